"""Schutzengel: one's pieces are not captured; whoever came stands beside them."""

from __future__ import annotations

from typing import Any

from engine.action_cards.table import CancelledCard, DeclaredCapture, Guarded, RegainedCard
from engine.classic.events import Moved
from engine.races import Captured
from engine.views import Piece, Step
from tests.engine.action_cards.tables import (
    all_pass,
    asked,
    counters,
    do,
    hand,
    on_turn,
    prompt,
    roll,
    stands,
    table,
    turn,
    view,
)
from tests.rules import reading

HERE: dict[str, Any] = {"yellow": "11 B B B", "green": "3 3 B B", "red": "33 B B B"}
HELD: dict[str, Any] = {"green": "schutzengel", "red": "sprint", "black": "denkste"}


@reading("E-27", "E-24")
def test_owners_with_a_card_are_asked_before_a_capture() -> None:
    """E-27, E-24: they alone, whichever card they hold."""
    play = on_turn("yellow", hands=HELD, **HERE)
    roll(play, 2)
    captured = (Piece(1, 0), Piece(1, 1), Piece(2, 0))
    step = Step(Piece(0, 0), 11, 13, captured)
    assert do(play, "yellow", "move 1") == [DeclaredCapture(0, step)]
    assert (asked(play), prompt(play)) == (["green", "red"], "react")
    assert view(play).capture == step
    assert counters(play, "green") == {"schutzengel"}
    assert counters(play, "red") == set()


@reading("E-3")
def test_own_pieces_stay_and_those_of_others_are_captured() -> None:
    """E-3: sparing is what the card is for; the mover joins."""
    play = on_turn("yellow", hands=HELD, **HERE)
    roll(play, 2)
    do(play, "yellow", "move 1")
    do(play, "green", "play schutzengel")
    assert asked(play) == ["red", "black"]
    events = all_pass(play)
    assert Guarded(1) in events
    assert Captured(2, 0, 0) in events
    assert Captured(1, 0, 0) not in events
    assert (stands(play, "yellow"), stands(play, "green"), stands(play, "red")) == (
        "13 B B B",
        "3 3 B B",
        "B B B B",
    )


def test_denkste_goes_aetsch_does_not() -> None:
    held = {"green": "schutzengel sprint", "yellow": "denkste aetsch"}
    play = on_turn("yellow", hands=held, yellow="11 B B B", green="3 B B B")
    roll(play, 2)
    do(play, "yellow", "move 1")
    do(play, "green", "play schutzengel")
    assert counters(play, "yellow") == {"denkste"}
    do(play, "yellow", "play denkste")
    assert asked(play) == ["green"]
    do(play, "green", "pass")
    assert asked(play) == ["green"]
    assert Captured(1, 0, 0) in do(play, "green", "pass")


@reading("E-27")
def test_a_card_that_announces_a_capture_is_answered_in_its_own_window() -> None:
    """E-27: nobody is asked about the same pieces twice."""
    held = {"yellow": "sprint", "green": "schutzengel", "black": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="3 B B B")
    do(play, "yellow", "play sprint 1")
    assert counters(play, "green") == {"schutzengel"}
    assert counters(play, "black") == {"denkste"}
    do(play, "green", "play schutzengel")
    do(play, "black", "pass")
    events = do(play, "black", "pass")
    assert events == [Moved(0, 0, 5, 13)]
    assert (turn(play), stands(play, "green"), hand(play, "green")) == ("green", "3 B B B", "")


def test_it_is_of_no_use_without_a_threat() -> None:
    held = {"yellow": "sprint", "green": "schutzengel", "black": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    assert asked(play) == ["green", "black"]
    assert counters(play, "green") == set()


@reading("E-27a")
def test_it_goes_back_to_its_owner_if_the_card_that_would_capture_is_cancelled() -> None:
    """E-27a: nobody spends a card on what never happens; of two alike, the other stays discarded."""
    held = {"yellow": "sprint", "green": "schutzengel", "black": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="3 B B B")
    table(play).deck.remove("schutzengel")
    table(play).discard.append("schutzengel")
    do(play, "yellow", "play sprint 1")
    do(play, "green", "play schutzengel")
    do(play, "black", "pass")
    events = do(play, "black", "play denkste") + all_pass(play)
    assert events[-2:] == [CancelledCard(0, "sprint"), RegainedCard(1, "schutzengel")]
    assert (hand(play, "green"), hand(play, "black")) == ("schutzengel", "")
    assert table(play).discard == ["schutzengel", "denkste", "sprint"]
    assert (stands(play, "yellow"), stands(play, "green")) == ("5 B B B", "3 B B B")
    assert RegainedCard(1, "schutzengel").seen_by(None) == events[-1], "everybody has seen it"


@reading("E-27a")
def test_one_that_was_cancelled_itself_or_was_of_use_stays_spent() -> None:
    """E-27a: it is about answers that stood, to a card that did not."""
    held = {"yellow": "sprint", "green": "schutzengel", "red": "denkste", "black": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="3 B B B")
    do(play, "yellow", "play sprint 1")
    do(play, "green", "play schutzengel")
    other = play.fork()
    do(play, "red", "play denkste")
    do(play, "black", "pass")
    assert CancelledCard(0, "sprint") in do(play, "black", "play denkste")
    assert (hand(play, "green"), stands(play, "green")) == ("", "3 B B B")
    assert table(play).discard == ["denkste", "schutzengel", "denkste", "sprint"]
    all_pass(other)
    assert (hand(other, "green"), stands(other, "yellow")) == ("", "13 B B B")
