"""Time controls: the paces, and their seconds by kind of question."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from difflib import get_close_matches
from functools import cache
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from engine.core import Limit
from engine.hosting.state.refusals import Refused

Pace: TypeAlias = Literal["quick", "relaxed", "days", "none"]
"""How fast is played."""

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR

LASTS: Mapping[Pace, float] = {"quick": HOUR, "relaxed": HOUR, "days": 3 * DAY, "none": 3 * DAY}
"""Seconds for which a lobby stays open in which nothing happens."""

HOSTS: Mapping[Pace, float] = {"quick": HOUR / 2, "relaxed": HOUR / 2, "days": DAY, "none": DAY}
"""Seconds for which a lobby waits for its host to do anything, until others may do what the host may."""

RESERVED = 600.0
"""Seconds for which a seat is reserved in a lobby for a player of the game before."""

LIMITS: Mapping[Limit, float | None] = {
    "move": None,
    "window": 20,
    "held": 20,
    "brief": 8,
    "moment": 3,
    "roll": 8,
}
"""The usual time limits in seconds; None: no limit."""

CLOCKS: Mapping[Pace, Mapping[Limit, float | None]] = {
    "quick": {"move": 60, "window": 8, "roll": 5},
    "relaxed": {"move": 300, "window": 12},
    "days": {"move": DAY, "window": 2 * HOUR, "moment": 20, "roll": 20},
    "none": {},
}
"""Those that a table's pace sets otherwise."""

LOOKS = 20.0
"""Seconds by which a roll that comes by itself waits longer, once, as a player opens their hand."""

MORE_TIME = 20.0
"""Seconds that a window or a pause lasts at least where a player has asked for more time."""

HURRIED: tuple[Limit, ...] = ("window", "held", "brief", "moment", "roll")
"""The limits of windows and pauses."""

UNSHOWN = 10 * MINUTE
"""Seconds for which a window waits for Discord to show it; then its time is up unseen."""

BY_ITSELF: frozenset[Pace] = frozenset(("quick", "days"))
"""Where the dice roll by themselves unless something else is chosen (reading A-1)."""

WINDOW_SECONDS = (5, 8, 12, 20, 30)
"""Seconds to choose from for reactions."""

LATE = 2.0
"""Seconds by which a press may arrive after a window that was open when it was made."""

UNHURRIED = HOUR
"""Seconds until the late ping of a person asked without a time limit."""

MISSED, SILENT = DAY / 2, DAY
"""Seconds until such a person is pinged again, and until the others need not wait for them in votes."""

WAITS = 5.0
"""Seconds for which what follows by itself waits after a choice that can be taken back."""

IDLE = 7 * DAY
"""Seconds until an idle table without a time limit closes."""

SHOWN = 1.5
"""Seconds for which a turn without a decision is shown."""

THERE = 2 * MINUTE
"""Seconds after a press at a table for which such turns are shown one after another there."""


# Quiet hours of daily tables: without pings, without deadlines.


Quiet: TypeAlias = tuple[int, int]
"""The full hours at which they begin and end, by the clock on the wall: ``(22, 8)``."""

UTC = "UTC"

USUAL = (
    "UTC",
    "Europe/Berlin",
    "Europe/Vienna",
    "Europe/Zurich",
    "Europe/London",
    "Europe/Athens",
    "Europe/Istanbul",
    "Europe/Moscow",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
    "Africa/Lagos",
    "America/Sao_Paulo",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
)
"""Where many live: those that a menu offers, which has room for three more lines."""

LIKENESS = 0.85
"""From which share of equal letters on a city may be a misspelt other one."""

NEAR = 3
"""How many zones are suggested for a text that names none."""

GERMAN = {"mez": "cet", "mesz": "cest"}
"""What time in Berlin is called there, by its international abbreviation."""


@cache
def zones() -> Mapping[str, str]:
    """Return the names of all time zones, keyed in lower case."""
    names = sorted(available_timezones())
    return {name.casefold(): name for name in names if "/" in name or name == UTC}


def zone(typed: str) -> str:
    """Return the name of a typed time zone.

    Raises:
        Refused: there is none of that name.

    >>> zone(" america/new york")
    'America/New_York'
    """
    words = "_".join(typed.casefold().split())
    name = zones().get(words)
    if name is None:
        raise Refused("unknown-zone", near="\n".join(map(zone_label, near(words))) or "none")
    return name


def zone_label(zone: str) -> str:
    """Return a zone's name as it is read."""
    return zone.replace("_", " ")


def near(words: str) -> list[str]:
    """Return zones close to *words*, in small letters with underscores.

    A city, an abbreviation, or either misspelt.

    >>> near("new_york"), near("cet"), near("europe/berln")
    (['America/New_York'], ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich'], ['Europe/Berlin'])
    """
    # Those by offset are named the other way round: UTC+1 is Etc/GMT-1.
    cities: dict[str, list[str]] = {}
    for each, name in zones().items():
        if name[:4] not in (UTC, "Etc/"):
            cities.setdefault(_city(each), []).append(name)
    short = GERMAN.get(words, words)
    found = cities.get(_city(words)) or [name for name in USUAL if short in _abbreviations(name)]
    alike = get_close_matches(_city(words), cities, NEAR, LIKENESS)
    return (found or [name for each in alike for name in cities[each]])[:NEAR]


def _city(zone: str) -> str:
    """Return the last part of a name, without accents."""
    letters = unicodedata.normalize("NFKD", zone.rpartition("/")[2])
    return "".join(each for each in letters if not unicodedata.combining(each))


@cache
def _abbreviations(zone: str) -> set[str]:
    """Return a zone's abbreviations in winter and summer, in small letters."""
    days = (datetime(2026, month, 1, tzinfo=ZoneInfo(zone)) for month in (1, 7))
    return {(day.tzname() or "").casefold() for day in days}


def zone_of(*chosen: str) -> str:
    """Return the first existing zone of those *chosen*."""
    return next((name for name in chosen if name.casefold() in zones()), UTC)


def awake(moment: float, zone: str, quiet: Quiet) -> float:
    """Return *moment*, or the end of the quiet hours it is in.

    In seconds since 1970.

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
    """Return the quiet hours around a *moment*, or else the next ones.

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
    """Return *moment*, or the next one outside quiet hours in all zones.

    People all around the world are never awake at once: then it is *moment*.
    """
    at = moment
    while at < moment + 2 * DAY:
        later = max((awake(at, zone, quiet) for zone in zones), default=at)
        if later == at:
            return at
        at = later
    return moment
