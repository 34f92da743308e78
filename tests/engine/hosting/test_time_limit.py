"""A game whose rules set a time for it ends when that is up, by the clock of its table (T-16)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from msgspec import json

from engine.catalog import TOURNAMENT
from engine.classic.events import TimeUp
from engine.core import META, TIME_UP
from engine.hosting.state.session import Session
from engine.hosting.statistics.game_file import export, verify
from engine.views import ResultView
from tests.engine.hosting.seated import ADA, BEN, CEM, SEED, Place
from tests.rules import reading

LIMIT = 25 * 60.0
PEOPLE = ADA, BEN, CEM


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """A database file with tables on it."""
    async with Place(tmp_path / "poeppel.sqlite3") as there:
        there.catalog["tournament"] = TOURNAMENT
        yield there


async def begun(place: Place, answers: int = 40) -> Session:
    """Play a while, in no time at all."""
    session, random = await place.start(BEN, CEM, game="tournament", time_limit="25"), Random(1)
    for _ in range(answers):
        session = await place.act(session, random)
    return session


async def stopped(place: Place) -> Session:
    """Let the time pass in which nobody does anything."""
    place.time = (await place.tables.get(1)).record.ends or place.time
    return await place.tables.expire(1)


@reading("T-16")
async def test_when_the_time_is_up_the_game_ends_and_is_counted(place: Place) -> None:
    """Not a moment before; whoever reads the table finds the same."""
    session = await begun(place)
    assert session.record.ends == place.time + LIMIT
    assert await place.store.next_due(place.time + LIMIT - 1) == (place.time + LIMIT, 1)
    place.time += LIMIT - 1
    assert (await place.tables.expire(1)).record.status == "running"
    session = await stopped(place)
    assert (session.record.status, session.waiting(), session.record.due) == ("ended", [], None)
    row = session.tail[-1]
    [event] = row.events
    assert (row.seat, isinstance(event, TimeUp)) == (META, True)
    assert isinstance(session.result, ResultView)
    assert session.play is not None
    places = session.play.game.standings(session.play.table)
    assert [seat for together in places for seat in together] == [
        each.seat for each in session.result.seats
    ]
    await place.assert_as_stored(1)
    assert await place.store.due_ids(2 * place.time) == []


async def test_the_file_of_such_a_game_proves_itself(place: Place) -> None:
    """Other points do not fit, nor does such an end of a game that has no time."""
    await begun(place)
    session = await stopped(place)
    file = export(session.record, await place.store.log(1), place.catalog)
    assert json.decode(file)["log"][-1]["action"] == TIME_UP
    assert verify(file, place.catalog).fits, verify(file, place.catalog).says
    points = file.rindex(b"points")
    digit = next(at for at in range(points, len(file)) if file[at : at + 1].isdigit())
    other = b"1" if file[digit : digit + 1] != b"1" else b"2"
    assert not verify(file[:digit] + other + file[digit + 1 :], place.catalog).fits
    without = file.replace(b'"time_limit": "25"', b'"time_limit": false')
    assert without != file
    assert not verify(without, place.catalog).fits


async def test_the_time_of_an_outage_and_of_a_rest_is_not_counted(place: Place) -> None:
    """Nor does the game end while it rests."""
    session = await begun(place, 1)
    ends = session.record.ends or 0.0
    place.time += 100
    await place.tables.memory.postpone(100)
    assert (await place.tables.get(1)).record.ends == ends + 100
    for person in PEOPLE:
        session = await place.tables.propose_pause(1, person)
    assert (session.record.ends, session.setup.remaining) == (None, LIMIT)
    place.time += 10 * LIMIT
    assert (await place.tables.expire(1)).record.status == "running"
    session = await place.tables.play_on(1, BEN)
    assert (session.record.ends, session.setup.remaining) == (place.time + LIMIT, None)
    await place.assert_as_stored(1)
    assert (await stopped(place)).record.status == "ended"


async def test_without_a_limit_a_game_has_all_the_time_there_is(place: Place) -> None:
    session = await place.start(BEN, CEM, game="tournament")
    assert session.record.ends is None
    assert session.record.seed == SEED
