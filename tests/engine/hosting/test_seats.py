"""What becomes of a seat whose person leaves: free in the lobby, the computer's in a game."""

from __future__ import annotations

from random import Random

from engine.core import META
from engine.players import LEAVER_LEVEL
from tests.engine.hosting.seated import (
    ADA,
    BEN,
    CEM,
    Place,
    choose,
    lobby,
    refused,
    seats,
)
from tests.engine.hosting.steps import until
from tests.toy import SNATCH


async def test_a_player_that_leaves_the_lobby_frees_the_seat(place: Place) -> None:
    """The host hands over, and the last one closes the table."""
    await place.open(BEN)
    place.time += 10
    session = await place.tables.leave(1, ADA)
    assert (session.people, session.record.host) == ([BEN], BEN)
    assert session.record.changed_at == place.time
    session = await place.tables.leave(1, BEN)
    assert (session.people, session.record.status) == ([], "abandoned")
    await place.assert_as_stored(1)


async def test_the_computer_plays_for_a_player_that_leaves_a_game(place: Place) -> None:
    """At once, if it is their turn; then the next person is asked."""
    session, random = await place.start(BEN, CEM, first_player="host"), Random(1)
    session = await place.act(session, random)
    while session.controller(session.waiting()[0]).person != ADA:
        session = await place.act(session, random)
    [own] = session.seats_of(ADA)
    seq, commits = session.record.seq, place.store.commits
    session = await place.tables.leave(1, ADA)
    assert place.store.commits == commits + 1
    assert session.controller(own).person is None
    assert session.controller(own).level == LEAVER_LEVEL
    assert session.record.host in (BEN, CEM)
    gone, *new = await place.store.log(1, seq)
    assert (gone.seat, gone.action, gone.by) == (META, f"left {own}", ADA)
    assert new[0].seat == own
    assert {entry.by for entry in new} == {0}
    assert session.controller(session.waiting()[0]).person in (BEN, CEM)
    await place.assert_as_stored(1)
    with refused("not-seated"):
        await place.tables.leave(1, ADA)


async def test_a_player_that_leaves_while_others_are_asked_changes_nothing_for_them(
    place: Place,
) -> None:
    session = await place.start(BEN, CEM, first_player="host")
    sight, log = session.sight(), await place.store.log(1)
    session = await place.tables.leave(1, BEN)
    now = session.sight()
    assert (now.view, now.asked, now.numbers) == (sight.view, sight.asked, sight.numbers)
    *before, gone = await place.store.log(1)
    assert (before, gone.action) == (log, "left 2")
    assert (session.record.host, session.people) == (ADA, [ADA, CEM])


async def test_the_computer_answers_for_a_player_that_leaves_a_window(place: Place) -> None:
    """The others still have the time that they had."""
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    due, seat = session.record.due, session.waiting()[0]
    person = session.controller(seat).person
    assert person is not None
    place.time += 3
    session = await place.tables.leave(1, person)
    assert seat not in session.waiting()
    assert session.waiting()
    assert session.record.due == due is not None


async def test_the_last_person_that_leaves_closes_the_game(place: Place) -> None:
    await place.start(BEN, "easy")
    await place.tables.leave(1, ADA)
    log = await place.store.log(1)
    session = await place.tables.leave(1, BEN)
    assert session.record.status == "abandoned"
    assert session.people == []
    assert [row.seat for row in (await place.store.log(1))[len(log) :]] == [META]
    assert await place.store.tables_in(2) == []
    await place.assert_as_stored(1)


async def test_a_person_leaves_all_their_seats(place: Place) -> None:
    record = lobby((0, ADA), (1, BEN), (2, ADA), system=SNATCH)
    await place.store.open_table(record)
    session = await place.tables.lobbies.start(1, ADA, click=200)
    assert session.seats_of(ADA) == [0, 2]
    session = await place.tables.leave(1, ADA)
    assert session.record.seats == seats((0, "normal"), (1, BEN), (2, "normal"))
    assert session.record.host == BEN


async def test_a_person_with_several_seats_answers_for_each(place: Place) -> None:
    """Each answer goes to the seat whose question it is, to the end of the game."""
    record = lobby((0, ADA), (1, BEN), (2, ADA), system=SNATCH)
    await place.store.open_table(record)
    session, random = await place.tables.lobbies.start(1, ADA, click=200), Random(1)
    while session.record.status == "running":
        assert session.play is not None
        seat, action = choose(session, random)
        number, seq = session.play.number(seat), session.record.seq
        same = [
            each
            for each in session.seats_of(session.controller(seat).person or 0)
            if session.play.number(each) == number and action in session.play.options(each)
        ]
        session = await place.act_for(session, seat, action)
        [entry, *_] = await place.store.log(1, seq)
        assert entry.seat == same[0]
