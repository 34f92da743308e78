"""One at a time: a lock for every table, message or server, as long as somebody needs it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

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
        await _acquired(lock, patience)
        try:
            yield
        finally:
            lock.release()

    @asynccontextmanager
    async def given_back(self, key: K) -> AsyncIterator[None]:
        """Let others work for *key*, whose turn the caller has, as long as this block takes."""
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
