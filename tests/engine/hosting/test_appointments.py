"""Tables by appointment: their people, their clock, and the next week."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch
from zoneinfo import ZoneInfo

import pytest
from msgspec import structs

from data.records import Change, TableRecord
from engine.hosting.actions import appointments, rematch
from engine.hosting.actions.lobby import join, remove, set_options, waiting
from engine.hosting.service.lobbies import Lobbies
from engine.hosting.state.appointments import (
    BUSY,
    MOST_HERE,
    MOST_OWN,
    MOST_WAITING,
    POSTED,
    Appointment,
)
from engine.hosting.state.beginnings import AT_LEAST, CALL, GIVEN_UP, SOON
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import lobby_people, people, setup
from engine.hosting.state.time_controls import DAY, HOUR
from tests.engine.hosting.seated import ADA, BEN, CEM, DORA, EVE, Place, refused

BERLIN, WEEK = "Europe/Berlin", 7 * DAY
SATURDAY = datetime(2026, 10, 24, 20, tzinfo=ZoneInfo(BERLIN)).timestamp()
"""The night after it has an hour twice."""


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(tmp_path / "p.sqlite3") as place:
        place.time = SATURDAY - 3 * DAY
        yield place


async def appointed(
    place: Place, *others: int | str, when: float = SATURDAY, **options: bool
) -> int:
    """A lobby of Ada and others for Saturday at eight."""
    table = await place.open(*others)
    await place.tables.lobbies.appoint(table, ADA, when, BERLIN)
    for what, on in options.items():
        if on:
            await do(
                place, table, lambda record, _, what=what: appointments.switch(record, ADA, what)
            )
    return table


async def do(place: Place, table: int, make: Any) -> Session:
    return await place.tables.lobbies.set_up(table, make)


async def joins(place: Place, table: int, *persons: int) -> None:
    for person in persons:
        await do(place, table, partial(join, person=person, click=person))


async def here(place: Place, table: int, *persons: int) -> None:
    for person in persons:
        await do(place, table, lambda record, _, who=person: appointments.arrive(record, who))


async def at(place: Place, table: int, time: float) -> TableRecord:
    """Move the clock, and do what is due at the table then."""
    place.time = time
    for _ in range(4):
        if table in await place.store.due_ids(place.time):
            await place.tables.expire(table)
    await place.assert_as_stored(table)
    return (await place.tables.get(table)).record


def planned(record: TableRecord) -> Appointment:
    found = setup(record).appointment
    assert found is not None
    return found


async def test_a_lobby_lists_its_players_in_one_order_before_and_after_a_restart(
    place: Place,
) -> None:
    table = await appointed(place)
    await joins(place, table, BEN, CEM, DORA)
    session, stored = await place.tables.get(table), await place.store.load(table)
    assert stored is not None
    assert session.record.seats == stored.seats


async def test_all_present_play_and_the_waiting_take_free_seats(place: Place) -> None:
    table = await appointed(place, BEN, CEM, DORA)
    await joins(place, table, EVE, 6)
    record = await at(place, table, SATURDAY - POSTED - 1)
    assert (planned(record).stage, waiting(record)) == ("open", (EVE, 6))
    assert (await at(place, table, SATURDAY - POSTED)).message is None, "it is posted anew"
    record = await at(place, table, SATURDAY - CALL)
    assert (planned(record).stage, record.due) == ("called", SATURDAY)
    await here(place, table, BEN, 6, ADA)
    record = await at(place, table, SATURDAY)
    assert record.status == "running"
    assert {*people(record.seats)} == {ADA, BEN, 6}
    assert setup(record).asking == (EVE,), "who waited in vain hears of the next table"
    assert (setup(record).appointment, record.appointed) == (None, None)


async def test_a_late_press_on_join_gets_the_seat_of_an_absent_player(place: Place) -> None:
    table = await appointed(place, BEN, CEM, DORA)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, ADA)
    await joins(place, table, EVE)
    record = await at(place, table, SATURDAY)
    assert {*people(record.seats)} == {ADA, EVE}


async def test_a_waiting_player_begins_by_their_own_wishes(place: Place) -> None:
    """The dice of the first to play roll by hand, as they want it."""
    by_hand = partial(structs.replace, rolls=False)
    await place.tables.settings.change_person(EVE, by_hand)
    table = await appointed(place, BEN, CEM, DORA)
    await do(place, table, lambda record, _: set_options(record, ADA, rolls=True))
    await joins(place, table, EVE)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, EVE, BEN)
    await at(place, table, SATURDAY)
    session = await place.tables.get(table)
    assert (session.record.host, session.people_asked()) == (EVE, [EVE])


async def test_an_absent_host_hands_the_game_to_the_first_arrival(place: Place) -> None:
    table = await appointed(place, BEN, CEM)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, CEM, BEN)
    record = await at(place, table, SATURDAY)
    assert (record.status, record.host) == ("running", CEM)


async def test_computers_take_free_seats_where_the_host_wants_that(place: Place) -> None:
    table = await appointed(place, BEN, computers=True)
    await at(place, table, SATURDAY - CALL)
    record = await at(place, table, SATURDAY)
    assert record.status == "lobby", "no game of computers alone"
    await here(place, table, BEN)
    record = await at(place, table, SATURDAY + SOON)
    assert (record.status, len(record.seats), people(record.seats)) == ("running", 4, [BEN])


async def test_too_few_put_it_off_twice_and_then_the_host_is_asked(place: Place) -> None:
    table = await appointed(place, BEN, CEM)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, BEN)
    for times in (1, 2):
        record = await at(place, table, SATURDAY + (times - 1) * SOON)
        assert (planned(record).put_off, record.due) == (times, SATURDAY + times * SOON)
        assert not record.is_announced
    record = await at(place, table, SATURDAY + 2 * SOON)
    assert (planned(record).stage, record.message, record.is_announced) == ("asked", None, True)
    assert record.due == place.time + GIVEN_UP
    await joins(place, table, DORA)
    record = (await place.tables.get(table)).record
    assert record.due == place.time + GIVEN_UP, "a seat taken puts nothing off"
    await place.tables.lobbies.appoint(table, ADA, SATURDAY + DAY, BERLIN)
    record = (await place.tables.get(table)).record
    assert (planned(record).stage, planned(record).put_off, planned(record).here) == ("open", 0, ())
    assert len(record.seats) == 4, "all keep their seats"


async def test_a_host_without_another_time_for_a_week_gives_it_up(place: Place) -> None:
    table = await appointed(place)
    record = await at(place, table, SATURDAY + 10 * HOUR)
    assert planned(record).stage == "asked"
    record = await at(place, table, place.time + GIVEN_UP)
    assert (record.status, setup(record).closed_why) == ("abandoned", "idle")


@pytest.mark.parametrize(("hours", "stage"), [(0.5, "called"), (26, "asked"), (80, "asked")])
async def test_after_an_outage_people_are_called_or_the_host_is_asked(
    hours: float, stage: str, place: Place
) -> None:
    """The appointment stays as it was chosen, however long the bot was away."""
    table = await appointed(place, BEN)
    await place.tables.memory.postpone(hours * HOUR)
    await place.reopen()
    record = await at(place, table, SATURDAY + hours * HOUR)
    assert (planned(record).at, planned(record).stage) == (SATURDAY, stage)
    if stage == "called":
        assert record.due == place.time + AT_LEAST


async def test_an_outage_after_the_call_gives_the_time_back(place: Place) -> None:
    table = await appointed(place, BEN)
    await at(place, table, SATURDAY - CALL)
    await place.tables.memory.postpone(10 * 60)
    assert (await place.tables.get(table)).record.due == SATURDAY + 10 * 60
    await place.tables.memory.postpone(2 * DAY)
    record = await at(place, table, SATURDAY + 2 * DAY + 10 * 60)
    assert planned(record).stage == "asked", "nobody is expected two days later"


async def test_people_called_after_an_outage_play_however_late_it_is(place: Place) -> None:
    """The last call leaves five minutes, until an hour after the chosen moment; none is in vain."""
    table = await appointed(place, BEN)
    called = await at(place, table, SATURDAY + HOUR - AT_LEAST)
    assert (planned(called).stage, called.due) == ("called", SATURDAY + HOUR)
    await here(place, table, ADA, BEN)
    record = await at(place, table, SATURDAY + HOUR + 0.2)
    assert (record.status, {*people(record.seats)}) == ("running", {ADA, BEN})
    table = await appointed(place, BEN, when=place.time + DAY)
    record = await at(place, table, place.time + DAY + HOUR - 60)
    assert planned(record).stage == "asked"


async def test_late_people_wait_for_no_second_place_in_the_channel(place: Place) -> None:
    table = await appointed(place, BEN)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, ADA, BEN)

    @asynccontextmanager
    async def taken(_: TableRecord) -> AsyncIterator[int | None]:
        yield 9

    place.tables.taking_place = taken
    await at(place, table, SATURDAY)
    record = await at(place, table, SATURDAY + 2 * HOUR)
    assert planned(record).stage == "asked"


async def test_a_clock_set_back_does_nothing_twice(place: Place) -> None:
    table = await appointed(place, BEN)
    before = await at(place, table, SATURDAY - CALL)
    place.time -= 2 * DAY
    await place.tables.expire(table)
    assert (await place.tables.get(table)).record == before
    await place.tables.expire(table, ends=False)
    place.time = SATURDAY + DAY  # a clock known to be wrong
    await place.tables.expire(table, ends=False)
    assert (await place.tables.get(table)).record == before


async def test_until_its_call_it_counts_into_no_limit(place: Place) -> None:
    table = await appointed(place)
    record = (await place.tables.get(table)).record
    assert (record.is_announced, await place.store.count_open()) == (True, 0)
    await at(place, table, SATURDAY - CALL)
    record = (await place.tables.get(table)).record
    assert (record.is_announced, await place.store.count_open()) == (False, 1)


async def test_a_channel_and_a_host_have_few(place: Place) -> None:
    for _ in range(MOST_OWN):
        await appointed(place)
    table = await place.open()
    with refused("appointments-own", most=MOST_OWN):
        await place.tables.lobbies.appoint(table, ADA, SATURDAY, BERLIN)
    assert (await place.tables.get(table)).setup.appointment is None
    for host in (BEN, CEM):
        opened = await place.tables.lobbies.open("classic", "book", host, 1, 2, 7)
        table = opened.record.id
        if host == BEN:
            await place.tables.lobbies.appoint(table, host, SATURDAY, BERLIN)
            await place.tables.lobbies.appoint(table, host, SATURDAY + HOUR, BERLIN)
    with refused("appointments-here", most=MOST_HERE):
        await place.tables.lobbies.appoint(table, CEM, SATURDAY, BERLIN)


async def test_it_waits_for_a_channel_that_is_taken(place: Place) -> None:
    table, busy = await appointed(place, BEN), 9

    @asynccontextmanager
    async def taken(_: TableRecord) -> AsyncIterator[int | None]:
        yield busy

    place.tables.taking_place = taken
    await at(place, table, SATURDAY - CALL)
    await here(place, table, ADA, BEN)
    place.time = SATURDAY
    await place.tables.expire(table)
    record = (await place.tables.get(table)).record
    assert (planned(record).taken, record.due) == (9, SATURDAY + BUSY)
    place.forget()
    record = await at(place, table, SATURDAY + BUSY)
    assert record.status == "running"


async def test_the_last_to_arrive_begins_no_game_in_a_taken_channel(place: Place) -> None:
    """Too few are there as the clock looks, and enough as it comes to the table."""
    table = await appointed(place, BEN)

    @asynccontextmanager
    async def taken(_: TableRecord) -> AsyncIterator[int | None]:
        yield 9

    place.tables.taking_place = taken
    await at(place, table, SATURDAY - CALL)
    await here(place, table, ADA)
    place.time = SATURDAY
    async with place.store.holding() as reached:
        arriving = asyncio.create_task(here(place, table, BEN))
        await reached.wait()
        stepping = asyncio.create_task(place.tables.expire(table))
        await asyncio.sleep(0)
    await asyncio.gather(arriving, stepping)
    record = (await place.tables.get(table)).record
    assert (record.status, planned(record).taken) == ("lobby", 9)


async def test_the_host_may_start_early_and_no_other_ever(place: Place) -> None:
    table = await appointed(place, BEN)
    place.time += 2 * DAY
    assert not await place.tables.lobbies.succeed(table, BEN)
    await place.tables.back(table, ADA)
    assert (await place.tables.get(table)).record.late is None, "no host is silent before"
    with refused("only-host", host=str(ADA)):
        await place.tables.lobbies.start(table, BEN, 1)
    record = (await place.tables.lobbies.start(table, ADA, 1)).record
    assert (record.status, record.appointed) == ("running", None)


async def test_a_seat_that_is_given_up_goes_to_the_first_in_line(place: Place) -> None:
    table = await appointed(place, BEN, CEM, DORA)
    await joins(place, table, EVE, 6)
    with refused("lobby-already-joined"):
        await joins(place, table, EVE)
    with refused("appointment-waited-for"):
        await do(place, table, lambda record, _: appointments.cancel(record, ADA, place.time))
    await place.tables.leave(table, BEN)
    record = (await place.tables.get(table)).record
    assert EVE in people(record.seats)
    assert waiting(record) == (6,)
    assert lobby_people(setup(record)) == (6,), "their names are asked for"
    await place.tables.leave(table, 6)
    assert waiting((await place.tables.get(table)).record) == ()
    await joins(place, table, 6)
    await do(place, table, partial(remove, host=ADA, person=6))
    assert waiting((await place.tables.get(table)).record) == ()
    await place.tables.leave(table, ADA)
    assert (await place.tables.get(table)).record.host in (CEM, DORA, EVE)


async def test_a_waiting_list_ends_somewhere(place: Place) -> None:
    table = await appointed(place, BEN, CEM, DORA)
    record = (await place.tables.get(table)).record
    full = structs.replace(planned(record), waiting=tuple(range(100, 100 + MOST_WAITING)))
    await do(place, table, lambda record, _: appointments._with(record, full))
    with refused("lobby-full"):
        await joins(place, table, 99)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, *range(100, 100 + MOST_WAITING))
    record = await at(place, table, SATURDAY)
    assert {*people(record.seats)} == {100, 101, 102, 103}


async def test_acts_too_early_late_or_of_others_are_refused(place: Place) -> None:
    table = await appointed(place, BEN)
    with refused("stale"):
        await here(place, table, BEN)
    with refused("moment-past"):
        await place.tables.lobbies.appoint(table, ADA, place.time, BERLIN)
    with refused("bad-click"):
        await place.tables.lobbies.appoint(table, ADA, SATURDAY + 40 * DAY, BERLIN)
    with refused("only-host", host=str(ADA)):
        await place.tables.lobbies.appoint(table, BEN, SATURDAY, BERLIN)
    with refused("bad-click"):
        await do(place, table, lambda record, _: appointments.switch(record, ADA, "loudly"))
    with refused("stale"):
        await place.tables.lobbies.as_last(table, ADA)
    await at(place, table, SATURDAY - CALL)
    with refused("lobby-not-in"):
        await here(place, table, CEM)
    await here(place, table, BEN)
    with refused("cup-here-already"):
        await here(place, table, BEN)
    await do(place, table, lambda record, _: appointments.cancel(record, ADA, place.time))
    record = (await place.tables.get(table)).record
    assert (setup(record).appointment, record.late is not None) == (None, True)
    assert record.due == place.time + HOUR
    with refused("bad-click"):
        await do(place, table, lambda record, _: appointments.switch(record, ADA, "weekly"))


async def test_an_appointment_soon_is_called_at_once(place: Place) -> None:
    table = await place.open(BEN)
    await place.tables.lobbies.appoint(table, ADA, place.time + 120, BERLIN)
    record = await at(place, table, place.time)
    assert (planned(record).stage, record.due) == ("called", place.time + AT_LEAST)


async def test_a_changed_time_soon_after_a_call_posts_nothing_anew_but_for_newcomers(
    place: Place,
) -> None:
    table = await appointed(place, BEN)
    await at(place, table, SATURDAY - CALL)
    await place.tables.note(Change(table=table, message=7))
    await here(place, table, BEN)
    called, place.time = place.time, place.time + 120
    await place.tables.lobbies.appoint(table, ADA, SATURDAY + 60, BERLIN)
    record = await at(place, table, place.time)
    assert (planned(record).stage, planned(record).here) == ("called", (BEN,))
    assert (record.message, setup(record).summons) == (7, {ADA: called, BEN: called})
    await joins(place, table, CEM)
    await place.tables.lobbies.appoint(table, ADA, SATURDAY + 30, BERLIN)
    record = await at(place, table, place.time)
    assert (record.message, setup(record).summons[CEM]) == (None, place.time)


@pytest.mark.parametrize(
    "sent", [{"message": 7, "posting": 0.0}, {"posting": 5.0}, {"posting": 0.0}]
)
@pytest.mark.parametrize("gives_up", [False, True])
async def test_people_of_a_call_that_was_never_sent_are_called_again(
    gives_up: bool, sent: dict[str, Any], place: Place
) -> None:
    table = await appointed(place, BEN)
    await at(place, table, SATURDAY - CALL)
    await place.tables.note(Change(table=table, **sent))
    called, place.time = place.time, place.time + 120
    if gives_up:
        await do(place, table, lambda record, _: appointments.cancel(record, ADA, place.time))
    await place.tables.lobbies.appoint(table, ADA, SATURDAY + 60, BERLIN)
    record = await at(place, table, place.time)
    moment = called if any(sent.values()) else place.time
    assert setup(record).summons == {ADA: moment, BEN: moment}


async def test_seats_reserved_for_a_rematch_become_free(place: Place) -> None:
    table = (await place.start(BEN, CEM)).record.id
    await place.tables.propose_end(table, ADA, moderator=True)
    following = (await place.tables.lobbies.again(table, ADA, 5)).record.id
    await place.tables.lobbies.appoint(following, ADA, SATURDAY, BERLIN)
    record = (await place.tables.get(following)).record
    assert (people(record.seats), setup(record).unconfirmed) == ([ADA], ())
    again = (await place.tables.lobbies.again(table, BEN, 6)).record.id
    assert again != following, "a rematch now is none on Saturday"


async def test_a_host_with_a_reserved_seat_keeps_it_by_choosing_a_time(place: Place) -> None:
    table = (await place.start(BEN)).record.id
    await place.tables.propose_end(table, CEM, moderator=True)
    following = (await place.tables.lobbies.again(table, ADA, 5)).record.id
    await place.tables.leave(following, ADA)
    await place.tables.lobbies.appoint(following, BEN, SATURDAY, BERLIN)
    session = await place.tables.get(following)
    assert (session.record.status, session.people, session.setup.unconfirmed) == (
        "lobby",
        [BEN],
        (),
    )


# Every week.


async def played(place: Place, table: int, *persons: int, when: float = SATURDAY) -> int:
    """Play a week's game to its end; return the next week's lobby."""
    await at(place, table, when - CALL)
    await here(place, table, *persons)
    record = await at(place, table, when)
    assert record.status == "running", record
    await place.tables.propose_end(table, persons[0], moderator=False)
    for person in persons[1:]:
        if (await place.tables.get(table)).record.is_open:
            await place.tables.propose_end(table, person)
    return await followed(place, table)


async def followed(place: Place, table: int) -> int:
    """Do what is due at a table that is over, twice; return the lobby that was opened for it."""
    before = await place.store.tables_in(2)
    for _ in range(2):
        await place.tables.expire(table)
    opened = [each for each in await place.store.tables_in(2) if each not in before]
    assert len(opened) <= 1
    assert table not in await place.store.due_ids(place.time)
    return opened[0] if opened else 0


async def test_eight_on_saturday_stays_eight_every_week(place: Place) -> None:
    """Over the end of daylight saving; those who played are asked, and none is seated but the host."""
    table = await appointed(place, BEN, CEM, weekly=True)
    moment = SATURDAY
    for _ in range(3):
        table = await played(place, table, ADA, BEN, when=moment)
        record = (await place.tables.get(table)).record
        moment = planned(record).at
        there = datetime.fromtimestamp(moment, ZoneInfo(BERLIN))
        assert (there.weekday(), there.hour, there.minute) == (5, 20, 0)
        assert (people(record.seats), setup(record).called) == ([ADA], (BEN,))
        assert (record.host, record.is_announced, record.channel) == (ADA, True, 2)
        await joins(place, table, BEN)
    assert moment == SATURDAY + 3 * WEEK + HOUR


async def test_a_kill_between_opening_and_noting_opens_no_second_lobby(place: Place) -> None:
    table = await appointed(place, BEN, weekly=True)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, ADA, BEN)
    await at(place, table, SATURDAY)
    await place.tables.propose_end(table, ADA)
    await place.tables.propose_end(table, BEN)
    with (
        patch.object(Lobbies, "_drafted", side_effect=OSError("killed")),
        pytest.raises(OSError, match="killed"),
    ):
        await place.tables.expire(table)
    await place.reopen()
    assert table in await place.store.due_ids(place.time), "it is still owed"
    assert await followed(place, table)
    await place.reopen()
    assert not await followed(place, table)


async def test_people_left_without_a_seat_are_asked_for_next_week(place: Place) -> None:
    table = await appointed(place, BEN, CEM, DORA, weekly=True)
    await joins(place, table, EVE)
    following = await played(place, table, ADA, BEN, CEM, DORA)
    chosen = (await place.tables.get(following)).setup
    assert (sorted(chosen.called), chosen.asking) == ([BEN, CEM, DORA, EVE], ())


async def test_a_game_begun_early_was_this_weeks(place: Place) -> None:
    table = await appointed(place, BEN, weekly=True)
    place.time = SATURDAY - 2 * HOUR
    await place.tables.lobbies.start(table, ADA, 5)
    await place.tables.propose_end(table, ADA)
    await place.tables.propose_end(table, BEN)
    following = await followed(place, table)
    record = (await place.tables.get(following)).record
    assert planned(record).at == SATURDAY + WEEK + HOUR, "the clocks go back that night"


def test_a_game_of_weeks_leaves_out_those_that_are_past() -> None:
    after = appointments.following(Appointment(SATURDAY, BERLIN, 20, 0), SATURDAY + 15 * DAY)
    assert after.at == SATURDAY + 3 * WEEK + HOUR


@pytest.mark.parametrize(
    ("zone", "first", "clocks"),
    [
        ("America/Nuuk", (2027, 3, 20, 23, 15), ["20 23:15", "28 00:15", "03 23:15", "10 23:15"]),
        ("Europe/Berlin", (2027, 3, 21, 2, 30), ["21 02:30", "28 03:30", "04 02:30", "11 02:30"]),
        ("Africa/Cairo", (2027, 4, 23, 0, 15), ["23 00:15", "30 01:15", "07 00:15", "14 00:15"]),
    ],
)
def test_an_hour_left_out_moves_one_week_alone(
    zone: str, first: tuple[int, int, int, int, int], clocks: list[str]
) -> None:
    """In Greenland the hour before midnight is left out: that week begins on a Sunday."""
    begins = datetime(*first, tzinfo=ZoneInfo(zone)).timestamp()
    weeks = [Appointment(begins, zone, *first[3:])]
    for _ in clocks[1:]:
        weeks.append(appointments.following(weeks[-1], weeks[-1].at))
    found = [datetime.fromtimestamp(each.at, ZoneInfo(zone)) for each in weeks]
    assert [f"{each:%d %H:%M}" for each in found] == clocks


@pytest.mark.parametrize(("gone", "host"), [({ADA}, CEM), ({ADA, CEM}, BEN), ({ADA, BEN, CEM}, 0)])
async def test_next_weeks_host_is_still_on_the_server(
    gone: set[int], host: int, place: Place
) -> None:
    async def absent(_: int, people: Sequence[int]) -> frozenset[int]:
        return frozenset(gone.intersection(people))

    table = await appointed(place, BEN, CEM, weekly=True)
    place.tables.lobbies.absent = absent
    following = await played(place, table, ADA, BEN, CEM)
    found = (await place.tables.get(following)).record if following else None
    assert (found.host if found else 0) == host
    assert found is None or gone.isdisjoint(setup(found).called)


async def test_an_absent_host_is_host_again_next_week(place: Place) -> None:
    table = await appointed(place, BEN, CEM, weekly=True)
    following = await played(place, table, BEN, CEM)
    assert (await place.tables.get(following)).record.host == ADA


async def test_a_blocked_host_hands_the_weeks_to_a_player(place: Place) -> None:
    """As one that has left the server does; also a host that was not there for this week's game."""
    table = await appointed(place, BEN, CEM, weekly=True)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, BEN, CEM)
    await at(place, table, SATURDAY)
    block = partial(structs.replace, blocked=(ADA,))
    await place.tables.settings.change_server(1, block)
    for person in (BEN, CEM):
        await place.tables.propose_end(table, person)
    record = (await place.tables.get(await followed(place, table))).record
    assert (record.host, setup(record).called) == (BEN, (CEM,))


