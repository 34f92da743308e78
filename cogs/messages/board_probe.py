"""Board probe: finds boards deleted while their table is idle.

A person has deleted them, or Discord has refused them for a reason that we do not know.  The event
for it comes only along with all messages of all servers, which are none of our business.  So the bot
asks Discord: a minute after a change at a table, then after two, after four, and so on; and when a
person wants something of a table.  Tables are looked at one after the other: no click waits for it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from cogs.desk import Desk
from cogs.platform import permissions, wire
from cogs.platform.discord_errors import failure, trouble
from cogs.platform.request_budget import Rank
from cogs.platform.work_queue import WorkQueue
from data.records import TableRecord
from data.store.errors import DamagedTable

log = logging.getLogger("poeppel.board_probe")

FIRST, LONGEST = 60.0, 3600.0
"""Seconds until the first look at a board, and between two looks at most."""


class BoardProbe:
    """A probe for deleted boards of open tables."""

    def __init__(self, desk: Desk, gone: Callable[[int], None]) -> None:
        """Look for boards; call *gone* for a table without one."""
        self.desk, self._gone = desk, gone
        self._looks: WorkQueue[int] = WorkQueue(self._look)
        self._pauses: dict[int, float] = {}
        """By table: how long it waits for the next look, or waited for the one under way."""

    def begin(self, table: int) -> None:
        """Schedule the first probe of a board after activity at its table."""
        self._wait(table, FIRST)

    def look(self, table: int) -> None:
        """Probe the board soon, ahead of its next use."""
        self._looks.ask(table)

    async def close(self) -> None:
        """Stop all probes."""
        await self._looks.close()

    def _wait(self, table: int, pause: float) -> None:
        self._pauses[table] = pause
        self._looks.again(table, pause)

    async def _look(self, table: int) -> None:
        try:
            record = await self.desk.store.load(table)
        except DamagedTable:
            record = None
        if record is None or not record.is_open:
            self._pauses.pop(table, None)
            return
        if not await self._is_there(record):
            log.info("table %s: its board is gone", table)
            self._gone(table)
        # Once more seldom also where it was deleted again: a person may want it so.
        self._wait(table, min(2 * self._pauses.get(table, FIRST), LONGEST))

    async def _is_there(self, record: TableRecord) -> bool:
        """Return whether there is a board, as far as can be known."""
        if permissions.lacking(self.desk.discord, record.server, record.channel):
            return True  # it is shown as soon as it may be
        if record.message is None:
            return False
        place = self.desk.discord.get_partial_messageable(record.channel)
        error = await failure(wire.call(place.fetch_message(record.message), Rank.REST))
        return error is None or not trouble(error).is_gone
