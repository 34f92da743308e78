"""Clock times: a day, hour and quarter in a time zone.

The moment of one is in seconds since 1970.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import DAY, HOUR, zone_of, zones

DAYS = 25
"""The days that can be chosen: today and the next 24."""
QUARTERS = (0, 15, 30, 45)
EVENING = 20
"""The hour that stands there first."""
SOONEST = HOUR
"""Seconds that the first offer is away at least."""

ZoneSource: TypeAlias = Literal["own", "server", "none"]
"""The chooser of a time zone; none: it is UTC."""


class ClockTime(NamedTuple):
    """A time as the clocks of a zone show it."""

    day: date
    hour: int
    minute: int

    def __str__(self) -> str:
        return f"{self.day:%Y%m%d}{self.hour:02}{self.minute:02}"


def read(written: str) -> ClockTime:
    """Return the time that a custom_id has.

    >>> str(read("202612052000"))
    '202612052000'

    Raises:
        Refused: it has none.
    """
    try:
        found = datetime.strptime(written, "%Y%m%d%H%M")
    except ValueError:
        raise Refused("bad-click") from None
    return ClockTime(found.date(), found.hour, found.minute)


def known_zone(own: str, server: str) -> tuple[str, ZoneSource]:
    """Return the zone by which a person chooses, and its chooser.

    >>> known_zone("", "Europe/Berlin"), known_zone("", "")
    (('Europe/Berlin', 'server'), ('UTC', 'none'))
    """
    by: ZoneSource = "server" if server.casefold() in zones() else "none"
    return zone_of(own, server), "own" if own.casefold() in zones() else by


def clock_time(moment: float, zone: str) -> ClockTime:
    """Return the time that the clocks of a zone show."""
    there = datetime.fromtimestamp(moment, ZoneInfo(zone))
    return ClockTime(there.date(), there.hour, there.minute)


def days(now: float, zone: str) -> list[date]:
    """Return the days that can be chosen."""
    today = clock_time(now, zone).day
    return [today + timedelta(days=each) for each in range(DAYS)]


def first_offer(now: float, zone: str) -> ClockTime:
    """Return the first offer: an evening at least an hour away."""
    today = clock_time(now, zone).day
    late = _times(ClockTime(today, EVENING, 0), zone)[0] < now + SOONEST
    return ClockTime(today + timedelta(days=late), EVENING, 0)


def moment(chosen: ClockTime, zone: str, now: float) -> float:
    """Return the moment of a clock time; of two, the next.

    Raises:
        Refused: it is past, left out by daylight saving, or not offered.
    """
    times = _times(chosen, zone)
    if clock_time(times[0], zone) != chosen:
        raise Refused("moment-skipped")
    at = next((each for each in times if each > now), 0.0)
    check(at, now)
    return at


def check(moment: float, now: float) -> None:
    """Make sure that a moment is still to come, and soon enough.

    Raises:
        Refused: it is not.
    """
    if moment <= now:
        raise Refused("moment-past")
    if moment > now + (DAYS + 1) * DAY:
        raise Refused("bad-click")


def comes_twice(chosen: ClockTime, zone: str, now: float) -> bool:
    """Return whether the clocks show a time twice from *now* on."""
    first, second = _times(chosen, zone)
    return now < first < second


def next_week(moment: float, hour: int, minute: int, zone: str) -> float:
    """Return the same time of the clocks a week later.

    An hour that is left out then is the one after it, on the next day if need be.
    """
    day = clock_time(moment, zone).day
    before = ClockTime(day - timedelta(days=1), hour, minute)
    if _times(before, zone)[0] == moment:  # this week's hour before midnight was left out
        day = before.day
    return _times(ClockTime(day + timedelta(days=7), hour, minute), zone)[0]


def _times(chosen: ClockTime, zone: str) -> tuple[float, float]:
    """Return the moments of a time before and after a change."""
    day, hour, minute = chosen
    there = datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(zone))
    before, after = (there.replace(fold=fold).astimezone(UTC).timestamp() for fold in (0, 1))
    return before, after
