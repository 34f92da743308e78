"""The store in PostgreSQL, shared by processes that hold shards."""

from __future__ import annotations

import asyncio
import logging
import os
import selectors
import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack, closing, suppress
from os import PathLike
from pathlib import Path
from threading import Thread
from typing import Any, cast

import psycopg

from data.store.addresses import Postgres
from data.store.clock import passed
from data.store.connection import Row, explaining
from data.store.errors import DatabaseUnusable, ShardInUse
from data.store.homes import ALONE, Home
from data.store.migrating import FOLDER, missing
from data.store.postgres.connection import (
    OLDEST,
    Connection,
    Database,
    closed_on_failure,
    connected,
    usable,
)
from data.store.postgres.process_messages import PostgresMessages
from data.store.privacy import take_out
from data.store.shards import SHARDS, laid_out, lay_out
from data.store.sql_store import SqlStore
from data.store.sqlite import explained, written
from data.store.sqlite_store import SqliteStore

logger = logging.getLogger("poeppel.store")

PATIENCE = 5.0
"""Seconds to wait for a shard whose holder has just ended: it is let go of a moment later."""

AGAIN = 0.05
"""Seconds until the next try meanwhile."""

SHARD = 1
"""The subject of these advisory locks: the first of two numbers."""

EVERY = 0.5
"""Seconds between two questions."""

HEARD = 2.0
"""Seconds for which an answer holds, from the moment of its question."""

APART = 30.0
"""Seconds by which the database's clock may differ from this computer's: each table's times are by both."""

STARTING, RUNNING = "poeppel starting", "poeppel"
"""What the connection is called in PostgreSQL: which processes serve people, and which only begin to."""

LOST: dict[str, Any] = {"tcp_user_timeout": 10_000}
"""After how many milliseconds without an answer to what was sent the network is taken for lost."""

wall = time.time
"""This computer's clock."""


def others(db: psycopg.Connection[Any]) -> int:
    """Return the number of other processes that serve a database."""
    [(count,)] = db.execute(
        "SELECT count(DISTINCT pid) FROM pg_locks JOIN pg_stat_activity USING (pid) "
        "WHERE locktype = 'advisory' AND classid = %s::bigint AND objsubid = 2 AND granted "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
        "AND pid <> pg_backend_pid() AND application_name <> %s::text",
        (SHARD, STARTING),
    ).fetchall()
    return int(count)


class Identity:
    """A process's hold of its shards."""

    def __init__(self, url: str, name: str) -> None:
        """Connect, and hold nothing yet.

        Args:
            url: where the database is, perhaps with a password.
            name: what it is called in sentences, without one.

        Raises:
            psycopg.Error: there is no connection.
            DatabaseUnusable: its clock is not this computer's.
        """
        self.db: psycopg.Connection[Row] = connected(url, application_name=STARTING, **LOST)
        self._name = name
        self._held = set[int]()
        self._heard = passed()
        self._asks: Thread | None = None
        self._ends, self._end = os.pipe()
        with closed_on_failure(self.db):
            self._check_clock()

    def hold(self, shards: Iterable[int]) -> None:
        """Keep other processes from holding the same shards.

        Raises:
            ShardInUse: another one does.
        """
        until = time.monotonic() + PATIENCE
        for shard in sorted(set(shards) - self._held):
            while not self._taken(shard):
                if time.monotonic() > until:
                    raise ShardInUse(file=self._name, shard=str(shard))
                time.sleep(AGAIN)
            self._held.add(shard)

    def running(self) -> None:
        """Let others see that this process serves people."""
        self.db.execute("SELECT set_config('application_name', %s::text, false)", (RUNNING,))

    def guard(self, lost: Callable[[], None]) -> None:
        """Check the connection in a thread; call *lost* there when it ends."""
        self._asks = Thread(target=self._ask, args=(lost,), name="identity", daemon=True)
        self._asks.start()

    @property
    def heard(self) -> bool:
        """Return whether the last answer still excludes another process's claim."""
        return self._asks is None or passed() - self._heard <= HEARD

    def close(self) -> None:
        """Let go of the shards, then of the connection."""
        os.write(self._end, b".")
        if self._asks is not None:
            self._asks.join(HEARD)
        with suppress(psycopg.Error):
            self.db.execute("SELECT pg_advisory_unlock_all()")
        self.db.close()
        os.close(self._end)
        os.close(self._ends)

    def _ask(self, lost: Callable[[], None]) -> None:
        try:
            with selectors.DefaultSelector() as ready:
                ready.register(self._ends, selectors.EVENT_READ)
                # Whatever comes unasked is the end of the connection, or is read with the answer.
                ready.register(self.db.fileno(), selectors.EVENT_READ)
                while True:
                    asked = passed()
                    self.db.execute("SELECT 1")
                    self._heard = asked
                    if any(key.fd == self._ends for key, _ in ready.select(EVERY)):
                        return
        except psycopg.Error as error:
            reason = " ".join(str(error).split())
            logger.critical("The hold of this process on its shards is lost: %s", reason)
            lost()

    def _taken(self, shard: int) -> bool:
        """Take a shard, unless another process holds it; return whether that went."""
        statement = "SELECT pg_try_advisory_lock(%s::int, %s::int)"
        return bool(self.db.execute(statement, (SHARD, shard)).fetchall()[0][0])

    def _check_clock(self) -> None:
        before = wall()
        [(there,)] = self.db.execute(
            "SELECT extract(epoch FROM clock_timestamp())::double precision"
        ).fetchall()
        if abs(apart := (before + wall()) / 2 - there) > APART:
            reason = (
                f"this computer's clock is {abs(apart):.0f} seconds "
                f"{'ahead of' if apart > 0 else 'behind'} its own, so have both set by the network"
            )
            raise DatabaseUnusable(file=self._name, reason=reason)


