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

from data.store.errors import StoreError
from data.store.homes import Home
from data.store.shards import alive
from engine.hosting.service.tables import Tables

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


def is_bug(error: Exception) -> bool:
    """Return whether an error is no failure of the store."""
    return not isinstance(error, StoreError)


class DeadlineStore(Protocol):
    """A store of deadlines, of tables or of cups."""

    async def next_due(self, after: float) -> tuple[float, int] | None:
        """Return the nearest deadline *after* a moment, and its number."""
        ...

    async def due_ids(self, now: float) -> list[int]:
        """Return the numbers of due tables or cups."""
        ...


class Scheduler:
    """A scheduler that calls *fire* for every due table, independently.

    If the system's clock goes back, it is called for all tables with a due time, which would
    otherwise come too late.
    """

    def __init__(
        self, store: DeadlineStore, now: Callable[[], float], fire: Callable[[int], Awaitable[None]]
    ) -> None:
        self._store, self._now, self._fire = store, now, fire
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

    def wake_by(self, due: float | None) -> None:
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
            due = await self._store.due_ids(math.inf if went_back else now)
            nearest = await self._store.next_due(now)
        except Exception as error:
            log.error("The due times cannot be read: %s", error, exc_info=is_bug(error))
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
            pause, why = min(2 * before, LONGEST), repr(error) if is_bug(error) else str(error)
            self._failed[table] = pause, why
            words = "table %s: what is due failed, and is tried in %.0f s: %s"
            at_length = why != known and is_bug(error)  # only once
            log.error(words, table, pause, why, exc_info=at_length)
        else:
            self._failed.pop(table, None)
            pause = LEAST
        self._rests[table] = asyncio.get_running_loop().time() + pause
        del self._firing[table]
        self._sooner.set()


# Outages: clocks get back the time in which play was impossible.
#
# While the bot serves its tables it notes at times that it does.  A longer time between two notes was an
# outage: the process was not running, was suspended, or had no connection to Discord.  Single
# servers may be lost while all others can be reached: Discord says so.


BEAT = 30.0
"""Seconds between two notes."""

LATE = 5.0
"""Seconds by which a note may be late without an outage."""


class OutageWatch:
    """A watch for outages, which puts off deadlines afterwards."""

    def __init__(
        self,
        tables: Tables,
        now: Callable[[], float],
        connected: Callable[[], bool],
        show: Callable[[], None],
        is_right: Callable[[], bool] = lambda: True,
    ) -> None:
        """Watch over *tables*.

        Args:
            tables: whose clocks are put off.
            now: the clock, in seconds since 1970.
            connected: whether people can play.
            show: has it shown, while people play, that they have more time.
            is_right: whether the clock is; while it is not, no time is counted.
        """
        self._is_right, self._unbegun = is_right, False
        self._tables, self._now, self._connected, self._show = tables, now, connected, show
        self.also: list[Callable[[float, int | None], Awaitable[None]]] = []
        """Further clocks to put off by seconds, of one server or all."""
        self._looking = asyncio.Lock()
        self._last: float | None = None
        """When tables were last served, as far as it is known."""
        self._serving = asyncio.Event()
        self._lost: dict[int, float] = {}
        """Servers that Discord cannot reach: since when their tables have not got the time back."""
        self._found = asyncio.Event()

    async def begin(self) -> None:
        """Count the time since the last note as an outage.

        What was stored after it says that the bot was alive still.  Where the clock is wrong, that is
        done once it is right.
        """
        self._unbegun = True
        if not self._is_right():
            return
        store, now = self._tables.store, self._now()
        noted: dict[float, list[int]] = {}
        for shard in sorted(store.home.own):
            if found := await store.recall(alive(shard, store.home.shards)):
                noted.setdefault(float(found), []).append(shard)
        for at, shards in noted.items():
            part = store.home.part(shards)
            changed = await store.last_change(part)
            # A change that is still to come was stored by a clock that was ahead.
            await self._away(now - (max(at, changed) if changed <= now else at), home=part)
        await self._note()
        self._unbegun = False

    async def run(self) -> None:
        """Record that tables are served, until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            await self.look()

    async def look(self) -> None:
        """Record that tables are served, and any outage before."""
        async with self._looking:
            if not (self._connected() and self._is_right()):
                return
            if self._unbegun:
                await self.begin()
                self._show()
            elif self._last is not None and self._late() > LATE:
                await self._away(self._now() - self._last)
                self._show()
            await self._note()

    def lose(self, server: int) -> None:
        """Note an outage of a server."""
        self._lost.setdefault(server, self._now())

    async def find(self, server: int) -> None:
        """Put off a server's deadlines at the end of its outage."""
        if server in self._lost:
            await self._away(self._now() - self._lost[server], server)
            self._lost.pop(server, None)
            self._show()
            self._found.set()

    async def serves(self, server: int | None = None) -> bool:
        """Return whether tables are served, asked before deadlines take effect.

        An outage is over before anybody has looked: what was due in it is put off first.
        """
        if self._late() > LATE:
            await self.look()
        if not self._connected():
            self._serving.clear()
            return False
        return server not in self._lost

    async def served_again(self, server: int | None = None) -> None:
        """Wait until people can play and deadlines have been put off."""
        await self._serving.wait()
        while server in self._lost:
            self._found.clear()
            await self._found.wait()

    def _late(self) -> float:
        """Return the lateness of a note, in seconds."""
        if self._unbegun:
            return math.inf
        return 0.0 if self._last is None else self._now() - self._last - BEAT

    async def end(self) -> None:
        """Note the moment before the end, and none after it."""
        try:
            if self._last is not None and self._connected() and self._is_right():
                await self._note()
        finally:
            self._last = None

    async def _note(self) -> None:
        self._last = self._now()
        self._serving.set()
        store, at = self._tables.store, repr(self._last)
        keys = (alive(each, store.home.shards) for each in store.home.own)
        await asyncio.gather(*(store.remember(key, at) for key in keys))

    async def _away(
        self, seconds: float, server: int | None = None, home: Home | None = None
    ) -> None:
        if seconds > 0:
            log.info("away for %.0f s: what is due is put off", seconds)
            await self._tables.memory.postpone(seconds, server, home)
            for each in self.also:
                await each(seconds, server)
        if server is None:
            self._lost = dict.fromkeys(self._lost, self._now())
