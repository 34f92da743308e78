"""Finished tables and left servers: packed, then deleted, bit by bit.

Everything here runs in the database's thread, in a transaction of the writer, and does little at a
time: whoever plays meanwhile waits for no more than one portion.
"""

from __future__ import annotations

from collections.abc import Sequence

from data.connection import Connection
from data.packing import among
from data.result_rows import delete_some as delete_some_results
from data.rows import ENTRY, OVER, columns, insert, upsert

NEVER = 2**31
"""A day, since 1970, after all others."""

PORTION = 5
"""How many tables are deleted in one transaction."""

ROWS = 200
"""How many answers are read, or deleted, in one go."""

TO_PACK = f"SELECT id FROM tables WHERE packed = 0 AND {OVER} AND changed_at < ? LIMIT 1"
NEXT_SERVER = f"SELECT min(server) FROM tables WHERE {OVER} AND server > ?"
TO_DELETE = f"SELECT id FROM tables WHERE {OVER} AND server = ? AND changed_at < ? LIMIT ?"
IS_PACKED = 'SELECT count(*) FROM packed WHERE "table" = ?'
SELECT_SOME = (
    f'SELECT {columns(ENTRY)} FROM log WHERE "table" = ? AND seq >= ? ORDER BY seq LIMIT {ROWS}'
)
DELETE_SOME = f"""
    DELETE FROM log WHERE "table" = ? AND seq <= (
        SELECT max(seq) FROM (
            SELECT seq FROM log WHERE "table" = ? ORDER BY seq LIMIT {ROWS}
        ) AS first
    )
"""
DELETE_ACTS = (
    f"DELETE FROM acts WHERE id IN (SELECT id FROM acts WHERE at < ? ORDER BY at LIMIT {ROWS})"
)
PACKED = ["table", "people", "log"]
INSERT_PACKED, SAVE_PACKED = insert("packed", PACKED), upsert("packed", ["table"], PACKED)


def keep_packed(db: Connection, table: int, people: str, log: bytes) -> bool:
    """Keep a packed log in place of its rows.

    Return whether that went.

    It does not where somebody was taken out of the rows since they were read.
    """
    answered = db.execute('SELECT DISTINCT "by" FROM log WHERE "table" = ?', (table,))
    if among(person for (person,) in answered) != people:
        return False
    db.execute(INSERT_PACKED, (table, people, log))
    return True


def drop_rows(db: Connection, table: int) -> bool:
    """Delete rows of a packed log; return whether there may be more."""
    if db.execute(DELETE_SOME, 2 * (table,)).rowcount == ROWS:
        return True
    db.execute("UPDATE tables SET packed = 1 WHERE id = ?", (table,))
    return False


def delete_some(db: Connection, server: int, before: float) -> list[int] | None:
    """Delete tables of a server that were over *before* a moment.

    Returns:
        Which were deleted; None: something of them was, and the rest can be in another transaction.
    """
    return _delete(db, [id for (id,) in db.execute(TO_DELETE, (server, before, PORTION))])


def forget_some(db: Connection, server: int) -> list[int] | None:
    """Delete a server's tables, then its rest; return as `delete_some`."""
    found = db.execute("SELECT id FROM tables WHERE server = ? LIMIT ?", (server, PORTION))
    if tables := [table for (table,) in found]:
        return _delete(db, tables)
    if delete_some_results(db, server, NEVER):
        return None
    for statement in (
        "DELETE FROM podiums WHERE server = ?",
        "DELETE FROM acts WHERE server = ?",
        "DELETE FROM servers WHERE id = ?",
        "DELETE FROM departures WHERE server = ?",
    ):
        db.execute(statement, (server,))
    return []


def _delete(db: Connection, tables: Sequence[int]) -> list[int] | None:
    """Delete tables, those answers first that are not packed."""
    for table in tables:
        if db.execute(DELETE_SOME, 2 * (table,)).rowcount == ROWS:
            return None
    db.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table in tables])
    return list(tables)
