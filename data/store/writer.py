"""Writes of the store in group commits.

All waiting work is stored in one transaction.

A durable transaction costs as much for fifty answers as for one, most of it waiting for the disk
and for the database's thread.  So what is handed over while a transaction is under way waits for
the next one, which takes it all; then all callers that waited go on.  A single caller waits for no other.

A group is stored as if nothing could fail.  If something does, it is undone and its two halves are
stored one after the other, and so on, so that a refusal concerns only the job that caused it.

There is no task: the database's thread tells the loop when it is done, the loop hands over what
waits then.  With a task and its futures the loop would have to come to its turn four times for a
transaction, with this it does twice.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any

from msgspec import UNSET
from msgspec.structs import astuple

from data.records import Change
from data.store.connection import Connection, Database, KeyTaken
from data.store.errors import (
    Conflict,
    DatabaseGone,
    DatabaseLocked,
    DatabaseUnusable,
    StoreClosed,
    StoreError,
    UnknownTable,
)
from data.store.message_rows import follow_message
from data.store.result_rows import add_of
from data.store.rows import CHANGED, INSERT_ENTRY, cell, insert_seats

Work = Callable[[Connection], Any]
"""Statements of one transaction, which it neither begins nor commits, in the database's thread."""
Job = Change | Work
Waiting = tuple[Job, "asyncio.Future[Any]"]
BUSY = 5.0
"""Seconds to wait for another program that writes into the file."""
AGAIN = 0.05
"""Seconds until the next try meanwhile; others may read."""
FIELDS, COLUMNS = Change.__struct_fields__, frozenset(CHANGED)
SHOWN = "UPDATE tables SET shown = ? WHERE id = ?"
Notes = dict[tuple[str, int], tuple[object, ...]]
"""By statement and id: values that say what a message shows, to be stored some time."""
GROUP = 256
"""At most so many jobs in one transaction, so that a read need not wait long for its turn."""


class Writer:
    """A writer of jobs in groups, one for each database.

    Within a group changes come first, then everything else; both in the order given.
    """

    def __init__(self, db: Database) -> None:
        self.closed = False
        self.timed: Callable[[float], None] = lambda seconds: None
        """Told how long each transaction has taken."""
        self.ended = -math.inf
        """When the last transaction ended, by the loop's clock."""
        self.failed: StoreError | None = None
        """Why the last transaction could not be stored, where that is the database's fault."""
        self._db = db
        self._waiting: list[Waiting] = []
        self._parts: list[Sequence[Waiting]] = []
        """What is to be stored of the present group, the next part last."""
        self._patience = 0.0
        """Until when the group is tried again while another program writes, by the loop's clock."""
        self._busy = False
        """Whether a group is under way, or about to be."""
        self._idle = asyncio.Event()
        self._shown: Notes = {}

    async def write(self, job: Job) -> Any:
        """Store *job*; return its result if it is no change.

        A job that was handed over is stored even if the caller is cancelled.
        """
        if self.closed:
            raise StoreClosed()
        if isinstance(job, Change):
            if (revision := job.only_shown) is not None:
                self.note(SHOWN, job.table, revision, job.table)
                return None
            if job.shown is not UNSET:
                self._shown.pop((SHOWN, job.table), None)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if not self._busy:
            self._busy = True
            self._go_on()
        return await done

    def note(self, statement: str, id: int, *values: object) -> None:
        """Keep a note of the shown state for a later transaction.

        Raises:
            StoreClosed: there is none any more.
        """
        if self.closed:
            raise StoreClosed()
        self._shown[statement, id] = values

    async def catch_up(self, statement: str | None = None, id: int | None = None) -> None:
        """Wait until notes are stored: all, those of a statement, or one.

        Where that cannot be stored messages are shown once more, and it is tried again.
        """
        waiting = any(statement in (None, of) and id in (None, one) for of, one in self._shown)
        if waiting and not self.closed:
            with suppress(StoreError):
                await self.write(_nothing)

    async def close(self) -> None:
        """Refuse further jobs, and store those handed over."""
        await self.catch_up()
        self.closed = True
        while self._busy:
            self._idle.clear()
            await self._idle.wait()

    def _go_on(self) -> None:
        """Hand the next jobs to the database's thread."""
        if not self._parts:
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if not group:
                self._busy = False
                self._idle.set()
                return
            self._parts = [group]
            self._patience = asyncio.get_running_loop().time() + BUSY
        part, shown, began = self._parts.pop(), dict(self._shown), time.perf_counter()
        work = partial(_stored, [job for job, _ in part], shown, self._db.check)
        self._db.hand_over(work, partial(self._done, part, shown, began))

    def _done(
        self,
        part: Sequence[Waiting],
        shown: Notes,
        began: float,
        results: Sequence[Any] | Exception,
    ) -> None:
        """Notify the waiting tasks, and go on."""
        if isinstance(results, Exception):
            self._failed(part, self._db.explained(results))
            return
        self.timed(time.perf_counter() - began)
        self.ended, self.failed = asyncio.get_running_loop().time(), None
        for note, values in shown.items():
            if self._shown.get(note) == values:
                del self._shown[note]
        for (_, done), result in zip(part, results, strict=True):
            if done.done():
                continue
            if isinstance(result, Conflict):
                done.set_exception(result)
            else:
                done.set_result(result)
        self._go_on_after_them()

    def _failed(self, part: Sequence[Waiting], error: Exception) -> None:
        """Retry a part later or in halves, or fail its single job."""
        loop = asyncio.get_running_loop()
        if isinstance(error, DatabaseLocked) and loop.time() < self._patience:
            self._parts.append(part)
            loop.call_later(AGAIN, self._go_on)
            return
        if isinstance(error, (DatabaseUnusable, DatabaseGone)):
            self.ended, self.failed = loop.time(), error
        if len(part) > 1:
            half = len(part) // 2
            self._parts += [part[half:], part[:half]]
        elif not (done := part[0][1]).done():
            done.set_exception(error)
        self._go_on_after_them()

    def _go_on_after_them(self) -> None:
        """Go on after the notified tasks, so that their next jobs join."""
        asyncio.get_running_loop().call_soon(self._go_on)


