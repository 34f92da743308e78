"""What a finished card race comes to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.card_race.game import (
    BeganRow,
    DroppedRow,
    ExtendedRow,
    ScoredRow,
    Stole,
    finished,
    result,
)
from engine.catalog import CARD_RACE
from engine.core import Event, Play
from engine.players import by_chance
from engine.simulate import advance
from engine.views import CardRaceResult


def played(people: int, seed: int) -> tuple[Play[Any], list[Event], CardRaceResult]:
    values = CARD_RACE.values("book")
    seating = CARD_RACE.seating(people, values)
    play = CARD_RACE.make(seating.arms[0], values).start()
    events, random = [*play.events], Random(seed)
    while not play.table.over:
        events += advance(play, dict.fromkeys(seating.arms[0], by_chance), random)
    return play, events, result(play.game, play.table, seating, events)


@pytest.mark.parametrize("people", [2, 4])
def test_it_agrees_with_the_log(people: int) -> None:
    _, events, view = played(people, people)
    thefts = [event for event in events if isinstance(event, Stole)]
    for row in view.seats:
        own = [event for event in events if isinstance(event, ScoredRow) and event.seat == row.seat]
        rows = view.rows[row.seat]
        assert row.rolls == (), "no player rolls any dice"
        by_points = sorted((event.points for event in own), reverse=True)
        assert [each.points for each in rows] == by_points, "the best first"
        assert sum(each.points for each in rows) == view.points[row.seat]
        assert all(each.figures[-1] == 40 for each in rows)
        assert all(
            each.points == len(each.figures) + sum(view.stars[one] for one in each.figures)
            for each in rows
        )
        assert row.captured == sum(theft.seat == row.seat for theft in thefts) == sum(row.sent)
        assert row.lost == sum(theft.victim == row.seat for theft in thefts)
    best = max(view.stars[theft.figure] for theft in thefts)
    assert view.theft is not None
    assert view.stars[view.theft.figure] == best
    assert [row.place for row in view.seats] == sorted(row.place for row in view.seats)


def test_without_a_theft_there_is_no_best() -> None:
    values = CARD_RACE.values("book")
    game, seating = CARD_RACE.make((0, 1), values), CARD_RACE.seating(2, values)
    view = result(game, game.new(), seating, [])
    assert view.theft is None
    assert view.rows == ((), (), (), ())


def test_a_row_that_was_given_up_is_no_trophy() -> None:
    """What is laid in its place later has none of its figures."""
    begun, dropped = BeganRow(1, (6, 6), 2, 12), DroppedRow(1, 2, 1)
    scored = [
        BeganRow(1, (3,), 2, 39),
        ExtendedRow(1, (1,), 2, 39, 40),
        ScoredRow(1, 2, 2, 3, 5, 5),
    ]
    assert [row.figures for row in finished([begun, dropped, *scored])[1]] == [(39, 40)]
    assert finished([begun, dropped]) == ((), (), (), ())
