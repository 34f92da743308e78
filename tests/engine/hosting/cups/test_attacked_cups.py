"""Cups under kills between two steps, people that go meanwhile, and presses at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest

from engine.hosting.cups import acts
from engine.hosting.cups import cup as cups
from engine.hosting.cups.cup import ABSENT
from engine.hosting.cups.draw import LEAST
from engine.hosting.cups.events import CupEvent, CupSetup, Replaced
from engine.hosting.service.cups import StoredCup
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from tests.engine.hosting.cups.test_cups import CHANNEL, MINUTE, PERSON, SERVER, World, world
from tests.engine.hosting.seated import refused


async def begun(one: World, people: int, pace: str = "live") -> list[Session]:
    """Open a cup and draw its first round; return the tables."""
    await one.open(people, pace, rounds=2)
    await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "now"))
    await one.due()
    return await one.tables()


async def silence(one: World, tables: Sequence[Session]) -> None:
    """Let the others answer for some minutes, but not the first table."""
    began = one.place.time
    while one.place.time < began + ABSENT + MINUTE:
        one.place.time += 61
        await one.place.tables.expire(tables[0].record.id)
        for session in tables[1:]:
            await one.answers(session, 3)
        await one.due()


async def test_a_cup_resumed_after_its_beginning_gives_people_time(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(9, "live")
        begins = (await one.get()).cup.setup.begins
        await one.until(begins - CALL)
        for number in range(1, 6):
            here = partial(acts.arrive, person=PERSON + number)
            await one.cups.act(one.cup, PERSON + number, here)
        await one.cups.act(one.cup, PERSON, lambda now: acts.pause(now, "dinner"))
        await one.until(begins + 3600)
        await one.cups.act(one.cup, PERSON, lambda now: acts.resume(now, "done"))
        await one.due()
        cup = (await one.get()).cup
        assert (cup.ended, cups.draws_at(cup)) == (False, begins + 3600 + CALL)


@pytest.mark.parametrize("way", ["deleted", "blocked"])
async def test_six_people_with_a_deleted_one_begin_nothing(tmp_path: Path, way: str) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        if way == "deleted":
            await one.place.store.take_out(PERSON + 1)
        else:
            await one.place.tables.settings.change_server(
                SERVER, lambda chosen: type(chosen)(blocked=(PERSON + 1,))
            )
        with refused("cup-few", least=LEAST):
            await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "now"))
        await one.due()
        cup = (await one.get()).cup
        assert (cup.ended, cup.left) == (False, {1})


async def test_departures_that_another_act_overtakes_are_noted_later(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(7)
        await one.place.store.take_out(PERSON + 1)
        stored = await one.get()
        await one.place.store.change_cup(one.cup, seq=99)
        assert await one.cups._without_gone(stored) is stored
        await one.place.store.change_cup(one.cup, seq=stored.record.seq)
        await one.cups.act(one.cup, PERSON, lambda now: acts.end(now, "rain"))
        with refused("cup-over"):
            await one.join(8)


async def test_a_replacement_that_leaves_the_cup_gives_up_the_seat(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        tables = await begun(one, 6)
        await one.join(9)
        await silence(one, tables)
        table = tables[0].record.id
        assert PERSON + 9 in (await one.place.tables.get(table)).people
        await one.cups.act(one.cup, PERSON, lambda now: acts.leave(now, PERSON + 9, "rude"))
        await one.due()
        assert PERSON + 9 not in (await one.place.tables.get(table)).people


async def test_killed_before_a_replacement_is_logged(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        tables = await begun(one, 6)
        await one.join(9)
        follow = one.cups._follow

        async def killed(stored: StoredCup, events: Sequence[CupEvent], person: int) -> bool:
            if any(isinstance(each, Replaced) for each in events):
                raise RuntimeError("killed")
            return await follow(stored, events, person)

        with patch.object(one.cups, "_follow", killed), pytest.raises(RuntimeError):
            await silence(one, tables)
        one.begun()
        await one.place.tables.stop(tables[0].record.id)
        await one.cups.look(one.cup)
        cup = (await one.get()).cup
        assert list(cup.rounds[0].replaced.values()) == [7]
        assert 7 in cup.rounds[0].results[1].entrants


async def test_killed_between_the_end_of_a_table_and_its_stop(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(8)
        await one.draw()
        await one.cups.act(one.cup, PERSON, lambda now: acts.stopped(now, 1, 1, "late"))
        one.begun()
        await one.cups.resume()
        await one.due()
        assert list((await one.get()).cup.rounds[0].results) == [1]


async def test_two_organisers_end_a_table_once(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(8)
        await one.draw()
        ends = (one.cups.stop(one.cup, PERSON + each, 1, 1, "late") for each in range(2))
        done = await asyncio.gather(*ends, return_exceptions=True)
        assert sorted(map(type, done), key=str) == [type(None), Refused]
        await one.due()
        assert len((await one.get()).cup.acts) == 1


async def test_two_organisers_open_one_cup(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        setup = CupSetup(pace="days", length=2, rounds=3, begins=one.place.time + 3600)
        opens = (one.cups.open(setup, SERVER, CHANNEL, PERSON, each) for each in range(2))
        done = await asyncio.gather(*opens, return_exceptions=True)
        assert [each for each in done if isinstance(each, int)] == [1]
        assert len(await one.place.store.cups_on(SERVER)) == 1


async def test_people_deleted_while_threads_are_made_get_no_seat(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(8)
        make, deleted = one.cups.provide_thread, list[int]()

        async def slowly(stored: StoredCup, place: int) -> int:
            if place == 2:
                deleted.append(stored.cup.people[stored.cup.rounds[-1].tables[1][0]])
                await one.place.store.take_out(deleted[0])
            return await make(stored, place)

        one.cups.provide_thread = slowly
        for session in await one.draw():
            assert deleted[0] not in session.people


async def test_a_table_of_no_round_cannot_be_ended(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        with refused("cup-table-over"):
            await one.cups.stop(one.cup, PERSON, 0, 1, "forged")


async def test_outages_leave_a_later_beginning_as_announced(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6, "live")
        begins = cups.draws_at((await one.get()).cup)
        await one.cups.postpone(600.0)
        assert cups.draws_at((await one.get()).cup) == begins
        await one.cups.act(one.cup, PERSON, lambda now: acts.pause(now, "dinner"))
        await one.cups.postpone(600.0)
        assert cups.draws_at((await one.get()).cup) == begins
