"""Who plays a seat may change: people leave, let their turns pass, are back, or take over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from msgspec import json, structs

from data.records import Change, TableRecord
from engine.catalog import CATALOG as GAMES
from engine.core import META, IllegalAction
from engine.hosting.actions.lobby import (
    add_computer,
    invite,
    join,
    set_options,
    set_pace,
)
from engine.hosting.actions.seat_changes import MISSES, open_to
from engine.hosting.state.game_log import Handed, TimedOut, handed
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup
from engine.hosting.state.time_controls import IDLE
from engine.hosting.statistics.game_file import export, verify
from engine.players import redeal
from engine.views import Seat
from tests.engine.hosting.seated import (
    ADA,
    BEN,
    CATALOG,
    CEM,
    DORA,
    Place,
    choose,
    lobby,
    refused,
)
from tests.toy import SNATCH
from tests.trials import seated

MINUTE = 60.0


async def started(place: Place, *people: int | str, game: str = "classic") -> Session:
    """Begin a game in which Ada has the first turn, and everybody a minute for every question."""
    rules = {"first_player": "host"} if game == "classic" else {}
    table = await place.open(*people, game=game, **rules)
    record = (await place.tables.get(table)).record
    chosen = structs.replace(json.decode(record.setup, type=Setup), limits={"move": MINUTE})
    await place.tables.note(Change(table=table, setup=json.encode(chosen)))
    return await place.tables.lobbies.start(table, ADA, click=200)


async def let_pass(place: Place, table: int = 1) -> Session:
    """Let the time of whoever is asked pass."""
    session = await place.tables.get(table)
    place.time = session.record.due or place.time
    return await place.tables.expire(table)


def asked(session: Session) -> int | None:
    """Return the person for whom the game stands still."""
    return session.controller(session.waiting()[0]).person


def handings(session: Session) -> list[Handed]:
    """Return who has handed over a seat, as the story tells it."""
    told = [event for row in session.sight().story for event in row.events]
    return [event for event in told if isinstance(event, Handed)]


async def test_when_time_is_up_the_computer_finishes_that_turn_and_no_more(place: Place) -> None:
    """And the seat stays theirs; the answers are nobody's, and before them it is said why."""
    session = await started(place, BEN)
    seq = session.record.seq
    session = await let_pass(place)
    note, *log = await place.store.log(1, seq)
    assert asked(session) == BEN
    assert (note.seat, note.action, note.by) == (META, "timed-out 0", ADA)
    assert log, "the computer has played"
    assert {row.by for row in log} == {0}
    told = [event for row in session.sight().story for event in row.events]
    assert TimedOut(0) in told
    assert [seat.person for seat in session.record.seats] == [ADA, BEN]
    assert session.record.seats[0].missed == 1
    assert session.record.due == place.time + MINUTE
    await place.assert_as_stored(1)


async def test_of_two_colours_it_is_said_whose_time_has_run_out(place: Place) -> None:
    """A person has both; a computer that is asked as well has no time to run out."""
    session = await place.start(BEN, first_player="host", extra_colours=True)
    chosen = structs.replace(session.setup, limits={"move": MINUTE})
    await place.tables.note(Change(table=1, setup=json.encode(chosen)))
    random = Random(3)
    own = (await place.tables.get(1)).seats_of(ADA)
    while session.waiting() != own[1:]:
        session = await place.act(session, random)
    session = await let_pass(place)
    told = [event for row in session.sight().story for event in row.events]
    assert [event for event in told if isinstance(event, TimedOut)] == [TimedOut(own[1])]
    assert {seat.missed for seat in session.record.seats if seat.person == ADA} == {1}
    await place.assert_as_stored(1)


