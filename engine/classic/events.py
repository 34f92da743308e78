"""Events of the classic game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core import Event
from engine.races import Captured
from engine.views import BASE, Piece, Seat, Step


class Rolled(Event, frozen=True):
    """A seat rolled the die in its turn."""

    rolled: ClassVar[bool] = True
    moves: ClassVar[bool] = False
    seat: Seat
    pips: int


class Stuck(Event, frozen=True):
    """No piece could move the roll."""

    moves: ClassVar[bool] = False
    seat: Seat
    pips: int


class Moved(Event, frozen=True):
    """A piece moved or entered (from -1), both ends in own steps."""

    seat: Seat
    piece: int
    at: int
    to: int


class Overlooked(Event, frozen=True):
    """A seat missed a capture.

    The piece that should have captured went back to its base.
    """

    seat: Seat
    piece: int
    at: int = BASE
    """Where it stood, in its own steps; logs of the first version do not say."""


class Broke(Event, frozen=True):
    """A seat broke a MUST of the tournament rules.

    Its move does not count and its turn is over.
    """

    seat: Seat
    must: int
    """The number of the rule."""


class Fined(Event, frozen=True):
    """A piece went back to its base for a broken MUST."""

    seat: Seat
    piece: int
    at: int = BASE
    """Where it stood, in its own steps; logs of the first version do not say."""


class RollsAgain(Event, frozen=True):
    """A seat has a further roll."""

    moves: ClassVar[bool] = False
    seat: Seat


class CameHome(Event, frozen=True):
    """A colour has all its pieces home, which settles no place yet."""

    seat: Seat


class TimeUp(Event, frozen=True):
    """The time for the game is over, and the squares are counted."""

    points: tuple[tuple[Seat, int], ...]
    """Of each player who is not home: what the squares are worth, the most first."""


def steps(events: Sequence[Event]) -> tuple[Step, ...]:
    """Return the steps with their captures; penalties lead to the base."""
    found: list[Step] = []
    captures: list[Piece] = []
    for event in events:
        if isinstance(event, Captured):
            captures.append(Piece(event.seat, event.piece))
        elif isinstance(event, Moved):
            piece = Piece(event.seat, event.piece)
            found.append(Step(piece, event.at, event.to, tuple(captures)))
            captures = []
        elif isinstance(event, Overlooked | Fined):
            found.append(Step(Piece(event.seat, event.piece), event.at, BASE))
    return tuple(found)
