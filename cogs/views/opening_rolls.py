"""The opening of a game, gathered in one event for telling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from engine.hosting.state.game_log import LogRow
from engine.races import Began, OpeningRoll
from engine.views import Seat


class Opened(Began, frozen=True):
    """The first player, settled by these rolls."""

    rolls: tuple[tuple[int, ...], ...]
    """Those of each round, first that of the one who begins; nothing where none were rolled."""

    @property
    def said(self) -> str:
        """The rolls by round: ``"6, 6, 3, 1; 5, 2"``, or ``"none"``."""
        return "; ".join(", ".join(map(str, each)) for each in self.rolls) or "none"


def gathered(rows: Sequence[LogRow]) -> Sequence[LogRow]:
    """Return *rows* with the opening rolls gathered in one event."""
    events = [event for row in rows for event in row.events]
    begun = next((event for event in events if isinstance(event, Began)), None)
    if begun is None:
        return rows
    rounds = list[dict[Seat, int]]()
    for event in events:
        if isinstance(event, OpeningRoll):
            if not rounds or event.seat in rounds[-1]:
                rounds.append({})
            rounds[-1][event.seat] = event.pips
    opened = Opened(begun.seat, tuple(_first(begun.seat, rolls) for rolls in rounds))
    return [
        structs.replace(
            row,
            events=tuple(
                opened if event is begun else event
                for event in row.events
                if not isinstance(event, OpeningRoll)
            ),
        )
        for row in rows
    ]


def _first(seat: Seat, rolls: Mapping[Seat, int]) -> tuple[int, ...]:
    """Return the rolls of a round, first that of *seat*."""
    seats = [*rolls]
    at = seats.index(seat) if seat in rolls else 0
    return tuple(rolls[each] for each in (*seats[at:], *seats[:at]))