async def test_a_player_that_answers_before_the_third_turn_has_missed_none(place: Place) -> None:
    session, random = await started(place, BEN), Random(1)
    for _ in range(2 * MISSES):
        session = await let_pass(place)
        while session.record.status == "running" and asked(session) == BEN:
            session = await place.act(session, random)
        if session.record.seats[0].missed == MISSES - 1:
            session = await place.act(session, random)
            assert session.record.seats[0].missed == 0
    assert session.away == []


async def test_after_three_turns_without_an_answer_the_computer_takes_the_seat(
    place: Place,
) -> None:
    """The others are told, and the host hands over; whoever is back has the seat at once."""
    session, random = await started(place, BEN), Random(1)
    for _ in range(MISSES):
        assert session.away == []
        session = await let_pass(place)
        while asked(session) == BEN and not session.away:
            session = await place.act(session, random)
    assert (session.away, session.people, session.record.host) == ([ADA], [BEN], BEN)
    assert [each.why for each in handings(session)] == ["absent"]
    assert await place.store.tables_of(ADA) == [1]
    await place.assert_as_stored(1)

    place.forget()
    session = await place.tables.back(1, ADA)
    assert (session.away, session.people) == ([], [ADA, BEN])
    assert [each.why for each in handings(session)] == ["absent", "back"]
    assert session.record.seats[0].missed == 0
    assert await place.tables.back(1, ADA) is session
    await place.assert_as_stored(1)


async def test_choices_made_during_an_absence_count_on_return_or_taking_a_seat(
    place: Place,
) -> None:
    session, random = await started(place, BEN), Random(1)
    while not session.away:
        session = await let_pass(place)
        while asked(session) == BEN and not session.away:
            session = await place.act(session, random)
    place.forget()
    for asks in (True, False):
        await place.tables.settings.change_person(ADA, partial(structs.replace, asks=asks))
        session = await (place.tables.back(1, ADA) if asks else place.tables.take(1, ADA, 0))
        assert session.personal_settings[ADA].asks == asks
        await place.tables.leave(1, ADA)


async def test_a_player_that_lets_a_window_pass_has_missed_no_turn(place: Place) -> None:
    session, random = await started(place, BEN, CEM, game="snatch"), Random(1)
    for _ in range(60):
        if session.record.status != "running":
            break
        pending = session.play and session.play.pending
        if getattr(pending, "limit", "") == "window":
            before = [seat.missed for seat in session.record.seats]
            session = await let_pass(place)
            assert [seat.missed for seat in session.record.seats] == before
        else:
            session = await place.act(session, random)


async def unattended(place: Place, *people: int | str) -> Session:
    """Begin a game and let everybody be away."""
    session = await started(place, *people)
    while session.people and session.record.status == "running":
        session = await let_pass(place)
    return session


async def test_a_game_rests_as_long_as_everybody_is_away(place: Place) -> None:
    """Computers do not play for themselves; whoever is back first goes on, against them."""
    session = await unattended(place, BEN)
    assert (session.people, session.away) == ([], [ADA, BEN])
    assert (session.record.status, session.setup.paused) == ("running", 0.0)
    assert session.record.due == place.time + IDLE
    assert session.record.late is None
    await place.assert_as_stored(1)
    seq = session.record.seq
    place.time += IDLE - 1
    assert (await place.tables.expire(1)).record.seq == seq
    await place.reopen()
    session = await place.tables.back(1, BEN)
    assert (session.people, session.away, session.setup.paused) == ([BEN], [ADA], None)
    assert asked(session) == BEN
    assert session.record.due == place.time + MINUTE, "who is asked has all the time there is"
    await place.assert_as_stored(1)
    session = await place.tables.back(1, ADA)
    assert (set(session.people), session.away) == ({ADA, BEN}, [])
    await place.assert_as_stored(1)


@pytest.mark.parametrize("others", [(BEN, CEM), ("easy",)])
async def test_a_player_that_is_back_first_is_asked_soon(
    place: Place, others: tuple[int | str, ...]
) -> None:
    """The computer plays for who was asked when the game began to rest."""
    session = await unattended(place, *others)
    for person in session.away:
        place.forget()
        session = await place.tables.get(1)
        if session.unattended:
            session = await place.tables.back(1, person)
        assert asked(session) in session.people
        assert session.setup.paused is None
    await place.assert_as_stored(1)


