"""The board as its seats see it, and moves as pure functions of a position."""

from __future__ import annotations

import pytest

from data.shipped.boards import load
from engine.classic.course import Course, Move
from engine.classic.duties import Duty, Ranking
from engine.classic.rules import ClassicRule
from engine.views import Piece, Step
from tests.engine.classic.positions import classic, position


def test_a_course_knows_where_its_goal_is() -> None:
    for key, track in (("classic-4", 40), ("classic-6", 48)):
        course = Course(key, (0, 2))
        assert (course.board, course.seats, course.arms) == (key, (0, 2), load(key).arms)
        assert (course.track, course.last) == (track, track + 3)


def test_arms_where_no_player_sits_have_no_pieces() -> None:
    assert Course("classic-4", (2, 0)).empty() == [[-1] * 4, [], [-1] * 4, []]
    assert Course("classic-4", (3,)).empty(0) == [[], [], [], [0, -1, -1, -1]]


def test_without_a_word_about_players_every_colour_has_its_own() -> None:
    course = Course("classic-4", (0, 1))
    assert course.neutral == ()
    assert course.demanded[0][1] == course.demanded[1][0] == Duty.CAPTURE
    assert Course("classic-4", (0, 1), [(0,)]).neutral == (1,)


@pytest.mark.parametrize("key", ["classic-4", "classic-6"])
def test_seats_meet_where_the_board_says(key: str) -> None:
    """What two seats call the same square is the same place on the track; goals are one's own."""
    board = load(key)
    course = Course(key, range(board.arms))
    for seat in range(board.arms):
        for to in range(course.last + 1):
            met = dict(course.meeting[seat][to])
            others = set(range(board.arms)) - {seat}
            assert set(met) == (others if to < board.length else set())
            for other, there in met.items():
                assert board.place(other, there) == board.place(seat, to)


def test_no_piece_is_met_on_an_empty_arm() -> None:
    course = Course("classic-4", (1, 3))
    assert course.meeting[1][5] == [(3, 25)]
    assert course.on([[], [5, -1, -1, -1], [], [-1] * 4], 1, 25) == ()


def test_all_pieces_of_others_on_a_square_are_found_and_captured() -> None:
    """Where a system on top lets pieces share squares; own colours are no duty."""
    course = Course("classic-4", (0, 1, 2, 3), [(0, 2), (1,), (3,)])
    standing = [[9, -1, -1, -1], [2, 2, -1, -1], [32, 1, -1, -1], [-1] * 4]
    there = ((1, 0), (1, 1), (2, 0))
    assert course.on(standing, 0, 12) == there
    captured = course.capturing(standing, Move("move 1", 0, 0, 9, 12))
    assert (captured.captures, captured.duties) == (there, Duty.CAPTURE)


def test_the_pieces_of_others_on_a_square_are_found() -> None:
    game = classic()
    standing = position(game, yellow="12 B B B", green="B 3 2 B", red="B B B 38")
    assert game.course.on(standing, 0, 12) == ((1, 2),)
    assert game.course.on(standing, 0, 18) == ((2, 3),)
    assert game.course.on(standing, 0, 14) == ()
    assert game.course.on(standing, 3, 22) == ((0, 0), (1, 2))


def test_own_pieces_and_goals_are_not_on_the_way_of_others() -> None:
    game = classic()
    standing = position(game, yellow="12 a B B", green="a b c d")
    assert game.course.on(standing, 0, 12) == ()
    assert all(game.course.on(standing, 0, to) == () for to in range(40, 44))
    assert all(game.course.on(standing, 2, to) == () for to in range(40) if to != 32)


def test_a_move_is_a_step_in_the_words_of_the_views() -> None:
    move = Move("move 3", 2, 2, 9, 12, ((1, 0),))
    assert move.step == Step(Piece(2, 2), 9, 12, (Piece(1, 0),))
    assert Move("enter", 0, 1, -1, 0).step == Step(Piece(0, 1), -1, 0)


