"""Tempolimit: until the drawer's next turn a roll moves no piece more than 3 squares."""

from __future__ import annotations

import pytest

from data.shipped.texts import texts
from engine.action_cards.table import BeganLasting, EndedLasting
from engine.action_cards.views import Lasting
from engine.classic.events import Stuck
from tests.engine.action_cards.tables import (
    all_pass,
    before,
    chance,
    do,
    drew,
    hand,
    lay,
    moves,
    on_turn,
    plays,
    roll,
    stands,
    table,
    turn,
    view,
)
from tests.rules import rule


@rule("003", "SPIELBLAUF", 9, 1)
def test_a_higher_roll_moves_nothing_but_brings_a_card() -> None:
    """003, 9.1: a card is in the way, and one may draw nevertheless."""
    play = before("tempolimit sprint", yellow="5 B B B")
    assert BeganLasting(3, "tempolimit") in roll(play, 5)
    assert table(play).lasting == [Lasting("tempolimit", 3, most=3)]
    assert roll(play, 4)[1] == Stuck(0, 4)
    assert (hand(play, "yellow"), turn(play)) == ("sprint", "green")
    assert view(play).lasting[0].most == 3


def test_up_to_3_is_moved_and_a_6_brings_a_piece_in() -> None:
    play = drew("tempolimit", yellow="5 B B B")
    other = play.fork()
    roll(play, 3)
    do(play, "yellow", "move 1")
    assert stands(play, "yellow") == "8 B B B"
    roll(other, 6)
    assert moves(other, "yellow") == ["enter"]


def test_it_ends_when_the_turn_of_the_drawer_begins() -> None:
    play = drew("tempolimit freigang freigang freigang", yellow="B B B B")
    for _ in range(2):
        roll(play, 5)
    assert EndedLasting(3, "tempolimit") in roll(play, 5)
    assert (turn(play), table(play).lasting) == ("black", [])
    assert table(play).discard == ["tempolimit"]


def test_cards_move_as_far_as_they_say_but_their_rolls_do_not() -> None:
    held = {"yellow": "sprint dampfwalze doppelzug wahlwuerfel", "green": "zugabe"}
    play = drew("tempolimit", hands=held, yellow="5 9 B B", green="5 B B B")
    assert "sprint 1" in plays(play, "yellow")
    assert "wahlwuerfel 5 1" in plays(play, "yellow"), "a number that is named is no roll"
    one, other = play.fork(), play.fork()
    lay(one, "yellow", "dampfwalze")
    assert "LostDie" in [type(each).__name__ for each in chance(one, 4)]
    lay(other, "yellow", "doppelzug")
    chance(other, "4 3")
    assert moves(other, "yellow") == ["move 1 with 3", "move 2 with 3"]
    do(play, "green", "play zugabe")
    all_pass(play)
    assert Stuck(1, 4) in chance(play, 4)


@rule("003", "SPIELBLAUF", 9, 1)
@pytest.mark.parametrize(
    ("language", "says"),
    [("de", "auch bei Würfen durch Karten"), ("en", "even when a card makes you roll")],
)
def test_it_says_that_rolls_by_cards_are_rolls(language: str, says: str) -> None:
    """003, 9.1: because of a card one cannot move, be it after a roll for another card."""
    assert says in texts(language)("kind-tempolimit.text")


def test_other_cards_on_the_table_limit_nothing() -> None:
    play = drew("tempolimit", hands={"yellow": "baustelle"}, yellow="5 B B B", green="5 B B B")
    lay(play, "yellow", "baustelle 30")
    assert roll(play, 4)[1] == Stuck(1, 4)
    play = on_turn("yellow", hands={"yellow": "baustelle"}, green="5 B B B")
    lay(play, "yellow", "baustelle 30")
    roll(play, 4)
    assert moves(play, "green") == ["move 1"]


def test_a_card_that_counts_as_a_6_is_limited_as_well() -> None:
    play = drew("tempolimit", hands={"yellow": "denkste"}, yellow="5 9 11 13")
    assert plays(play, "yellow") == []
    play = on_turn("yellow", hands={"yellow": "denkste"}, yellow="5 9 11 13")
    assert plays(play, "yellow") == ["denkste"]
