"""003, "SPIELBLAUF", paragraphs 1 and 2: a turn is a roll or a card."""

from __future__ import annotations

from engine.classic.events import Moved, RollsAgain
from tests.engine.action_cards.tables import (
    asked,
    cards,
    do,
    hand,
    lay,
    moves,
    on_turn,
    options,
    plays,
    prompt,
    roll,
    stands,
    turn,
)
from tests.rules import reading, rule


@rule("003", "SPIELBLAUF", 1, 1, 2)
def test_a_player_that_is_on_turn_rolls_or_plays_a_card() -> None:
    """003, 1.1 and 1.2: the classic's turn, with one thing more to choose."""
    play = on_turn("yellow", hands={"yellow": "sprint tandem"}, yellow="5 9 B B")
    assert options(play, "yellow") == ["roll", "play sprint 1", "play sprint 2", "play tandem 1 2"]
    assert (asked(play), prompt(play)) == (["yellow"], "roll")


@rule("003", "SPIELBLAUF", 1, 4)
def test_never_both() -> None:
    """003, 1.4: after a card the turn is over; after a roll no card can be played."""
    play = on_turn("yellow", hands={"yellow": "sprint tandem"}, yellow="5 9 B B")
    other = play.fork()
    lay(play, "yellow", "sprint 1")
    assert turn(play) == "green"
    roll(other, 3)
    assert plays(other, "yellow") == []


@reading("E-6")
def test_a_further_roll_is_rolled() -> None:
    """E-6: no card instead."""
    play = on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 6 7 8")
    roll(play, 6)
    assert RollsAgain(0) in do(play, "yellow", "move 1")
    assert options(play, "yellow") == ["roll"]


@rule("003", "SPIELBLAUF", 2, 1)
def test_a_roll_is_moved_in_full_with_one_own_piece() -> None:
    """003, 2.1."""
    play = on_turn("yellow", yellow="5 38 B B")
    roll(play, 3)
    assert moves(play, "yellow") == ["move 1", "move 2"]
    assert do(play, "yellow", "move 1")[0] == Moved(0, 0, 5, 8)
    play = on_turn("yellow", yellow="5 38 B B")
    roll(play, 6)
    assert moves(play, "yellow") == ["enter"]
    assert stands(play, "yellow") == "5 38 B B"


@reading("E-26")
def test_duties_bind_rolls_on_a_6_one_enters_or_clears_the_start() -> None:
    """E-26: both, as one likes, since pieces share squares; cards are free."""
    held = {"yellow": "wahlwuerfel"}
    play = on_turn("yellow", hands=held, yellow="A 9 B B")
    assert "wahlwuerfel 2 2" in plays(play, "yellow")
    other = play.fork()
    roll(play, 6)
    assert sorted(moves(play, "yellow")) == ["enter", "move 1"]
    roll(other, 2)
    assert moves(other, "yellow") == ["move 1"]


def test_three_rolls_are_a_house_rule_here_too() -> None:
    play = on_turn("yellow", cards(three_rolls=True), yellow="B B B B", pile="sprint")
    roll(play, 1)
    assert (turn(play), hand(play, "yellow")) == ("yellow", "")
    roll(play, 2)
    roll(play, 3)
    assert (turn(play), hand(play, "yellow")) == ("green", "sprint")
