"""The servers of a week and the people on them."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator, Sequence
from functools import partial
from itertools import cycle
from random import Random
from typing import Any

from msgspec import structs
from simcord.backend.models import User
from simcord.builders import ChannelHandle, UserHandle

from engine.hosting.state.time_controls import Pace, Quiet
from tests.week.circles import Circle, Hands, deletes, leaves_and_comes_back
from tests.week.evenings import Appointed, Cups, daily, interested
from tests.week.people import Habit, Person, Place
from tests.week.world import Week

PACES: Sequence[Pace] = ("days",) * 7 + ("none", "none", "quick")
"""Of ten servers."""

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "UTC", "America/Sao_Paulo")
QUIET = ((22, 8), None, (0, 7), (23, 9))
KEEPS, RESULTS = (1, 2, 180), (365, 2)

PER_SERVER = 5
"""Tables of a server."""

SEATS = (3, 4, 2)

GAMES = (
    ("classic", "book"), ("classic", "short"), ("card_race", "quick"), ("walls", "short"),
    ("action_cards", "short"), ("classic", "family"),
)  # fmt: skip

HABITS = (
    *(Habit.DAILY, Habit.QUICK, Habit.DAILY, Habit.SILENT, Habit.QUICK, Habit.DAILY) * 3,
    Habit.LEAVING, Habit.DELETING,
)  # fmt: skip

CALLS = ("", "", "late", "", "never", "", "dm")
"""When and how people have chosen to be pinged."""


BOTH = 5
"""Of so many people one sits at tables of both workers, if there are two."""

CUPS = ("live-25", 12), ("days-2", 10)
"""By length: the people that join."""

MEETING = 5
"""Circles that meet by appointment, of a server; every other one each week."""

DAILIES = 4
"""Of so many people one plays the five of each day."""


class Population:
    """The servers, and all who are there."""

    def __init__(self, week: Week, hands: Hands) -> None:
        self.week, self.hands, self.random = week, hands, week.random
        self.places: list[Place] = []
        self.people: dict[int, Person] = {}
        self.circles: list[Circle] = []
        self.cups: list[Cups] = []
        self._habits, self._seats, self._games = cycle(HABITS), cycle(SEATS), cycle(GAMES)

    def tables(self, tables: int) -> None:
        """Found the servers of so many tables."""
        for number in range((tables + PER_SERVER - 1) // PER_SERVER):
            place = self._place(PACES[number % len(PACES)])
            for _ in range(min(PER_SERVER, tables - PER_SERVER * number)):
                people = self._some(place, next(self._seats))
                game, preset = next(self._games)
                self.circles.append(Circle(self.hands, self._channel(place), people, game, preset))

    def meetings(self) -> None:
        """Found a server for appointments, and one for each cup."""
        place = self._place("quick", (22, 8))
        for number in range(MEETING):
            people = self._some(place, 4, Habit.QUICK)
            circle = Appointed(self.hands, self._channel(place), people, "classic", "short")
            circle.weekly = number % 2 == 0
            self.circles.append(circle)
        for length, count in CUPS:
            place = self._place("quick", (22, 8))
            people = self._some(place, count, Habit.QUICK)
            # The first of them may open cups.
            self.week.env.backend.guilds[place.id].owner_id = people[0].id
            self.cups.append(Cups(self.hands, self._channel(place), people, length))

    def _place(self, pace: Pace, quiet: Quiet | None = None) -> Place:
        number, env = len(self.places), self.week.env
        owner = env.create_user(f"owner{number}")
        guild = env.create_guild(
            f"Server {number}", preferred_locale="en-US", owner=owner, shard_id=self.week.shard
        )
        place = Place(
            guild, pace, ZONES[number % len(ZONES)], quiet or QUIET[number % len(QUIET)],
            KEEPS[number % len(KEEPS)], RESULTS[number % len(RESULTS)],
        )  # fmt: skip
        self.places.append(place)
        return place

    def _channel(self, place: Place) -> ChannelHandle:
        return place.guild.create_text_channel("table")

    def _some(self, place: Place, count: int, chosen: Habit | None = None) -> list[Person]:
        found = list[Person]()
        for _ in range(count):
            name = f"Person {len(self.people) + 1}"
            user, random = self._user(name), Random(name)
            habit = chosen or next(self._habits)
            # A person that deletes their data has no zone from then on, of which the other worker's week hears nothing.
            has_zone = random.random() < 0.2 and habit is not Habit.DELETING
            zone = random.choice(ZONES) if has_zone else ""
            own = Random(self.random.randbytes(8))
            member = place.guild.add_member(user)
            person = Person(member, name, place, habit, zone, own)
            self.people[person.id] = person
            found.append(person)
        return found

    def _user(self, name: str) -> UserHandle:
        """Return a new user; some are the same people in the Discord of another worker."""
        env, number = self.week.env, len(self.people) + 1
        if number % BOTH:
            return env.create_user(name.lower().replace(" ", ""), global_name=name)
        user = User(
            id=env.backend.reserve_id(env.backend.bot_user.id + number), name=name, global_name=name
        )
        env.backend.users[user.id] = user
        return UserHandle(env, user)

    def acts(self) -> Iterator[Coroutine[Any, Any, None]]:
        """Yield all that people do in the week."""
        yield from (cup.run() for cup in self.cups)
        for circle in self.circles:
            yield circle.run()
            if circle.live:
                yield interested(self.hands, circle)
            for person in circle.people:
                if person.habit is Habit.LEAVING:
                    yield leaves_and_comes_back(self.week, person)
                if person.habit is Habit.DELETING:
                    yield deletes(self.hands, person, circle.channel)
                if person.id % DAILIES == 0:
                    yield daily(self.hands, person, circle.channel)


async def choose(found: Population) -> None:
    """Have servers and people choose their settings."""
    week = found.week
    for place in found.places:
        begins, ends = place.quiet or (-1, 8)
        chosen = partial(
            structs.replace, pace=place.pace, zone=place.zone, keeps=place.keeps, results_days=place.results,
            quiet_from=begins, quiet_to=ends, leaderboard=True,
        )  # fmt: skip
        await week.bot.tables.settings.change_server(place.id, chosen)
    for person, calls in zip(found.people.values(), cycle(CALLS)):
        by = {"calls": "once", "calls_by": "dm"} if calls == "dm" else {"calls": calls}
        if calls or person.zone:
            await week.bot.services.persons.choose(
                person.id, partial(structs.replace, zone=person.zone, **by)
            )
