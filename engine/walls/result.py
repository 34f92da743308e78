"""Results of finished wall races, seat by seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core import Event, Game, Table
from engine.events import captures
from engine.result import by_seat
from engine.seating import SAME_COLOURS, Seating
from engine.views import ResultView
from engine.walls.events import RolledTwo


def result(game: Game[Any], t: Table, seating: Seating, events: Iterable[Event]) -> ResultView:
    """Count as `by_seat`, of all that happened."""
    happened = list(events)
    rolls = [(event.seat, event.dice) for event in happened if isinstance(event, RolledTwo)]
    return ResultView(SAME_COLOURS, by_seat(game, t, seating, captures(happened), rolls))
