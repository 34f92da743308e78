"""Results of finished wall races, seat by seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core import Event, Game, Table
from engine.events import Captured
from engine.seating import Seating
from engine.views import ResultView, SeatResult
from engine.walls.events import RolledTwo

SAME_COLOURS = "classic-4"
"""The board in `data/boards` whose arms have the colours of this one's seats."""


def result(game: Game[Any], t: Table, seating: Seating, events: Iterable[Event]) -> ResultView:
    """Count places, captures, and faces of the dice.

    Args:
        game: the rules played by.
        t: the table as it lies at the end.
        seating: whose colours are whose.
        events: all that happened.
    """
    places = game.standings(t)
    sent = {seat: [0] * len(seating.colours) for seat in game.seats}
    lost = dict.fromkeys(game.seats, 0)
    rolls = {seat: [0] * 6 for seat in game.seats}
    for event in events:
        if isinstance(event, RolledTwo):
            for pips in event.dice:
                rolls[event.seat][pips - 1] += 1
        elif isinstance(event, Captured):
            sent[event.by][event.seat] += 1
            lost[event.seat] += 1
    found, place = [], 1
    for together in places:
        for seat in together:
            given, homes = tuple(rolls[seat]), tuple(sent[seat])
            found.append(SeatResult(seat, place, sum(homes), lost[seat], given, sent=homes))
        place += len(together)
    return ResultView(SAME_COLOURS, tuple(found))
