"""Notes about a new player of a seat: ``"left 2"``, ``"back 0"``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from engine.views import Action, Seat

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
