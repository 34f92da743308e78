"""A SQLite file: its lock, its set-up, its errors, its copies."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import struct
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiosqlite

from data.store.connection import KeyTaken, T, explaining
from data.store.errors import (
    BackupExists,
    DatabaseFull,
    DatabaseGone,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseUnusable,
    UnknownTable,
)

EMPTY = "it is empty; put the right file there, or delete it to begin a new database"

OLDEST = (3, 37)
"""The first SQLite with STRICT tables."""

MARK = 0x50F6706C
"""The application id in the head of our files, so that no other program's file is taken for one."""

FORBIDDEN = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}
"""What SQLite says, in the lowest byte of its code, where a file or its folder is not ours to write."""

MALFORMED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""The same of a file in which there is something else than there should be."""

LOCKED = 2**40
"""The byte that is locked of a database: far from those that SQLite locks, and behind its end."""

CLOSED = {"no active connection", "Connection closed", "Cannot operate on a closed database."}
"""What aiosqlite and Python's sqlite3 say of a connection that is closed."""

PRAGMAS = (
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",  # of what is deleted nothing is left in the file
    "wal_autocheckpoint = 4000",
    "journal_size_limit = 33554432",  # a log that grew beside a reader shrinks to 32 MB
)
"""A checkpoint delays one commit about as much whether 4 or 16 MB have gathered: let it be rarer."""

BUSY = 20
"""Milliseconds for which a single statement waits for others; the writer tries again (its `BUSY`)."""


def prepared(path: Path) -> Path:
    """Create a file readable by its owner only; return its one name.

    Raises:
        DatabaseUnusable: it cannot be made, is empty, or this Python's SQLite is too old.
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
            return file
        check_regular(file)
        if not os.stat(file).st_size:
            raise DatabaseUnusable(file=str(file), reason=EMPTY)
    except FileNotFoundError as error:  # the file itself would have been made
        reason = f"there is no folder {file.parent}"
        raise DatabaseUnusable(file=str(file), reason=reason) from error
    except (OSError, RuntimeError) as error:  # RuntimeError: links that go round in a circle
        raise DatabaseUnusable(file=str(file), reason=_reason(error)) from error
    return file


def check_regular(file: Path) -> None:
    """Refuse files that would block the one opening them."""
    if not stat.S_ISREG(os.stat(file).st_mode):
        raise DatabaseUnusable(file=str(file), reason="it is not a file")


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


class Database(aiosqlite.Connection):
    """A connection with a thread for whole transactions, see `data.store.rows`.

    Statement by statement it would be a round trip for each, which costs more than SQLite does.
    """

    file: Path
    _known: tuple[int, ...]

    def watch(self, file: Path) -> None:
        """Watch the present files of a database for deletion or replacement.

        Where somebody deletes or replaces them, SQLite goes on in files that have no name any more.
        """
        self.file, self._names = file, (str(file), f"{file}-wal")
        self._known = self._identity()

    def check(self) -> None:
        try:
            there = self._identity() == self._known
        except OSError:
            there = False
        if not there:
            raise DatabaseGone(file=str(self.file))

    def _identity(self) -> tuple[int, ...]:
        """Return inode and device of database and WAL.

        It is done for every answer: one name after the other, without a loop.
        """
        file, wal = os.stat(self._names[0]), os.stat(self._names[1])
        return file.st_ino, wal.st_ino, file.st_dev, wal.st_dev

    def explained(self, error: Exception) -> Exception:
        return meaning(self.file, error)

    def hand_over(
        self, work: Callable[[sqlite3.Connection], T], done: Callable[[T | Exception], None]
    ) -> None:
        # Nobody awaits it: a future would take the loop one turn more, a task another.
        loop = asyncio.get_running_loop()
        if not self._running:
            loop.call_soon(done, ValueError("Connection closed"))
            return

        def worked() -> None:
            try:
                result: T | Exception = work(self._conn)
            except Exception as error:
                result = error
            loop.call_soon_threadsafe(done, result)

        self._tx.put_nowait((None, worked))


async def connected(file: Path, patience: float) -> Database:
    """Open a database for transactions, in a thread of its own.

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


