"""The places where a store keeps things, so that each test of stores runs in all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

import pytest

from data.store.postgres.store import PostgresStore
from data.store.sql_store import SqlStore
from data.store.sqlite_store import SqliteStore
from tests.databases import made
from tests.postgres import databases, why_not


class Place(Protocol):
    """Where a store keeps things, so that it can be opened again."""

    numbered: str
    """The statement that has tables numbered from a number on."""

    def __init__(self, folder: Path) -> None: ...

    async def open(self) -> SqlStore: ...


class SqliteFile:
    """A file in a folder of the test's own."""

    numbered = "UPDATE sqlite_sequence SET seq = ?"

    def __init__(self, folder: Path) -> None:
        self.path = folder / "poeppel.sqlite3"

    async def open(self) -> SqliteStore:
        return await SqliteStore.open(made(self.path))


class PostgresDatabase:
    """A database on a server of the tests' own."""

    numbered = "SELECT setval('tables_id_seq', ?)"

    def __init__(self, folder: Path) -> None:
        self.url = databases().migrated()

    async def open(self) -> PostgresStore:
        return await PostgresStore.open(self.url)


needs_postgres = pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is one")

PLACES: list[Any] = [SqliteFile, pytest.param(PostgresDatabase, marks=needs_postgres)]
