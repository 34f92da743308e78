"""Outages: clocks get back the time in which play was impossible.

While the bot serves its tables it notes at times that it does.  A longer time between two notes was an
outage: the process was not running, was suspended, or had no connection to Discord.  Single
servers may be lost while all others can be reached: Discord says so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from data.store.workers import Home, alive
from engine.hosting.service.tables import Tables

log = logging.getLogger("poeppel.outages")

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
    ) -> None:
        """Watch over *tables*.

        Args:
            tables: whose clocks are put off.
            now: the clock, in seconds since 1970.
            connected: whether people can play.
            show: has it shown, while people play, that they have more time.
        """
        self._tables, self._now, self._connected, self._show = tables, now, connected, show
        self._looking = asyncio.Lock()
        self._last: float | None = None
        """When tables were last served, as far as it is known."""
        self._serving = asyncio.Event()
        self._lost: dict[int, float] = {}
        """Servers that Discord cannot reach: since when their tables have not got the time back."""
        self._found = asyncio.Event()

    async def begin(self) -> None:
        """Count the time since the last note as an outage.

        What was stored after it says that the bot was alive still.
        """
        store, now = self._tables.store, self._now()
        noted: dict[float, list[int]] = {}
        for shard in sorted(store.home.own):
            if found := await store.recall(alive(shard, store.home.shards)):
                noted.setdefault(float(found), []).append(shard)
        for at, shards in noted.items():
            part = store.home.part(shards)
            await self._away(now - max(at, await store.last_change(part)), home=part)
        await self._note()

    async def run(self) -> None:
        """Record that tables are served, until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            await self.look()

    async def look(self) -> None:
        """Record that tables are served, and any outage before."""
        async with self._looking:
            if not self._connected():
                return
            if self._last is not None and self._late() > LATE:
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
        return 0.0 if self._last is None else self._now() - self._last - BEAT

    async def end(self) -> None:
        """Note the moment before the end, and none after it."""
        try:
            if self._last is not None and self._connected():
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
        if server is None:
            self._lost = dict.fromkeys(self._lost, self._now())
