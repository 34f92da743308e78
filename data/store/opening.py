"""Opening a file or PostgreSQL; only the needed modules are loaded."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from data.store.addresses import Place, Postgres
from data.store.errors import DatabaseUnusable
from data.store.homes import ALONE, Home
from data.store.sql_store import SqlStore
from data.store.sqlite import copy, lock
from data.store.sqlite_store import SqliteStore

log = logging.getLogger("poeppel.opening")


async def open_store(
    where: Place, now: Callable[[], float] = time.time, home: Home = ALONE
) -> SqlStore:
    """Open a database, bring it up to date, and hold its *home*.

    Raises:
        DatabaseInUse, DatabaseNewer, DatabaseUnusable: nothing is changed.
    """
    if isinstance(where, Path):
        new = not await asyncio.to_thread(os.path.exists, where)
        store = await SqliteStore.open(where, now)
        if new:
            log.warning(
                "There was no database %s: it is a new one, without tables", where.resolve()
            )
        await store.leave_shards()
        return store
    check_programs(where)
    from data.store.postgres.store import PostgresStore

    return await PostgresStore.open(where.url, now, home)


def alone(where: Place) -> ExitStack:
    """Hold a whole database until the returned stack is closed.

    Raises:
        DatabaseInUse: one does.
        DatabaseUnusable: there is none.
    """
    if isinstance(where, Path):
        return lock(where)
    check_programs(where)
    from data.store.move_database import held_whole

    return held_whole(where)


def copied(where: Place, target: Path) -> None:
    """Copy a database's state at one moment into a SQLite file.

    Raises:
        BackupExists: there is such a file; it is left as it is.
        DatabaseFull, DatabaseUnusable: there is no whole copy.
    """
    if isinstance(where, Path):
        copy(where, target)
        return
    check_programs(where)
    from data.store.postgres.connection import usable
    from data.store.postgres.store import as_sqlite

    with usable(str(where)):
        as_sqlite(where.url, target)


def check_programs(where: Postgres) -> None:
    """Make sure that this Python can speak to PostgreSQL.

    Raises:
        DatabaseUnusable: it cannot.
    """
    try:
        import psycopg  # noqa: F401
    except ImportError as error:  # also without libpq
        reason = f"install requirements/postgres.txt first ({' '.join(str(error).split())})"
        raise DatabaseUnusable(file=str(where), reason=reason) from error
