"""Ends of games: bytes of a result, time of an end with results, and what weighing keeps.

An end with results stands beside the same end on a server that keeps none: both are counted for what
people are shown.  Each pair is measured in turn, in seconds of the processor, so that other programs
matter less.
"""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import statistics
import tempfile
import tracemalloc
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import process_time

from msgspec import json
from msgspec.structs import replace

from data.store.sqlite_store import SqliteStore
from engine.hosting.service.tables import Tables
from engine.hosting.state.settings import Server
from engine.hosting.statistics.luck_analysis import weighed
from tests.bench.results import season
from tests.bench.storage import answer, table, whole
from tests.bench.table import Row, limited
from tests.data.sample import add_results

SERVER = 2**62
"""An id as long as Discord's get."""
OWN, NONE = 1, 2
"""Servers of which the second keeps no results."""


async def filled(path: Path, games: int) -> SqliteStore:
    """Return a store with the results of a season."""
    store, (rows, captures) = await SqliteStore.open(path), season(games, Random(1))
    plain = [replace(each, server=SERVER, mistakes="") for each in rows]
    for first in range(0, len(plain), 20_000):
        await add_results(store, plain[first : first + 20_000], [])
    await add_results(store, [], captures)
    return store


def sizes(path: Path) -> tuple[float, float]:
    """Return the bytes of a row of results, and with its part of indexes."""
    with closing(sqlite3.connect(path)) as db:
        [(rows,)] = db.execute("SELECT count(*) FROM results")
        [(payload,)] = db.execute("SELECT sum(payload) FROM dbstat WHERE name = 'results'")
        [(pages,)] = db.execute("SELECT sum(pgsize) FROM dbstat WHERE name LIKE 'results%'")
    return payload / rows, pages / rows


async def commits(store: SqliteStore, games: int) -> float:
    """Return how much longer a commit with results takes than one without, at its median."""
    rows, captures = season(1, Random(2))
    took = {True: list[float](), False: list[float]()}
    for game in range(2 * games):
        of, with_results = await store.open_table(table()), bool(game % 2)
        change = answer(of, 0)
        change.status = "ended"
        if with_results:
            new = of + 10**6
            change.results = tuple(replace(each, table=new) for each in rows)
            change.captures = tuple(replace(each, table=new) for each in captures)
        began = process_time()
        await store.commit(change)
        took[with_results].append(process_time() - began)
    return statistics.median(took[True]) / statistics.median(took[False])


async def ends(store: SqliteStore, games: int) -> tuple[float, float]:
    """Return the seconds of the answers that end games, with results and without."""
    tables, took = Tables(store), dict[int, list[float]]({OWN: [], NONE: []})
    await store.save_server(NONE, json.encode(Server(results_days=0)))
    save = tables.memory.save

    async def timed(session, change, *, seen=True):  # type: ignore[no-untyped-def]
        began = process_time()
        saved = await save(session, change, seen=seen)
        if change.status == "ended":
            took[session.record.server].append(process_time() - began)
        return saved

    tables.memory.save = timed  # type: ignore[method-assign]
    for game in range(games):
        for server in (OWN, NONE):
            await whole(tables, "classic", Random(game), server)
    return statistics.median(took[OWN]), statistics.median(took[NONE])


async def kept(store: SqliteStore, times: int) -> float:
    """Return by how many KB memory grows when a game is weighed so many times."""
    tables = Tables(store)
    [of] = (await store.unweighed(1, 1))[:1]
    session, rows = await tables.memory.stored(of), await store.log(of)
    found = await store.results_at([of])

    def sized() -> int:
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    for _ in range(min(3, times)):
        weighed(session, rows, found)
    before = sized()
    for _ in range(times):
        weighed(session, rows, found)
    grown = sized() - before
    tracemalloc.stop()
    return grown / 1e3


async def _measure(folder: Path, full: bool) -> list[Row]:
    games = 25_000 if full else 50
    store = await filled(folder / "season.sqlite3", games)
    row, indexed = sizes(folder / "season.sqlite3")
    longer = await commits(store, 1000 if full else 5)
    await store.close()
    store = await SqliteStore.open(folder / "ends.sqlite3")
    own, none = await ends(store, 30 if full else 1)
    grown = await kept(store, 50 if full else 1)
    await store.close()
    return [
        Row("results, a row", row, "bytes", "with its indexes", indexed, "at most 120"),
        Row("results, a commit of the store with them", longer, "times", "without", 1.0),
        Row("results, the end of a game with its counting", own * 1e3, "ms", "without results", none * 1e3, "at most 1.05"),
        Row("results, kept after 50 weighings", max(0.0, grown), "KB", aim="at most 500 KB"),
    ]  # fmt: skip


def rows(full: bool = True) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(limited(_measure(Path(folder), full)))