async def test_a_game_that_no_player_comes_back_to_closes_when_others_do(place: Place) -> None:
    await unattended(place, BEN)
    place.time += IDLE
    session = await place.tables.expire(1)
    assert (session.record.status, session.setup.closed_why) == ("abandoned", "idle")
    assert await place.tables.back(1, ADA) is session
    with refused("table-ended"):
        await place.tables.take(1, CEM, 0)


async def test_a_game_rests_too_when_a_player_that_has_stayed_leaves(place: Place) -> None:
    """It closes as the last of them gives up the seat; until then nothing is played."""
    session = await away(place, BEN, CEM)
    left = session.people
    for person in left:
        session = await place.tables.leave(1, person)
    assert (session.people, session.away) == ([], [ADA])
    assert session.setup.paused is not None
    assert session.record.due == place.time + IDLE
    await place.assert_as_stored(1)
    session = await place.tables.leave(1, ADA)
    assert (session.record.status, session.setup.closed_why) == ("abandoned", "empty")
    assert session.record.due is None
    await place.assert_as_stored(1)


@pytest.mark.parametrize("who", [ADA, DORA])
async def test_a_pause_lasts_when_the_players_that_agreed_leave(place: Place, who: int) -> None:
    """Whoever was away goes on, or somebody else does, with as much time as was left."""
    session = await away(place, BEN, "easy")
    place.time += 10
    session = await place.tables.propose_pause(1, BEN)
    paused, free = session.setup.paused, session.record.seats[-1].seat
    assert paused == MINUTE - 10
    session = await place.tables.leave(1, BEN)
    assert session.unattended
    assert session.setup.paused == paused
    await place.assert_as_stored(1)
    if who == ADA:
        session = await place.tables.back(1, ADA)
    else:
        session = await place.tables.take(1, DORA, free)
    assert (session.people, session.setup.paused) == ([who], None)
    assert asked(session) == who
    await place.assert_as_stored(1)


async def test_a_player_that_is_back_in_a_rest_that_others_have_agreed_to_does_not_end_it(
    place: Place,
) -> None:
    await away(place, BEN, CEM)
    for person in (BEN, CEM):
        await place.tables.propose_pause(1, person)
    session = await place.tables.back(1, ADA)
    assert ADA in session.people
    assert session.setup.paused is not None
    await place.assert_as_stored(1)


async def test_the_time_of_a_tournament_stands_still_while_no_player_is_there(place: Place) -> None:
    place.catalog = dict(GAMES)
    place.forget()
    session = await place.start(BEN, CEM, game="tournament", time_limit="25")
    ends = session.record.ends
    assert ends is not None
    chosen = structs.replace(session.setup, limits={"move": MINUTE})
    await place.tables.note(Change(table=1, setup=json.encode(chosen)))
    began = place.time
    while (session := await let_pass(place)).people:
        pass
    assert session.record.ends is None
    rested = place.time
    place.time += 1000
    session = await place.tables.back(1, CEM)
    assert session.record.ends == place.time + ends - rested
    assert began < rested


async def test_a_player_that_is_away_can_give_up_the_seat(place: Place) -> None:
    session = await away(place, BEN, CEM)
    session = await place.tables.leave(1, ADA)
    assert session.away == []
    with refused("not-seated"):
        await place.tables.leave(1, ADA)


async def away(place: Place, *people: int | str, game: str = "classic") -> Session:
    """Begin a game and let Ada be away."""
    session = await started(place, *people, game=game)
    while not session.away:
        others = [seat for seat in session.waiting() if session.controller(seat).person != ADA]
        if not others:
            session = await let_pass(place)
            continue
        assert session.play is not None
        session = await place.act_for(session, others[0], session.play.options(others[0])[0])
    return session


