"""Results of finished games as rows, and their statements."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from data.records import Capture, Change, PendingResults, Result
from data.store.connection import Connection
from data.store.rows import Mapper, insert

RESULT, CAPTURE, OWED = Mapper(Result), Mapper(Capture), Mapper(PendingResults)
INSERT_RESULT = f"{insert('results', RESULT.names)} ON CONFLICT DO NOTHING"
INSERT_CAPTURE = f"{insert('captures', CAPTURE.names)} ON CONFLICT DO NOTHING"
INSERT_OWED = f"{insert('owed', OWED.names)} ON CONFLICT DO NOTHING"
SELECT_OWED = f"SELECT {OWED.columns} FROM owed WHERE"
SETTLE = 'DELETE FROM owed WHERE "table" = ?'
PUT_OFF = 'UPDATE owed SET failed = ? WHERE "table" = ?'
SELECT_RESULTS = f"SELECT {RESULT.columns} FROM results WHERE"
IN_ORDER = 'ORDER BY "table", seat, since'
FOUND = ("aside", "lost_points", "choices", "tells", "mistakes", "weighed")
"""The fields that weighing fills."""
WEIGH = (
    f"UPDATE results SET {', '.join(f'{name} = ?' for name in FOUND)} "
    'WHERE weighed = ? AND "table" = ? AND seat = ? AND since = ?'
)
OUTGROWN = (
    'SELECT DISTINCT "table" FROM results WHERE server = ? AND day < ? ORDER BY "table" LIMIT ?'
)
FORGET = "UPDATE results SET person = NULL WHERE person = ?"
PORTION = 50
"""Of how many tables results are deleted in one transaction."""


def add(db: Connection, results: Iterable[Result], captures: Iterable[Capture]) -> None:
    """Add results and captures that are not there yet."""
    if rows := [RESULT.cells(each) for each in results]:
        db.executemany(INSERT_RESULT, rows)
    if rows := [CAPTURE.cells(each) for each in captures]:
        db.executemany(INSERT_CAPTURE, rows)


def add_of(db: Connection, changes: Iterable[Change]) -> None:
    """Add the results in *changes*, or note that they are owed."""
    for change in changes:
        if change.results or change.captures:
            add(db, change.results, change.captures)
        if change.owed is None:
            db.execute(SETTLE, (change.table,))
        elif change.owed is not UNSET:
            db.execute(INSERT_OWED, OWED.cells(change.owed))


def delete_some(db: Connection, server: int, before: int) -> int:
    """Delete a portion of results *before* a day; return the tables' count."""
    tables = [(table,) for (table,) in db.execute(OUTGROWN, (server, before, PORTION))]
    db.executemany('DELETE FROM captures WHERE "table" = ?', tables)
    db.executemany('DELETE FROM results WHERE "table" = ?', tables)
    return len(tables)
