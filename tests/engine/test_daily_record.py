"""A person's days of the five, summed up: streaks, the mean, and the month by day."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from data.shipped.positions import positions
from engine.daily import FIRST, MOST_DAYS, Day, calendar, day, draws, five, lately, places
from engine.daily_record import MONTH, longest, record

FILES = positions()
BEGUN = day(FIRST)
TODAY = BEGUN + 40


def best(on: Day, worse: int = 0) -> str:
    """Return answers of a day, so many of which may be worse."""
    ways = [each.position.best for each in places(FILES, on)]
    return ",".join(str(way if at >= worse else int(way == 0)) for at, way in enumerate(ways))


def test_draws_are_those_of_each_day() -> None:
    found = lately(FILES, TODAY)
    assert [*found] == [*range(BEGUN, TODAY + 1)]
    for each in (BEGUN, TODAY - 7, TODAY):
        assert found[each] == places(FILES, each)
        assert [place.position for place in found[each]] == [
            puzzle.position for puzzle in five(FILES, each)
        ]


def test_no_more_days_are_drawn_than_answers_are_kept() -> None:
    found = lately(FILES, BEGUN + 2 * MOST_DAYS)
    assert len(found) == MOST_DAYS
    assert all(after == before + 1 for before, after in pairwise(found))


def test_a_later_file_takes_over_on_its_day() -> None:
    (first,) = FILES
    begins = (BEGUN + 5, BEGUN + 9)
    later = [
        tuple(replace(game, number=number, begins=calendar(begin)) for game in first)
        for number, begin in enumerate(begins, 2)
    ]
    found = lately((first, *later), BEGUN + 7)
    assert found[BEGUN + 4] == places(FILES, BEGUN + 4)
    assert found[BEGUN + 6] == places((first, *later), BEGUN + 6)
    assert max(found) == BEGUN + 7


def test_streaks_mean_and_month_are_those_of_finished_days() -> None:
    answers = {TODAY - away: best(TODAY - away) for away in (1, 2, 3, 9, 10, 11, 12, 35)}
    answers[TODAY - 3] = best(TODAY - 3, worse=5)
    answers[TODAY] = "0,1"
    found = record(FILES, answers, TODAY)
    assert found is not None
    gained = found.month[-4]
    assert gained is not None
    assert (found.streak, found.longest) == (3, 4)
    assert found.mean == pytest.approx((7 * 100 + gained) / 8)
    assert len(found.month) == MONTH
    assert found.month[-3:] == (100, 100, None)
    assert [at for at, each in enumerate(found.month) if each] == [17, 18, 19, 20, 26, 27, 28]


def test_a_streak_lasts_while_yesterday_can_be_finished() -> None:
    answers = {TODAY - away: best(TODAY - away) for away in (2, 3)}
    found = record(FILES, answers, TODAY)
    assert found is not None
    assert found.streak == 2
    lost = record(FILES, answers, TODAY + 1)
    assert lost is not None
    assert lost.streak == 0


@pytest.mark.parametrize("answers", [{}, {TODAY: "0,1"}, {BEGUN - 3: "0,0,0,0,0"}])
def test_without_a_finished_day_there_is_no_record(answers: dict[Day, str]) -> None:
    assert record(FILES, answers, TODAY) is None


def test_the_longest_run_is_found_wherever_it_is() -> None:
    assert longest({1, 2, 3, 7, 9, 10}) == 3
    assert [each for each, _ in draws(FILES[0], BEGUN + 1)] == [BEGUN, BEGUN + 1]