async def test_a_player_takes_over_where_the_computer_plays(place: Place) -> None:
    """From then on the seat is theirs, and nobody else's."""
    session = await started(place, BEN, "easy")
    [seat] = [each.seat for each in session.record.seats if each.person is None]
    with refused("seat-own"):
        await place.tables.take(1, BEN, seat)
    with refused("seat-taken"):
        await place.tables.take(1, DORA, session.seats_of(BEN)[0])
    with refused("bad-click"):
        await place.tables.take(1, DORA, 99)
    session = await place.tables.take(1, DORA, seat)
    assert session.controller(seat).person == DORA
    assert [(each.why, each.person) for each in handings(session)] == [("taken", DORA)]
    await place.assert_as_stored(1)
    with refused("seat-taken"):
        await place.tables.take(1, CEM, seat)


async def test_only_a_player_of_an_open_table_is_made_host(place: Place) -> None:
    await started(place, BEN)
    with refused("not-seated"):
        await place.tables.make_host(1, CEM)
    assert (await place.tables.make_host(1, BEN)).record.host == BEN
    await place.assert_as_stored(1)
    await place.tables.propose_end(1, BEN, moderator=True)
    with refused("table-ended"):
        await place.tables.make_host(1, ADA)


async def test_a_player_that_has_left_a_game_for_invited_people_may_come_back(place: Place) -> None:
    """Whoever had a seat need not have been invited, as the host never is."""
    table = await place.open(BEN)
    await place.tables.lobbies.set_up(
        table, lambda record, _: set_options(record, ADA, private=True)
    )
    await place.tables.lobbies.start(table, ADA, 200)
    for person in (ADA, BEN):
        [seat] = (await place.tables.get(table)).seats_of(person)
        session = await place.tables.leave(table, person)
        assert (open_to(session, person), open_to(session, CEM)) == ([seat], [])
        session = await place.tables.take(table, person, seat)
        assert session.seats_of(person) == [seat]


async def test_a_player_that_a_moderator_has_sent_away_is_back_by_a_moderator_alone(
    place: Place,
) -> None:
    """Nor do they take the seat of another player."""
    session = await started(place, BEN, CEM)
    [seat] = session.seats_of(BEN)
    session = await place.tables.leave(1, BEN, may_return=False)
    await place.tables.offer(1, CEM)
    assert (open_to(session, BEN), open_to(session, DORA)) == ([], [seat])
    for each in (seat, *session.seats_of(CEM)):
        with refused("seat-barred"):
            await place.tables.take(1, BEN, each)
    session = await place.tables.take(1, BEN, seat, given=True)
    assert session.seats_of(BEN) == [seat]
    await place.tables.leave(1, BEN)
    assert (await place.tables.take(1, BEN, seat)).seats_of(BEN) == [seat]
    await place.assert_as_stored(1)


def _made(change: Callable[[TableRecord], Change], record: TableRecord, _: object) -> Change:
    return change(record)


async def test_the_host_decides_about_take_overs_and_their_players(place: Place) -> None:
    """At a table for invited people, they alone; those are shown the seats that are open to them."""
    for private, takeover, key in ((True, True, "lobby-private"), (False, False, "seat-closed")):
        table = await place.open("easy")
        for change in (
            partial(set_options, host=ADA, private=private),
            partial(invite, host=ADA, persons=[BEN]),
            partial(set_options, host=ADA, takeover=takeover),
        ):
            await place.tables.lobbies.set_up(table, partial(_made, change))
        session = await place.tables.lobbies.start(table, ADA, 200)
        [seat] = [each.seat for each in session.record.seats if each.person is None]
        about = {"host": str(ADA)} if key == "lobby-private" else {}
        with refused(key, **about):
            await place.tables.take(table, DORA, seat)
        assert open_to(session, DORA) == []
        assert open_to(session, BEN) == ([seat] if takeover else [])
        closed = await place.tables.abandon(table)
        assert open_to(closed, BEN) == []


