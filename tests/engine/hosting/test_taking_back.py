"""A choice that has shown nobody anything is taken back, until somebody or something goes on."""

from __future__ import annotations

from functools import partial
from itertools import islice
from random import Random

import pytest
from msgspec import json, structs

from data.records import Change
from engine.catalog import CATALOG, CLASSIC, TOURNAMENT
from engine.chance import Chance
from engine.core import CHANCE, META, Decision, Game, seen
from engine.hosting.actions.lobby import set_options, set_pace
from engine.hosting.actions.undo import shows_nothing
from engine.hosting.state.game_log import TookBack
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Server, opening
from engine.hosting.state.time_controls import SILENT, WAITS
from engine.hosting.statistics.game_file import export, verify
from engine.players import decide, redeal
from engine.views import Action, Seat
from tests.engine.hosting.seated import ADA, BEN, DORA, Place, click, known, refused
from tests.engine.hosting.test_moments import Loaded, sitting
from tests.games import KINDS, Kind, moments, uniform, watchers


async def begun(place: Place, *others: int | str, pace: str = "quick", **given: str) -> Session:
    """Begin a game in which choices are taken back, Ada first, everybody asked everything."""
    for person in (ADA, BEN):
        await place.tables.settings.change_person(
            person, lambda each: structs.replace(each, asks=True)
        )
    table = await place.open(*(others or (BEN,)), **given, first_player="host")
    await place.tables.lobbies.set_up(table, lambda record, _: set_pace(record, ADA, pace))
    await place.tables.lobbies.set_up(
        table, lambda record, _: set_options(record, ADA, taking_back=True)
    )
    await place.tables.lobbies.set_up(
        table, lambda record, _: set_options(record, ADA, rolls=False)
    )
    return await place.tables.lobbies.start(table, ADA, click=200)


def choices(session: Session) -> list[tuple[Seat, Action]]:
    """What somebody can choose between, if they can."""
    assert session.play is not None
    [seat] = session.waiting()
    options = session.play.options(seat)
    return [(seat, action) for action in options] if len(options) > 1 else []


async def chosen(place: Place, session: Session, person: int = ADA) -> tuple[Session, Session]:
    """Play until a person has chosen something; return the table before and after."""
    random = Random(7)
    while True:
        own = choices(session)
        if own and session.controller(own[0][0]).person == person:
            after = await place.act_for(session, *own[0])
            if after.undoable:
                return session, after
        else:
            after = await place.act(session, random)
        session = after
        if session.undoable and session.follows:
            place.time += WAITS
            session = await place.tables.expire(1)


async def back(place: Place, session: Session, person: int = ADA) -> Session:
    assert session.undoable is not None
    return await place.tables.take_back(1, person, session.undoable.entry.seq)


async def test_a_choice_is_seen_but_not_logged_until_a_player_goes_on(place: Place) -> None:
    before, after = await chosen(place, await begun(place))
    assert after.undoable is not None
    assert before.play is not None
    assert after.play is not None
    assert after.play.seq == before.play.seq + 1 == after.record.seq + 1
    assert len(await place.store.log(1)) == before.record.seq == after.record.seq
    assert known(after)[3] != known(before)[3]
    await place.assert_as_stored(1)
    [seat] = after.waiting()
    gone_on = await place.tables.act(1, *click(after, seat, "roll"))
    assert gone_on.undoable is None
    log = await place.store.log(1)
    assert [row.action for row in log[before.record.seq :]][:2] == [
        after.undoable.entry.action,
        "roll",
    ]
    assert (log[before.record.seq].by, log[before.record.seq].at) == (ADA, place.time)
    await place.assert_as_stored(1)
    with refused("choice-counts"):
        await place.tables.take_back(1, ADA, after.undoable.entry.seq)


