"""What everybody sees: enough for a picture, and nothing is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec import structs

from engine.catalog import CATALOG
from engine.players import reply
from engine.walls.game import BOARD, RolledTwo, after, way
from engine.walls.views import AT_ONCE, Leg, WallsView, Way
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
    assert sorted(each.number for each in seen.choices) == list(range(1, len(seen.choices) + 1))
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


def test_the_leading_ways_have_the_first_numbers_and_are_drawn() -> None:
    """Into the goal, with most captures, furthest ahead; both kinds keep the order of the actions."""
    seen = view(rolled("red", "2 5", red="22 62", yellow="24", black="40"))
    assert [(each.number, each.action) for each in seen.drawn] == [
        (1, "go 1 ^2 +5"),
        (2, "go 1 +2 ^5"),
        (3, "go 1 ^2 -5"),
        (4, "go 1 +2 -5"),
    ]
    later = [each.number for each in seen.choices if not each.leads]
    assert later == list(range(AT_ONCE + 1, len(seen.choices) + 1))
    home = view(rolled("red", "2 3", red="62 61", yellow="60"))
    assert any(each.way.to > 63 for each in home.drawn)


def test_ways_of_one_piece_or_few_are_drawn_once_they_are_chosen_from() -> None:
    """The others, by piece; of several pieces none before."""
    seen = view(rolled("red", "2 5", red="22 62", yellow="24", black="40"))
    rest = tuple(each for each in seen.choices if not each.leads)
    assert structs.replace(seen, choices=rest).drawn == ()
    [(most, _)] = Counter(each.way.piece for each in rest).most_common(1)
    own = tuple(each for each in rest if each.way.piece == most)
    others = tuple(each for each in rest if each not in own)
    few = (*own[:2], *others[: AT_ONCE - 2])
    two = tuple(each for each in rest if each.way.piece in (most, rest[0].way.piece))
    assert len(own) > AT_ONCE
    assert most != rest[0].way.piece
    assert structs.replace(seen, choices=two).drawn == ()
    for chosen in (rest[:AT_ONCE], few, own, (rest[0],)):
        assert structs.replace(seen, choices=chosen).drawn == chosen


@pytest.mark.parametrize("level", ["normal", "easy"])
def test_most_moves_are_made_in_one_press(level: str) -> None:
    """Three in four at least, of all with a choice; so do computers that err."""
    system, chosen = CATALOG["walls"], Counter[bool]()
    for seed, seats in enumerate(((0, 1, 2, 3), (0, 2))):
        play, random = system.make(seats, system.values("book")).start(), Random(seed)
        while not play.table.over:
            who, action = reply(play, system.levels[level], random)
            seen = play.game.view(play, None, ())
            assert isinstance(seen, WallsView)
            choices = seen.choices
            if len(choices) > 1:
                chosen[next(each.leads for each in choices if each.action == action)] += 1
            play.answer(who, action)
    assert chosen[True] > 3 * chosen[False]
    assert chosen[False], "others can be chosen"
