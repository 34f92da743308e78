"""Simulated Discords: with passing time, and with time standing still."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import _AsyncGeneratorContextManager, contextmanager
from datetime import UTC, datetime
from typing import Any
from weakref import WeakSet

import discord
from simcord import _dpy_internals, _runtime, _settlement
from simcord._clock import Clock
from simcord.backend.models import Interaction
from simcord.env import Env

from cogs.platform import request_tasks

ANSWER_WITHIN = 2.9
"""Seconds the playground waits for an answer: just less than Discord, which gives up after three."""

KEPT_PICTURES = 200
"""How many pictures may be outdated before the playground drops them."""


class RealClock(Clock):
    """The backend's clock, but it is now."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    @property
    def elapsed(self) -> float:  # type: ignore[override]
        return time.monotonic() - self._began

    def now(self) -> datetime:
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Refuse to move real time."""


def shards(bot: discord.Client) -> int | None:
    """The number of shards for simcord: one, if left to Discord."""
    automatic = isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None
    return 1 if automatic else None


class LiveEnv(Env):
    """An Env with running time, simultaneous people, and the bot's own tasks.

    The world must be complete before `start`: its ids are drawn from simcord's fixed beginning of
    time and are the same in every run; from then on ids come from the real clock and are unique.
    """

    def __init__(self, bot: discord.Client, unanswered: Callable[[Interaction], None]) -> None:
        super().__init__(bot, check_errors=False, shard_count=shards(bot))
        self.previews: list[Any] = []
        # Records for tests; here they would grow without end.
        self.backend.http_requests = deque(maxlen=100)  # type: ignore[assignment]
        self.backend.transcript = deque(maxlen=100)  # type: ignore[assignment]
        self._unanswered = unanswered
        self._served: frozenset[str] = frozenset()
        self._pressed: dict[asyncio.Task[Any] | None, Interaction] = {}
        self._register_dispatch_observer(self._remember)

    async def start(self) -> None:
        self.backend.clock = RealClock()
        await super().start()

    async def restart_bot(self, bot: discord.Client | None = None) -> None:
        if not self._started and self._loop is not None:
            # The last start failed and took the Env down with it; the world is still good.
            self._started = True
            _runtime._LIVE_LOOPS[self._loop] = self
        await super().restart_bot(bot)

    def serve(self, pictures: Mapping[str, bytes]) -> None:
        """Serve pictures by address for its lifetime, like Discord's servers."""
        self.backend.cdn._blobs.update(pictures)
        self._served = frozenset(pictures)

    def forget(self) -> None:
        """Drop pictures without messages, to bound the memory."""
        pictures = self.backend.cdn._blobs
        if len(pictures) > KEPT_PICTURES:
            shown = {
                file["url"]
                for messages in self.backend.messages.values()
                for message in messages.values()
                for file in message.attachments
            }
            for address in pictures.keys() - shown - self._served:
                del pictures[address]

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        # As the original, except that the bot's tasks and timers are not owned: they run by
        # themselves, and nothing waits for all of them to rest.
        adapter = self._webhook_adapter
        if adapter is None:
            yield
            return
        previous = _dpy_internals.set_webhook_adapter(adapter)
        try:
            yield
        finally:
            _dpy_internals.reset_webhook_adapter(previous)

    def _remember(self, interaction: Interaction) -> None:
        self._pressed[asyncio.current_task()] = interaction

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is simcord's
        idle: float = 0.005,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait until the interaction just dispatched is answered, as a person would."""
        interaction = self._pressed.pop(asyncio.current_task(), None)
        await asyncio.sleep(0)
        if interaction is None:
            return
        deadline = time.monotonic() + ANSWER_WITHIN
        while not interaction.responded:
            if time.monotonic() > deadline:
                self._unanswered(interaction)
                return
            await asyncio.sleep(idle)

    # People act independently of each other, so operations may overlap.
    def _begin_operation(self, label: str) -> None: ...

    def _end_operation(self) -> None: ...

    def _mark_mutation(self) -> None:
        for preview in self.previews:
            preview._mark_action_dispatched()


# A simulated Discord with time that stands still, for tests.


RESTS_WITHIN = 20.0
"""Real seconds after which a bot that does not rest fails the test; machines may be busy."""


class StillEnv(Env):
    """An Env for tests: timers wait for `advance_time`, settling is quick.

    Stock simcord lets short timers of the bot fire in real time, and waits 50 ms at a time.
    """

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, shard_count=shards(bot), settle_timeout=RESTS_WITHIN)
        self._at_once = False

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Return from actions in this block as the bot has them.

        Settle afterwards.
        """
        self._at_once = True
        try:
            yield
        finally:
            self._at_once = False

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Attribute tasks begun in this block to the bot.

        What a test begins by calling the bot itself has timers in real time: a board that fails then
        is not tried again however far `advance_time` goes.
        """
        with self._bot_scope():
            yield

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        """Leave the timer to `advance_time`, unless it means the next loop turn.

        While time is moved none fires in real time: it would be put off again and again, and the bot
        never rest.
        """
        if record.when - self._virtual_time < 0.001 and not self._advancing:
            super()._schedule_timer(record, callback, args, schedule_context)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is simcord's
        idle: float = 0.002,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait until the bot rests, with fewer looks than the original.

        Here nothing is looked at while anything can run at once, then only what does not plainly
        rest, which wakes us when it goes on. What simcord knows besides is asked where nothing does.
        """
        loop: Any = self._loop
        if self._at_once:
            return None
        if self._real_advance_task or self._advance_task not in (None, asyncio.current_task()):
            return await super()._settle_internal(timeout=timeout, dispatch=dispatch)
        self._last_dispatch = dispatch
        # After a restart simcord waits for five seconds, however many tables there are.
        seconds = max(timeout or 0, self.settle_timeout)
        deadline = loop.time() + seconds if _deadline is None else _deadline
        nothing_goes_on = False
        while True:
            state = self._settlement_state()
            _settlement._run_due_virtual_callbacks(state, deadline)
            await asyncio.sleep(0)
            if loop.time() < deadline and loop._ready:
                continue
            tasks = _settlement._owned_tasks(state)
            restless = [task for task in tasks if not _plainly_rests(state, task, deadline)]
            callbacks = [
                each
                for each in _settlement._active_callbacks(state)
                if not _settlement._callback_is_parked(state, each, deadline)
            ]
            if nothing_goes_on or loop.time() >= deadline:
                restless = [task for task in restless if not _park_reason(state, task, deadline)]
                if request_tasks.has_requests() and all(map(_awaits_others, restless)):
                    restless = []  # those wait for Discord, as long as time stands
            if not (restless or callbacks or self._work.executors):
                return None
            if loop.time() >= deadline:
                raise TimeoutError(
                    _settlement._settle_timeout_message(state, restless, tasks, seconds, callbacks)
                )
            waiters = [task._fut_waiter or task for task in restless]  # type: ignore[attr-defined]
            waiters += self._work.executors
            if waiters:
                done, _ = await asyncio.wait(
                    waiters, timeout=idle, return_when=asyncio.FIRST_COMPLETED
                )
                nothing_goes_on = not done
            else:
                await asyncio.sleep(idle)


