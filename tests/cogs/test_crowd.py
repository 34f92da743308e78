"""Many tables of every game, people of any patience, and all that can fail, at random.

At first people open tables, play, walk away, come back, press what is not theirs and old buttons,
while requests fail in every way, the gateway is cut off, time passes and the bot is restarted.  Then
all of them have gone to bed: without anybody's help every table must come to its end, Discord must
show what is stored, and the bot must keep nothing of it in memory.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from msgspec import structs
from simcord.builders import ChannelHandle

from cogs.messages.delivery import MARK
from cogs.messages.ephemeral import EphemeralReplies
from cogs.platform.edit_routes import EditRoutes
from cogs.widgets.handler_registry import Handler
from engine.catalog import CATALOG
from engine.classic.evaluation import Colour
from engine.hosting.service.table_cache import TableCache
from engine.hosting.state import setups
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import Pace
from tests.cogs.playing import again, host, hosted, warm
from tests.simulation import Person, Seen, Simulation
from tests.watching import Watcher
from tests.words import EN

PEOPLE = 8
FAULTY = 0.1
"""Of all steps, those before which something is made to fail."""

PASSES = (1, 5, 20, 45, 90, 400, 3_600, 40_000)
"""Seconds that may pass at once."""

PACKAGES = "cogs.", "engine.", "data.", "render."
"""Whose objects are counted."""

LEFT = 30
"""As many objects of a class may be left of each bot that was not there at its start."""

PATIENT = 300.0
"""Real seconds that the bot may take to rest: the boards of all tables may be due at the same time."""

NIGHT = 12 * 3600
"""Seconds; where everybody is away, a table closes after fourteen.  By the day it takes longer until they are."""

pytestmark = pytest.mark.usefixtures("long_nights")

REQUESTS = (
    ("POST", "/interactions/*/callback"),
    ("PATCH", "/webhooks/*"),
    ("POST", "/webhooks/*"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("DELETE", "/channels/*/messages/*"),
    ("GET", "/channels/*/messages"),
)
KNOWN = (
    "not noted|store failed|[Dd]isconnected|Forbidden|Refused|refused|NotFound|HTTPException|store-"
)
"""What may be logged or raised while requests fail."""


class Crowd:
    """Everybody at all tables, by one source of chance."""

    def __init__(self, world: Simulation, tables: int, paces: Sequence[Pace], seed: int) -> None:
        self.world, self.random, self.paces = world, Random(seed), paces
        self.places = [world.channel]
        self.places += [
            world.server.create_text_channel(f"tisch-{n}") for n in range(2, tables + 1)
        ]
        self.did: Counter[str] = Counter()
        self.old: list[Seen] = []
        """Messages that had buttons once."""

    async def step(self) -> None:
        """Let somebody do something, or something happen."""
        doings: dict[Callable[[], object], int] = {
            self.play: 70,
            self.open: 8,
            self.meddle: 6,
            self.wait: 10,
            self.leave: 2,
            self.restart: 1,
            self.cut_off: 1,
            self.close_dms: 1,
        }
        if self.random.random() < FAULTY:
            self.fail()
        [doing] = self.random.choices(list(doings), list(doings.values()))
        self.did[getattr(doing, "__name__", "")] += 1
        await doing()  # type: ignore[misc]
        self.world.forgive(KNOWN)

    def fail(self) -> None:
        """Let the next request of some kind fail in some way, if there is one soon."""
        world, (method, path) = self.world, self.random.choice(REQUESTS)
        world.mended()
        self.did["fault"] += 1
        way = self.random.choice(("500", "429", "403", "lost", "cut", "late", "twice"))
        match way:
            case "500" | "429" | "403":
                codes = {"500": 0, "429": 40062, "403": 50013}
                world.refuse(method, path, int(way), codes[way])
            case "lost":
                world.lose(method, path)
            case "cut":
                world.cut(method, path)
            case "late":
                world.delay(method, path, 3.5)
            case _:
                world.double(method, path)

    async def open(self) -> None:
        """Open a table of any game and pace, let some join, and begin."""
        place = self.random.choice(self.places)
        if self.live(place) is not None:
            return
        chosen = {
            "pace": self.random.choice(self.paces),
            "taking_back": self.random.random() < 0.5,
            "per_person": 25,
        }
        await host(self.world).tables.settings.change_server(
            self.world.server.id, lambda server: structs.replace(server, **chosen)
        )
        opener, *others = self.random.sample(self.world.people, self.random.randint(1, 4))
        game = self.random.choice(list(CATALOG))
        await self.world.slash(opener, "play", where=place, game=game)
        for person in others:
            await self.press(person, place, EN("button-join"))
        if not others:
            await self.press(opener, place, ":computer")
        await self.press(opener, place, ":start")

    async def play(self) -> None:
        """Whoever is asked somewhere presses any button, on the board or on their hand."""
        running = [place for place in self.places if self.live(place)]
        if not running:
            await self.open()
            return
        place = self.random.choice(running)
        session = await self.session(place)
        if session is None or session.record.status != "running":
            opener = self.person(session.record.host) if session else self.world.people[0]
            await self.press(opener, place, ":start")
            return
        asked = [session.controller(seat).person for seat in session.waiting()]
        people = [self.person(each) for each in asked if each]
        if not people:
            return
        person = self.random.choice(people)
        hands = [each for each in self.world.messages(person.dm) if each.buttons]
        if session.system.hands and hands:
            await self.tap(person, hands[-1])
        else:
            await self.press(person, place)

    async def meddle(self) -> None:
        """Somebody presses anything, where they may not be asked, or a button that was there once."""
        person = self.random.choice(self.world.people)
        if self.old and self.random.random() < 0.5:
            seen = self.random.choice(self.old)
            if seen.here and not seen.private and seen.channel.guild is not None:
                await self.tap(person, seen)
        else:
            await self.press(person, self.random.choice(self.places))

    async def wait(self) -> None:
        """Nobody does anything for a while."""
        await self.world.advance(self.random.choice(PASSES))

    async def leave(self) -> None:
        """Somebody leaves a table."""
        place = self.random.choice(self.places)
        await self.world.slash(self.random.choice(self.world.people), "table leave", where=place)

    async def restart(self) -> None:
        """The bot is restarted."""
        self.world.mended()
        await again(self.world)

    async def cut_off(self) -> None:
        """The gateway is gone for a while, in which nobody can press anything."""
        shard = host(self.world).shards[0]
        await shard.disconnect()
        await self.world.advance(self.random.choice(PASSES))
        await shard.reconnect()
        await self.world.settle()

    async def close_dms(self) -> None:
        """Somebody accepts no direct messages any more."""
        if self.did["close_dms"] <= 2:
            self.world.close_dms(self.random.choice(self.world.people))

    async def press(self, person: Person, place: ChannelHandle, ending: str = "") -> None:
        """Press a button of a place's board, any of those whose label or custom_id ends so."""
        board = self.live(place)
        if board is not None:
            await self.tap(person, board, ending)

    async def tap(self, person: Person, seen: Seen, ending: str = "") -> None:
        found = [
            custom_id
            for label, custom_id in seen.buttons.items()
            if label.endswith(ending) or custom_id.endswith(ending)
        ]
        if not found:
            return
        self.old = [*self.old[-50:], seen]
        answer = await self.world.forge(person, seen, self.random.choice(found))
        for private in [each for each in answer.messages if each.private and each.buttons]:
            if self.random.random() < 0.7:
                inside = self.random.choice(list(private.buttons.values()))
                await self.world.forge(person, private, inside)

    def live(self, place: ChannelHandle) -> Seen | None:
        """The board in a place, if something can be done there."""
        boards = [each for each in self.world.messages(place) if not each.private and each.buttons]
        open_ones = [
            each for each in boards if not next(iter(each.buttons.values())).startswith("again:")
        ]
        return open_ones[-1] if open_ones else None

    def person(self, id: int) -> Person:
        return next(each for each in self.world.people if each.id == id)

    async def session(self, place: ChannelHandle) -> Session | None:
        """What is played in a place."""
        tables = await host(self.world).store.tables_in(place.id)
        return await host(self.world).tables.get(tables[-1]) if tables else None