async def set_up(db: Database, file: Path) -> None:
    """Set up a connection for durable commits and short waits.

    Raises:
        DatabaseUnusable: here it would not survive.
        sqlite3.OperationalError: the file can only be read.
    """
    [(mode,)] = await db.execute_fetchall("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise DatabaseUnusable(file=str(file), reason=f"journal mode {mode} instead of wal")
    for pragma in PRAGMAS:
        await db.execute_fetchall(f"PRAGMA {pragma}")
    # A file that can only be read is noticed here, not at the first move.
    await db.execute("UPDATE migrations SET name = name WHERE false")
    await db.commit()
    await db.execute_fetchall(f"PRAGMA busy_timeout = {BUSY}")
    db.watch(file)


class Connection(sqlite3.Connection):
    """A connection that closes its statements in its own thread."""

    def executemany(self, statement: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
        """Do as always; the cursor is closed, its `rowcount` stays.

        An open one holds the statement until it is thrown away, whenever that is, in another thread;
        that would reset the statement there while this thread uses it for something else.
        """
        try:
            cursor = super().executemany(statement, rows)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                raise
            raise KeyTaken from error
        cursor.close()
        return cursor

    def update(self, statement: str, rows: Sequence[Sequence[Any]], /) -> set[Any]:
        found, cursor = set[Any](), self.cursor()
        for row in rows:
            if cursor.execute(statement, row).rowcount:
                found.add(row[-1])
        cursor.close()
        return found


def meaning(file: Path, error: Exception) -> Exception:
    """Return the `StoreError` for SQLite's error about a file or disk.

    What it says about our statements is our mistake and stays what it is.
    """
    # Only what comes from SQLite itself has a code; Python's own objections have none.
    code, reason = getattr(error, "sqlite_errorcode", None), str(error)
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return UnknownTable()
    if isinstance(error, sqlite3.IntegrityError) or (code is None and reason not in CLOSED):
        return error
    if code == sqlite3.SQLITE_FULL:
        return DatabaseFull(file=str(file))
    if code == sqlite3.SQLITE_BUSY:
        return DatabaseLocked(file=str(file), reason=reason)
    kind = (code or 0) & 0xFF
    if kind in FORBIDDEN:
        reason += "; who runs the bot must be allowed to write it and its folder"
    elif kind in MALFORMED and os.path.exists(f"{file}-wal"):
        reason += (
            f"; {file}-wal beside it may be another file's, if a copy was put in place by "
            "hand: `bot.py restore` does it without"
        )
    return DatabaseUnusable(file=str(file), reason=reason)


def explained(file: Path) -> AbstractContextManager[None]:
    """Raise the meaning of SQLite's errors in place of them."""
    return explaining(partial(meaning, file))


def lock(file: Path) -> ExitStack:
    """Lock *file* against other processes until the result is closed.

    What is locked is an empty database beside it, and where the system can a byte of the file
    itself, for those who come by another name: a backup can still read it.  The system lets go of
    the locks when the process ends in any way.

    Raises:
        DatabaseInUse: another process has it, or this one a second time.
    """
    with explained(file), ExitStack() as held:
        beside = sqlite3.connect(
            f"{file}-lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        held.callback(beside.close)
        try:
            beside.execute("PRAGMA journal_mode = MEMORY")  # no second file beside it
            beside.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise DatabaseInUse(file=str(file)) from error
            raise
        if sys.platform == "linux" and (itself := _locked_itself(file)) is not None:
            held.callback(os.close, itself)
        return held.pop_all()


def _locked_itself(file: Path) -> int | None:
    """Lock a file under any name: hard links, mounts in containers.

    The lock is the descriptor's: what SQLite locks and lets go of in the same file is no matter.
    """
    import fcntl

    try:
        descriptor = os.open(file, os.O_RDWR)
    except OSError:  # there is none yet, or SQLite will say what is wrong with it
        return None
    try:
        wanted = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, LOCKED, 1, 0)
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, wanted)
    except BlockingIOError as error:
        # It stays open: to close it would drop this process's locks on a file it has already.
        raise DatabaseInUse(file=str(file)) from error
    except OSError:  # not every file system can; names beside each other are still told apart
        pass
    return descriptor


def _check_log_is_here(file: Path) -> None:
    """Refuse a name without the log a bot writes beside another name.

    A copy by that name would lack what was stored last.

    Raises:
        DatabaseUnusable: a bot uses the file by another name.
    """
    if sys.platform != "linux" or Path(f"{file}-wal").exists():
        return
    import fcntl

    try:
        descriptor = os.open(file, os.O_RDONLY | os.O_NONBLOCK)  # a pipe would wait for a writer
    except OSError:  # SQLite will say what is wrong with it
        return
    try:
        wanted = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, LOCKED, 1, 0)
        found = fcntl.fcntl(descriptor, fcntl.F_OFD_GETLK, wanted)
    except OSError:  # not every file system knows such locks
        found = struct.pack("h", fcntl.F_UNLCK)
    [kind] = struct.unpack_from("h", found)
    if kind != fcntl.F_UNLCK:
        # It stays open: to close it would drop this process's locks on a file it has already.
        reason = "a bot uses it by another name, where its latest changes are: name that one"
        raise DatabaseUnusable(file=str(file), reason=reason)
    os.close(descriptor)