async def test_an_undone_choice_is_asked_again_as_before(place: Place) -> None:
    """With the time that it had; the log says that something was taken back, and not what."""
    before, after = await chosen(place, await begun(place))
    assert before.play is not None
    [seat] = before.waiting()
    number, due = before.play.number(seat), before.record.due
    place.time += 20
    again = await back(place, after)
    assert again.play is not None
    assert (again.waiting(), again.play.number(seat)) == ([seat], number)
    assert again.play.pending == before.play.pending
    assert json.encode(again.play.table) == json.encode(before.play.table)
    assert due is not None
    assert (again.record.due, again.record.late) == (due, place.time + (due - place.time) / 2)
    assert again.tail[-1].events == (TookBack(seat),)
    row = (await place.store.log(1))[-1]
    assert (row.seat, row.action, row.by) == (META, f"taken-back {seat}", ADA)
    await place.assert_as_stored(1)
    await place.reopen()
    other = choices(await place.tables.get(1))[-1]
    assert after.undoable is not None
    with refused("choice-counts"):
        await place.tables.take_back(1, ADA, after.undoable.entry.seq)
    anew = await place.act_for(await place.tables.get(1), *other)
    assert anew.undoable is not None
    assert anew.undoable.entry.action == other[1]
    assert anew.undoable.entry.seq > after.undoable.entry.seq


async def test_consequences_of_a_choice_wait_until_it_counts(place: Place) -> None:
    """Then it counts; nothing more can be done but wait, or take it back."""
    before, after = await chosen(place, await begun(place, "easy"))
    assert after.follows
    assert after.record.settles == place.time + WAITS
    await place.reopen()
    place.time += WAITS - 1
    assert (await place.tables.expire(1)).undoable is not None
    assert len(await place.store.log(1)) == before.record.seq
    place.time += 1
    session = await place.tables.expire(1)
    assert session.undoable is None
    assert session.record.settles is None
    assert after.undoable is not None
    log = (await place.store.log(1))[before.record.seq :]
    assert log[0] == structs.replace(after.undoable.entry, at=place.time)
    assert {row.seat for row in log[1:]} >= {CHANCE}
    assert session.record.due == place.time + 60
    with refused("choice-counts"):
        await place.tables.take_back(1, ADA, after.undoable.entry.seq)


async def test_where_a_player_is_asked_it_can_be_taken_back_until_they_answer(
    place: Place,
) -> None:
    """However long that takes, as long as the choice itself had time; they have all of theirs."""
    before, after = await chosen(place, await begun(place))
    assert not after.follows
    due = after.record.due
    assert due == place.time + 60
    place.time += WAITS
    session = await place.tables.expire(1)
    assert (session.record.settles, session.record.due, session.undoable) == (
        None,
        due,
        after.undoable,
    )
    await place.assert_as_stored(1)
    assert await place.tables.expire(1) == session, "nothing is due"
    place.time += 30
    assert (await back(place, session)).waiting() == before.waiting()


async def test_only_the_player_that_has_chosen_takes_it_back_and_only_this_choice_in_its_time(
    place: Place,
) -> None:
    _, after = await chosen(place, await begun(place))
    assert after.undoable is not None
    with refused("choice-others"):
        await back(place, after, BEN)
    with refused("choice-counts"):
        await place.tables.take_back(1, ADA, after.undoable.entry.seq - 1)
    assert after.record.held_due is not None
    place.time = after.record.held_due
    with refused("choice-counts"):
        await back(place, after)
    assert (await place.tables.get(1)).undoable == after.undoable


async def test_a_player_that_lets_their_time_pass_lets_the_choice_before_count(
    place: Place,
) -> None:
    before, after = await chosen(place, await begun(place))
    place.time += 60
    for _ in range(2):  # the wait is over, and so is the limit
        session = await place.tables.expire(1)
    assert session.undoable is None
    log = (await place.store.log(1))[before.record.seq :]
    assert after.undoable is not None
    assert log[0].action == after.undoable.entry.action
    assert len(log) > 1
    await place.assert_as_stored(1)


