"""What becomes of finished tables and of servers that were left: packed, then deleted, bit by bit.

Everything here runs in the database's thread, in a transaction of the writer, and does little at a
time: whoever plays meanwhile waits for no more than one portion.
"""

from __future__ import annotations

import sqlite3

from data.packing import among, pack
from data.rows import ENTRY, OVER, SELECT_ENTRIES, columns, entry, insert

PORTION = 20
"""How many tables are deleted in one transaction."""

PACKED = 5
"""How many tables are packed in one transaction; each takes some milliseconds."""

TO_PACK = f"SELECT id FROM tables WHERE packed = 0 AND {OVER} AND changed_at < ? LIMIT ?"
NEXT_SERVER = f"SELECT min(server) FROM tables WHERE {OVER} AND server > ?"
TO_DELETE = f"SELECT id FROM tables WHERE {OVER} AND server = ? AND changed_at < ? LIMIT ?"
INSERT_PACKED = insert("packed", ["table", "people", "log"])
REPLACE_PACKED = INSERT_PACKED.replace("INSERT", "REPLACE", 1)

assert columns(ENTRY) in SELECT_ENTRIES


def pack_some(db: sqlite3.Connection, before: float, most: int = PACKED) -> int:
    """Pack the logs of tables that were over *before* a moment; return how many were packed."""
    tables = [table for (table,) in db.execute(TO_PACK, (before, most))]
    for table in tables:
        entries = [entry(row) for row in db.execute(SELECT_ENTRIES, (table, 0))]
        if entries:
            db.execute(INSERT_PACKED, (table, among(entries), pack(entries)))
            db.execute('DELETE FROM log WHERE "table" = ?', (table,))
        db.execute("UPDATE tables SET packed = 1 WHERE id = ?", (table,))
    return len(tables)


def delete_some(
    db: sqlite3.Connection, server: int, before: float, most: int = PORTION
) -> list[int]:
    """Delete tables of a server that were over *before* a moment; return which."""
    tables = [table for (table,) in db.execute(TO_DELETE, (server, before, most))]
    db.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table in tables])
    return tables


def forget_some(db: sqlite3.Connection, server: int, most: int = PORTION) -> list[int]:
    """Delete tables of a server, and when none is left all the rest; return which tables."""
    found = db.execute("SELECT id FROM tables WHERE server = ? LIMIT ?", (server, most))
    tables = [table for (table,) in found]
    db.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table in tables])
    if not tables:
        for statement in (
            "DELETE FROM acts WHERE server = ?",
            "DELETE FROM servers WHERE id = ?",
            "DELETE FROM departures WHERE server = ?",
        ):
            db.execute(statement, (server,))
    return tables
