"""Chores of results: weighing finished games, and booking former ones.

Some at a time, one after another, and never while a person waits for an analysis.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from cogs.desk import Desk
from data.store_errors import DamagedTable, StoreError
from engine.hosting.state.refusals import Refused
from engine.hosting.statistics.weighing import VERSION, unknown, weighed

log = logging.getLogger("poeppel.chores")

SETTLED = 60.0
"""Seconds after its end from which on a game is weighed: until then others look at it."""
SOME = 20
"""Games in one round."""
BREATH = 0.05
"""Seconds between two games."""
UPTO = "results-upto"
"""Under which name the last table is remembered that was there before results were."""
DONE = "results-{shard}"
"""Under which name the last table of a shard is remembered that was booked later."""


class Weighing:
    """The weighing and late booking of finished games, by replaying them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def round(self) -> None:
        """Book some games of before, and weigh some."""
        await self._book_former()
        for table in await self.desk.store.unweighed(VERSION, SOME):
            await self._weigh(table)
            await asyncio.sleep(BREATH)

    async def _weigh(self, table: int) -> None:
        """Weigh a game, or record that nothing can be found."""
        store = self.desk.store
        if not (results := await store.results_at([table])):
            return
        found = unknown(results)
        try:
            session, rows = await self.desk.tables.memory.stored(table), await store.log(table)
            if self.desk.now() - session.record.changed_at < SETTLED:
                return
            async with self.desk.analyses.spare():
                found = await asyncio.to_thread(weighed, session, rows, results)
        except (Refused, DamagedTable):  # its table is gone, or cannot be played again
            pass
        except StoreError:
            raise  # it is tried again later
        except Exception:
            log.exception("table %s: cannot be weighed", table)
        await store.weigh(table, results[0].weighed, found)

    async def _book_former(self) -> None:
        """Book some games that ended before there were results, once."""
        store = self.desk.store
        if (known := await store.recall(UPTO)) is None:
            await store.remember(UPTO, known := str(await store.newest_table()))
        upto = int(known)
        for shard in sorted(store.home.own):
            done = int(await store.recall(DONE.format(shard=shard)) or 0)
            if done >= upto:
                continue
            tables = await store.ended(done, upto, shard, SOME)
            for table in tables:
                await self._book(table)
                await asyncio.sleep(BREATH)
            last = tables[-1] if len(tables) == SOME else upto
            await store.remember(DONE.format(shard=shard), str(last))

    async def _book(self, table: int) -> None:
        """Book a former game, unless it is booked or cannot be replayed."""
        store, memory = self.desk.store, self.desk.tables.memory
        if await store.results_at([table]):
            return
        try:
            with suppress(Refused, DamagedTable):
                session = await memory.stored(table)
                async with self.desk.analyses.spare():
                    books = await memory.booking.former(session)
                await store.add_results(*books)
        except StoreError:
            raise
        except Exception:
            log.exception("table %s: has no results", table)
