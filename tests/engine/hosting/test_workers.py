"""Two real processes on one PostgreSQL: killed, cut off and stopped, they lose and double nothing."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from itertools import count
from random import Random
from typing import Any

import psycopg
import pytest
from msgspec import json

from data.store.homes import Home
from data.store.postgres.store import PostgresStore
from engine.chance import Pick, Roll, Shuffle
from engine.core import CHANCE
from engine.hosting.service.tables import Tables
from engine.hosting.state.dice import Dice
from engine.hosting.state.game_log import again
from tests.data.places import needs_postgres
from tests.postgres import databases

pytestmark = needs_postgres

TABLES = 3
"""How many tables are played at once on the server of each shard."""

HOLDERS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 1"
"""The connections by which processes hold their shards."""


class Running:
    """A process that plays, and what it has written."""

    def __init__(self, process: Process, own: str) -> None:
        self.process, self.own = process, own
        self.lines: list[list[str]] = []
        self._reading = asyncio.create_task(self._read())
        self._more = asyncio.Event()

    async def _read(self) -> None:
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            if line.endswith(b"\n"):
                self.lines.append(line.decode().strip().split(None, 4))
                self._more.set()
        self._more.set()

    async def until(self, word: str, times: int = 1, may_end: bool = False) -> None:
        """Wait until it has written so many lines more that begin with a word; or has ended, if it may."""
        wanted = self.said(word) + times
        async with asyncio.timeout(60):
            while self.said(word) < wanted and not self._reading.done():
                self._more.clear()
                await self._more.wait()
        assert may_end or not self._reading.done(), "it has ended"

    def said(self, word: str) -> int:
        return sum(line[0] == word for line in self.lines)

    def send(self, what: signal.Signals) -> None:
        self.process.send_signal(what)

    async def killed(self) -> None:
        """End it as hard as can be, and read what it has written until then."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        await self._reading


class Workers:
    """Processes on a database of their own."""

    def __init__(self, url: str = "") -> None:
        self.url, self.all = url or databases().migrated(), list[Running]()
        self.tables = TABLES

    async def begin(self, own: str) -> Running:
        """Start a process with some of two shards; return once it plays."""
        command = [sys.executable, "-m", "tests.worker", self.url, "2", own, str(self.tables)]
        running = Running(await asyncio.create_subprocess_exec(*command, stdout=PIPE), own)
        self.all.append(running)
        await running.until("ready")
        return running

    def cut_off(self, where: str) -> int:
        """End connections of the processes, as a failing network would; return how many."""
        with psycopg.connect(self.url, autocommit=True) as db:
            found = db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
                f"current_database() AND pid <> pg_backend_pid() AND {where}".encode()
            )
            return len(found.fetchall())

    async def check(self) -> None:
        """Hold all that was written against what is stored."""
        for each in self.all:
            await each.killed()
        lines = [line for each in self.all for line in each.lines]
        pressed = Counter(tuple(line[1:]) for line in lines if line[0] == "pressed")
        stored = [(int(line[1]), int(line[2])) for line in lines if line[0] == "stored"]
        assert len(set(stored)) == len(stored), "no change was acknowledged twice"
        reached = defaultdict[int, int](int)
        for line in lines:
            if line[0] == "stored":
                reached[int(line[1])] = max(reached[int(line[1])], int(line[3]))
        store = await PostgresStore.open(self.url, home=Home(2, frozenset({0, 1})))
        try:
            for table, seq in reached.items():
                await self._check_table(store, table, seq, pressed)
        finally:
            await store.close()
        self._check_letters(lines)

    async def _check_table(
        self, store: PostgresStore, table: int, seq: int, pressed: Counter[Any]
    ) -> None:
        record, log = await store.load(table), await store.log(table)
        assert record is not None
        assert record.seq >= seq, "nothing that was acknowledged is lost"
        assert [row.seq for row in log] == list(range(record.seq))
        dice, n = Dice(record.seed, record.id, record.contributions), count()
        for row in log:
            if row.seat == CHANCE:
                question = json.decode(row.question, type=Roll | Shuffle | Pick)
                assert row.action == dice.outcome(next(n), question), "each roll once, in its order"
        session = await Tables(store).get(table)
        assert not session.restarted, "the turn goes on as it is stored"
        counted = set[tuple[str, ...]]()
        for play, row in again(session.make(), log[1:]):
            if row.by and not row.itself:
                number = play.number(row.seat)
                button = str(table), str(row.by), str(number), row.action
                assert pressed[button], "what counts was pressed"
                assert button not in counted, "and counts once"
                counted.add(button)
            play.answer(row.seat, row.action)

    def _check_letters(self, lines: list[list[str]]) -> None:
        """A click is taken by one process, and one that was taken back by none."""
        words = defaultdict(list)
        for line in lines:
            words[line[0]].append(line[1] if len(line) > 1 else "")
        assert len(set(words["took"])) == len(words["took"])
        assert not set(words["back"]) & set(words["took"])
        assert len(set(words["answered"])) == len(words["answered"])


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers()
    yield workers
    for each in workers.all:
        await each.killed()


@pytest.mark.many
@pytest.mark.parametrize(
    ("kills", "tables"), [(1, TABLES), pytest.param(100, 25, marks=pytest.mark.soak)]
)
async def test_a_killed_process_loses_nothing_and_no_other_waits(
    workers: Workers, kills: int, tables: int
) -> None:
    """Its shards are taken by the next process at once, and clicks meanwhile taken back or answered."""
    workers.tables, random = tables, Random(kills)
    running = await both(workers)
    for _ in range(kills):
        random.shuffle(running)
        other, killed = running
        await asyncio.gather(other.until("handed"), killed.until("stored", 50))
        await asyncio.sleep(random.random() / 20)
        await killed.killed()
        await other.until("stored", 50)
        next_one = await workers.begin(killed.own)
        assert len(next_one.lines[0]) > 1, "it goes on where the other was"
        running = [other, next_one]
    await running[0].until("handed")
    await workers.check()


async def both(workers: Workers) -> list[Running]:
    """Start a process for each shard."""
    return list(await asyncio.gather(workers.begin("0"), workers.begin("1")))


@pytest.mark.many
async def test_a_process_cut_off_from_the_database_loses_nothing(workers: Workers) -> None:
    """At any moment, be it between an answer and its acknowledgement: then the answer is stale."""
    one, two = await both(workers)
    for _ in range(5):
        await asyncio.gather(one.until("stored", 40), two.until("stored", 40))
        assert workers.cut_off(f"pid NOT IN ({HOLDERS})")
    await asyncio.gather(one.until("stored", 40), two.until("stored", 40))
    await workers.check()


@pytest.mark.many
async def test_a_process_that_wakes_up_when_another_has_its_tables_overwrites_nothing(
    workers: Workers,
) -> None:
    """It was stopped, in the middle of whatever it did, and its locks were lost meanwhile."""
    one, zombie = await both(workers)
    await zombie.until("stored", 30)
    zombie.send(signal.SIGSTOP)
    await asyncio.sleep(0.05)
    assert workers.cut_off(f"pid IN ({HOLDERS} AND objid = 1)") == 1
    next_one = await workers.begin("1")
    await next_one.until("stored", 10 * TABLES)
    zombie.send(signal.SIGCONT)
    await asyncio.gather(zombie.until("stored", 20, may_end=True), next_one.until("stored", 20))
    await one.until("stored", 10)
    await workers.check()
