"""Results of finished games: places, captures and dice, player by player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core import Game, Table
from engine.seating import Seating
from engine.views import Seat, SeatResult

SIX = 6
"""What lets a piece in, where there is one die."""


def by_seat(
    game: Game[Any],
    t: Table,
    seating: Seating,
    captures: Iterable[tuple[Seat, Seat]],
    rolls: Iterable[tuple[Seat, tuple[int, ...]]] | None = None,
) -> tuple[SeatResult, ...]:
    """Count places, captures, rolls and waits; colours of a player together.

    Args:
        game: the rules played by.
        t: the table as it lies at the end.
        seating: which colours a player had.
        captures: who captured, and whose piece or figure.
        rolls: who rolled, and what the dice showed; None where there are none.
    """
    places = game.standings(t)
    players = seating.players([seat for together in places for seat in together])
    owner = {colour: seat for seat, colours in players.items() for colour in colours}
    sent = {seat: [0] * len(seating.colours) for seat in players}
    pips = {seat: [0] * 6 if rolls is not None else [] for seat in players}
    lost, waits, longest = (dict.fromkeys(players, 0) for _ in range(3))
    for by, victim in captures:
        sent[owner[by]][victim] += 1
        if victim in owner:
            lost[owner[victim]] += 1
    for roller, dice in rolls or ():
        seat = owner[roller]
        for die in dice:
            pips[seat][die - 1] += 1
        if len(dice) == 1:
            waits[seat] = 0 if dice == (SIX,) else waits[seat] + 1
            longest[seat] = max(longest[seat], waits[seat])
    found, place = list[SeatResult](), 1
    for together in places:
        for seat in together:
            found.append(
                SeatResult(
                    seat,
                    place,
                    captured=sum(sent[seat]),
                    lost=lost[seat],
                    rolls=tuple(pips[seat]),
                    further=players[seat][1:],
                    sent=tuple(sent[seat]),
                    waited=longest[seat],
                )
            )
        place += len(together)
    return tuple(found)
