"""When a season's podium is posted: after it has ended where the server is, and not much later."""

from __future__ import annotations

from datetime import datetime
from typing import get_args
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hosting.state.seasons import day_of, season_of
from engine.hosting.state.settings import Season
from engine.hosting.state.time_controls import zones
from engine.hosting.statistics.standings import LATE, SETTLES, ended, window

SOME = ("UTC", "Europe/Berlin", "Pacific/Kiritimati", "Pacific/Niue", "America/New_York")


def test_a_window_opens_after_midnight_there_and_is_a_day_long() -> None:
    opens, closes = window("2026-Q4", "Europe/Berlin")
    midnight = datetime(2027, 1, 1, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    assert (opens, closes) == (midnight + SETTLES, midnight + LATE)
    assert window("2026", "UTC")[1] - closes == 3600


@given(
    now=st.floats(1.7e9, 2.5e9),
    zone=st.sampled_from(SOME),
    length=st.sampled_from([each for each in get_args(Season) if each != "none"]),
    back=st.integers(0, 3),
)
def test_every_season_that_may_be_posted_is_looked_for(
    now: float, zone: str, length: Season, back: int
) -> None:
    """In all time zones, around every change of season."""
    season = season_of(day_of(now, zone) - back, length)
    opens, closes = window(season, zone)
    for moment in (now, opens, closes - 1):
        if opens <= moment < closes:
            assert season in ended(moment)
    assert season not in ended(opens - 3 * LATE)


def test_in_the_middle_of_a_season_nothing_is_looked_for() -> None:
    assert ended(datetime(2026, 5, 15, tzinfo=ZoneInfo("UTC")).timestamp()) == []
    new_year = datetime(2027, 1, 1, 3, tzinfo=ZoneInfo("UTC")).timestamp()
    assert ended(new_year) == ["2026", "2026-12", "2026-Q4"]


@pytest.mark.parametrize("zone", sorted(zones().values())[::7])
def test_a_window_is_known_in_every_zone(zone: str) -> None:
    """Also where there is no midnight on that day."""
    opens, closes = window("2026-10", zone)
    assert LATE - SETTLES - 7200 <= closes - opens <= LATE
    assert "2026-10" in ended(opens)