async def test_before_the_game_begins_no_player_takes_over(place: Place) -> None:
    await place.open("easy")
    with refused("table-not-started"):
        await place.tables.take(1, DORA, 1)


async def test_a_player_that_is_away_keeps_the_right_to_the_seat(place: Place) -> None:
    session = await away(place, BEN, CEM)
    with refused("seat-own"):
        await place.tables.take(1, ADA, session.record.seats[0].seat)
    with refused("seat-taken"):
        await place.tables.take(1, DORA, session.record.seats[0].seat)


async def test_a_player_that_has_seen_another_hand_takes_none(place: Place) -> None:
    """Not even after they have left; their own they may take up again."""
    session = await started(place, BEN, CEM, game="snatch")
    [adas] = session.seats_of(ADA)
    [bens] = session.seats_of(BEN)
    await place.tables.leave(1, ADA)
    await place.tables.leave(1, BEN)
    with refused("seat-seen"):
        await place.tables.take(1, BEN, adas)
    session = await place.tables.take(1, BEN, bens)
    assert session.controller(bens).person == BEN


async def test_events_hidden_before_a_player_took_the_seat_stay_hidden(place: Place) -> None:
    """They see the hand as it is, and no more of what was drawn than an onlooker."""
    session, random = await started(place, BEN, CEM, game="snatch"), Random(3)

    def drawn(session: Session, seat: Seat) -> list[str]:
        own, open_ = session.sight(seat).story, session.sight(None).story
        return [str(a) for a, b in zip(own, open_, strict=True) if a != b]

    [seat] = session.seats_of(BEN)
    while not drawn(session, seat):
        session = await place.act(session, random)
    await place.tables.leave(1, BEN)
    with refused("seat-held"):
        await place.tables.take(1, DORA, seat)
    session = await place.tables.take(1, BEN, seat)
    hand = session.sight(seat).view
    assert hand == (await place.tables.get(1)).sight(seat).view
    assert drawn(session, seat) == []


async def test_a_game_with_handed_over_seats_proves_itself(place: Place) -> None:
    """Who played when stands in its file, and it is verified to the end."""
    session, random = await away(place, BEN, CEM, game="snatch"), Random(2)
    await place.tables.back(1, ADA)
    session = await place.tables.leave(1, BEN)
    while session.record.status == "running":
        session = await place.tables.act(1, *_answer(session, random))
    file = export(session.record, await place.store.log(1), CATALOG)
    rows = [row["action"] for row in json.decode(file)["log"] if row["seat"] == META]
    notes = [row.split()[0] for row in rows]
    assert notes == [*["timed-out"] * (MISSES - 1), "absent", "back", "left"]
    assert str(ADA).encode() not in file
    assert verify(file, CATALOG).fits, verify(file, CATALOG).says
    forged = file.replace(b'"left ', b'"lost ')
    assert not verify(forged, CATALOG).fits


async def test_of_a_running_game_the_player_that_plays_is_no_secret(place: Place) -> None:
    session = await away(place, BEN, CEM, game="snatch")
    file = export(session.record, await place.store.log(1), CATALOG)
    rows = [row["action"] for row in json.decode(file)["log"] if row["seat"] == META]
    assert [row.split()[0] for row in rows] == [*["timed-out"] * (MISSES - 1), "absent"]


def _answer(session: Session, random: Random) -> tuple[int, int, str]:
    seat, action = choose(session, random)
    person = session.controller(seat).person
    assert person is not None
    assert session.play is not None
    return person, session.play.number(seat), action


