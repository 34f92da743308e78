"""Silence at live tables, as *How a cup works* tells of it.

In the first third of a game, 3 minutes without an answer give a seat to a waiting player. After that, a
computer plays on for its entrant.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.hosting.cups import acts
from engine.hosting.cups.cup import ABSENT
from engine.hosting.cups.silence import asked_since, is_open
from engine.hosting.state.session import Session
from tests.engine.hosting.cups.test_cups import MINUTE, PERSON, World, world

THIRD = 25 * MINUTE / 3


async def begun(one: World) -> tuple[Session, int]:
    """Begin a live cup with a person waiting; return its first table and the person asked there."""
    await one.open(6, "live")
    await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "now"))
    await one.due()
    await one.join(9)
    [table, _] = await one.tables()
    return table, table.people_asked()[0]


async def goes_on(one: World, table: Session, silent: int, seconds: float) -> None:
    """Let time pass at a table at which one person answers nothing, the others every ten seconds."""
    until = one.place.time + seconds
    while one.place.time < until:
        one.place.time = min(until, one.place.time + 10)
        session = await one.place.tables.get(table.record.id)
        if session.people_asked() and silent not in session.people_asked():
            await one.place.act(session, one.random)
        await one.place.tables.expire(table.record.id)
        await one.due()


async def replaced(one: World) -> dict[int, int]:
    return (await one.get()).cup.rounds[0].replaced


async def entrant(one: World, person: int) -> int:
    return (await one.get()).cup.entrant(person) or 0


async def since(one: World, table: Session, person: int) -> float | None:
    """Return the moment from which a person of the table's beginning was asked in vain."""
    [seat] = [each.seat for each in table.record.seats if each.person == person]
    session = await one.place.tables.get(table.record.id)
    return asked_since(session, await one.place.store.log(table.record.id), seat, person)


async def test_a_seat_goes_to_a_waiting_player_after_three_minutes(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        table, silent = await begun(one)
        await goes_on(one, table, silent, ABSENT - 10)
        assert await replaced(one) == {}
        await goes_on(one, table, silent, MINUTE + 10)
        assert await replaced(one) == {await entrant(one, silent): 7}


async def test_an_answer_before_does_not_keep_a_seat(tmp_path: Path) -> None:
    """One press, and the computer would play on for one's points."""
    async with world(tmp_path) as one:
        table, silent = await begun(one)
        await one.place.act(await one.place.tables.get(table.record.id), one.random)
        await goes_on(one, table, silent, ABSENT + 3 * MINUTE)
        assert await replaced(one) == {await entrant(one, silent): 7}


async def test_each_answer_begins_the_three_minutes_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        table, slow = await begun(one)
        for _ in range(3):
            await goes_on(one, table, slow, 2 * MINUTE)
            session = await one.place.tables.get(table.record.id)
            while slow not in session.people_asked():
                session = await one.place.act(session, one.random)
            while slow in session.people_asked():
                session = await one.place.act(session, one.random)
        assert await replaced(one) == {}


async def test_time_in_which_others_are_asked_is_no_silence(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        table, _ = await begun(one)
        asked = table.people_asked()
        one.place.time += ABSENT + MINUTE
        await one.due()
        session = await one.place.tables.get(table.record.id)
        assert (session.people_asked(), await replaced(one)) == (asked, {})


async def test_after_the_first_third_the_computer_plays_on(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        table, silent = await begun(one)
        await goes_on(one, table, 0, THIRD - MINUTE)
        await goes_on(one, table, silent, 4 * MINUTE)
        assert await replaced(one) == {}
        await goes_on(one, table, silent, 5 * MINUTE)
        session = await one.place.tables.get(table.record.id)
        assert await replaced(one) == {}
        assert silent in session.away
        await one.play()
        result = (await one.get()).cup.rounds[0].results[1]
        assert await entrant(one, silent) in result.entrants
        assert result.absent == (), "they answered once"


async def test_a_person_that_comes_back_is_silent_no_more(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        table, person = await begun(one)
        await one.cups.act(one.cup, PERSON + 9, lambda now: acts.leave(now, PERSON + 9))
        asked = one.place.time
        assert await since(one, table, person) is None
        await goes_on(one, table, person, 7 * MINUTE)
        assert person in (await one.place.tables.get(table.record.id)).away
        assert await since(one, table, person) == asked
        await one.place.tables.back(table.record.id, person)
        assert await since(one, table, person) is None


async def test_others_that_come_and_go_change_no_silence(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        table, person = await begun(one)
        asked, other = one.place.time, next(each for each in table.people if each != person)
        await one.place.tables.leave(table.record.id, other, "absent")
        assert await since(one, table, person) is None
        await goes_on(one, table, person, 2 * MINUTE)
        assert await since(one, table, person) == asked
        await one.place.tables.back(table.record.id, other)
        assert await since(one, table, person) == asked


async def test_a_seat_left_at_the_table_goes_to_a_waiting_player(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        table, person = await begun(one)
        await one.place.tables.leave(table.record.id, person)
        await goes_on(one, table, person, ABSENT - 10)
        assert await replaced(one) == {}
        await goes_on(one, table, person, MINUTE)
        assert await replaced(one) == {await entrant(one, person): 7}


async def test_leaving_a_table_unasked_is_an_absence(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6, "live")
        await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "now"))
        await one.due()
        [table, _] = await one.tables()
        unasked = next(each for each in table.people if each not in table.people_asked())
        await one.place.tables.leave(table.record.id, unasked)
        await one.play()
        result = (await one.get()).cup.rounds[0].results[1]
        assert await entrant(one, unasked) in result.absent


async def test_one_turn_missed_is_an_absence_and_none_asked_is_not(tmp_path: Path) -> None:
    """Of a game without an answer, ended by organisers after its first turn."""
    async with world(tmp_path) as one:
        table, silent = await begun(one)
        one.place.time = table.record.due or 0.0
        await one.place.tables.expire(table.record.id)
        await one.cups.act(one.cup, PERSON, lambda now: acts.end(now, "rain"))
        await one.due()
        result = (await one.get()).cup.rounds[0].results[1]
        assert result.absent == (await entrant(one, silent),)


async def test_the_seat_of_a_player_that_leaves_the_cup_is_free_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        _, person = await begun(one)
        await one.cups.act(one.cup, person, lambda now: acts.leave(now, person))
        await one.due()
        assert await replaced(one) == {await entrant(one, person): 7}


async def test_the_seat_of_a_deleted_player_goes_to_a_waiting_one(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        table, person = await begun(one)
        deleted = await entrant(one, person)
        await one.place.tables.leave(table.record.id, person)
        await one.place.tables.memory.take_out(table.record.id, person)
        await one.place.store.take_out(person)
        await one.due()
        assert await replaced(one) == {deleted: 7}
        await one.play()
        cup = (await one.get()).cup
        assert 7 in cup.rounds[0].results[1].entrants


@pytest.mark.parametrize(
    ("seconds", "open"),
    [(0, True), (THIRD, True), (THIRD + 1, False), (25 * MINUTE, False)],
)
async def test_seats_are_open_for_a_third_of_a_game(
    seconds: float, open: bool, tmp_path: Path
) -> None:
    async with world(tmp_path) as one:
        table, _ = await begun(one)
        lasts = (await one.get()).cup.lasts
        assert is_open(table, lasts, one.place.time + seconds) is open
