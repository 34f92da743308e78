"""A person's own results, summed up."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.records import Capture, Result
from engine.hosting.statistics.own_results import Stats, score, stats, streak
from tests.engine.hosting.test_trophies import result

ADA, BEN, CEM = 7, 8, 9


def other(person: int, **changes: Any) -> Result:
    """Return a result of another person at the next seat."""
    return result(person=person, seat=1, place=2, share=0.0, **changes)


def summed(
    *rows: Result, others: tuple[Result, ...] = (), taken: tuple[Capture, ...] = ()
) -> Stats:
    """Return Ada's results, summed up on day 20,000."""
    return stats(ADA, rows, (*rows, *others), taken, ("classic",), {}, {20_000})


def test_luck_is_set_aside_only_where_it_tells_something() -> None:
    assert score(result(aside=0.4, tells=True)).result == 0.4
    assert score(result(aside=0.4)).result == 1.0


def test_a_shared_first_place_is_a_win_and_one_that_was_left_is_none() -> None:
    assert score(result(joint=True, share=0.5)).won
    assert not score(result(left=True, place=0, share=0.6)).won


def test_everything_is_added_up() -> None:
    found = summed(
        result(lost_points=0.2, choices=30, mistakes='{"risk": 0.1, "unknown": 5.0}'),
        result(table=2, wait=17, lost_points=0.1, choices=20, mistakes='{"risk": 0.1, "way": 0.3}'),
        result(table=3, place=2, share=0.0),
    )
    assert (found.tally.games, found.tally.wins) == (3, 2)
    assert found.lost == pytest.approx(0.3)
    assert found.choices == 50
    assert [kind for kind, _ in found.mistakes] == ["way", "risk"]
    assert (found.sixes, found.rolls, found.wait) == (15, 90, 17)
    assert found.expected_sixes == 15


def test_nothing_is_known_of_nothing() -> None:
    found = summed()
    assert (found.tally.games, found.choices, found.wait, found.streak) == (0, 0, 0, 0)
    assert (found.sent, found.sent_by, dict(found.trophies)) == ([], [], {})


def test_those_sent_home_most_often_come_first_on_either_side() -> None:
    found = summed(
        result(),
        result(table=2),
        others=(other(BEN), other(CEM, table=2)),
        taken=(
            Capture(1, 0, 1, 2),
            Capture(1, 1, 0, 1),
            Capture(2, 0, 1, 3),
            Capture(2, 1, 0, 1),
        ),
    )
    assert list(found.sent) == [(CEM, 3), (BEN, 2)]
    assert list(found.sent_by) == [(BEN, 1), (CEM, 1)]


def test_a_streak_ends_today_or_yesterday_and_takes_two_days() -> None:
    assert streak([8, 9, 10], {10}) == 3
    assert streak([8, 9, 9], {10}) == 2
    assert streak([7, 8], {10}) == 0
    assert streak([10], {10}) == 0
    assert streak([], {10}) == 0


@given(st.lists(st.integers(0, 30)), st.integers(0, 30))
def test_every_day_of_a_streak_had_a_game(days: list[int], today: int) -> None:
    found = streak(days, {today})
    last = today if today in days else today - 1
    assert all(last - each in days for each in range(found))
    assert not found or last - found not in days
