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


class Latest(Generic[K]):
    """Does *work* for a key, once more if it was asked for meanwhile."""

    def __init__(self, work: Callable[[K], Awaitable[None]]) -> None:
        self._work = work
        self._asked: set[K] = set()
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._locks: WeakValueDictionary[K, asyncio.Lock] = WeakValueDictionary()

    def ask(self, key: K) -> None:
        """Have the work done for *key* soon."""
        self._asked.add(key)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._rounds(key))

    @asynccontextmanager
    async def turn(self, key: K, patience: float | None = None) -> AsyncIterator[None]:
        """Keep everybody else from working for *key* meanwhile.

        Raises:
            TimeoutError: somebody else took longer than *patience* seconds.
        """
        lock = self._locks.setdefault(key, asyncio.Lock())
        await asyncio.wait_for(lock.acquire(), patience)
        try:
            yield
        finally:
            lock.release()

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Drop what is left to do."""
        for task in list(self._tasks.values()):
            task.cancel()
        await self.settled()

    async def _rounds(self, key: K) -> None:
        try:
            while key in self._asked:
                self._asked.discard(key)
                async with self.turn(key):
                    await self._work(key)
        except Exception:
            log.exception("bug while working for %s", key)
        finally:
            del self._tasks[key]
