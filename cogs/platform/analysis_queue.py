"""Analysis queue: one finished game at a time, for waiting people first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class AnalysisQueue:
    """A queue of game analyses in threads, so that no player waits."""

    def __init__(self) -> None:
        self._lock, self._idle = asyncio.Lock(), asyncio.Event()
        self._idle.set()
        self._asked = 0
        """How many people wait for an analysis, or are given theirs."""

    @asynccontextmanager
    async def asked(self) -> AsyncIterator[None]:
        """Take a turn for a person that waits."""
        self._asked += 1
        self._idle.clear()
        try:
            async with self._lock:
                yield
        finally:
            self._asked -= 1
            if not self._asked:
                self._idle.set()

    @asynccontextmanager
    async def spare(self) -> AsyncIterator[None]:
        """Take a turn once no person waits for one."""
        while True:
            await self._idle.wait()
            async with self._lock:
                if not self._asked:
                    yield
                    return
