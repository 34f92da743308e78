"""Work that is done for one thing at a time, and of many wishes for it only the latest.

A message must never have two edits under way, and of five changes in a second only the last has to
be seen.  Wishes for a key that come while work for it is under way become one more round of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

log = logging.getLogger("poeppel.latest")

K = TypeVar("K", bound=Hashable)


class Busy(Exception):
    """Somebody else took longer than there was patience for."""


class Turns(Generic[K]):
    """A lock for every key; kept only as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[K, asyncio.Lock] = WeakValueDictionary()

    def taken(self, key: K) -> bool:
        """Whether somebody is at work for *key*."""
        lock = self._locks.get(key)
        return lock is not None and lock.locked()

    @asynccontextmanager
    async def turn(self, key: K, patience: float | None = None) -> AsyncIterator[None]:
        """Keep everybody else from working for *key* meanwhile.

        Raises:
            Busy: somebody else took longer than *patience* seconds.
        """
        lock = self._locks.setdefault(key, asyncio.Lock())
        try:
            async with asyncio.timeout(patience):
                await lock.acquire()
        except TimeoutError as late:
            raise Busy from late
        try:
            yield
        finally:
            lock.release()


class Latest(Turns[K]):
    """Does *work* for a key, once more if it was asked for meanwhile."""

    def __init__(self, work: Callable[[K], Awaitable[None]]) -> None:
        super().__init__()
        self._work = work
        self._asked: set[K] = set()
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._closed = False

    def ask(self, key: K) -> None:
        """Have the work done for *key* soon."""
        if self._closed:
            return
        self._asked.add(key)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._rounds(key))

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Drop what is left to do, and do nothing more."""
        self._closed = True
        for task in list(self._tasks.values()):
            task.cancel()
        await self.settled()

    async def _rounds(self, key: K) -> None:
        try:
            while key in self._asked:
                self._asked.discard(key)
                async with self.turn(key):
                    await self._once(key)
        finally:
            self._asked.discard(key)
            del self._tasks[key]

    async def _once(self, key: K) -> None:
        try:
            await self._work(key)
        except Exception:
            log.exception("bug while working for %s", key)
