"""Migrations of a database to this version."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import aiosqlite

from data.store.errors import DatabaseNewer, DatabaseUnusable
from data.store.sqlite import MARK

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
    applied = await applied_number(db, file)
    for migration in missing(applied, str(file), folder):
        await _apply(db, migration, now(), first=not applied)
        applied = migration.number


async def applied_number(db: aiosqlite.Connection, file: Path) -> int | None:
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