async def test_weeks_without_a_game_pass_until_the_third(place: Place) -> None:
    table = await appointed(place, BEN, weekly=True)
    moment = SATURDAY
    for missed in (1, 2):
        record = await at(place, table, moment + 3 * HOUR)
        assert (planned(record).missed, planned(record).stage) == (missed, "open")
        assert {*people(record.seats)} == {ADA, BEN}
        moment = planned(record).at
    record = await at(place, table, moment + 3 * HOUR)
    assert record.status == "abandoned"
    assert not await followed(place, table)


@pytest.mark.parametrize("ends", ["unticked", "closed", "moderator", "blocked", "rules"])
async def test_it_ends_by_its_host_or_a_moderator(ends: str, place: Place) -> None:
    table = await appointed(place, BEN, weekly=True)
    if ends == "closed":
        await place.tables.propose_end(table, ADA)
        assert not await followed(place, table)
        return
    if ends == "unticked":
        await do(place, table, lambda record, _: appointments.switch(record, ADA, "weekly"))
    await at(place, table, SATURDAY - CALL)
    await here(place, table, ADA, BEN)
    await at(place, table, SATURDAY)
    if ends == "blocked":
        block = partial(structs.replace, blocked=(ADA, BEN))
        await place.tables.settings.change_server(1, block)
    if ends == "moderator":
        await place.tables.propose_end(table, 77, moderator=True)
    else:
        await place.tables.propose_end(table, ADA)
        await place.tables.propose_end(table, BEN)
    gone = Refused("unknown-preset") if ends == "rules" else None
    with patch.object(rematch, "check_rules", side_effect=gone):
        assert not await followed(place, table)


