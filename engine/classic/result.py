"""Results of a finished classic game, player by player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.classic.events import Rolled
from engine.core import Event, Game, Table
from engine.events import Captured
from engine.seating import Seating
from engine.views import ResultView, SeatResult

SIX = 6
"""What lets a piece in."""


def result(game: Game[Any], t: Table, seating: Seating, events: Iterable[Event]) -> ResultView:
    """Count places, captures, rolls and waits; colours of a player together.

    Args:
        game: the rules played by.
        t: the table as it lies at the end.
        seating: which colours a player had.
        events: all that happened.
    """
    places = game.standings(t)
    seats = [seat for together in places for seat in together]
    players = seating.players(seats)
    owner = {colour: seat for seat, colours in players.items() for colour in colours}
    sent = {seat: [0] * len(seating.colours) for seat in seats}
    lost = dict.fromkeys(seats, 0)
    rolls = {seat: [0] * 6 for seat in seats}
    waits, longest = dict.fromkeys(seats, 0), dict.fromkeys(seats, 0)
    for event in events:
        if isinstance(event, Rolled):
            seat = owner[event.seat]
            rolls[seat][event.pips - 1] += 1
            waits[seat] = 0 if event.pips == SIX else waits[seat] + 1
            longest[seat] = max(longest[seat], waits[seat])
        elif isinstance(event, Captured):
            sent[owner[event.by]][event.seat] += 1
            if event.seat in owner:
                lost[owner[event.seat]] += 1
    found, place = [], 1
    for together in places:
        for seat in together:
            homes, further = tuple(sent[seat]), players[seat][1:]
            given = tuple(rolls[seat])
            found.append(
                SeatResult(
                    seat, place, sum(homes), lost[seat], given, further, homes, longest[seat]
                )
            )
        place += len(together)
    return ResultView(seating.board, tuple(found))
