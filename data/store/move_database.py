"""Moves of all tables: to another database, or other shards."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import psycopg

from data.store.addresses import Place, Postgres
from data.store.connection import Row
from data.store.copies import check
from data.store.errors import DatabaseInUse, DatabaseNotEmpty, DatabaseUnusable, NotCopied
from data.store.postgres.connection import Connection, usable
from data.store.postgres.store import (
    COUNTED,
    NUMBERED,
    ROWS,
    TABLES,
    Identity,
    as_sqlite,
    migrate,
    others,
    updated,
)
from data.store.shards import SHARDS
from data.store.shards import lay_out as lay_out_for
from data.store.sqlite import copy, lock, room


def move(source: Place, target: Place) -> None:
    """Copy everything to an empty place, and compare every row.

    Raises:
        DatabaseInUse: a process serves people from one of them.
        BackupExists, DatabaseNotEmpty: there is something at the target, which stays as it is.
        DatabaseNewer, DatabaseUnusable: one of them cannot be used.
        NotCopied: a row is not the same there; nothing is there then.
    """
    if isinstance(source, Path) and isinstance(target, Postgres):
        with closing(lock(source)):
            _fill(source, target, partial(_refuse_if_any, str(target)), locked=True)
    elif isinstance(source, Postgres) and isinstance(target, Path):
        with held_whole(source):
            with usable(str(source)):
                as_sqlite(source.url, target, handled=False)
            with closing(sqlite3.connect(target)) as file:
                try:
                    with _transaction(source) as db:
                        _compare(file, db, str(target))
                except BaseException:
                    target.unlink()
                    raise
    else:
        raise DatabaseUnusable(file=str(target), reason="tables move between a file and PostgreSQL")


def restore(backup: Path, target: Postgres) -> Path | None:
    """Put a backup in place of a database's content.

    Return the file that keeps the former content, if any.

    Raises:
        DatabaseInUse: a process serves people from it.
        DatabaseNewer, DatabaseUnusable, NotCopied: nothing is changed, but for a connection that ends
            in the commit: then the sentence names the file.
    """
    kept: list[Path] = []

    def keep(db: psycopg.Connection[Any], undo: ExitStack) -> None:
        if not _filled(db):
            return
        number = 1
        while (file := backup.with_name(f"{backup.name}.former-{number}")).exists():
            number += 1
        as_sqlite(target.url, file)
        undo.callback(file.unlink)
        kept.append(file)
        db.execute(f"TRUNCATE {', '.join(TABLES)}, inbox".encode())

    if not backup.is_file():
        raise DatabaseUnusable(file=str(backup), reason="there is no such file")
    check(backup.resolve())
    try:
        _fill(backup.resolve(), target, keep)
    except DatabaseUnusable as error:
        if not (kept and kept[0].exists()):
            raise
        reason = f"{error.about['reason']}; its former content is kept in {kept[0]}"
        raise DatabaseUnusable(file=str(target), reason=reason) from error
    return kept[0] if kept else None


def lay_out(where: Postgres, shards: int) -> int:
    """Change a database's number of shards; return the former one.

    Raises:
        DatabaseInUse: a process serves people from it.
        DatabaseUnusable: there is none.
    """
    with held_whole(where, shards), usable(str(where)), closing(Connection(where.url)) as db:
        former = lay_out_for(db, shards)
        db.commit()
        return former


def held_whole(where: Postgres, shards: int = 1) -> ExitStack:
    """Hold all shards until the returned stack is closed.

    Args:
        where: the database, which is brought up to date.
        shards: how many there are to be, if that is more than there are.

    Raises:
        DatabaseInUse: a process holds one.
        DatabaseNewer, DatabaseUnusable: it cannot be used.
    """
    with ExitStack() as held, usable(str(where)):
        identity = Identity(where.url, str(where))
        held.callback(identity.close)
        identity.hold(range(_shards(identity.db)))
        if others(identity.db):  # with a number of shards that was never written down
            raise DatabaseInUse(file=str(where))
        migrate(identity.db, str(where), time.time)
        identity.hold(range(max(shards, _shards(identity.db))))
        return held.pop_all()


@contextmanager
def _transaction(where: Postgres) -> Iterator[psycopg.Connection[Any]]:
    """Connect for one transaction."""
    with usable(str(where)), closing(psycopg.connect(where.url)) as db, db.transaction():
        yield db


def _shards(db: psycopg.Connection[Any]) -> int:
    """Return a database's number of shards; 1 before the first start."""
    if db.execute("SELECT to_regclass('memory')").fetchall() == [(None,)]:
        return 1
    found = db.execute("SELECT value FROM memory WHERE key = %s", (SHARDS,)).fetchall()
    return int(found[0][0]) if found else 1


