"""The store in SQLite: one file, one connection, one process.

WAL and `synchronous=FULL`: what was acknowledged survives a killed process and, where the disk
keeps its word, a power cut; shared by everybody who waits, the sync costs little (data/store/writer.py).
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from os import PathLike
from pathlib import Path

from data.store.errors import DatabaseGone
from data.store.migrate import migrate
from data.store.sql_store import SqlStore
from data.store.sqlite import Database, connected, copy, explained, lock, prepared, set_up
from data.store.workers import SHARDS, leave_shards

logger = logging.getLogger("poeppel.store")

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

    async def watch(self) -> None:
        """Warn loudly while the file is missing."""
        while True:
            await asyncio.sleep(WATCH)
            try:
                self._db.check()
            except DatabaseGone as gone:
                logger.critical(
                    "%s was deleted or replaced while the bot uses it: nothing is stored any more, "
                    "and no answer counts. Stop the bot, put the file in its place, start it again.",
                    gone.about["file"],
                )
