"""People by habit: when they press, and where they live."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import Enum
from random import Random
from zoneinfo import ZoneInfo

from msgspec import Struct
from simcord.actors import MemberActor
from simcord.builders import GuildHandle

from engine.hosting.state.time_controls import Pace, Quiet

DAY, HOUR, MINUTE = 86_400.0, 3600.0, 60.0

WAKES, SLEEPS = 8, 22
"""Between these full hours people press at tables that last for days."""


class Habit(Enum):
    """A way of playing."""

    QUICK = "quick"
    """Soon, while awake."""
    DAILY = "a move a day"
    """At one hour of the day."""
    SILENT = "silent"
    """Joins, and presses nothing more."""
    LEAVING = "leaves"
    """Soon, and leaves tables, and in the end the server."""
    DELETING = "deletes their data"
    """At one hour, and has all forgotten once in the week."""


class Place(Struct):
    """A server, with the settings that were chosen for it."""

    guild: GuildHandle
    pace: Pace
    zone: str
    quiet: Quiet | None
    keeps: int
    """Days for which its tables are kept,"""
    results: int
    """and those for the results."""

    @property
    def id(self) -> int:
        return self.guild.id


class Person:
    """A member of one server."""

    def __init__(
        self, actor: MemberActor, name: str, place: Place, habit: Habit, zone: str, random: Random
    ) -> None:
        """Live in a *zone* of one's own; empty: that of the server."""
        self.actor, self.name, self.place, self.habit = actor, name, place, habit
        self.zone, self.random = zone, random
        self.hour = random.randrange(WAKES, SLEEPS)
        """When those who press once a day do."""

    def __repr__(self) -> str:
        return self.name

    @property
    def id(self) -> int:
        return self.actor.id

    def local(self, moment: float) -> datetime:
        """Return a moment by this person's clock on the wall."""
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone or self.place.zone))

    def presses_at(self, now: float, pace: Pace) -> float | None:
        """Return when this person presses next, asked at a table of that pace; None: never."""
        if self.habit is Habit.SILENT:
            return None
        if pace in ("quick", "relaxed"):
            return now + self.random.uniform(2, 20)
        if self.habit in (Habit.QUICK, Habit.LEAVING):
            return self._awake(now + self.random.uniform(MINUTE, 2 * HOUR))
        return self._at_hour(now)

    def _awake(self, moment: float) -> float:
        local = self.local(moment)
        if WAKES <= local.hour < SLEEPS:
            return moment
        morning = local.replace(hour=WAKES, minute=0, second=0) + timedelta(
            days=local.hour >= SLEEPS
        )
        return morning.timestamp() + self.random.uniform(0, HOUR)

    def _at_hour(self, moment: float) -> float:
        local = self.local(moment)
        at = local.replace(hour=self.hour, minute=0, second=0)
        if at <= local:
            at += timedelta(days=1)
        return at.timestamp() + self.random.uniform(0, HOUR)

    def sleeps(self, moment: float) -> bool:
        """Return whether the quiet hours of the server hold for this person."""
        if self.place.quiet is None:
            return False
        begins, ends = self.place.quiet
        return (self.local(moment).hour - begins) % 24 < (ends - begins) % 24