def test_notes_among_the_answers_leave_the_game_unchanged() -> None:
    """Also whoever deals anew what is hidden."""
    play = SNATCH.make((0, 1, 2), {}).start()
    random = Random(1)
    while play.table.over or not getattr(play.pending, "secret", False):
        pending = play.pending
        if getattr(pending, "chance", False):
            play.answer(-1, pending.draw(random.randrange))  # type: ignore[union-attr]
        else:
            seat = pending.waits_for[0]  # type: ignore[union-attr]
            play.answer(seat, random.choice(play.options(seat)))
    numbers = [play.number(seat) for seat in range(3)]
    asked, seq = play.pending, play.seq
    assert play.answer(META, "left 2") == []
    assert (play.pending, play.seq) == (asked, seq + 1)
    assert [play.number(seat) for seat in range(3)] == numbers
    assert redeal(play, 0, random.randrange) is not None
    with pytest.raises(IllegalAction):
        play.answer(2, "fly")


def test_a_row_of_the_log_says_which_player_plays() -> None:
    assert handed("back 3", ADA) == Handed(3, "back", ADA)
    assert handed("back", ADA) is None
    assert handed("gone ²", ADA) is None
    assert handed("fled 3", ADA) is None


def test_a_seat_that_was_never_played_by_a_person_is_no_players_secret() -> None:
    session = Session(lobby((0, ADA), (1, "easy"), system=SNATCH), SNATCH)
    assert session.away == []


async def test_a_player_takes_over_a_seat_that_is_offered(place: Place) -> None:
    """Until then who offers it plays on, and can think otherwise; also where nobody else may."""
    session = await started(place, BEN, CEM, game="snatch")
    [seat] = session.seats_of(ADA)
    with refused("not-seated"):
        await place.tables.offer(1, DORA)
    await place.tables.offer(1, ADA)
    session = await place.tables.offer(1, ADA)
    assert session.setup.offered == ()
    with refused("seat-taken"):
        await place.tables.take(1, DORA, seat)
    await place.tables.offer(1, ADA)
    session = await place.tables.offer(1, BEN)
    assert len(session.setup.offered) == 2
    await place.tables.leave(1, CEM)
    with refused("seat-own"):
        await place.tables.take(1, BEN, seat)
    with refused("seat-seen"):
        await place.tables.take(1, CEM, seat)
    session = await place.tables.take(1, DORA, seat)
    assert session.seats_of(DORA) == [seat]
    assert session.setup.offered == tuple(session.seats_of(BEN))
    assert session.record.host == BEN or DORA in session.people
    await place.assert_as_stored(1)


async def test_no_player_offers_a_seat_before_the_game(place: Place) -> None:
    await place.open(BEN)
    with refused("table-not-started"):
        await place.tables.offer(1, ADA)


@pytest.mark.many
@pytest.mark.parametrize("key", [*GAMES, "snatch"])
@pytest.mark.parametrize("seed", [1])
async def test_no_table_is_ever_stuck(key: str, seed: int, place: Place) -> None:
    """Whoever is waited for can answer, and something is due, however patient people are."""
    place.catalog = {**GAMES, "snatch": SNATCH}
    place.forget()
    system, random = place.catalog[key], Random(seed)
    number = seated(system)
    patience = {who: random.random() for who in (ADA, BEN, CEM, DORA)}
    others: list[int | str] = [*[BEN, CEM, DORA][: number - 2], "normal"]
    session = await place.tables.lobbies.open(key, "book", ADA, server=1, channel=2, click=100)
    for click, other in enumerate(others, 101):
        take = partial(join, person=other, click=click) if isinstance(other, int) else None
        add = partial(add_computer, host=ADA, level="normal")
        await place.tables.lobbies.set_up(1, take or add)
    session = await place.tables.lobbies.start(1, ADA, click=200)
    for _ in range(150):
        if session.record.status != "running":
            break
        assert session.record.due is not None, "something is due"
        waiting = session.waiting()
        assert waiting
        assert session.play is not None
        assert all(session.play.options(seat) for seat in waiting)
        seat = random.choice(waiting)
        who = session.controller(seat).person
        for person in session.away:
            if random.random() < patience[person] / 4:
                await place.tables.back(1, person)
        session = await place.tables.get(1)
        assert session.play is not None
        options = session.play.options(seat) if seat in session.waiting() else ()
        if who and options and random.random() < patience[who]:
            session = await place.act_for(session, seat, random.choice(options))
        else:
            place.time = max(place.time, session.record.due or 0)
            session = await place.tables.expire(1)
    await place.assert_as_stored(1)


