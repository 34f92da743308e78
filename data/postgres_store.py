"""The store in PostgreSQL, shared by processes that hold shards."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from os import PathLike
from pathlib import Path
from typing import Any

import psycopg

from data.as_sqlite import as_sqlite
from data.connection import explaining
from data.home import ALONE, Home
from data.identity import Identity, others
from data.layout import SHARDS, laid_out, lay_out
from data.migrate import FOLDER, missing
from data.place import Postgres
from data.postgres import OLDEST, Connection, Database, usable
from data.postgres_letters import PostgresLetters
from data.sql_store import SqlStore
from data.store_errors import DatabaseUnusable

logger = logging.getLogger("poeppel.store")

SCHEMA = 0
"""The subject of the advisory lock under which the schema is changed."""


class PostgresStore(SqlStore):
    """The store in PostgreSQL; see `SqlStore`."""

    def __init__(
        self, url: str, db: Database, held: AsyncExitStack, home: Home, identity: Identity
    ) -> None:
        super().__init__(db, held, home)
        self._url, self._identity = url, identity

    @classmethod
    async def open(
        cls, url: str, now: Callable[[], float] = time.time, home: Home = ALONE
    ) -> PostgresStore:
        """Open a database, bring it up to date, and hold shards.

        Raises:
            DatabaseInUse, DatabaseNewer, DatabaseUnusable: nothing is changed.
        """
        name, held = str(Postgres(url)), AsyncExitStack()
        db = Database(url, name)
        with usable(name):
            try:
                identity = await asyncio.to_thread(Identity, url, name)
                held.callback(identity.close)
                await asyncio.to_thread(identity.hold, home.own)
                await asyncio.to_thread(migrate, identity.db, name, now)
                await asyncio.to_thread(agree, url, name, home.shards)
                identity.running()
                held.push_async_callback(db.close)
                await db.connect()
                store = cls(url, db, held, home, identity)
                if not home.whole:
                    store.letters = letters = PostgresLetters(url, name, home)
                    held.push_async_callback(letters.close)
            except BaseException:
                await held.aclose()
                raise
        logger.info("Database %s, PostgreSQL %s", name, identity.db.info.server_version)
        return store

    def guard(self, lost: Callable[[], None]) -> None:
        self._identity.guard(lost)

    @property
    def heard(self) -> bool:
        return self._identity.heard

    async def backup(self, target: str | PathLike[str]) -> None:
        with explaining(self._db.explained):
            await asyncio.to_thread(as_sqlite, self._url, Path(target))


def agree(url: str, name: str, shards: int) -> None:
    """Write down the number of shards at first, and check it later.

    Raises:
        DatabaseUnusable: it was laid out for another number.
    """
    with closing(Connection(url)) as db:
        # Until the first of several processes has committed, the others wait here.
        first = "INSERT INTO memory (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
        if db.execute(first, (SHARDS, "1")).rowcount:
            lay_out(db, shards)
        there = laid_out(db)
        db.commit()
    if there != shards:
        reason = (
            f"it is laid out for {there} shards, and POEPPEL_SHARDS says {shards}: "
            f"`bot.py shards {shards}` changes that while no worker runs"
        )
        raise DatabaseUnusable(file=name, reason=reason)


def migrate(db: psycopg.Connection[Any], name: str, now: Callable[[], float]) -> None:
    """Apply missing migrations in a transaction, one process at a time.

    Raises:
        DatabaseNewer: it has migrations that this version does not know; nothing is changed.
        DatabaseUnusable: it is too old, belongs to another program, or is in use by workers of an older
            version; nothing is changed.
    """
    if (version := db.info.server_version) < OLDEST:
        reason = f"PostgreSQL {version // 10000} is too old, {OLDEST // 10000} or newer is needed"
        raise DatabaseUnusable(file=name, reason=reason)
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s::bigint)", (SCHEMA,))
        scripts = missing(_applied(db, name), name, FOLDER / "postgres")
        if scripts and others(db):
            reason = "workers of an older version run on it: stop them all, then start these"
            raise DatabaseUnusable(file=name, reason=reason)
        for number, title, script in scripts:
            db.execute(script.encode())
            db.execute("INSERT INTO migrations VALUES (%s, %s, %s)", (number, title, now()))


def _applied(db: psycopg.Connection[Any], name: str) -> int | None:
    """Return the number of migrations; prepare an empty database."""
    things = db.execute(
        "SELECT count(*), to_regclass('migrations') FROM pg_tables "
        "WHERE schemaname = current_schema()"
    )
    [(count, ours)] = things.fetchall()
    if ours is not None:
        [(number,)] = db.execute("SELECT max(number) FROM migrations").fetchall()
        return None if number is None else int(number)
    if count:
        raise DatabaseUnusable(file=name, reason="not a database of this bot")
    db.execute(
        "CREATE TABLE migrations ("
        "number bigint PRIMARY KEY, name text NOT NULL, applied_at double precision NOT NULL)"
    )
    return 0
