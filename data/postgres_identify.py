"""Turns to identify to Discord, among the shards of all processes.

Discord takes one shard of a bucket in five seconds.  A lock in the database keeps other processes from it, one
in memory the other shards of this process: what a session has locked it could lock once more.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress

import psycopg

from data.postgres import Database

IDENTIFY = 2
"""The subject of these advisory locks: the first of two numbers."""

APART = 5.0
"""Seconds from one shard of a bucket to the next."""

AGAIN = 0.25
"""Seconds until the next try meanwhile."""


class Identifying:
    """Turns to identify."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._here: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._ends = set[asyncio.Task[None]]()

    async def turn(self, bucket: int) -> None:
        """Wait until a shard of a bucket may identify, and block others.

        Raises:
            psycopg.Error: the database cannot be asked.
        """
        await self._here[bucket].acquire()
        try:
            while not await self._locked("pg_try_advisory_lock", bucket):  # noqa: ASYNC110
                await asyncio.sleep(AGAIN)
        except BaseException:
            self._here[bucket].release()
            raise
        ending = asyncio.create_task(self._end(bucket))
        self._ends.add(ending)
        ending.add_done_callback(self._ends.discard)

    async def close(self) -> None:
        """End all turns."""
        for ending in self._ends:
            ending.cancel()
        await asyncio.gather(*self._ends, return_exceptions=True)

    async def _end(self, bucket: int) -> None:
        try:
            await asyncio.sleep(APART)
        finally:
            with suppress(psycopg.Error):  # with its connection the lock is gone, too
                await self._locked("pg_advisory_unlock", bucket)
            self._here[bucket].release()

    async def _locked(self, function: str, bucket: int) -> bool:
        statement = f"SELECT {function}({IDENTIFY}, ?::int)"
        return bool((await self._db.execute_fetchall(statement, (bucket,)))[0][0])