async def test_the_last_move_of_a_game_can_be_taken_back(place: Place) -> None:
    """The game is over, and its secret published, when it counts."""
    session = await begun(place, game="walls", pace="none")
    while not (session.undoable and session.play and session.play.table.over):
        assert session.play is not None
        pending = session.play.pending
        assert isinstance(pending, Decision), "the last move was no choice"
        [seat] = session.waiting()
        action = pending.default.get(seat) or pending.options[seat][0]
        session = await place.act_for(session, seat, action)
    assert session.record.due is None
    assert session.waiting() == []
    await place.assert_as_stored(1)
    last = session.undoable.entry
    session = await back(place, session, last.by)
    assert session.waiting() == [last.seat]
    session = await place.act_for(session, last.seat, last.action)
    assert session.record.status == "running"
    await place.reopen()
    place.time += WAITS
    session = await place.tables.expire(1)
    assert session.record.status == "ended"
    assert [row.action for row in (await place.store.log(1))[-1:]] == [last.action]
    await place.assert_as_stored(1)


@pytest.mark.parametrize("what", ["leave", "pause", "end", "close", "abandon"])
async def test_every_other_act_at_the_table_makes_the_choice_count(place: Place, what: str) -> None:
    before, after = await chosen(place, await begun(place))
    assert after.undoable is not None
    if what == "leave":
        await place.tables.leave(1, ADA)
    elif what == "close":
        await place.tables.propose_end(1, ADA, moderator=True)
    elif what == "abandon":
        await place.tables.abandon(1)
    else:
        for person in (ADA, BEN):
            both = {"pause": place.tables.propose_pause, "end": place.tables.propose_end}
            assert (await place.tables.get(1)).undoable == after.undoable
            await both[what](1, person)
    session = await place.tables.get(1)
    assert session.undoable is None
    log = await place.store.log(1)
    assert log[before.record.seq].action == after.undoable.entry.action
    assert session.record.settles is None
    await place.assert_as_stored(1)
    if what == "pause":
        place.time += 1000
        session = await place.tables.play_on(1, BEN)
        assert session.record.due == place.time + 60


async def test_personal_settings_do_not_make_a_choice_count(place: Place) -> None:
    _, after = await chosen(place, await begun(place))
    for person in (ADA, BEN):
        wish = partial(structs.replace, asks=False, rolls=True)
        await place.tables.settings.change_person(person, wish)
    session = await place.tables.get(1)
    assert session.undoable == after.undoable
    assert session.follows
    place.time += WAITS
    assert (await place.tables.expire(1)).undoable is None


async def test_a_choice_or_undo_that_cannot_be_stored_has_not_happened(place: Place) -> None:
    """Neither a choice nor its taking back; both can be done again."""
    _, after = await chosen(place, await begun(place))
    assert after.undoable is not None
    place.store.error = OSError("no room")
    with pytest.raises(OSError, match="no room"):
        await back(place, after)
    assert known(await place.tables.get(1)) == known(after)
    session = await back(place, after)
    place.store.error = OSError("no room")
    with pytest.raises(OSError, match="no room"):
        await place.act_for(session, *choices(session)[0])
    assert known(await place.tables.get(1)) == known(session)
    assert (await place.act_for(session, *choices(session)[0])).undoable is not None


async def test_an_outage_puts_it_off(place: Place) -> None:
    _, after = await chosen(place, await begun(place))
    settles, due = after.record.settles, after.record.held_due
    assert settles is not None
    assert due is not None
    await place.tables.memory.postpone(100.0)
    record = (await place.tables.get(1)).record
    assert (record.settles, record.held_due) == (settles + 100, due + 100)


async def test_a_clock_that_was_set_back_delays_nothing(place: Place) -> None:
    await chosen(place, await begun(place, "easy"))
    place.time -= 3600
    assert (await place.tables.expire(1)).undoable is None


async def test_a_choice_that_there_is_no_more_is_asked_again(place: Place) -> None:
    """As when the rules have changed under it."""
    before, _ = await chosen(place, await begun(place, "easy"))
    await place.store.commit(Change(table=1, held=b'[0,"nonsense"]'))
    await place.reopen()
    session = await place.tables.get(1)
    assert session.undoable is None
    assert session.waiting() == before.waiting()
    place.time += WAITS
    session = await place.tables.expire(1)
    assert session.record.settles is None
    session = await place.act_for(session, *choices(session)[0])
    assert session.undoable is not None


async def test_an_answer_without_alternatives_counts_at_once(place: Place) -> None:
    """A roll, and a move where there is no other."""
    session, random = await begun(place), Random(3)
    for _ in range(30):
        own = choices(session)
        session = await place.act(session, random)
        assert not session.undoable or own
        if session.undoable:
            assert session.play is not None
            assert not isinstance(session.play.pending, Chance)


