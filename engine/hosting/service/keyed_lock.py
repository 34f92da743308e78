"""A lock for every table, message or server, while it is needed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

K = TypeVar("K", bound=Hashable)


class Busy(Exception):
    """The lock was held for longer than the patience."""


class KeyedLocks(Generic[K]):
    """A lock for every key, kept while it is held or awaited."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[K, asyncio.Lock] = WeakValueDictionary()

    def taken(self, key: K) -> bool:
        """Return whether the lock of *key* is held."""
        lock = self._locks.get(key)
        return lock is not None and lock.locked()

    @asynccontextmanager
    async def turn(self, key: K, patience: float | None = None) -> AsyncIterator[None]:
        """Lock *key* during this block.

        Raises:
            Busy: another task took longer than *patience* seconds.
        """
        lock = self._locks.setdefault(key, asyncio.Lock())
        await _acquired(lock, patience)
        try:
            yield
        finally:
            lock.release()

    @asynccontextmanager
    async def given_back(self, key: K) -> AsyncIterator[None]:
        """Lend the lock of *key* to others during this block."""
        lock = self._locks[key]
        lock.release()
        try:
            yield
        finally:
            await lock.acquire()


async def _acquired(lock: asyncio.Lock, patience: float | None) -> None:
    if patience is None:
        await lock.acquire()
        return
    try:
        async with asyncio.timeout(patience):
            await lock.acquire()
    except TimeoutError as late:
        raise Busy from late
