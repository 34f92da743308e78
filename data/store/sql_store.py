"""The store in the SQL that SQLite and PostgreSQL share.

Ids of persons, servers, channels and messages are Discord's; those of tables are the store's own,
from 1, and never used twice.  Settings are JSON objects, which a store does not look into.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Collection
from os import PathLike

from data.records import Act, Change, Entry, TableRecord
from data.store.connection import Connection
from data.store.cups import SqlCups
from data.store.dailies import SqlDailies
from data.store.errors import DamagedTable
from data.store.gatherings import SqlGatherings
from data.store.homes import Home
from data.store.packing import BadPack, unpack
from data.store.podiums import SqlPodiums
from data.store.privacy import SqlPrivacy
from data.store.results import SqlResults
from data.store.retention import SqlKeeping
from data.store.rows import (
    ACT,
    ENTRY,
    INSERT_ACT,
    INSERT_TABLE,
    NOTHING,
    OPEN,
    OVER,
    SELECT_ACTS,
    SELECT_ENTRIES,
    SELECT_TABLE,
    TABLE,
    UNANNOUNCED,
    UNSHOWN,
    insert_seats,
    keep_settings,
    table_record,
)
from data.store.shards import REMEMBER
from data.store.shares import SqlShares
from data.store.writer import SHOWN

logger = logging.getLogger("poeppel.sql_store")

MANY = 500
"""Answers from which on they are made ready beside the loop."""

PAGE = 500
"""How many tables `open_tables` reads at a time."""

CLOCKS = ("due", "late", "ends", "settles")
"""The columns that say when something is to be done at an open table."""


WITH_HANDS = "SELECT \"table\" FROM messages WHERE kind = 'hand' AND NOT closed"
"""The tables with hands by direct message that are still to be looked after."""

PLAIN = 'id NOT IN (SELECT "table" FROM cup_tables)'
"""A table of no cup, which has no host and no rematch."""

FOLLOW = "UPDATE tables SET appointed = NULL WHERE id = ? AND appointed IS NOT NULL"
"""Notes that a weekly table is followed by the next."""


class SqlStore(
    SqlKeeping,
    SqlPrivacy,
    SqlResults,
    SqlPodiums,
    SqlDailies,
    SqlShares,
    SqlCups,
    SqlGatherings,
    ABC,
):
    """Tables, logs, messages, settings, results; stored for good on return.

    A lobby or a running table is *open*.  Every method may raise `StoreError`, and then nothing of
    what it was to store is stored.  Whoever is cancelled while it waits does not learn the outcome:
    what was handed over may be stored all the same, and is stored as a whole or not at all.
    """

    async def open_table(self, record: TableRecord, after: int | None = None) -> int:
        """Store a new table with its seats; return its new id.

        Args:
            record: the table.
            after: the weekly table that it follows; 0 is returned if another does already.
        """

        def add(db: Connection) -> int:
            if after is not None and not db.execute(FOLLOW, (after,)).rowcount:
                return 0
            [(made,)] = db.execute(INSERT_TABLE, TABLE.cells(record)).fetchall()
            insert_seats(db, made, record.seats)
            return int(made)

        return await self._transact(add)

    async def commit(self, change: Change) -> None:
        """Store a change as a whole; durable on return.

        Only a change that says nothing but the revision shown (`Change.only_shown`) is kept in memory,
        and stored with a later transaction.
        Changes of one table take effect in the order in which they were handed over.

        Raises:
            Conflict: it follows another state of the table than the present one, or a number in the
                log is taken.
            UnknownTable: there is no such table, and it does not say what it follows.
        """
        await self._writer.write(change)
        self.note_results_of(change.results)

    async def load(self, table: int) -> TableRecord | None:
        """Return a table with its seats.

        Raises:
            DamagedTable: its row is malformed.
        """
        await self._writer.catch_up(SHOWN, table)
        for row in await self._read(f"{SELECT_TABLE} WHERE id = ?", table):
            return table_record(row)
        return None

    async def server_of(self, table: int) -> int | None:
        """Return the server of a table, if there is such a table."""
        return await self._value(int, "SELECT server FROM tables WHERE id = ?", table)

    async def newest_on(self, server: int) -> int | None:
        """Return the newest table on a server, open or over."""
        return next(iter(await self._ids("server = ? ORDER BY id DESC LIMIT 1", server)), None)

    async def log(self, table: int, since: int = 0) -> list[Entry]:
        """Return the log from the number *since* on, in order."""
        for (log,) in await self._read('SELECT log FROM packed WHERE "table" = ?', table):
            try:
                entries = await asyncio.to_thread(unpack, log)
                return [each for each in entries if each.seq >= since]
            except BadPack as bad:
                raise DamagedTable(table=str(table)) from bad
        rows = await self._read(SELECT_ENTRIES, table, since)
        if len(rows) > MANY:
            return await asyncio.to_thread(lambda: list(map(ENTRY.record, rows)))
        return list(map(ENTRY.record, rows))

    async def tables_in(self, channel: int) -> list[int]:
        """Return the open tables of a channel or thread, oldest first."""
        return await self._ids(f"channel = ? AND {OPEN} ORDER BY id", channel)

    async def announced(self) -> list[tuple[str, int]]:
        """Return announced games here, as "table 1" or "cup 1", with servers."""
        tables = "SELECT 'table ' || id, server FROM tables WHERE appointed IS NOT NULL"
        cups = "SELECT 'cup ' || id, server FROM cups WHERE status = 'running'"
        here = self.home.only()
        found = await self._read(
            f"{tables} AND status = 'lobby'{here} UNION ALL {cups}{here} ORDER BY 1"
        )
        return [(key, server) for key, server in found]

    async def tables_on(self, server: int) -> list[int]:
        """Return the open tables of a server, oldest first."""
        return await self._ids(f"server = ? AND {OPEN} ORDER BY id", server)

    async def places_on(self, server: int) -> dict[int, int]:
        """Return the channels of a server's open tables, by table, oldest first."""
        asked = f"SELECT id, channel FROM tables WHERE server = ? AND {OPEN} ORDER BY id"
        return {row[0]: row[1] for row in await self._read(asked, server)}

    async def hosted_on(self, server: int, person: int) -> list[int]:
        """Return a person's hosted open tables on a server, oldest first."""
        where = f"host = ? AND {OPEN} AND server = ? AND {PLAIN} ORDER BY id"
        return await self._ids(where, person, server)

    async def tables_of(self, person: int, here: bool = False) -> list[int]:
        """Return the open tables of a person, oldest first.

        At these they sit, may come back to a seat, or are the host; with *here* only those at home here.
        """
        seated = 'SELECT id FROM seats JOIN tables ON id = "table"'
        found = f"{OPEN}{self.home.only() if here else ''}"
        return await self._ids(
            f"host = ? AND {found} UNION {seated} WHERE person = ? AND {found} "
            f"UNION {seated} WHERE away = ? AND {found} ORDER BY id",
            person,
            person,
            person,
        )

    async def last_table(self, person: int, server: int, channel: int) -> int | None:
        """Return a person's latest finished game on a server, if any.

        A game that was closed before its end counts, none of a cup; of those in the channel, if there are
        any.
        """
        return await self._value(
            int,
            'SELECT id FROM seats JOIN tables ON id = "table" '
            f"WHERE person = ? AND server = ? AND {OVER} "
            f"AND length(snapshot) > 0 AND {PLAIN} ORDER BY channel = ? DESC, id DESC LIMIT 1",
            person,
            server,
            channel,
        )

    async def latest_over(self, server: int, channel: int) -> int | None:
        """Return a channel's latest finished game, if any; lobbies are none."""
        found = await self._ids(
            f"server = ? AND channel = ? AND {OVER} AND length(snapshot) > 0 ORDER BY id DESC LIMIT 1",
            server,
            channel,
        )
        return next(iter(found), None)

    async def open_tables(self) -> AsyncIterator[TableRecord]:
        """Yield all open tables at home here; damaged ones are logged."""
        await self._writer.catch_up()
        last = 0
        while True:
            rows = await self._read(
                f"{SELECT_TABLE} WHERE id > ? AND {OPEN}{self.home.only()} "
                f"ORDER BY id LIMIT {PAGE}",
                last,
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
        """Return the tables finished *since* then and not fully shown, oldest first.

        Those at home here alone.  With them go all that were over before, and have been changed by something else since.
        """
        await self._writer.catch_up()
        only = self.home.only()
        return await self._ids(
            f"{UNSHOWN} AND (changed_at >= ? OR shown < 0){only} UNION "
            f"SELECT id FROM tables WHERE {OVER} AND changed_at >= ?{only} "
            f"AND id IN ({WITH_HANDS}) ORDER BY id",
            *2 * (since,),
        )

    async def count_open(self) -> int:
        """Return the number of open tables, without appointments before their call."""
        counted = f"SELECT count(*) FROM tables WHERE {OPEN} AND {UNANNOUNCED}"
        return await self._value(int, counted) or 0

    async def next_due(self, after: float) -> tuple[float, int] | None:
        """Return the next deadline *after* a moment, and its open table.

        It is one that is at home here.
        """
        nearest = [
            (at, table)
            for clock in CLOCKS
            for at, table in await self._read(
                f"SELECT {clock}, id FROM tables WHERE {clock} > ? AND {OPEN}{self.home.only()} "
                f"ORDER BY {clock}, id LIMIT 1",
                after,
            )
        ]
        return min(nearest, default=None)

    async def due_ids(self, now: float) -> list[int]:
        """Return the tables at home here that are due, longest first.

        So are weekly ones that are over, until the next is open.
        """
        rows = [
            row
            for clock in CLOCKS
            for row in await self._read(
                f"SELECT {clock}, id FROM tables WHERE {clock} <= ? AND {OPEN}{self.home.only()}",
                now,
            )
        ]
        followed = f"SELECT appointed, id FROM tables WHERE appointed IS NOT NULL AND {OVER}"
        rows += await self._read(f"{followed}{self.home.only()}")
        return list(dict.fromkeys(table for _, table in sorted(map(tuple, rows))))

    async def last_change(self, home: Home | None = None) -> float:
        """Return an open table's last change at a *home*, else 0."""
        only = (home or self.home).only()
        last = f"SELECT max(changed_at) FROM tables WHERE {OPEN}{only}"
        return await self._value(float, last) or 0.0

    async def postpone(
        self, seconds: float, server: int | None = None, home: Home | None = None
    ) -> None:
        """Put the deadlines of open tables off; their boards show it.

        An appointment stays as it was chosen.

        Args:
            seconds: how much later.
            server: whose tables; None: those of all servers.
            home: where these are at home; None: here.
        """
        await self._write(
            "UPDATE tables SET due = due + ?, late = late + ?, ends = ends + ?, "
            "settles = settles + ?, held_due = held_due + ?, outage = outage + ?, "
            "revision = revision + 1, changes = changes + 1 "
            f"WHERE (due IS NOT NULL OR settles IS NOT NULL) AND {OPEN} AND {UNANNOUNCED} "
            f"AND server = coalesce(?, server){(home or self.home).only()}",
            *6 * (seconds,),
            server,
        )

    async def server(self, server: int) -> bytes:
        """Return a server's settings."""
        return await self._settings("servers", server)

    async def save_server(
        self, server: int, settings: bytes, noted: Act | None = None, follows: bytes | None = None
    ) -> None:
        """Store a server's settings with the act that changed them, atomically.

        Raises:
            Conflict: they do not replace those that they are said to follow.
        """

        def save(db: Connection) -> None:
            keep_settings(db, "servers", server, settings, follows)
            if noted is not None:
                db.execute(INSERT_ACT, ACT.cells(noted))

        await self._writer.write(save)

    async def note_act(self, noted: Act) -> None:
        """Store an act on a server."""
        await self._write(INSERT_ACT, *ACT.cells(noted))

    async def acts(self, server: int, most: int) -> list[Act]:
        """Return at *most* so many of the latest acts on a server."""
        return list(map(ACT.record, await self._read(SELECT_ACTS, server, most)))

    async def leave_server(self, server: int, at: float) -> None:
        """Record that the bot has left a server, once."""
        await self._write("INSERT INTO departures VALUES (?, ?) ON CONFLICT DO NOTHING", server, at)

    async def enter_server(self, server: int) -> None:
        """Record that the bot is on a server (again)."""
        await self._write("DELETE FROM departures WHERE server = ?", server)

    async def left_servers(self) -> dict[int, float]:
        """Return the left servers at home here, and since when."""
        found = await self._read(f"SELECT server, at FROM departures WHERE true{self.home.only()}")
        return {int(server): float(at) for server, at in found}

    async def servers(self) -> list[int]:
        """Return the servers at home here with stored data."""
        found = set[int]()
        for table, column in (
            ("tables", "server"), ("servers", "id"), ("acts", "server"), ("results", "server"),
            ("podiums", "server"), ("cups", "server"), ("interests", "server"),
            ("shared_days", "server"),
        ):  # fmt: skip
            next_one = f"SELECT min({column}) FROM {table} WHERE {column} > ?"
            found |= {*await self._each(next_one, first=0)}
        return sorted(filter(self.home.holds, found))

    async def person(self, person: int) -> bytes:
        """Return a person's settings."""
        return await self._settings("persons", person)

    async def persons(self, people: Collection[int]) -> dict[int, bytes]:
        """Return the settings of many people, of those that have chosen anything."""
        rows = await self._read_of(people, "SELECT id, settings FROM persons WHERE id IN ({})")
        return {person: bytes(settings) for person, settings in rows}

    async def save_person(self, person: int, settings: bytes, follows: bytes | None = None) -> None:
        """Store a person's settings.

        Raises:
            Conflict: they do not replace those that they are said to follow.
        """

        def save(db: Connection) -> None:
            keep_settings(db, "persons", person, settings, follows)
            if settings == NOTHING:  # who has chosen nothing is not known at all
                db.execute("DELETE FROM persons WHERE id = ?", (person,))

        await self._writer.write(save)

    async def recall(self, key: str) -> str | None:
        """Return the value remembered under *key*."""
        return await self._value(str, "SELECT value FROM memory WHERE key = ?", key)

    async def remember(self, key: str, value: str) -> None:
        """Keep something the bot needs to know after a restart."""
        await self._write(REMEMBER, key, value)

    async def check(self, within: float) -> None:
        """Check that data can be stored, by a recent transaction or another.

        Args:
            within: seconds for which the outcome of the last transaction counts.

        Raises:
            StoreError: nothing can, as far as is known.
        """
        await self._read("SELECT 1")  # whether the thread answers, and the file is there
        if asyncio.get_running_loop().time() - self._writer.ended >= within:
            await self.remember("health", "")
        elif self._writer.failed is not None:
            raise self._writer.failed.with_traceback(None)

    @abstractmethod
    async def backup(self, target: str | PathLike[str]) -> None:
        """Write a copy of the present moment, while others go on.

        Raises:
            BackupExists: there is such a file already; it is left as it is.
        """

    async def forget_copies(self, before: float, now: float) -> None:
        """Delete copies of the database that upgrades made *before* a moment."""

    async def _settings(self, kind: str, id: int) -> bytes:
        kept = await self._value(bytes, f"SELECT settings FROM {kind} WHERE id = ?", id)
        return NOTHING if kept is None else kept
