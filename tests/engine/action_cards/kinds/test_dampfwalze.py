"""Dampfwalze: a piece moves by a roll and captures everybody on its way."""

from __future__ import annotations

from typing import Any

from engine.action_cards.table import DeclaredCapture, Guarded, LostDie
from engine.races import Captured
from tests.engine.action_cards.tables import (
    all_pass,
    asked,
    chance,
    counters,
    do,
    lay,
    moves,
    on_turn,
    plays,
    stands,
)
from tests.rules import rule

HERE: dict[str, Any] = {"yellow": "5 20 B B", "green": "1 B B B", "red": "28 B B B"}


@rule("003", "SPIELBLAUF", 6, 3)
def test_all_foreign_pieces_on_the_way_are_captured() -> None:
    """003, 6.3: several in one move; own ones are passed."""
    play = on_turn("yellow", hands={"yellow": "dampfwalze"}, **{**HERE, "yellow": "5 6 B B"})
    lay(play, "yellow", "dampfwalze")
    chance(play, 6)
    assert moves(play, "yellow") == ["move 1", "move 2"]
    events = do(play, "yellow", "move 1")
    assert events[:2] == [Captured(2, 0, 0), Captured(1, 0, 0)]
    assert stands(play, "yellow") == "11 6 B B"


@rule("003", "SPIELBLAUF", 6, 3)
def test_pieces_at_its_start_behind_it_or_beyond_its_end_stay() -> None:
    """003, 6.3: those on the squares that it passes, and on the one it comes to."""
    play = on_turn(
        "yellow", hands={"yellow": "dampfwalze"}, yellow="18 B B B", green="7 8 9 12", red="1 B B B"
    )
    lay(play, "yellow", "dampfwalze")
    events = chance(play, 3) + do(play, "yellow", "move 1")
    assert [each for each in events if isinstance(each, Captured)] == [
        Captured(1, 2, 0),
        Captured(2, 0, 0),
    ]
    assert stands(play, "green") == "7 8 B 12"


def test_a_start_square_is_on_the_track() -> None:
    play = on_turn("yellow", hands={"yellow": "dampfwalze"}, yellow="A B B B")
    lay(play, "yellow", "dampfwalze")
    chance(play, 3)
    do(play, "yellow", "move 1")
    assert stands(play, "yellow") == "3 B B B"


def test_there_is_no_joining() -> None:
    play = on_turn("yellow", hands={"yellow": "dampfwalze"}, **HERE)
    lay(play, "yellow", "dampfwalze")
    chance(play, 6)
    assert moves(play, "yellow") == ["move 1", "move 2"]


def test_it_rolls_into_the_goal_and_captures_before() -> None:
    play = on_turn("yellow", hands={"yellow": "dampfwalze"}, yellow="38 B B B", green="29 B B B")
    lay(play, "yellow", "dampfwalze")
    chance(play, 4)
    assert Captured(1, 0, 0) in do(play, "yellow", "move 1")
    assert stands(play, "yellow") == "c B B B"


def test_a_roll_that_fits_no_piece_on_the_track_is_lost() -> None:
    play = on_turn("yellow", hands={"yellow": "dampfwalze"}, yellow="39 B B B")
    lay(play, "yellow", "dampfwalze")
    assert chance(play, 6)[1] == LostDie(0, 6)
    assert stands(play, "yellow") == "39 B B B"


def test_one_window_for_all_that_it_captures() -> None:
    held = {"yellow": "dampfwalze", "green": "schutzengel", "red": "sprint"}
    play = on_turn("yellow", hands=held, **HERE)
    do(play, "yellow", "play dampfwalze")
    all_pass(play)
    chance(play, 6)
    assert isinstance(do(play, "yellow", "move 1")[0], DeclaredCapture)
    assert asked(play) == ["green", "red"]
    do(play, "green", "play schutzengel")
    assert Guarded(1) in all_pass(play)
    assert (stands(play, "green"), stands(play, "red")) == ("1 B B B", "B B B B")


def test_it_takes_a_piece_on_the_track() -> None:
    for squares in ("B B B B", "B B B a"):
        play = on_turn("yellow", hands={"yellow": "dampfwalze"}, yellow=squares)
        assert plays(play, "yellow") == []


def test_denkste_goes_aetsch_does_not() -> None:
    held = {"yellow": "dampfwalze", "green": "denkste aetsch"}
    play = on_turn("yellow", hands=held, **HERE)
    do(play, "yellow", "play dampfwalze")
    assert counters(play, "green") == {"denkste"}
