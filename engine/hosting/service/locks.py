"""A lock for every table, message or server, while it is needed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Hashable
from contextlib import asynccontextmanager, suppress
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any, Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from data.store.errors import Conflict
from engine.hosting.state.refusals import Refused

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

    def held(self) -> list[K]:
        """Return the keys with a held or awaited lock."""
        return list(self._locks)

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


# A second try after a conflict, as a rule with another process.
#
# The cache forgets a table whose change is refused, so the second try reads what is stored by then,
# and meets each test that any press does: an answer to a question that is over is stale.


P = ParamSpec("P")
T = TypeVar("T")
C = TypeVar("C")


def retried(work: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Try a coroutine function again after a conflict; refuse after another."""

    @wraps(work)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        with suppress(Conflict):
            return await work(*args, **kwargs)
        try:
            return await work(*args, **kwargs)
        except Conflict as again:
            raise Refused("stale") from again

    return tried


def all_retried(kind: type[C]) -> type[C]:
    """Try each public coroutine of a class again after a conflict."""
    for name, method in vars(kind).copy().items():
        if not name.startswith("_") and iscoroutinefunction(method):
            setattr(kind, name, retried(method))
    return kind
