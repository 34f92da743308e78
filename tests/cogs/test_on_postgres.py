"""The bot on PostgreSQL: a whole game, ended and opened anew, and whether another process is home here."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest
from aiohttp import web
from discord.http import Route

import data.store.postgres.store
from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from cogs.workers import LOST
from data.store.addresses import Postgres
from data.store.errors import ShardInUse
from data.store.postgres.store import PostgresStore
from engine.hosting.actions.answers import question_of
from tests.cogs.playing import again, begun, move, secret, table, unseen
from tests.cogs.test_wire import SmallDiscord
from tests.command_line import TOKEN
from tests.data.places import needs_postgres
from tests.postgres import databases
from tests.simulation import Simulation, Time, simulation
from tests.words import EN

pytestmark = needs_postgres

ROOT = Path(__file__).parents[2]
STOPPED = 2.5
"""Seconds for which a process is stopped: more than an answer of the database holds."""

IDENTITY = "application_name = 'poeppel' AND datname = current_database()"


@pytest.fixture
def url() -> str:
    return databases().migrated()


@asynccontextmanager
async def on_postgres(url: str) -> AsyncIterator[Simulation]:
    time = Time()
    bot = Poeppel(Settings(database=Postgres(url)), now=time, seed=secret)
    async with simulation(bot, 2, time=time) as world:
        world.env.settle_timeout = 30.0
        yield world


async def test_a_game_is_played_to_its_end_and_goes_on_after_a_new_start(url: str) -> None:
    """What is stored is what is shown, before and after."""
    async with on_postgres(url) as world:
        board = await begun(world)
        for _ in range(3):
            await move(world, board)
        before = (await table(world)).record
        await again(world)
        await world.settle()
        after = (await table(world)).record
        assert (after.seq, after.seats) == (before.seq, before.seats)
        await play_out(world)
        session = await table(world)
        assert session.record.status == "ended"
        assert session.record.shown == session.record.revision
        assert EN("button-again") in world.last().buttons


async def play_out(world: Simulation) -> None:
    """Play on while nobody looks, until the game is over."""
    async with unseen(world) as tables:
        while (session := await tables.get(1)).record.status == "running":
            seat = session.waiting()[0]
            person, action = session.controller(seat).person, session.running.options(seat)[-1]
            assert person is not None
            number = question_of(session, person, action)
            assert number is not None
            await tables.act(1, person, number, action)
    await world.settle()


# Whether another process is home here


@asynccontextmanager
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[float]]:
    """A small Discord on loopback; what is yielded gets a moment for each of its requests."""
    came: list[float] = []

    @web.middleware
    async def counted(request: web.Request, handler: object) -> web.StreamResponse:
        came.append(time.monotonic())
        return await handler(request)  # type: ignore[operator, no-any-return]

    small = SmallDiscord()
    small.app.middlewares.append(counted)
    runner = web.AppRunner(small.app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    base = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    monkeypatch.setattr(Route, "BASE", base)
    try:
        yield came
    finally:
        await runner.cleanup()


async def test_discord_hears_nothing_of_a_process_whose_shard_another_one_holds(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data.store.postgres.store, "PATIENCE", 0.1)
    store = await PostgresStore.open(url)
    async with discord(monkeypatch) as came, Poeppel(Settings(database=Postgres(url))) as bot:
        with pytest.raises(ShardInUse):
            await bot.login(TOKEN)
        assert came == []
    await store.close()


@asynccontextmanager
async def worker(url: str, came: list[float]) -> AsyncIterator[subprocess.Popen[bytes]]:
    """A process of the bot that sends one request after the other."""
    command = [sys.executable, "-m", "tests.worker_to_stop", url, Route.BASE]
    process = await asyncio.to_thread(subprocess.Popen, command, cwd=ROOT, stdout=subprocess.PIPE)
    try:
        await more(came, 20)
        yield process
    finally:
        process.kill()
        process.communicate()


async def more(came: list[float], than: int) -> None:
    """Wait until more requests have come than so many."""
    async with asyncio.timeout(60):
        while len(came) <= than:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def ended(process: subprocess.Popen[bytes]) -> int:
    return await asyncio.wait_for(asyncio.to_thread(process.wait), 60)


async def hold_back(process: subprocess.Popen[bytes]) -> None:
    """Let the thread wait that asks whether the shards are still the process's own."""
    os.kill(process.pid, signal.SIGUSR1)
    assert process.stdout is not None
    assert await asyncio.to_thread(process.stdout.readline) == b"held\n"


def cut_off(url: str) -> None:
    """End the connection by which the process holds its shards."""
    with psycopg.connect(url, autocommit=True) as db:
        ends = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {IDENTITY}"
        assert db.execute(ends.encode()).fetchall() == [(True,)]


async def test_a_process_that_has_lost_its_shards_ends_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with discord(monkeypatch) as came, worker(url, came) as process:
        cut_off(url)
        assert await ended(process) == LOST


async def test_a_process_that_was_stopped_meanwhile_sends_nothing_more(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its shards are another one's, which it learns last of all: the thread that asks is held back."""
    async with discord(monkeypatch) as came, worker(url, came) as process:
        await hold_back(process)
        os.kill(process.pid, signal.SIGSTOP)
        cut_off(url)
        other = await PostgresStore.open(url)
        await asyncio.sleep(STOPPED)
        before = len(came)
        os.kill(process.pid, signal.SIGCONT)
        await asyncio.sleep(0.5)
        assert process.poll() is None
        os.kill(process.pid, signal.SIGUSR2)
        assert await ended(process) == LOST
        under_way = 1  # the request that had been let through as the process was stopped
        assert len(came) <= before + under_way
        await other.close()


async def test_a_process_that_was_stopped_and_holds_its_shards_goes_on(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with discord(monkeypatch) as came, worker(url, came) as process:
        os.kill(process.pid, signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        before = len(came)
        os.kill(process.pid, signal.SIGCONT)
        await more(came, before)
        assert process.poll() is None
