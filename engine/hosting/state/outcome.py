"""The outcome of a finished game, counted from its whole log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import structs

from data.records import Entry
from engine.analysis_values import TurnStart
from engine.core import ASIDE, IllegalAction, Play, reseated
from engine.game_analysis import course
from engine.hosting.state.replay import again
from engine.seating import Seating
from engine.system import System
from engine.views import ResultView, View


class Outcome(NamedTuple):
    """The outcome of a finished game."""

    result: View | None
    """What it comes to, where its rules count that."""
    course: tuple[TurnStart, ...]
    """All turns until the win; empty where it does not go any more as it did, or nothing asks for them."""


def counted(
    play: Play[Any], system: System, seating: Seating, chances: bool, rows: Sequence[Entry]
) -> Outcome:
    """Return the outcome of a finished game.

    With *chances*, those that each player had are told, too, if the game still goes as it did; without,
    turns are told where a seat has changed hands.
    """
    game, turns = play.game, tuple[TurnStart, ...]()
    outlook = system.outlook(game) if chances and system.outlook else None
    if outlook or any(row.seat == ASIDE and reseated(row.action) for row in rows):
        try:
            turns = tuple(course(outlook, again(game, rows)))
        except IllegalAction:  # the rules have changed since it was played
            turns = ()
    if system.result is None:
        return Outcome(None, turns)
    events = (event for row in rows for event in game.read(row.events))
    found = system.result(game, play.table, seating, events)
    if outlook and turns and isinstance(found, ResultView):
        least = [
            structs.replace(row, least=min(turn.chances[row.seat] for turn in turns))
            for row in found.seats
        ]
        found = structs.replace(found, seats=tuple(least))
    return Outcome(found, turns)
