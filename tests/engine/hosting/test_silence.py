"""Nobody need wait for ever for those of whom nothing is heard."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec import json, structs

from data.records import Change
from engine.hosting.actions.deadlines import silent_soon
from engine.hosting.actions.lobby import set_options, set_pace
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import DAY, HOSTS, HOUR, IDLE, MISSED, SILENT, UNHURRIED
from tests.engine.hosting.seated import ADA, BEN, CEM, DORA, Place, refused
from tests.engine.hosting.test_absence import asked


async def waiting_for(place: Place, person: int, *others: int | str, pace: str = "none") -> Session:
    """Begin a game without a clock, and play until somebody is asked; Ada is host."""
    await place.open(*others, first_player="host")
    await place.tables.lobbies.set_up(1, lambda record, _: set_pace(record, ADA, pace))
    session, random = await place.tables.lobbies.start(1, ADA, click=200), Random(1)
    while asked(session) != person:
        session = await place.act(session, random)
    return session


async def silent(place: Place, seconds: float = SILENT) -> Session:
    """Let nothing be heard of whoever is asked, for so long; do all that is due meanwhile."""
    until = place.time + seconds
    while (due := await place.store.next_due(place.time)) and due[0] <= until:
        place.time = due[0]
        await place.tables.expire(1)
    place.time = until
    return await place.tables.expire(1)


async def test_a_player_that_is_not_hurried_is_called_anew_before_the_others_need_not_wait(
    place: Place,
) -> None:
    """After half a day, so that as much is left; after a whole one nobody waits for them."""
    session = await waiting_for(place, CEM, BEN, CEM)
    began, turn = place.time, session.running.began
    await place.tables.record_pings(1, turn, {CEM: 5})
    session = await silent(place, UNHURRIED)
    assert (session.record.late, silent_soon(session)) == (began + MISSED, [])
    assert turn in [seat.called for seat in session.record.seats]
    session = await silent(place, MISSED - UNHURRIED)
    assert (session.record.late, silent_soon(session)) == (began + SILENT, [CEM])
    assert {seat.called for seat in session.record.seats} == {-1}
    assert session.setup.silent == ()
    revision = session.record.revision
    await place.assert_as_stored(1)
    session = await silent(place, SILENT - MISSED)
    assert (session.setup.silent, silent_soon(session)) == ((CEM,), [])
    assert (session.record.late, session.record.due) == (None, began + IDLE)
    assert session.record.revision > revision, "everybody sees it"
    await place.assert_as_stored(1)
    assert await place.tables.expire(1) is session


async def test_after_a_day_the_players_that_are_there_close_the_table(place: Place) -> None:
    await waiting_for(place, CEM, BEN, CEM)
    await silent(place)
    await place.reopen()
    session = await place.tables.propose_end(1, ADA)
    assert session.record.status == "running"
    session = await place.tables.propose_end(1, BEN)
    assert (session.record.status, session.setup.closed_by) == ("abandoned", (ADA, BEN))
    await place.assert_as_stored(1)


async def test_until_then_they_wait(place: Place) -> None:
    await waiting_for(place, CEM, BEN, CEM)
    await silent(place, SILENT - 1)
    for person in (ADA, BEN):
        session = await place.tables.propose_end(1, person)
    assert session.record.status == "running"
    with refused("stale"):
        await place.tables.replace_silent(1, ADA)


@pytest.mark.parametrize("ending", [True, False])
async def test_an_agreement_of_all_others_is_carried_out_after_a_days_silence(
    place: Place, ending: bool
) -> None:
    session = await waiting_for(place, CEM, BEN, CEM)
    propose = place.tables.propose_end if ending else place.tables.propose_pause
    for person in (ADA, BEN):
        session = await propose(1, person)
    assert session.record.status == "running"
    session = await silent(place)
    assert session.record.status == ("abandoned" if ending else "running")
    assert (session.setup.paused is None) == ending
    await place.assert_as_stored(1)


async def test_where_the_host_is_silent_the_others_propose_to_close_the_table(
    place: Place,
) -> None:
    await waiting_for(place, ADA, BEN, CEM)
    with refused("only-host", host=str(ADA)):
        await place.tables.propose_end(1, BEN)
    await silent(place)
    for person in (BEN, CEM):
        session = await place.tables.propose_end(1, person)
    assert session.record.status == "abandoned"


async def test_a_table_of_two_goes_on_without_the_other(place: Place) -> None:
    """The computer plays for them until they are back; nobody else may decide that."""
    await waiting_for(place, BEN, BEN)
    await silent(place)
    with refused("not-seated"):
        await place.tables.replace_silent(1, DORA)
    with refused("stale"):
        await place.tables.replace_silent(1, BEN)
    session = await place.tables.replace_silent(1, ADA)
    assert (session.people, session.away, session.setup.silent) == ([ADA], [BEN], ())
    assert asked(session) == ADA
    assert session.record.late == place.time + UNHURRIED
    await place.assert_as_stored(1)
    session = await place.tables.back(1, BEN)
    assert (set(session.people), session.away) == ({ADA, BEN}, [])


async def test_of_three_two_may_be_silent_one_after_the_other(place: Place) -> None:
    """What the third wants is done in the end."""
    session = await waiting_for(place, CEM, BEN, CEM)
    await place.tables.propose_end(1, ADA)
    for _ in range(2):
        session = await silent(place)
        if session.record.status == "running":
            assert ADA not in session.setup.silent
            session = await place.tables.replace_silent(1, ADA)
        random = Random(1)
        while session.record.status == "running" and asked(session) == ADA:
            session = await place.act(session, random)
    assert session.record.status == "abandoned"


async def test_where_a_game_rests_no_player_is_silent(place: Place) -> None:
    await waiting_for(place, CEM, BEN, CEM)
    await silent(place)
    for person in (ADA, BEN):
        session = await place.tables.propose_pause(1, person)
    assert session.setup.paused is not None
    with refused("table-paused"):
        await place.tables.replace_silent(1, ADA)
    due = session.record.due
    session = await place.tables.back(1, CEM)
    assert (session.setup.silent, session.record.due) == ((), due)
    assert session.setup.paused is not None


async def test_any_press_of_a_player_that_is_asked_is_heard(place: Place) -> None:
    """The day begins anew; it is noted once an hour, and at once if they were not waited for."""
    await waiting_for(place, CEM, BEN, CEM)
    await silent(place, HOUR - 1)
    commits = place.store.commits
    for person in (ADA, BEN, CEM, DORA):
        await place.tables.back(1, person)
    assert place.store.commits == commits
    await silent(place, MISSED)
    session = await place.tables.back(1, CEM)
    assert session.record.due == place.time + IDLE
    assert session.record.late == place.time + UNHURRIED
    assert place.store.commits == commits + 3, "two calls, and what was heard"
    session = await silent(place)
    assert session.setup.silent == (CEM,)
    session = await place.tables.back(1, ADA)
    assert session.setup.silent == (CEM,)
    session = await place.tables.back(1, CEM)
    assert (session.setup.silent, session.record.due) == ((), place.time + IDLE)
    assert session.record.late == place.time + UNHURRIED
    await place.assert_as_stored(1)


async def test_two_presses_at_once_are_heard_once(place: Place) -> None:
    await waiting_for(place, CEM, BEN, CEM)
    await silent(place, HOUR)
    commits = place.store.commits
    async with place.store.holding() as reached:
        first = asyncio.create_task(place.tables.back(1, CEM))
        await reached.wait()
        second = asyncio.create_task(place.tables.back(1, CEM))
        await asyncio.sleep(0)
    assert await first is await second
    assert place.store.commits == commits + 1


async def test_a_player_that_answers_is_silent_no_more(place: Place) -> None:
    session = await waiting_for(place, CEM, BEN, CEM)
    session = await silent(place)
    session = await place.act(session, Random(1))
    assert session.setup.silent == ()
    await place.assert_as_stored(1)


async def test_a_player_that_is_silent_where_others_are_asked_as_well_is_heard_when_it_is_not_their_turn(
    place: Place,
) -> None:
    """As somebody else has answered in their place, or has left."""
    session = await waiting_for(place, CEM, BEN, CEM)
    chosen = (await silent(place)).record.setup
    await place.act(session, Random(1))
    while asked(session := await place.tables.get(1)) == CEM:
        await place.act(session, Random(1))
    await place.tables.note(Change(table=1, setup=chosen))
    due = session.record.due
    session = await place.tables.back(1, CEM)
    assert (session.setup.silent, session.record.due) == ((), due)


async def test_a_player_that_plays_alone_is_waited_for_as_long_as_they_like(place: Place) -> None:
    session = await waiting_for(place, ADA, "easy")
    session = await silent(place, 2 * DAY)
    assert (session.setup.silent, session.record.late) == ((), None)
    assert silent_soon(session) == []


async def test_a_day_in_which_no_player_could_play_does_not_count(place: Place) -> None:
    await waiting_for(place, CEM, BEN, CEM)
    await silent(place, MISSED)
    place.time += DAY
    await place.tables.memory.postpone(DAY)
    assert silent_soon(await place.tables.get(1)) == [CEM]
    session = await silent(place, SILENT - MISSED - 1)
    assert session is await place.tables.get(1)
    assert session.setup.silent == ()
    assert (await silent(place, 1)).setup.silent == (CEM,)


@pytest.mark.parametrize("waited", [HOUR, 2 * DAY])
async def test_a_table_of_a_former_version_is_looked_at_when_a_player_presses(
    place: Place, waited: float
) -> None:
    """It called once, and then waited for ever."""
    await waiting_for(place, CEM, BEN, CEM)
    await place.tables.note(Change(table=1, late=None))
    began = place.time
    place.time += waited
    session = await place.tables.back(1, ADA)
    assert session.record.late == max(began + MISSED, place.time if waited > DAY else 0)
    await silent(place, SILENT)
    assert (await place.tables.get(1)).setup.silent == (CEM,)


async def by_the_day(place: Place, *others: int | str) -> Session:
    """Begin a game by the day, and let Ada let a turn pass."""
    await waiting_for(place, ADA, *others, pace="days")
    return await silent(place, DAY)


async def test_by_the_day_the_player_that_has_missed_a_turn_is_silent(place: Place) -> None:
    """Until they press anything; the others need not wait for three turns."""
    session = await by_the_day(place, BEN, CEM)
    assert session.setup.silent == (ADA,)
    await place.assert_as_stored(1)
    assert (await place.tables.back(1, BEN)).setup.silent == (ADA,)
    session = await place.tables.back(1, ADA)
    assert session.setup.silent == ()
    await place.assert_as_stored(1)
    with refused("stale"):
        await place.tables.replace_silent(1, BEN)


async def test_by_the_day_the_others_close_the_table_without_a_player_that_has_missed_a_turn(
    place: Place,
) -> None:
    await by_the_day(place, BEN, CEM)
    for person in (BEN, CEM):
        session = await place.tables.propose_end(1, person)
    assert session.record.status == "abandoned"


async def test_by_the_day_the_computer_plays_at_once_for_a_player_that_has_missed_a_turn(
    place: Place,
) -> None:
    await by_the_day(place, BEN)
    session = await place.tables.replace_silent(1, BEN)
    assert (session.people, session.away) == ([BEN], [ADA])
    await place.assert_as_stored(1)


async def test_daily_games_carry_out_an_agreement_at_the_missed_turn(
    place: Place,
) -> None:
    await waiting_for(place, ADA, BEN, pace="days")
    await place.tables.propose_pause(1, BEN)
    session = await silent(place, DAY)
    assert session.setup.paused is not None
    await place.assert_as_stored(1)


async def test_by_the_day_a_player_that_plays_alone_is_never_silent(place: Place) -> None:
    assert (await by_the_day(place, "easy")).setup.silent == ()


async def test_in_a_lobby_the_others_wait_half_an_hour_for_their_host(place: Place) -> None:
    """From what the host did last; then whoever sits there and does what only a host may is host."""
    await place.open(BEN, CEM)
    began = place.time
    await silent(place, HOSTS["relaxed"] - 1)
    assert not await place.tables.lobbies.succeed(1, BEN)
    session = await place.tables.back(1, ADA)
    assert session.record.late == place.time + HOSTS["relaxed"]
    assert await place.tables.back(1, ADA) is session, "once a minute suffices"
    await place.tables.lobbies.set_up(1, lambda record, _: set_options(record, ADA, private=True))
    session = await silent(place, HOSTS["relaxed"])
    assert (session.setup.silent, session.record.late) == ((ADA,), None)
    assert place.time > began + HOSTS["relaxed"]
    await place.assert_as_stored(1)
    await place.reopen()
    assert not await place.tables.lobbies.succeed(1, DORA), "has no seat"
    assert await place.tables.lobbies.succeed(1, BEN)
    session = await place.tables.get(1)
    assert (session.record.host, session.setup.silent) == (BEN, ())
    assert session.record.late == place.time + HOSTS["relaxed"]
    assert not await place.tables.lobbies.succeed(1, CEM)
    await place.assert_as_stored(1)
    session = await place.tables.lobbies.start(1, BEN, click=200)
    with refused("lobby-over"):
        await place.tables.lobbies.succeed(1, CEM)


async def test_a_host_that_does_anything_is_host_still(place: Place) -> None:
    await place.open(BEN)
    await silent(place, HOSTS["relaxed"])
    assert (await place.tables.back(1, BEN)).setup.silent == (ADA,)
    session = await place.tables.back(1, ADA)
    assert (session.setup.silent, session.record.host) == ((), ADA)
    assert session.record.late == place.time + HOSTS["relaxed"]
    session = await place.tables.lobbies.set_up(1, lambda record, _: set_pace(record, ADA, "days"))
    assert session.record.late == place.time + HOSTS["days"]
    await silent(place, HOSTS["days"])
    session = await place.tables.lobbies.start(1, ADA, click=200)
    assert session.setup.silent == (), "nobody is silent in a game that has just begun"


@pytest.mark.parametrize("silent_before", [False, True])
async def test_the_others_wait_half_an_hour_for_a_new_host(
    place: Place, silent_before: bool
) -> None:
    """Also where the one before was silent, or left without a press."""
    await place.open(BEN, CEM)
    await silent(place, HOSTS["relaxed"] - (not silent_before))
    session = await place.tables.leave(1, ADA)
    assert (session.record.host, session.record.late) == (CEM, place.time + HOSTS["relaxed"])
    await silent(place, HOSTS["relaxed"] - 1)
    with refused("not-seated"):
        await place.tables.make_host(1, ADA)
    session = await place.tables.make_host(1, BEN)
    assert (session.record.host, session.record.late) == (BEN, place.time + HOSTS["relaxed"])
    session = await silent(place, HOSTS["relaxed"])
    assert session.setup.silent == (BEN,)
    due = (await place.tables.lobbies.start(1, BEN, click=200)).record.due
    session = await place.tables.make_host(1, CEM)
    assert (session.record.host, session.record.due) == (CEM, due)


async def test_a_lobby_whose_host_is_silent_is_closed_by_a_player_that_sits_there(
    place: Place,
) -> None:
    await place.open(BEN)
    with refused("only-host", host=str(ADA)):
        await place.tables.propose_end(1, BEN)
    await silent(place, HOSTS["relaxed"])
    with refused("not-seated"):
        await place.tables.propose_end(1, DORA)
    session = await place.tables.propose_end(1, BEN)
    assert session.record.status == "abandoned"


async def test_a_player_whose_seat_is_only_held_is_no_host(place: Place) -> None:
    """And the clock is told of all that is due in the lobby of those who play again."""
    await place.start(BEN)
    await place.tables.abandon(1)
    heard: list[float | None] = []
    place.tables.memory.deadline_listeners.append(heard.append)
    session = await place.tables.lobbies.again(1, BEN, 5)
    assert session.record.due in heard
    await place.tables.memory.reload(2)
    chosen = structs.replace(session.setup, silent=(BEN,))
    await place.tables.note(Change(table=2, setup=json.encode(chosen)))
    assert not await place.tables.lobbies.succeed(2, ADA)


async def test_a_lobby_of_a_former_version_waits_for_its_host_from_the_next_press_on(
    place: Place,
) -> None:
    await place.open(BEN)
    await place.tables.note(Change(table=1, late=None))
    session = await place.tables.back(1, BEN)
    assert session.record.late == place.time + HOSTS["relaxed"]
