"""Seasons of a server: the days that a list is about.

A day is counted from 1970 on, by the clock on the wall of the server's time zone.  A season is named by
its year, and by what it is of the year: ``"2026"``, ``"2026-Q4"`` for a quarter, ``"2026-04"`` for a
month, so that no two of different lengths have one name.
"""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

from engine.hosting.state.settings import Season
from engine.hosting.state.time_controls import zone_of

EPOCH = date(1970, 1, 1).toordinal()
MONTHS = 12
QUARTER = 3
"""Months in a quarter."""


def day_of(moment: float, zone: str) -> int:
    """Return the day of *moment* (seconds since 1970) in a time zone.

    >>> day_of(0.0, "UTC"), day_of(82_800.0, "Europe/Berlin")
    (0, 1)
    """
    return datetime.fromtimestamp(moment, ZoneInfo(zone_of(zone))).toordinal() - EPOCH


def midnight(day: int, zone: str) -> float:
    """Return the start of a day in a zone, in epoch seconds.

    >>> midnight(1, "UTC"), midnight(0, "Europe/Berlin")
    (86400.0, -3600.0)
    """
    there = date.fromordinal(day + EPOCH)
    return datetime(there.year, there.month, there.day, tzinfo=ZoneInfo(zone_of(zone))).timestamp()


def season_of(day: int, length: Season) -> str:
    """Return the name of the season of a day; empty without seasons.

    >>> [season_of(20_545, length) for length in ("quarter", "month", "year", "none")]
    ['2026-Q2', '2026-04', '2026', '']
    """
    there = date.fromordinal(day + EPOCH)
    names = {
        "year": f"{there.year}",
        "quarter": f"{there.year}-Q{(there.month - 1) // QUARTER + 1}",
        "month": f"{there.year}-{there.month:02}",
        "none": "",
    }
    return names[length]


def bounds(season: str) -> tuple[int, int]:
    """Return the first day of a season, and the first after it.

    Raises:
        ValueError: there is no season of that name.

    >>> bounds("2026-Q1"), bounds("2026-12")
    ((20454, 20544), (20788, 20819))
    """
    year, _, part = season.partition("-")
    span = QUARTER if part[:1] == "Q" else 1 if part else MONTHS
    first = (int(part.removeprefix("Q")) - 1) * span if part else 0
    begins, ends = date(int(year), first + 1, 1), first + span
    after = date(int(year) + ends // MONTHS, ends % MONTHS + 1, 1)
    return begins.toordinal() - EPOCH, after.toordinal() - EPOCH
