"""How fast answers are stored in PostgreSQL, against SQLite: the same store, rows and durability.

In turn, as `storage` does it.  PostgreSQL runs on the same machine and takes part of its processors; what
counts as processor time is that of the bot's process alone.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from data.store.postgres.store import PostgresStore
from data.store.sql_store import SqlStore
from data.store.sqlite_store import SqliteStore
from tests.bench.storage import UNITS, Round, all_stored, compared, in_turn, places, table
from tests.bench.table import Row, counted, limited
from tests.postgres import Databases, Server, databases, programs, why_not


@contextmanager
def database(folder: str | None) -> Iterator[str]:
    """Make a database that keeps what it has stored, in a folder; without programs, any."""
    if programs():
        server = Server(folder, hasty=False)
        try:
            yield Databases(server.url("postgres")).make()
        finally:
            server.stop()
    else:
        yield databases().make()


async def _measured(tables: int, seconds: float, folder: Path, url: str) -> dict[str, list[Round]]:
    stores: dict[str, SqlStore] = {
        "PostgreSQL": await PostgresStore.open(url),
        "SQLite": await SqliteStore.open(folder / f"{tables}.sqlite3"),
    }
    answers = {
        name: dict.fromkeys([await store.open_table(table()) for _ in range(tables)], 0)
        for name, store in stores.items()
    }
    ways = {name: (store.commit, answers[name]) for name, store in stores.items()}
    rounds = await in_turn(ways, seconds)
    for name, store in stores.items():
        await all_stored(store, answers[name])
        await store.close()
    return rounds


def rows(full: bool = True) -> Iterator[Row]:
    """Measure with one table and with many, in memory and on the disk."""
    if why_not():
        return
    for where, folder in places().items():
        with ExitStack() as stack:
            files = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=folder)))
            for tables in (1, 50 if full else 3):
                url = stack.enter_context(database(folder))
                work = _measured(tables, 10 if full else 0.2, files, url)
                rounds, what = asyncio.run(limited(work)), f"PostgreSQL {where}, {counted(tables)}"
                aimed = folder is None and tables > 1
                for field, aim in zip(UNITS, ("at least 0.6", "at most 1.2", "", ""), strict=True):
                    yield compared(field, rounds, what, "SQLite", aim if aimed else "")
