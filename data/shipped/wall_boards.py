"""The board of the wall race, a JSON file in `data/shipped/walls`.

The rulebook shows parts of its board only.  How many squares there are and what stands on the walls
is ours, made so that every sentence and every example of the rulebook fits; what reviews tell is
kept: six lanes between five walls, one start for all, and two last squares.

Conventions: squares count along the track from 0, the start that all share, to `length - 1`; a
piece in its base is on -1, and those in the goal on `length` (a) to `length + 3` (d).  Lanes and
walls count from 0 at the start, columns from 0 at the left.  Even lanes run from right to left, odd
ones from left to right, and a single square joins the end of each to the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

WALLS = Path(__file__).with_name("walls")
Walls: TypeAlias = tuple[tuple[int, ...], ...]
"""By wall, from the start on: the numbers of its segments, from left to right."""


class Segment(Struct, frozen=True):
    """A numbered part of a wall, and the squares on both sides."""

    wall: int
    number: int
    column: int
    low: int
    """The square that comes first on the track."""
    high: int


class WallBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """A board of lanes with walls between them."""

    key: str
    colours: tuple[str, ...]
    """By seat: ``"yellow"``, ``"green"``, ..."""
    pieces: int
    """How many everybody has."""
    lanes: int
    columns: int
    """How many squares a lane has."""
    walls: Walls
    """As they stand by the rulebook.  Each is a column shorter than a lane."""

    @property
    def length(self) -> int:
        """The number of squares on the track: the position of square a."""
        return self.lanes * (self.columns + 1) - 1

    @property
    def finish(self) -> tuple[int, ...]:
        """The last squares, from which pieces go into their goals."""
        return (self.length - 2, self.length - 1)

    def square(self, lane: int, column: int) -> int:
        """The square of a lane that lies in a column.

        >>> walls().square(0, 9), walls().square(0, 0), walls().square(1, 0)
        (0, 9, 11)
        """
        steps = column if lane % 2 else self.columns - 1 - column
        return lane * (self.columns + 1) + steps

    def place(self, square: int) -> tuple[int, int]:
        """The column of a square, and its row from below.

        Lanes lie in every other row.

        >>> walls().place(0), walls().place(10), walls().place(64)
        ((9, 0), (0, 1), (9, 10))
        """
        lane, steps = divmod(square, self.columns + 1)
        if steps == self.columns:
            return (self.columns - 1 if lane % 2 else 0), 2 * lane + 1
        return (steps if lane % 2 else self.columns - 1 - steps), 2 * lane

    def segments(self, walls: Walls) -> Iterator[Segment]:
        """Yield all segments of *walls*; a wall leaves out the joining column.

        >>> next(walls().segments(walls().walls))
        Segment(wall=0, number=4, column=1, low=8, high=12)
        """
        for wall, numbers in enumerate(walls):
            for column, number in enumerate(numbers, 1 - wall % 2):
                low, high = self.square(wall, column), self.square(wall + 1, column)
                yield Segment(wall, number, column, low, high)

    def name(self, position: int) -> str:
        """The public name of a position: ``"A"``, ``"1"`` to ``"62"``, ``"Z"``.

        >>> [walls().name(position) for position in (-1, 0, 7, 63, 64, 65, 68)]
        ['B', 'A', '7', 'Z', 'Z', 'a', 'd']
        """
        if position < 0:
            return "B"
        if position >= self.length:
            return "abcdefgh"[position - self.length]
        if position in self.finish:
            return "Z"
        return str(position) if position else "A"


@cache
def walls(key: str = "walls") -> WallBoard:
    """The board called *key*.

    Raises:
        FileNotFoundError: there is none.
    """
    return msgspec.json.decode((WALLS / f"{key}.json").read_bytes(), type=WallBoard)
