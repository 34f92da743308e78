"""How long anything holds the event loop: nobody at any other table is heard meanwhile.

A person and computers play each game on the whole bot, as in `tests.bench.clicks`: events, rules,
words, the database's answers, and pictures in their threads.  What the loop does in one go is
counted in time of its own thread, so that what else the machine does is not counted.

Besides: how late the loop comes to its turn while a thread computes, with the interval at which the
bot lets threads take turns and with Python's own; and how long the garbage collector looks at everything,
with what was there at the start and without.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from statistics import median
from time import perf_counter, thread_time, time
from typing import Any

import discord

from cogs.serving import INTERVAL, calm_down
from engine.catalog import ACTION_CARDS, CATALOG
from engine.game_analysis import look_back
from engine.hosting.actions import lobby
from engine.hosting.state.game_log import again
from engine.system import System
from tests.bench.clicks import Bench, alone
from tests.bench.table import ROUNDS, Row, limited, percent
from tests.trials import recorded

HOST = 10**16
AIM = "at most 20 ms"
PAUSE = 0.001
"""Seconds after which the loop wants to have its turn again."""
USUAL = 0.005
"""Seconds for which Python lets a thread compute by itself."""


class Longest:
    """The longest time for which one thing held the loop."""

    def __init__(self) -> None:
        self.seconds, self.what = 0.0, ""
        self.answers = 0
        """How many a person has given meanwhile."""


@contextmanager
def watched() -> Iterator[Longest]:
    """Watch what the event loop of this thread does."""
    longest, run = Longest(), asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> Any:
        began, what = thread_time(), repr(handle)
        try:
            return run(handle)
        finally:
            if (took := thread_time() - began) > longest.seconds:
                longest.seconds, longest.what = took, what

    asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]
    try:
        yield longest
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]


async def seated(made: Bench, system: System, level: str) -> int:
    """Begin a game of one person with as many computers as there can be; nothing is shown of it."""
    preset = next(iter(system.presets))
    computers = system.numbers(system.values(preset))[-1] - 1
    steps = [partial(lobby.add_computer, host=HOST, level=level)] * computers
    return await made.begun(HOST, steps, system.key, preset)


@contextmanager
def calm() -> Iterator[None]:
    """Keep Python as the bot does from its start on, or what other measurements left would be collected."""
    usual = sys.getswitchinterval()
    calm_down()
    try:
        yield
    finally:
        gc.unfreeze()
        sys.setswitchinterval(usual)


class Ahead:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self._by = 0.0

    def __call__(self) -> float:
        """Return the seconds since 1970."""
        return time() + self._by

    def go_on(self, until: float) -> None:
        """Put it forward, if it is not there yet."""
        self._by += max(0.0, until - self())


async def played(system: System, level: str, answers: int) -> Longest:
    """Let a person give so many answers, or play to the end; return what held the loop for longest.

    Where nobody is waited for but the clock, as before a choice that takes no time, it is put forward.
    """
    clock = Ahead()
    async with alone(clock) as made:
        tables, table = made.bot.tables, await seated(made, system, level)
        with calm(), watched() as longest:
            while longest.answers < answers:
                session = await tables.get(table)
                if session.play is None or session.play.table.over:
                    break
                [seat] = session.seats_of(HOST)
                if seat in session.waiting():
                    action = session.play.options(seat)[-1]
                    custom_id = f"act:{table}:{session.play.number(seat)}:{action}"
                    await made.press(table, HOST, custom_id)
                    longest.answers += 1
                else:
                    # A turn that is shown by itself ends before the idle table would close.
                    due = session.record.settles or session.record.due
                    assert due is not None
                    clock.go_on(due)
                    await tables.expire(table)
            await made.bot.presenter.boards.settled()
        return longest


async def late(work: Callable[[], object]) -> list[float]:
    """Return how many seconds too late the loop came to its turn each time, while a thread works."""
    found, task = list[float](), asyncio.ensure_future(asyncio.to_thread(work))
    while not task.done():
        began = perf_counter()
        await asyncio.sleep(PAUSE)
        found.append(perf_counter() - began - PAUSE)
    await task
    return found


def looking_back(full: bool) -> Iterator[Row]:
    """Measure how late the loop comes to its turn while a thread finds out how a game went."""
    system = ACTION_CARDS
    people = system.numbers(system.values("book"))
    preset, players = ("book", max(people)) if full else ("short", min(people))
    values = system.values(preset)
    game = system.make(system.seating(players, values).arms[0], values)
    _, given = recorded(game, system.levels["normal"], 1, people=True)
    outlook = system.outlook
    assert outlook is not None
    found: dict[float, list[float]] = {INTERVAL: [], USUAL: []}
    usual = sys.getswitchinterval()
    try:
        for _ in range(ROUNDS if full else 1):
            for interval, times in found.items():
                sys.setswitchinterval(interval)
                work = partial(look_back, outlook(game), again(game, given))
                times.append(percent(asyncio.run(limited(late(work))), 99) * 1e3)
    finally:
        sys.setswitchinterval(usual)
    ours, theirs = (max(median(times), 1e-3) for times in found.values())
    what = 'the loop comes late to its turn during "How it went": p99'
    yield Row(what, ours, "ms", "with Python's own interval", theirs, AIM)


async def collections(tables: int) -> tuple[float, float]:
    """Return how many milliseconds all that came since the start is looked at for, and all there is."""
    async with alone() as made:
        with calm():
            await made.open(tables)
            ours = _collection()
        return ours, _collection()


def _collection() -> float:
    began = thread_time()
    gc.collect()
    return (thread_time() - began) * 1e3


def collecting(full: bool) -> Iterator[Row]:
    """Measure the longest that the collector holds everything up."""
    ours, theirs = asyncio.run(limited(collections(1000 if full else 3)))
    what = "garbage collection with 1,000 tables in memory"
    yield Row(what, ours, "ms", "with what is there at the start", theirs, AIM)


def rows(full: bool = True) -> Iterator[Row]:
    """Measure every game with its best computer players, and what Python does by itself."""
    discord.VoiceClient.warn_nacl = False
    for system in CATALOG.values():
        level = "hard" if "hard" in system.levels else "normal"
        longest = asyncio.run(limited(played(system, level, 100 if full else 4)))
        what = f"longest hold of the event loop, {system.key} with computers ({level})"
        yield Row(what, longest.seconds * 1e3, "ms", aim=AIM)
    yield from looking_back(full)
    yield from collecting(full)