@contextmanager
def written(target: Path, source: Path | None = None) -> Iterator[Path]:
    """Yield an empty file, named *target* once it is whole.

    It can be opened by its owner only: it holds the secrets of running games.

    Raises:
        BackupExists: *target* is left as it is.
        DatabaseFull: there is no space for *target*.
        DatabaseUnusable: it cannot be written.
    """
    part = Path(f"{target}.part")
    if part == source:  # which must not be taken for the half of a copy
        part = Path(f"{target}.half")
    try:
        if target.exists():
            raise BackupExists(file=str(target))
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        with part.open("rb+") as whole:
            os.fsync(whole.fileno())
        part.rename(target)
    except DatabaseFull as error:  # reading needs no space: the disk of the copy is full
        raise DatabaseFull(file=str(target)) from error
    except OSError as error:
        raise DatabaseUnusable(file=str(target), reason=_reason(error)) from error
    finally:
        for ending in "", "-wal", "-shm", "-lock":
            with suppress(OSError):
                os.unlink(f"{part}{ending}")


def room(name: str) -> TemporaryDirectory[str]:
    """Return a temporary folder for a copy of the database called *name*.

    Raises:
        DatabaseUnusable: there is no room for one.
    """
    try:
        return TemporaryDirectory()
    except OSError as error:  # on a full disk Python finds none where it could write
        reason = "there is no room for a copy of it; set TMPDIR to a folder with space"
        raise DatabaseUnusable(file=name, reason=reason) from error


def copy(file: Path, target: Path, locked: bool = False) -> None:
    """Copy a database, even one in use, without deleted rows.

    Args:
        file: the database.
        target: what the copy is called.
        locked: whether this process keeps others from *file*.

    Raises:
        BackupExists, DatabaseFull: as `written` has it.
        DatabaseUnusable: *file* is no database of ours or lacks its log, or the copy cannot be written.
    """
    with written(target, file) as part:
        if file.exists():
            check_regular(file)
            if not locked:
                _check_log_is_here(file)
        with explained(file):
            _vacuum(file, part)


def _vacuum(file: Path, into: Path) -> None:
    """Write a database's contents *into* an empty file."""
    # Read only: a second connection that writes or checkpoints is what SQLite before
    # 3.51.3 can be corrupted by (https://sqlite.org/wal.html#walresetbug).
    source = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, isolation_level=None)
    try:
        [mark] = source.execute("PRAGMA application_id").fetchone()
        if mark != MARK:
            raise DatabaseUnusable(file=str(file), reason="not a database of this bot")
        source.execute("VACUUM INTO ?", (str(into),))
    finally:
        source.close()