@pytest.mark.parametrize(
    ("game", "preset", "rules"),
    [
        ("classic", "book", {"compulsory_capture": "penalty"}),
        ("tournament", "book", {}),
        ("tournament", "penalties", {}),
    ],
)
def test_where_choices_are_punished_nothing_is_taken_back(
    game: str, preset: str, rules: dict[str, str]
) -> None:
    system = {"classic": CLASSIC, "tournament": TOURNAMENT}[game]
    assert not system.forgives(system.values(preset, rules))
    assert CLASSIC.forgives(CLASSIC.values("book", {"compulsory_capture": "enforce"}))


async def test_it_is_a_setting_of_the_server_and_of_the_lobby(place: Place) -> None:
    assert not opening(Server(), CLASSIC, "book").taking_back
    assert opening(Server(taking_back=True), CLASSIC, "book").taking_back
    table = await place.open(BEN)
    with refused("only-host", host=str(ADA)):
        await place.tables.lobbies.set_up(
            table, lambda record, _: set_options(record, BEN, taking_back=True)
        )
    session = await place.tables.lobbies.start(table, ADA, click=200)
    assert not session.takes_back
    with refused("choice-counts"):
        await place.tables.take_back(table, ADA, 5)


async def test_a_game_in_which_something_was_taken_back_proves_itself(place: Place) -> None:
    session, random, taken = await begun(place, pace="none"), Random(5), 0
    while session.record.status == "running":
        if session.undoable and (random.random() < 0.2 and taken < 20):
            taken += 1
            session = await back(place, session, session.undoable.entry.by)
        elif session.undoable and session.follows:
            place.time += WAITS
            session = await place.tables.expire(1)
        else:
            session = await place.act(session, random)
    assert taken > 5
    record = await place.store.load(1)
    assert record is not None
    log = await place.store.log(1)
    assert sum(row.action.startswith("taken-back") for row in log) == taken
    assert verify(export(record, log, CATALOG), CATALOG).fits


HIDING = [kind for kind in KINDS if type(kind.make(Random(0))).conceal is not Game.conceal]


@pytest.mark.parametrize("kind", HIDING, ids=lambda kind: kind.key)
def test_an_undoable_choice_has_shown_no_player_anything(kind: Kind) -> None:
    """Whatever is dealt to the others, each of them sees the same of it."""
    found = 0
    for seed in range(3):
        random = Random(seed)
        for play in islice(moments(kind, seed), 0, 1500, 3):
            pending = play.pending
            if not isinstance(pending, Decision) or not pending.waits_for:
                continue
            seat = pending.waits_for[0]
            action = random.choice(list(pending.options[seat]))
            after = play.fork()
            events = after.answer(seat, action)
            if not shows_nothing(after, pending, seat, action, events):
                continue
            found += 1
            for who in watchers(play.game):
                new = None if who is None else redeal(play, who, uniform(random), tries=3)
                if new is None:
                    continue
                anew = new.answer(seat, action)
                assert [each.seen_by(who) for each in anew] == [
                    each.seen_by(who) for each in events
                ]
                assert seen(new.pending, who) == seen(after.pending, who)
    assert found or kind.key in ("snatch", "card_race")


async def followed(place: Place, session: Session, follows: bool) -> Session:
    """Play until a choice can be taken back after which something follows by itself, or nothing does."""
    random = Random(5)
    while True:
        _, session = await chosen(place, session)
        if session.follows == follows:
            return session
        session = await place.act(session, random)


@pytest.mark.parametrize("pace", ["quick", "none"])
async def test_a_game_goes_on_where_a_player_takes_a_seat_meanwhile(
    place: Place, pace: str
) -> None:
    """The choice counts then, and the computer that is next plays at once."""
    held = await followed(place, await begun(place, "normal", "normal", pace=pace), follows=True)
    free = next(each.seat for each in held.record.seats if each.seat not in (0, *held.waiting()))
    session = await place.tables.take(1, DORA, free)
    assert session.record.settles is None
    assert all(session.controller(seat).person is not None for seat in session.waiting())
    await place.assert_as_stored(1)


