"""Results of finished classic games, player by player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.classic.events import Rolled
from engine.core import Event, Game, Table
from engine.events import captures
from engine.result import by_seat
from engine.seating import Seating
from engine.views import ResultView


def result(game: Game[Any], t: Table, seating: Seating, events: Iterable[Event]) -> ResultView:
    """Count as `by_seat`, of all that happened."""
    happened = list(events)
    rolls = [(event.seat, (event.pips,)) for event in happened if isinstance(event, Rolled)]
    return ResultView(seating.board, by_seat(game, t, seating, captures(happened), rolls))