def test_the_moves_of_a_roll_are_all_exact_ones_duties_aside() -> None:
    game = classic()
    standing = position(game, yellow="A 6 39 B", green="B 36 B B")
    assert game.moves(standing, 0, 6) == [Move("move 2", 0, 1, 6, 12)]
    assert game.moves(standing, 0, 4) == [
        Move("move 1", 0, 0, 0, 4, (), Duty.VACATE),
        Move("move 2", 0, 1, 6, 10),
        Move("move 3", 0, 2, 39, 43, (), Duty.GOAL),
    ]
    assert game.moves(standing, 1, 6) == [
        Move("enter", 1, 0, -1, 0, (), Duty.ENTER),
        Move("move 2", 1, 1, 36, 42, (), Duty.GOAL),
    ]
    assert game.moves(position(game, green="30 B B B"), 0, 6) == [
        Move("enter", 0, 0, -1, 0, ((1, 0),), Duty.ENTER | Duty.CAPTURE)
    ]


def test_the_moves_that_are_allowed_fulfil_the_heaviest_duty() -> None:
    game = classic()
    standing = position(game, yellow="A 6 39 B")
    assert [move.action for move in game.allowed(standing, 0, 4)] == ["move 1"]
    assert [move.action for move in game.allowed(standing, 0, 6)] == ["move 2"]
    assert [move.action for move in game.allowed(standing, 0, 1)] == ["move 1"]
    assert game.allowed(position(game), 0, 5) == []


def test_a_heavier_duty_goes_before_lighter_ones() -> None:
    """And two that add up before one, if a rule says so."""
    weights = {Duty.ENTER: 1, Duty.VACATE: 1, Duty.CAPTURE: 3}
    ranking = Ranking(lambda weight, duties: weight + sum(weights.get(each, 0) for each in duties))
    tags = [0, Duty.ENTER, Duty.CAPTURE, Duty.CAPTURE | Duty.ENTER, Duty.CAPTURE | Duty.VACATE, 0]
    moves = [Move(f"move {at}", 0, at, at, at + 1, (), tags[at]) for at in range(6)]
    assert ranking.best(moves, waiting=True) == moves[3:5]
    assert ranking.best(moves[:3], waiting=True) == [moves[2]]
    assert ranking.best(moves[:2], waiting=True) == [moves[1]]
    assert ranking.best([moves[0], moves[5]], waiting=True) == [moves[0], moves[5]]


def test_the_start_square_is_cleared_for_those_that_wait() -> None:
    """Without any in the base the tag counts for nothing."""
    ranking = Ranking(lambda weight, duties: weight + (Duty.VACATE in duties))
    moves = [Move("move 1", 0, 0, 0, 4, (), Duty.VACATE), Move("move 2", 0, 1, 6, 10)]
    assert ranking.best(moves, waiting=True) == moves[:1]
    assert ranking.best(moves, waiting=False) is moves


def test_a_backward_capture_fulfils_a_duty_that_it_does_not_make() -> None:
    """C-15: it counts where a capture is demanded, and is nobody's duty itself."""
    ranking = Ranking(
        lambda weight, duties: 4 if Duty.CAPTURE in duties else weight + 2 * (Duty.ENTER in duties)
    )
    plain, enter, forward, backward = (
        Move("move 1", 0, 0, 7, 9, (), tag) for tag in (0, Duty.ENTER, Duty.CAPTURE, Duty.BACKWARD)
    )
    assert ranking.best([plain, forward, backward], waiting=False) == [forward, backward]
    assert ranking.best([plain, backward], waiting=False) == [plain, backward]
    assert ranking.best([plain, enter, backward], waiting=True) == [enter]


def test_a_rule_without_overrides_changes_nothing() -> None:
    rule, standing = ClassicRule(), [[0, -1, -1, -1]]
    move, moves, bars = Move("move 1", 0, 0, 0, 1), [Move("move 2", 0, 1, 0, 1)], [7]
    assert rule.setup(standing) is standing
    assert rule.weigh(7, Duty.ENTER) == 7
    assert rule.shared(frozenset({3}), 0) == {3}
    assert [rule.plays_on(goes_on) for goes_on in (True, False)] == [True, False]
    assert [rule.home(home, 1) for home in (True, False)] == [True, False]
    assert rule.tries(7, standing, 0, lambda *about: moves) == 7
    assert [rule.again_stuck(again, 6) for again in (True, False)] == [True, False]
    assert rule.bars(bars, standing, 0) is bars
    assert rule.more(moves, standing, 0, 6, bars) is moves
    assert rule.offers(moves, []) is moves
    assert rule.missed(move, moves, move) is move
