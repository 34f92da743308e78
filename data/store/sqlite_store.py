"""The store in SQLite: one file, its migrations and backups.

WAL and `synchronous=FULL`: what was acknowledged survives a killed process and, where the disk
keeps its word, a power cut; shared by everybody who waits, the sync costs little (data/store/sql_base.py).
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from glob import escape
from itertools import count
from os import PathLike
from pathlib import Path
from typing import NamedTuple

import aiosqlite

from data.store.connection import DatabaseGone, DatabaseNewer, DatabaseUnusable, StoreError
from data.store.sql_store import SqlStore
from data.store.sqlite import MARK, Database, connected, copy, explained, lock, prepared, set_up
from data.store.workers import SHARDS, leave_shards

FOLDER = Path(__file__).with_name("migrations")


class Migration(NamedTuple):
    """A script with its number; the first is the schema of 1.0.0."""

    number: int
    name: str
    script: str


def migrations(folder: Path = FOLDER) -> list[Migration]:
    """Return all scripts in order, numbered without gaps."""
    files = sorted(folder.glob("*.sql"))
    first = int(files[0].stem.partition("_")[0])
    found = [
        Migration(number, file.stem, file.read_text(encoding="utf-8"))
        for number, file in enumerate(files, first)
    ]
    for number, name, _ in found:
        assert name.startswith(f"{number:04d}_"), f"{name} should be number {number}"
    return found


def missing(applied: int | None, name: str, folder: Path = FOLDER) -> list[Migration]:
    """Return the migrations that a database lacks.

    Args:
        applied: the last one in its list; None: that is empty; 0: there is no list yet.
        name: what the database is called in sentences.
        folder: where they are.

    Raises:
        DatabaseNewer: it has some that this version does not know.
        DatabaseUnusable: its list is empty, or it is older than 1.0.0.
    """
    if applied is None:
        raise DatabaseUnusable(file=name, reason="the list of its migrations is empty")
    known = migrations(folder)
    first, newest = known[0].number, known[-1].number
    if applied > newest:
        raise DatabaseNewer(file=name, has=str(applied), knows=str(newest))
    if 0 < applied < first:
        raise DatabaseUnusable(file=name, reason="it is older than version 1.0.0")
    return [each for each in known if each.number > applied]


async def migrate(
    db: aiosqlite.Connection, file: Path, now: Callable[[], float], folder: Path = FOLDER
) -> None:
    """Apply the missing migrations.

    Raises:
        DatabaseNewer: it has migrations this version does not know; nothing is changed.
        DatabaseUnusable: it belongs to another program; nothing is changed.
    """
    applied = await _applied(db, file)
    for migration in missing(applied, str(file), folder):
        await _apply(db, migration, now(), first=not applied)
        applied = migration.number


async def _applied(db: aiosqlite.Connection, file: Path) -> int | None:
    [(mark,)] = await db.execute_fetchall("PRAGMA application_id")
    if mark == MARK:
        [(number,)] = await db.execute_fetchall("SELECT max(number) FROM migrations")
        return None if number is None else int(number)
    [(things,)] = await db.execute_fetchall("SELECT count(*) FROM sqlite_schema")
    if mark or things:
        raise DatabaseUnusable(file=str(file), reason="not a database of this bot")
    return 0


async def _apply(db: aiosqlite.Connection, migration: Migration, at: float, *, first: bool) -> None:
    # executescript() would first commit a transaction begun outside the script.
    begin = "BEGIN IMMEDIATE;"
    if first:
        begin += f"""
            PRAGMA application_id = {MARK};
            CREATE TABLE migrations (
                number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at REAL NOT NULL
            ) STRICT;
        """
    try:
        await db.executescript(begin + migration.script)
        record = (migration.number, migration.name, at)
        await db.execute("INSERT INTO migrations VALUES (?, ?, ?)", record)
        broken = await db.execute_fetchall("PRAGMA foreign_key_check")
        assert not broken, f"{migration.name} leaves rows without the row they refer to"
        await db.commit()
    except BaseException:
        await db.rollback()
        raise


# Copies of former databases: before migrations, and when a backup is restored.


def keep(file: Path, migration: Migration) -> None:
    """Copy a database beside it, before its first migration.

    Raises:
        DatabaseFull, DatabaseUnusable: there can be no copy.
    """
    kept = file.with_name(f"{file.name}.before-{migration.number}")
    new = file.with_name(f"{kept.name}.new")
    new.unlink(missing_ok=True)  # of a start that was killed
    copy(file, new, locked=True)
    new.rename(kept)
    logger.warning("Before %s the database was copied to %s", migration.name, kept)


def forget_copies(file: Path, before: float, now: float) -> None:
    """Delete copies from *before* a moment."""
    for each in file.parent.glob(f"{escape(file.name)}.before-*"):
        made = each.stat().st_mtime
        if made > now:  # by a clock that was ahead
            os.utime(each, (now, now))
        elif made < before:
            each.unlink()
            logger.info("%s is deleted, a copy made before an upgrade", each)


def restore(backup: Path, file: Path) -> Path | None:
    """Put a backup in place of *file*.

    Return the former one's name, if any.

    Nothing is changed unless the backup is whole and this version can use it.  The log beside the
    former file (`-wal`) is kept with it: beside another one it would spoil that.

    Raises:
        DatabaseInUse: a bot is running on *file*.
        DatabaseNewer, DatabaseUnusable: the backup cannot be used, or nothing be written here.
        DatabaseFull: there is no space beside *file*.
    """
    new = file.with_name(f"{file.name}-new")
    try:
        with closing(lock(file)), ExitStack() as tidy:
            if not backup.is_file():
                raise DatabaseUnusable(file=str(backup), reason="there is no such file")
            if file.exists() and backup.samefile(file):
                raise DatabaseUnusable(file=str(backup), reason="it is the database itself")
            if (backup := backup.resolve()) == new:  # it would be deleted before it is read
                raise DatabaseUnusable(file=str(backup), reason="here it needs another name")
            new.unlink(missing_ok=True)  # of a restoring that was killed
            tidy.callback(new.unlink, missing_ok=True)
            copy(backup, new)
            check(backup)
            _give(new, file)
            return _swap(new, file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise DatabaseUnusable(file=str(error.filename or file), reason=reason) from error


def check(backup: Path) -> None:
    """Check that a backup is whole, and of no newer version."""
    address = f"{backup.as_uri()}?mode=ro"
    with explained(backup), closing(sqlite3.connect(address, uri=True)) as db:
        [verdict] = db.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise DatabaseUnusable(file=str(backup), reason=" ".join(str(verdict).split()))
        [applied] = db.execute("SELECT max(number) FROM migrations").fetchone()
    missing(applied, str(backup))


def _give(new: Path, file: Path) -> None:
    """Leave nothing to root that the bot's user has to write."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (file if file.exists() else file.parent).stat()
        for each in new, Path(f"{file}-lock"):
            os.chown(each, owner.st_uid, owner.st_gid)


def _swap(new: Path, file: Path) -> Path | None:
    """Put *new* in place of *file*.

    An interruption leaves all as it was.
    """
    names = (file.with_name(f"{file.name}.old-{number}") for number in count(1))
    kept = next(name for name in names if not name.exists() and not os.path.exists(f"{name}-wal"))
    was_there = file.exists()
    with ExitStack() as undo:
        for ending in "", "-wal":
            former, name = Path(f"{file}{ending}"), Path(f"{kept}{ending}")
            if former.exists():
                former.rename(name)
                undo.callback(name.rename, former)
        Path(f"{file}-shm").unlink(missing_ok=True)
        new.rename(file)
        undo.pop_all()
    return kept if was_there else None


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
                applied = await _applied(db, file)
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
