"""The outcome of a finished game, counted from its whole log."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec import structs

from data.records import Entry
from engine.core import ASIDE, IllegalAction, Play
from engine.game_analysis import Course, course
from engine.hosting.state.replay import again
from engine.seating import Seating, reseated
from engine.system import System
from engine.views import ResultView, View


class Outcome(NamedTuple):
    """The outcome of a finished game."""

    result: View | None
    """What it comes to, where its rules count that."""
    course: Course
    """All turns until the win; empty where it does not go any more as it did, or nothing asks for them."""


def counted(
    play: Play[Any], system: System, seating: Seating, chances: bool, rows: Sequence[Entry]
) -> Outcome:
    """Return the outcome of a finished game.

    With *chances*, those that each player had are told, too, if the game still goes as it did; without,
    turns are told where a seat has changed hands.
    """
    game, found = play.game, Course()
    outlook = system.outlook(game) if chances and system.outlook else None
    if outlook or any(row.seat == ASIDE and reseated(row.action) for row in rows):
        with suppress(IllegalAction):  # where the rules have changed since it was played
            found = course(outlook, again(game, rows))
    if system.result is None:
        return Outcome(None, found)
    events = (event for row in rows for event in game.read(row.events))
    result = system.result(game, play.table, seating, events)
    if outlook and found.turns and isinstance(result, ResultView):
        least = [
            structs.replace(row, least=min(turn.chances[row.seat] for turn in found.turns))
            for row in result.seats
        ]
        result = structs.replace(result, seats=tuple(least))
    return Outcome(result, found)
