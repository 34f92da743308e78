"""Parts of all races to the goal: events and results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from engine.core import Event, Game, Table
from engine.seating import Seating
from engine.views import Seat, SeatResult


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
    answered = {seat: [0] * len(seating.colours) for seat in players}
    taken = Counter[tuple[Seat, Seat]]()
    for by, victim in captures:
        sent[owner[by]][victim] += 1
        if victim in owner:
            one, other = owner[by], owner[victim]
            lost[other] += 1
            taken[one, other] += 1
            answered[one][other] = taken[other, one]
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
                    answered=tuple(answered[seat]),
                    waited=longest[seat],
                )
            )
        place += len(together)
    return tuple(found)
