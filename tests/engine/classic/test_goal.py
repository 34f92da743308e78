"""000, "Betreten der Zielfelder": exactly in, square by square, and moving up inside."""

from __future__ import annotations

from typing import ClassVar

import pytest

from engine.catalog import CLASSIC
from engine.classic.course import Move, Position
from engine.classic.events import Moved, Rolled, Stuck
from engine.classic.game import Classic
from engine.classic.rules import ClassicRule
from engine.rules import OURS
from engine.views import Seat
from tests.engine.classic.positions import (
    COLOURS,
    classic,
    move,
    moves,
    on_turn,
    options,
    roll,
    turn,
    where,
)
from tests.rules import reading, rule

GOAL = "Betreten der Zielfelder"


@rule("000", GOAL, 1, 1)
@reading("C-25")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_piece_that_has_gone_round_enters_its_goal(colour: str) -> None:
    """000, "Betreten der Zielfelder", 1: never a second lap."""
    play = on_turn(colour, **{colour: "38 B B B"})
    roll(play, 4)
    move(play)
    assert where(play, colour) == "c B B B"


@rule("000", GOAL, 1, 2, 3)
@rule("000", "Spielziel", 3, 2)
@pytest.mark.parametrize(("pips", "square"), [(1, "a"), (2, "b"), (3, "c"), (4, "d")])
def test_before_the_goal_each_pip_leads_just_to_its_square(pips: int, square: str) -> None:
    """000, "Betreten der Zielfelder", 2 and 3: a 1 leads to a, a 2 to b, and so on."""
    play = on_turn("green", green="39 B B B")
    roll(play, pips)
    assert options(play) == ["move 1"]
    assert move(play) == [Moved(1, 0, 39, 39 + pips)]
    assert where(play, "green") == f"{square} B B B"


@rule("000", GOAL, 1, 2)
@pytest.mark.parametrize(
    ("start", "pips", "square"), [("35", 5, "a"), ("37", 5, "c"), ("37", 6, "d"), ("a", 3, "d")]
)
def test_goal_squares_are_counted_like_those_of_the_track(
    start: str, pips: int, square: str
) -> None:
    """000, "Betreten der Zielfelder", 2: one by one."""
    play = on_turn("black", black=f"{start} 20 5 7")
    roll(play, pips)
    move(play, "move 1")
    assert where(play, "black") == f"{square} 20 5 7"


@rule("000", GOAL, 1, 4)
def test_pieces_in_the_goal_may_be_jumped_over() -> None:
    """000, "Betreten der Zielfelder", 4: from outside and from inside."""
    play = on_turn("yellow", yellow="39 a c B")
    assert moves(play, 2) == ["move 1"]
    assert moves(play, 4) == ["move 1"]
    assert moves(play, 3) == ["move 2"]


@rule("000", GOAL, 1, 5)
def test_other_colours_goals_are_passed_by() -> None:
    """000, "Betreten der Zielfelder", 5: the way leads past them, from 9 to 10."""
    play = on_turn("yellow", yellow="9 b c d", green="a B B B")
    roll(play, 1)
    assert move(play) == [Moved(0, 0, 9, 10)]
    assert where(play, "green") == "a B B B"


@rule("000", GOAL, 1, 5)
@pytest.mark.parametrize("pips", range(1, 5))
def test_pieces_in_their_goal_cannot_be_captured(pips: int) -> None:
    """000, "Betreten der Zielfelder", 5: nobody else comes to where they stand."""
    game = classic()
    for seat, theirs in enumerate(COLOURS):
        for other in {*COLOURS} - {theirs}:
            for start in ("39", "9", "19", "29"):
                play = on_turn(other, game, **{other: f"{start} 1 2 3", theirs: "a b c d"})
                roll(play, pips)
                move(play, "move 1")
                assert where(play, theirs) == "a b c d", (seat, other, start)


@rule("000", GOAL, 1, 6)
@pytest.mark.parametrize("pips", range(1, 7))
def test_only_an_exact_roll_leads_into_the_goal(pips: int) -> None:
    """000, "Betreten der Zielfelder", 6: not past d, and not onto an own piece."""
    play = on_turn("yellow", yellow="39 b B B")
    expected = {1: ["move 1", "move 2"], 2: ["move 2"], 3: ["move 1"], 4: ["move 1"], 6: ["enter"]}
    assert moves(play, pips) == expected.get(pips, [])


@rule("000", GOAL, 1, 7)
def test_with_a_roll_that_does_not_fit_another_piece_has_to_move() -> None:
    """000, "Betreten der Zielfelder", 7: whether one likes it or not."""
    play = on_turn("yellow", yellow="39 3 c B")
    roll(play, 5)
    assert options(play) == ["move 2"]


@rule("000", GOAL, 1, 8)
def test_if_no_piece_can_move_all_stay_and_the_next_is_on_turn() -> None:
    """000, "Betreten der Zielfelder", 8: nothing changes but the turn."""
    play = on_turn("yellow", yellow="39 c d B", green="4 B B B")
    assert roll(play, 5) == [Rolled(0, 5), Stuck(0, 5)]
    assert (where(play, "yellow"), where(play, "green")) == ("39 c d B", "4 B B B")
    assert (turn(play), options(play)) == ("green", ["roll"])


@reading("C-5")
@pytest.mark.parametrize(("pips", "legal"), [(1, ["move 1"]), (2, ["move 1"]), (3, [])])
def test_pieces_in_the_goal_move_up_and_must_if_nothing_else_can(
    pips: int, legal: list[str]
) -> None:
    """C-5: by the exact number."""
    play = on_turn("yellow", yellow="b B B B")
    assert moves(play, pips) == legal


@reading("C-25")
@pytest.mark.parametrize("pips", range(1, 7))
def test_no_player_walks_a_second_lap(pips: int) -> None:
    """C-25: beyond the last square of the own way there is only the goal."""
    play = on_turn("yellow", yellow="39 a b c")
    legal = moves(play, pips)
    assert ("move 1" in legal) == (pips == 4)


class RestAtHome(ClassicRule):
    """A rule by which a piece in its goal stays where it is."""

    key = "rest_at_home"
    source = OURS

    def more(
        self, moves: list[Move], position: Position, seat: Seat, roll: int, bars: list[int]
    ) -> list[Move]:
        return [move for move in moves if move.at < self.course.goal]


class Resting(Classic):
    """The classic game with that rule."""

    rules: ClassVar[tuple[type[ClassicRule], ...]] = (*Classic.rules, RestAtHome)


@reading("C-4")
@pytest.mark.parametrize(("rests", "turn"), [(False, 1), (True, 0)])
def test_a_move_that_a_rule_takes_out_is_none_for_three_rolls_either(
    rests: bool, turn: Seat
) -> None:
    """C-4: the piece cannot move up by any roll."""
    values = {**CLASSIC.values("book", {"three_rolls": True}), "rest_at_home": rests}
    play = on_turn("yellow", Resting((0, 1, 2, 3), values), yellow="a B B B")
    roll(play, 5)
    assert play.table.turn == turn