def kept() -> Counter[str]:
    """How many objects of ours there are in memory, by class."""
    gc.collect()
    classes = (type(each) for each in gc.get_objects())
    return Counter(
        f"{each.__module__}.{each.__qualname__}"
        for each in classes
        if str(each.__module__).startswith(PACKAGES)
    )


def resident() -> int:
    """How many megabytes the process takes, with the whole Discord in it."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return sum(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


async def all_are_over(world: Simulation) -> Counter[str]:
    """Every table has come to its end and is shown as it is; return how many there were of which."""
    bot, ended, number = host(world), Counter[str](), 1
    while (record := await bot.store.load(number)) is not None:
        assert record.status in ("ended", "abandoned"), f"table {number} is stuck"
        assert (record.posting, record.remains) == (0.0, []), (
            f"table {number} left something behind"
        )
        assert record.due is None
        assert await bot.store.hands(number) == {}, "hands of a table that is over"
        ended[f"{record.game} {record.status}"] += 1
        for place in [world.place(record.channel)]:
            shown = [each for each in world.messages(place) if belongs(each, number)]
            assert len(shown) <= 1, f"table {number} is shown twice"
            buttons = [button for each in shown for button in each.buttons.values()]
            looks = {f"{what}:{number}" for what in ("again", "hindsight", "replay", "last-round")}
            assert looks.issuperset(buttons), "only what one does after a game"
        number += 1
    for person in world.people:
        hands = [each for each in world.messages(person.dm) if each.buttons]
        assert hands == [], f"{person} has a hand of a table that is over"
    return ended


def belongs(seen: Seen, table: int) -> bool:
    """Whether a message that everybody sees is a table's."""
    top = seen.raw.components[0] if seen.raw.components else {}
    return not seen.private and top.get("id") == MARK + table


