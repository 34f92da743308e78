"""Sprint: a piece on the track goes exactly 8 forward."""

from __future__ import annotations

from typing import Any

from engine.action_cards.table import PlayedCard
from engine.classic.events import Moved
from engine.core import IllegalAction
from engine.races import Captured
from engine.views import Piece, Step
from tests.engine.action_cards.tables import (
    counters,
    do,
    hand,
    kinds,
    lay,
    on_turn,
    plays,
    stands,
    table,
    turn,
)
from tests.rules import rule


@rule("003", "SPIELBLAUF", 2, 2, 3)
def test_a_piece_goes_exactly_8() -> None:
    """003, 2.2 and 2.3: a card's distance is covered in full."""
    play = on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 B B B")
    assert plays(play, "yellow") == ["sprint 1"]
    assert lay(play, "yellow", "sprint 1") == [
        PlayedCard(0, "sprint", (Step(Piece(0, 0), 5, 13),)),
        Moved(0, 0, 5, 13),
    ]
    assert stands(play, "yellow") == "13 B B B"
    assert (turn(play), hand(play, "yellow")) == ("green", "")
    assert table(play).discard == ["sprint"]


def test_it_leads_into_the_goal_by_an_exact_distance_only() -> None:
    assert plays(on_turn("yellow", hands={"yellow": "sprint"}, yellow="35 B B B"), "yellow") == [
        "sprint 1"
    ]
    assert plays(on_turn("yellow", hands={"yellow": "sprint"}, yellow="36 B B B"), "yellow") == []
    full = on_turn("yellow", hands={"yellow": "sprint"}, yellow="35 d B B")
    assert plays(full, "yellow") == []


@rule("003", "Kartenerklärungen", 3, 1)
def test_it_is_not_for_pieces_in_the_base_or_the_goal() -> None:
    """003, symbols, 3.1: the crossed-out B."""
    play = on_turn("yellow", hands={"yellow": "sprint"}, yellow="B B B a")
    assert plays(play, "yellow") == []


@rule("003", "SPIELBLAUF", 7, 1)
def test_it_captures_all_on_the_square_or_joins_them() -> None:
    """003, 7.1: a piece that a card moves captures like one that is moved by a roll."""
    here: dict[str, Any] = {"yellow": "5 B B B", "green": "3 3 B B", "red": "33 B B B"}
    play = on_turn("yellow", hands={"yellow": "sprint"}, **here)
    assert plays(play, "yellow") == ["sprint 1", "sprint 1 join"]
    other = play.fork()
    events = lay(play, "yellow", "sprint 1")
    assert events[1:] == [
        Captured(1, 0, 0),
        Captured(1, 1, 0),
        Captured(2, 0, 0),
        Moved(0, 0, 5, 13),
    ]
    assert (stands(play, "green"), stands(play, "red")) == ("B B B B", "B B B B")
    assert kinds(lay(other, "yellow", "sprint 1 join")) == ["PlayedCard", "Moved"]
    assert (stands(other, "yellow"), stands(other, "green")) == ("13 B B B", "3 3 B B")


def test_pieces_on_one_square_are_one_choice() -> None:
    play = on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 5 9 B")
    assert plays(play, "yellow") == ["sprint 1", "sprint 3"]


def test_denkste_cancels_it_and_aetsch_only_if_it_captures_one_player() -> None:
    held = {"yellow": "sprint", "green": "aetsch denkste", "red": "aetsch denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="3 B B B")
    do(play, "yellow", "play sprint 1")
    assert counters(play, "green") == {"denkste", "aetsch"}
    assert counters(play, "red") == {"denkste"}
    do(play, "red", "play denkste")
    assert counters(play, "yellow") == set()
    do(play, "green", "pass")
    assert (stands(play, "yellow"), stands(play, "green")) == ("5 B B B", "3 B B B")
    assert turn(play) == "green"


def test_a_card_that_is_not_held_or_does_not_fit_cannot_be_played() -> None:
    play = on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 B B B")
    for action in ("play sprint 2", "play sprint", "play tandem 1 2", "play sprint 1 join"):
        try:
            do(play, "yellow", action)
        except IllegalAction:
            continue
        raise AssertionError(action)
    assert hand(play, "yellow") == "sprint"
