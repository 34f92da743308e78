"""Platztausch: an own piece and one of somebody else change places, peacefully."""

from __future__ import annotations

from engine.action_cards.table import SwappedPieces
from engine.views import Piece, Step
from tests.engine.action_cards.tables import (
    counters,
    do,
    kinds,
    lay,
    on_turn,
    plays,
    stands,
    view,
)


def test_two_pieces_take_each_other_s_square() -> None:
    play = on_turn("yellow", hands={"yellow": "platztausch"}, yellow="5 a B B", green="20 c B B")
    assert plays(play, "yellow") == ["platztausch 1 1 1"]
    events = lay(play, "yellow", "platztausch 1 1 1")
    assert events[-1] == SwappedPieces(0, 0, 5, 30, 1, 0, 20, 35)
    assert (stands(play, "yellow"), stands(play, "green")) == ("30 a B B", "35 c B B")
    assert view(play, None, events).last == (
        Step(Piece(0, 0), 5, 30),
        Step(Piece(1, 0), 20, 35),
    )


def test_no_player_on_the_same_square_is_captured() -> None:
    play = on_turn(
        "yellow",
        hands={"yellow": "platztausch"},
        yellow="5 5 B B",
        green="20 B B B",
        red="10 B B B",
    )
    assert kinds(lay(play, "yellow", "platztausch 1 1 1")) == ["PlayedCard", "SwappedPieces"]
    assert (stands(play, "yellow"), stands(play, "red")) == ("30 5 B B", "10 B B B")


def test_two_on_one_square_cannot_swap() -> None:
    play = on_turn("yellow", hands={"yellow": "platztausch"}, yellow="15 B B B", green="5 B B B")
    assert plays(play, "yellow") == []


def test_two_of_one_s_own_do_not_swap() -> None:
    play = on_turn("yellow", hands={"yellow": "platztausch"}, yellow="5 9 B B", green="20 B B B")
    assert plays(play, "yellow") == ["platztausch 1 1 1", "platztausch 2 1 1"]


def test_not_for_pieces_in_base_or_goal() -> None:
    play = on_turn("yellow", hands={"yellow": "platztausch"}, yellow="5 B B B", green="a B B B")
    assert plays(play, "yellow") == []
    play = on_turn("yellow", hands={"yellow": "platztausch"}, yellow="a B B B", green="5 B B B")
    assert plays(play, "yellow") == []


def test_both_counters_go_aetsch_for_the_one_alone() -> None:
    held = {"yellow": "platztausch", "green": "denkste aetsch", "red": "denkste aetsch"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="20 B B B", red="7 B B B")
    do(play, "yellow", "play platztausch 1 1 1")
    assert counters(play, "green") == {"denkste", "aetsch"}
    assert counters(play, "red") == {"denkste"}
