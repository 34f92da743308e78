"""Results of finished games as rows, and their statements."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from data.connection import Connection, Row
from data.records import Capture, Change, Owed, Result
from data.rows import cells, columns, insert

RESULT = list(Result.__struct_fields__)
CAPTURE = list(Capture.__struct_fields__)
OWED = list(Owed.__struct_fields__)
YES_OR_NO = "six", "left", "joint", "tells", "swept", "counts", "former", "told"
"""The fields that SQLite keeps as numbers."""

INSERT_RESULT = f"{insert('results', RESULT)} ON CONFLICT DO NOTHING"
INSERT_CAPTURE = f"{insert('captures', CAPTURE)} ON CONFLICT DO NOTHING"
INSERT_OWED = f"{insert('owed', OWED)} ON CONFLICT DO NOTHING"
SELECT_OWED = f"SELECT {columns(OWED)} FROM owed WHERE"
SETTLE = 'DELETE FROM owed WHERE "table" = ?'
PUT_OFF = 'UPDATE owed SET failed = ? WHERE "table" = ?'
SELECT_RESULTS = f"SELECT {columns(RESULT)} FROM results WHERE"
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
    if rows := [cells(each, RESULT) for each in results]:
        db.executemany(INSERT_RESULT, rows)
    if rows := [cells(each, CAPTURE) for each in captures]:
        db.executemany(INSERT_CAPTURE, rows)


def add_of(db: Connection, changes: Iterable[Change]) -> None:
    """Add the results in *changes*, or note that they are owed."""
    for change in changes:
        if change.results or change.captures:
            add(db, change.results, change.captures)
        if change.owed is None:
            db.execute(SETTLE, (change.table,))
        elif change.owed is not UNSET:
            db.execute(INSERT_OWED, cells(change.owed, OWED))


def delete_some(db: Connection, server: int, before: int) -> int:
    """Delete a portion of results *before* a day; return the tables' count."""
    tables = [(table,) for (table,) in db.execute(OUTGROWN, (server, before, PORTION))]
    db.executemany('DELETE FROM captures WHERE "table" = ?', tables)
    db.executemany('DELETE FROM results WHERE "table" = ?', tables)
    return len(tables)


def result(row: Row) -> Result:
    """Return the result in a row of `SELECT_RESULTS`."""
    fields = dict(zip(RESULT, row, strict=True))
    return Result(**{**fields, **{name: bool(fields[name]) for name in YES_OR_NO}})
