"""The store in PostgreSQL, shared by processes that hold shards."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from os import PathLike
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from data.as_sqlite import as_sqlite
from data.connection import explaining
from data.home import ALONE, Home
from data.migrate import FOLDER, migrations
from data.postgres import OLDEST, Database, connected
from data.postgres_letters import PostgresLetters
from data.sql_store import SqlStore
from data.store_protocol import DatabaseInUse, DatabaseNewer, DatabaseUnusable

logger = logging.getLogger("poeppel.store")

PATIENCE = 5.0
"""Seconds to wait for a shard whose holder has just ended: it is let go of a moment later."""

AGAIN = 0.05
"""Seconds until the next try meanwhile."""

SHARD, SCHEMA = 1, 0
"""Subjects of advisory locks: the first of two numbers, or the only one."""


def named(url: str) -> str:
    """Return a database's name for messages, never with its password."""
    about = conninfo_to_dict(url)
    return f"postgresql://{about.get('host') or ''}/{about.get('dbname') or ''}"


class PostgresStore(SqlStore):
    """The store in PostgreSQL; see `Store`."""

    def __init__(self, url: str, db: Database, held: AsyncExitStack, home: Home) -> None:
        super().__init__(db, held, home)
        self._url = url

    @classmethod
    async def open(
        cls, url: str, now: Callable[[], float] = time.time, home: Home = ALONE
    ) -> PostgresStore:
        """Open a database, bring it up to date, and hold the shards of a *home*.

        Raises:
            DatabaseInUse, DatabaseNewer, DatabaseUnusable: nothing is changed.
        """
        name, held = named(url), AsyncExitStack()
        db = Database(url, name)
        try:
            identity = await asyncio.to_thread(connected, url)
            held.callback(identity.close)
            await _hold(identity, sorted(home.own), name)
            await asyncio.to_thread(migrate, identity, name, now)
            held.push_async_callback(db.close)
            await db.connect()
            store = cls(url, db, held, home)
            if not home.whole:
                store.letters = letters = PostgresLetters(url, name, home)
                held.push_async_callback(letters.close)
        except BaseException as error:
            await held.aclose()
            if isinstance(error, psycopg.Error):
                raise db.explained(error) from error
            raise
        logger.info("Database %s, PostgreSQL %s", name, identity.info.server_version)
        return store

    async def backup(self, target: str | PathLike[str]) -> None:
        with explaining(self._db):
            await asyncio.to_thread(as_sqlite, self._url, Path(target))


async def _hold(identity: psycopg.Connection[Any], shards: Sequence[int], name: str) -> None:
    """Keep other processes from the same shards while a connection lives.

    Raises:
        DatabaseInUse: another one does.
    """
    until = time.monotonic() + PATIENCE
    for shard in shards:
        while not _taken(identity, shard):
            if time.monotonic() > until:
                raise DatabaseInUse(file=name)
            await asyncio.sleep(AGAIN)


def _taken(identity: psycopg.Connection[Any], shard: int) -> bool:
    """Take a shard, unless another process holds it; return whether that went."""
    found = identity.execute("SELECT pg_try_advisory_lock(%s::int, %s::int)", (SHARD, shard))
    return bool(found.fetchall()[0][0])


def migrate(db: psycopg.Connection[Any], name: str, now: Callable[[], float]) -> None:
    """Apply missing migrations in a transaction, one process at a time.

    Raises:
        DatabaseNewer: it has migrations that this version does not know; nothing is changed.
        DatabaseUnusable: it is too old, or belongs to another program; nothing is changed.
    """
    if (version := db.info.server_version) < OLDEST:
        reason = f"PostgreSQL {version // 10000} is too old, {OLDEST // 10000} or newer is needed"
        raise DatabaseUnusable(file=name, reason=reason)
    known = migrations(FOLDER / "postgres")
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s::bigint)", (SCHEMA,))
        applied = _applied(db, name)
        if applied > len(known):
            raise DatabaseNewer(file=name, has=str(applied), knows=str(len(known)))
        for number, title, script in known[applied:]:
            db.execute(script.encode())
            db.execute("INSERT INTO migrations VALUES (%s, %s, %s)", (number, title, now()))


def _applied(db: psycopg.Connection[Any], name: str) -> int:
    """Return the number of migrations; prepare an empty database."""
    things = db.execute(
        "SELECT count(*), to_regclass('migrations') FROM pg_tables "
        "WHERE schemaname = current_schema()"
    )
    [(count, ours)] = things.fetchall()
    if ours is not None:
        [(number,)] = db.execute("SELECT max(number) FROM migrations").fetchall()
        if number:
            return int(number)
        raise DatabaseUnusable(file=name, reason="the list of its migrations is empty")
    if count:
        raise DatabaseUnusable(file=name, reason="not a database of this bot")
    db.execute(
        "CREATE TABLE migrations ("
        "number bigint PRIMARY KEY, name text NOT NULL, applied_at double precision NOT NULL)"
    )
    return 0
