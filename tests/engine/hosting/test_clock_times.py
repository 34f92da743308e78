"""Times chosen by day, hour and quarter."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hosting.state import clock_times
from engine.hosting.state.clock_times import DAYS, QUARTERS, ClockTime
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import DAY, HOUR, zones
from tests.engine.hosting.seated import refused

BERLIN, APIA, HONOLULU = "Europe/Berlin", "Pacific/Apia", "Pacific/Honolulu"


def at(*when: int, zone: str = BERLIN, fold: int = 0) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone), fold=fold).timestamp()  # type: ignore[misc,arg-type]


NOW = at(2026, 11, 28, 18, 30)


def test_today_and_the_next_days_are_offered() -> None:
    offered = clock_times.days(NOW, BERLIN)
    assert offered[0] == date(2026, 11, 28)
    assert len(offered) == DAYS == len({*offered})
    assert clock_times.days(NOW, APIA)[0] == date(2026, 11, 29), "beyond the date line"


@pytest.mark.parametrize(("hour", "day"), [(18, 28), (19, 28), (20, 29), (23, 29)])
def test_an_evening_at_least_an_hour_away_stands_first(hour: int, day: int) -> None:
    first = clock_times.first_offer(at(2026, 11, 28, hour), BERLIN)
    assert first == ClockTime(date(2026, 11, day), 20, 0)


@given(
    st.datetimes(datetime(2026, 1, 1), datetime(2037, 1, 1)),
    st.integers(0, DAYS - 1),
    st.integers(0, 23),
    st.sampled_from(QUARTERS),
    st.sampled_from(sorted(zones().values())),
)
def test_each_time_is_a_moment_still_to_come_or_refused(
    now: datetime, days: int, hour: int, minute: int, zone: str
) -> None:
    """In all zones, whatever their clocks do that night."""
    moment = now.replace(tzinfo=UTC).timestamp()
    chosen = ClockTime(clock_times.days(moment, zone)[days], hour, minute)
    assert clock_times.read(str(chosen)) == chosen
    try:
        found = clock_times.moment(chosen, zone, moment)
    except Refused as refusal:
        known = refusal.key in ("moment-past", "moment-skipped")
        found = moment + 1 if known else 0.0
        chosen = clock_times.clock_time(found, zone)
    assert clock_times.clock_time(found, zone) == chosen
    assert moment < found < moment + (DAYS + 1) * DAY


def test_a_skipped_hour_is_refused() -> None:
    with refused("moment-skipped"):
        clock_times.moment(ClockTime(date(2027, 3, 28), 2, 30), BERLIN, at(2027, 3, 20, 12))


def test_an_hour_that_comes_twice_is_the_next_one() -> None:
    twice, first = ClockTime(date(2026, 10, 25), 2, 30), at(2026, 10, 25, 2, 30)
    assert clock_times.comes_twice(twice, BERLIN, first - HOUR)
    assert not clock_times.comes_twice(twice, BERLIN, first + 1), "the second alone is to come"
    assert not clock_times.comes_twice(twice._replace(hour=4), BERLIN, first - HOUR)
    assert clock_times.moment(twice, BERLIN, first - HOUR) == first
    assert clock_times.moment(twice, BERLIN, first + 1) == first + HOUR
    with refused("moment-past"):
        clock_times.moment(twice, BERLIN, first + HOUR)


def test_a_past_moment_and_one_never_offered_are_refused() -> None:
    with refused("moment-past"):
        clock_times.moment(ClockTime(date(2026, 11, 28), 18, 30), BERLIN, NOW)
    with refused("bad-click"):
        clock_times.moment(ClockTime(date(2027, 11, 28), 18, 30), BERLIN, NOW)


@pytest.mark.parametrize("written", ["", "2026", "202613012000", "202612052560", "tomorrow"])
def test_a_word_without_a_time_is_refused(written: str) -> None:
    with refused("bad-click"):
        clock_times.read(written)


@pytest.mark.parametrize(
    ("own", "server", "found"),
    [
        ("", "", ("UTC", "none")),
        ("", "UTC", ("UTC", "server")),
        ("", BERLIN, (BERLIN, "server")),
        (HONOLULU, BERLIN, (HONOLULU, "own")),
        ("Gone/Zone", BERLIN, (BERLIN, "server")),
        ("Gone/Zone", "Gone/Zone", ("UTC", "none")),
    ],
)
def test_a_chosen_zone_is_told_from_a_default(
    own: str, server: str, found: tuple[str, str]
) -> None:
    assert clock_times.known_zone(own, server) == found


def test_eight_in_the_evening_stays_eight_over_daylight_saving() -> None:
    moment = at(2026, 10, 3, 20)
    for week in range(30):
        there = datetime.fromtimestamp(moment, ZoneInfo(BERLIN))
        assert (there.hour, there.minute) == (20, 0)
        assert there.date() == date(2026, 10, 3) + timedelta(weeks=week)
        moment = clock_times.next_week(moment, 20, 0, BERLIN)


def test_an_hour_left_out_is_an_hour_later_that_week_alone() -> None:
    skipped = clock_times.next_week(at(2027, 3, 21, 2, 30), 2, 30, BERLIN)
    assert skipped == at(2027, 3, 28, 3, 30)
    assert clock_times.next_week(skipped, 2, 30, BERLIN) == at(2027, 4, 4, 2, 30)
