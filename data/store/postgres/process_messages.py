"""Messages in PostgreSQL: rows deleted by their receiver, announced by notification.

A click is a row that is not logged, and belongs to the process that deletes it: its home, or the
sender that takes it back.  A notice about a person is a row for each shard, deleted once it is handled.
Both go by a connection of their own: a notification would delay the answers of a common transaction.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import psycopg

from data.store.connection import Row, explaining
from data.store.errors import StoreError
from data.store.homes import Home
from data.store.lending import Sharing
from data.store.notices import Handler, Notice, ProcessMessages
from data.store.postgres.connection import Database, Identifying, closed_on_failure, connected

logger = logging.getLogger("poeppel.process_messages")

PATIENCE = 1.0
"""Seconds for which a click waits to be taken, then it is taken back; Discord waits for three."""

LATE = 3.0
"""Seconds after which a click is answered no more: its sender has ended before it could take it back."""

LOOK = 1.0
"""Seconds between two looks for what no notification has told of."""

SEND = """
    WITH sent AS (INSERT INTO inbox (shard, click) VALUES (?, ?) RETURNING id)
    SELECT id, pg_notify(?, '') FROM sent
"""
TAKE_BACK = "DELETE FROM inbox WHERE id = ? RETURNING id"
TAKE = """
    DELETE FROM inbox WHERE shard = ANY(?) OR at < extract(epoch FROM clock_timestamp()) - 60
    RETURNING id, click, extract(epoch FROM clock_timestamp()) - at < ?
"""
"""Takes along what is of a shard that there is no more."""
TELL = """
    WITH told AS (
        INSERT INTO notices (shard, kind, person, "table")
        SELECT shard, ?, ?, ? FROM unnest(?) AS shard RETURNING shard
    )
    SELECT pg_notify('home_' || shard, '') FROM told
"""
TOLD = """
    SELECT id, kind, person, "table" FROM notices WHERE shard % ? = ANY(?) ORDER BY id LIMIT 100
"""
"""There may have been more shards when it was told."""
HANDLED = "DELETE FROM notices WHERE id = ? RETURNING id"


class PostgresMessages(ProcessMessages):
    """Messages of a process that shares its database."""

    def __init__(self, url: str, name: str, home: Home) -> None:
        """Write and read the messages of a home.

        Args:
            url: where the database is, perhaps with a password.
            name: what it is called in sentences, without one.
            home: which shards are this process's.
        """
        self._url, self._home = url, home
        self._own = sorted(home.own)
        self._others = sorted(set(range(home.shards)) - home.own)
        self._db = Database(url, name)
        # Who waits for others' tokens must not keep clicks waiting.
        self._lent = Database(url, name)
        self._identifying = Identifying(self._db)
        self._sharing = Sharing()
        self._ear: psycopg.Connection[Row] | None = None
        """What notifications come by."""
        self._file = -1
        """The number of its file: a connection that was lost does not know it any more."""
        self._come = asyncio.Event()
        """Set when something comes; then there is another one, for what comes after that."""
        self._listening = asyncio.Lock()
        self._trouble = ""
        """Why messages cannot be read, as was said last."""

    async def hand_on(self, shard: int, click: bytes) -> bool:
        [(number, _)] = await self._done(SEND, shard, click, f"home_{shard}")
        await asyncio.sleep(PATIENCE)
        return not await self._done(TAKE_BACK, number)

    async def tell(self, notice: Notice, shard: int | None = None) -> None:
        to = self._others if shard is None else [shard]
        if to:
            await self._done(TELL, notice.kind, notice.person, notice.table, to)

    async def identify(self, bucket: int) -> None:
        with explaining(self._db.explained):
            await self._identifying.turn(bucket)

    async def share(self, there: int, kept: int, wanted: int) -> tuple[int, int]:
        exchange = partial(self._sharing.exchange, there=there, kept=kept, wanted=wanted)
        with explaining(self._db.explained):
            return await self._lent.transact(exchange)

    async def serve(self, take: Callable[[bytes], None], handle: Handler) -> None:
        # To handle a notice may take seconds, in which clicks are not to wait.
        try:
            async with asyncio.TaskGroup() as both:
                for work in partial(self._take, take), partial(self._handle_waiting, handle):
                    both.create_task(self._look(work))
        finally:
            self._deaf()

    async def _look(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run *work* on every notification, and regularly in between."""
        while True:
            come = self._come
            try:
                await self._listen()
                await work()
            except StoreError as error:
                self._say_once(str(error))
            else:
                self._say_once("")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await come.wait()

    async def close(self) -> None:
        """Let go of the connections."""
        self._deaf()
        await self._identifying.close()
        await self._lent.close()
        await self._db.close()

    async def _take(self, take: Callable[[bytes], None]) -> None:
        for number, click, in_time in sorted(map(tuple, await self._done(TAKE, self._own, LATE))):
            if in_time:
                take(click)
            else:
                logger.warning("letter %s: a click came too late to be answered", number)

    async def _waiting(self) -> list[Row]:
        return await self._done(TOLD, self._home.shards, self._own)

    async def _drop(self, number: int) -> None:
        await self._done(HANDLED, number)

    def _say_once(self, trouble: str) -> None:
        """Log once why messages cannot be read, and once the recovery."""
        if trouble != self._trouble:
            logger.log(
                logging.ERROR if trouble else logging.INFO,
                "messages of other processes %s",
                f"cannot be read: {trouble}" if trouble else "are read again",
            )
        self._trouble = trouble

    async def _listen(self) -> None:
        """Listen for notifications, again after a lost connection."""
        async with self._listening:
            if self._ear is not None:
                return
            with explaining(self._db.explained):
                self._ear = await self._opened()
            self._file = self._ear.fileno()
            with suppress(NotImplementedError):  # where a loop cannot wait for connections
                asyncio.get_running_loop().add_reader(self._file, self._heard)

    async def _opened(self) -> psycopg.Connection[Row]:
        """Return a connection that listens; a cancelled one is closed."""
        opening = asyncio.ensure_future(asyncio.to_thread(self._connected))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            with suppress(psycopg.Error):
                (await opening).close()
            raise

    def _connected(self) -> psycopg.Connection[Row]:
        ear = connected(self._url)
        with closed_on_failure(ear):
            for shard in self._own:
                ear.execute(f"LISTEN home_{shard}".encode())
        return ear

    def _heard(self) -> None:
        """Handle a notification, or the end of the connection."""
        assert self._ear is not None, "it is heard by it"
        try:
            self._ear.pgconn.consume_input()
            while self._ear.pgconn.notifies():
                pass
        except psycopg.Error:
            self._deaf()
        come, self._come = self._come, asyncio.Event()
        come.set()

    def _deaf(self) -> None:
        """Close the connection for notifications."""
        if self._ear is not None:
            with suppress(NotImplementedError):
                asyncio.get_running_loop().remove_reader(self._file)
            self._ear.close()
            self._ear = None

    async def _done(self, statement: str, *values: Any) -> list[Row]:
        """Run a statement in its own transaction; return its rows.

        Raises:
            StoreError: the database cannot be used.
        """
        with explaining(self._db.explained):
            return await self._db.execute_fetchall(statement, values)
