"""Podiums: recently ended seasons, and the time windows for posting."""

from __future__ import annotations

from typing import get_args

from engine.hosting.state.quiet_hours import UTC
from engine.hosting.state.seasons import bounds, day_of, midnight, season_of
from engine.hosting.state.server_settings import Season
from engine.hosting.state.time_controls import DAY

LEAST = 5
"""Games of a season from which on it has a podium."""

BEST = 3
"""Places on it."""

SETTLES = 600.0
"""Seconds after a season until its podium is posted: the last games are to be weighed first."""

LATE = DAY
"""Seconds after a season until which it is."""

EARLY = 15 * 3600.0
"""Seconds by which a day begins and ends earlier or later elsewhere, at most."""


def ended(now: float) -> list[str]:
    """Return the seasons that ended recently, in any time zone.

    >>> ended(1_775_088_000.0)  # the 2nd of April 2026, at midnight
    ['2026-03', '2026-Q1']
    """
    days = range(day_of(now - LATE - EARLY, UTC), day_of(now + EARLY, UTC) + 1)
    lengths = [length for length in get_args(Season) if length != "none"]
    before = {season_of(day - 1, length): day for day in days for length in lengths}
    return sorted(season for season, day in before.items() if bounds(season)[1] == day)


def window(season: str, zone: str) -> tuple[float, float]:
    """Return the first and last moment for posting a season's podium."""
    ends = midnight(bounds(season)[1], zone)
    return ends + SETTLES, ends + LATE
