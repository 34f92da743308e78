"""A PostgreSQL database: connection, differences from SQLite, errors.

One connection in a thread of its own, as in `data/store/sqlite.py`: the same statements in the same
groups.  Rows of a group go in one statement, as arrays: a statement for each would be a round trip.
"""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import lru_cache
from itertools import count
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.numeric import FloatBinaryDumper, Int8BinaryDumper
from psycopg.types.string import StrBinaryDumper

from data.store.connection import Cursor, KeyTaken, Row, T
from data.store.errors import DatabaseFull, DatabaseLocked, DatabaseUnusable, UnknownTable

OLDEST = 150000
"""The first version that is supported, as PostgreSQL counts."""

KEPT: Mapping[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""After how many seconds a connection is noticed that leads nowhere, unless its address says otherwise."""

IDLE = 5000
"""Milliseconds after which PostgreSQL ends a connection that does nothing in a transaction: a process that
was stopped there would keep rows locked from the next one."""

DIALECT: Sequence[tuple[str, str]] = (
    (
        r"json_group_array\(json_object\((.*?)\)\)\s+FROM \((SELECT.*?)ORDER BY seat\)",
        r"coalesce(json_agg(json_build_object(\1) ORDER BY seat), '[]')::text FROM (\2) AS sitting",
    ),
    (r"instr\(CAST\((\w+) AS TEXT\), ", r"strpos(convert_from(\1, 'UTF8'), "),
    (r"instr\(", "strpos("),
    (r"%", "%%"),
    (r"\?", "%b"),
    (r"(?<!:):([a-z]+)", r"%(\1)b"),
)
"""All that SQLite's statements say otherwise, each with what takes its place."""

INSERT = re.compile(r"INSERT INTO (\w+) \(([^)]*)\) VALUES \(\?(?:, \?)*\)(.*)", re.DOTALL)
UPDATE = re.compile(r"UPDATE (\w+) SET (.+) WHERE (.+)")
"""The statements that are done for many rows at once: with each column's values in an array."""

SET = re.compile(r"(\w+) = \?")
"""A column with the place of its value; the last one of an update is the key."""


@lru_cache(500)
def translated(statement: str) -> str:
    """Return SQLite's *statement* for PostgreSQL."""
    for pattern, instead in DIALECT:
        statement = re.sub(pattern, instead, statement, flags=re.DOTALL)
    return statement


class Connection:
    """A connection with SQLite's statements, in one transaction."""

    def __init__(self, url: str) -> None:
        self._db: psycopg.Connection[Row] = connected(url)
        with closed_on_failure(self._db):
            self._db.execute(f"SET idle_in_transaction_session_timeout = {IDLE}")
            self._types = _types(self._db)
        self._together = lru_cache(200)(self._for_many)

    def fetch(self, statement: str, values: Any = ()) -> list[Row]:
        """Return the rows of a statement, outside a transaction."""
        return self._db.execute(translated(statement), values, binary=True).fetchall()

    def execute(self, statement: str, values: Any = (), /) -> Cursor:
        self._begin()
        return self._db.execute(translated(statement), values, binary=True)

    def executemany(self, statement: str, rows: Iterable[Any], /) -> Cursor:
        rows = list(rows)
        self._begin()
        try:
            if rows and (together := self._together(statement)) is not None:
                columns = [list(column) for column in zip(*rows, strict=True)]
                _check_bytes(together, columns)
                return self._db.execute(together, columns, binary=True)
            cursor = self._db.cursor(binary=True)
            cursor.executemany(translated(statement), rows)
            return cursor
        except errors.UniqueViolation as error:
            raise KeyTaken from error

    def update(self, statement: str, rows: Sequence[Sequence[Any]], /) -> set[Any]:
        return {key for (key,) in self.executemany(statement, rows)}

    def commit(self) -> None:
        if self._db.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
            self._db.execute("COMMIT")

    def rollback(self) -> None:
        if not self.closed:
            self._db.execute("ROLLBACK")

    def close(self) -> None:
        self._db.close()

    @property
    def closed(self) -> bool:
        """Return whether the connection is unusable."""
        return bool(self._db.closed or self._db.broken)

    def _begin(self) -> None:
        if self._db.info.transaction_status == psycopg.pq.TransactionStatus.IDLE:
            self._db.execute("BEGIN")

    def _for_many(self, statement: str) -> str | None:
        """Return the statement for arrays that equals *statement* for each row."""
        if insert := INSERT.fullmatch(statement):
            table, columns, rest = insert.groups()
            names = [name.strip('" ') for name in columns.split(",")]
            arrays = self._arrays(table, names)
            return f"INSERT INTO {table} ({columns}) SELECT * FROM unnest({arrays}) {rest}"
        if update := UPDATE.fullmatch(statement):
            table, settings, condition = update.groups()
            names, number = SET.findall(statement), count()
            values = ", ".join(f"value{n}" for n in range(len(names)))
            together = (
                f"UPDATE {table} SET {settings} FROM unnest({self._arrays(table, names)}) "
                f"AS given ({values}) WHERE {condition} RETURNING {names[-1]}"
            )
            return re.sub(r"\?", lambda _: f"given.value{next(number)}", together)
        return None

    def _arrays(self, table: str, names: Iterable[str]) -> str:
        return ", ".join(f"%b::{self._types[table, name]}[]" for name in names)


ARRAY = re.compile(r"%b::([a-z ]+)\[\]")
"""The place of an array, and the type of what is in it."""


def _check_bytes(statement: str, columns: Iterable[Iterable[object]]) -> None:
    """Refuse text in place of bytes, which PostgreSQL would decode."""
    for kind, column in zip(ARRAY.findall(statement), columns, strict=True):
        if kind == "bytea" and any(isinstance(value, str) for value in column):
            raise TypeError("text cannot be stored as bytes")


def connected(url: str, **options: Any) -> psycopg.Connection[Row]:
    """Return a connection with a transaction for each statement.

    Args:
        url: where to.
        options: settings of libpq; those of *url* come first.

    Raises:
        psycopg.Error: there is none.
    """
    db = psycopg.connect(autocommit=True, **{**KEPT, **options, **conninfo_to_dict(url)})
    # One type for all numbers, so that each statement is prepared once; and no text passes for bytes.
    for kind, dumper in (
        (int, Int8BinaryDumper),
        (float, FloatBinaryDumper),
        (str, StrBinaryDumper),
    ):
        db.adapters.register_dumper(kind, dumper)
    return db


@contextmanager
def closed_on_failure(db: psycopg.Connection[Row]) -> Iterator[None]:
    """Close a connection if its first statements fail."""
    with ExitStack() as failed:
        failed.callback(db.close)
        yield
        failed.pop_all()


def line(error: psycopg.Error) -> str:
    """Return PostgreSQL's message for an error, in one line."""
    return " ".join(str(error).split()).rstrip(".")


@contextmanager
def usable(name: str) -> Iterator[None]:
    """Raise `DatabaseUnusable` for any error, also a mistake in an address."""
    try:
        yield
    except psycopg.Error as error:
        raise DatabaseUnusable(file=name, reason=line(error)) from error


def _types(db: psycopg.Connection[Row]) -> Mapping[tuple[str, str], str]:
    """Return the type of each column, by table and name."""
    found = db.execute(
        "SELECT table_name, column_name, data_type FROM information_schema.columns "
        "WHERE table_schema = current_schema()"
    )
    return {(table, column): kind for table, column, kind in found}


class Database:
    """A database with a thread for whole transactions, see `data.store.rows`."""

    def __init__(self, url: str, name: str) -> None:
        """Return a database that is not connected yet.

        Args:
            url: where it is, perhaps with a password.
            name: what it is called in sentences, without one.
        """
        self._url, self._name = url, name
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._connection: Connection | None = None

    async def connect(self) -> None:
        """Connect.

        Raises:
            psycopg.Error: it cannot.
        """
        await self._done(lambda db: None)

    def hand_over(self, work: Callable[[Any], T], done: Callable[[T | Exception], None]) -> None:
        loop = asyncio.get_running_loop()

        def worked() -> None:
            try:
                result: T | Exception = work(self._connected())
            except Exception as error:
                result = error
            loop.call_soon_threadsafe(done, result)

        self._thread.submit(worked)

    async def execute_fetchall(self, statement: str, values: Any = (), /) -> list[Row]:
        return await self._done(lambda db: db.fetch(statement, values))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do *work* in a transaction of its own."""

        def whole(db: Connection) -> T:
            try:
                result = work(db)
                db.commit()
            except BaseException:
                db.rollback()
                raise
            return result

        return await self._done(whole)

    def check(self) -> None:
        """Do nothing: PostgreSQL has no file to check."""

    def explained(self, error: Exception) -> Exception:
        match error:
            case errors.ForeignKeyViolation():
                return UnknownTable()
            case errors.DiskFull():
                return DatabaseFull(file=self._name)
            case errors.DeadlockDetected():  # of two workers one is ended, and may try again
                return DatabaseLocked(file=self._name, reason=line(error))
            case errors.InsufficientPrivilege():
                return DatabaseUnusable(file=self._name, reason=line(error))
            case psycopg.DataError() | psycopg.IntegrityError() | psycopg.ProgrammingError():
                return error  # a mistake of ours
            case psycopg.Error():
                return DatabaseUnusable(file=self._name, reason=line(error))
        return error

    async def close(self) -> None:
        """Finish the work handed over, and close the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._closed)
        self._thread.shutdown()

    async def _done(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, lambda: work(self._connected())
        )

    def _closed(self) -> None:
        """Close the connection, also one that was still being made."""
        if self._connection is not None:
            self._connection.close()

    def _connected(self) -> Connection:
        """Return the connection, renewed if lost, in the database's thread."""
        if self._connection is None or self._connection.closed:
            self._connection = Connection(self._url)
        return self._connection


