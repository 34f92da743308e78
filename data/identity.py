"""The connection that holds a process's shards.

As long as it lives, no other process has them.  A lock goes with its connection, and a process learns of that only when it asks.  So it asks all the time, and
whatever could be taken for the other process's work waits for the answer: see `heard`.
"""

from __future__ import annotations

import logging
import os
import selectors
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Thread
from typing import Any

import psycopg

from data.clocks import passed
from data.connection import Row
from data.postgres import closed_on_failure, connected
from data.store_errors import DatabaseUnusable, ShardInUse

logger = logging.getLogger("poeppel.store")

PATIENCE = 5.0
"""Seconds to wait for a shard whose holder has just ended: it is let go of a moment later."""

AGAIN = 0.05
"""Seconds until the next try meanwhile."""

SHARD = 1
"""The subject of these advisory locks: the first of two numbers."""

EVERY = 0.5
"""Seconds between two questions."""

HEARD = 2.0
"""Seconds for which an answer holds, from the moment of its question."""

APART = 30.0
"""Seconds by which the database's clock may differ from this computer's: each table's times are by both."""

STARTING, RUNNING = "poeppel starting", "poeppel"
"""What the connection is called in PostgreSQL: which processes serve people, and which only begin to."""

LOST: dict[str, Any] = {"tcp_user_timeout": 10_000}
"""After how many milliseconds without an answer to what was sent the network is taken for lost."""

wall = time.time
"""This computer's clock."""


def others(db: psycopg.Connection[Any]) -> int:
    """Return the number of other processes that serve a database."""
    [(count,)] = db.execute(
        "SELECT count(DISTINCT pid) FROM pg_locks JOIN pg_stat_activity USING (pid) "
        "WHERE locktype = 'advisory' AND classid = %s::bigint AND objsubid = 2 AND granted "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
        "AND pid <> pg_backend_pid() AND application_name <> %s::text",
        (SHARD, STARTING),
    ).fetchall()
    return int(count)


class Identity:
    """A process's hold of its shards."""

    def __init__(self, url: str, name: str) -> None:
        """Connect, and hold nothing yet.

        Args:
            url: where the database is, perhaps with a password.
            name: what it is called in sentences, without one.

        Raises:
            psycopg.Error: there is no connection.
            DatabaseUnusable: its clock is not this computer's.
        """
        self.db: psycopg.Connection[Row] = connected(url, application_name=STARTING, **LOST)
        self._name = name
        self._held = set[int]()
        self._heard = passed()
        self._asks: Thread | None = None
        self._ends, self._end = os.pipe()
        with closed_on_failure(self.db):
            self._check_clock()

    def hold(self, shards: Iterable[int]) -> None:
        """Keep other processes from holding the same shards.

        Raises:
            ShardInUse: another one does.
        """
        until = time.monotonic() + PATIENCE
        for shard in sorted(set(shards) - self._held):
            while not self._taken(shard):
                if time.monotonic() > until:
                    raise ShardInUse(file=self._name, shard=str(shard))
                time.sleep(AGAIN)
            self._held.add(shard)

    def running(self) -> None:
        """Let others see that this process serves people."""
        self.db.execute("SELECT set_config('application_name', %s::text, false)", (RUNNING,))

    def guard(self, lost: Callable[[], None]) -> None:
        """Check the connection in a thread; call *lost* there when it ends."""
        self._asks = Thread(target=self._ask, args=(lost,), name="identity", daemon=True)
        self._asks.start()

    @property
    def heard(self) -> bool:
        """Return whether the last answer still excludes another process's claim."""
        return self._asks is None or passed() - self._heard <= HEARD

    def close(self) -> None:
        """Let go of the shards, then of the connection."""
        os.write(self._end, b".")
        if self._asks is not None:
            self._asks.join(HEARD)
        with suppress(psycopg.Error):
            self.db.execute("SELECT pg_advisory_unlock_all()")
        self.db.close()
        os.close(self._end)
        os.close(self._ends)

    def _ask(self, lost: Callable[[], None]) -> None:
        try:
            with selectors.DefaultSelector() as ready:
                ready.register(self._ends, selectors.EVENT_READ)
                # Whatever comes unasked is the end of the connection, or is read with the answer.
                ready.register(self.db.fileno(), selectors.EVENT_READ)
                while True:
                    asked = passed()
                    self.db.execute("SELECT 1")
                    self._heard = asked
                    if any(key.fd == self._ends for key, _ in ready.select(EVERY)):
                        return
        except psycopg.Error as error:
            reason = " ".join(str(error).split())
            logger.critical("The hold of this process on its shards is lost: %s", reason)
            lost()

    def _taken(self, shard: int) -> bool:
        """Take a shard, unless another process holds it; return whether that went."""
        statement = "SELECT pg_try_advisory_lock(%s::int, %s::int)"
        return bool(self.db.execute(statement, (SHARD, shard)).fetchall()[0][0])

    def _check_clock(self) -> None:
        before = wall()
        [(there,)] = self.db.execute(
            "SELECT extract(epoch FROM clock_timestamp())::double precision"
        ).fetchall()
        if abs(apart := (before + wall()) / 2 - there) > APART:
            reason = (
                f"this computer's clock is {abs(apart):.0f} seconds "
                f"{'ahead of' if apart > 0 else 'behind'} its own, so have both set by the network"
            )
            raise DatabaseUnusable(file=self._name, reason=reason)
