"""Zugabe: a roll at any pause, also out of turn."""

from __future__ import annotations

from engine.classic.events import Rolled, Stuck
from tests.engine.action_cards.tables import (
    all_pass,
    asked,
    chance,
    counters,
    do,
    hand,
    moves,
    on_turn,
    plays,
    prompt,
    roll,
    stands,
    turn,
)
from tests.rules import reading, rule


@rule("003", "JEDERZEIT!", 1, 1, 2)
@rule("003", "SPIELBLAUF", 3, 3)
def test_out_of_turn_one_rolls_and_moves_and_the_turn_goes_on() -> None:
    """003, any time, 1.1 and 1.2; 3.3: no card for it."""
    held = {"green": "zugabe"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="5 9 B B", pile="sprint")
    assert plays(play, "green") == ["zugabe"]
    do(play, "green", "play zugabe")
    assert chance(play, 4) == [Rolled(1, 4)]
    assert (asked(play), prompt(play), moves(play, "green")) == (
        ["green"],
        "move",
        ["move 1", "move 2"],
    )
    do(play, "green", "move 2")
    assert (stands(play, "green"), hand(play, "green")) == ("5 13 B B", "")
    assert (turn(play), asked(play), prompt(play)) == ("yellow", ["yellow"], "roll")


@reading("E-20", "E-30")
def test_a_6_brings_a_piece_in_but_gives_no_further_roll() -> None:
    """E-20; E-30: in one's own turn the same question is asked again afterwards."""
    play = on_turn("yellow", hands={"yellow": "zugabe"}, yellow="5 B B B")
    do(play, "yellow", "play zugabe")
    chance(play, 6)
    assert moves(play, "yellow") == ["enter"]
    do(play, "yellow", "enter")
    assert (turn(play), prompt(play), hand(play, "yellow")) == ("yellow", "roll", "")


def test_a_roll_that_fits_nothing_is_lost() -> None:
    play = on_turn("yellow", hands={"green": "zugabe"}, green="B B B B")
    do(play, "green", "play zugabe")
    assert chance(play, 3) == [Rolled(1, 3), Stuck(1, 3)]


def test_with_nothing_left_but_the_goal_it_is_not_played() -> None:
    play = on_turn("yellow", hands={"green": "zugabe"}, green="a b c B")
    assert plays(play, "green") == ["zugabe"]
    play = on_turn("yellow", hands={"green": "zugabe"}, home="green", green="a b c d")
    assert plays(play, "green") == []


@rule("003", "JEDERZEIT!", 1, 3)
def test_several_cards_one_after_the_other() -> None:
    """003, any time, 1.3."""
    play = on_turn("yellow", hands={"green": "zugabe zugabe flohsprung"}, green="5 B B B")
    for pips in (1, 2):
        do(play, "green", "play zugabe")
        chance(play, pips)
        do(play, "green", "move 1")
    do(play, "green", "play flohsprung 1 +1")
    assert stands(play, "green") == "9 B B B"
    assert asked(play) == ["yellow"]


def test_between_a_6_and_the_further_roll_as_well() -> None:
    play = on_turn("yellow", hands={"green": "zugabe"}, yellow="5 6 7 8", green="5 B B B")
    roll(play, 6)
    do(play, "yellow", "move 1")
    do(play, "green", "play zugabe")
    chance(play, 6)
    do(play, "green", "enter")
    assert (turn(play), prompt(play)) == ("yellow", "roll")
    roll(play, 1)
    do(play, "yellow", "move 1")
    assert turn(play) == "green"


@reading("E-11")
def test_it_is_not_possible_during_a_choice_of_a_move() -> None:
    """E-11: before a roll, after a move, between two players."""
    play = on_turn("yellow", hands={"green": "zugabe"}, yellow="5 6 B B", green="5 B B B")
    roll(play, 2)
    assert plays(play, "green") == []


def test_denkste_goes_aetsch_does_not() -> None:
    held = {"green": "zugabe", "yellow": "denkste aetsch"}
    play = on_turn("yellow", hands=held, green="5 B B B")
    do(play, "green", "play zugabe")
    assert counters(play, "yellow") == {"denkste"}
    do(play, "yellow", "play denkste")
    all_pass(play)
    assert (asked(play), prompt(play), hand(play, "green")) == (["yellow"], "roll", "")


def test_its_roll_can_be_declared_void() -> None:
    held = {"green": "zugabe", "red": "wuerfelpech"}
    play = on_turn("yellow", hands=held, green="5 9 B B")
    do(play, "green", "play zugabe")
    all_pass(play)
    chance(play, 5)
    assert plays(play, "red") == ["wuerfelpech"]
    do(play, "red", "play wuerfelpech")
    chance(play, 1)
    do(play, "green", "move 1")
    assert stands(play, "green") == "6 9 B B"
