"""One table in memory: who may answer, what the dice say, and what is stored of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import pytest
from msgspec import UNSET, json, structs

from engine.catalog import CLASSIC
from engine.chance import ROLL, Pick
from engine.core import CHANCE, Decision, Event, Game, Script, Table
from engine.hosting.actions.answers import answering_seat, asked_seats, question_of
from engine.hosting.state.dice import Dice
from engine.hosting.state.game_log import BEGIN, CLOCK, RESTART, LogRow
from engine.hosting.state.session import Session
from engine.seating import Seating
from engine.views import Action, Seat, View
from tests.engine.hosting.seated import ADA, BEN, CEM, SEED, lobby, refused
from tests.engine.scripted import (
    THREE,
    Heard,
    Said,
    Sitting,
    Turn,
    ask,
    ask_all,
    asked,
    number,
    rows,
    system,
    table,
)
from tests.toy import SNATCH, SnatchView

# Who sits at the table.


def test_a_session_knows_its_players_by_seat() -> None:
    record = lobby((0, ADA), (1, BEN), (2, "easy"), (3, ADA), private=True)
    session = Session(record, SNATCH)
    assert session.people == [ADA, BEN]
    assert session.seats_of(ADA) == [0, 3]
    assert session.seats_of(CEM) == []
    assert session.controller(2).level == "easy"
    assert session.setup.private
    assert session.waiting() == []


def test_before_the_game_begins_there_is_nothing_to_see_or_answer() -> None:
    session = Session(lobby(*THREE, system=SNATCH), SNATCH)
    with refused("table-not-started"):
        session.sight()
    with refused("table-not-started"):
        answering_seat(session, ADA, 1, "roll")


def test_a_person_controls_all_the_colours_they_play() -> None:
    """The one they sit at first; a colour that is nobody's has no owner."""
    two = Session(lobby((1, ADA), (2, BEN), rules={"extra_colours": True}), CLASSIC)
    assert (two.seats_of(ADA), two.seats_of(BEN)) == ([1, 3], [2, 0])
    assert [two.controller(colour).seat for colour in range(4)] == [2, 1, 2, 1]
    three = Session(lobby(*THREE, rules={"extra_colours": True}), CLASSIC)
    assert three.seating.neutral
    assert set(three.owners()) == {0, 1, 2}


# Whose answer counts.


def in_turn(t: Table) -> Script[None]:
    """Ask one after the other."""
    for seat in range(3):
        yield ask("in-turn", seat)


def test_the_answer_of_a_player_that_is_asked_counts() -> None:
    session = table(in_turn).session
    assert answering_seat(session, ADA, number(session, 0), "yes") == 0


@pytest.mark.parametrize(
    ("status", "person", "question", "action", "key"),
    [
        ("ended", 99, 99, "fly", "table-ended"),
        ("abandoned", 99, 99, "fly", "table-ended"),
        ("running", 99, 99, "fly", "not-seated"),
        ("running", BEN, 99, "fly", "not-your-turn"),
        ("running", ADA, 99, "fly", "stale"),
        ("running", ADA, 0, "yes", "stale"),
        ("running", ADA, 1, "fly", "illegal"),
    ],
)
def test_the_first_reason_why_an_answer_does_not_count_is_named(
    status: str, person: int, question: int, action: str, key: str
) -> None:
    """In this order, whatever else is wrong: over, no seat, not asked, an old question, illegal."""
    session = table(in_turn).session
    session.record.status = status  # type: ignore[assignment]
    with refused(key):
        answering_seat(session, person, question, action)


def test_a_press_without_a_question_is_refused_as_not_your_turn() -> None:
    """Where the press names no question, none can have been answered before."""
    session = table(in_turn).session
    with refused("not-your-turn"):
        asked_seats(session, BEN)


