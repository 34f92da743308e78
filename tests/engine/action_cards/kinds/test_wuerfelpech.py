"""Würfelpech: somebody's roll is void, and rolled again."""

from __future__ import annotations

from engine.action_cards.table import PlayedCard
from engine.classic.events import Rolled, Stuck
from engine.core import Decision, seen
from tests.engine.action_cards.tables import (
    all_pass,
    asked,
    chance,
    counters,
    do,
    drew,
    hand,
    moves,
    on_turn,
    plays,
    prompt,
    roll,
    stands,
    turn,
)
from tests.rules import reading


@reading("E-28")
def test_while_the_roller_chooses_the_roll_is_declared_void() -> None:
    """E-28: no window for it; what is rolled then counts."""
    play = on_turn("yellow", hands={"green": "wuerfelpech wuerfelpech"}, yellow="5 9 B B")
    roll(play, 5)
    assert (asked(play), plays(play, "green")) == (["yellow"], ["wuerfelpech"])
    assert do(play, "green", "play wuerfelpech") == [
        PlayedCard(1, "wuerfelpech", victim=0, affected=(0,))
    ]
    assert chance(play, 3) == [Rolled(0, 3)]
    assert (moves(play, "yellow"), plays(play, "green")) == (["move 1", "move 2"], [])
    do(play, "yellow", "move 1")
    assert stands(play, "yellow") == "8 9 B B"


@reading("E-33")
def test_the_new_roll_is_followed_by_a_card_like_the_old_one() -> None:
    """E-33: also where it moves nothing."""
    for pips, pieces in ((3, "5 9 B B"), (5, "39 B B B")):
        held = {"green": "wuerfelpech"}
        play = on_turn("yellow", hands=held, yellow=pieces, pile="sprint")
        roll(play, 1)
        do(play, "green", "play wuerfelpech")
        chance(play, pips)
        if pips == 3:
            do(play, "yellow", "move 1")
        assert (hand(play, "yellow"), turn(play)) == ("sprint", "green")


@reading("E-28")
def test_the_choice_of_the_roller_ends_it() -> None:
    """E-28."""
    play = on_turn("yellow", hands={"green": "wuerfelpech"}, yellow="5 9 B B")
    roll(play, 5)
    do(play, "yellow", "move 1")
    assert plays(play, "green") == []


@reading("E-28")
def test_a_roll_that_moves_nothing_is_over_at_once() -> None:
    """E-28."""
    play = on_turn("yellow", hands={"green": "wuerfelpech"}, yellow="39 B B B")
    roll(play, 5)
    assert (turn(play), plays(play, "green")) == ("green", [])


def test_a_new_roll_may_move_nothing() -> None:
    play = on_turn("yellow", hands={"green": "wuerfelpech"}, yellow="39 B B B")
    roll(play, 1)
    do(play, "green", "play wuerfelpech")
    assert chance(play, 5)[:2] == [Rolled(0, 5), Stuck(0, 5)]
    assert turn(play) == "green"


def test_a_6_is_gone_and_a_new_one_rolls_again() -> None:
    play = on_turn("yellow", hands={"green": "wuerfelpech"}, yellow="5 9 20 30")
    roll(play, 6)
    other = play.fork()
    do(play, "green", "play wuerfelpech")
    chance(play, 2)
    do(play, "yellow", "move 1")
    assert turn(play) == "green"
    do(other, "green", "play wuerfelpech")
    chance(other, 6)
    do(other, "yellow", "move 1")
    assert (turn(other), prompt(other)) == ("yellow", "roll")


@reading("E-28")
def test_it_is_not_possible_during_a_choice_of_a_later_card() -> None:
    """E-28: what is moved then was not rolled."""
    play = drew("voelkerwanderung", hands={"green": "wuerfelpech"}, yellow="5 9 B B")
    assert (asked(play), plays(play, "green")) == (["yellow"], [])
    assert isinstance(play.pending, Decision)
    assert play.pending.watched_by == ()


def test_not_against_one_s_own_roll() -> None:
    play = on_turn("yellow", hands={"yellow": "wuerfelpech"}, yellow="5 9 B B")
    roll(play, 5)
    assert plays(play, "yellow") == []


def test_both_counters_go_aetsch_for_the_roller() -> None:
    held = {"green": "wuerfelpech sprint", "yellow": "denkste aetsch", "red": "aetsch denkste"}
    play = on_turn("yellow", hands=held, yellow="5 9 B B")
    roll(play, 5)
    do(play, "green", "play wuerfelpech")
    assert counters(play, "yellow") == {"denkste", "aetsch"}
    assert counters(play, "red") == {"denkste"}
    do(play, "yellow", "play aetsch")
    all_pass(play)
    assert (prompt(play), moves(play, "yellow")) == ("move", ["move 1", "move 2"])
    do(play, "yellow", "move 1")
    assert stands(play, "yellow") == "10 9 B B"


def test_no_player_knows_which_player_could_play_it() -> None:
    play = on_turn("yellow", hands={"green": "wuerfelpech", "red": "sprint"}, yellow="5 9 B B")
    roll(play, 5)
    for who in (0, 2, None):
        shown = seen(play.pending, who)
        assert isinstance(shown, Decision)
        assert shown.options == {0: ("move 1", "move 2")}


@reading("E-33")
def test_a_player_that_rolls_again_for_a_card_draws_as_little_as_for_the_first_roll() -> None:
    """E-33: Zugabe ordered the roll, and so the one that takes its place."""
    held = {"yellow": "zugabe", "green": "wuerfelpech"}
    play = on_turn("yellow", hands=held, yellow="5 9 B B", pile="sprint tandem")
    do(play, "yellow", "play zugabe")
    all_pass(play)
    chance(play, 1)
    do(play, "green", "play wuerfelpech")
    all_pass(play)
    chance(play, 3)
    do(play, "yellow", "move 1")
    assert (hand(play, "yellow"), prompt(play), turn(play)) == ("", "roll", "yellow")
    roll(play, 1)
    do(play, "yellow", "move 1")
    assert hand(play, "yellow") == "sprint"
