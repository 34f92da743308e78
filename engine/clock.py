"""One clock for all tables: a task that sleeps until the nearest due time, or until a nearer one."""

from __future__ import annotations

import asyncio
import logging
import math
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
        self._sooner = asyncio.Event()
        self._until = math.inf
        """When it will look again of its own accord; while it looks, that is not known."""

    def expect(self, due: float | None) -> None:
        """Look again at once if something may be *due* before the next look.

        Most answers put a due time off, and need none: whoever is woken too early sleeps on.
        """
        if due is not None and due < self._until:
            self._sooner.set()

    async def run(self) -> None:
        """Run until cancelled; what fails is logged and tried again after a pause."""
        while True:
            self._sooner.clear()
            self._until = math.inf
            wait = await self._look()
            if wait is not None:
                self._until = self._now() + wait
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._sooner.wait()

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
