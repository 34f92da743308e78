"""Wahlwürfel: a number is named, and a piece moves so far."""

from __future__ import annotations

from engine.action_cards.table import PlayedCard
from engine.views import Piece, Step
from tests.engine.action_cards.tables import (
    counters,
    do,
    hand,
    lay,
    on_turn,
    plays,
    prompt,
    stands,
    turn,
)
from tests.rules import rule


def test_any_number_and_any_piece_that_can_go_so_far() -> None:
    play = on_turn("yellow", hands={"yellow": "wahlwuerfel"}, yellow="5 39 B B")
    assert plays(play, "yellow") == [
        *(f"wahlwuerfel {pips} {piece}" for pips in range(1, 5) for piece in (1, 2)),
        "wahlwuerfel 5 1",
        "wahlwuerfel 6 1",
        "wahlwuerfel 6 enter",
    ]
    events = lay(play, "yellow", "wahlwuerfel 4 2")
    assert events[0] == PlayedCard(0, "wahlwuerfel", (Step(Piece(0, 1), 39, 43),), pips=4)
    assert stands(play, "yellow") == "5 d B B"


@rule("003", "Kartenerklärungen", 2, 2)
def test_a_named_6_may_bring_a_piece_in_and_gives_no_further_roll() -> None:
    """003, symbols, 2.2: the B."""
    play = on_turn("yellow", hands={"yellow": "wahlwuerfel"}, yellow="B B B d")
    assert plays(play, "yellow") == ["wahlwuerfel 6 enter"]
    lay(play, "yellow", "wahlwuerfel 6 enter")
    assert stands(play, "yellow") == "A B B d"
    assert (turn(play), prompt(play), hand(play, "yellow")) == ("green", "roll", "")


def test_a_piece_in_the_goal_moves_as_by_a_roll() -> None:
    play = on_turn("yellow", hands={"yellow": "wahlwuerfel"}, yellow="a d B B")
    assert plays(play, "yellow") == [
        "wahlwuerfel 1 1",
        "wahlwuerfel 2 1",
        "wahlwuerfel 6 enter",
    ]


def test_it_may_capture_also_where_it_comes_in() -> None:
    held = {"yellow": "wahlwuerfel", "black": "aetsch"}
    play = on_turn("yellow", hands=held, yellow="B B B d", black="10 B B B")
    assert plays(play, "yellow") == ["wahlwuerfel 6 enter", "wahlwuerfel 6 enter join"]
    do(play, "yellow", "play wahlwuerfel 6 enter")
    assert counters(play, "black") == {"aetsch"}


def test_without_a_move_it_cannot_be_played() -> None:
    play = on_turn("yellow", hands={"yellow": "wahlwuerfel"}, yellow="a b c d")
    assert plays(play, "yellow") == []


def test_no_duty_binds_it_and_both_counters_go() -> None:
    held = {"yellow": "wahlwuerfel", "green": "denkste aetsch"}
    play = on_turn("yellow", hands=held, yellow="A 9 B B", green="1 B B B")
    assert "wahlwuerfel 2 2" in plays(play, "yellow")
    do(play, "yellow", "play wahlwuerfel 2 2")
    assert counters(play, "green") == {"denkste", "aetsch"}
