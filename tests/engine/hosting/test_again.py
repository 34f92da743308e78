"""Those who have played play again: the same people and rules, another one beginning."""

from __future__ import annotations

import sqlite3
from functools import partial
from random import Random

import pytest
from msgspec import UNSET, json, structs

from data.records import Change
from data.store.errors import StoreClosed
from engine.catalog import CLASSIC
from engine.hosting.actions.lobby import invite, join, leave, ready, remove, set_options
from engine.hosting.actions.rematch import again
from engine.hosting.actions.seat_changes import ask_next
from engine.hosting.state.appointments import MOST_WAITING
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup, people, setup
from engine.hosting.state.time_controls import LASTS, RESERVED
from tests.engine.hosting.seated import (
    ADA,
    BEN,
    CEM,
    DORA,
    EVE,
    Place,
    changed,
    lobby,
    refused,
    seats,
)


async def over(place: Place, *others: int | str) -> Session:
    """Play a game to its end."""
    session, random = await place.start(*others, preset="family", barriers=True), Random(1)
    while session.record.status == "running":
        session = await place.act(session, random)
    return session


def test_everybody_takes_the_seat_of_the_next_and_another_one_sits_first() -> None:
    record = lobby((0, ADA), (1, "easy"), (2, BEN), first=2, rules={"barriers": True}, pace="days")
    chosen, moved = again(record, CLASSIC, ADA)
    assert moved == seats((0, BEN), (1, ADA), (2, "easy"))
    assert chosen == Setup(
        "book", {"barriers": True}, pace="days", unconfirmed=(BEN,), opener=ADA, before=7
    )


async def test_seats_are_held_until_each_has_confirmed(place: Place) -> None:
    before = await over(place, BEN, CEM)
    with refused("not-seated"):
        await place.tables.lobbies.again(1, DORA, 300)
    session = await place.tables.lobbies.again(1, BEN, 300)
    record = session.record
    assert (record.id, record.status, record.host) == (2, "lobby", BEN)
    assert (record.game, session.setup.rules) == ("classic", before.setup.rules)
    assert (record.server, record.channel, record.contributions) == (1, 2, [300])
    assert record.due == place.time + RESERVED
    assert set(session.setup.unconfirmed) == {ADA, CEM}
    assert (await place.tables.lobbies.again(1, ADA, 301)).record.id == 2
    waited_for = " ".join(map(str, session.setup.unconfirmed))
    with refused("lobby-unconfirmed", people=waited_for):
        await place.tables.lobbies.start(2, BEN, 302)
    with refused("lobby-already-joined"):
        await place.tables.lobbies.set_up(2, partial(join, person=BEN, click=303))
    for person, due in ((CEM, record.due), (ADA, place.time + LASTS["relaxed"])):
        session = await place.tables.lobbies.set_up(2, partial(join, person=person, click=304))
        assert session.record.due == due
    await place.assert_as_stored(2)
    session = await place.tables.lobbies.start(2, BEN, 305)
    assert session.setup.first is not None
    first = session.controller(session.setup.first).person
    assert first == session.setup.opener != before.controller(before.setup.first or 0).person


async def test_after_ten_minutes_the_seats_of_others_are_free(place: Place) -> None:
    await over(place, BEN, CEM)
    await place.tables.lobbies.again(1, BEN, 300)
    await place.tables.lobbies.set_up(2, partial(join, person=CEM, click=301))
    place.time += RESERVED - 1
    assert (await place.tables.expire(2)).setup.unconfirmed == (ADA,)
    place.time += 1
    session = await place.tables.expire(2)
    assert (sorted(session.people), session.setup.unconfirmed) == ([BEN, CEM], ())
    assert session.record.due == place.time + LASTS["relaxed"]
    await place.assert_as_stored(2)


async def test_after_that_table_is_gone_another_is_opened(place: Place) -> None:
    await over(place, BEN)
    await place.tables.lobbies.again(1, BEN, 300)
    await place.tables.abandon(2)
    assert (await place.tables.lobbies.again(1, ADA, 301)).record.id == 3
    with refused("stale"):
        await place.tables.lobbies.again(3, ADA, 302)


