"""Turns that nobody decides are seen one after another while players are there, else they are folded."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import structs

from engine.catalog import CATALOG
from engine.core import Decision
from engine.hosting.actions.lobby import set_options, set_pace
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import IDLE, MINUTE, SHOWN, WAITS
from tests.engine.hosting.seated import ADA, BEN, CEM, Place, refused
from tests.trials import seated


def watched(place: Place, there: bool = True) -> None:
    """Have players be there, or nobody."""
    place.tables.memory.shows = lambda _: there


async def begun(
    place: Place, *others: int | str, pace: str = "quick", game: str = "classic", **chosen: bool
) -> int:
    """Begin a game whose dice roll by themselves; return the number of its table."""
    table = await place.open(*(others or (BEN, CEM)), game=game)
    await place.tables.lobbies.set_up(table, lambda record, _: set_pace(record, ADA, pace))
    await place.tables.lobbies.set_up(table, lambda record, _: set_options(record, ADA, rolls=True))
    await place.tables.lobbies.set_up(
        table, lambda record, _: set_options(record, ADA, taking_back=chosen.get("undo", False))
    )
    await place.tables.lobbies.start(table, ADA, click=200)
    return table


async def pressed(place: Place, table: int, most: int = 100) -> Session:
    """Let players press their first option until a turn is seen; return the table then."""
    for _ in range(most):
        session = await place.tables.get(table)
        if session.lingers:
            return session
        if session.undoable:
            place.time += WAITS
            await place.tables.expire(table)
            continue
        [seat, *_] = session.waiting()
        await place.act_for(session, seat, session.running.options(seat)[0])
    raise AssertionError("no turn was seen")


async def gone_on(place: Place, table: int) -> Session:
    """Let the time pass for which a turn is seen."""
    place.time += SHOWN
    return await place.tables.expire(table)


def turns_of(before: Session, after: Session) -> int:
    """How many turns of the log lie between two moments of a table."""
    seats = [row.seat for row in after.tail if row.seq >= before.record.seq and row.seat >= 0]
    return sum(one != other for one, other in pairwise(seats)) + bool(seats)


async def test_each_is_stored_by_itself_and_seen_for_a_moment(place: Place) -> None:
    table = await begun(place)
    watched(place)
    session = await pressed(place, table)
    seen = 0
    while session.lingers and not session.running.table.over:
        assert session.record.settles == place.time + SHOWN
        await place.assert_as_stored(table)
        assert session.sight().due is None
        early = await place.tables.expire(table)
        assert early.record.seq == session.record.seq, "it is not time yet"
        before, session = session, await gone_on(place, table)
        assert session.record.seq > before.record.seq
        assert turns_of(before, session) <= 2, "one turn, and the roll of who is asked then"
        seen += 1
    assert seen
    assert session.record.settles is None
    assert session.record.due == place.time + 60, "who is asked has all the time there is"


@pytest.mark.many
@pytest.mark.parametrize("others", [(BEN, CEM), ("easy", "normal"), ("easy", BEN)])
@pytest.mark.parametrize("game", CATALOG)
async def test_the_same_is_played_as_without_a_player(
    game: str, others: tuple[int | str, ...], tmp_path: Path
) -> None:
    if missing := {each for each in others if isinstance(each, str)} - {*CATALOG[game].levels}:
        pytest.skip(f"{game}: there is no player called {', '.join(missing)}")
    others = others[: seated(CATALOG[game]) - 1]
    logs = []
    for there in (False, True):
        async with Place(tmp_path / f"{there}.sqlite3") as place:
            place.catalog = dict(CATALOG)
            place.forget()
            table = await begun(place, *others, game=game)
            watched(place, there)
            while len(log := await place.store.log(table)) < 150:
                session = await place.tables.get(table)
                if session.record.status != "running":
                    break
                if session.lingers:
                    await gone_on(place, table)
                    continue
                [seat, *_] = session.waiting()
                if session.controller(seat).person is None:
                    place.time += MINUTE
                    await place.tables.expire(table)
                    continue
                await place.act_for(session, seat, session.running.options(seat)[0])
            logs.append([structs.replace(row, at=0.0) for row in log[:150]])
    assert logs[0] == logs[1]


async def test_without_a_player_all_that_follows_is_folded_into_one(place: Place) -> None:
    table = await begun(place)
    watched(place)
    before = await pressed(place, table)
    watched(place, there=False)
    session = await gone_on(place, table)
    assert session.record.settles is None
    [seat, *_] = session.waiting()
    assert len(session.running.options(seat)) > 1
    assert session.record.revision == before.record.revision + 1


@pytest.mark.parametrize("others", [(BEN, CEM), ("easy", "normal")])
async def test_after_a_kill_a_turn_that_was_seen_goes_on(
    others: tuple[int | str, ...], place: Place
) -> None:
    table = await begun(place, *others)
    watched(place)
    before = await pressed(place, table)
    while isinstance(others[0], str) and before.people_asked():
        await gone_on(place, table)
        before = await pressed(place, table)
    await place.reopen()
    session = await place.tables.get(table)
    assert session.lingers
    assert not session.restarted
    assert session.record.seq == before.record.seq
    assert (await place.store.due_ids(place.time + SHOWN)) == [table]
    session = await gone_on(place, table)
    assert not session.lingers, "nobody is there as far as is known"
    assert session.record.seq > before.record.seq


async def test_an_answer_that_comes_sooner_counts_and_one_that_comes_later_was_given(
    place: Place,
) -> None:
    table = await begun(place)
    watched(place)
    session = await pressed(place, table)
    while session.controller(session.waiting()[0]).person is None:
        session = await gone_on(place, table)
    seat = session.waiting()[0]
    person, number = session.controller(seat).person or 0, session.running.number(seat)
    rolled = await place.tables.act(table, person, number, "roll")
    assert rolled.record.seq > session.record.seq
    session = await pressed(place, table)
    seat = session.waiting()[0]
    person, number = session.controller(seat).person or 0, session.running.number(seat)
    after = await gone_on(place, table)
    assert after.record.seq > number
    late = await place.tables.act(table, person, number, "roll")
    assert late.record.seq == after.record.seq, "it was given by itself"


async def test_a_pause_holds_it_and_a_player_that_plays_on_has_it_go_on(place: Place) -> None:
    table = await begun(place)
    watched(place)
    before = await pressed(place, table)
    for person in before.people:
        session = await place.tables.propose_pause(table, person)
    assert session.setup.paused is not None
    assert session.record.settles is None
    assert session.record.due == place.time + IDLE
    assert (await gone_on(place, table)).record.seq == before.record.seq
    await place.reopen()
    assert not (await place.tables.get(table)).restarted
    session = await place.tables.play_on(table, ADA)
    assert session.record.seq > before.record.seq


async def test_a_player_leaves_and_a_table_closes_while_a_turn_is_seen(place: Place) -> None:
    table = await begun(place)
    watched(place)
    before = await pressed(place, table)
    session = await place.tables.leave(table, CEM)
    assert session.record.seq > before.record.seq
    await place.assert_as_stored(table)
    await pressed(place, table)
    session = await place.tables.abandon(table)
    assert session.record.status == "abandoned"
    assert await place.store.due_ids(place.time + SHOWN) == []


async def test_a_choice_is_taken_back_before_others_turns_are_seen_but_not_after(
    place: Place,
) -> None:
    table = await begun(place, "easy", undo=True)
    watched(place)
    while not (session := await place.tables.get(table)).undoable:
        if session.lingers:
            await gone_on(place, table)
            continue
        [seat, *_] = session.waiting()
        await place.act_for(session, seat, session.running.options(seat)[0])
    assert not session.lingers
    number = session.undoable.entry.seq
    session = await place.tables.take_back(table, ADA, number)
    session = await pressed(place, table)
    with refused("choice-counts"):
        await place.tables.take_back(table, ADA, number)


async def test_a_player_that_wants_to_roll_is_asked_once_the_turn_was_seen(place: Place) -> None:
    table = await begun(place)
    watched(place)
    session = await pressed(place, table)
    person = session.controller(session.waiting()[0]).person or 0
    await place.tables.settings.change_person(
        person, lambda each: structs.replace(each, rolls=False)
    )
    session = await gone_on(place, table)
    assert not session.lingers
    assert session.people_asked() == [person]
    assert session.running.options(session.waiting()[0]) == ("roll",)


async def test_after_an_outage_it_goes_on_when_all_is_put_off(place: Place) -> None:
    table = await begun(place)
    watched(place)
    before = await pressed(place, table)
    await place.tables.memory.postpone(100.0)
    session = await place.tables.get(table)
    assert session.record.settles == (before.record.settles or 0) + 100
    assert isinstance(session.running.pending, Decision)
