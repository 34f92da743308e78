"""Doppelzug: two dice, two different pieces on the track."""

from __future__ import annotations

from engine.action_cards.table import LostDie, RolledDice
from engine.classic.events import Moved
from engine.races import Captured
from tests.engine.action_cards.tables import (
    all_pass,
    asked,
    cards,
    chance,
    counters,
    do,
    hand,
    lay,
    moves,
    on_turn,
    plays,
    stands,
    turn,
)
from tests.rules import reading, rule


@reading("E-20")
@rule("003", "SPIELBLAUF", 3, 3)
def test_each_die_moves_another_piece_in_any_order() -> None:
    """003, 3.3: and nobody draws a card for it; E-20: nor rolls again after a 6."""
    play = on_turn("yellow", hands={"yellow": "doppelzug"}, yellow="5 9 a B")
    lay(play, "yellow", "doppelzug")
    assert chance(play, "6 3") == [RolledDice(0, (6, 3))]
    assert moves(play, "yellow") == [
        "move 1 with 6",
        "move 2 with 6",
        "move 1 with 3",
        "move 2 with 3",
    ]
    events = do(play, "yellow", "move 2 with 3")
    assert events[:2] == [Moved(0, 1, 9, 12), Moved(0, 0, 5, 11)]
    assert (stands(play, "yellow"), turn(play), hand(play, "yellow")) == ("11 12 a B", "green", "")


def test_the_second_piece_is_chosen_where_there_is_a_choice() -> None:
    play = on_turn("yellow", hands={"yellow": "doppelzug"}, yellow="5 9 20 B")
    lay(play, "yellow", "doppelzug")
    chance(play, "4 4")
    assert moves(play, "yellow") == ["move 1 with 4", "move 2 with 4", "move 3 with 4"]
    do(play, "yellow", "move 1 with 4")
    assert moves(play, "yellow") == ["move 2 with 4", "move 3 with 4"]
    do(play, "yellow", "move 2 with 4")
    assert stands(play, "yellow") == "9 13 20 B"


def test_two_on_one_square_are_two_pieces() -> None:
    play = on_turn("yellow", hands={"yellow": "doppelzug"}, yellow="5 5 B B")
    lay(play, "yellow", "doppelzug")
    chance(play, "1 2")
    assert moves(play, "yellow") == ["move 1 with 1", "move 1 with 2"]
    do(play, "yellow", "move 1 with 1")
    assert stands(play, "yellow") == "6 7 B B"


def test_the_second_may_come_to_the_square_of_the_first() -> None:
    play = on_turn("yellow", hands={"yellow": "doppelzug"}, yellow="5 6 B B")
    lay(play, "yellow", "doppelzug")
    chance(play, "2 1")
    do(play, "yellow", "move 1 with 2")
    assert stands(play, "yellow") == "7 7 B B"


@reading("E-18")
def test_a_die_that_fits_no_piece_is_lost() -> None:
    """E-18: what dice show does not count when a card is announced."""
    play = on_turn("yellow", hands={"yellow": "doppelzug"}, yellow="38 39 d c")
    lay(play, "yellow", "doppelzug")
    assert chance(play, "6 5")[1:3] == [LostDie(0, 6), LostDie(0, 5)]
    play = on_turn("yellow", hands={"yellow": "doppelzug"}, yellow="38 39 d B")
    lay(play, "yellow", "doppelzug")
    chance(play, "6 2")
    events = do(play, "yellow", "move 1 with 2")
    assert events[:2] == [Moved(0, 0, 38, 40), LostDie(0, 6)]


def test_each_of_them_captures_or_joins() -> None:
    play = on_turn("yellow", hands={"yellow": "doppelzug"}, yellow="5 12 B B", green="3 B B B")
    lay(play, "yellow", "doppelzug")
    chance(play, "1 2")
    assert [each for each in moves(play, "yellow") if "2 with 1" in each] == [
        "move 2 with 1",
        "join 2 with 1",
    ]
    assert Captured(1, 0, 0) in do(play, "yellow", "move 2 with 1")
    assert (stands(play, "yellow"), stands(play, "green")) == ("7 13 B B", "B B B B")


def test_a_start_square_is_on_the_track() -> None:
    play = on_turn("yellow", hands={"yellow": "doppelzug"}, yellow="A A B B")
    assert plays(play, "yellow") == ["doppelzug"]
    lay(play, "yellow", "doppelzug")
    chance(play, "1 2")
    do(play, "yellow", "move 1 with 1")
    assert stands(play, "yellow") == "1 2 B B"


def test_it_takes_two_pieces_on_the_track() -> None:
    for squares in ("5 B B B", "5 a B B", "B B B B"):
        assert (
            plays(on_turn("yellow", hands={"yellow": "doppelzug"}, yellow=squares), "yellow") == []
        )


def test_denkste_goes_aetsch_does_not() -> None:
    held = {"yellow": "doppelzug", "green": "denkste aetsch"}
    play = on_turn(
        "yellow", cards(2, six_arms=False), hands={"yellow": "doppelzug"}, yellow="5 6 B B"
    )
    play = on_turn("yellow", hands=held, yellow="5 6 B B")
    do(play, "yellow", "play doppelzug")
    assert counters(play, "green") == {"denkste"}


def test_the_roll_can_be_declared_void_until_the_first_die_is_used() -> None:
    held = {"yellow": "doppelzug", "green": "wuerfelpech wuerfelpech"}
    play = on_turn("yellow", hands=held, yellow="5 9 20 B")
    do(play, "yellow", "play doppelzug")
    all_pass(play)
    chance(play, "6 6")
    assert plays(play, "green") == ["wuerfelpech"]
    do(play, "green", "play wuerfelpech")
    chance(play, "1 2")
    assert (asked(play), plays(play, "green")) == (["yellow"], [])
    do(play, "yellow", "move 1 with 1")
    assert plays(play, "green") == []
    do(play, "yellow", "move 2 with 2")
    assert stands(play, "yellow") == "6 11 20 B"
