"""Events of the wall race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from data.walls import Walls
from engine.core import Event
from engine.views import Piece, Seat
from engine.walls.views import Leg, Way


class SetWalls(Event, frozen=True):
    """The walls were put up in another order, some turned round."""

    walls: Walls
    """Their numbers as they stand, from left to right, from the start on."""


class RolledTwo(Event, frozen=True):
    """A seat rolled both dice in its turn."""

    rolled: ClassVar[bool] = True
    moves: ClassVar[bool] = False
    seat: Seat
    dice: tuple[int, int]


class Went(Event, frozen=True):
    """A piece went a way with both dice; captures follow."""

    seat: Seat
    piece: int
    at: int
    """Where it stood."""
    legs: tuple[Leg, Leg]
    to: int
    """Where it stands now."""

    @property
    def way(self) -> Way:
        """The same in the words of the views."""
        return Way(Piece(self.seat, self.piece), self.at, self.legs, self.to)


def ways(events: Sequence[Event]) -> tuple[Way, ...]:
    """Return the ways that were gone."""
    return tuple(event.way for event in events if isinstance(event, Went))
