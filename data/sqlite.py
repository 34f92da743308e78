"""A SQLite file: who may have it, how it is set up, what its errors mean, how it is copied."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from data.store_protocol import (
    BackupExists,
    DatabaseFull,
    DatabaseGone,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseUnusable,
    UnknownTable,
)

OLDEST = (3, 37)
"""The first SQLite with STRICT tables."""

MARK = 0x50F6706C
"""The application id in the head of our files, so that no other program's file is taken for one."""

CLOSED = {"no active connection", "Connection closed", "Cannot operate on a closed database."}
"""What aiosqlite and Python's sqlite3 say of a connection that is closed."""


def prepared(path: Path) -> Path:
    """Make sure that there is a file, readable by its owner only, and return its one name.

    Raises:
        DatabaseUnusable: it cannot be made, or this Python's SQLite is too old.
    """
    if sqlite3.sqlite_version_info < OLDEST:
        reason = f"SQLite {sqlite3.sqlite_version} is too old, 3.37 or newer is needed"
        raise DatabaseUnusable(file=str(path), reason=reason)
    file = path
    try:
        file = path.resolve()
        # Never open a database that is there: to close it would drop this process's locks on it.
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        _check_regular(file)
    except (OSError, RuntimeError) as error:  # RuntimeError: links that go round in a circle
        raise DatabaseUnusable(file=str(file), reason=_reason(error)) from error
    return file


def _check_regular(file: Path) -> None:
    """Refuse what would keep whoever opens it waiting for ever."""
    if not stat.S_ISREG(os.stat(file).st_mode):
        raise DatabaseUnusable(file=str(file), reason="it is not a file")


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


T = TypeVar("T")


class Database(aiosqlite.Connection):
    """A connection whose thread is given a whole transaction at once.

    Statement by statement it would be a round trip for each, which costs more than SQLite does.
    """

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what *work* returns; in the database's thread, even if the caller is cancelled."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


async def connected(file: Path, patience: float) -> Database:
    """Open a database that is written in transactions, in a thread of its own.

    Args:
        file: the database.
        patience: seconds to wait for somebody who writes into it with another program.
    """

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            file, timeout=patience, isolation_level="IMMEDIATE", factory=Connection
        )

    db = Database(connect, iter_chunk_size=64)
    await db
    return db


class Connection(sqlite3.Connection):
    """A connection whose statements are let go in its own thread."""

    def executemany(self, statement: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
        """Do as always; the cursor is closed, its `rowcount` stays.

        An open one holds the statement until it is thrown away, whenever that is, in another thread;
        that would reset the statement there while this thread uses it for something else.
        """
        cursor = super().executemany(statement, rows)
        cursor.close()
        return cursor


class Watched:
    """The files of a database in use: whether they are still those that were opened.

    Where somebody deletes or replaces them, SQLite goes on in files that have no name any more.
    """

    def __init__(self, file: Path) -> None:
        self._file, self._names = file, (str(file), f"{file}-wal")
        self._known = self._which()

    def check(self) -> None:
        """Make sure that what is written can be found again.

        Raises:
            DatabaseGone: it cannot.
        """
        if self._which() != self._known:
            raise DatabaseGone(file=str(self._file))

    def _which(self) -> list[tuple[int, int] | None]:
        return [_identity(name) for name in self._names]


def _identity(file: str) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def explained(file: Path) -> Iterator[None]:
    """Turn what SQLite says about its file and disk into a `StoreError`.

    What it says about our statements is our mistake and stays what it is.
    """
    try:
        yield
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
            raise UnknownTable() from error
        raise
    except sqlite3.DatabaseError as error:
        # Only what comes from SQLite itself has a code; Python's own objections have none.
        if not hasattr(error, "sqlite_errorcode"):
            if str(error) not in CLOSED:
                raise
        elif error.sqlite_errorcode == sqlite3.SQLITE_FULL:
            raise DatabaseFull(file=str(file)) from error
        elif error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise DatabaseLocked(file=str(file), reason=str(error)) from error
        raise DatabaseUnusable(file=str(file), reason=str(error)) from error
    except ValueError as error:
        if str(error) not in CLOSED:
            raise
        raise DatabaseUnusable(file=str(file), reason=str(error)) from error


def lock(file: Path) -> sqlite3.Connection:
    """Keep other processes from opening *file* until the connection returned is closed.

    What is locked is an empty database beside it, so that a backup can still read the file itself.
    The system lets go of the lock when the process ends in any way.

    Raises:
        DatabaseInUse: another process has it, or this one a second time.
    """
    with explained(file):
        held = sqlite3.connect(
            f"{file}-lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            held.execute("PRAGMA journal_mode = MEMORY")  # no second file beside it
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            held.close()
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise DatabaseInUse(file=str(file)) from error
            raise
        return held


def copy(file: Path, target: Path) -> None:
    """Copy a database, also while another process writes it, without what was deleted in it.

    The copy is complete once it has its name.  It can be opened by its owner only: it holds the
    secrets of running games.

    Raises:
        BackupExists: *target* is left as it is.
        DatabaseUnusable: *file* is no database of ours, or the copy cannot be written.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        if target.exists():
            raise BackupExists(file=str(target))
        if file.exists():
            _check_regular(file)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with explained(file):
            # Read only: a second connection that writes or checkpoints is what SQLite before
            # 3.51.3 can be corrupted by (https://sqlite.org/wal.html#walresetbug).
            source = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, isolation_level=None)
            try:
                [mark] = source.execute("PRAGMA application_id").fetchone()
                if mark != MARK:
                    raise DatabaseUnusable(file=str(file), reason="not a database of this bot")
                source.execute("VACUUM INTO ?", (str(part),))
            finally:
                source.close()
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(target)
    except OSError as error:
        raise DatabaseUnusable(file=str(target), reason=_reason(error)) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
