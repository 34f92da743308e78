"""Rückenwind: whoever has come least far moves 8, or brings a piece in where none can."""

from __future__ import annotations

from engine.action_cards.table import CouldNot
from engine.classic.events import Moved
from tests.engine.action_cards.tables import asked, before, do, drew, moves, roll, stands
from tests.rules import reading, rule

FAR = "31 32 33 34"


@reading("E-32")
def test_the_last_by_all_squares_travelled_moves_8() -> None:
    """E-32."""
    play = before("rueckenwind", yellow="30 B B B", green="5 6 B B", red=FAR, black="39 39 39 c")
    roll(play, 5)
    assert asked(play) == ["green"]
    assert moves(play, "green") == ["move 1", "move 2"]
    do(play, "green", "move 2")
    assert stands(play, "green") == "5 14 B B"


@rule("003", "Kartenerklärungen", 2, 2)
def test_or_brings_a_piece_in_where_no_piece_can_go_8() -> None:
    """003, symbols, 2.2: the B."""
    play = before("rueckenwind", yellow="B B B B", green=FAR, red=FAR, black=FAR)
    other = play.fork()
    roll(play, 5)
    assert Moved(0, 0, -1, 0) in do(play, "black", "move 1")
    assert stands(play, "yellow") == "A B B B"
    assert stands(other, "yellow") == "B B B B"


@reading("E-32")
def test_a_player_that_has_come_in_is_ahead_of_a_player_that_has_not() -> None:
    """E-32: yellow would be asked before green."""
    play = before("rueckenwind", yellow="A B B B", green="B B B B", red=FAR, black="39 39 39 d")
    assert Moved(1, 0, -1, 0) in roll(play, 5)


def test_of_those_equally_far_back_the_first_from_the_drawer() -> None:
    play = before("rueckenwind", yellow="B B B B", green=FAR, red=FAR)
    roll(play, 5)
    assert stands(play, "black") == "A B B B"
    assert stands(play, "yellow") == "B B B B"


def test_a_player_that_can_do_neither_is_skipped() -> None:
    far = "39 39 39 d"
    play = before("rueckenwind", yellow="36 36 36 d", green=far, red=far, black=far)
    assert CouldNot(0) in roll(play, 5)


def test_a_player_that_stands_there_is_captured_or_joined() -> None:
    play = drew("rueckenwind", yellow="30 B B B", green=FAR, red=FAR)
    assert moves(play, "black") == ["enter", "join-enter"]
