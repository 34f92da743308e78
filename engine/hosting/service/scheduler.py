"""One clock for all tables: it sleeps until the nearest deadline.

Due times are those of the system's clock, which can be set, and which a suspended machine leaves
behind: sleep is measured by the loop's clock, which cannot, and is short.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

log = logging.getLogger("poeppel.scheduler")

LOOK = 3.0
"""Seconds until it sees what time it is again, at most."""

BACK = 1.0
"""Seconds by which the system's clock went back that are more than a correction."""

LEAST = 1.0
"""Seconds until a table is served again, at least: a due time that stays must not keep us busy."""

PAUSE = 5.0
"""Seconds until the next try when something has failed; for a table twice as long each time."""

LONGEST = 600.0


class Dues(Protocol):
    """The store of due times."""

    async def next_due(self, after: float) -> tuple[float, int] | None:
        """Return the nearest due time *after* a moment, and its table."""
        ...

    async def due_tables(self, now: float) -> list[int]:
        """Return the tables that are due."""
        ...


class Scheduler:
    """A scheduler that calls *fire* for every due table, independently.

    If the system's clock goes back, it is called for all tables with a due time, which would
    otherwise come too late.
    """

    def __init__(
        self, dues: Dues, now: Callable[[], float], fire: Callable[[int], Awaitable[None]]
    ) -> None:
        self._dues, self._now, self._fire = dues, now, fire
        self._sooner = asyncio.Event()
        self._until = math.inf
        """When it will look again of its own accord; while it looks, that is not known."""
        self._ahead = 0.0
        """By how much the system's clock was ahead of the loop's when last seen."""
        self._firing: dict[int, asyncio.Task[None]] = {}
        self._rests: dict[int, float] = {}
        """By table: until when it is left in peace, by the loop's clock."""
        self._failed: dict[int, tuple[float, str]] = {}
        """By table that failed: for how long it was left in peace, and why."""

    def expect(self, due: float | None) -> None:
        """Look again at once if *due* is before the next look.

        Most answers put a due time off, and need no look: the clock then wakes too early, and sleeps on.
        """
        if due is not None and due < self._until:
            self._sooner.set()

    async def run(self) -> None:
        """Run until cancelled; failures are logged and tried again."""
        went_back = False
        self._ahead = self._now() - asyncio.get_running_loop().time()
        try:
            while True:
                self._sooner.clear()
                self._until = math.inf
                self._until = await self._look(went_back)
                went_back = await self._rest()
        finally:
            for task in self._firing.values():
                task.cancel()

    async def _look(self, went_back: bool) -> float:
        """Fire the due tables; return the next deadline."""
        now, time = self._now(), asyncio.get_running_loop().time()
        try:
            due = await self._dues.due_tables(math.inf if went_back else now)
            nearest = await self._dues.next_due(now)
        except Exception:
            log.exception("The due times cannot be read")
            return now + PAUSE
        self._rests = {table: until for table, until in self._rests.items() if until > time}
        self._failed = {table: self._failed[table] for table in due if table in self._failed}
        for table in due:
            if table not in self._rests and table not in self._firing:
                self._firing[table] = asyncio.create_task(self._serve(table))
        again = min((self._rests[table] for table in due if table in self._rests), default=math.inf)
        return min(now + again - time, nearest[0] if nearest else math.inf)

    async def _rest(self) -> bool:
        """Sleep until the next deadline; return whether the clock went back."""
        loop = asyncio.get_running_loop()
        while not self._sooner.is_set() and self._now() < self._until:
            with suppress(TimeoutError):
                async with asyncio.timeout(min(LOOK, self._until - self._now())):
                    await self._sooner.wait()
            before, self._ahead = self._ahead, self._now() - loop.time()
            if self._ahead < before - BACK:
                log.warning("The system's clock went back by %.0f s", before - self._ahead)
                return True
        return False

    async def _serve(self, table: int) -> None:
        """Fire for one table; then look again."""
        try:
            await self._fire(table)
        except Exception as error:
            before, known = self._failed.get(table, (PAUSE / 2, ""))
            pause, why = min(2 * before, LONGEST), repr(error)
            self._failed[table] = pause, why
            words = "table %s: what is due failed, and is tried in %.0f s: %s"
            log.error(words, table, pause, why, exc_info=why != known)  # at length only once
        else:
            self._failed.pop(table, None)
            pause = LEAST
        self._rests[table] = asyncio.get_running_loop().time() + pause
        del self._firing[table]
        self._sooner.set()
