"""Chores of results: booking those owed, and weighing finished games.

Some at a time, one after another, and never while a person waits for an analysis.
"""

from __future__ import annotations

import asyncio
import logging

from cogs.desk import Desk
from data.records import Owed
from data.store.errors import DamagedTable, StoreError
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import DAY
from engine.hosting.statistics.weighing import VERSION, unknown, weighed

log = logging.getLogger("poeppel.chores")

SETTLED = 60.0
"""Seconds after its end from which on a game is weighed: until then others look at it."""
SOME = 20
"""Games in one round."""
BREATH = 0.05
"""Seconds between two games."""


class Weighing:
    """The weighing and late booking of finished games, by replaying them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def round(self) -> None:
        """Book some results that are owed, and weigh some games."""
        for owed in await self.desk.store.owed(self.desk.now() - DAY, SOME):
            await self._book(owed)
            await asyncio.sleep(BREATH)
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

    async def _book(self, owed: Owed) -> None:
        """Book owed results; after a failure again the next day.

        A game from before there were results is given up then.
        """
        store = self.desk.store
        try:
            async with self.desk.analyses.spare():
                await self.desk.tables.memory.book(owed)
            return
        except (Refused, DamagedTable) as error:
            log.warning("table %s: has no results yet: %s", owed.table, error)
        except StoreError:
            raise
        except Exception:
            log.exception("table %s: has no results yet", owed.table)
        if owed.day is None and owed.failed:
            await store.settle(owed.table)
        else:
            await store.put_off(owed.table, self.desk.now())