async def test_a_kill_on_the_way_to_the_next_table_loses_nothing(place: Place) -> None:
    """It says itself what it follows: nothing has to be noted at the table before."""
    await over(place, BEN)
    place.store.error = StoreClosed()  # right after the table was opened
    with pytest.raises(StoreClosed):
        await place.tables.lobbies.again(1, BEN, 300)
    await place.reopen()
    found = await place.tables.lobbies.following(1)
    session = await place.tables.lobbies.again(1, ADA, 301)
    assert found is not None
    assert (found.record.id, session.record.id, session.record.host) == (2, 2, BEN)
    assert session.setup.unconfirmed == (ADA,)
    assert session.record.due == place.time + RESERVED
    assert session.record.shown < session.record.revision or session.record.shown == -1
    assert await place.store.tables_in(2) == [2]


async def test_a_game_that_was_closed_can_be_played_again_and_a_lobby_not(place: Place) -> None:
    await place.start(BEN)
    await place.tables.propose_end(1, DORA, moderator=True)
    session = await place.tables.lobbies.again(1, BEN, 300)
    assert (session.record.id, session.setup.before) == (2, 1)
    await place.tables.abandon(2)
    with refused("stale"):
        await place.tables.lobbies.again(2, BEN, 301)


async def test_rules_that_are_gone_are_not_played_again(place: Place) -> None:
    session = await over(place, BEN)
    gone = structs.replace(session.setup, preset="gone")
    await place.tables.note(Change(table=1, setup=json.encode(gone)))
    with refused("unknown-preset"):
        await place.tables.lobbies.again(1, BEN, 300)
    opened = await place.tables.lobbies.open("classic", "book", ADA, 1, 2, 301)
    assert opened.last is None, "nobody can play so any more"


async def test_the_last_game_of_the_host_is_offered_in_the_next_lobby(place: Place) -> None:
    """Its game, rules, pace and people: seats are held for them, computers sit down at once."""
    await place.start(BEN, "easy", preset="family", barriers=True)
    await place.tables.propose_end(1, DORA, moderator=True)
    session = await place.tables.lobbies.open("snatch", "book", ADA, 1, 2, 300)
    assert session.last is not None
    assert (session.last.id, session.setup.before) == (1, 1)
    with refused("only-host", host=str(ADA)):
        await place.tables.lobbies.as_last(2, BEN)
    session = await place.tables.lobbies.as_last(2, ADA)
    record, chosen = session.record, session.setup
    assert (record.game, session.system.key, chosen.preset) == ("classic", "classic", "family")
    assert chosen.rules == {"barriers": True}
    assert (sorted(session.people), chosen.unconfirmed) == ([ADA, BEN], (BEN,))
    assert [seat.level for seat in record.seats if seat.person is None] == ["easy"]
    assert record.due == place.time + RESERVED
    await place.assert_as_stored(2)
    following = await place.tables.lobbies.following(1)
    assert following is not None, "whoever wants to play again is led here"
    assert following.record.id == 2


async def test_the_last_game_is_offered_to_a_host_that_has_played_it(place: Place) -> None:
    await place.start(BEN)
    await place.tables.abandon(1)
    await place.tables.lobbies.open("classic", "book", ADA, 1, 2, 300)
    await place.tables.lobbies.set_up(2, partial(join, person=CEM, click=301))
    await place.tables.lobbies.set_up(2, partial(leave, person=ADA))
    with refused("stale"):
        await place.tables.lobbies.as_last(2, CEM)


async def test_a_lobby_that_is_private_stays_so_as_last_time(place: Place) -> None:
    """Whoever was invited to it still is, beside those who were to the last game."""
    await place.start(BEN)
    await place.tables.abandon(1)
    await place.tables.lobbies.open("classic", "book", ADA, 1, 2, 300)
    await place.tables.lobbies.set_up(2, lambda record, _: set_options(record, ADA, private=True))
    await place.tables.lobbies.set_up(2, lambda record, _: invite(record, ADA, [CEM]))
    chosen = (await place.tables.lobbies.as_last(2, ADA)).setup
    assert (chosen.private, chosen.invited, chosen.unconfirmed) == (True, (CEM,), (BEN,))


async def test_a_lobby_is_posted_anew_to_ping_the_people_of_held_seats(place: Place) -> None:
    await place.start(BEN)
    await place.tables.abandon(1)
    await place.tables.lobbies.open("classic", "book", ADA, 1, 2, 300)
    await place.tables.note(Change(table=2, message=8, remains=[5]))
    record = (await place.tables.lobbies.as_last(2, ADA)).record
    assert (record.message, record.remains) == (None, [5, 8])


