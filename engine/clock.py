"""One clock for all tables: a task that sleeps until the nearest due time and is woken on change."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol


class Dues(Protocol):
    """Where the due times are kept."""

    async def next_due(self) -> tuple[float, int] | None:
        """Return the nearest due time and its table."""
        ...

    async def due_tables(self, now: float) -> list[int]:
        """Return the tables that are due."""
        ...


class Clock:
    """Calls *fire* for every table whose time has come."""

    def __init__(
        self, dues: Dues, now: Callable[[], float], fire: Callable[[int], Awaitable[None]]
    ) -> None:
        self._dues, self._now, self._fire = dues, now, fire
        self._changed = asyncio.Event()

    def wake(self) -> None:
        """Look again: a due time may have changed."""
        self._changed.set()

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            self._changed.clear()
            for table in await self._dues.due_tables(self._now()):
                await self._fire(table)
            nearest = await self._dues.next_due()
            try:
                async with asyncio.timeout(nearest and max(nearest[0] - self._now(), 0.05)):
                    await self._changed.wait()
            except TimeoutError:
                continue