def _nothing(db: Connection) -> None:
    """An empty job that waits for the next transaction."""


def _stored(
    jobs: Sequence[Job], shown: Notes, check: Callable[[], None], db: Connection
) -> list[Any]:
    """Store a group in one transaction; return the outcome of each job.

    Last of all the database is checked: what cannot be found again is not committed, so that a
    refused job has left nothing when the files are back.
    """
    try:
        for statement in {statement for statement, _ in shown}:
            db.executemany(statement, [shown[note] for note in shown if note[0] == statement])
        refused = _change(db, [job for job in jobs if isinstance(job, Change)])
        results = [refused.get(id(job)) if isinstance(job, Change) else job(db) for job in jobs]
        check()
        db.commit()
    except BaseException:
        db.rollback()
        raise
    return results


def _change(db: Connection, changes: Sequence[Change]) -> dict[int, Conflict]:
    """Store changes in few statements; return by identity why one is refused."""
    refused: dict[int, Conflict] = {}
    for part in _parts(changes):
        for table in _update(db, part.values()):
            refused[id(part.pop(table))] = Conflict(table=str(table))
        _add(db, part.values())
    return refused


def _parts(changes: Iterable[Change]) -> list[dict[int, Change]]:
    """Part changes so that each part has a table once, in order."""
    parts: list[dict[int, Change]] = []
    for change in changes:
        for part in parts:
            if change.table not in part:
                break
        else:
            parts.append(part := {})
        part[change.table] = change
    return parts


def _update(db: Connection, changes: Iterable[Change]) -> set[int]:
    """Update tables; return those with conflicting changes, or gone.

    Raises:
        UnknownTable: there is no table for a change without `follows`.
    """
    updates: dict[tuple[bool, tuple[str, ...]], list[list[object]]] = {}
    for change in changes:
        fields = zip(FIELDS, astuple(change), strict=True)
        values = {
            name: cell(value) for name, value in fields if value is not UNSET and name in COLUMNS
        }
        follows = [] if change.follows is UNSET else [change.follows]
        kind = bool(follows), tuple(values)
        updates.setdefault(kind, []).append([*values.values(), *follows, change.table])
    behind = set[Any]()
    for (guarded, columns), rows in updates.items():
        found = db.update(_statement(guarded, columns), rows)
        if len(found) == len(rows):
            continue
        if not guarded:
            raise UnknownTable()
        behind |= {row[-1] for row in rows} - found
    return behind


@lru_cache
def _statement(guarded: bool, columns: Sequence[str]) -> str:
    """Return the statement that sets columns of an unchanged table."""
    values = "".join(f"{name} = ?, " for name in columns)
    only = "changes = ? AND " if guarded else ""
    return f"UPDATE tables SET {values}changes = changes + 1 WHERE {only}id = ?"


def _add(db: Connection, changes: Collection[Change]) -> None:
    """Add the changes' rows beside the tables themselves.

    Raises:
        Conflict: a number in the log is taken, or a message was changed since it was read.
    """
    rows = [(change.table, *astuple(entry)) for change in changes for entry in change.entries]
    if rows:
        try:
            db.executemany(INSERT_ENTRY, rows)
        except KeyTaken as error:
            raise Conflict(table=str(rows[0][0])) from error
    for change in changes:
        if change.seats is not UNSET:
            db.execute('DELETE FROM seats WHERE "table" = ?', (change.table,))
            insert_seats(db, change.table, change.seats)
        for person, message in change.messages.items():
            if not follow_message(db, message, person):
                raise Conflict(table=str(change.table))
    add_of(db, changes)