RESTING = {
    coroutine.__code__
    for coroutine in (asyncio.Event.wait, asyncio.Queue.get, asyncio.Condition.wait, asyncio.sleep)
}


_resting_for: WeakSet[asyncio.Future[Any]] = WeakSet()
"""What tasks have been seen to rest for: until it is done, they do."""


def _resting(self: Any, task: asyncio.Task[Any], deadline: float, seen: set[int]) -> bool:
    """Return whether *task* sleeps or waits for an event, queue or condition."""
    coroutine: Any = task.get_coro()
    while coroutine is not None:
        frame = getattr(coroutine, "cr_frame", None)
        if frame is not None and frame.f_code in RESTING:
            _resting_for.add(task._fut_waiter)  # type: ignore[attr-defined]
            return True
        if frame is not None and frame.f_code is asyncio.wait_for.__code__:
            # Before Python 3.12 wait_for ran what it waits for in a task of its own.
            inner = frame.f_locals.get("fut")
            if isinstance(inner, asyncio.Task):
                return _park_reason(self, inner, deadline, seen) is not None
        coroutine = getattr(coroutine, "cr_await", None)
    return False


def _awaits_others(task: asyncio.Task[Any]) -> bool:
    """Return whether a task waits for a lock or for others' work."""
    awaited: Any = task.get_coro()
    while awaited is not None:
        frame = getattr(awaited, "cr_frame", None)
        if frame is not None and frame.f_code in OTHERS:
            return True
        if frame is not None and frame.f_code in BLOCKS:
            awaited = frame.f_locals["self"].gen.ag_await
        else:
            awaited = getattr(awaited, "cr_await", None)
    return False


OTHERS = {asyncio.Lock.acquire.__code__, asyncio.wait.__code__}
BLOCKS = {
    _AsyncGeneratorContextManager.__aenter__.__code__,
    _AsyncGeneratorContextManager.__aexit__.__code__,
}


def _plainly_rests(
    self: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None
) -> bool:
    seen = set() if seen is None else seen
    waiter = getattr(task, "_fut_waiter", None)
    if waiter is None or waiter.done() or id(task) in seen:
        return False
    return waiter in _resting_for or _resting(self, task, deadline, seen)


_stock_park_reason = _settlement._park_reason


def _park_reason(
    self: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None
) -> str | None:
    seen = set() if seen is None else seen
    if _plainly_rests(self, task, deadline, seen):
        return "waits to be woken"
    return _stock_park_reason(self, task, deadline, seen)


def rest_while_waiting() -> None:
    """Count the bot's waiting tasks as resting, in this process.

    Stock simcord knows `Client.wait_for` and sleeping only, and fails after five seconds per action
    for a bot with a clock or a queue. A lock does not count: whoever holds it will let it go.
    """
    _settlement._park_reason = _park_reason
