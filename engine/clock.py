"""One clock for all tables: a task that sleeps until the nearest due time and is woken on change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

log = logging.getLogger("poeppel.clock")

LEAST = 0.05
"""Seconds between two looks, at least: a due time that does not go away must not keep us busy."""

PAUSE = 5.0
"""Seconds until the next look when something has failed."""


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
        """Run until cancelled; what fails is logged and tried again after a pause."""
        while True:
            self._changed.clear()
            wait = await self._look()
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._changed.wait()

    async def _look(self) -> float | None:
        """Fire what is due; return for how many seconds there is nothing to do, None: for ever."""
        failed = False
        try:
            for table in await self._dues.due_tables(self._now()):
                failed |= not await self._fired(table)
            nearest = await self._dues.next_due()
        except Exception:
            log.exception("The due times cannot be read")
            return PAUSE
        if failed:
            return PAUSE
        return max(nearest[0] - self._now(), LEAST) if nearest else None

    async def _fired(self, table: int) -> bool:
        """Whether *table* was served: one that fails must not keep the others waiting."""
        try:
            await self._fire(table)
        except Exception:
            log.exception("table %s: what is due failed", table)
            return False
        return True