@pytest.fixture
def watcher() -> Iterator[Watcher]:
    """Let nothing of ours hold the event loop for long."""
    warm()
    watcher = Watcher()
    with watcher.watching():
        yield watcher
    assert watcher.long() == {}, watcher.report()


async def evening(
    file: Path, tables: int, steps: int, paces: Sequence[Pace], nights: int, seed: int
) -> tuple[Counter[str], Counter[str]]:
    """Let a crowd play at so many tables at a time; return what it did, and what ended how."""
    async with hosted(file, PEOPLE) as world:
        world.env.settle_timeout = PATIENT
        before, objects, megabytes = len(asyncio.all_tasks()), kept(), [resident()]
        crowd = Crowd(world, tables, paces, seed)
        for _ in range(steps):
            await crowd.step()
        world.mended()
        megabytes.append(resident())
        await again(world)
        for _ in range(nights):
            await world.advance(NIGHT)
        world.forgive(KNOWN)
        ended = await all_are_over(world)
        assert len(asyncio.all_tasks()) <= before + 5, "tasks are left behind"
        megabytes.append(resident())
        print(f"MB at first, after the evening, in the morning: {megabytes}", dict(crowd.did))
        for handler in logging.getLogger().handlers:  # Pytest keeps errors, and they what they met
            getattr(handler, "records", []).clear()
        for each in gc.get_objects():  # Simcord keeps the bots of before restarts
            if isinstance(each, TableCache):
                each.drop(range(sum(ended.values()) + 1))
            elif isinstance(each, EphemeralReplies):
                each._replies.clear()  # which had some minutes left
            elif isinstance(each, EditRoutes):
                each._clicks.clear()  # likewise
            elif isinstance(each, Colour):
                each.clear()  # what pieces mean is known of the last boards, whoever played
        setups._decoded.cache_clear()  # setups of late, a thousand at most
        most = LEFT * (2 + crowd.did["restart"])
        found = kept() - objects
        del found[
            f"{Handler.__module__}.{Handler.__name__}"
        ]  # so many for each bot, from its start
        left = {key: count for key, count in found.items() if count > most}
        assert left == {}, "memory is not given back"
        return crowd.did, ended


@pytest.mark.usefixtures("watcher")
async def test_every_table_comes_to_its_end(tmp_path: Path) -> None:
    did, ended = await evening(tmp_path / "p.sqlite3", 4, 24, ("quick", "relaxed"), 16, seed=1)
    assert did["play"] > 9
    assert sum(ended.values()) >= 3


@pytest.mark.soak
@pytest.mark.usefixtures("watcher")
@pytest.mark.parametrize("seed", range(4))
async def test_sixty_tables_come_to_their_ends(tmp_path: Path, seed: int) -> None:
    paces: tuple[Pace, ...] = get_args(Pace)
    did, ended = await evening(tmp_path / "p.sqlite3", 60, 900, paces, nights=60, seed=seed)
    print(dict(did), dict(ended))
    assert sum(ended.values()) >= 40
    assert len({each.partition(" ")[0] for each in ended}) == len(CATALOG)