def test_a_question_to_others_is_not_ones_turn() -> None:
    """Though one may do something besides; and of what nobody else may know, nothing is said."""

    def beside(t: Table) -> Script[None]:
        hidden = {0: ("yes",), 1: ("call", "shout"), 2: ("call",)}
        yield Decision("one", hidden, (0,), secret=True, open=("yes",))

    session = table(beside).session
    for seat, action, key in ((0, "yes", "not-your-turn"), (2, "shout", "illegal")):
        with refused(key):
            answering_seat(session, BEN if seat == 0 else CEM, number(session, seat), action)
    assert answering_seat(session, BEN, number(session, 1), "shout") == 1
    with refused("stale"):
        answering_seat(session, BEN, number(session, 0) + 7, "yes")


def test_an_answer_to_a_lobby_that_was_closed_comes_too_late() -> None:
    record = lobby(*THREE, system=SNATCH)
    record.status = "abandoned"
    with refused("table-ended"):
        answering_seat(Session(record, SNATCH), ADA, 1, "yes")


def test_with_several_seats_the_answer_goes_to_the_seat_with_that_question() -> None:
    """Ada plays red too; what Ben answers changes what red may do, and not what yellow may."""

    def changing(t: Table) -> Script[None]:
        both = {0: ("yes", "no"), 1: ("yes", "no"), 2: ("yes", "no")}
        yield Decision("both", both, (0, 1, 2))
        yield Decision("both", {0: both[0], 2: ("no", "later")}, (0, 2))
        yield ask("then", 1)

    sitting = table(changing, (0, ADA), (1, BEN), (2, ADA))
    old = number(sitting.session, 0)
    assert answering_seat(sitting.session, ADA, old, "yes") == 0
    sitting.answer(1, "yes")
    session, new = sitting.session, number(sitting.session, 2)
    assert number(session, 0) == old != new
    assert answering_seat(session, ADA, old, "no") == 0
    assert answering_seat(session, ADA, new, "no") == 2
    assert question_of(session, ADA, "no") == old
    assert question_of(session, ADA, "later") == new
    assert question_of(session, BEN, "no") is None
    assert answering_seat(session, ADA, new, "later") == 2
    with refused("illegal"):
        answering_seat(session, ADA, old, "later")
    with refused("illegal"):
        answering_seat(session, ADA, new, "yes")


def test_with_several_seats_asked_the_same_the_first_that_may_answers() -> None:
    """Then the same click is good for the next."""

    def window(t: Table) -> Script[None]:
        yield from ask_all("window", 0, 1, 2)

    sitting = table(window, (0, ADA), (1, BEN), (2, ADA))
    question = number(sitting.session, 0)
    assert answering_seat(sitting.session, ADA, question, "no") == 0
    sitting.answer(0, "no")
    assert answering_seat(sitting.session, ADA, question, "no") == 2


# Dice and computers answer.


def test_dice_answer_until_a_person_is_asked() -> None:
    """Every roll follows from the seed, counted through the whole game."""

    def rolling(t: Table) -> Script[None]:
        _, first = yield ROLL
        yield Said(first)
        _, picked = yield Pick(1000)
        yield Said(picked)
        yield ask("on", 0)

    sitting = table(rolling)
    for _ in range(3):
        sitting.answer(0, "yes")
    rolled = [entry for entry in sitting.log if entry.seat == CHANCE]
    dice = Dice(SEED, 7, [100])
    assert len(rolled) == 8
    for count, entry in enumerate(rolled):
        question = (ROLL, Pick(1000))[count % 2]
        assert entry.action == dice.outcome(count, question)
        assert entry.question == json.encode(question)
        assert json.decode(entry.events) == [{"type": "Said", "what": entry.action, "to": None}]


def test_the_dice_depend_on_the_clicks_that_joined_and_started() -> None:
    def rolling(t: Table) -> Script[None]:
        yield Pick(1000)
        yield ask("on", 0)

    outcomes = set()
    for click in range(20):
        record = lobby(*THREE, system=(kind := system(rolling)))
        record.contributions = [100, click]
        outcomes.add(Session(record, kind).begin().entries[1].action)
    assert len(outcomes) > 15


