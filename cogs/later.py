"""What is to be looked at once more after a while, though nothing happens to it until then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from cogs.platform.refusals import UNREACHED, Trouble, trouble
from cogs.platform.wire import Flying

K = TypeVar("K", bound=Hashable)

STRAY = 20.0
"""Seconds in which an edit may arrive that was given up, and so after newer ones."""


class Later(Generic[K]):
    """Calls *look* for a key so many *seconds* after it was last wished for."""

    def __init__(self, look: Callable[[K], None], seconds: float = STRAY) -> None:
        self._look, self._seconds = look, seconds
        self._waiting: dict[K, asyncio.TimerHandle] = {}
        self._closed = False

    def wish(self, key: K) -> None:
        """Have *key* looked at in a while; who wished so before need not be heeded any more."""
        if waiting := self._waiting.pop(key, None):
            waiting.cancel()
        loop = asyncio.get_running_loop()
        self._waiting[key] = loop.call_later(self._seconds, self._due, key)

    @asynccontextmanager
    async def watching(self, key: K) -> AsyncIterator[None]:
        """Wish for *key* where what is sent to Discord in this block may arrive later than now."""
        try:
            yield
        except UNREACHED as error:
            self.heed(key, error)
            raise

    def heed(self, key: K, error: BaseException) -> None:
        """Wish for *key* where what failed may arrive later than now; what flies is known to land."""
        if isinstance(error, Flying):
            error.landed(lambda _: self._look_now(key))
        elif trouble(error) is Trouble.LOST:
            self.wish(key)

    def close(self) -> None:
        """Look at nothing any more."""
        self._closed = True
        while self._waiting:
            self._waiting.popitem()[1].cancel()

    def _look_now(self, key: K) -> None:
        if not self._closed:
            self._look(key)

    def _due(self, key: K) -> None:
        del self._waiting[key]
        self._look(key)
