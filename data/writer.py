"""Group commit: everything that waits to be stored is stored in one transaction.

A durable transaction costs as much for fifty answers as for one, most of it waiting for the disk
and for the database's thread.  So what is handed over while a transaction is under way waits for
the next one, which takes it all; then everybody who waited goes on.  Whoever is alone waits for
nobody.

A group is stored as if nothing could fail.  If something does, it is undone and its two halves are
stored one after the other, and so on, so that a refusal concerns only whoever caused it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import UNSET
from msgspec.structs import astuple

from data.records import Change
from data.rows import CHANGED, DROP_HAND, HAND, INSERT_ENTRY, SAVE_HAND, cell, cells, insert_seats
from data.sqlite import Database, Watched, explained
from data.store_protocol import (
    Conflict,
    DatabaseLocked,
    StoreClosed,
    StoreError,
    UnknownTable,
)

Work = Callable[[sqlite3.Connection], Any]
"""Statements of one transaction, which it neither begins nor commits, in the database's thread."""
Job = Change | Work
Waiting = tuple[Job, "asyncio.Future[Any]"]

BUSY = 5.0
"""Seconds to wait for somebody who writes into the file with another program."""

AGAIN = 0.05
"""Seconds until the next try meanwhile; others may read."""

SHOWN = "UPDATE tables SET shown = ? WHERE id = ?"

GROUP = 256
"""At most so many jobs in one transaction, so that a read need not wait long for its turn."""


class Writer:
    """Stores what it is given in groups; one for a database.

    Within a group changes come first, then everything else; both in the order given.
    """

    def __init__(self, db: Database, file: Path) -> None:
        self.watched = Watched(file)
        self.turn = asyncio.Lock()
        """Held during a transaction: what is not committed yet would be seen by a read."""
        self.closed = False
        self.timed: Callable[[float], None] = lambda seconds: None
        """Told how long each transaction has taken."""
        self._db = db
        self._file = file
        self._waiting: list[Waiting] = []
        self._group: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._shown: dict[int, int] = {}
        """By table: the revision that its board shows, to be stored some time."""

    async def write(self, job: Job) -> Any:
        """Return once *job* is stored, with its result if it is not a change.

        A job that was handed over is stored even if the caller is cancelled.
        """
        if self.closed:
            raise StoreClosed()
        if isinstance(job, Change):
            if (revision := only_shown(job)) is not None:
                self._shown[job.table] = revision
                return None
            if job.shown is not UNSET:
                self._shown.pop(job.table, None)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._task is None:
            self._start()
        return await done

    async def catch_up(self, table: int | None = None) -> None:
        """Return once it is stored what is shown, too, of all tables or of one.

        Where that cannot be stored boards are shown once more, and it is tried again.
        """
        waiting = self._shown if table is None else table in self._shown
        if waiting and not self.closed:
            with suppress(StoreError):
                await self.write(_nothing)

    async def close(self) -> None:
        """Take nothing more, and store what was handed over."""
        await self.catch_up()
        self.closed = True
        while self._task is not None:
            await asyncio.wait([self._task])
            await asyncio.sleep(0)  # for _ended, should the task have been done before

    def _start(self) -> None:
        self._task = asyncio.create_task(self._drain())
        self._task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            # The loop shuts down and nobody has closed the store: nobody shall wait for ever.
            for _, done in self._group + self._waiting:
                if not done.done():
                    done.set_exception(StoreClosed())
            self._waiting.clear()
        elif self._waiting:
            self._start()

    async def _drain(self) -> None:
        while self._waiting:
            self._group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            await self._store(self._group)

    async def _store(self, group: Sequence[Waiting]) -> None:
        """Store a group, in halves if something in it cannot be."""
        parts, patience = [group], asyncio.get_running_loop().time() + BUSY
        while parts:
            part = parts.pop()
            try:
                async with self.turn:
                    with explained(self._file):
                        results = await self._transaction([job for job, _ in part])
            except Exception as error:
                is_locked = isinstance(error, DatabaseLocked)
                if is_locked and asyncio.get_running_loop().time() < patience:
                    parts.append(part)
                    await asyncio.sleep(AGAIN)
                elif len(part) > 1:
                    half = len(part) // 2
                    parts += [part[half:], part[:half]]
                elif not (done := part[0][1]).done():
                    done.set_exception(error)
            else:
                for (_, done), result in zip(part, results, strict=True):
                    if not done.done():
                        done.set_result(result)

    async def _transaction(self, jobs: Sequence[Job]) -> list[Any]:
        shown, began = dict(self._shown), time.perf_counter()
        results = await self._db.run(partial(_stored, jobs, shown, self.watched))
        self.timed(time.perf_counter() - began)
        self._shown = {
            table: revision
            for table, revision in self._shown.items()
            if shown.get(table) != revision
        }
        return results


def only_shown(change: Change) -> int | None:
    """Return how far a table is shown, if a change says nothing else.

    That needs no transaction of its own: if it is lost, the table is shown once more.
    """
    if change.shown is UNSET or change != Change(table=change.table, shown=change.shown):
        return None
    return change.shown


def _nothing(db: sqlite3.Connection) -> None:
    """Write nothing but what waits for the next transaction."""


def _stored(
    jobs: Sequence[Job], shown: Mapping[int, int], watched: Watched, db: sqlite3.Connection
) -> list[Any]:
    """Store a group in one transaction; return what comes of each job."""
    watched.check()
    try:
        if shown:
            db.executemany(SHOWN, [(revision, table) for table, revision in shown.items()])
        _change(db, [job for job in jobs if isinstance(job, Change)])
        results = [None if isinstance(job, Change) else job(db) for job in jobs]
        db.commit()
    except BaseException:
        db.rollback()
        raise
    watched.check()
    return results


def _change(db: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Few statements for all changes."""
    rows = [(change.table, *astuple(entry)) for change in changes for entry in change.entries]
    if rows:
        try:
            db.executemany(INSERT_ENTRY, rows)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                raise Conflict(table=str(rows[0][0])) from error
            raise
    for columns, values in _updates(changes).items():
        assignments = ", ".join(f"{name} = ?" for name in columns)
        updated = db.executemany(f"UPDATE tables SET {assignments} WHERE id = ?", values).rowcount
        if updated != len(values):
            raise UnknownTable()
    seats = {change.table: change.seats for change in changes if change.seats is not UNSET}
    for table, anew in seats.items():
        db.execute('DELETE FROM seats WHERE "table" = ?', (table,))
        insert_seats(db, table, anew)
    for change in changes:
        if change.hands:
            db.executemany(SAVE_HAND, [cells(hand, HAND) for hand in change.hands])
        if change.hands_done:
            done = [(change.table, person) for person in change.hands_done]
            db.executemany(DROP_HAND, done)


def _updates(changes: Iterable[Change]) -> dict[tuple[str, ...], list[list[object]]]:
    """What to set, by the columns that are set; each table once, so that the order is free."""
    tables: dict[int, dict[str, object]] = {}
    for change in changes:
        values = tables.setdefault(change.table, {})
        for name in CHANGED:
            if (value := getattr(change, name)) is not UNSET:
                values[name] = cell(value)
    updates: dict[tuple[str, ...], list[list[object]]] = {}
    for table, values in tables.items():
        if values:
            updates.setdefault(tuple(values), []).append([*values.values(), table])
    return updates
