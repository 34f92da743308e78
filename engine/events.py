"""Events of all races to the goal, on any board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.core import Event
from engine.views import Seat


class Captured(Event, frozen=True):
    """A piece went back to its base."""

    captures: ClassVar[int] = 1
    seat: Seat
    piece: int
    by: Seat

    @property
    def actor(self) -> Seat:
        """The seat that captured."""
        return self.by


class Finished(Event, frozen=True):
    """A player has all pieces home; the place counts from 1."""

    seat: Seat
    place: int


def captures(events: Iterable[Event]) -> Iterator[tuple[Seat, Seat]]:
    """Return each capture: its seat, and that of the piece."""
    return ((event.by, event.seat) for event in events if isinstance(event, Captured))
