"""Cups walked through all acts in any order, with every end that a request to Discord can have.

The bot is whole, on SQLite, at the simulated Discord.  After each act the line is mended: soon the cup's one message says
how the cup stands, and neither draws nor pings name people that have left the server.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cogs.messages import server_messages
from cogs.messages.cup_messages import APART
from cogs.messages.server_messages import AGAIN
from cogs.platform.members import PERSON_AGAIN
from cogs.views import cups as views
from cogs.views.cup_panel import BEGINS
from cogs.views.faces.games import ClassicFace
from cogs.views.posting import MARK
from cogs.widgets.buttons import Kind, custom_id
from data.shipped.languages import LANGUAGES
from engine.hosting.cups.corrections import correctable, written
from engine.hosting.cups.cup import Cup
from engine.hosting.cups.draw import MOST
from engine.hosting.cups.events import Drawn
from engine.hosting.state.time_controls import DAY, HOUR, MINUTE
from tests.bot_on_a_moved_clock import DOT
from tests.cogs.playing import LOCALES, host, hosted
from tests.cogs.test_crowd import KNOWN
from tests.cogs.test_cup_evening import accepted, killed, recounted
from tests.cogs.test_cups import message, state, stored, tables, threads
from tests.simulation import Answer, Person, Simulation

WITHIN = 200.0
"""Seconds in which a message follows once Discord answers again: refused ones are tried each minute."""

SETTLES = 300.0
"""Real seconds that an act may take: some wait for days."""

WHERE = (
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("POST", "/channels/*/messages/*/threads"),
    ("POST", "/interactions/*/callback"),
    ("GET", "/channels/*/messages"),
    ("*", "*"),
)
"""Requests by method and path."""

ANY = WHERE.index(("*", "*"))

ENDS: Mapping[str, Callable[[Simulation, str, str], object]] = {
    "done": lambda *_: None,
    "refused": lambda world, method, path: world.refuse(method, path, 403, 50013),
    "failed": lambda world, method, path: world.refuse(method, path, 502),
    "limited": lambda world, method, path: world.limit(method, path, 30.0),
    "lost": Simulation.lose,
    "cut": Simulation.cut,
    "late": lambda world, method, path: world.slow(method, path, 8.0),
    "twice": Simulation.double,
}
"""By name: has the next requests end so."""


class Acts:
    """What people, moderators and accidents do to a cup."""

    def __init__(self, world: Simulation) -> None:
        self._world = world
        self._left: dict[int, Person] = {}
        self._gone_at: dict[int, float] = {}
        """By former member: when they left."""

    @property
    def _people(self) -> list[Person]:
        return [each for each in self._world.people if each.id not in self._left]

    async def _press(self, number: int, what: str) -> Answer:
        person = self._people[number % len(self._people)]
        return await self._world.forge(
            person, message(self._world), custom_id(Kind.CUP, 0, 1, what)
        )

    async def join(self, number: int) -> None:
        await self._press(number, "join")

    async def leave(self, number: int) -> None:
        await self._press(number, "leave")

    async def arrive(self, number: int) -> None:
        await self._press(number, "here")

    async def all_arrive(self, number: int) -> None:
        for at in range(len(self._people)):
            await self._press(at, "here")

    async def look(self, number: int) -> None:
        await self._press(number, ("place", "how", "file")[number % 3])

    async def answer(self, number: int) -> None:
        """Press something on the boards of the running tables."""
        bot = host(self._world)
        for session in await bot.cups.rounds.playing(await state(self._world)):
            board = self._world.last(self._world.place(session.record.channel))
            acts = [each for each in board.buttons.values() if each.startswith("act:")]
            for person in self._people if acts else ():
                if person.id in session.people_asked():
                    await self._world.forge(person, board, acts[number % len(acts)])

    # What moderators do.

    async def _run(self, act: str, *values: str, about: str = "") -> None:
        """Have the owner do something on the panel, with a reason."""
        owner = self._world.people[0]
        what = custom_id(Kind.CUP_RUN, 0, 1, act, *([about] if about else []))
        opened = await self._world.slash(owner, "cup manage")
        if not (opened.messages and opened.messages[-1].buttons):
            return
        form = await self._world.forge(owner, opened.messages[-1], what, [*values] or None)
        if form.form:
            [field] = [part["component"]["custom_id"] for part in form.form["components"]]
            await self._world.submit(owner, form, **{field: "rain"})

    async def draw(self, number: int) -> None:
        await self._run("begin")

    async def pause(self, number: int) -> None:
        await self._run("pause")

    async def resume(self, number: int) -> None:
        await self._run("resume")

    async def end(self, number: int) -> None:
        if len((await state(self._world)).rounds) > 2:
            await self._run("end")

    async def move(self, number: int) -> None:
        await self._run("move", str([*BEGINS][number % len(BEGINS)]))

    async def add(self, number: int) -> None:
        several = self._world.people[number % len(self._world.people) :][: 1 + number % 3]
        await self._run("add", *(str(each.id) for each in several))

    async def remove(self, number: int) -> None:
        await self._run("remove", str(self._world.people[number % len(self._world.people)].id))

    async def stop(self, number: int) -> None:
        cup = await state(self._world)
        if cup.running:
            open_tables = cup.running.open
            await self._run("stop", f"{len(cup.rounds)}-{open_tables[number % len(open_tables)]}")

    async def correct(self, number: int) -> None:
        cup = await state(self._world)
        if known := correctable(cup):
            at, place = known[number % len(known)]
            order = cup.rounds[at - 1].results[place].places[::-1]
            await self._run("correct", written(order), about=f"{at}-{place}")

    # What happens.

    async def wait(self, number: int) -> None:
        seconds = [MINUTE, 5 * MINUTE, HOUR, DAY][number % 4]
        for _ in range(max(1, round(seconds / HOUR))):  # a day of slow requests takes minutes
            await self._world.advance(min(seconds, HOUR))

    async def play(self, number: int) -> None:
        """End one table, or all."""
        on = await tables(self._world)
        for table in on if number % 2 else on[number % (len(on) or 1) :][:1]:
            await host(self._world).tables.stop(table)

    async def go(self, number: int) -> None:
        """Have people leave the server, but for its owner."""
        for person in self._people[1:][number % len(self._people) :][: 1 + number % 3]:
            self._world.env.backend.guilds[self._world.server.id].members.pop(person.id)
            self._left[person.id] = person
            self._gone_at[person.id] = self._world.now()

    async def come(self, number: int) -> None:
        """Have people come back to the server."""
        for person in self._left.values():
            self._world.server.add_member(person.user)
        self._left.clear()

    async def kill(self, number: int) -> None:
        await killed(self._world)

    async def delete_thread(self, number: int) -> None:
        if found := sorted(threads(self._world)):
            self._world.env.backend.delete_channel(found[number % len(found)])


ACTS = [act for act in vars(Acts) if not act.startswith("_")]
LEADING = ("draw", "play", "play", "play", "wait", "go")
"""Those that lead on, so often."""


class Walk(Acts):
    """A cup under way."""

    def __init__(self, world: Simulation) -> None:
        super().__init__(world)
        self.seen, self.asked = 1, 0

    async def do(self, act: str, number: int, end: str, where: int) -> None:
        """Do something while requests end so, and look at what follows."""
        here, since = {each.id for each in self._people}, self._world.now() - PERSON_AGAIN
        lately = {person for person, at in self._gone_at.items() if at > since}
        # Else the login of a process after a kill would end so, and nothing would start to be looked at.
        ENDS[end](self._world, *(WHERE[where] if act != "kill" else WHERE[where % ANY]))
        await getattr(self, act)(number)
        await self._world.advance(APART + 1)
        self._world.mended()
        self._world.lifted()
        self._world.slow("", "", 0.0)
        await self.shown()
        await self.true(here, lately)

    async def over(self) -> None:
        """End the cup, and hold it against a recount."""
        while not (await state(self._world)).over:
            await self._run("end")
            await self.shown()
        cup = await state(self._world)
        recounted(cup)
        found = await host(self._world).store.cup_tables(1)
        accepted(cup, found, Path(host(self._world).settings.films_folder))

    async def expected(self) -> list[str]:
        """Return the texts of the cup's message as the cup stands."""
        bot, cup = host(self._world), await stored(self._world)
        texts = bot.services.public_texts(cup.record.server)
        draft, _ = await bot.presenter.cups.draft(cup, texts, views.message)
        assert draft.fits
        return [draft.head, *draft.texts]

    async def shown(self) -> None:
        """Wait until the cup's only live message says how the cup stands."""
        until = self._world.now() + WITHIN
        while True:
            said, wanted = message(self._world).text, await self.expected()
            there = [each for each in self._world.messages() if each.buttons and not each.private]
            noted = await host(self._world).store.message("cup", "1")
            live = noted is not None and [each.id for each in there] == [noted.message]
            if live and all(self._said(text, said) for text in wanted):
                return
            assert self._world.now() < until, (wanted, there)
            await self._world.advance(10.0)

    def _said(self, text: str, said: str) -> bool:
        """Return whether a text is *said*; a right message keeps the names of former members.

        Without a former member's name, another that is shortened to the same may need no number.
        """
        if not self._left:
            return text in said
        text, said = (re.sub(r"(?<=…) \d+", "", each) for each in (text, said))
        somebody = re.escape(
            host(self._world).services.public_texts(self._world.server.id)("somebody")
        )
        return re.search(re.sub(rf"{somebody}(\\ \d+)?", ".+?", re.escape(text)), said) is not None

    async def true(self, here: set[int], lately: set[int]) -> None:
        """Look at what has happened since the last look, with these people on the server.

        Tables ask Discord for a person once in ten minutes: they may ping those who left so *lately*.
        """
        stands = await stored(self._world)
        cup, texts = stands.cup, [each.text for each in self._world.messages() if not each.private]
        assert stands.record.seed.hex() not in "\n".join(texts)
        here |= {each.id for each in self._people}
        own = f"/channels/{message(self._world).channel.id}/"
        for row in cup.log[self.seen :]:
            if isinstance(row.event, Drawn):
                drawn = {cup.people[each] for table in row.event.tables for each in table}
                assert drawn <= here, "members alone are drawn"
        for request in self._world.requests[self.asked :]:
            if isinstance(request.json, dict) and request.path.startswith("/channels/"):
                pinged = (request.json.get("allowed_mentions") or {}).get("users") or []
                known = here if request.path.startswith(own) else here | lately
                assert {int(each) for each in pinged} <= known, "members alone are pinged"
        self.seen, self.asked = len(cup.log), len(self._world.requests)
        await self.opened_once(cup)

    async def opened_once(self, cup: Cup) -> None:
        """Each table has one thread and one first message, and each ping is sent once."""
        found = await host(self._world).store.cup_tables(1)
        assert len(set(found.values())) == len(found)
        assert len(threads(self._world)) <= sum(len(each.drawn) for each in cup.rounds)
        starters = Counter(
            part["id"]
            for each in self._world.messages()
            for part in each.raw.components
            if MARK <= part.get("id", 0) < MARK + 10**8
        )
        assert set(starters.values()) <= {1}, "one first message each"
        for thread in threads(self._world):
            pings = Counter(
                each.raw.content for each in self._world.messages(self._world.place(thread))
            )
            del pings[""]
            assert set(pings.values()) <= {1}, "one ping each"


