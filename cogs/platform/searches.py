"""Searches for a person's data in all tables, which take a while.

They are read in portions with pauses (`data.store.privacy`). Of a person there is one at a time, which all that ask
meanwhile wait for, and of all people `AT_ONCE`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

AT_ONCE = 2

Found: TypeAlias = dict[str, Any]


class Searches:
    """The searches that are on."""

    def __init__(self) -> None:
        self._on: dict[int, asyncio.Task[Found]] = {}
        """By person."""
        self._turn = asyncio.Semaphore(AT_ONCE)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Hold one of the turns in this block."""
        async with self._turn:
            yield

    async def found(self, person: int, search: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
        """Search, or wait for the person's search that is on."""
        task = self._on.get(person)
        if task is None:
            task = self._on[person] = asyncio.create_task(self._search(search))
            task.add_done_callback(lambda done: self._end(person, done))
        return await asyncio.shield(task)

    def forget(self, person: int) -> None:
        """Let a person's next search read changed data."""
        self._on.pop(person, None)

    async def _search(self, search: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
        async with self._turn:
            return await search()

    def _end(self, person: int, done: asyncio.Task[Found]) -> None:
        if self._on.get(person) is done:
            del self._on[person]
        if not done.cancelled():
            done.exception()  # told to all who still wait