def test_computers_answer_at_once_by_their_view_alone() -> None:
    """A level gets the view of its seat and its options, and numbers that follow from the seed."""
    seen: list[tuple[View, Seat, Sequence[Action], float]] = []

    def spy(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
        seen.append((view, seat, options, random.random()))
        return options[-1]

    kind = structs.replace(SNATCH, levels={"easy": spy})
    holders: list[tuple[int, int | str]] = [(0, ADA), (1, "easy"), (2, "easy")]
    sitting = Sitting(lobby(*holders, system=kind), kind)
    while waiting := sitting.session.waiting():
        assert waiting == [0]
        sitting.answer(0, asked(sitting.session).options[0][0])
    assert {seat for _, seat, _, _ in seen} == {1, 2}
    assert len({random for *_, random in seen}) == len(seen)
    again, computed = kind.make((0, 1, 2), {}).start(), iter(seen)
    for entry in sitting.log[1:]:
        if entry.seat in (1, 2):
            assert entry.by == 0
        if entry.seat in (1, 2) and len(again.options(entry.seat)) > 1:
            view, seat, options, _ = next(computed)
            assert (view, seat) == (again.game.view(again, entry.seat, ()), entry.seat)
            assert isinstance(view, SnatchView)
            assert sorted(again.table.hands[seat]) == list(view.hand)
            assert options == again.options(seat)
            assert entry.action == options[-1]
        again.answer(entry.seat, entry.action)
    assert next(computed, None) is None


def test_a_computer_without_a_level_plays_as_for_a_player_that_has_left() -> None:
    """Records that were made before computers had levels have none."""

    def alternating(t: Table) -> Script[None]:
        yield ask("first", 1)
        yield ask("second", 0)

    kind = structs.replace(system(alternating), levels={"normal": lambda *_: "yes"})
    record = lobby((0, ADA), (1, ""), (2, BEN), system=kind)
    assert [entry.action for entry in Sitting(record, kind).log] == [BEGIN, "yes"]


def test_the_game_is_over_when_the_rules_say_so() -> None:
    """Then nobody is asked, nothing is due, and the table has ended."""

    def once(t: Table) -> Script[None]:
        yield ask("last", 0, limit="window")
        t.over = True

    sitting = table(once)
    assert sitting.session.record.due is not None
    sitting.answer(0, "yes")
    session = sitting.session
    assert session.record.status == "ended"
    assert session.record.due is None
    assert session.waiting() == []
    assert session.sight(0).asked is None
    assert session.sight(0).numbers == {}
    with refused("table-ended"):
        answering_seat(session, ADA, 2, "yes")


def test_a_finished_game_is_counted_where_its_rules_count() -> None:
    """From all that was said in it."""

    def count(game: Game[Any], t: Any, seating: Seating, events: Iterable[Event]) -> Heard:
        assert t.over
        assert list(game.seats) == [0, 1, 2]
        assert len(seating.colours) == 3
        return Heard(None, tuple(event.what for event in events if isinstance(event, Said)))

    def once(t: Table) -> Script[None]:
        yield Said("begun")
        yield ask("last", 0)
        yield Said("over")
        t.over = True

    kind = structs.replace(system(once), result=count)
    sitting = Sitting(lobby(*THREE, system=kind), kind)
    sitting.answer(0, "yes")
    assert sitting.session.result is None
    sitting.session.count(sitting.log)
    assert sitting.session.result == Heard(None, ("begun", "over"))


def test_where_nothing_is_to_be_counted_there_is_no_result() -> None:
    sitting = table(in_turn)
    sitting.session.count(sitting.log)
    assert sitting.session.result is None


# What is stored.


def test_the_first_row_holds_the_events_before_the_first_answer() -> None:
    def told(t: Table) -> Script[None]:
        yield Said("hello")
        yield ask("on", 0)

    sitting = table(told)
    assert rows(sitting) == [(0, CLOCK, BEGIN)]
    assert json.decode(sitting.log[0].events) == [{"type": "Said", "what": "hello", "to": None}]
    assert (sitting.session.record.seq, sitting.session.record.snapshot_seq) == (1, 1)


def test_every_row_says_which_player_answered_and_when() -> None:
    sitting = table(in_turn)
    sitting.time = 1234.0
    sitting.answer(0, "yes")
    *_, row = sitting.log
    assert (row.seq, row.seat, row.action, row.by) == (1, 0, "yes", ADA)
    assert (row.question, row.at) == (b"", 1234.0)
    assert sitting.session.record.changed_at == 1234.0


def test_a_snapshot_is_stored_when_a_turn_begins_and_only_then() -> None:
    """With how many answers there were before it, and how many of them were chance."""

    def rolling(t: Table) -> Script[None]:
        yield ROLL
        yield ask("on", 0)
        yield ask("on", 1)

    sitting = table(rolling)
    session = sitting.session
    entries = [session.answer(0, "yes", ADA), *session.advance().entries]
    change = session.change(entries, 0.0)
    assert (change.snapshot, change.snapshot_seq, change.version) == (UNSET, UNSET, UNSET)
    session.stored(change)
    sitting.answer(1, "yes")
    record = session.record
    assert (record.snapshot_seq, record.snapshot_chances, record.version) == (4, 1, 1)


# A table that is taken up again.


def halfway(t: Table, faces: int = 1000) -> Script[None]:
    """Some words, two rolls, and a question between them."""
    yield Said("begun")
    _, first = yield Pick(faces)
    yield Said(first)
    yield ask("one", 0, limit="window")
    _, second = yield Pick(faces)
    yield Said(second)


def playing(t: Table, faces: int = 1000) -> Script[None]:
    """A turn, with another question at its end."""
    yield from halfway(t, faces)
    yield ask("two", 1, limit="window")


def otherwise(t: Table) -> Script[None]:
    """Other words than before come of an answer."""
    script, said = playing(t), Said("ah")
    yield said
    try:
        step = next(script)
        while True:
            if isinstance(step, Said):
                yield structs.replace(step, what=step.what + "!")
                step = next(script)
            else:
                step = script.send((yield step))
    except StopIteration:
        return


def illegal(t: Table) -> Script[None]:
    """What was answered may not be answered any more."""
    yield Said("begun")
    _, first = yield Pick(1000)
    yield Said(first)
    yield structs.replace(ask("one", 0), options={0: ("perhaps",)})
    yield from playing(t)


def another_beginning(t: Table) -> Script[None]:
    """Only the words before the first answer are others."""
    yield Said("here we go")
    script = playing(t)
    next(script)
    yield from script


def another_chance(t: Table) -> Script[None]:
    """What came out of the first roll could also have come out of this one."""
    return playing(t, 2000)


def nobody_asked(t: Table) -> Script[None]:
    """Where somebody was asked, dice are rolled."""
    yield from halfway(t)
    yield ROLL
    yield ask("three", 2)


def already_over(t: Table) -> Script[None]:
    """The game is over where somebody was asked."""
    yield from halfway(t)
    t.over = True


OTHER_RULES = [otherwise, illegal, another_beginning, another_chance, nobody_asked, already_over]


def middle() -> Sitting:
    """A game in the middle of its second turn: two rolls, one answer."""
    sitting = table(playing)
    for seat in (0, 1, 0):
        sitting.time += 100
        sitting.answer(seat, "yes")
    return sitting


def test_under_the_same_rules_a_turn_goes_on_where_it_was() -> None:
    sitting = middle()
    before, play = structs.replace(sitting.session.record), sitting.session.play
    again = sitting.again()
    assert again.restarted == []
    assert again.record == before
    assert again.play is not None
    assert play is not None
    assert again.play.state == play.state
    assert again.play.pending == play.pending


@pytest.mark.parametrize("turn", OTHER_RULES, ids=lambda turn: turn.__name__)
def test_under_other_rules_a_turn_begins_again(turn: Turn) -> None:
    """From its snapshot; a row of the log says so, and what the dice are asked next is new."""
    sitting = middle()
    before = structs.replace(sitting.session.record)
    chances = sum(entry.seat == CHANCE for entry in sitting.log)
    again = sitting.again(system(turn))
    restart, *more = again.restarted
    assert (restart.seq, restart.seat, restart.action) == (before.seq, CLOCK, RESTART)
    assert more, "dice are asked at once"
    for count, entry in enumerate(entry for entry in more if entry.seat == CHANCE):
        question = json.decode(entry.question, type=Pick)
        assert entry.action == Dice(SEED, 7, [100]).outcome(chances + count, question)
    sitting.keep(again.restarted)
    assert again.record.snapshot == before.snapshot
    assert again.record.snapshot_seq == restart.seq + 1
    assert again.record.snapshot_chances == chances
    assert [entry.seq for entry in sitting.log] == list(range(again.record.seq))


@pytest.mark.parametrize("turn", OTHER_RULES, ids=lambda turn: turn.__name__)
def test_after_a_turn_began_again_people_play_on(turn: Turn) -> None:
    """Answers to questions from before are stale; the new ones are asked once and for all."""
    sitting = middle()
    old = {number(sitting.session, seat) for seat in (0, 1, 2)}
    sitting.again(system(turn))
    sitting.keep(sitting.session.restarted)
    sight = sitting.session.sight()
    assert not old & set(sight.numbers.values())
    assert not sitting.again(system(turn)).restarted
    assert sitting.session.sight() == sight
    for _ in range(5):
        if sitting.session.record.status == "running":
            seat = sitting.session.waiting()[0]
            sitting.answer(seat, asked(sitting.session).options[seat][0])
            assert not sitting.again(system(turn)).restarted


def test_everybody_is_told_of_the_turn_that_began_again_and_nothing_that_was_undone() -> None:
    """The row stands in the story; the view shows what happened since."""
    sitting = middle()
    sitting.again(system(otherwise))
    sitting.keep(sitting.session.restarted)
    sight = sitting.session.sight()
    [row] = [row for row in sight.story if row.seat == CLOCK and row.seq]
    assert row.events == (Said("ah"), Said("begun!"))
    [*_, rolled] = sight.story
    assert sight.view == Heard(None, ("ah", "begun!", *(event.what for event in said(rolled))))


def said(row: LogRow) -> list[Said]:
    """Return what was said in a row."""
    return [event for event in row.events if isinstance(event, Said)]


def test_a_turn_that_began_again_has_a_time_limit_of_its_own() -> None:
    sitting = middle()
    sitting.time += 3
    sitting.again(system(otherwise))
    sitting.keep(sitting.session.restarted)
    assert sitting.session.record.due == sitting.time + 10


def test_a_computer_that_is_asked_under_other_rules_answers() -> None:
    """The last question is the same, and is a computer's."""

    def asking(seat: Seat) -> Turn:
        def turn(t: Table) -> Script[None]:
            yield ask("one", 0)
            yield ask("two", seat)

        return turn

    holders: list[tuple[int, int | str]] = [(0, ADA), (1, BEN), (2, "easy")]
    sitting = table(asking(1), *holders)
    sitting.answer(0, "yes")
    again = sitting.again(system(asking(2)))
    assert [entry.seat for entry in again.restarted] == [CLOCK]
    sitting.keep(again.restarted)
    sitting.answer(0, "yes")
    assert [entry.seat for entry in sitting.log][-2:] == [0, 2]


@pytest.mark.parametrize("status", ["ended", "abandoned"])
def test_nothing_begins_again_at_a_table_that_is_closed(status: str) -> None:
    sitting = middle()
    sitting.session.record.status = status  # type: ignore[assignment]
    again = sitting.again(system(otherwise))
    assert again.restarted == []
    assert again.record.status == status


def test_a_table_can_be_taken_up_with_the_rows_of_its_turn_alone() -> None:
    sitting = middle()
    sitting.log = [row for row in sitting.log if row.seq >= sitting.session.record.snapshot_seq]
    assert sitting.again().restarted == []