async def test_a_wish_by_which_something_follows_lets_it_count(place: Place) -> None:
    """Ben is asked, and Ada can take back what she did before; then Ben's dice roll by themselves."""
    held = await followed(place, await begun(place), follows=False)
    assert held.controller(*held.waiting()).person == BEN
    place.time += WAITS
    assert (await place.tables.expire(1)).record.settles is None
    await place.tables.settings.change_person(
        BEN, lambda each: structs.replace(each, rolls=True, asks=False)
    )
    session = await place.tables.get(1)
    assert session.undoable is None
    assert session.record.seq > held.record.seq + 1
    assert not session.follows
    await place.assert_as_stored(1)


async def test_a_game_that_rests_is_taken_up_as_it_rests(place: Place) -> None:
    """Nothing has followed the choice, though a computer is next."""
    session = await followed(place, await begun(place, BEN, "normal"), follows=True)
    for person in (ADA, BEN):
        session = await place.tables.propose_pause(1, person)
    assert session.setup.paused is not None
    logged, answers = session.record.seq, session.running.answers
    await place.reopen()
    session = await place.tables.get(1)
    assert (session.record.seq, session.running.answers) == (logged, answers)
    assert session.restarted == []


def test_whether_it_waits_says_nothing_of_hidden_cards() -> None:
    """Ben has moved, Ada is asked, and whether the computer could interrupt depends on its hand."""
    shown = []
    for hand in ("tandem", "flohsprung"):
        session = sitting(
            2, {0: "tandem", 1: hand, 2: "tandem tandem sprint sprint sprint"}, further=14
        )
        session.dice = Loaded()  # type: ignore[assignment]
        session.record.setup = json.encode(structs.replace(session.setup, taking_back=True))
        session.answer(2, "roll", 8)
        session.advance()
        before = session.running.state
        session.keep_undoable(before, session.answer(2, "move 1", 8))
        session.stored(session.change([], 100))
        assert session.waiting() == [0]
        shown.append((session.follows, session.sight().due))
    assert shown[0] == shown[1]


@pytest.mark.parametrize("what", ["leave", "propose_end", "propose_pause"])
async def test_a_player_that_has_won_cannot_lose_it_before_it_counts(
    place: Place, what: str
) -> None:
    """As long as the last move can be taken back, the game is over, but not stored as that."""
    session, random = await begun(place, "easy", game="walls"), Random(1)
    while not (session.undoable and session.running.table.over):
        if session.undoable and session.follows:
            place.time += WAITS
            session = await place.tables.expire(1)
            continue
        [seat] = session.waiting()
        play, level = session.running, session.system.levels["normal"]
        action = decide(level, play, seat, play.options(seat), random)
        session = await place.act_for(session, seat, action)
    with refused("table-ended"):
        await getattr(place.tables, what)(1, ADA)
    place.time += WAITS
    session = await place.tables.expire(1)
    assert (session.record.status, session.people) == ("ended", [ADA])


@pytest.mark.parametrize("ending", [True, False])
async def test_a_choice_counts_as_the_next_player_is_silent_and_the_others_agree(
    place: Place, ending: bool
) -> None:
    """The table is closed, or rests; the choice is in its log."""
    _, after = await chosen(place, await begun(place, BEN, pace="none"))
    while after.people_asked() != [BEN]:
        _, after = await chosen(place, after)
    choice = after.undoable
    assert choice is not None
    propose = place.tables.propose_end if ending else place.tables.propose_pause
    session = await propose(1, ADA)
    until = place.time + SILENT
    while session.setup.silent != (BEN,):
        due = await place.store.next_due(place.time)
        assert due is not None
        assert due[0] <= until
        place.time = due[0]
        session = await place.tables.expire(1)
    assert (session.record.status == "abandoned") == ending
    assert (session.setup.paused is not None) != ending
    log = await place.store.log(1)
    assert (log[-1].seq, log[-1].action, log[-1].by) == (choice.entry.seq, choice.entry.action, ADA)
    assert (session.record.held, session.record.seq) == (b"", choice.entry.seq + 1)
    await place.assert_as_stored(1)
