"""The base of the store in SQL: its database, reads and writes.

Reads come between two transactions in the same thread, of which each is given whole to it, so that
nothing is read that is not committed; a second connection would double what can go wrong for a few
milliseconds.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from contextlib import AsyncExitStack
from typing import Any

from data.store.connection import Connection, Database, Row, T, explaining
from data.store.errors import StoreClosed
from data.store.homes import ALONE, Home
from data.store.notices import ProcessMessages
from data.store.rows import cell
from data.store.writer import Writer

EVERYWHERE = 0
"""In place of a server: all of them."""

MANY = 400
"""Ids that are asked for in one statement."""


class SqlBase:
    """A database and its writer."""

    def __init__(self, db: Database, held: AsyncExitStack, home: Home = ALONE) -> None:
        """Keep things in a database that is open.

        Args:
            db: where statements are done.
            held: what is let go of at the end, the database with it.
            home: which servers this process is home to.
        """
        self.home = home
        self.process_messages = ProcessMessages(self._read, self._write)
        self._db, self._held = db, held
        self._writer = Writer(db)
        self._closing = asyncio.Lock()
        self._results_changed = Counter[int]()

    def results_changed(self, server: int) -> int:
        """Return the number of known changes to a server's results."""
        return self._results_changed[server] + self._results_changed[EVERYWHERE]

    def note_results(self, *servers: int) -> None:
        """Record changed results of some servers; without any, of all."""
        self._results_changed.update(servers or (EVERYWHERE,))

    def time_commits(self, timed: Callable[[float], None]) -> None:
        """Report the seconds of each transaction to *timed*."""
        self._writer.timed = timed

    def guard(self, lost: Callable[[], None]) -> None:
        """Watch the hold of the shards from now on.

        Args:
            lost: called once, in another thread, when it is gone; nothing may be shown from then on.
        """

    @property
    def heard(self) -> bool:
        """Return whether the hold of the shards was confirmed a moment ago."""
        return True

    async def watch(self) -> None:
        """Log an error repeatedly while the database is missing."""

    async def wipe(self) -> None:
        """Wipe deleted rows out of the files that are ours."""

    async def close(self) -> None:
        """Store the work handed over and close; a second call is harmless."""
        await self._writer.close()
        with explaining(self._db.explained):
            async with self._closing:
                await self._held.aclose()

    async def _read(self, statement: str, *values: object) -> list[Row]:
        if self._writer.closed:
            raise StoreClosed()
        self._db.check()
        with explaining(self._db.explained):
            return list(await self._db.execute_fetchall(statement, values))

    async def _ids(self, condition: str, *values: object) -> list[int]:
        return [
            id for (id,) in await self._read(f"SELECT id FROM tables WHERE {condition}", *values)
        ]

    async def _value(self, kind: Callable[[Any], T], statement: str, *values: object) -> T | None:
        """Return the first row's value, if any."""
        rows = await self._read(statement, *values)
        return None if not rows or rows[0][0] is None else kind(rows[0][0])

    async def _read_of(self, ids: Collection[int], statement: str) -> list[Row]:
        """Return the rows of a *statement* with ids at its ``{}``."""
        found, sought = list[Row](), sorted(set(ids))
        for first in range(0, len(sought), MANY):
            some = sought[first : first + MANY]
            found += await self._read(statement.format(", ".join("?" * len(some))), *some)
        return found

    async def _each(self, next_one: str, *values: object, first: T) -> list[T]:
        """Return the few values of a column with many rows.

        Args:
            next_one: the statement for the value after another one, which its index finds.
            values: its other values.
            first: less than all.
        """
        found, last = list[T](), first
        while (last := (await self._read(next_one, *values, last))[0][0]) is not None:
            found.append(last)
        return found

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        done: T = await self._writer.write(work)
        return done

    async def _write(self, statement: str, *values: object) -> None:
        await self._writer.write(lambda db: db.execute(statement, values))

    async def _change(self, table: str, fields: Mapping[str, Any], **key: object) -> None:
        """Store fields of the row with a key, if any."""
        values = ", ".join(f"{name} = ?" for name in fields)
        row = " AND ".join(f"{name} = ?" for name in key)
        stored = map(cell, (*fields.values(), *key.values()))
        await self._write(f"UPDATE {table} SET {values} WHERE {row}", *stored)
