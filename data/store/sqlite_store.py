"""The store in SQLite: one file.

WAL and `synchronous=FULL`: what was acknowledged survives a killed process and, where the disk
keeps its word, a power cut; shared by everybody who waits, the sync costs little (data/store/writer.py).
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from os import PathLike
from pathlib import Path

from data.store.copies import forget_copies, keep
from data.store.errors import DatabaseGone, StoreError
from data.store.migrating import applied_number, migrate, missing
from data.store.shards import SHARDS, leave_shards
from data.store.sql_store import SqlStore
from data.store.sqlite import Database, connected, copy, explained, lock, prepared, set_up

logger = logging.getLogger("poeppel.sqlite_store")

OPENING = 5.0
"""Seconds to wait at the start for somebody who looks into the file with another program."""

WATCH = 10.0
"""Seconds between two looks whether the file is still there."""


class SqliteStore(SqlStore):
    """The store in a SQLite file; see `SqlStore`."""

    _db: Database

    def __init__(self, file: Path, db: Database, held: AsyncExitStack) -> None:
        super().__init__(db, held)
        self._file = file
        self._unwiped = True  # a process before may have ended in between

    @classmethod
    async def open(
        cls, path: str | PathLike[str], now: Callable[[], float] = time.time
    ) -> SqliteStore:
        """Open or create a database, migrated and locked for this process.

        Raises:
            DatabaseInUse, DatabaseNewer, DatabaseUnusable: the file is left as it is.
        """
        # At level DEBUG it would log the values of every statement, secrets included.
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        file = prepared(Path(path))
        held = AsyncExitStack()
        try:
            held.callback(lock(file).close)
            with explained(file):
                # If aiosqlite cannot connect, its thread may outlive the loop and then complains.
                sqlite3.connect(file).close()
                db = await connected(file, OPENING)
                held.push_async_callback(db.close)
                applied = await applied_number(db, file)
                if applied and (lacks := missing(applied, str(file))):
                    await asyncio.to_thread(keep, file, lacks[0])
                await migrate(db, file, now)
                await set_up(db, file)
        except BaseException:
            await held.aclose()
            raise
        logger.info("Database %s, SQLite %s", file, sqlite3.sqlite_version)
        return cls(file, db, held)

    async def leave_shards(self) -> None:
        """Forget the shards of a PostgreSQL database from which the file came."""
        if await self.recall(SHARDS) is not None:
            await self._writer.write(leave_shards)

    async def backup(self, target: str | PathLike[str]) -> None:
        await asyncio.to_thread(copy, self._file, Path(target))

    async def wipe(self) -> None:
        """Move the log beside the file into it and cut it off.

        Every version of a page since the last time stands in it.  Beside a reader it is tried again
        by `watch`.
        """
        self._unwiped = True
        with suppress(StoreError):  # it is told elsewhere
            [(busy, *_)] = await self._read("PRAGMA wal_checkpoint(TRUNCATE)")
            self._unwiped = bool(busy)

    async def forget_copies(self, before: float, now: float) -> None:
        await asyncio.to_thread(forget_copies, self._file, before, now)

    async def watch(self) -> None:
        """Warn loudly while the file is missing; wipe again beside readers."""
        while True:
            await asyncio.sleep(WATCH)
            try:
                self._db.check()
                if self._unwiped:
                    await self.wipe()
            except DatabaseGone as gone:
                logger.critical(
                    "%s was deleted or replaced while the bot uses it: nothing is stored any more, "
                    "and no answer counts. Stop the bot, put the file in its place, start it again.",
                    gone.about["file"],
                )
