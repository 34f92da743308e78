"""Windstoß: foreign pieces on the next 12 squares are pushed 6 back, peacefully."""

from __future__ import annotations

from engine.action_cards.kinds import KINDS
from engine.action_cards.table import PlayedCard, PushedBack
from engine.views import Piece, Step
from tests.engine.action_cards.tables import (
    asked,
    counters,
    do,
    kinds,
    lay,
    on_turn,
    plays,
    stands,
    targets,
    view,
)
from tests.rules import reading


@reading("E-31")
def test_a_player_that_is_ahead_is_pushed_back_nearest_first() -> None:
    """E-31: from 12 squares, not from 13, and 6 back."""
    play = on_turn(
        "yellow",
        hands={"yellow": "windstoss"},
        yellow="18 2 B B",
        green="9 20 21 B",
        red="10 B B B",
    )
    assert plays(play, "yellow") == ["windstoss 1"]
    events = lay(play, "yellow", "windstoss 1")
    assert events[1:] == [
        PushedBack(1, 0, 9, 3, 0),
        PushedBack(1, 1, 20, 14, 0),
        PushedBack(2, 0, 10, 4, 0),
    ]
    assert stands(play, "green") == "3 14 21 B"
    assert view(play, None, events).last[0] == Step(Piece(1, 0), 9, 3)


@reading("E-31")
def test_a_player_that_stands_beside_the_piece_or_behind_it_stays() -> None:
    """E-31: ahead of it."""
    play = on_turn("yellow", hands={"yellow": "windstoss"}, yellow="18 B B B", green="7 8 9 B")
    lay(play, "yellow", "windstoss 1")
    assert stands(play, "green") == "7 8 3 B"


def test_a_player_that_would_come_to_the_own_start_square_stays() -> None:
    play = on_turn("yellow", hands={"yellow": "windstoss"}, yellow="9 B B B", green="A 3 B B")
    assert plays(play, "yellow") == []
    play = on_turn("yellow", hands={"yellow": "windstoss"}, yellow="10 B B B", green="6 7 B B")
    lay(play, "yellow", "windstoss 1")
    assert stands(play, "green") == "6 1 B B"


def test_no_player_is_captured_where_they_come_to_stand() -> None:
    play = on_turn(
        "yellow", hands={"yellow": "windstoss"}, yellow="18 B B B", green="9 B B B", red="33 B B B"
    )
    assert kinds(lay(play, "yellow", "windstoss 1")) == ["PlayedCard", "PushedBack"]
    assert (stands(play, "green"), stands(play, "red")) == ("3 B B B", "33 B B B")


@reading("E-31")
def test_it_blows_on_the_track_only() -> None:
    """E-31: not past the square before the own goal."""
    play = on_turn("yellow", hands={"yellow": "windstoss"}, yellow="38 B B B", red="21 B B B")
    assert plays(play, "yellow") == []
    play = on_turn("yellow", hands={"yellow": "windstoss"}, yellow="38 B B B", red="19 B B B")
    assert plays(play, "yellow") == ["windstoss 1"]
    play = on_turn("yellow", hands={"yellow": "windstoss"}, yellow="a B B B", red="19 B B B")
    assert plays(play, "yellow") == []


def test_denkste_goes_aetsch_does_not() -> None:
    held = {"yellow": "windstoss", "green": "denkste aetsch"}
    play = on_turn("yellow", hands=held, yellow="18 B B B", green="9 B B B")
    do(play, "yellow", "play windstoss 1")
    assert counters(play, "green") == {"denkste"}


def test_of_pieces_that_push_the_same_one_is_offered() -> None:
    """Also where there are more of them ahead of the foremost; where one pushes others, both are."""
    held = {"yellow": "windstoss"}
    play = on_turn("yellow", hands=held, yellow="14 18 15 B", green="9 9 B B", red="6 B B B")
    assert plays(play, "yellow") == ["windstoss 1"]
    play = on_turn("yellow", hands=held, yellow="14 18 15 B", green="7 9 B B")
    assert plays(play, "yellow") == ["windstoss 1", "windstoss 2"]
    pushed = [
        [move.at for move in each.moves] for each in targets(play, KINDS["windstoss"], "yellow")
    ]
    assert pushed == [[7, 9], [9]]


@reading("E-24")
def test_a_player_that_is_blown_back_is_concerned_and_no_other_player() -> None:
    """E-24: those who want to be asked only about their own pieces are asked, if they are moved."""
    held = {"yellow": "windstoss", "green": "denkste", "red": "denkste", "black": "denkste"}
    play = on_turn(
        "yellow", hands=held, yellow="18 B B B", green="9 B B B", red="10 B B B", black="20 B B B"
    )
    for other in (1, 2, 3):
        play.table.orders[other] = "pass-unless-concerned"
    announced = do(play, "yellow", "play windstoss 1")[0]
    assert isinstance(announced, PlayedCard)
    assert announced.affected == (1, 2)
    assert asked(play) == ["green", "red"]
