"""Every board in `data/shipped/boards` is a board: closed, even, and nothing on top of anything else."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest

from data.shipped.boards import Board, keys, load

every_board = pytest.mark.parametrize("board", [load(key) for key in keys()], ids=lambda b: b.key)


def squares(board: Board) -> list[tuple[float, float]]:
    lanes = (*board.goals, *board.bases)
    return [*board.track, *(point for lane in lanes for point in lane)]


@every_board
def test_arms_are_alike(board: Board) -> None:
    arms = len(board.colours)
    assert board.arms == arms == len(set(board.colours))
    assert len(board.starts) == len(board.goals) == len(board.bases) == arms
    assert {len(goal) for goal in board.goals} == {len(base) for base in board.bases}
    assert board.starts == tuple(range(0, board.length, board.length // arms))


@every_board
def test_no_two_squares_overlap(board: Board) -> None:
    for one, other in combinations(squares(board), 2):
        assert dist(one, other) > 0.86, (one, other)


@every_board
def test_each_square_of_the_track_neighbours_the_next(board: Board) -> None:
    for one, other in pairwise((*board.track, board.track[0])):
        assert 0.98 < dist(one, other) < 1.05, (one, other)


@every_board
def test_goal_begins_beside_the_last_square_of_the_way(board: Board) -> None:
    for arm in range(board.arms):
        last = board.square(arm, board.length - 1)
        assert dist(last, board.square(arm, board.length)) < 1.05


@every_board
def test_the_track_is_walked_clockwise(board: Board) -> None:
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise((*board.track, board.track[0])))
    assert area > 0  # y grows downwards


@every_board
def test_names_are_numbers_around_the_board_and_letters_in_the_goal(board: Board) -> None:
    assert [board.name(0, step) for step in range(board.length)] == [
        str(number) for number in range(1, board.length + 1)
    ]
    for arm in range(board.arms):
        names = [board.name(arm, board.length + step) for step in range(board.pieces)]
        assert names == ["a", "b", "c", "d"]
        assert board.name(arm, -1) == "B"


def test_positions_are_steps_along_an_arms_own_way() -> None:
    board = load("classic-4")
    assert board.square(0, 0) == (-5, -1)
    assert board.square(1, 0) == (1, -5)
    assert board.square(1, 30) == board.square(0, 0)
    assert board.square(3, -1, 2) == board.bases[3][2]
    assert board.square(2, 43) == (1, 0)


def test_an_unknown_board_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        load("../boards/classic-4")
