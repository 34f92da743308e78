"""A simulated Discord with many servers, its bot, and a time that jumps.

The bot is restarted and killed in it. One of several workers has its own, with the servers of its shard.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import _lru_cache_wrapper
from random import Random
from typing import Any
from unittest.mock import patch
from weakref import WeakSet

import discord
from discord import app_commands
from simcord._clock import Clock
from simcord.backend.models import Interaction
from simcord.env import Env

from cogs.client import Poeppel
from cogs.platform import clock, request_budget
from cogs.platform.translator import LOCALES
from cogs.serving import give_back
from cogs.widgets.message_layout import PictureJob
from data.store.errors import StoreError
from engine.hosting.service import scheduler
from playground.internals.border import gated, lost_connection, speak
from playground.internals.live import LiveEnv
from playground.internals.requests import Request, observe
from playground.internals.shortcuts import quicken
from tests.bot_on_a_moved_clock import stands_for_databases
from tests.moved_clock import CountingLoop
from tests.simulation import one_thread_a_message
from tests.watching import Logged
from tests.week.storage import Storage

ANSWERS_WITHIN = 3.0
"""Seconds for which a person waits for an answer."""

LOOK = 0.02

TRAVELS = 0.03, 0.15
"""Seconds that a request takes to Discord, and its answer back, at least and at most."""

FORGOTTEN = 3600.0
"""Seconds after which the simulated Discord forgets interactions and private answers."""

OLD = 24 * 3600.0
"""Seconds after which it forgets the content of messages that the bot keeps true no longer."""

KEPT = """
    SELECT message FROM tables WHERE status IN ('lobby', 'running') AND message IS NOT NULL
    UNION SELECT message FROM messages WHERE message IS NOT NULL
"""
"""The messages that the bot keeps true."""

SLEEPS = 60.0
"""Seconds after which the bot's clocks see what time it is again."""

DOT = b"\x89PNG a picture"

EPHEMERAL = 1 << 6

_generation: ContextVar[int] = ContextVar("generation", default=0)
"""The life of the bot that a task belongs to; 0: none."""


class LoopClock(Clock):
    """Discord's clock is that of the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop, self._epoch = loop, datetime(2026, 1, 1, tzinfo=UTC)

    @property
    def elapsed(self) -> float:  # type: ignore[override]
        return self._loop.time()

    def advance(self, seconds: float) -> None:
        """Refuse: the loop alone moves it."""


class Sequences(dict[int, int]):
    """The numbers of a moment, others in each worker's Discord, the first for what is in all."""

    def __init__(self, shard: int) -> None:
        self._first = 1 + shard << 20

    def get(self, moment: int, _: Any = 0) -> int:
        return super().get(moment, self._first)


