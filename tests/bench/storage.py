"""How fast answers are stored: the store against one plain aiosqlite transaction per answer.

Both write the same rows to files of their own, with the same durability, in turn, so that whatever
else the machine does slows down both.  Each table gives its next answer as soon as the last one is
stored, which no bot will ever do.  Once in memory, where flushing costs nothing and what we compute
counts, and once on the disk, where to flush once for many counts.

Besides: how long answers of people take while finished games are packed and deleted, against the
same without, and how many bytes a finished game takes.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import aiosqlite
from msgspec import Struct, structs

from cogs.operator.maintenance import BREATH
from data.records import Change, Entry, SeatRecord, TableRecord
from data.store.sql_store import SqlStore
from data.store.sqlite_store import SqliteStore
from engine.catalog import CARD_RACE, CATALOG
from engine.hosting.actions.lobby import join
from engine.hosting.service.tables import Tables
from engine.players import reply
from tests.bench.table import ROUNDS, Row, counted, limited, percent

Commit = Callable[[Change], Awaitable[None]]

GAMES, SHORT = 5, (CARD_RACE.key,)
"""How many games of each kind are played to their ends, or of a short one for a moment."""

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


UNITS = {"answers": "/s", "processor": "µs", "p50": "ms", "p99": "ms"}


class Round(Struct, frozen=True):
    """A while in which all tables have answered."""

    answers: float
    processor: float
    """Time of the bot's process alone, for each answer."""
    p50: float
    p99: float


async def in_turn(
    ways: Mapping[str, tuple[Commit, dict[int, int]]], seconds: float
) -> dict[str, list[Round]]:
    """Let all tables answer, each way in turn, for about so many seconds in all."""
    found: dict[str, list[Round]] = {way: [] for way in ways}
    for _ in range(ROUNDS):
        for way, (commit, answers) in ways.items():
            began = process_time()
            rate, took = await play(commit, answers, seconds / ROUNDS / len(ways))
            spent = (process_time() - began) / len(took) * 1e6
            p50, p99 = (percent(took, each) * 1e3 for each in (50, 99))
            found[way].append(Round(rate, spent, p50, p99))
    return found


def compared(
    field: str, rounds: Mapping[str, Sequence[Round]], what: str, beside: str, aim: str = ""
) -> Row:
    """Return the medians of both ways."""
    ours, theirs = (
        statistics.median(getattr(each, field) for each in own) for own in rounds.values()
    )
    return Row(f"{what}: {field}", ours, UNITS[field], beside, theirs, aim)


async def all_stored(store: SqlStore, answers: Mapping[int, int]) -> None:
    stored = sum([len(await store.log(each)) for each in answers])
    assert stored == sum(answers.values()), "not all that was acknowledged is there"


def places() -> dict[str, str | None]:
    """Return the folders where files are written: in memory, where Linux has some, and on the disk."""
    memory = Path("/dev/shm")
    return ({"in memory": str(memory)} if memory.is_dir() else {}) | {"on the disk": None}


async def measured(tables: int, seconds: float, folder: Path) -> dict[str, list[Round]]:
    """Measure the store and the plain way."""
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
        answers = dict.fromkeys(ids, 0)
        ways = {"store": (store.commit, answers), "plain": (plain(db), answers.copy())}
        rounds = await in_turn(ways, seconds)
        await all_stored(store, answers)
    return rounds


async def over(store: SqliteStore, games: int, answers: int) -> None:
    """Play so many games to their ends, on four servers."""
    for game in range(games):
        begun = table()
        begun.server = 1 + game % 4
        id = await store.open_table(begun)
        await asyncio.gather(*(store.commit(answer(id, seq)) for seq in range(answers)))
        await store.commit(Change(table=id, status="ended", due=None, changed_at=1.0))


async def chores(store: SqliteStore, seconds: float) -> None:
    """Do what is done every hour, as long as there is something to be done, and time."""
    until = perf_counter() + seconds
    portions: list[Callable[[], Awaitable[object]]] = [partial(store.pack, 1e9)]
    portions += [partial(store.delete_over, of, 1e9) for of in (1, 2)]
    for portion in portions:
        some: object = True
        while some and perf_counter() < until:
            some = await portion()
            await asyncio.sleep(BREATH)
    await store.forget_server(3)


