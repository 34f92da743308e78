"""A whole evening of a live cup under Discord's limits, with a bot that is cut off and begun anew.

A route takes five requests in five seconds, as Discord has it for messages; what comes earlier waits as
discord.py does. The clock is moved.
"""

from __future__ import annotations

import asyncio
import shutil
from collections import Counter, deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from fnmatch import fnmatch
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from data.store.addresses import Postgres
from engine.hosting.cups.cup import BREAK, Cup
from engine.hosting.cups.cup_file import exported, verify
from engine.hosting.cups.events import COMPUTER
from engine.hosting.state.beginnings import CALL
from tests.cogs.playing import SETTLES, again, followed_by_the_bot, host, hosted, secret
from tests.cogs.test_cups import message, one_live, places, press, shown, state, stored, threads
from tests.data.places import needs_postgres
from tests.engine.hosting.cups.test_cup_file import node
from tests.postgres import databases
from tests.simulation import Simulation, Time, close, simulation
from tests.words import EN, like

AT_ONCE, WITHIN = 5, 5.0
"""Requests of a route, and the seconds in which no more are taken."""

WORTH = {4: (5, 3, 1, 0), 3: (5, 2, 0)}
"""Points by place at a table, as the page says that explains cups."""


def limited(world: Simulation) -> None:
    """Have each route of a channel take so many requests at once."""
    gate, taken = world._gate, dict[tuple[str, str], deque[float]]()

    @asynccontextmanager
    async def slow(method: str, path: str, by_token: bool) -> AsyncIterator[None]:
        if fnmatch(path, "/channels/*/messages*") and method in ("POST", "PATCH") and not by_token:
            times = taken.setdefault((method, path.split("/")[2]), deque(maxlen=AT_ONCE))
            turn = max(world.now(), times[0] + WITHIN if len(times) == AT_ONCE else 0.0)
            times.append(turn)
            await asyncio.sleep(turn - world.now())
        async with gate(method, path, by_token):
            yield

    world._gate = slow  # type: ignore[method-assign]


async def killed(world: Simulation) -> None:
    """Cut the bot off at this moment, whatever it does, and begin another."""
    world.unplugged()
    await close(world.bot)
    world.mended()
    await again(world)


async def opened(world: Simulation, people: int) -> None:
    for number in range(len(world.people), people):
        world.add_person(f"P{number}")
    limited(world)
    await world.slash(world.people[0], "cup new", length="live-25", rounds=3)
    await shown(world)
    for person in world.people:
        assert (await press(world, person, "join")).whisper
    await world.advance(3600 - CALL)
    await shown(world)
    for person in world.people[: people - 2]:
        assert (await press(world, person, "here")).whisper


async def opened_tables(world: Simulation, random: Random, kill: bool) -> None:
    """Wait until a round has all its tables; perhaps the bot is killed as it opens them."""
    await world.advance(1)
    if kill:
        await world.advance(random.uniform(0, 20))
        await killed(world)
    await world.advance(240)
    await shown(world)


async def ended(world: Simulation, random: Random, kill: bool) -> None:
    """End the tables of a round one after the other, each after some answers."""
    bot = host(world)
    playing = await bot.cups.rounds.playing(await state(world))
    random.shuffle(playing)
    for number, session in enumerate(playing):
        if kill and number == len(playing) // 2:
            await killed(world)
            bot = host(world)
        thread = world.place(session.record.channel)
        for person in world.people:
            if person.id in session.people_asked():
                board = world.last(thread)
                [label, *_] = [each for each in board.buttons if "act:" in board.buttons[each]]
                await world.click(person, board, label)
        await bot.tables.stop(session.record.id)
    await world.advance(5)
    await shown(world)


async def evening(world: Simulation, people: int, kills: int, seed: int = 1) -> None:
    """Play a cup from its opening to its end, and look at all that is left of it."""
    random, first = Random(seed), len(world.times)
    await opened(world, people)
    await world.advance(CALL)
    while not (await state(world)).over:
        await opened_tables(world, random, kills > 0)
        await all_at_tables(world)
        await ended(world, random, kills > 1)
        kills -= 2
        await world.advance(BREAK)
    await shown(world)
    await checked(world, people)
    minutes = Counter(int(each // 60) for each in world.times[first:])
    busiest = max(minutes.values())
    print(f"{people} people: {len(world.times) - first} requests, {busiest} in the busiest minute")
    assert busiest <= 45 * 60


async def all_at_tables(world: Simulation) -> None:
    """Each table is there once, in a thread of its own."""
    cup = await state(world)
    found = await host(world).store.cup_tables(1)
    drawn = [
        (at, place)
        for at, each in enumerate(cup.rounds, 1)
        for place in range(1, 1 + len(each.drawn))
    ]
    assert sorted(found) == drawn
    assert await places(world) <= threads(world)
    assert len(threads(world)) == len(drawn)
    starts = (like(EN, "cup-starts"), like(EN, "cup-starts-final"))
    texts = [each.text for each in world.messages() if any(say.match(each.text) for say in starts)]
    assert len(texts) == len(drawn)
    await one_live(world)


async def checked(world: Simulation, people: int) -> None:
    """The standings are those of a recount, and both verifiers accept the file."""
    cup = await state(world)
    assert len(cup.people) == people
    recounted(cup)
    record = (await stored(world)).record
    tables = await host(world).store.cup_tables(record.id)
    accepted(cup, tables, Path(host(world).settings.films_folder))
    assert EN("button-cup-file") in message(world).buttons


def recounted(cup: Cup) -> None:
    """The standings are those of a recount."""
    points = Counter[int]()
    for each in cup.rounds:
        for result in () if each.final else each.results.values():
            order = [entrant for together in result.places for entrant in together]
            at = 0
            for together in result.places:
                shared = WORTH[len(order)][at : at + len(together)]
                at += len(together)
                for entrant in set(together).difference(result.absent, {COMPUTER}):
                    points[entrant] += Fraction(sum(shared), len(together))  # type: ignore[assignment]
    assert {row.entrant: Fraction(row.points, 12) for row in cup.standings() if row.points} == {
        entrant: won for entrant, won in points.items() if won
    }


def accepted(cup: Cup, tables: Mapping[tuple[int, int], int], folder: Path) -> None:
    """Both verifiers accept the file."""
    file = exported(cup, tables)
    assert verify(file).fits, verify(file).says
    folder.mkdir(parents=True, exist_ok=True)
    assert shutil.which("node") is None or node(file, folder)


@pytest.mark.parametrize(
    ("people", "kills"), [(14, 3), pytest.param(48, 5, marks=pytest.mark.soak)]
)
async def test_an_evening_with_kills(tmp_path: Path, people: int, kills: int) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await evening(world, people, kills)


@needs_postgres
@pytest.mark.soak
async def test_an_evening_of_ninety_six_on_postgresql() -> None:
    time = Time()
    bot = Poeppel(Settings(database=Postgres(databases().make())), now=time, seed=secret)
    async with simulation(bot, 1, time=time) as world:
        world.env.settle_timeout = SETTLES
        with followed_by_the_bot(world):
            await evening(world, 96, 5)