async def test_of_two_processes_one_takes_each_step(place: Place) -> None:
    """The later one reads the table again, and finds nothing to be done."""
    table, other = await appointed(place, BEN), place.more_tables()
    await other.get(table)
    place.time = SATURDAY - CALL
    await place.tables.expire(table)
    called = await other.expire(table)
    assert called.record == (await place.tables.get(table)).record
    await here(place, table, ADA, BEN)
    place.time = SATURDAY
    await other.expire(table)
    begun = await place.tables.expire(table)
    assert begun.record.status == "running"
    assert begun.record.seq == (await other.get(table)).record.seq


async def test_a_step_whose_change_is_refused_once_is_taken_again(place: Place) -> None:
    table = await appointed(place, BEN)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, ADA, BEN)
    place.store.conflicts = 1
    record = await at(place, table, SATURDAY)
    assert record.status == "running"


async def test_a_deleted_host_is_host_no_more_next_week(place: Place) -> None:
    table = await appointed(place, BEN, CEM, weekly=True)
    await joins(place, table, DORA, EVE)
    await place.tables.leave(table, EVE)
    await place.tables.memory.take_out(table, EVE)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, BEN, CEM)
    await at(place, table, SATURDAY)
    await place.tables.memory.take_out(table, ADA)
    record = (await place.tables.get(table)).record
    assert planned(record).host is None
    await place.tables.propose_end(table, BEN)
    await place.tables.propose_end(table, CEM)
    following = await followed(place, table)
    assert (await place.tables.get(following)).record.host == BEN


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"])
async def test_five_weeks_of_appointments_with_kills_at_each_step(zone: str, place: Place) -> None:
    """At both ends of the date line: each week is called once, begun once, and followed once."""
    table = await place.open(BEN)
    first = datetime(2026, 10, 10, 20, tzinfo=ZoneInfo(zone)).timestamp()
    place.time, called, begun = first - 3 * DAY, list[float](), list[int]()
    await place.tables.lobbies.appoint(table, ADA, first, zone)
    await do(place, table, lambda record, _: appointments.switch(record, ADA, "weekly"))
    while len(begun) < 5:
        await place.reopen()
        record = (await place.tables.get(table)).record
        assert record.due is not None
        place.time = max(place.time, record.due)
        before = planned(record).stage
        for _ in range(3):
            await place.tables.expire(table)
            await place.reopen()
        record = (await place.tables.get(table)).record
        if record.status == "running":
            begun.append(table)
            await place.tables.propose_end(table, ADA)
            await place.tables.propose_end(table, BEN)
            await place.reopen()
            table = await followed(place, table)
            await joins(place, table, BEN)
        elif planned(record).stage == "called" and before != "called":
            called.append(planned(record).at)
            assert record.message is None
            await here(place, table, ADA, BEN)
    assert len({*begun}) == len({*called}) == 5
    clocks = [datetime.fromtimestamp(each, ZoneInfo(zone)) for each in called]
    assert {(each.hour, each.minute, each.weekday()) for each in clocks} == {(20, 0, 5)}


async def test_another_game_with_more_seats_takes_the_waiting_in(place: Place) -> None:
    table = await place.open(game="snatch", preset="book")
    most = max((await place.tables.get(table)).system.numbers({}))
    await joins(place, table, *range(50, 49 + most))
    await place.tables.lobbies.appoint(table, ADA, SATURDAY, BERLIN)
    await joins(place, table, EVE, 6)
    await place.tables.lobbies.set_game(table, ADA, "classic")
    session = await place.tables.get(table)
    room = max(session.system.numbers(session.values()))
    assert len(session.people) == min(room, most + 2)
    assert len(waiting(session.record)) == most + 2 - len(session.people)


async def test_an_unplayable_weekly_game_that_is_closed_owes_no_next_week(place: Place) -> None:
    table = await appointed(place, BEN, weekly=True)
    await at(place, table, SATURDAY - CALL)
    await here(place, table, ADA, BEN)
    await at(place, table, SATURDAY)
    await place.tables.discard(table)
    await place.reopen()
    assert table not in await place.store.due_ids(place.time)