async def test_a_player_that_has_joined_by_then_keeps_their_seat(place: Place) -> None:
    await place.start(BEN)
    await place.tables.abandon(1)
    await place.tables.lobbies.open("classic", "book", ADA, 1, 2, 300)
    for person in (BEN, CEM):
        await place.tables.lobbies.set_up(2, partial(join, person=person, click=301))
    session = await place.tables.lobbies.as_last(2, ADA)
    assert (sorted(session.people), session.setup.unconfirmed) == ([ADA, BEN, CEM], ())
    assert session.record.due == place.time + LASTS["relaxed"]
    assert (await place.tables.lobbies.start(2, ADA, 302)).record.status == "running"


async def test_more_wishes_for_the_next_game_than_a_message_pings_are_refused(
    place: Place,
) -> None:
    """No wish that was noted is dropped for a later one."""
    session, crowd = await place.start(BEN), range(100, 100 + MOST_WAITING)
    for person in crowd:
        session.stored(ask_next(session, person, True))
    with refused("lobby-full"):
        ask_next(session, crowd.stop, True)
    session.stored(ask_next(session, crowd[-1], True))
    assert session.setup.asking == (*crowd,)
    session.stored(ask_next(session, crowd[0], False))
    session.stored(ask_next(session, crowd.stop, True))
    assert session.setup.asking == (*crowd[1:], crowd.stop)


async def test_a_player_that_asked_to_be_next_has_a_seat_held_before_computers(
    place: Place,
) -> None:
    await place.open()
    with refused("table-not-started"):
        await place.tables.ask_next(1, CEM, True)
    await place.tables.abandon(1)
    await place.start("easy", BEN, "easy")
    with refused("seat-own"):
        await place.tables.ask_next(2, BEN, True)
    for person, wanted in ((CEM, True), (DORA, True), (EVE, True), (CEM, False), (CEM, True)):
        session = await place.tables.ask_next(2, person, wanted)
    assert session.setup.asking == (DORA, EVE, CEM)
    await place.assert_as_stored(2)
    await place.tables.propose_end(2, DORA, moderator=True)
    with refused("table-ended"):
        await place.tables.ask_next(2, CEM, True)
    opened = await place.tables.lobbies.open("classic", "book", EVE, 1, 2, 299)
    assert opened.setup.called == (DORA, CEM), "whoever opens a table is there already"
    await place.tables.abandon(3)
    session = await place.tables.lobbies.again(2, BEN, 300)
    assert set(session.people) == {ADA, BEN, DORA, EVE}, "no computer is left"
    assert set(session.setup.unconfirmed) == {ADA, DORA, EVE}
    assert (session.setup.called, session.setup.asking) == ((CEM,), ())


async def test_a_player_that_has_come_to_a_seat_is_not_called_to_the_next_game(
    place: Place,
) -> None:
    """They wanted to play, and do; nor could they take that back any more."""
    session = await place.start(BEN, "easy")
    await place.tables.ask_next(1, CEM, True)
    (seat,) = [each.seat for each in session.record.seats if each.person is None]
    assert (await place.tables.take(1, CEM, seat)).setup.asking == ()
    await place.assert_as_stored(1)
    await place.tables.abandon(1)
    assert (await place.tables.lobbies.open("classic", "book", EVE, 1, 2, 300)).setup.called == ()


async def test_a_player_that_asked_to_be_next_is_led_there_as_well(place: Place) -> None:
    """As soon as those who have played play again; a table of their own they open by themselves."""
    await place.start(BEN)
    await place.tables.ask_next(1, CEM, True)
    await place.tables.abandon(1)
    with refused("not-seated"):
        await place.tables.lobbies.again(1, CEM, 300)
    await place.tables.lobbies.again(1, BEN, 301)
    assert (await place.tables.lobbies.again(1, CEM, 302)).record.id == 2
    with refused("not-seated"):
        await place.tables.lobbies.again(1, DORA, 303)


async def test_a_player_that_was_away_plays_again_and_the_player_that_wanted_to_is_there_already(
    place: Place,
) -> None:
    before = lobby((0, ADA), (1, BEN), (2, "easy"), asking=(CEM, DORA))
    before.seats = [structs.replace(before.seats[0], person=None, away=ADA), *before.seats[1:]]
    _, moved = again(before, CLASSIC, BEN)
    assert set(people(moved)) == {ADA, BEN, CEM, DORA}
    assert all(seat.away is None for seat in moved)
    here = lobby((0, ADA), (1, BEN), asking=(BEN,))
    assert people(again(here, CLASSIC, ADA)[1]) == [BEN, ADA]


