"""Whoever is deleted, a person or a server, is nowhere in the database then, and nobody else is touched."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, structs
from msgspec.structs import replace

from data.records import Capture, Change
from data.store import sqlite_store
from data.store.sqlite_store import SqliteStore
from engine.hosting.actions.lobby import invite, join, set_options
from engine.hosting.service.tables import Tables
from engine.hosting.state.setups import Setup
from tests.data.sample import add_results, hand, results
from tests.data.test_podiums import PODIUM, message_of

PERSON, SERVER = 123_456_789_012_345_678, 223_456_789_012_345_678
LONGER = PERSON * 10 + 9
"""An id that the other is a part of."""
OTHERS = [PERSON + 1, LONGER, 777]

Rows = dict[str, list[tuple[Any, ...]]]


async def fill(file: Path) -> None:
    """Play at some tables of two servers, with the person and without."""
    store = await SqliteStore.open(file)
    try:
        tables = Tables(store)
        for server, people in [(SERVER, [PERSON, *OTHERS]), (SERVER + 1, [*OTHERS, PERSON])]:
            for begun in (True, False):
                host, *guests = people
                session = await tables.lobbies.open("classic", "book", host, server, 5, 6)
                table = session.record.id
                await tables.lobbies.set_up(
                    table, partial(invited, host=host, people=[*guests, 888])
                )
                for guest in guests[: 3 if begun else 1]:
                    await tables.lobbies.set_up(table, partial(joined, person=guest))
                if begun:
                    session = await tables.lobbies.start(table, host, 8)
                    for _ in range(20):
                        seat, play = session.waiting()[0], session.play
                        assert play is not None
                        person = session.controller(seat).person
                        assert person is not None
                        action = play.options(seat)[0]
                        session = await tables.act(table, person, play.number(seat), action)
                    await tables.propose_end(table, host)
                for person in people:
                    own = hand(
                        table, person, server=server, key=f"{table}-{people.index(person)}-0"
                    )
                    await store.commit(Change(table=table, messages=own))
            await store.save_server(server, b"{}")
            rows = results(session.record.id + 100, *people, server=server)
            await add_results(store, rows, [Capture(session.record.id + 100, 0, 1, 2)])
            placed = [replace(PODIUM.places[0], person=each) for each in people]
            podium = replace(PODIUM, server=server, places=placed)
            await store.add_podium(podium, message_of(podium))
        for person in (PERSON, *OTHERS):
            await store.save_person(person, b'{"language": "de"}')
    finally:
        await store.close()


def joined(record: Any, system: Any, person: int) -> Change:
    return join(record, system, person, 7)


def invited(record: Any, system: Any, host: int, people: list[int]) -> Change:
    change = invite(record, host, people)
    assert isinstance(change.setup, bytes)
    return set_options(structs.replace(record, setup=change.setup), host, private=True)


def rows(file: Path) -> Rows:
    """Return everything in a database."""
    with closing(sqlite3.connect(file)) as db:
        names = [
            name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")
        ]
        return {
            name: db.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in names
        }


async def person_deleted(store: SqliteStore) -> None:
    for table in [table async for table in store.traces(PERSON)]:
        await store.take_out(PERSON, table)
    await store.take_out(PERSON)


async def server_deleted(store: SqliteStore) -> None:
    await store.forget_server(SERVER)


def done(file: Path, deleted: Callable[[SqliteStore], Awaitable[None]]) -> tuple[Rows, Rows]:
    """Have something deleted; return everything before and after."""

    async def work() -> None:
        store = await SqliteStore.open(file)
        try:
            await deleted(store)
        finally:
            await store.close()

    before = rows(file)
    asyncio.run(work())
    return before, rows(file)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    asyncio.run(fill(path := tmp_path / "p.sqlite3"))
    return path


def holds(kept: Rows, id: int) -> list[str]:
    """Return the tables in which an id occurs, also within JSON, as a whole."""
    whole = re.compile(rf"(?<![0-9]){id}(?![0-9])")
    return [
        name
        for name, lines in kept.items()
        for line in lines
        if any(whole.search(c.decode("latin-1") if isinstance(c, bytes) else str(c)) for c in line)
    ]


def setups(kept: Rows) -> list[Setup]:
    """Return what was chosen for all tables."""
    return [json.decode(line[4], type=Setup) for line in kept["tables"]]


def test_a_person_is_deleted_and_no_other_person(file: Path) -> None:
    before, after = done(file, person_deleted)
    assert set(holds(before, PERSON)) == {
        "tables", "seats", "log", "message_people", "persons", "results", "podiums",
    }  # fmt: skip
    assert holds(after, PERSON) == []
    for other in (*OTHERS, 888):
        assert holds(after, other) == holds(before, other)
    for name in ("log", "results", "captures", "podiums"):
        assert len(after[name]) == len(before[name])
    assert len(after["seats"]) == len(before["seats"])
    for was, now in zip(setups(before), setups(after), strict=True):
        assert now == structs.replace(
            was,
            invited=tuple(each for each in was.invited if each != PERSON),
            ending=tuple(each for each in was.ending if each != PERSON),
            lessons={who: had for who, had in was.lessons.items() if who != PERSON},
        )


def test_a_table_is_played_on_after_a_person_was_deleted(file: Path) -> None:
    done(file, person_deleted)

    async def load() -> list[int]:
        store = await SqliteStore.open(file)
        try:
            return [len((await Tables(store).get(table)).people) for table in (1, 3)]
        finally:
            await store.close()

    assert asyncio.run(load()) == [3, 3]


def test_a_server_is_deleted_and_no_other(file: Path) -> None:
    before, after = done(file, server_deleted)
    assert holds(after, SERVER) == []
    assert holds(after, SERVER + 1) == holds(before, SERVER + 1)
    assert {line[0] for line in after["tables"]} == {3, 4}
    for name in ("results", "captures", "podiums"):
        assert 0 < len(after[name]) < len(before[name])
    for name in ("log", "seats"):
        assert after[name] == [line for line in before[name] if line[0] in (3, 4)]


# The bytes of the files, while the bot runs on.


def written(file: Path, id: int) -> int:
    """Return how often an id stands in the bytes of a database and its log."""
    upper = (128 | id >> 8 + 7 * place & 127 for place in reversed(range(8)))
    key = bytes([*upper, id & 255])  # SQLite's varint of nine bytes
    whole, texts = id.to_bytes(8, "big"), rb"(?<!\d)%d(?!\d)" % id
    forms = re.compile(b"|".join([texts, *map(re.escape, (whole, key))]), re.DOTALL)
    return sum(len(forms.findall(each.read_bytes())) for each in (file, Path(f"{file}-wal")))


async def test_no_byte_of_the_files_names_a_deleted_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where another program reads meanwhile: then as soon as it has ended."""
    monkeypatch.setattr(sqlite_store, "WATCH", 0.01)
    file = tmp_path / "p.sqlite3"
    await fill(file)
    store = await SqliteStore.open(file)
    watch = asyncio.create_task(store.watch())
    try:
        [(secure,)] = await store._read("PRAGMA secure_delete")
        assert secure == 1, "by the system or not"
        with closing(sqlite3.connect(file)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM persons").fetchall()
            await person_deleted(store)
            assert written(file, PERSON), "the reader sees it still"
        async with asyncio.timeout(60):
            while written(file, PERSON):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await store.save_person(PERSON, b'{"language": "fr"}')
        assert written(file, PERSON)
        await person_deleted(store)
        assert written(file, PERSON) == 0, "at once, without a reader"
        assert written(file, LONGER)
    finally:
        watch.cancel()
        await store.close()
