"""How fast answers are stored in PostgreSQL, against SQLite: the same store, rows and durability.

In turn, as `storage` does it.  PostgreSQL runs on the same machine and takes part of its processors; what
counts as processor time is that of the bot's process alone.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import process_time

from msgspec import Struct

from data.store.postgres.store import PostgresStore
from data.store.sql_store import SqlStore
from data.store.sqlite_store import SqliteStore
from tests.bench.storage import places, play, table
from tests.bench.table import ROUNDS, Row, counted, limited, percent
from tests.postgres import Databases, Server, databases, programs, why_not


class Round(Struct, frozen=True):
    """What a store came to in a while."""

    rate: float
    """Answers a second."""
    processor: float
    """Seconds of the bot's processor for each."""
    p50: float
    p99: float


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


async def _measure(tables: int, seconds: float, folder: Path, url: str) -> list[list[Round]]:
    """Let all tables answer in turn; return the rounds of PostgreSQL and of SQLite."""
    found = [list[Round](), list[Round]()]
    stores: list[SqlStore] = [
        await PostgresStore.open(url),
        await SqliteStore.open(folder / f"{tables}.sqlite3"),
    ]
    answers = [
        dict.fromkeys([await store.open_table(table()) for _ in range(tables)], 0)
        for store in stores
    ]
    for _ in range(ROUNDS):
        for number, store in enumerate(stores):
            began = process_time()
            rate, took = await play(store.commit, answers[number], seconds / ROUNDS / 2)
            spent = (process_time() - began) / len(took)
            found[number].append(Round(rate, spent, percent(took, 50), percent(took, 99)))
    for number, store in enumerate(stores):
        stored = sum([len(await store.log(each)) for each in answers[number]])
        assert stored == sum(answers[number].values()), "not all that was acknowledged is there"
        await store.close()
    return found


def rows(full: bool = True) -> Iterator[Row]:
    """Measure with one table and with many, in memory and on the disk."""
    if why_not():
        return
    for where, folder in places().items():
        with ExitStack() as stack:
            files = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=folder)))
            for tables in (1, 50 if full else 3):
                url = stack.enter_context(database(folder))
                both = asyncio.run(limited(_measure(tables, 10 if full else 0.2, files, url)))
                aimed = folder is None and tables > 1
                yield from _rows(f"PostgreSQL {where}, {counted(tables)}", both, aimed)


def _rows(what: str, both: list[list[Round]], aimed: bool) -> Iterator[Row]:
    postgres, sqlite = (_median(each) for each in both)
    aims = ("at least 0.6", "at most 1.2") if aimed else ("", "")
    for name, unit, field, scale, aim in (
        ("answers", "/s", "rate", 1, aims[0]),
        ("processor", "µs", "processor", 1e6, aims[1]),
        ("p50", "ms", "p50", 1e3, ""),
        ("p99", "ms", "p99", 1e3, ""),
    ):
        ours, theirs = (getattr(each, field) * scale for each in (postgres, sqlite))
        yield Row(f"{what}: {name}", ours, unit, "SQLite", theirs, aim)


def _median(rounds: list[Round]) -> Round:
    fields = Round.__struct_fields__
    return Round(*(statistics.median(getattr(each, field) for each in rounds) for field in fields))
