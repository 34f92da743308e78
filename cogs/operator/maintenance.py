"""Chores: finished tables and left servers are packed and deleted in time.

Bit by bit, with a breath between two bits: nobody who plays waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from cogs.services import Services
from data.records import PendingResults
from data.store.errors import DamagedTable, StoreError
from data.store.retention import NEVER
from engine.daily import MOST_DAYS
from engine.hosting.state.gathering import RESTS
from engine.hosting.state.refusals import Refused
from engine.hosting.state.seasons import day_of
from engine.hosting.state.time_controls import DAY, UTC
from engine.hosting.statistics.luck_analysis import VERSION, unknown, weighed

# Chores of results: booking those owed, and weighing finished games.
#
# Some at a time, one after another, and never while a person waits for an analysis.


log = logging.getLogger("poeppel.maintenance")

LOOKED_AT = 60.0
"""Seconds after its end from which on a game is weighed: until then others look at it."""
SOME = 20
"""Games in one round."""
BREATH = 0.05
"""Seconds between two games."""


class Weighing:
    """The weighing and late booking of finished games, by replaying them."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def round(self) -> None:
        """Book some results that are owed, and weigh some games."""
        for owed in await self.services.store.owed(self.services.now() - DAY, SOME):
            await self._book(owed)
            await asyncio.sleep(BREATH)
        for table in await self.services.store.unweighed(VERSION, SOME):
            await self._weigh(table)
            await asyncio.sleep(BREATH)

    async def _weigh(self, table: int) -> None:
        """Weigh a game, or record that nothing can be found."""
        store = self.services.store
        if not (results := await store.results_at([table])):
            return
        found = unknown(results)
        try:
            session, rows = await self.services.tables.memory.stored(table), await store.log(table)
            if self.services.now() - session.record.changed_at < LOOKED_AT:
                return
            async with self.services.analyses.spare():
                found = await asyncio.to_thread(weighed, session, rows, results)
        except (Refused, DamagedTable):  # its table is gone, or cannot be played again
            pass
        except StoreError:
            raise  # it is tried again later
        except Exception:
            log.exception("table %s: cannot be weighed", table)
        await store.weigh(table, results[0].weighed, found)

    async def _book(self, owed: PendingResults) -> None:
        """Book owed results; after a failure again the next day."""
        store = self.services.store
        try:
            async with self.services.analyses.spare():
                await self.services.tables.memory.book(owed)
            return
        except (Refused, DamagedTable) as error:
            log.warning("table %s: has no results yet: %s", owed.table, error)
        except StoreError:
            raise
        except Exception:
            log.exception("table %s: has no results yet", owed.table)
        await store.put_off(owed.table, self.services.now())


EVERY = 60
"""Minutes between two rounds."""

MINUTE = 60.0
"""Seconds."""

SETTLED = 3600.0
"""Seconds after which nothing is done any more to a table that is over, so that it can be packed."""

AFTER_LEAVING = 30
"""Days after which a server's data is deleted that the bot was removed from, if not sooner."""

COPIES = 7 * DAY
"""Seconds for which a copy of the database is kept that was made before an upgrade."""

ACTS = 180 * DAY
"""Seconds for which it can be read who did what on a server."""


SHARED = 31
"""Days for which it is kept who shared a day's five where."""


class Maintenance:
    """Chores that keep no more data than necessary."""

    def __init__(self, services: Services) -> None:
        self.services, self.weighing = services, Weighing(services)

    async def run(self) -> None:
        """Do a round every hour, and weigh games every minute."""
        while True:
            await self.services.clock.right()
            await self.look_where_we_are()
            await self.round()
            for _ in range(EVERY):
                await self.weighing.round()
                await asyncio.sleep(MINUTE)

    async def round(self) -> None:
        """Pack, delete and forget by age.

        Of several processes one packs; each deletes and forgets what is at home there, as it alone
        has it in memory.
        """
        store, now = self.services.store, self.services.now()
        packed = 0
        if store.home.leads:
            while some := await store.pack(now - SETTLED):
                packed += some
                await asyncio.sleep(BREATH)
            await store.delete_acts(now - ACTS)
            await store.forget_copies(now - COPIES, now)
            today = day_of(now, UTC)
            await store.forget_dailies(today - MOST_DAYS)  # a day at most, every hour
            await store.forget_shared_days(today - SHARED)
            await store.forget_ended_interests(now - RESTS)
        deleted = await self._delete_over(now)
        results = await self._forget_results(now)
        await asyncio.to_thread(self.services.films.forget, await self._filmed())
        forgotten = await self._forget_servers(now)
        await store.wipe()
        if packed or deleted or results or forgotten:
            log.info(
                "%s tables packed, %s deleted, results of %s forgotten, %s servers forgotten",
                packed,
                deleted,
                results,
                forgotten,
            )

    async def look_where_we_are(self) -> None:
        """Note servers joined or left during an outage."""
        store = self.services.store
        for server in await store.left_servers():
            if self.services.discord.get_guild(server) is not None:
                await store.enter_server(server)
        for server in await store.servers():
            if self.services.discord.get_guild(server) is None:
                await store.leave_server(server, self.services.clock.time())

    async def _filmed(self) -> list[int]:
        """Return the deleted tables with a film on disk."""
        filmed = await asyncio.to_thread(self.services.films.tables)
        gone = []
        for table in filmed:
            with suppress(DamagedTable):  # it is there
                gone += [table] if await self.services.store.load(table) is None else []
        return gone

    async def _delete_over(self, now: float) -> int:
        """Delete the finished tables that their servers want to keep no longer."""
        deleted, server = 0, await self.services.store.next_server_over(0)
        while server is not None:
            days = (await self.services.tables.choices.server(server)).days("keeps", now)
            while tables := await self.services.store.delete_over(server, now - days * DAY):
                self.services.tables.memory.drop(tables)
                deleted += len(tables)
                await asyncio.sleep(BREATH)
            server = await self.services.store.next_server_over(server)
        return deleted

    async def _forget_results(self, now: float) -> int:
        """Delete outdated results and podiums; return the number of tables."""
        store, forgotten = self.services.store, 0
        server = await store.next_server_remembered(-1)
        while server is not None:
            chosen = await self.services.tables.choices.server(server)
            days, today = chosen.days("results_days", now), day_of(now, chosen.zone)
            before = today - days if days else NEVER
            while some := await store.delete_results(server, before):
                forgotten += some
                await asyncio.sleep(BREATH)
            await store.delete_podiums(server, now - days * DAY)
            await store.delete_cups(server, now - chosen.days("keeps", now) * DAY)
            server = await store.next_server_remembered(server)
        return forgotten

    async def _forget_servers(self, now: float) -> int:
        """Forget the servers that were left long ago."""
        forgotten = 0
        for server, left in (await self.services.store.left_servers()).items():
            kept = (await self.services.tables.choices.server(server)).days("keeps", now)
            days = min(AFTER_LEAVING, kept)
            # Looked at again: while others were forgotten, this one may have the bot back.
            if now - left >= days * DAY and server in await self.services.store.left_servers():
                self.services.tables.memory.drop(await self.services.store.forget_server(server))
                await self.services.tables.choices.server(server)
                forgotten += 1
        return forgotten
