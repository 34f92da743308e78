"""Freigang: a piece comes in."""

from __future__ import annotations

from engine.classic.events import Moved
from engine.races import Captured
from tests.engine.action_cards.tables import counters, do, lay, on_turn, plays, prompt, stands, turn
from tests.rules import reading, rule


@rule("003", "Kartenerklärungen", 2, 2)
def test_a_piece_leaves_the_base() -> None:
    """003, symbols, 2.2: the B; no further roll follows."""
    play = on_turn("yellow", hands={"yellow": "freigang"}, yellow="B B B B")
    assert plays(play, "yellow") == ["freigang enter"]
    assert lay(play, "yellow", "freigang enter")[-1] == Moved(0, 0, -1, 0)
    assert (stands(play, "yellow"), turn(play), prompt(play)) == ("A B B B", "green", "roll")


@reading("E-2")
def test_an_own_piece_on_the_start_square_is_no_obstacle() -> None:
    """E-2: they share it."""
    play = on_turn("yellow", hands={"yellow": "freigang"}, yellow="A B B B")
    lay(play, "yellow", "freigang enter")
    assert stands(play, "yellow") == "A A B B"


def test_a_player_that_stands_there_is_captured_or_joined() -> None:
    held = {"yellow": "freigang", "green": "denkste aetsch"}
    play = on_turn("yellow", hands=held, yellow="B B B B", green="30 B B B")
    assert plays(play, "yellow") == ["freigang enter", "freigang enter join"]
    other = play.fork()
    do(other, "yellow", "play freigang enter join")
    assert counters(other, "green") == {"denkste"}
    do(play, "yellow", "play freigang enter")
    assert counters(play, "green") == {"denkste", "aetsch"}
    assert Captured(1, 0, 0) in do(play, "green", "pass")


def test_without_a_piece_in_the_base_it_cannot_be_played() -> None:
    play = on_turn("yellow", hands={"yellow": "freigang"}, yellow="5 6 7 d")
    assert plays(play, "yellow") == []