class WeekEnv(LiveEnv):
    """An Env whose time is that of its loop."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, lambda _: None)
        self.lives = 0

    async def start(self) -> None:
        self.backend.clock = LoopClock(asyncio.get_running_loop())
        await Env.start(self)

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        token = _generation.set(self.lives)
        try:
            with super()._bot_scope():
                yield
        finally:
            _generation.reset(token)

    async def _settle_internal(self, **_: Any) -> None:
        """Wait for the answer to what was just pressed or typed."""
        pressed: Interaction | None = self._pressed.pop(asyncio.current_task(), None)
        if pressed is None:
            return
        until = asyncio.get_running_loop().time() + ANSWERS_WITHIN
        while not pressed.responded and asyncio.get_running_loop().time() < until:  # noqa: ASYNC110
            await asyncio.sleep(LOOK)


class Week:
    """The simulated Discord, with the bot's lives in it."""

    def __init__(self, storage: Storage, seed: str) -> None:
        self.storage, self.random = storage, Random(seed)
        self.observers: list[Callable[[Request], Callable[[], None] | None]] = []
        """Are shown each request, and may return a function to be called when it is done."""
        self.up = asyncio.Event()
        """Whether the bot can be reached."""
        self.since = 0.0
        """When that began."""
        self.logged = Logged()
        self._unplugged = False
        self._tasks: dict[int, WeakSet[asyncio.Task[Any]]] = {}
        self.env = WeekEnv(self._made())
        self.languages: dict[int, str] = {}
        [self.shard] = storage.home.own
        self.env.backend._sequences = Sequences(self.shard)
        one_thread_a_message(self.env.backend)

    @property
    def bot(self) -> Poeppel:
        bot = self.env.bot
        assert isinstance(bot, Poeppel)
        return bot

    def now(self) -> float:
        """Return the time, in seconds since 1970."""
        return self.env.now().timestamp()

    def _made(self) -> Poeppel:
        return Poeppel(self.storage.settings, now=self.now, seed=self.random.randbytes)

    # The lives of the bot.

    async def begin(self) -> None:
        """Have the bot begin, or begin anew."""
        self.env.lives += 1
        token = _generation.set(self.env.lives)
        try:
            await (self.env.restart_bot(self._made()) if self.env._started else self.env.start())
            await self.bot.wait_until_ready()
        finally:
            _generation.reset(token)
        self.since = self.now()
        self.up.set()

    async def end(self) -> None:
        """End the bot as a deployment does."""
        self.up.clear()
        await self.bot.wind_down()
        await self._left()

    async def kill(self) -> None:
        """End the bot as hard as possible; the next one begins with what is stored now."""
        self.up.clear()
        self._unplugged = True
        self._deaf()
        heard = len(self.logged.errors)
        await self.storage.cut(self.bot)
        await self._left()
        del self.logged.errors[heard:]  # the killed one logs no more

    def _deaf(self) -> None:
        """Have no event reach the bot any more."""
        with suppress(ValueError):
            self.env.backend.subscribers.remove(self.env._gateway_feed)
        self.env._gateway_feed = None

    async def _left(self) -> None:
        """Have nothing of the bot's life go on."""
        await self.bot.close()
        self._deaf()
        left = [task for task in self._tasks.pop(self.env.lives, ()) if not task.done()]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await self.env._detach_bot()
        empty_caches()
        self._unplugged = False

    def _task(self, loop: Any, work: Any, **given: Any) -> asyncio.Task[Any]:
        task = asyncio.Task(work, loop=loop, **given)
        if life := _generation.get():
            self._tasks.setdefault(life, WeakSet()).add(task)
        return task

    # Discord.

    def _observe(self, request: Request) -> Callable[[], None] | None:
        if self._unplugged:
            raise lost_connection()
        done = [then for each in self.observers if (then := each(request))]

        def afterwards() -> None:
            for then in done:
                then()

        return afterwards if done else None

    @asynccontextmanager
    async def _travel(self, method: str, path: str, by_token: bool) -> AsyncIterator[None]:
        await asyncio.sleep(self.random.uniform(*TRAVELS))
        yield
        await asyncio.sleep(self.random.uniform(*TRAVELS))

    async def forget(self) -> None:
        """Have the simulated Discord forget what is of no use any more, so that its memory stays as it is."""
        backend = self.env.backend
        while True:
            await asyncio.sleep(FORGOTTEN)
            before = self.now() - FORGOTTEN
            old = [each for each in backend.interactions if _at(each) < before]
            for each in old:
                backend.interaction_tokens.pop(backend.interactions.pop(each).token, None)
            for messages in backend.messages.values():
                for message in [*messages.values()]:
                    if message.flags & EPHEMERAL and _at(message.id) < before:
                        del messages[message.id]
            await self._empty()
            backend._reserved_ids.clear()
            backend._sequences.clear()
            backend.cdn._blobs.clear()
            self.env._errors.clear()

    async def _empty(self) -> None:
        """Empty the old messages that the bot keeps true no longer."""
        if not self.up.is_set():
            return
        with suppress(StoreError):  # it ends just now
            kept = {message for (message,) in await self.bot.store._read(KEPT)}
            for messages in self.env.backend.messages.values():
                for message in messages.values():
                    if message.id not in kept and _at(message.id) < self.now() - OLD:
                        message.content, message.components, message.attachments = "", [], []

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the world, its bot begun."""
        quicken()
        give_back()
        loop = asyncio.get_running_loop()
        assert isinstance(loop, CountingLoop)
        loop.set_task_factory(self._task)
        speak(self.env.backend, self.languages, "en-US")
        with ExitStack() as held:
            for place, name, instead in (
                (PictureJob, "painted", lambda _: DOT),
                (clock, "passed", loop.time),
                (request_budget, "passed", loop.time),
                (discord.utils, "utcnow", self.env.now),
                (scheduler, "LOOK", SLEEPS),  # no clock is set here
                (app_commands.commands, "Locale", LOCALES),
                (app_commands.transformers, "Locale", LOCALES),
            ):
                held.enter_context(patch.object(place, name, instead))
            held.enter_context(self.storage.patched(self.now, loop.time))
            held.enter_context(stands_for_databases(loop.following))
            held.enter_context(gated(self._travel))
            held.enter_context(observe(self.env.backend, self._observe))
            held.enter_context(self.logged.listening("discord", "asyncio", "poeppel"))
            await self.begin()
            if not self.storage.home.leads:  # which alone tells Discord, but its own one here
                await self.bot.tree.sync()
            held.enter_context(self.env.time_context())
            forgetting = asyncio.create_task(self.forget())
            try:
                yield
            finally:
                forgetting.cancel()
                if self.up.is_set():
                    await self.end()
                await self.env.shutdown()


def empty_caches() -> None:
    """Empty all caches of a bounded size, as a new process has nothing in them."""
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper) and each.cache_parameters()["maxsize"]:
            each.cache_clear()


def _at(number: int) -> float:
    """Return the moment of a number of Discord's."""
    return discord.utils.snowflake_time(number).timestamp()