def _fill(
    source: Path,
    target: Postgres,
    ready: Callable[[psycopg.Connection[Any], ExitStack], None],
    locked: bool = False,
) -> None:
    """Copy a file into a database in one transaction.

    Args:
        source: a file that nothing writes.
        target: the database.
        ready: begins the transaction, makes room, and says what is undone where no commit is tried.
        locked: whether this process keeps others from the file.
    """
    with held_whole(target), room(str(target)) as folder:
        here = Path(folder, "copy.sqlite3")
        copy(source, here, locked)
        updated(here)
        with (
            _transaction(target) as db,
            closing(sqlite3.connect(here)) as file,
            ExitStack() as undo,
        ):
            ready(db, undo)
            for table in TABLES:
                _copy(file, db, table)
            _number(file, db)
            _compare(file, db, str(target))
            undo.pop_all()


def _copy(file: sqlite3.Connection, db: psycopg.Connection[Any], table: str) -> None:
    columns = _columns(file, table)
    with db.cursor().copy(f"COPY {table} ({columns}) FROM STDIN".encode()) as rows:
        for row in _rows(file.execute(f"SELECT {columns} FROM {table}")):
            rows.write_row(row)


def _number(file: sqlite3.Connection, db: psycopg.Connection[Any]) -> None:
    """Continue the file's numbering of rows, also past deleted ones."""
    used = dict(file.execute("SELECT name, seq FROM sqlite_sequence"))
    for table in (*NUMBERED, *COUNTED):
        [most] = file.execute(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()
        last = max(most, used.get(table, 0))
        db.execute(f"SELECT setval('{table}_id_seq', %s, %s)".encode(), (max(last, 1), last > 0))


def _compare(file: sqlite3.Connection, db: psycopg.Connection[Any], name: str) -> None:
    """Check that a file and a database hold the same rows.

    Raises:
        NotCopied: they do not.
    """
    for table in TABLES:
        columns = _columns(file, table)
        here = _sum(_rows(file.execute(f"SELECT {columns} FROM {table}")))
        with db.cursor(f"compared_{table}") as cursor:
            cursor.itersize = ROWS
            cursor.execute(f"SELECT {columns} FROM {table}".encode())
            if _sum(cursor) != here:
                raise NotCopied(file=name, table=table)


def _columns(file: sqlite3.Connection, table: str) -> str:
    return ", ".join(f'"{row[1]}"' for row in file.execute(f"PRAGMA table_info({table})"))


def _rows(found: sqlite3.Cursor) -> Iterator[Row]:
    while rows := found.fetchmany(ROWS):
        yield from rows


def _sum(rows: Any) -> tuple[int, int]:
    """Return the number of rows, and a checksum in any order."""
    count = total = 0
    for row in rows:
        plain = [int(each) if isinstance(each, bool) else each for each in row]
        total += int.from_bytes(blake2b(repr(plain).encode(), digest_size=16).digest())
        count += 1
    return count, total


def _filled(db: psycopg.Connection[Any]) -> bool:
    """Return whether anything stands in a database."""
    return any(db.execute(f"SELECT 1 FROM {each} LIMIT 1".encode()).fetchall() for each in TABLES)


def _refuse_if_any(name: str, db: psycopg.Connection[Any], _undo: ExitStack) -> None:
    if _filled(db):
        raise DatabaseNotEmpty(file=name)
