"""Seasons: each day has one, whole and named apart, by the clock on the server's wall."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import get_args

import pytest

from engine.hosting.state.seasons import bounds, day_of, midnight, season_of
from engine.hosting.state.settings import Season

DAYS = range(20_454, 20_454 + 3 * 366)
"""From the beginning of 2026 on."""


@pytest.mark.parametrize("length", [each for each in get_args(Season) if each != "none"])
def test_every_day_lies_in_the_bounds_of_its_season_and_of_no_other(length: Season) -> None:
    named = {day: season_of(day, length) for day in DAYS}
    for day, name in named.items():
        first, after = bounds(name)
        assert first <= day < after
        assert season_of(first, length) == season_of(after - 1, length) == name
        assert season_of(after, length) != name


def test_seasons_of_different_lengths_have_different_names() -> None:
    names = [{season_of(day, length) for day in DAYS} for length in get_args(Season)]
    assert sum(map(len, names)) == len(set[str]().union(*names))


def test_without_seasons_there_is_one_without_a_name() -> None:
    assert {season_of(day, "none") for day in DAYS} == {""}


@pytest.mark.parametrize("season", ["", "2026-Q5", "2026-13", "2026-0", "spring", "2026-1-1"])
def test_a_malformed_season_is_refused(season: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        bounds(season)


def test_a_zone_that_is_gone_counts_as_utc() -> None:
    """Zones are renamed at times, and a system may know fewer than another."""
    assert day_of(86_400.0, "Nowhere/Land") == day_of(86_400.0, "UTC") == 1
    assert midnight(1, "Nowhere/Land") == midnight(1, "UTC") == 86_400.0


def test_a_season_begins_at_midnight_on_the_servers_wall() -> None:
    """In Auckland it is October while it is September in New York."""
    moment = datetime(2026, 9, 30, 12, tzinfo=UTC).timestamp()
    there = [day_of(moment, zone) for zone in ("Pacific/Auckland", "America/New_York")]
    assert [season_of(day, "quarter") for day in there] == ["2026-Q4", "2026-Q3"]