async def _beside(games: int, seconds: float, folder: Path) -> dict[str, list[float]]:
    """Let people answer now and then, in turn without and beside chores; return how long each took."""
    store = await SqliteStore.open(folder / "chores.sqlite3")
    await over(store, games, 400)
    ids = [await store.open_table(table()) for _ in range(20)]
    answers, found = dict.fromkeys(ids, 0), {"chores": list[float](), "nothing": list[float]()}

    async def at(of: int, until: float, took: list[float]) -> None:
        while (began := perf_counter()) < until:
            await store.commit(answer(of, answers[of]))
            answers[of] += 1
            took.append(perf_counter() - began)
            await asyncio.sleep(BREATH)

    for _ in range(3):
        for what, took in found.items():
            each = seconds / 6
            people = [at(of, perf_counter() + each, took) for of in ids]
            others = [chores(store, each)] if what == "chores" else []
            await asyncio.gather(*people, *others)
    await store.close()
    return found


async def _bytes(kinds: Iterable[str], folder: Path) -> dict[str, tuple[float, float]]:
    """Return how many bytes a finished game of each kind takes, packed and before."""
    file, random = folder / "bytes.sqlite3", Random(1)
    store = await SqliteStore.open(file)
    tables, taken = Tables(store), dict[str, tuple[float, float]]()
    for game in kinds:
        sizes = [await _size(store, file)]
        for _ in range(GAMES):
            await whole(tables, game, random)
        sizes.append(await _size(store, file))
        while await store.pack(float("inf")):
            pass
        empty, before, packed = *sizes, await _size(store, file)
        taken[game] = (packed - empty) / GAMES, (before - empty) / GAMES
    await store.close()
    return taken


async def _size(store: SqliteStore, file: Path) -> int:
    """Return how many bytes of a database are in use."""
    with closing(sqlite3.connect(file)) as db:
        [[pages]], [[free]] = db.execute("PRAGMA page_count"), db.execute("PRAGMA freelist_count")
        [[size]] = db.execute("PRAGMA page_size")
    return int((pages - free) * size)


async def whole(tables: Tables, game: str, random: Random, server: int = 1) -> None:
    """Play a game of three people to its end, who play as computers do."""
    session = await tables.lobbies.open(game, "book", 1, server, 1, 1)
    for guest in (2, 3):
        joined = partial(join, person=guest, click=guest)
        session = await tables.lobbies.set_up(session.record.id, joined)
    session = await tables.lobbies.start(session.record.id, 1, 1)
    levels = dict.fromkeys(session.owners(), CATALOG[game].levels["normal"])
    while session.play is not None and session.record.is_open:
        seat, action = reply(session.play, levels, random)
        person, number = session.controller(seat).person, session.play.number(seat)
        session = await tables.act(session.record.id, person or 0, number, action)


def rows(full: bool = True) -> Iterator[Row]:
    """Measure with one table and with many that answer at the same time, and what is left of them."""
    for what, folder in places().items():
        yield from _rows(full, what, folder)
    with tempfile.TemporaryDirectory() as folder:
        took = asyncio.run(limited(_beside(240 if full else 2, 30 if full else 0.6, Path(folder))))
    ours, theirs = (max(each) * 1e3 for each in took.values())
    what, beside = "storage on the disk, the slowest answer beside chores", "without chores"
    yield Row(what, ours, "ms", beside, theirs, "nobody waits for 50 ms")
    with tempfile.TemporaryDirectory(dir=next(iter(places().values()))) as folder:
        taken = asyncio.run(limited(_bytes(CATALOG if full else SHORT, Path(folder))))
    for game, (packed, before) in taken.items():
        what, beside = f"stored of a finished game, {game}", "before it is packed"
        yield Row(what, packed / 1e3, "KB", beside, before / 1e3, "at most 12 KB", before / packed)


def _rows(full: bool, where: str, folder: str | None) -> Iterator[Row]:
    """Measure where files are written to a *folder*."""
    alone, many = {"in memory": ("at least 1.5", ""), "on the disk": ("", "at least 12")}[where]
    for tables, aim in (1, alone), (50 if full else 3, many):
        with tempfile.TemporaryDirectory(dir=folder) as files:
            work = measured(tables, 10 if full else 0.2, Path(files))
            rounds = asyncio.run(limited(work))
        ratio = statistics.median(
            ours.answers / theirs.answers for ours, theirs in zip(*rounds.values(), strict=True)
        )
        row = partial(compared, rounds=rounds, what=f"storage {where}, {counted(tables)}")
        beside = "a plain transaction each"
        yield structs.replace(row("answers", beside=beside, aim=aim), ratio=ratio)
        yield row("p50", beside=beside)
        yield row("p99", beside=beside, aim="below 5 ms" if tables > 1 else "")
