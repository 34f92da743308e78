"""A piece on its own start square is safe (`safe_start`), a custom that no rulebook has."""

from __future__ import annotations

import pytest

from engine.catalog import CLASSIC
from engine.classic.events import Moved, RollsAgain
from engine.races import Captured
from tests.engine.classic.positions import classic, move, moves, on_turn, options, roll, turn, where

SAFE = classic(safe_start=True)


def test_no_player_is_captured_on_the_own_start_square() -> None:
    play = on_turn("yellow", SAFE, yellow="6 20 c d", green="A B B B")
    assert moves(play, 4) == ["move 2"]
    assert moves(on_turn("yellow", yellow="6 20 c d", green="A B B B"), 4) == ["move 1", "move 2"]


def test_the_rule_is_off_until_it_is_chosen() -> None:
    assert CLASSIC.values("book")["safe_start"] is False


def test_a_seat_without_another_move_is_stuck() -> None:
    play = on_turn("yellow", SAFE, yellow="6 B B B", green="A B B B")
    roll(play, 4)
    assert (turn(play), where(play, "green")) == ("green", "A B B B")


def test_a_piece_on_its_start_square_may_be_passed() -> None:
    play = on_turn("yellow", SAFE, yellow="6 20 c d", green="A B B B")
    assert moves(play, 5) == ["move 1", "move 2"]


def test_on_other_squares_everybody_is_captured_as_before() -> None:
    """One before and one after the start square, and on the start square of another colour."""
    for green in ("39", "1", "20"):
        at = (10 + int(green) - 4) % 40
        play = on_turn("yellow", SAFE, yellow=f"{at} b c d", green=f"{green} B B B")
        roll(play, 4)
        assert Captured(1, 0, 0) in move(play, "move 1")


def test_a_piece_comes_in_onto_another_colour() -> None:
    """It stands on the start square of the colour that comes in, not on its own."""
    play = on_turn("yellow", SAFE, yellow="B B B B", green="30 B B B")
    roll(play, 6)
    assert move(play) == [Captured(1, 0, 0), Moved(0, 0, -1, 0), RollsAgain(0)]


def test_no_player_is_captured_there_from_ahead() -> None:
    play = on_turn("yellow", classic(safe_start=True, backward_capture=True), yellow="14 b c d")
    assert moves(play, 4) == ["move 1"]
    both = {"yellow": "14 b c d", "green": "A B B B"}
    assert moves(on_turn("yellow", classic(backward_capture=True), **both), 4) == [
        "move 1",
        "back 1",
    ]
    assert moves(on_turn("yellow", play.game, **both), 4) == ["move 1"]  # type: ignore[arg-type]


@pytest.mark.parametrize("way", ["enforce", "penalty"])
def test_a_capture_that_is_forbidden_is_not_demanded(way: str) -> None:
    game = classic(safe_start=True, compulsory_capture=way)
    play = on_turn("yellow", game, yellow="6 20 c d", green="A B B B")
    roll(play, 4)
    assert options(play) == ["move 2"]
    assert move(play) == [Moved(0, 1, 20, 24)], "nothing is missed, and no piece goes back"


@pytest.mark.parametrize(
    ("seats", "colour", "owner"), [((0, 1, 2), "green", "black"), ((0, 1), "yellow", "red")]
)
def test_neutral_and_own_other_colours_are_safe_there_as_well(
    seats: tuple[int, ...], colour: str, owner: str
) -> None:
    pieces = {colour: "16 30 c d", owner: "A B B B"}
    for safe in (False, True):
        game = classic(seats, extra_colours=True, safe_start=safe)
        assert ("move 1" in moves(on_turn(colour, game, **pieces), 4)) != safe
