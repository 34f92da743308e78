"""Finished tables and left servers: packed, then deleted, bit by bit.

Every transaction does little: whoever plays meanwhile waits for no more than one portion.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from data.records import Entry
from data.store.connection import Connection
from data.store.cups import OF_RUNNING_CUP
from data.store.packing import among, pack
from data.store.result_rows import delete_some as delete_some_results
from data.store.rows import ENTRY, INSERT_PACKED, OVER
from data.store.sql_base import SqlBase

# Finished tables and left servers: packed, then deleted, bit by bit.


NEVER = 2**31
"""A day, since 1970, after all others."""

PORTION = 5
"""How many tables are deleted in one transaction."""

ROWS = 200
"""How many answers are read, or deleted, in one go."""

TO_PACK = f"SELECT id FROM tables WHERE packed = 0 AND {OVER} AND changed_at < ? LIMIT 1"
NEXT_SERVER = f"SELECT min(server) FROM tables WHERE {OVER} AND server > ?"
LOSING = {
    "keeps": f"""
        SELECT count(DISTINCT id), count(DISTINCT seats.person)
        FROM tables LEFT JOIN seats ON seats."table" = id
        WHERE {OVER} AND server = ? AND changed_at < ? AND NOT {OF_RUNNING_CUP}
    """,
    "results_days": """
        SELECT count(DISTINCT "table"), count(DISTINCT person) FROM results
        WHERE server = ? AND day < ?
    """,
}
"""How many games, and of how many people, are lost at once with a shorter time, by its setting."""
TO_DELETE = (
    f"SELECT id FROM tables WHERE {OVER} AND server = ? AND changed_at < ? "
    f"AND NOT {OF_RUNNING_CUP} LIMIT ?"
)
IS_PACKED = 'SELECT count(*) FROM packed WHERE "table" = ?'
SELECT_SOME = (
    f'SELECT {ENTRY.columns} FROM log WHERE "table" = ? AND seq >= ? ORDER BY seq LIMIT {ROWS}'
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


class SqlKeeping(SqlBase):
    """Slow work of the store; see `SqlStore`."""

    async def forget_server(self, server: int) -> list[int]:
        """Delete a server's data bit by bit; return the deleted tables."""
        forgotten: list[int] = []
        while tables := await self._deleted(partial(forget_some, server=server)):
            forgotten += tables
        self.note_results(server)
        return forgotten

    async def pack(self, before: float) -> int:
        """Pack the logs of some tables finished *before*; return their number.

        Their logs are read as before; times in them are then exact to the millisecond.
        """
        if (table := await self._value(int, TO_PACK, before)) is None:
            return 0
        await self._pack(table)
        return 1

    async def _pack(self, table: int) -> None:
        """Pack a table's log, outside the database's thread."""
        packed = bool(await self._value(int, IS_PACKED, table))
        while not packed:
            entries: list[Entry] = []
            while some := await self._read(
                SELECT_SOME, table, entries[-1].seq + 1 if entries else 0
            ):
                entries += map(ENTRY.record, some)
            if not entries:
                break
            people, log = among(each.by for each in entries), await asyncio.to_thread(pack, entries)
            packed = await self._transact(partial(keep_packed, table=table, people=people, log=log))
        while await self._transact(partial(drop_rows, table=table)):
            pass

    async def next_server_over(self, after: int) -> int | None:
        """Return the next server at home here with finished tables, or None."""
        return await self._value(int, f"{NEXT_SERVER}{self.home.only()}", after)

    async def losing(self, server: int, before: float, day: int) -> dict[str, tuple[int, int]]:
        """Count games and people lost with shorter times of keeping.

        Tables go from *before* a moment, results from before a *day*.
        """
        found = {}
        for what, since in (("keeps", before), ("results_days", day)):
            [(games, people)] = await self._read(LOSING[what], server, since)
            found[what] = games, people
        return found

    async def delete_over(self, server: int, before: float) -> list[int]:
        """Delete some tables of a server that were over *before*; return which."""
        return await self._deleted(partial(delete_some, server=server, before=before))

    async def _deleted(self, work: Callable[[Connection], list[int] | None]) -> list[int]:
        """Return which tables are deleted once that is all done."""
        tables: list[int] | None = None
        while tables is None:
            tables = await self._transact(work)
        return tables

    async def delete_acts(self, before: float) -> None:
        """Delete acts *before* a moment."""

        def delete(db: Connection) -> int:
            return db.execute(DELETE_ACTS, (before,)).rowcount

        while await self._transact(delete) == ROWS:
            pass


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
        "DELETE FROM messages WHERE server = ?",
        "DELETE FROM podiums WHERE server = ?",
        "DELETE FROM shared_days WHERE server = ?",
        "DELETE FROM cups WHERE server = ?",
        "DELETE FROM interests WHERE server = ?",
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
    for gone in ('DELETE FROM messages WHERE "table" = ?', "DELETE FROM tables WHERE id = ?"):
        db.executemany(gone, [(table,) for table in tables])
    return list(tables)
