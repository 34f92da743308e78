"""The store in SQL that SQLite and PostgreSQL know alike.

Reads come between two transactions in the same thread, of which each is given whole to it, so that
nothing is read that is not committed; a second connection would double what can go wrong for a few
milliseconds.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from os import PathLike
from typing import Any

from data.connection import Connection, Database, Row
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
from data.packing import BadPack, among, pack, unpack
from data.privacy import (
    PORTION,
    at_table,
    elsewhere,
    take_out,
    take_out_of_the_rest,
    traces,
)
from data.records import Act, Change, Entry, HandRecord, TableRecord
from data.rows import (
    ACT,
    INSERT_ACT,
    INSERT_TABLE,
    NOTHING,
    OPEN,
    OVER,
    SELECT_ACTS,
    SELECT_ENTRIES,
    SELECT_HANDS,
    SELECT_TABLE,
    TABLE,
    UNSHOWN,
    act,
    cells,
    entry,
    hand_record,
    insert_seats,
    keep_settings,
    table_record,
    upsert,
)
from data.store_protocol import DamagedTable, StoreClosed
from data.writer import Writer

logger = logging.getLogger("poeppel.store")

MANY = 500
"""Answers from which on they are made ready beside the loop."""

PAGE = 500
"""How many tables `open_tables` reads at a time."""

REMEMBER = upsert("memory", ["key"], ["key", "value"])

CLOCKS = ("due", "late", "ends", "settles")
"""The columns that say when something is to be done at an open table."""


class SqlStore(ABC):
    """See `Store` for what it does."""

    def __init__(self, db: Database, held: AsyncExitStack) -> None:
        """Keep things in a database that is open.

        Args:
            db: where statements are done.
            held: what is let go of at the end, the database with it.
        """
        self._db, self._held = db, held
        self._writer = Writer(db)
        self._closing = asyncio.Lock()

    def time_commits(self, timed: Callable[[float], None]) -> None:
        """Have *timed* be told how many seconds each transaction takes."""
        self._writer.timed = timed

    async def close(self) -> None:
        await self._writer.close()
        with self._explained():
            async with self._closing:
                await self._held.aclose()

    async def open_table(self, record: TableRecord) -> int:
        def add(db: Connection) -> int:
            [(made,)] = db.execute(INSERT_TABLE, cells(record, TABLE)).fetchall()
            insert_seats(db, made, record.seats)
            return int(made)

        table: int = await self._writer.write(add)
        return table

    async def commit(self, change: Change) -> None:
        await self._writer.write(change)

    async def load(self, table: int) -> TableRecord | None:
        await self._writer.catch_up(table)
        for row in await self._read(f"{SELECT_TABLE} WHERE id = ?", table):
            return table_record(row)
        return None

    async def log(self, table: int, since: int = 0) -> list[Entry]:
        for (log,) in await self._read('SELECT log FROM packed WHERE "table" = ?', table):
            try:
                entries = await asyncio.to_thread(unpack, log)
                return [each for each in entries if each.seq >= since]
            except BadPack as bad:
                raise DamagedTable(table=str(table)) from bad
        rows = await self._read(SELECT_ENTRIES, table, since)
        if len(rows) > MANY:
            return await asyncio.to_thread(lambda: [entry(row) for row in rows])
        return [entry(row) for row in rows]

    async def tables_in(self, channel: int) -> list[int]:
        return await self._ids(f"channel = ? AND {OPEN} ORDER BY id", channel)

    async def tables_on(self, server: int) -> list[int]:
        return await self._ids(f"server = ? AND {OPEN} ORDER BY id", server)

    async def hosted_on(self, server: int, person: int) -> list[int]:
        return await self._ids(f"host = ? AND {OPEN} AND server = ? ORDER BY id", person, server)

    async def tables_of(self, person: int) -> list[int]:
        seated = 'SELECT id FROM seats JOIN tables ON id = "table"'
        return await self._ids(
            f"host = ? AND {OPEN} UNION {seated} WHERE person = ? AND {OPEN} "
            f"UNION {seated} WHERE away = ? AND {OPEN} ORDER BY id",
            person,
            person,
            person,
        )

    async def last_table(self, person: int, server: int, channel: int) -> int | None:
        for (table,) in await self._read(
            'SELECT id FROM seats JOIN tables ON id = "table" '
            f"WHERE person = ? AND server = ? AND {OVER} "
            "AND length(snapshot) > 0 ORDER BY channel = ? DESC, id DESC LIMIT 1",
            person,
            server,
            channel,
        ):
            return int(table)
        return None

    async def latest_over(self, server: int, channel: int) -> int | None:
        found = await self._ids(
            f"server = ? AND channel = ? AND {OVER} AND length(snapshot) > 0 ORDER BY id DESC LIMIT 1",
            server,
            channel,
        )
        return next(iter(found), None)

    async def open_tables(self) -> AsyncIterator[TableRecord]:
        await self._writer.catch_up()
        last = 0
        while True:
            rows = await self._read(
                f"{SELECT_TABLE} WHERE id > ? AND {OPEN} ORDER BY id LIMIT {PAGE}", last
            )
            for row in rows:
                last = row[0]
                try:
                    yield table_record(row)
                except DamagedTable:
                    logger.error("table %s: its row is damaged", last)
            if len(rows) < PAGE:
                return

    async def unshown(self, since: float) -> list[int]:
        await self._writer.catch_up()
        return await self._ids(
            f"{UNSHOWN} AND (changed_at >= ? OR shown < 0) UNION "
            f"SELECT id FROM tables WHERE {OVER} AND changed_at >= ? "
            'AND id IN (SELECT "table" FROM hands) UNION '
            f"SELECT id FROM tables WHERE {OVER} AND changed_at >= ? "
            'AND id IN (SELECT "table" FROM seats WHERE note <> 0) ORDER BY id',
            *3 * (since,),
        )

    async def count_open(self) -> int:
        [(count,)] = await self._read(f"SELECT count(*) FROM tables WHERE {OPEN}")
        return int(count)

    async def next_due(self, after: float) -> tuple[float, int] | None:
        nearest = [
            (at, table)
            for clock in CLOCKS
            for at, table in await self._read(
                f"SELECT {clock}, id FROM tables WHERE {clock} > ? AND {OPEN} "
                f"ORDER BY {clock}, id LIMIT 1",
                after,
            )
        ]
        return min(nearest, default=None)

    async def due_tables(self, now: float) -> list[int]:
        rows = [
            row
            for clock in CLOCKS
            for row in await self._read(
                f"SELECT {clock}, id FROM tables WHERE {clock} <= ? AND {OPEN}", now
            )
        ]
        return list(dict.fromkeys(table for _, table in sorted(map(tuple, rows))))

    async def last_change(self) -> float:
        for (at,) in await self._read(f"SELECT max(changed_at) FROM tables WHERE {OPEN}"):
            return at or 0.0
        return 0.0

    async def postpone(self, seconds: float, server: int | None = None) -> None:
        await self._write(
            "UPDATE tables SET due = due + ?, late = late + ?, ends = ends + ?, "
            "settles = settles + ?, held_due = held_due + ?, outage = outage + ?, "
            "revision = revision + 1, changes = changes + 1 "
            f"WHERE (due IS NOT NULL OR settles IS NOT NULL) AND {OPEN} "
            "AND server = coalesce(?, server)",
            *6 * (seconds,),
            server,
        )

    async def hands(self, table: int) -> list[HandRecord]:
        return [
            hand_record(row) for row in await self._read(f"{SELECT_HANDS} ORDER BY person", table)
        ]

    async def server(self, server: int) -> bytes:
        return await self._settings("servers", server)

    async def save_server(
        self, server: int, settings: bytes, noted: Act | None = None, follows: bytes | None = None
    ) -> None:
        def save(db: Connection) -> None:
            keep_settings(db, "servers", server, settings, follows)
            if noted is not None:
                db.execute(INSERT_ACT, cells(noted, ACT))

        await self._writer.write(save)

    async def note_act(self, noted: Act) -> None:
        await self._write(INSERT_ACT, *cells(noted, ACT))

    async def acts(self, server: int, most: int) -> list[Act]:
        return [act(row) for row in await self._read(SELECT_ACTS, server, most)]

    async def leave_server(self, server: int, at: float) -> None:
        await self._write("INSERT INTO departures VALUES (?, ?) ON CONFLICT DO NOTHING", server, at)

    async def enter_server(self, server: int) -> None:
        await self._write("DELETE FROM departures WHERE server = ?", server)

    async def left_servers(self) -> dict[int, float]:
        found = await self._read("SELECT server, at FROM departures")
        return {int(server): float(at) for server, at in found}

    async def servers(self) -> list[int]:
        found = set[int]()
        for table, column in (("tables", "server"), ("servers", "id"), ("acts", "server")):
            next_one, last = f"SELECT min({column}) FROM {table} WHERE {column} > ?", 0
            # From one to the next by the index: a server may have many rows.
            while (last := (await self._read(next_one, last))[0][0]) is not None:
                found.add(last)
        return sorted(found)

    async def forget_server(self, server: int) -> list[int]:
        forgotten: list[int] = []
        while tables := await self._deleted(partial(forget_some, server=server)):
            forgotten += tables
        return forgotten

    async def pack(self, before: float) -> int:
        for (table,) in await self._read(TO_PACK, before):
            await self._pack(table)
            return 1
        return 0

    async def _pack(self, table: int) -> None:
        """Pack the log of a table; the work is done beside the database's thread, in which all wait."""
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
        [(server,)] = await self._read(NEXT_SERVER, after)
        return None if server is None else int(server)

    async def delete_over(self, server: int, before: float) -> list[int]:
        return await self._deleted(partial(delete_some, server=server, before=before))

    async def _deleted(self, work: Callable[[Connection], list[int] | None]) -> list[int]:
        """Return which tables are deleted once that is all done."""
        tables: list[int] | None = None
        while tables is None:
            tables = await self._writer.write(work)
        return tables

    async def delete_acts(self, before: float) -> None:
        def delete(db: Connection) -> int:
            return db.execute(DELETE_ACTS, (before,)).rowcount

        while await self._writer.write(delete) == ROWS:
            pass

    async def traces(self, person: int) -> AsyncIterator[int]:
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
        if table is None:
            await self._writer.write(partial(take_out_of_the_rest, person=person))
        else:
            await self._writer.write(partial(take_out, table=table, person=person))

    async def about(self, person: int, table: int | None = None) -> dict[str, Any]:
        what = partial(elsewhere, person=person)
        if table is not None:
            what = partial(at_table, table=table, person=person)
        found: dict[str, Any] = await self._writer.write(what)
        return found

    async def person(self, person: int) -> bytes:
        return await self._settings("persons", person)

    async def save_person(self, person: int, settings: bytes, follows: bytes | None = None) -> None:
        def save(db: Connection) -> None:
            keep_settings(db, "persons", person, settings, follows)
            if settings == NOTHING:  # who has chosen nothing is not known at all
                db.execute("DELETE FROM persons WHERE id = ?", (person,))

        await self._writer.write(save)

    async def recall(self, key: str) -> str | None:
        for (value,) in await self._read("SELECT value FROM memory WHERE key = ?", key):
            return str(value)
        return None

    async def remember(self, key: str, value: str) -> None:
        await self._write(REMEMBER, key, value)

    async def check(self, within: float) -> None:
        await self._read("SELECT 1")  # whether the thread answers, and the file is there
        if asyncio.get_running_loop().time() - self._writer.ended >= within:
            await self.remember("health", "")
        elif self._writer.failed is not None:
            raise self._writer.failed.with_traceback(None)

    @abstractmethod
    async def backup(self, target: str | PathLike[str]) -> None: ...

    async def _read(self, statement: str, *values: object) -> list[Row]:
        if self._writer.closed:
            raise StoreClosed()
        self._db.check()
        with self._explained():
            return list(await self._db.execute_fetchall(statement, values))

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Raise what an error of the database means."""
        try:
            yield
        except Exception as error:
            if (told := self._db.explained(error)) is error:
                raise
            raise told from error

    async def _ids(self, condition: str, *values: object) -> list[int]:
        return [
            id for (id,) in await self._read(f"SELECT id FROM tables WHERE {condition}", *values)
        ]

    async def _settings(self, kind: str, id: int) -> bytes:
        for (settings,) in await self._read(f"SELECT settings FROM {kind} WHERE id = ?", id):
            return bytes(settings)
        return NOTHING

    async def _write(self, statement: str, *values: object) -> None:
        await self._writer.write(lambda db: db.execute(statement, values))
