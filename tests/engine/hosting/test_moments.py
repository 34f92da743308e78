"""Moments that are left for people: before a computer's choice, in windows, after a restart."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import json

from data.records import SeatRecord, TableRecord
from engine.action_cards.game import ActionCards
from engine.catalog import ACTION_CARDS, CATALOG
from engine.chance import Chance
from engine.core import PASS, Decision, Play, State
from engine.hosting.actions import seat_changes
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person
from engine.hosting.state.setups import Setup
from engine.hosting.state.time_controls import Pace
from tests.rules import reading

ADA, BEN = 7, 8


def sitting(
    turn: int,
    hands: dict[int, str],
    *,
    pace: Pace = "relaxed",
    person: Person | None = None,
    further: int = -1,
    asks: str = "holders",
    rolls: bool | None = None,
) -> Session:
    """A table with Ada on seat 0, a computer on seat 1 and Ben on seat 2.

    Args:
        turn: whose turn begins.
        hands: by seat, the cards held.
        pace: at which is played.
        person: what Ada has chosen for herself.
        further: where the second piece is of whose turn it is.
        asks: for whose reactions it waits.
        rolls: whether dice roll by themselves; None: as before that could be chosen.
    """
    seats = [SeatRecord(0, ADA), SeatRecord(1, None, "normal"), SeatRecord(2, BEN)]
    setup = json.encode(Setup("book", {"asked": asks}, pace=pace, rolls=rolls))
    record = TableRecord(
        id=1, status="running", game="action_cards", version=1, setup=setup, host=ADA, server=0,
        channel=0, seed=bytes(32), seats=seats,
    )  # fmt: skip
    session = Session(record, ACTION_CARDS, {ADA: person} if person else {})
    session.begin()
    assert session.play is not None
    game = session.play.game
    assert isinstance(game, ActionCards)
    table = game.new()
    table.turn = turn
    table.pieces = [[5, -1, -1, -1], [3, 20, -1, -1], [9, -1, -1, -1], []]
    if further >= 0:
        table.pieces[turn][1] = further
    table.hands = [sorted(hands.get(seat, "").split()) for seat in range(4)]
    left = Counter(game.cards)
    left.subtract(card for own in table.hands for card in own)
    table.deck = sorted(left.elements(), key=lambda card: game.kinds[card].card.timing == "turn")
    session.play = Play(game, State(json.encode(table)))
    session.advance()
    return session


def asked(session: Session) -> tuple[str, list[int]]:
    """What is asked, and who is waited for."""
    assert session.play is not None
    assert isinstance(session.play.pending, Decision)
    return session.play.pending.prompt, session.waiting()


@reading("E-28")
@pytest.mark.parametrize(("pace", "seconds"), [("relaxed", 3), ("days", 20)])
def test_a_computer_waits_a_moment_while_a_player_could_void_its_roll(
    pace: Pace, seconds: float
) -> None:
    """E-28: three seconds, or twenty by the day; then it chooses."""
    session = sitting(1, {0: "tandem"}, pace=pace)
    assert asked(session) == ("move", [1])
    assert session.time_limits.limit(100) == 100 + seconds
    session.change([], 100)
    session.default()
    assert asked(session)[1] != [1], "it has chosen"


@reading("E-28")
def test_it_does_not_wait_where_no_player_holds_a_card() -> None:
    """E-28: that somebody holds one is what everybody knows."""
    assert asked(sitting(1, {}))[1] != [1]
    assert asked(sitting(1, {1: "tandem"}))[1] != [1], "nor for itself"


def rolled(hands: dict[int, str], **given: Any) -> Session:
    """Ada has rolled 2; what is on the track can move."""
    session = sitting(0, hands, **given)
    session.dice = Loaded()  # type: ignore[assignment]
    session.answer(0, "roll", ADA)
    session.change(session.advance().entries, 100)
    return session


class Loaded:
    """Dice that always show 2."""

    def outcome(self, number: int, question: Chance) -> str:
        return "2"

    def random(self, seq: int) -> Random:
        return Random(seq)


@reading("E-28")
@pytest.mark.parametrize(("pace", "seconds"), [("relaxed", 3), ("days", 20)])
def test_a_single_move_is_made_after_a_moment_in_which_its_roll_can_be_declared_void(
    pace: Pace, seconds: float
) -> None:
    """E-28: nobody has to tap for it, is called for it, or has missed anything."""
    session = rolled({2: "tandem"}, pace=pace)
    assert asked(session) == ("move", [0])
    assert session.time_limits.limit(100) == 100 + seconds
    assert session.time_limits.late(100, 100 + seconds) is None
    assert session.sight().due is None
    assert seat_changes.record_timeout(session) == []
    made, *_ = session.default().entries
    assert (made.seat, made.action, made.by, made.itself) == (0, "move 1", ADA, True)
    assert session.controller(0).missed == 0


@reading("E-28")
def test_a_single_move_is_made_at_once_where_no_other_person_holds_a_card() -> None:
    """E-28: a computer that holds one has thought about it already."""
    for hands in ({0: "tandem"}, {1: "tandem"}):
        assert rolled(hands).running.table.pieces[0][0] == 7


@pytest.mark.parametrize(
    ("further", "person"), [(10, None), (-1, Person(asks=True))], ids=["a choice", "asks for it"]
)
def test_a_player_that_can_choose_or_wants_to_be_asked_has_all_the_time(
    further: int, person: Person | None
) -> None:
    session = rolled({2: "tandem"}, further=further, person=person)
    assert asked(session) == ("move", [0])
    assert session.time_limits.asked == "move"


@reading("E-7")
def test_cards_are_drawn_for_the_players_that_want_it() -> None:
    """E-7: which all do who have chosen nothing."""
    for person in (None, Person(draws=False)):
        session = sitting(0, {}, person=person)
        entries = [session.answer(0, "roll", ADA), *session.advance().entries]
        if asked(session) == ("move", [0]):
            assert session.play is not None
            entries.append(session.answer(0, session.play.options(0)[0], ADA))
            entries += session.advance().entries
        drawn = [entry.action for entry in entries if entry.itself and entry.action == "draw"]
        assert drawn == (["draw"] if person is None else [])
        assert (asked(session) == ("draw", [0])) == (person is not None)


def window(pace: Pace = "relaxed") -> Session:
    """A window in which Ben and the computer are asked, who has passed already."""
    session = sitting(0, {0: "sprint", 1: "tandem", 2: "tandem"}, pace=pace)
    step(session, 0, "play sprint 1 join" if "join" in actions(session) else "play sprint 1", 100)
    assert asked(session) == ("react", [2])
    return session


def actions(session: Session) -> str:
    """What seat 0 may do, in one text."""
    assert session.play is not None
    return " ".join(session.play.options(0))


def step(session: Session, seat: int, action: str, now: float) -> float | None:
    """Let a seat do this; return when the time limit passes."""
    entries = [session.answer(seat, action, ADA), *session.advance().entries]
    session.stored(session.change(entries, now))
    return session.record.due


def test_by_the_day_a_window_lasts_two_hours_at_most() -> None:
    assert window().record.due == 120
    assert window("days").record.due == 100 + 7200


@reading("E-10")
def test_a_player_that_wants_more_time_gets_it_once_and_orders_give_none() -> None:
    """E-10: or a window could be held open for ever."""
    session = window()
    assert step(session, 2, "hold", 110) == 130
    session = window()
    assert step(session, 2, "pass-unless-concerned", 110) != 120, "the window is over for all"


def test_orders_that_leave_a_player_asked_give_no_time() -> None:
    """Who is concerned stays in the window."""
    session = sitting(0, {0: "platztausch", 2: "tandem"})
    assert session.play is not None
    swap = next(each for each in session.play.options(0) if each.startswith("play platztausch 1 2"))
    assert step(session, 0, swap, 100) == 120
    assert step(session, 2, "pass-unless-concerned", 110) == 120
    assert asked(session) == ("react", [2])
    assert step(session, 2, "ask-always", 115) == 120


def test_a_player_that_takes_a_seat_over_is_asked_though_the_player_that_had_it_wanted_not_to_be() -> (
    None
):
    """And so is the computer that plays there meanwhile."""
    session = window()
    step(session, 2, "pass-always", 110)
    assert session.running.table.orders == {2: "pass-always"}
    [entry] = seat_changes.leave(session, BEN, "left")
    assert session.running.table.orders == {}
    assert (entry.action, entry.by) == ("left 2", BEN)
    assert session.fork().running.table.orders == {}


@reading("T-19")
@pytest.mark.parametrize("asks", [False, True])
def test_an_only_move_is_made_after_a_moment_and_can_be_declined_until_then(asks: bool) -> None:
    """Where a broken MUST is punished; whom the table asks for everything is asked."""
    setup = json.encode(Setup("penalties", {}, rolls=True))
    seats = [SeatRecord(0, ADA), SeatRecord(1, BEN), SeatRecord(2, None, "normal")]
    record = TableRecord(
        id=1, status="running", game="tournament", version=1, setup=setup, host=ADA, server=0,
        channel=0, seed=bytes(32), seats=seats,
    )  # fmt: skip
    session = Session(record, CATALOG["tournament"], {who: Person(asks=asks) for who in (ADA, BEN)})
    session.begin()
    random, met, several = Random(1), 0, 0
    while session.play and not session.play.table.over and session.play.seq < 600:
        pending = session.play.pending
        assert isinstance(pending, Decision)
        seat = pending.waits_for[0]
        options = pending.options[seat]
        if PASS in options and len(options) == 2:
            met += 1
            assert (session.time_limits.asked == "moment") == (not asks)
            only, fork = options[0], session.fork()
            fork.answer(seat, PASS)
            if not asks:
                given = session.default().entries[0]
                assert (given.action, given.itself) == (only, True)
                continue
        several += len(options) > 2
        session.answer(seat, random.choice(options))
        session.advance()
    assert met > 5
    assert several > 5
