"""Seating: each player's colours, one or several.

A colour may be neutral.

A player sits at one seat, which names it wherever players are counted: in places, standings and
statistics.  Further colours are asked in their own turns, and the same player answers for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from data.shipped.boards import load
from engine.rules import Value
from engine.views import Action, Seat

SAME_COLOURS = "classic-4"
"""The board in `data/shipped/boards` whose arms have the colours of four seats around a table."""


class Seating(Struct, frozen=True):
    """The possible seats of some number of people under some rules."""

    arms: Sequence[Sequence[Seat]]
    """The seats that may be taken together, the usual choice first; none if so many cannot play."""
    colours: tuple[str, ...]
    """By seat: what its colour is called, as a key of the texts."""
    board: str = ""
    """Key of the board in `data/shipped/boards`, if there is one."""
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


# Notes about a new player of a seat: ``"left 2"``, ``"back 0"``.


Handover: TypeAlias = Literal["left", "gone", "absent", "back", "taken"]
"""The reason: who had the seat has given it up, has left the server or answers nothing; or a person
is back, or takes it.  The rules learn only that somebody else plays there."""

HANDOVERS: Mapping[str, Handover] = {reason: reason for reason in get_args(Handover)}
"""By the word that stands for it in a note."""


def reseated(note: Action) -> tuple[Handover, Seat] | None:
    """Read a note about the new player of a seat.

    >>> reseated("left 2"), reseated("time-up")
    (('left', 2), None)
    """
    word, _, seat = note.partition(" ")
    reason = HANDOVERS.get(word)
    return (reason, int(seat)) if reason and seat.isascii() and seat.isdecimal() else None