@pytest.mark.parametrize("ending", [True, False])
async def test_a_player_that_misses_turns_does_not_block_an_agreement(
    place: Place, ending: bool
) -> None:
    """All others had agreed to close the table, or to let it rest; it went on and nobody could say so."""
    session, random = await started(place, BEN, CEM), Random(1)
    for missed in range(MISSES):
        while asked(session) != CEM:
            session = await place.act(session, random)
        if missed == MISSES - 1:
            for person in (ADA, BEN):
                propose = place.tables.propose_end if ending else place.tables.propose_pause
                await propose(1, person)
        session = await let_pass(place)
    assert session.away == [CEM]
    assert session.record.status == ("abandoned" if ending else "running")
    assert (session.setup.paused is None) == ending
    await place.assert_as_stored(1)


async def test_a_table_rests_when_a_player_that_had_not_agreed_to_it_leaves(place: Place) -> None:
    """Whoever was asked then: who stays has what was left, or the whole time for a turn of theirs."""
    for leaver in (ADA, BEN, CEM):
        table = (await started(place, BEN, CEM)).record.id
        stay = [each for each in (ADA, BEN, CEM) if each != leaver]
        for person in stay:
            await place.tables.propose_pause(table, person)
        place.time += 10
        session = await place.tables.leave(table, leaver)
        assert session.setup.paused == MINUTE - 10
        assert session.setup.pausing == ()
        await place.assert_as_stored(table)
        place.time += 3600
        assert await place.tables.expire(table) is session
        session = await place.tables.play_on(table, stay[0])
        assert session.setup.paused is None
        assert {session.controller(seat).person for seat in session.waiting()} <= set(stay)
        assert session.record.due is not None
        assert session.record.due - place.time in (MINUTE - 10, MINUTE)
        await place.assert_as_stored(table)


async def test_all_people_agree_to_let_a_table_rest(place: Place) -> None:
    """Nothing counts and no time runs until one of them goes on; then there is what was left."""
    session = await started(place, BEN, CEM)
    with refused("not-seated"):
        await place.tables.propose_pause(1, DORA)
    place.time += 10
    await place.tables.propose_pause(1, ADA)
    session = await place.tables.play_on(1, CEM)
    assert session.setup.pausing == ()
    for person in (ADA, BEN, BEN):
        session = await place.tables.propose_pause(1, person)
        assert (session.setup.paused, session.setup.pausing[0]) == (None, ADA)
    session = await place.tables.propose_pause(1, CEM)
    assert session.setup.paused == MINUTE - 10
    assert session.sight().due is None
    with refused("table-paused"):
        await place.tables.propose_pause(1, ADA)
    with refused("table-paused"):
        await place.act(session, Random(1))
    place.time += 3600
    assert await place.tables.expire(1) is session
    await place.assert_as_stored(1)
    place.forget()
    session = await place.tables.play_on(1, BEN)
    assert session.record.due == place.time + MINUTE - 10
    assert session.record.late == place.time + (MINUTE - 10) / 2
    await place.act(session, Random(1))
    await place.assert_as_stored(1)