# A PostgreSQL database as a SQLite file, for backups and moves.


TABLES = (
    "tables", "seats", "log", "packed",
    "servers", "persons", "departures", "memory", "acts", "notices",
    "results", "captures", "owed", "podiums", "dailies", "shared_days", "day_shares",
    "cups", "cup_log", "cup_tables", "cup_bars", "messages", "message_people", "interests",
)  # fmt: skip
"""All that hold anything, each after those that its rows refer to."""

NUMBERED = "tables", "cups", "messages"
"""Those whose numbers are never used twice."""

COUNTED = ("acts", "notices")
"""Those whose rows SQLite numbers after the last there is."""

ROWS = 2000
"""How many rows are read in one go."""


def as_sqlite(url: str, target: Path, handled: bool = True) -> None:
    """Write a database's moment into a SQLite file, complete once named.

    Args:
        url: where the database is, perhaps with a password.
        target: the file.
        handled: whether people are taken out of tables there of whom their homes are still to be told;
            else the file's process is told at its start.

    Raises:
        BackupExists: *target* is left as it is.
        psycopg.Error: PostgreSQL cannot be read.
        StoreError: the file cannot be written.
    """
    with written(target) as part:
        part.unlink()
        updated(part)
        with explained(part), closing(sqlite3.connect(part, isolation_level=None)) as file:
            file.execute("BEGIN")
            _copy(url, file)
            if handled:
                _handle_deletions(file)
            file.execute("COMMIT")
            file.execute("PRAGMA journal_mode = DELETE")


def updated(file: Path) -> None:
    """Bring a SQLite file up to date, or make it.

    Raises:
        DatabaseNewer, DatabaseUnusable: it cannot be.
    """

    async def opened() -> None:
        await (await SqliteStore.open(file)).close()

    asyncio.run(opened())


def _copy(url: str, file: sqlite3.Connection) -> None:
    with closing(connected(url)) as db, db.transaction():
        db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        for table in TABLES:
            names = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
            columns = ", ".join(f'"{name}"' for name in names)
            added = f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(names))})"
            with db.cursor("copied", binary=True) as rows:
                rows.itersize = ROWS
                rows.execute(f"SELECT {columns} FROM {table}")
                file.executemany(added, rows)
        for table in NUMBERED:
            file.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            used = db.execute(f"SELECT last_value FROM {table}_id_seq WHERE is_called").fetchall()
            file.executemany(f"INSERT INTO sqlite_sequence VALUES ('{table}', ?)", used)


def _handle_deletions(file: sqlite3.Connection) -> None:
    """Take people out of tables, for deletions still pending."""
    gone = "SELECT \"table\", person FROM notices WHERE kind = 'gone'"
    for table, person in file.execute(gone).fetchall():
        take_out(cast(Any, file), table, person)
    file.execute("DELETE FROM notices")


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
                    store.process_messages = process_messages = PostgresMessages(url, name, home)
                    held.push_async_callback(process_messages.close)
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
        applied = _applied(db, name)
        scripts = missing(applied, name, FOLDER / "postgres")
        if scripts and others(db):
            reason = (
                "workers of an older version run on it: stop them all, copy it with "
                "`pg_dump --format=custom`, then start these"
            )
            raise DatabaseUnusable(file=name, reason=reason)
        if scripts and not applied:
            logger.warning("There was nothing in %s: it is a new database, without tables", name)
        elif scripts:
            logger.warning("%s is upgraded without a copy, which `pg_dump` makes before that", name)
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
