"""What everybody sees: enough for a picture, and nothing is hidden."""

from __future__ import annotations

from msgspec import structs

from engine.walls.game import BOARD, RolledTwo, after, way
from engine.walls.views import AT_ONCE, Leg, Way
from tests.engine.walls.tables import (
    go,
    moves,
    options,
    piece,
    position,
    race,
    roll,
    rolled,
    to_roll,
    view,
)


def test_before_the_first_roll_there_are_no_dice() -> None:
    seen = view(race((0, 2)).start())
    assert (seen.turn, seen.dice, seen.rolled_by, seen.choices, seen.last) == (
        None,
        (),
        None,
        (),
        (),
    )
    assert (seen.board, seen.walls) == ("walls", BOARD.walls)


def test_a_roll_shows_its_dice_and_moves_nothing() -> None:
    """Whoever plays it back is shown a picture of what changed alone."""
    play = to_roll("red", red="22")
    (rolled,) = roll(play, "2 5")
    assert isinstance(rolled, RolledTwo)
    assert (rolled.rolled, rolled.moves) == (True, False)
    (went,) = go(play, "go 1 +2 +5")
    assert (went.rolled, went.moves) == (False, True)


def test_a_question_shows_its_ways() -> None:
    """Each with its stop, whom it captures there and at the end, and where the piece then stands."""
    play = rolled("red", "2 5", red="22 62", yellow="24", black="40")
    seen = view(play)
    assert (seen.turn, seen.dice, seen.rolled_by) == (2, (2, 5), 2)
    assert [each.action for each in seen.choices] == options(play)
    found = {each.action: each.way for each in seen.choices}
    yellow, black = (piece("yellow", 1),), (piece("black", 1),)
    jump = found["go 1 +2 ^5"]
    assert jump == Way(piece("red", 1), 22, (Leg(2, "+", 24, yellow), Leg(5, "^", 40, black)), 40)
    assert jump.captures == yellow + black
    assert jump.stops
    assert [leg.jumps for leg in jump.legs] == [False, True]
    straight = found["go 1 +2 +5"]
    assert not straight.stops
    assert straight.captures == ()
    assert found["go 2 -2 -5"].to == 55
    # The ways of each piece are counted for themselves.
    for number in range(4):
        own = [each.number for each in seen.choices if each.way.piece.number == number]
        assert own == list(range(1, len(own) + 1))
    # Everybody sees the same, and nobody is to choose any more when it is done.
    assert all(play.game.view(play, seat, ()) == seen for seat in (0, 1, 3, None))
    happened = go(play, "go 1 +2 ^5")
    seen = view(play, happened)
    assert seen.choices == ()
    assert seen.last == (jump,)
    assert (seen.dice, seen.rolled_by, seen.turn) == ((2, 5), 2, 3)


def test_a_piece_that_comes_home_is_shown_on_its_goal_square() -> None:
    seen = view(rolled("red", "2 3", red="62 d"))
    home = next(each.way for each in seen.choices if each.action == "go 1 -2 +3")
    assert (home.legs[1].to, home.to) == (63, 67)


def test_two_jumps_and_a_jump_before_walking_stop_in_between() -> None:
    for dice, action in (("3 5", "go 1 ^3 ^5"), ("1 3", "go 1 ^3 +1")):
        seen = view(rolled("red", dice, red="38"))
        assert next(each.way for each in seen.choices if each.action == action).stops


def test_a_position_after_a_move_is_another_one() -> None:
    before = position(red="22 62", yellow="24", black="40")
    move = moves("red", "2 5", red="22 62", yellow="24", black="40")["go 1 +2 ^5"]
    assert after(before, way(before, move)) == position(red="40 62")
    assert before == position(red="22 62", yellow="24", black="40")


def test_a_roll_is_seen_until_the_next_one() -> None:
    play = to_roll("red")
    roll(play, "4 4")
    assert (view(play).dice, view(play).rolled_by, view(play).turn) == ((4, 4), 2, 2)
    go(play, options(play)[0])
    assert (view(play).dice, view(play).rolled_by, view(play).turn) == ((4, 4), 2, 3)


def test_five_ways_of_several_pieces_are_few_and_numbered_together() -> None:
    """Six are numbered by piece, for the menus that ask for a piece first."""
    five, six = (view(rolled("red", dice, red="12")) for dice in ("2 2", "2 3"))
    assert [choice.number for choice in five.choices] == [1, 2, 3, 4, 5]
    assert five.drawn == five.choices
    assert [choice.number for choice in six.choices] == [1, 2, 3, 4, 1, 2]
    assert six.drawn == ()


def test_ways_of_several_pieces_are_drawn_together_only_if_few() -> None:
    many = view(rolled("red", "2 5", red="22 62", yellow="24", black="40"))
    assert len(many.choices) > AT_ONCE
    assert many.drawn == ()
    first = many.choices[0].way.piece
    own = tuple(each for each in many.choices if each.way.piece == first)
    for drawn in (many.choices[-AT_ONCE:], own):
        assert structs.replace(many, choices=drawn).drawn == drawn
    assert len(own) > AT_ONCE