# Turns to identify to Discord, among the shards of all processes.
#
# Discord takes one shard of a bucket in five seconds.  A lock in the database keeps other processes from it, one
# in memory the other shards of this process: what a session has locked it could lock once more.


IDENTIFY = 2
"""The subject of these advisory locks: the first of two numbers."""

APART = 5.0
"""Seconds from one shard of a bucket to the next."""

AGAIN = 0.25
"""Seconds until the next try meanwhile."""


class Identifying:
    """Turns to identify."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._here: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._ends = set[asyncio.Task[None]]()

    async def turn(self, bucket: int) -> None:
        """Wait until a shard of a bucket may identify, and block others.

        Raises:
            psycopg.Error: the database cannot be asked.
        """
        await self._here[bucket].acquire()
        try:
            while not await self._locked("pg_try_advisory_lock", bucket):  # noqa: ASYNC110
                await asyncio.sleep(AGAIN)
        except BaseException:
            self._here[bucket].release()
            raise
        ending = asyncio.create_task(self._end(bucket))
        self._ends.add(ending)
        ending.add_done_callback(self._ends.discard)

    async def close(self) -> None:
        """End all turns."""
        for ending in self._ends:
            ending.cancel()
        await asyncio.gather(*self._ends, return_exceptions=True)

    async def _end(self, bucket: int) -> None:
        try:
            await asyncio.sleep(APART)
        finally:
            with suppress(psycopg.Error):  # with its connection the lock is gone, too
                await self._locked("pg_advisory_unlock", bucket)
            self._here[bucket].release()

    async def _locked(self, function: str, bucket: int) -> bool:
        statement = f"SELECT {function}({IDENTIFY}, ?::int)"
        return bool((await self._db.execute_fetchall(statement, (bucket,)))[0][0])
