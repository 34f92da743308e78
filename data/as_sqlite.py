"""A PostgreSQL database as a SQLite file, for backups and moves."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

from data.postgres import connected
from data.privacy import take_out
from data.sqlite import explained, written
from data.sqlite_store import SqliteStore

TABLES = (
    "tables", "seats", "log", "packed", "hands",
    "servers", "persons", "departures", "memory", "acts", "notices",
    "results", "captures", "owed", "podiums",
)  # fmt: skip
"""All that hold anything, each after those that its rows refer to."""

NUMBERED = "tables"
"""The one whose numbers are never used twice."""

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
        [(last,)] = db.execute(f"SELECT last_value FROM {NUMBERED}_id_seq").fetchall()
        file.execute("DELETE FROM sqlite_sequence WHERE name = ?", (NUMBERED,))
        file.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (NUMBERED, last))


def _handle_deletions(file: sqlite3.Connection) -> None:
    """Take people out of tables, for deletions still pending."""
    gone = "SELECT \"table\", person FROM notices WHERE kind = 'gone'"
    for table, person in file.execute(gone).fetchall():
        take_out(cast(Any, file), table, person)
    file.execute("DELETE FROM notices")
