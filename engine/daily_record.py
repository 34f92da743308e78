"""A person's days of the five: streaks and points."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from data.shipped.positions import Positions
from engine.daily import Day, Place, finished, lately, offered, points, streak

MONTH = 30
"""Days of the calendar."""


class Record(Struct, frozen=True):
    """A person's finished days, summed up."""

    streak: int
    """Days in a row, also while the last can still be finished."""
    longest: int
    mean: float
    """Points of a day on average."""
    month: tuple[int | None, ...]
    """Points by day, today's last; None: not finished."""


def record(files: Sequence[Positions], answers: Mapping[Day, str], today: Day) -> Record | None:
    """Sum up a person's days; None: none is finished.

    Ask in a thread, as for `lately`.

    Raises:
        BadPositions: positions of a kind are missing.
    """
    places, done = lately(files, today), finished(answers)
    gained = {day: _gained(places[day], answers[day]) for day in done & places.keys()}
    if not gained:
        return None
    month = range(today - MONTH + 1, today + 1)
    return Record(
        streak(done, offered(today, done, ())),
        longest(gained),
        sum(gained.values()) / len(gained),
        tuple(map(gained.get, month)),
    )


def _gained(five: Sequence[Place], answers: str) -> int:
    ways = map(int, answers.split(","))
    return sum(points(each.position, way) for each, way in zip(five, ways, strict=True))


def longest(days: Collection[Day]) -> int:
    """Return the longest run of days.

    >>> longest({3, 4, 9}), longest({1})
    (2, 1)
    """
    return max(streak(days, day) for day in days if day + 1 not in days)
