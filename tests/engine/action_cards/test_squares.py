"""What a move is worth in squares, for those who play with action cards."""

from __future__ import annotations

import pytest

from data.shipped.boards import load
from engine.action_cards.players import capture_risk, move_terms
from engine.views import Choice, Piece, RaceView, Step
from tests.engine.classic.positions import classic, on_turn, roll

BOARD = load("classic-4")


def view(pips: int = 0, /, **pieces: str) -> RaceView:
    """Return what is seen in a position, yellow being on turn, with the choices for *pips*."""
    play = on_turn("yellow", **pieces)
    if pips:
        roll(play, pips)
    seen = play.game.view(play, 0, ())
    assert isinstance(seen, RaceView)
    return seen


def worth(start: int, to: int, *captures: Piece, **pieces: str) -> float:
    """Return how much a move of yellow's first piece is worth."""
    return move_terms(
        view(**pieces), BOARD, 0, Choice("", Step(Piece(0, 0), start, to, captures))
    ).worth


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_move_is_worth_its_squares(pips: int) -> None:
    assert worth(12, 12 + pips, yellow="12 B B B") == pips


def test_coming_in_is_worth_twelve_squares() -> None:
    assert worth(-1, 0) == 12


@pytest.mark.parametrize(("start", "to", "squares"), [(39, 40, 9), (38, 43, 13), (36, 39, 3)])
def test_coming_home_is_worth_eight_squares_more(start: int, to: int, squares: int) -> None:
    assert worth(start, to, yellow=f"{start} B B B") == squares


def test_a_capture_is_worth_the_loss_of_the_other_player() -> None:
    """Its way so far, and six squares for the roll that it needs to come in again."""
    captured = Piece(1, 2)
    assert worth(12, 15, captured, yellow="12 B B B", green="B B 5 B") == 3 + 6 + 5
    assert worth(27, 30, Piece(3, 0), yellow="27 B B B", black="0 B B B") == 3 + 6 + 0 - 30 / 6


def test_getting_out_of_danger_is_worth_a_part_of_the_way() -> None:
    """One hunter out of six numbers."""
    assert worth(18, 23, yellow="18 B B B", green="6 c d B") == 5 + 18 / 6


def test_a_player_that_has_gone_no_way_has_none_to_lose() -> None:
    """From the start square, however near the hunter."""
    assert worth(0, 4, yellow="A B B B", black="5 B B B") == 4


def test_getting_into_danger_costs_a_part_of_the_way() -> None:
    assert worth(14, 18, yellow="14 B B B", green="6 c d B") == 4 - 18 / 6


@pytest.mark.parametrize(
    ("at", "chance", "pieces"),
    [
        (12, 0, {}),
        (12, 1, {"green": "1 B B B"}),  # one behind
        (12, 0, {"green": "2 B B B"}),  # on the same square: about to be captured itself
        (12, 0, {"green": "3 B B B"}),  # in front
        (18, 1, {"green": "2 B B B"}),  # six behind
        (19, 0, {"green": "2 B B B"}),  # seven behind
        (12, 2, {"green": "1 0 B B"}),
        (12, 2, {"green": "1 B B B", "red": "30 B B B"}),
        (12, 3, {"green": "1 0 B B", "red": "31 B B B"}),
        (12, 3, {"green": "1 0 B B", "red": "31 30 29 B"}),  # never more than half
        (10, 1, {"green": "B a b c"}),  # a 6 may bring a piece in there
        (10, 0, {"green": "a b c d"}),
        (10, 2, {"green": "B B B B", "black": "19 B B B"}),
        (20, 0, {"green": "B a b c"}),
        (11, 0, {"green": "a b c d"}),  # pieces in the goal catch nobody
        (2, 1, {"green": "31 B B B"}),
        (12, 0, {"green": "39 B B B"}),  # it turns into its goal before
        (9, 1, {"green": "38 B B B"}),
        (10, 1, {"green": "39 B B B"}),
        (-1, 0, {"black": "9 B B B"}),  # the base is safe
        (-1, 0, {"black": "8 B B B"}),
        (40, 0, {"black": "9 B B B"}),  # and so is the goal
        (0, 1, {"black": "9 B B B"}),
        (39, 1, {"black": "8 B B B"}),
    ],
)
def test_danger_is_one_sixth_for_each_hunter(at: int, chance: int, pieces: dict[str, str]) -> None:
    pieces = {"green": "a b c d", "red": "a b c d", "black": "a b c d"} | pieces
    assert capture_risk(view(**pieces), BOARD, 0, at) == chance / 6


def test_own_pieces_are_no_danger() -> None:
    everybody = {"green": "a b c d", "red": "a b c d", "black": "a b c d"}
    assert capture_risk(view(yellow="11 10 9 B", **everybody), BOARD, 0, 12) == 0


def test_colours_of_one_player_are_no_danger_and_no_prey() -> None:
    """With two colours each: green and black hunt yellow, red does not, and is worth keeping."""
    two = classic((0, 1), extra_colours=True)
    seen = two.view(on_turn("yellow", two, red="30 20 B B", green="B B B B"), 0, ())
    assert seen.own(0) == (0, 2)
    assert seen.own(3) == (1, 3)
    assert view().own(3) == (3,)
    assert capture_risk(seen, BOARD, 0, 12) == 0
    assert capture_risk(seen, BOARD, 0, 10) == 1 / 6
    lost = Choice("", Step(Piece(0, 0), 5, 10, (Piece(2, 0),)))
    assert move_terms(seen, BOARD, 0, lost).worth == 5 - 36 - 10 / 6


def test_neutral_pieces_are_worth_their_captures() -> None:
    """Their way is nobody's progress, and capturing them hurts nobody."""
    three = classic((0, 1, 2), extra_colours=True)
    pieces = {"yellow": "5 b c d", "green": "7 B B B", "black": "22 B B B"}
    seen = three.view(on_turn("yellow", three, **pieces), 0, ())
    assert move_terms(seen, BOARD, 0, Choice("", Step(Piece(3, 0), 22, 25))).worth == 0
    captured = Choice("", Step(Piece(3, 0), 22, 27, (Piece(1, 0),)))
    assert move_terms(seen, BOARD, 0, captured).worth == 6 + 7
    own = Choice("", Step(Piece(3, 0), 10, 15, (Piece(0, 0),)))
    assert move_terms(seen, BOARD, 0, own).worth == -6 - 5
    neutral = Choice("", Step(Piece(0, 0), 10, 12, (Piece(3, 0),)))
    assert move_terms(seen, BOARD, 0, neutral).worth == pytest.approx(2 + 10 / 6)