def test_a_player_that_asked_to_be_next_and_is_not_invited_waits_for_another_table() -> None:
    """They are not brought to one for invited people, but called to the next that is opened."""
    before = lobby((0, ADA), (2, "easy"), private=True, invited=(BEN,), former={CEM: (2,)})
    asked = structs.replace(setup(before), asking=(BEN, CEM, DORA))
    before.setup = json.encode(asked)
    chosen, seated = again(before, CLASSIC, ADA)
    assert set(people(seated)) == {ADA, BEN, CEM}
    assert (chosen.asking, chosen.called) == ((DORA,), ())


async def test_no_player_is_called_after_a_damaged_table(place: Place) -> None:
    await place.start(BEN)
    await place.tables.ask_next(1, CEM, True)
    await place.tables.abandon(1)
    await place.store.close()
    with sqlite3.connect(place.path) as db:
        db.execute("UPDATE tables SET remains = x'00' WHERE id = 1")
    db.close()
    await place.__aenter__()
    assert (await place.tables.lobbies.open("classic", "book", DORA, 1, 2, 300)).setup.called == ()


async def test_without_a_last_game_nothing_is_offered(place: Place) -> None:
    session = await place.tables.lobbies.open("classic", "book", ADA, 1, 2, 300)
    assert (session.last, session.setup.before) == (None, 0)
    with refused("stale"):
        await place.tables.lobbies.as_last(1, ADA)
    await place.tables.abandon(1)
    await place.start(BEN)
    await place.tables.abandon(2)
    await place.store.commit(Change(table=2, game="gone"))
    assert (await place.tables.lobbies.open("classic", "book", ADA, 1, 2, 301)).last is None
    await place.store.close()
    with sqlite3.connect(place.path) as db:
        db.execute("UPDATE tables SET game = 'classic', remains = x'00' WHERE id = 2")
    db.close()
    await place.__aenter__()
    assert (await place.tables.get(3)).last is None


def test_a_player_that_is_not_coming_is_not_waited_for() -> None:
    """They leave, or are sent away; who invites and who is waited for are looked at together."""
    record = lobby((0, ADA), (1, BEN), (2, CEM), unconfirmed=(BEN, CEM), invited=(BEN,))
    record.due = 7.0
    gone = changed(record, leave(record, CLASSIC, CEM))
    assert (setup(gone).unconfirmed, gone.due) == ((BEN,), 7.0)
    alone = changed(gone, remove(gone, CLASSIC, ADA, BEN))
    assert (setup(alone).unconfirmed, setup(alone).invited, alone.due) == ((), (), None)
    other = lobby((0, ADA), (1, BEN), invited=(BEN,))
    assert setup(changed(other, remove(other, CLASSIC, ADA, BEN))).invited == ()
    assert leave(other, CLASSIC, BEN).setup is UNSET


def test_the_host_sits_first_if_the_opener_does_not_come() -> None:
    for opener, first in ((BEN, 2), (CEM, 0), (None, 0)):
        record = lobby((0, ADA), (2, BEN), opener=opener)
        assert setup(changed(record, ready(record, CLASSIC, ADA, 1))).first == first


async def test_a_player_that_closed_a_table_is_known(place: Place) -> None:
    await place.start(BEN)
    await place.tables.propose_end(1, ADA)
    assert (await place.tables.propose_end(1, BEN)).setup.closed_by == (ADA, BEN)
    await place.start(BEN)
    assert (await place.tables.propose_end(2, DORA, moderator=True)).setup.closed_by == (DORA,)
    await place.start(BEN)
    assert (await place.tables.abandon(3)).setup.closed_by == ()


async def test_another_table_in_the_channel_is_not_the_next(place: Place) -> None:
    await place.start(BEN)
    await place.tables.abandon(1)
    await place.tables.lobbies.open("classic", "book", DORA, 1, 2, 300)
    assert await place.tables.lobbies.following(1) is None


def test_more_than_can_play_do_not_begin() -> None:
    """As may come of rules that have changed since they sat down."""
    record = lobby((0, ADA), (1, BEN), (2, CEM), (3, DORA), (4, EVE))
    with refused("lobby-too-many", most=4):
        ready(record, CLASSIC, ADA, 1)


def test_a_player_that_has_confirmed_is_host_before_the_players_that_have_not() -> None:
    """Or nobody could begin before the seat of whoever is not there is free again."""
    record = lobby((0, BEN), (1, ADA), (2, CEM), unconfirmed=(BEN,), host=CEM)
    assert leave(record, CLASSIC, CEM).host == ADA
