"""Quiet hours: at tables that play by the day nobody is called in them, and nobody's time runs out."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from functools import cache
from typing import TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from engine.hosting.pace import DAY
from engine.hosting.refusals import Refused

Quiet: TypeAlias = tuple[int, int]
"""The full hours at which they begin and end, by the clock on the wall: ``(22, 8)``."""

UTC = "UTC"


@cache
def zones() -> Mapping[str, str]:
    """Return the names of all time zones, by themselves in small letters."""
    names = sorted(available_timezones())
    return {name.casefold(): name for name in names if "/" in name or name == UTC}


def zone(typed: str) -> str:
    """Return the name of a time zone that somebody has typed.

    Raises:
        Refused: there is none of that name.

    >>> zone(" america/new york")
    'America/New_York'
    """
    name = zones().get("_".join(typed.casefold().split()))
    if name is None:
        raise Refused("unknown-zone")
    return name


def zone_of(*chosen: str) -> str:
    """Return the first of the zones *chosen* that there is; one may have been given up since."""
    return next((name for name in chosen if name.casefold() in zones()), UTC)


def awake(moment: float, zone: str, quiet: Quiet) -> float:
    """Return *moment* or, where it is in quiet hours, when they end, in seconds since 1970.

    They end as soon as the clock on the wall shows so, or later where that hour is left out.

    >>> awake(0.0, "Europe/Berlin", (22, 8)) / 3600
    7.0
    """
    begins, ends = quiet
    place = ZoneInfo(zone)
    local = datetime.fromtimestamp(moment, place)
    while (local.hour - begins) % 24 < (ends - begins) % 24:
        end = local.replace(hour=ends, minute=0, second=0, microsecond=0, fold=0)
        end += timedelta(days=local.hour >= ends)
        moment = end.timestamp()
        local = datetime.fromtimestamp(moment, place)
    return moment


def hours(moment: float, zone: str, quiet: Quiet) -> tuple[float, float]:
    """Return when the quiet hours begin and end that a *moment* is in, or else the next ones.

    >>> [at / 3600 for at in hours(3600.0, "Europe/Berlin", (22, 8))]
    [-3.0, 7.0]
    """
    begins, _ = quiet
    local = datetime.fromtimestamp(moment, ZoneInfo(zone))
    begin = local.replace(hour=begins, minute=0, second=0, microsecond=0, fold=0)
    is_quiet = awake(moment, zone, quiet) > moment
    begin += timedelta(days=(begin <= local) - is_quiet)
    return begin.timestamp(), awake(begin.timestamp(), zone, quiet)


def all_awake(moment: float, zones: Collection[str], quiet: Quiet) -> float:
    """Return *moment* or, where it is quiet in one of some zones, when it next is in none.

    People all around the world are never awake at once: then it is *moment*.
    """
    at = moment
    while at < moment + 2 * DAY:
        later = max((awake(at, zone, quiet) for zone in zones), default=at)
        if later == at:
            return at
        at = later
    return moment