async def walked(people: int, length: str, language: str, acts: list[Step]) -> None:
    """Walk a cup through acts."""
    with TemporaryDirectory() as folder, patch.object(ClassicFace, "draw", lambda *_: DOT):
        async with hosted(Path(folder, "p.sqlite3"), 1, language=LOCALES[language]) as world:
            world.env.settle_timeout = SETTLES
            for number in range(1, people):
                world.add_person(f"{'Annemarie Wilhelmine'[number % 12 :]} {number}")
            await world.slash(world.people[0], "cup new", length=length, rounds=3)
            await world.advance(APART + 1)
            walk = Walk(world)
            for person in range(people):
                await walk.join(person)
            for act in acts:
                await walk.do(*act)
            await walk.over()
            world.forgive(f"{KNOWN}|InFlight")


@pytest.fixture(autouse=True)
def nights_with_looks(long_nights: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nights be long, but look for outdated messages every minute: here answers are lost."""
    monkeypatch.setattr(server_messages, "AGAIN", AGAIN)


Step = tuple[str, int, str, int]
steps = st.tuples(
    st.sampled_from([*LEADING, *ACTS]),
    st.integers(0, 200),
    st.sampled_from(["done", "done", *ENDS]),
    st.integers(0, len(WHERE) - 1),
)


def walks(examples: int, most: int, least_acts: int, most_acts: int, known: bool) -> None:
    """Walk some cups, *known* ones or others each time."""

    @settings(max_examples=examples, derandomize=known, suppress_health_check=[*HealthCheck])
    @given(
        people=st.integers(6, most),
        length=st.sampled_from(["live-25", "days-2"]),
        language=st.sampled_from(LANGUAGES),
        acts=st.lists(steps, min_size=least_acts, max_size=most_acts),
    )
    def walk(people: int, length: str, language: str, acts: list[Step]) -> None:
        asyncio.run(walked(people, length, language, acts))

    walk()


def test_some_cups_stay_true_through_all_ends_of_requests() -> None:
    walks(2, 13, 10, 12, known=True)


@pytest.mark.soak
def test_many_cups_stay_true_through_all_ends_of_requests() -> None:
    walks(40, MOST, 20, 30, known=False)
