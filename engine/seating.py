"""Seating: each player's colours, one or several.

A colour may be neutral.

A player sits at one seat, which names it wherever players are counted: in places, standings and
statistics.  Further colours are asked in their own turns, and the same player answers for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from data.boards import load
from engine.rules import Value
from engine.views import Seat

SAME_COLOURS = "classic-4"
"""The board in `data/boards` whose arms have the colours of four seats around a table."""


class Seating(Struct, frozen=True):
    """The possible seats of some number of people under some rules."""

    arms: Sequence[Sequence[Seat]]
    """The seats that may be taken together, the usual choice first; none if so many cannot play."""
    colours: tuple[str, ...]
    """By seat: what its colour is called, as a key of the texts."""
    board: str = ""
    """Key of the board in `data/boards`, if there is one."""
    further: Mapping[Seat, tuple[Seat, ...]] = {}
    """By seat taken: the colours that whoever sits there plays as well, where they are free."""
    neutral: bool = False
    """Whether the colours that are left are in play, too, and belong to nobody."""

    def players(self, seats: Sequence[Seat]) -> dict[Seat, tuple[Seat, ...]]:
        """Return by seat taken the colours played from there, its own first."""
        return {
            seat: (seat, *(other for other in self.further.get(seat, ()) if other not in seats))
            for seat in seats
        }

    def left(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Return the neutral colours."""
        if not self.neutral:
            return ()
        return tuple(seat for seat in range(len(self.colours)) if seat not in seats)


def around_a_table(people: int, values: Mapping[str, Value]) -> Seating:
    """Return the seats of two to four people, of any colours.

    001, sentence 1; 002, box, sentence 1.
    """
    arms = tuple(combinations(range(4), people)) if people in (2, 3, 4) else ()
    return Seating(arms, load(SAME_COLOURS).colours)
