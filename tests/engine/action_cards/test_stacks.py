"""003, "SPIELBLAUF", paragraphs 6 and 7: several pieces on a square."""

from __future__ import annotations

from typing import Any

from engine.races import Captured
from tests.engine.action_cards.tables import (
    do,
    kinds,
    lay,
    moves,
    on_turn,
    plays,
    roll,
    stands,
    turn,
)
from tests.rules import reading, rule

HERE: dict[str, Any] = {"green": "3 3 B B", "red": "33 B B B"}


@rule("003", "SPIELBLAUF", 6, 2, 4)
def test_a_player_that_moves_joins_or_captures() -> None:
    """003, 6.2 and 6.4."""
    play = on_turn("yellow", yellow="11 B B B", **HERE)
    roll(play, 2)
    assert moves(play, "yellow") == ["move 1", "join 1"]
    do(play, "yellow", "join 1")
    assert [stands(play, each) for each in ("yellow", "green", "red")] == [
        "13 B B B",
        "3 3 B B",
        "33 B B B",
    ]


@rule("003", "SPIELBLAUF", 6, 3, 5, 6)
@reading("E-3")
def test_all_foreign_pieces_are_captured_together() -> None:
    """003, 6.3, 6.5 and 6.6: none is spared; E-3: own ones stay."""
    play = on_turn("yellow", yellow="11 13 B B", **HERE)
    roll(play, 2)
    assert moves(play, "yellow") == ["move 1", "join 1", "move 2"]
    events = do(play, "yellow", "move 1")
    assert [each for each in events if isinstance(each, Captured)] == [
        Captured(1, 0, 0),
        Captured(1, 1, 0),
        Captured(2, 0, 0),
    ]
    assert [stands(play, each) for each in ("yellow", "green", "red")] == [
        "13 13 B B",
        "B B B B",
        "B B B B",
    ]


@reading("E-2", "E-4")
def test_own_pieces_stack_and_move_one_by_one() -> None:
    """E-2: on the track, also on A; E-4: a stack is one choice."""
    play = on_turn("yellow", yellow="A 2 B B")
    roll(play, 2)
    assert moves(play, "yellow") == ["move 1"]
    do(play, "yellow", "move 1")
    assert stands(play, "yellow") == "2 2 B B"
    play = on_turn("yellow", yellow="A B B B")
    roll(play, 6)
    do(play, "yellow", "enter")
    assert stands(play, "yellow") == "A A B B"
    play = on_turn("yellow", yellow="7 7 7 9")
    roll(play, 1)
    assert moves(play, "yellow") == ["move 1", "move 4"]


@reading("E-2")
def test_a_goal_square_holds_one_piece() -> None:
    """E-2."""
    play = on_turn("yellow", yellow="38 b B B")
    roll(play, 3)
    assert (stands(play, "yellow"), turn(play)) == ("38 b B B", "green")


def test_to_come_in_beside_others_or_to_capture_them() -> None:
    play = on_turn("yellow", yellow="B B B B", green="30 B B B")
    roll(play, 6)
    assert moves(play, "yellow") == ["enter", "join-enter"]
    do(play, "yellow", "join-enter")
    assert (stands(play, "yellow"), stands(play, "green")) == ("A B B B", "30 B B B")


@rule("003", "SPIELBLAUF", 7, 1)
def test_a_card_captures_as_a_roll_does() -> None:
    """003, 7.1: unless it is peaceful."""
    held = {"yellow": "krebsgang tandem"}
    play = on_turn("yellow", hands=held, yellow="14 10 B B", **HERE)
    assert "tandem 1 2" in plays(play, "yellow")
    other = play.fork()
    assert kinds(lay(play, "yellow", "krebsgang 1 1")).count("Captured") == 3
    assert kinds(lay(other, "yellow", "tandem 1 2")).count("Captured") == 0
    assert stands(other, "green") == "3 3 B B"
