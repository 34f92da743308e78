"""A live cup with a bot in a process of its own, at a Discord on loopback that limits it.

A kill is SIGKILL; the clock is moved from timer to timer. On PostgreSQL two processes share the
database, and each is killed.
"""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from cogs.widgets.buttons import Kind, custom_id
from data.store.homes import Home
from data.store.postgres.store import PostgresStore
from data.store.sql_store import SqlStore
from data.store.sqlite_store import SqliteStore
from engine.hosting.service.cups import Cups
from engine.hosting.service.tables import Tables
from engine.hosting.state.beginnings import CALL
from tests.cogs.playing import on_turn, secret
from tests.cogs.test_cup_evening import accepted, recounted
from tests.cogs.test_cups import message, threads
from tests.data.places import needs_postgres
from tests.discord_on_loopback import Served, served
from tests.postgres import databases
from tests.words import EN, like

SOON, LONGEST = 1200, 5 * 3600.0
"""Seconds until the first draw, and in which the evening must be over."""

ROUND = 25 * 60.0
ALONE, TWO = ["1/1"], ["1/2", "2/2"]
"""The workers of the bot, by process."""

PRESSES = 2
"""How often each table is played at by its people, who are away then."""


class Evening:
    """A cup from its opening to its end."""

    def __init__(self, world: Served, kills: int, workers: list[str]) -> None:
        self.world, self.kills, self.workers = world, kills, workers
        self.random, self.pressed = Random(1), 0

    async def run(self) -> None:
        for process, worker in enumerate(self.workers):
            await self.world.begin(process, worker)
        await self.opened()
        seen, ends, until = 0, 0.0, self.world.now() + LONGEST
        while EN("button-cup-file") not in message(self.world).buttons:
            assert self.world.now() < until
            await self.world.advance(10)
            if len(threads(self.world)) > seen:
                await self.killed()
                await self.world.advance(120)
                seen, ends = len(threads(self.world)), ends or self.world.now() + ROUND - 120
                await self.played()
            if ends and self.world.now() > ends - 20:
                ends = float("inf")
                await self.killed()
        await self.world.advance(60)

    async def opened(self) -> None:
        world = self.world
        [first, *_] = world.people
        answer = await world.slash(first, "cup new", length="live-25", rounds=3, start=SOON)
        assert answer.whisper
        await world.advance(30)
        for what, left in ("join", SOON - CALL), ("here", CALL - 30):
            for person in world.people:
                button = custom_id(Kind.CUP, 0, 1, what)
                assert (await world.click(person, message(world), button)).whisper
            await world.advance(left)

    async def killed(self) -> None:
        """Kill each process within some seconds, and begin it anew some seconds later."""
        for process, worker in enumerate(self.workers) if self.kills else ():
            await self.world.advance(self.random.uniform(0, 10))
            await self.world.kill(process)
            await self.world.advance(self.random.uniform(0, 20))
            await self.world.begin(process, worker)
        self.kills = max(0, self.kills - 1)

    async def played(self) -> None:
        """Have the people of each table press something."""
        for thread in sorted(threads(self.world)):
            for _ in range(PRESSES):
                board = self.world.last(self.world.place(thread))
                acts = [each for each in board.buttons.values() if each.startswith("act:")]
                if acts:
                    answer = await self.world.click(on_turn(self.world, board), board, acts[0])
                    self.pressed += answer.given

    def told(self, began: float) -> None:
        """Print what it cost."""
        world = self.world
        minutes = Counter(int(each // 60) for each in world.times)
        print(
            f"{len(world.people)} people: {len(world.times)} requests, {self.pressed} moves pressed, "
            f"{max(minutes.values())} in the busiest minute, {world.limited_requests} limited, "
            f"{world.mover.moves} moves of the clock, {time.monotonic() - began:.0f} s; {world.codes}"
        )


async def opened_store(database: str) -> SqlStore:
    """Open the database of killed bots, with all servers at home."""
    if database.startswith("postgresql"):
        return await PostgresStore.open(database, home=Home(2, frozenset({0, 1})))
    return await SqliteStore.open(Path(database))


async def checked(world: Served, folder: Path) -> None:
    """Hold what is shown against what is stored."""
    store = await opened_store(world.database)
    try:
        stored = await Cups(Tables(store), store, secret).get(1)
        tables, message = await store.cup_tables(1), await store.message("cup", "1")
    finally:
        await store.close()
    cup = stored.cup
    drawn = {
        (at, number)
        for at, each in enumerate(cup.rounds, 1)
        for number in range(1, 1 + len(each.drawn))
    }
    assert cup.over
    assert len(cup.people) == len(world.people)
    assert set(tables) == drawn, "every table once"
    assert len(threads(world)) == len(drawn), "a thread for each"
    starts = (like(EN, "cup-starts"), like(EN, "cup-starts-final"))
    texts = [each.text for each in world.messages() if any(say.match(each.text) for say in starts)]
    assert len(texts) == len(drawn), "one message each"
    live = [each.id for each in world.messages() if each.buttons and not each.private]
    assert message is not None
    assert live == [message.message], "one live message"
    recounted(cup)
    accepted(cup, tables, folder)


async def evening(folder: Path, database: str, people: int, kills: int, workers: list[str]) -> None:
    began = time.monotonic()
    async with served(folder, database, [f"P{number:02}" for number in range(people)]) as world:
        played = Evening(world, kills, workers)
        await played.run()
        assert not played.kills
        assert played.pressed
        for process in list(world.processes):
            await world.kill(process)
        await checked(world, folder)
        played.told(began)


@pytest.mark.soak
@pytest.mark.parametrize(("people", "kills"), [(6, 1), (48, 5)])
async def test_a_cup_with_a_killed_process(tmp_path: Path, people: int, kills: int) -> None:
    await evening(tmp_path, str(tmp_path / "p.sqlite3"), people, kills, ALONE)


@needs_postgres
@pytest.mark.soak
@pytest.mark.parametrize(("people", "kills"), [(6, 1), (96, 5)])
async def test_a_cup_with_two_killed_processes(tmp_path: Path, people: int, kills: int) -> None:
    await evening(tmp_path, databases().make(), people, kills, TWO)
