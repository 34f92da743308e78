"""Beginnings with too few people."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hosting.state.beginnings import SOON, TIMES, Outcome, delay, outcome
from engine.hosting.state.time_controls import DAY, MINUTE


@pytest.mark.parametrize(
    ("there", "put_off", "then"),
    [(6, 0, "begin"), (7, 2, "begin"), (5, 0, "put off"), (0, 1, "put off"), (5, 2, "ask")],
)
def test_a_beginning_waits_twice_for_the_missing(there: int, put_off: int, then: Outcome) -> None:
    assert outcome(there, 6, put_off) == then


@given(st.lists(st.integers(0, 10), min_size=TIMES + 1, max_size=TIMES + 1), st.integers(1, 10))
def test_each_beginning_begins_or_asks_after_two_delays(there: list[int], needed: int) -> None:
    outcomes = [outcome(each, needed, put_off) for put_off, each in enumerate(there)]
    assert outcomes[-1] in ("begin", "ask")
    assert [each == "begin" for each in outcomes] == [each >= needed for each in there]


@pytest.mark.parametrize(
    ("daily", "late", "seconds"),
    [(False, 0, SOON), (True, MINUTE, DAY), (False, 3600, SOON + 3600)],
)
def test_people_always_have_the_whole_time(daily: bool, late: float, seconds: float) -> None:
    assert delay(daily, late) == seconds
