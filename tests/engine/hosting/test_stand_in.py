"""Who lets their time pass has a stand-in for that turn, which plays no card that it need not play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import json, structs

from engine.action_cards.table import ActionCardsTable, DiscardedCards, PlayedCard, SentHome
from engine.core import Decision, Event, Play, Script, State, Table
from engine.hosting.actions import seat_changes
from engine.hosting.state.session import Session
from tests.engine.hosting.seated import BEN, CEM, Place
from tests.engine.hosting.test_absence import let_pass, started
from tests.engine.hosting.test_moments import ADA, Loaded, actions, asked, sitting
from tests.engine.scripted import table as scripted
from tests.rules import reading

FULL = "denkste freigang sprint wahlwuerfel zugabe"
"""Of which the computer would rather play one than roll."""


def lies(session: Session, change: Callable[[ActionCardsTable], object]) -> Session:
    """Change what lies on the table as the turn begins; all dice show 2."""
    table = session.running.table
    change(table)
    session.play = Play(session.running.game, State(json.encode(table)))
    session.dice = Loaded()  # type: ignore[assignment]
    return session


def time_is_up(session: Session) -> list[Event]:
    """Let the time of whoever is asked pass; return what happened, whoever was asked then."""
    before = len(session.tail)
    session.keep_timer()
    seat_changes.record_timeout(session)
    session.default()
    return [event for row in session.tail[before:] for event in row.events]


def played(events: list[Event], seat: int = 0) -> list[str]:
    """The cards that a seat has played."""
    return [each.card for each in events if isinstance(each, PlayedCard) and each.seat == seat]


@reading("E-37")
@pytest.mark.parametrize("hand", [FULL, "zugabe", "denkste denkste"])
def test_a_player_whose_time_is_up_rolls_and_moves_and_keeps_their_cards(hand: str) -> None:
    """E-37: neither instead of the roll nor at a pause."""
    session = lies(sitting(0, {0: hand}), lambda table: None)
    assert asked(session) == ("roll", [0])
    assert "play" in actions(session)
    events = time_is_up(session)
    assert played(events) == []
    assert session.running.table.pieces[0][0] == 7
    assert not {*hand.split()} - {*session.running.table.hands[0]}


@reading("E-37")
def test_the_computer_that_takes_the_seat_plays_cards() -> None:
    """E-37: with the same hand."""
    session = lies(sitting(0, {0: FULL}), lambda table: None)
    before = len(session.tail)
    seat_changes.hand_over(session, 0, "absent", ADA)
    session.advance()
    assert played([event for row in session.tail[before:] for event in row.events])


@reading("E-37")
def test_others_may_answer_a_move_of_the_stand_in() -> None:
    """E-37: Denkste! would save the piece that has captured, and stays in the hand."""

    def behind(table: ActionCardsTable) -> None:
        table.pieces = [[5, -1, -1, -1], [-1, -1, -1, -1], [39, -1, -1, -1], []]

    session = lies(sitting(0, {0: "denkste aetsch", 2: "retourkutsche"}), behind)
    time_is_up(session)
    assert asked(session) == ("move", [0]), "for a moment, in which its roll could be declared void"
    time_is_up(session)
    assert asked(session) == ("react", [2])
    before = len(session.tail)
    session.answer(2, "play retourkutsche", BEN)
    session.advance()
    events = [event for row in session.tail[before:] for event in row.events]
    assert SentHome(0, 0, 2, 7) in events
    assert played(events) == []


@reading("E-37")
def test_a_discard_that_the_rules_force_is_made() -> None:
    """E-37: of four cards one, as stocktaking demands it of all."""

    def inventur(table: ActionCardsTable) -> None:
        table.deck.remove("inventur")
        table.deck.append("inventur")

    session = lies(sitting(0, {0: "denkste freigang sprint zugabe"}), inventur)
    events = time_is_up(session)
    assert [len(each.cards) for each in events if isinstance(each, DiscardedCards)] == [1]
    assert (len(session.running.table.hands[0]), played(events)) == (3, [])


@reading("E-37")
def test_while_others_are_asked_it_lets_them_be() -> None:
    """E-37: whatever could be done meanwhile; who has the seat for good may."""

    def turn(t: Table) -> Script[None]:
        strikes = tuple(f"strike {card}" for card in range(50))
        yield Decision("go", {0: strikes, 1: ("go",)}, (1,), secret=True, open=("go",))

    computers = scripted(turn).session.computers()
    finishing = {**computers.owners, 0: structs.replace(computers.owners[0], finishing=1)}
    taken = {**computers.owners, 0: structs.replace(computers.owners[0], person=None)}
    assert structs.replace(computers, owners=finishing).answer(computers.asked) is None
    seat, action = structs.replace(computers, owners=taken).answer(computers.asked) or (1, "go")
    assert (seat, action.split()[0]) == (0, "strike")


async def test_where_all_that_can_be_done_is_hidden_something_is_done(place: Place) -> None:
    """In games that are played by cards alone."""
    session = await started(place, BEN, CEM, game="snatch")
    for _ in range(4):
        seq = session.record.seq
        session = await let_pass(place)
        assert session.record.seq > seq
