"""Boards: where squares lie, and in which order they are walked.

A board is one JSON file in `data/shipped/boards`; this is its pure loader, for the rules (lengths, starts)
and for the pictures (coordinates) alike.

Conventions: arms are counted clockwise from 0, one for each colour. Coordinates have the middle of
the board as origin and the distance of two neighbouring track squares as unit, x grows to the
right and y downwards. Positions are steps along an arm's own way: -1 the base, 0 its start square,
`length - 1` the last square before its goal, `length` and on the goal squares. Pieces are counted
from 0.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

Point = tuple[float, float]

FOLDER = Path(__file__).with_suffix("")


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A board: an endless track.

    A start, base and goal lane by arm.
    """

    key: str
    colours: tuple[str, ...]
    """By arm: ``"yellow"``, ``"green"``, ..."""
    starts: tuple[int, ...]
    """By arm: the place of its start square on the track."""
    track: tuple[Point, ...]
    """Clockwise, beginning with the first arm's start square."""
    goals: tuple[tuple[Point, ...], ...]
    """By arm: its goal squares, a first."""
    bases: tuple[tuple[Point, ...], ...]
    """By arm: where its pieces wait, by their number."""

    @property
    def arms(self) -> int:
        return len(self.colours)

    @property
    def length(self) -> int:
        """The number of squares on the track: the first goal position."""
        return len(self.track)

    @property
    def pieces(self) -> int:
        """The number of pieces of each arm."""
        return len(self.bases[0])

    def goal(self, pieces: int) -> int:
        """The position of the first goal square, with so many *pieces*.

        They end on the innermost squares of its lane; those before are a way to them.

        >>> load("classic-4").goal(4), load("classic-4").goal(2)
        (40, 42)
        """
        return self.length + self.pieces - pieces

    def place(self, arm: int, position: int) -> int:
        """The place on the track, from 0, of a *position* in ``range(length)``."""
        return (self.starts[arm] + position) % len(self.track)

    def square(self, arm: int, position: int, number: int = 0) -> Point:
        """The square of a piece of *arm*.

        *number* matters in the base only.
        """
        if position < 0:
            return self.bases[arm][number]
        if position >= len(self.track):
            return self.goals[arm][position - len(self.track)]
        return self.track[self.place(arm, position)]

    def name(self, arm: int, position: int) -> str:
        """The public name of a square: ``"1"`` to ``"40"``, ``"a"`` on, ``"B"``.

        Goals are letters from a on, bases are B.

        >>> board = load("classic-4")
        >>> board.name(0, 0), board.name(1, 0), board.name(3, 11), board.name(2, 42)
        ('1', '11', '2', 'c')
        """
        if position < 0:
            return "B"
        if position >= len(self.track):
            return "abcdefgh"[position - len(self.track)]
        return str(self.place(arm, position) + 1)


def keys() -> tuple[str, ...]:
    """The keys of every board there is, sorted."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


@cache
def load(key: str) -> Board:
    """The board called *key*.

    Raises:
        KeyError: there is none.
    """
    if key not in keys():
        raise KeyError(key)
    return msgspec.json.decode((FOLDER / f"{key}.json").read_bytes(), type=Board)
