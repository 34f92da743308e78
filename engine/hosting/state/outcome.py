"""The outcome of a finished game, counted from its whole log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from data.records import Entry
from engine.core import IllegalAction, Play
from engine.game_analysis import least
from engine.hosting.state.replay import again
from engine.seating import Seating
from engine.system import System
from engine.views import ResultView, View


def counted(
    play: Play[Any], system: System, seating: Seating, chances: bool, rows: Sequence[Entry]
) -> View | None:
    """Return the result of a finished game; None without one.

    With *chances*, those that each player had are told, too, if the game still goes as it did.
    """
    if system.result is None:
        return None
    game = play.game
    events = (event for row in rows for event in game.read(row.events))
    found = system.result(game, play.table, seating, events)
    if not (chances and system.outlook and isinstance(found, ResultView)):
        return found
    try:
        known = least(system.outlook(game), again(game, rows))
    except IllegalAction:
        return found  # the rules have changed since it was played
    seats = [structs.replace(row, least=known.get(row.seat, 1.0)) for row in found.seats]
    return structs.replace(found, seats=tuple(seats))
