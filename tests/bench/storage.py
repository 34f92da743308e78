"""How fast answers are stored: the store against one plain aiosqlite transaction per answer.

Both write the same rows to files of their own, with the same durability, in turn, so that whatever
else the machine does slows down both.  Each table gives its next answer as soon as the last one is
stored, which no bot will ever do.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

import aiosqlite

from data.records import Change, Entry, SeatRecord, TableRecord
from data.store import SqliteStore
from tests.bench.table import ROUNDS, Row, counted, percent

Commit = Callable[[Change], Awaitable[None]]

# Sizes as in the classic game for four.
EVENTS = b'[{"type":"Rolled","seat":2,"pips":[6]},{"type":"Moved","seat":2,"piece":1,"to":"B12"}]'
SNAPSHOT = b'{"positions":[[-1,3,17,40],[0,5,-1,-1],[38,41,42,43],[-1,-1,-1,-1]],"turn":2}' * 4


def table() -> TableRecord:
    """A running table for four."""
    return TableRecord(
        status="running",
        game="classic",
        version=1,
        setup=b'{"preset":"classic"}',
        host=1,
        server=1,
        channel=1,
        seed=bytes(32),
        seats=[SeatRecord(seat, person=seat + 1) for seat in range(4)],
        snapshot=SNAPSHOT,
    )


def answer(of: int, seq: int) -> Change:
    """An answer like any other; with every second a new turn begins."""
    entry = Entry(seq, 2, "move 1", 4, b"", EVENTS, 1e9 + seq)
    change = Change(table=of, entries=[entry], seq=seq + 1, due=1e9 + seq, changed_at=1e9 + seq)
    if seq % 2:
        change.snapshot, change.snapshot_seq, change.snapshot_chances = SNAPSHOT, seq, seq
    return change


def plain(db: aiosqlite.Connection) -> Commit:
    """One transaction per answer, as one writes it at first."""
    lock = asyncio.Lock()

    async def commit(change: Change) -> None:
        [e] = change.entries
        row = (change.table, e.seq, e.seat, e.action, e.by, e.question, e.events, e.at, e.itself)
        update = "UPDATE tables SET seq = ?, due = ?, changed_at = ?"
        values: list[Any] = [change.seq, change.due, change.changed_at]
        if isinstance(change.snapshot, bytes):
            update += ", snapshot = ?, snapshot_seq = ?, snapshot_chances = ?"
            values += [change.snapshot, change.snapshot_seq, change.snapshot_chances]
        async with lock:
            await db.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            await db.execute(f"{update} WHERE id = ?", [*values, change.table])
            await db.commit()

    return commit


async def play(
    commit: Commit, answers: dict[int, int], seconds: float
) -> tuple[float, list[float]]:
    """Let all tables answer for a while; commits per second and how long each took."""
    took: list[float] = []
    started = perf_counter()

    async def at(of: int) -> None:
        while (before := perf_counter()) < started + seconds:
            await commit(answer(of, answers[of]))
            answers[of] += 1
            took.append(perf_counter() - before)

    await asyncio.gather(*(at(of) for of in answers))
    return len(took) / (perf_counter() - started), took


def summary(rounds: list[tuple[float, list[float]]]) -> tuple[float, float, float]:
    """Return medians over the rounds: commits a second, and p50 and p99 of one in milliseconds."""

    def ms(percentile: int) -> float:
        return statistics.median(percent(took, percentile) for _, took in rounds) * 1e3

    return statistics.median(rate for rate, _ in rounds), ms(50), ms(99)


async def _measure(
    tables: int, seconds: float, folder: Path
) -> dict[str, list[tuple[float, list[float]]]]:
    async with AsyncExitStack() as stack:
        store = await SqliteStore.open(folder / "ours.sqlite3")
        stack.push_async_callback(store.close)
        # The plain way gets a database made by the store, with the same tables and indexes.
        made = await SqliteStore.open(folder / "plain.sqlite3")
        ids = [await store.open_table(table()) for _ in range(tables)]
        assert ids == [await made.open_table(table()) for _ in range(tables)]
        await made.close()
        db = await stack.enter_async_context(aiosqlite.connect(folder / "plain.sqlite3"))
        for pragma in "synchronous = FULL", "foreign_keys = ON":
            await db.execute(f"PRAGMA {pragma}")

        ways = {"store": store.commit, "plain": plain(db)}
        answers = {way: dict.fromkeys(ids, 0) for way in ways}
        rounds: dict[str, list[tuple[float, list[float]]]] = {way: [] for way in ways}
        for _ in range(ROUNDS):
            for way, commit in ways.items():
                each = seconds / ROUNDS / len(ways)
                rounds[way].append(await play(commit, answers[way], each))
        stored = sum([len(await store.log(id)) for id in ids])
        assert stored == sum(answers["store"].values()), "not all that was acknowledged is there"

    return rounds


def measure(tables: int, seconds: float) -> dict[str, list[tuple[float, list[float]]]]:
    """Measure for about so many seconds; of both ways, what `play` returned in each round."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(tables, seconds, Path(folder)))


def rows(full: bool = True) -> Iterator[Row]:
    """Measure with one table and with many that answer at the same time."""
    for tables, aim in (1, ""), (50 if full else 3, "at least 10"):
        rounds = measure(tables, 10 if full else 0.2)
        store, plain = (summary(done) for done in rounds.values())
        ratio = statistics.median(
            ours / theirs for (ours, _), (theirs, _) in zip(*rounds.values(), strict=True)
        )
        what, beside = f"storage, {counted(tables)}", "a plain transaction each"
        a_second, p50, p99 = zip(store, plain, strict=True)
        yield Row(f"{what}: answers", a_second[0], "/s", beside, a_second[1], ratio, aim)
        yield Row(f"{what}: p50", p50[0], "ms", beside, p50[1], p50[0] / p50[1])
        limit = "below 5 ms" if aim else ""
        yield Row(f"{what}: p99", p99[0], "ms", beside, p99[1], p99[0] / p99[1], limit)
