"""Results that could not be booked as a game ended are owed, and booked later, exactly once."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest
from msgspec import json, structs

from data.records import PendingResults
from data.store.errors import DatabaseUnusable
from engine.hosting.service.table_cache import Changed
from engine.hosting.state.settings import Person, Server
from tests.data.places import PLACES, PostgresDatabase, SqliteFile
from tests.data.sample import opened
from tests.engine.hosting.seated import ADA, BEN, CEM, Place
from tests.engine.hosting.test_results import play_out, stored

KILLED = """
import asyncio, os, signal, sys
from data.store.postgres.store import PostgresStore
from data.store.sqlite_store import SqliteStore
from tests.engine.hosting.seated import BEN, Place
from tests.engine.hosting.test_results import play_out

async def illegible(*_):
    raise OSError

async def main():
    kind = PostgresStore if "://" in sys.argv[1] else SqliteStore
    place = Place(sys.argv[1])
    place.store = await kind.open(sys.argv[1])
    place.forget()
    session = await place.start(BEN)
    place.store.played_on = illegible
    await play_out(place, session)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""
"""Ends a game on a day whose people cannot be read, and is killed at once."""


async def owed(place: Place) -> list[PendingResults]:
    return await place.store.owed(place.time, 9)


async def failed(place: Place, *others: int | str) -> None:
    """End a game whose log cannot be read then."""
    session = await place.start(*others)
    place.store.illegible = True
    await play_out(place, session)
    place.store.illegible = False
    assert await stored(place) == []


@pytest.mark.many
@pytest.mark.parametrize("kind", PLACES)
async def test_a_process_that_is_killed_after_a_failed_booking_loses_no_result(
    kind: type[SqliteFile] | type[PostgresDatabase], tmp_path: Path
) -> None:
    where = kind(tmp_path)
    address = str(where.path) if isinstance(where, SqliteFile) else where.url
    async with opened(where.open()):
        pass
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, address)
    assert await process.wait() == -signal.SIGKILL
    async with opened(where.open()) as store:
        place = Place(tmp_path)
        place.store = store  # type: ignore[assignment]
        place.forget()
        assert await store.results_at([1]) == []
        [found] = await owed(place)
        assert (found.table, found.season, found.failed) == (1, "1970-Q1", 0.0)
        await place.tables.memory.book(found)
        rows = await store.results_at([1])
        assert [each.person for each in rows] == [ADA, BEN]
        assert {each.counts for each in rows} == {True}
        assert await owed(place) == []
        await place.tables.memory.book(found)
        assert await store.results_at([1]) == rows


async def test_an_end_without_results_says_that_they_are_owed(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    place.time = 1_775_000_000.0
    await failed(place, BEN)
    assert "table 1: has no results yet" in caplog.text
    expected = PendingResults(table=1, server=1, day=20_543, season="2026-Q1")
    await place.reopen()
    assert await owed(place) == [expected]


async def test_a_late_booking_equals_that_at_the_end(place: Place) -> None:
    """With its day and its season, whatever its server has chosen since."""
    await play_out(place, await place.start("normal", "easy"))
    then, captures = await stored(place), await place.store.captures_at([1])
    for table in ("results", "captures"):
        await place.store._write(f"DELETE FROM {table}")
    place.time += 40 * 86_400
    await place.store.save_server(1, json.encode(Server(season="month")))
    await place.reopen()
    note = PendingResults(table=1, server=1, day=then[0].day, season=then[0].season)
    await place.tables.memory.book(note)
    assert await stored(place) == then
    assert await place.store.captures_at([1]) == captures


async def test_a_result_that_is_booked_late_is_shown(place: Place) -> None:
    await failed(place, BEN)
    seen = list[Changed]()
    place.tables.memory.listeners.append(seen.append)
    await place.tables.memory.book((await owed(place))[0])
    assert [len(each.change.results) for each in seen] == [2]


async def test_an_end_that_was_not_stored_owes_nothing(place: Place) -> None:
    session = await place.start("easy")
    place.store.illegible = True
    place.store.error = DatabaseUnusable(file="here", reason="it is full")
    with pytest.raises(DatabaseUnusable):
        await play_out(place, session)
    place.store.illegible = False
    assert await owed(place) == []
    await play_out(place, await place.tables.get(1))
    assert (len(await stored(place)), await owed(place)) == (2, [])


async def test_wishes_of_later_are_heeded(place: Place) -> None:
    """Of a person that wants to be forgotten, or was deleted; and of a server that keeps none."""
    await failed(place, BEN, CEM)
    [found] = await owed(place)
    await place.store.save_person(BEN, json.encode(Person(listed="forgotten")))
    await place.store.take_out(CEM, 1)
    place.forget()
    await place.tables.memory.book(found)
    assert {each.person for each in await stored(place)} == {ADA, None}
    await place.store._write("DELETE FROM results")
    await place.store.save_server(1, json.encode(Server(results_days=0)))
    place.forget()
    await place.tables.memory.book(found)
    assert await stored(place) == []


async def test_wishes_of_later_are_heeded_at_a_table_in_memory(place: Place) -> None:
    """It knows what was chosen as its game ended."""
    await failed(place, BEN)
    [found] = await owed(place)
    await place.tables.settings.change_person(
        BEN, lambda person: structs.replace(person, listed="forgotten")
    )
    assert place.tables.memory.given(1) is not None
    await place.tables.memory.book(found)
    assert [each.person for each in await stored(place)] == [ADA]
    await place.store._write("DELETE FROM results")
    await place.tables.settings.change_server(
        1, lambda server: structs.replace(server, results_days=0)
    )
    assert place.tables.memory.given(1) is not None
    await place.tables.memory.book(found)
    assert await stored(place) == []


async def test_a_table_that_is_deleted_owes_nothing(place: Place) -> None:
    await failed(place, BEN)
    assert await place.store.delete_over(1, 1e12) == [1]
    assert await owed(place) == []