async def test_a_player_that_leaves_a_table_that_rests_is_played_for_when_it_goes_on(
    place: Place,
) -> None:
    """And who is left decides; it closes when nobody goes on for a week."""
    session = await started(place, BEN, CEM)
    for person in (ADA, BEN, CEM):
        await place.tables.propose_pause(1, person)
    await place.tables.settings.change_person(ADA, lambda each: structs.replace(each, rolls=True))
    seq = (await place.tables.leave(1, ADA)).record.seq
    assert [row.seat for row in await place.store.log(1, seq - 1)] == [META]
    await place.tables.play_on(1, BEN)
    session = await place.tables.get(1)
    assert session.record.seq > seq
    assert asked(session) in (BEN, CEM)
    await place.assert_as_stored(1)
    for person in (BEN, CEM):
        session = await place.tables.propose_pause(1, person)
    place.time += IDLE
    session = await place.tables.expire(1)
    assert (session.record.status, session.setup.closed_why) == ("abandoned", "idle")
    with refused("table-ended"):
        await place.tables.propose_pause(1, BEN)


async def test_where_no_player_is_hurried_a_rest_ends_with_as_much_time_as_before(
    place: Place,
) -> None:
    await place.open("easy")
    with refused("table-not-started"):
        await place.tables.propose_pause(1, ADA)
    await place.tables.lobbies.set_up(1, lambda record, _: set_pace(record, ADA, "none"))
    await place.tables.lobbies.start(1, ADA, click=200)
    await place.tables.propose_pause(1, ADA)
    place.time += 100
    session = await place.tables.play_on(1, ADA)
    assert session.record.due == place.time + IDLE


async def test_late_pings_are_due_at_half_time(place: Place) -> None:
    """Once; the turn in which a player was pinged is noted at all their seats."""
    session = await started(place, BEN)
    assert session.play is not None
    assert session.record.late == place.time + MINUTE / 2
    place.time += MINUTE / 2
    session = await place.tables.expire(1)
    assert (session.record.late, session.record.due) == (None, place.time + MINUTE / 2)
    assert await place.tables.expire(1) is session
    turn = session.play.began if session.play else 0
    session = await place.tables.record_pings(1, turn, [ADA])
    assert [seat.called for seat in session.record.seats] == [turn, -1]
    await place.assert_as_stored(1)


async def test_a_game_that_rests_is_taken_up_as_it_rests_though_a_computer_is_asked(
    place: Place,
) -> None:
    """Whoever was asked has left; a short outage is enough for the table to be read again."""
    session, random = await place.start(BEN, CEM, first_player="host"), Random(3)
    while len(session.running.options(*session.waiting())) < 2:
        session = await place.act(session, random)
    who = session.controller(*session.waiting()).person
    assert who is not None
    for person in (ADA, BEN, CEM):
        await place.tables.propose_pause(1, person)
    session = await place.tables.leave(1, who)
    logged, answers = session.record.seq, session.running.answers
    await place.tables.memory.postpone(60)
    session = await place.tables.get(1)
    assert (session.record.seq, session.running.answers) == (logged, answers)
    stays = next(person for person in session.people)
    session = await place.tables.play_on(1, stays)
    assert session.controller(*session.waiting()).person is not None


async def test_a_player_that_takes_a_seat_while_the_game_rests_has_all_the_time_there_is(
    place: Place,
) -> None:
    """Not the seconds that were left to whoever had it."""
    await started(place, BEN)
    place.time += MINUTE - 2
    await place.tables.offer(1, ADA)
    for person in (ADA, BEN):
        await place.tables.propose_pause(1, person)
    await place.tables.take(1, CEM, 0)
    await place.assert_as_stored(1)
    session = await place.tables.play_on(1, CEM)
    assert asked(session) == CEM
    assert session.record.due == place.time + MINUTE


async def test_with_a_wrong_clock_no_question_is_answered_by_time(place: Place) -> None:
    session = await started(place, BEN)
    place.time = session.record.due or 0.0
    seq = session.record.seq
    assert (await place.tables.expire(1, ends=False)).record.seq == seq
    assert (await place.tables.expire(1)).record.seq > seq
