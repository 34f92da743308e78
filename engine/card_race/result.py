"""The result of a finished card race, seat by seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.card_race.game import BeganRow, DroppedRow, ExtendedRow, ScoredRow, Stole, TookOwn
from engine.card_race.rows import SEATS, empty
from engine.core import Event, Game
from engine.result import by_seat
from engine.seating import SAME_COLOURS, Seating
from engine.views import CardRaceResult, Scored, Theft


def result(game: Game[Any], t: Any, seating: Seating, events: Iterable[Event]) -> CardRaceResult:
    """Count places and thefts, and keep the rows as they lie.

    Args:
        game: a `CardRace`, the rules played by.
        t: its table as it lies at the end.
        seating: whose colours are whose.
        events: all that happened.
    """
    stars: tuple[int, ...] = getattr(game, "stars", ())
    happened = list(events)
    thefts = [event for event in happened if isinstance(event, Stole)]
    best = max(thefts, key=lambda each: (stars[each.figure], each.figure), default=None)
    return CardRaceResult(
        SAME_COLOURS,
        by_seat(game, t, seating, ((event.seat, event.victim) for event in thefts)),
        rows=finished(happened),
        points=tuple(t.points),
        stars=stars,
        theft=Theft(best.seat, best.victim, best.figure) if best else None,
    )


def finished(events: Iterable[Event]) -> tuple[tuple[Scored, ...], ...]:
    """Return by seat its rows brought to 40, the best first."""
    rows, found = empty(range(SEATS)), [list[Scored]() for _ in range(SEATS)]
    for event in events:
        match event:
            case BeganRow():
                rows[event.seat][event.row - 1].append(event.to)
            case ExtendedRow():
                rows[event.seat][event.row - 1].append(event.to)
            case Stole():
                rows[event.victim][event.row - 1].remove(event.figure)
            case TookOwn():
                rows[event.seat][event.row - 1].remove(event.figure)
            case ScoredRow():
                done = rows[event.seat][event.row - 1]
                found[event.seat].append(Scored(event.points, tuple(done)))
                done.clear()
            case DroppedRow():
                rows[event.seat][event.row - 1].clear()
    return tuple(tuple(sorted(own, key=lambda row: -row.points)) for own in found)
