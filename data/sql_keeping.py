"""Slow work of the store in SQL: packing, deletion, personal data."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

from data.connection import Connection
from data.keeping import (
    DELETE_ACTS,
    IS_PACKED,
    NEXT_SERVER,
    ROWS,
    SELECT_SOME,
    TO_PACK,
    delete_some,
    drop_rows,
    forget_some,
    keep_packed,
)
from data.packing import among, pack
from data.privacy import (
    PORTION,
    at_table,
    elsewhere,
    take_out,
    take_out_of_the_rest,
    traces,
)
from data.records import Entry
from data.rows import entry
from data.sql_base import SqlBase


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
        for (table,) in await self._read(TO_PACK, before):
            await self._pack(table)
            return 1
        return 0

    async def _pack(self, table: int) -> None:
        """Pack a table's log, outside the database's thread."""
        [(packed,)] = await self._read(IS_PACKED, table)
        while not packed:
            entries: list[Entry] = []
            while some := await self._read(
                SELECT_SOME, table, entries[-1].seq + 1 if entries else 0
            ):
                entries += [entry(row) for row in some]
            if not entries:
                break
            people, log = among(each.by for each in entries), await asyncio.to_thread(pack, entries)
            packed = await self._writer.write(
                partial(keep_packed, table=table, people=people, log=log)
            )
        while await self._writer.write(partial(drop_rows, table=table)):
            pass

    async def next_server_over(self, after: int) -> int | None:
        """Return the next server at home here with finished tables, or None."""
        [(server,)] = await self._read(f"{NEXT_SERVER}{self.home.only()}", after)
        return None if server is None else int(server)

    async def delete_over(self, server: int, before: float) -> list[int]:
        """Delete some tables of a server that were over *before*; return which."""
        return await self._deleted(partial(delete_some, server=server, before=before))

    async def _deleted(self, work: Callable[[Connection], list[int] | None]) -> list[int]:
        """Return which tables are deleted once that is all done."""
        tables: list[int] | None = None
        while tables is None:
            tables = await self._writer.write(work)
        return tables

    async def delete_acts(self, before: float) -> None:
        """Delete acts *before* a moment."""

        def delete(db: Connection) -> int:
            return db.execute(DELETE_ACTS, (before,)).rowcount

        while await self._writer.write(delete) == ROWS:
            pass

    async def traces(self, person: int) -> AsyncIterator[int]:
        """Walk over all tables in which a person's id stands, oldest first."""
        [(newest,)] = await self._read("SELECT coalesce(max(id), 0) FROM tables")
        for after in range(0, newest, PORTION):
            sought = {
                "person": person,
                "text": str(person),
                "listed": f",{person},",
                "after": after,
                "upto": after + PORTION,
            }
            for table in await self._writer.write(partial(traces, sought=sought)):
                yield table

    async def take_out(self, person: int, table: int | None = None) -> None:
        """Take a person's id out of a table.

        Without one, out of the rest.
        """
        if table is None:
            await self._writer.write(partial(take_out_of_the_rest, person=person))
        else:
            await self._writer.write(partial(take_out, table=table, person=person))
        self.note_results()

    async def about(self, person: int, table: int | None = None) -> dict[str, Any]:
        """Return the personal data at a table; without one, beside tables."""
        what = partial(elsewhere, person=person)
        if table is not None:
            what = partial(at_table, table=table, person=person)
        found: dict[str, Any] = await self._writer.write(what)
        return found
