"""Nothing ends, expires or is deleted by a system's clock that is far off Discord's."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import discord
import pytest

from cogs.client import Poeppel
from cogs.platform import clock
from cogs.platform.clock import FAR, LONG, DiscordClock
from cogs.platform.operator_settings import Settings
from data.store.shards import alive
from engine.hosting.state.time_controls import DAY
from tests.cogs.playing import begun, bot_on, by_hand, host, hosted, lobby, move, set_pace, table
from tests.cogs.test_wire import served
from tests.command_line import TOKEN
from tests.databases import made
from tests.simulation import Simulation, Time
from tests.words import EN

THEN = 1_800_000_000.0


class Clocks:
    """A system's clock that can be set, and seconds that pass."""

    def __init__(self) -> None:
        self.passed, self.set = 0.0, 0.0
        self.asked = 0
        self.judged = DiscordClock(lambda: THEN + self.passed + self.set, self.ask)
        self.judged.elapsed = lambda: self.passed

    async def ask(self) -> None:
        self.asked += 1


def test_a_clock_of_which_nothing_is_heard_is_right() -> None:
    clocks = Clocks()
    clocks.set = 400 * DAY
    assert clocks.judged.is_right()


@pytest.mark.parametrize("way", [1, -1])
def test_a_clock_set_far_off_is_seen_at_once_and_right_again_at_once(way: int) -> None:
    clocks = Clocks()
    clocks.judged.hear(THEN)
    clocks.passed = 100 * DAY
    assert clocks.judged.is_right(), "time passes"
    clocks.set = way * (FAR - 1)
    assert clocks.judged.is_right()
    clocks.set = way * (FAR + 1)
    assert not clocks.judged.is_right()
    assert clocks.judged.time() == THEN + clocks.passed
    clocks.set = 0.0
    assert clocks.judged.is_right()


def test_clicks_say_that_their_moment_has_passed_and_no_more() -> None:
    """An old one may come late, as to a machine that has slept."""
    clocks = Clocks()
    clocks.judged.has_passed(THEN - DAY)
    assert clocks.judged.is_right()
    clocks.judged.has_passed(THEN + DAY)
    assert not clocks.judged.is_right()
    clocks.set = DAY
    clocks.judged.has_passed(THEN)
    assert clocks.judged.is_right()


async def test_after_a_sleep_that_no_clock_counts_discord_is_asked(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clocks = Clocks()

    heard = asyncio.Event()

    async def ask() -> None:
        clocks.judged.hear(THEN + clocks.set)
        heard.set()

    clocks.judged = DiscordClock(lambda: THEN + clocks.set, ask)
    clocks.judged.elapsed = lambda: 0.0
    clocks.judged.hear(THEN)
    clocks.set = DAY
    running = asyncio.create_task(clocks.judged.run())
    async with asyncio.timeout(60):
        await heard.wait()
    running.cancel()
    assert clocks.judged.is_right()
    assert not caplog.records


def test_a_warning_is_said_once_and_its_end(caplog: pytest.LogCaptureFixture) -> None:
    clocks = Clocks()
    clocks.judged.hear(THEN)
    clocks.set = -400 * DAY
    clocks.judged.tell()
    clocks.judged.tell()
    assert ["400 days" in each for each in caplog.messages] == [True]
    clocks.set = 0.0
    clocks.judged.tell()
    assert ["400 days" in each for each in caplog.messages] == [True, False]


async def test_each_answer_of_discord_says_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the store is opened; and while nothing goes on, where it is asked for."""
    ahead = [400 * DAY]
    async with served(monkeypatch):
        chosen = Settings(database=made(tmp_path / "p.sqlite3"))
        async with Poeppel(chosen, now=lambda: time.time() + ahead[0]) as bot:
            monkeypatch.setattr(bot, "setup_hook", nothing)
            await bot.login(TOKEN)
            assert not bot.clock.is_right()
            assert bot.clock.time() == pytest.approx(time.time(), abs=60)
            ahead[0] = 0.0
            assert bot.clock.is_right()
            bot.clock.hear(0.0)
            with pytest.raises(discord.DiscordException):
                await bot._ask_the_time()  # this Discord has no gateway, but a clock
            assert bot.clock.is_right()
            bot.clock.hear(0.0)
            bot.clock.elapsed = iter((1.0, 2.0 + LONG, 3.0 + LONG)).__next__
            with pytest.raises(discord.DiscordException):
                await bot._ask_the_time()
            assert (bot.clock._heard or (1.0,))[0] == 0.0, "slept through"


async def nothing() -> None:
    """Open nothing."""


def silent(bot: Poeppel) -> Poeppel:
    """Have the bot not ask this Discord for its time, which it does not say."""
    bot.clock._ask = None
    return bot


def far_ahead(world: Simulation, seconds: float = 400 * DAY) -> None:
    """Have the system's clock go ahead of Discord's."""
    bot, began = silent(host(world)), world.now()
    bot.clock.elapsed = lambda: world.now() - began - seconds
    bot.clock.hear(began - seconds)
    bot.clock.elapsed = lambda: world.now() - began


@pytest.mark.usefixtures("long_nights")
async def test_a_bot_started_with_a_wrong_clock_deletes_and_ends_nothing(tmp_path: Path) -> None:
    """And goes on by itself when the clock is right: what people lost has its time back."""
    file = tmp_path / "p.sqlite3"
    async with hosted(file, 2) as world:
        ada = world.people[0]
        await by_hand(world)
        board = await lobby(world)
        await set_pace(world, ada, "days", board)
        await world.click(ada, board, EN("button-start"))
        await world.advance(10)
        bot, record = host(world), (await table(world)).record
        assert record.due is not None
        other = world.server.create_text_channel("b")
        await world.slash(ada, "play", where=other)
        await bot.tables.abandon(2)
        true, wrong = world.now(), Time()
        bot_again = silent(bot_on(file, wrong))
        wrong.follow(world.env)
        bot_again.clock.elapsed = world.now
        bot_again.clock.hear(true)
        world.env.backend.clock.advance(400 * DAY)
        bot_again.clock.hear(true)
        await world.restart(bot_again)
        await world.advance(600)
        bot = host(world)
        assert not bot.clock.is_right()
        assert (await table(world)).record.due == record.due
        assert (await table(world)).record.status == "running"
        assert await bot.store.load(2) is not None
        assert await bot.store.recall(alive(0, 1)) is not None
        bot.clock.hear(world.now())
        await world.advance(3600)
        assert bot.clock.is_right()
        assert (await table(world)).record.status == "running"
        assert ((await table(world)).record.due or 0.0) > world.now()
        assert await bot.store.load(2) is None, "deleted by the right clock"


@pytest.mark.usefixtures("long_nights")
async def test_people_play_on_while_the_clock_is_wrong(tmp_path: Path) -> None:
    """Rolls that come by themselves come, only later; no time is up."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        far_ahead(world)
        for _ in range(3):
            before = (await table(world)).record.seq
            await move(world, board, lambda labels: labels[0])
            await world.advance(clock.FAR)
            assert (await table(world)).record.seq > before
        await world.advance(2 * DAY)
        assert (await table(world)).record.status == "running"
