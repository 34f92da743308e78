"""Denkste!: a card just announced has no effect; or, in one's turn, it counts as a 6."""

from __future__ import annotations

from engine.action_cards.table import CancelledCard, CountedAsSix, PlayedCard
from engine.classic.events import Moved, RollsAgain
from tests.engine.action_cards.tables import (
    all_pass,
    asked,
    cards,
    chance,
    counters,
    do,
    hand,
    kinds,
    lay,
    moves,
    on_turn,
    plays,
    prompt,
    roll,
    stands,
    table,
    turn,
    view,
)
from tests.rules import reading, rule


@reading("E-17")
def test_a_card_is_cancelled_and_was_the_action_of_the_turn() -> None:
    """E-17: both cards are discarded, and the next is on turn."""
    held = {"yellow": "sprint", "red": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    events = do(play, "red", "play denkste")
    assert events == [
        PlayedCard(2, "denkste", victim=0, affected=(0,)),
        CancelledCard(0, "sprint"),
    ]
    assert (stands(play, "yellow"), turn(play)) == ("5 B B B", "green")
    assert table(play).discard == ["denkste", "sprint"]
    assert (hand(play, "yellow"), hand(play, "red")) == ("", "")


@reading("E-16")
def test_it_goes_against_another_and_so_on() -> None:
    """E-16: a counter to a counter to a counter; what was played last comes off first."""
    held = {"yellow": "sprint denkste", "red": "denkste", "green": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    do(play, "red", "play denkste")
    assert counters(play, "yellow") == counters(play, "green") == {"denkste"}
    do(play, "yellow", "play denkste")
    assert asked(play) == ["green"]
    other = play.fork()
    events = do(play, "green", "play denkste")
    assert events == [
        PlayedCard(1, "denkste", victim=0, affected=(0,)),
        CancelledCard(0, "denkste"),
        CancelledCard(0, "sprint"),
    ]
    assert stands(play, "yellow") == "5 B B B"
    assert kinds(do(other, "green", "pass")) == ["CancelledCard"]
    assert (asked(other), stands(other, "yellow")) == (["green"], "5 B B B")
    assert Moved(0, 0, 5, 13) in all_pass(other)


@rule("003", "Kartenerklärungen", 1, 1)
def test_not_against_a_card_with_its_symbol_crossed_out() -> None:
    """003, symbols, 1.1."""
    held = {"yellow": "sprint", "green": "aetsch", "red": "denkste", "black": "aetsch"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="3 B B B")
    do(play, "yellow", "play sprint 1")
    assert counters(play, "red") == {"denkste"}
    do(play, "green", "play aetsch")
    assert (turn(play), hand(play, "red")) == ("green", "denkste")


def test_no_player_cancels_their_own_card() -> None:
    play = on_turn("yellow", hands={"yellow": "sprint denkste", "red": "tandem"}, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    assert asked(play) == ["red"]


@reading("E-30", "E-20")
def test_in_one_s_turn_it_counts_as_a_6_with_a_further_roll_but_no_card() -> None:
    """E-30: after that no card is drawn; E-20: it says itself that a further roll follows."""
    play = on_turn("yellow", hands={"yellow": "denkste"}, yellow="5 B B B", pile="sprint")
    assert plays(play, "yellow") == ["denkste"]
    events = lay(play, "yellow", "denkste")
    assert events == [PlayedCard(0, "denkste"), CountedAsSix(0)]
    assert (prompt(play), moves(play, "yellow")) == ("move", ["enter"])
    assert (view(play).dice, view(play).rolled_by) == ((6,), 0)
    assert RollsAgain(0) in do(play, "yellow", "enter")
    roll(play, 2)
    do(play, "yellow", "move 2")
    assert stands(play, "yellow") == "5 2 B B"
    assert (turn(play), hand(play, "yellow")) == ("green", "")


def test_as_a_6_it_can_be_cancelled_by_denkste_alone() -> None:
    held = {"yellow": "denkste", "green": "denkste aetsch"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play denkste")
    assert counters(play, "green") == {"denkste"}
    do(play, "green", "play denkste")
    assert (turn(play), stands(play, "yellow")) == ("green", "5 B B B")


def test_a_6_that_brings_the_last_piece_home_ends_the_turn() -> None:
    play = on_turn("yellow", cards(places=True), hands={"yellow": "denkste"}, yellow="34 b c d")
    lay(play, "yellow", "denkste")
    assert RollsAgain(0) not in do(play, "yellow", "move 1")
    assert (stands(play, "yellow"), turn(play), play.table.over) == ("a b c d", "green", False)


def test_a_6_that_nothing_can_move_is_not_played() -> None:
    play = on_turn("yellow", hands={"yellow": "denkste"}, yellow="38 39 c d")
    assert plays(play, "yellow") == []


def test_a_counted_6_is_no_roll_that_could_be_void() -> None:
    held = {"yellow": "denkste", "green": "wuerfelpech"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    lay(play, "yellow", "denkste")
    assert plays(play, "green") == []


def test_nor_is_it_the_roll_before_it() -> None:
    """That one was over when its move was made."""
    held = {"green": "denkste", "red": "wuerfelpech"}
    play = on_turn("yellow", hands=held, pile="sprint", yellow="5 9 B B", green="5 9 B B")
    roll(play, 2)
    assert plays(play, "red") == ["wuerfelpech"]
    do(play, "yellow", "move 1")
    lay(play, "green", "denkste")
    assert (asked(play), plays(play, "red")) == (["green"], [])


def test_a_former_roll_of_another_player_does_not_count() -> None:
    """Red has rolled at the pause, and could not move."""
    held = {"yellow": "denkste", "green": "wuerfelpech", "red": "zugabe"}
    play = on_turn("yellow", hands=held, yellow="5 20 B B")
    lay(play, "red", "zugabe")
    chance(play, 4)
    all_pass(play)
    lay(play, "yellow", "denkste")
    assert prompt(play) == "move"
    assert plays(play, "green") == []


def test_it_is_no_card_for_any_other_moment() -> None:
    play = on_turn("yellow", hands={"green": "denkste"}, yellow="5 B B B")
    assert plays(play, "green") == []
    roll(play, 2)
    assert plays(play, "green") == []
