"""Where a week is stored: in a file, or in a PostgreSQL database that several processes share.

Both outlive a kill as they lie there at that moment: nothing that the process does on its way out gets in.
"""

from __future__ import annotations

import asyncio
import shutil
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import psycopg
from msgspec import structs

from cogs import client, workers
from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings, Worker
from data.store import lending
from data.store.addresses import Postgres
from data.store.homes import Home
from data.store.postgres import connection, process_messages, store

SELDOM = 100
"""By how much workers ask seldomer for requests and letters: each question would stop the time of both."""

WRITTEN = "pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
"""Bytes that a server has written into its log since it was made."""


class Storage(ABC):
    """The database of the bot's lives."""

    settings: Settings

    @property
    def home(self) -> Home:
        return self.settings.home

    @abstractmethod
    async def cut(self, bot: Poeppel) -> None:
        """Leave the present contents to the next life, and nothing that comes later."""

    @abstractmethod
    async def sizes(self, bot: Poeppel) -> tuple[int, int, int]:
        """Return the bytes of the database, those in use, and those of the day's log."""

    def look(self) -> None:  # noqa: B027 - a log that grows is looked at once
        """Look at the log, which may shrink before the day's end."""

    @contextmanager
    def patched(self, now: Any, passed: Any) -> Iterator[None]:
        """Tell the time of the week to all that would ask the computer."""
        yield


class InFile(Storage):
    """A SQLite file, another one after each kill."""

    def __init__(self, folder: Path) -> None:
        self._lives = (Settings(database=folder / f"life-{n}.sqlite3") for n in count(1))
        self.settings, self._log = next(self._lives), 0

    async def cut(self, bot: Poeppel) -> None:
        copied = asyncio.get_running_loop().create_future()
        former, self.settings = self.settings.file, next(self._lives)
        for file in former.parent.glob("life-*"):
            if not file.name.startswith(former.name):
                file.unlink()
        bot.store._db.hand_over(
            lambda _: [
                shutil.copy(f"{former}{end}", f"{self.settings.file}{end}") for end in ("", "-wal")
            ],
            copied.set_result,
        )
        assert isinstance(await copied, list), copied.result()

    async def sizes(self, bot: Poeppel) -> tuple[int, int, int]:
        read, log, self._log = bot.store._read, self._log, 0
        [(pages,)], [(size,)] = await read("PRAGMA page_count"), await read("PRAGMA page_size")
        [(free,)] = await read("PRAGMA freelist_count")
        return _size(self.settings.file), (pages - free) * size, log

    def look(self) -> None:
        self._log = max(self._log, _size(Path(f"{self.settings.file}-wal")))


class InPostgres(Storage):
    """A database of two workers, each life with a role of its own, which goes with it."""

    def __init__(self, url: str, worker: int, folder: Path) -> None:
        """Begin the lives of a *worker*, the first or the second."""
        self._url, self._lives = url, (f"life_{worker}_{n}" for n in count(1))
        self._chosen = Settings(shards=2, worker=Worker(worker, 2), films=folder)
        self._live()
        [(self._log,)] = self._ask(f"SELECT {WRITTEN}")

    def _live(self) -> None:
        self._role, parts = next(self._lives), urlsplit(self._url)
        self._ask(f"CREATE ROLE {self._role} SUPERUSER LOGIN")
        url = parts._replace(netloc=f"{self._role}@").geturl()
        self.settings = structs.replace(self._chosen, database=Postgres(url))

    def _ask(self, statement: str) -> list[Any]:
        with psycopg.connect(self._url, autocommit=True) as db:
            found = db.execute(statement.encode())
            return found.fetchall() if found.description else []

    async def cut(self, bot: Poeppel) -> None:
        self._ask(f"ALTER ROLE {self._role} NOLOGIN")
        connections = f"pg_stat_activity WHERE usename = '{self._role}'"
        self._ask(f"SELECT pg_terminate_backend(pid, 5000) FROM {connections}")
        self._live()

    async def sizes(self, bot: Poeppel) -> tuple[int, int, int]:
        [(size, log)] = self._ask(f"SELECT pg_database_size(current_database()), {WRITTEN}")
        self._log, before = log, self._log
        return size, size, log - before

    @contextmanager
    def patched(self, now: Any, passed: Any) -> Iterator[None]:
        with ExitStack() as held:
            for place, name, instead in (
                (store, "wall", now),
                (workers, "passed", passed),
                (connection, "IDLE", 0),  # a process may be slow, as its time stands
                (lending, "LOCK", "SELECT pg_advisory_xact_lock(3)"),  # as long as that takes
                (client, "lost", lambda: None),  # it is logged, and no process ends here
                (workers, "EVERY", workers.EVERY * SELDOM),
                (workers, "HOLDS", lending.HOLDS * SELDOM),
                (lending, "GONE", lending.GONE * SELDOM),
                (process_messages, "LOOK", process_messages.LOOK * SELDOM),
            ):
                held.enter_context(patch.object(place, name, instead))
            yield


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0
