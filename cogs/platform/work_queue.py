"""Work done one at a time by key.

Of many requests the latest counts.

A message must never have two edits under way, and of five changes in a second only the last has to
be seen.  Wishes for a key that come while work for it is under way become one more round of it, and
work that fails is tried again, less and less often.

A request that takes long delays the work for its key, and nothing else: the key's turn is given back
after `TIMEOUT`, clicks are answered meanwhile, and the work is done again once the request has its answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from cogs.platform import request_tasks
from cogs.platform.discord_errors import UNREACHED, Trouble, trouble
from cogs.platform.request_budget import Rank, Ticket
from cogs.platform.request_tasks import TIMEOUT, InFlight
from data.store.errors import StoreError
from engine.hosting.service.locks import KeyedLocks

log = logging.getLogger("poeppel.work_queue")

RESTS = 2.0, 5.0, 10.0, 20.0, 40.0
"""Seconds between two attempts; however long something fails, it is mended within a minute after."""

STRAY = 20.0
"""Seconds in which an edit may arrive that was given up, and so after newer ones."""

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class WorkQueue(KeyedLocks[K]):
    """A queue that does *work* by key, with retries.

    Work returns None when it is done, or how many seconds it should rest at least before it is tried
    again; it rests longer each time it fails.
    """

    def __init__(
        self,
        work: Callable[[K], Awaitable[float | None]],
        doubt: Callable[[K], None] | None = None,
        rank: Callable[[K], Rank] = lambda _: Rank.ANSWER,
    ) -> None:
        """Begin with an empty queue.

        *doubt* is called for a key of which it is not known any more whether the work is done.
        """
        super().__init__()
        self._rank = rank
        self._tickets: dict[K, Ticket] = {}
        """By key for which work waits for a token of the budget, or has one."""
        self._work, self._doubt = work, doubt or self.ask
        self._asked: set[K] = set()
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._deferred: Counter[K] = Counter()
        self._failures: Counter[K] = Counter()
        self._resting: dict[K, asyncio.TimerHandle] = {}
        self._put_off: dict[K, asyncio.TimerHandle] = {}
        self._again: dict[tuple[K, Callable[[K], None]], asyncio.TimerHandle] = {}
        self._closed = False
        self._left: dict[K, float] = {}
        """By key at work: for how many seconds requests keep its turn still."""
        self._in_flight: set[K] = set()
        """The keys whose turn is given back while a request is in flight."""
        self._overtaken: set[K] = set()
        self._hurried: set[K] = set()
        """Keys at work that need not rest afterwards."""

    @asynccontextmanager
    async def turn(self, key: K, patience: float | None = None) -> AsyncIterator[None]:
        """Hold the turn of *key* in this block, as `KeyedLocks`."""
        async with super().turn(key, patience):
            if key in self._in_flight:
                self._overtaken.add(key)
            yield

    async def call(self, key: K, request: Awaitable[T], rank: Rank, patient: bool = True) -> T:
        """Return a request's result for *key*; give the turn back if slow.

        All requests of one turn have `TIMEOUT` in common.  What was read before may have changed.

        Raises:
            InFlight: it is slow, and the caller is not *patient*.
            discord.DiscordException, aiohttp.ClientError, OSError: it failed.
        """
        loop = asyncio.get_running_loop()
        ticket = self._tickets.get(key) if rank is not Rank.ANSWER else None
        paid = ticket is not None and ticket.spend()
        began, task = loop.time(), request_tasks.begin(request, rank, paid)
        await asyncio.wait({task}, timeout=max(0.0, self._left[key]))
        self._left[key] -= loop.time() - began
        if not (task.done() or patient):
            raise InFlight(task)
        if not task.done():
            self._in_flight.add(key)
            try:
                async with self.given_back(key):
                    await asyncio.wait({task})
            finally:
                self._in_flight.discard(key)
            self._left[key] = TIMEOUT
        return task.result()

    def is_free(self, key: K) -> bool:
        """Return whether work for *key* would begin at once."""
        return key not in self._in_flight and key not in self._resting

    def ask(self, key: K) -> None:
        """Request the work for *key*; while it rests, afterwards."""
        if put_off := self._put_off.pop(key, None):
            put_off.cancel()
        if ticket := self._tickets.get(key):
            ticket.hurry(self._rank(key))
        if not self._closed:
            self._asked.add(key)
            self._go(key)

    def ask_within(self, key: K, seconds: float) -> None:
        """Request the work for *key* within *seconds*."""
        if seconds <= 0:
            self.ask(key)
        elif not (self._closed or key in self._asked or key in self._put_off):
            loop = asyncio.get_running_loop()
            self._put_off[key] = loop.call_later(seconds, self.ask, key)

    def again(self, key: K, seconds: float, look: Callable[[K], None] | None = None) -> None:
        """Call *look* for *key* in some seconds; an equal request is replaced."""
        wish = key, look or self.ask
        if earlier := self._again.pop(wish, None):
            earlier.cancel()
        if not self._closed:
            loop = asyncio.get_running_loop()
            self._again[wish] = loop.call_later(seconds, self._look_at, *wish)

    def _look_at(self, key: K, look: Callable[[K], None]) -> None:
        del self._again[key, look]
        look(key)

    @asynccontextmanager
    async def watching(self, key: K) -> AsyncIterator[None]:
        """Repeat the work for *key* if a request may arrive late."""
        try:
            yield
        except UNREACHED as error:
            self.doubt_after(key, error)
            raise

    def doubt_after(self, key: K, error: BaseException) -> None:
        """Repeat the work for *key* after a failed request's late arrival."""
        if isinstance(error, InFlight):
            error.on_done(lambda _: None if self._closed else self._doubt(key))
        elif trouble(error) is Trouble.LOST:
            self.doubt_later(key)

    def doubt_later(self, key: K) -> None:
        """Repeat the work for *key* after the last stray edit."""
        self.again(key, STRAY, self._doubt)

    def hurry(self, key: K) -> None:
        """Do the work for *key* soon, even if it rests.

        Where it is under way, it does not rest afterwards.
        """
        if key in self._tasks:
            self._hurried.add(key)
        self._failures.pop(key, None)
        if resting := self._resting.pop(key, None):
            resting.cancel()
        self.ask(key)

    def relieve(self, key: K) -> None:
        """End the rest of *key*: there is another route."""
        if resting := self._resting.pop(key, None):
            resting.cancel()
            self.ask(key)

    def at_work(self) -> list[K]:
        """Return the keys for which work is under way."""
        return list(self._tasks)

    def asked(self, key: K) -> bool:
        """Return whether the work for *key* is requested and not begun."""
        return key in self._asked

    def claim(self, key: K) -> None:
        """Take the requested work over, as the holder of the key's turn."""
        self._asked.discard(key)

    def is_deferred(self, key: K) -> bool:
        """Return whether the work for *key* may be taken over."""
        return key in self._deferred

    @contextmanager
    def deferred(self, key: K) -> Iterator[None]:
        """Put the work for *key* off, open to be taken over."""
        self._deferred[key] += 1
        try:
            yield
        finally:
            self._deferred[key] -= 1
            if not self._deferred[key]:
                del self._deferred[key]
                self._go(key)

    async def done(self, key: K, within: float) -> bool:
        """Wait for the work for *key*, its rest, or a timeout.

        Return whether done.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + within
        while (task := self._tasks.get(key)) and loop.time() < until:
            await asyncio.wait([task], timeout=until - loop.time())
            await asyncio.sleep(0)  # for _ended
        return not (key in self._tasks or key in self._asked or key in self._resting)

    async def settled(self) -> None:
        """Wait until only resting work is left."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))
            await asyncio.sleep(0)  # for _ended

    async def close(self) -> None:
        """Drop the pending work and accept no more."""
        self._closed = True
        for waiting in (self._resting, self._put_off, self._again):
            while waiting:
                waiting.popitem()[1].cancel()
        for task in list(self._tasks.values()):
            task.cancel()
        await self.settled()

    def _ready(self, key: K) -> bool:
        waiting = key in self._asked and key not in self._deferred and key not in self._resting
        return waiting and not self._closed

    def _go(self, key: K) -> None:
        if self._ready(key) and key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._rounds(key))
            task.add_done_callback(lambda _: self._ended(key))

    def _ended(self, key: K) -> None:
        """End the rounds for *key*, even if cancelled before they began."""
        del self._tasks[key]
        self._go(key)

    async def _rounds(self, key: K) -> None:
        while self._ready(key):
            try:
                await self._admitted(key)
                async with self.turn(key):
                    if self._ready(key):
                        await self._round(key)
            finally:
                if ticket := self._tickets.pop(key, None):
                    ticket.leave()

    async def _admitted(self, key: K) -> None:
        """Wait for a budget token, outside the turn that clicks need."""
        if ticket := request_tasks.ticket(self._rank(key)):
            self._tickets[key] = ticket
            await ticket.granted()

    async def _round(self, key: K) -> None:
        self._asked.discard(key)
        self._hurried.discard(key)
        self._left[key] = TIMEOUT
        least = await self._once(key)
        self._rest(key, None if key in self._hurried else least)
        del self._left[key]
        if key in self._overtaken:
            self._overtaken.discard(key)
            self._doubt(key)

    def _rest(self, key: K, least: float | None) -> None:
        """Let undone work for *key* rest, longer each time."""
        if least is None:
            self._failures.pop(key, None)
        elif not self._closed:
            pause = RESTS[min(self._failures[key], len(RESTS) - 1)]
            self._failures[key] += 1
            loop = asyncio.get_running_loop()
            self._resting[key] = loop.call_later(max(least, pause), self._rested, key)

    def _rested(self, key: K) -> None:
        self._resting.pop(key, None)
        self.ask(key)

    async def _once(self, key: K) -> float | None:
        try:
            return await self._work(key)
        except StoreError as error:
            log.error("not noted what is shown, which is tried again: %s", error)
            return 0.0
        except Exception:
            log.exception("bug while working for %s", key)
            return None
