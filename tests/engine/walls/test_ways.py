"""Going with two dice: directions, squares that count, walls (001, "Spielablauf" 2 to 9)."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import Decision, IllegalAction
from engine.views import BASE
from engine.walls.game import BOARD, LENGTH, PIECES, RolledTwo, Went, course
from tests.engine.walls.tables import (
    ends,
    go,
    moves,
    options,
    prompt,
    race,
    roll,
    rolled,
    stands,
    to_roll,
    turn,
    view,
)
from tests.rules import reading, rule


@rule("001", "Spielablauf", 2, 2)
@rule("001", "Spielablauf", 5, 4)
def test_both_dice_are_for_one_piece() -> None:
    """001, "Spielablauf" 2.2, 5.4: every way has both dice, and changes the place of one piece."""
    for action, move in moves("red", "2 5", red="12 30 50", green="14").items():
        piece, one, other = action.removeprefix("go ").split()
        assert int(piece) == move.piece + 1
        assert sorted(one[1:] + other[1:]) == ["2", "5"]
    play = rolled("red", "2 5", red="12 30")
    go(play, "go 1 +2 +5")
    assert stands(play, "red") == "19 30 B B"


@pytest.mark.many
@reading("W-2")
def test_some_piece_can_always_use_both_dice() -> None:
    """W-2: wherever own pieces stand in each other's way, tried with chains of them and by chance."""
    ways, random = course(BOARD.walls, True, False), Random(1)
    for _ in range(5_000):
        one, other = random.randint(1, 6), random.randint(1, 6)
        apart = random.choice((one + other, one, other, abs(one - other), 1)) or 1
        begin = random.choice((BASE, *range(LENGTH - 2)))
        chain = [min(begin + nth * apart, LENGTH - 3) for nth in range(random.randint(1, PIECES))]
        own = sorted({at for at in chain if at != BASE})
        home = random.randint(0, PIECES - 1 - len(own)) if len(own) < PIECES else 0
        own += [LENGTH + PIECES - 1 - nth for nth in range(home)]
        own += [BASE] * (PIECES - len(own))
        assert ways.moves([own, [], [], []], 0, (one, other)), own


@reading("W-1")
@rule("001", "Spielablauf", 3, 1, 2)
@rule("001", "Hinauswerfen", 6, 1)
def test_a_piece_goes_forward_or_back_with_either_die_first() -> None:
    """001, "Spielablauf" 3.1 and 3.2, "Hinauswerfen" 6: the direction is free; so is the order."""
    found = ends("red", "1 3", red="36 d c b")
    assert found == {
        "go 1 -1 ^3": "51",
        "go 1 +1 +3": "40",
        "go 1 -1 +3": "38",
        "go 1 +1 -3": "34",
        "go 1 -1 -3": "32",
    }
    # Either die first, for a wall that the other one then leads to.
    assert ends("red", "1 4", red="36 d c b")["go 1 +4 ^1"] == "46"
    assert ends("red", "1 4", red="38 d c b")["go 1 +1 ^4"] == "47"


@rule("001", "Spielablauf", 3, 3)
def test_a_die_is_walked_whole_before_the_direction_changes() -> None:
    """001, "Spielablauf" 3.3: a 2 and a 5 lead 7 or 3 squares away, and nowhere between."""
    # No wall near the ends has these numbers.
    found = ends("red", "2 5", red="9 d c b")
    walked = {end for action, end in found.items() if "^" not in action and "v" not in action}
    assert walked == {"16", "12", "6", "2"}


@rule("001", "Spielablauf", 4, 1)
@rule("001", "Spielablauf", 5, 1, 2, 3)
def test_occupied_squares_are_passed_and_counted() -> None:
    """001, "Spielablauf" 4.1, and the example 5.1 to 5.3: 2, then 5 squares past everybody."""
    play = rolled("red", "2 5", red="12 16", yellow="13 18", green="15", black="14")
    happened = go(play, "go 1 +2 +5")
    assert stands(play, "red") == "19 16 B B"
    assert isinstance(happened[0], Went)
    assert stands(play, "yellow") == "13 18 B B"
    assert (stands(play, "green"), stands(play, "black")) == ("15 B B B", "14 B B B")


@rule("001", "Spielablauf", 4, 2)
def test_one_chooses_which_piece_goes() -> None:
    """001, "Spielablauf" 4.2: each on the track, or one that comes in."""
    play = rolled("red", "2 5", red="12 30 50")
    assert {action.split()[1] for action in options(play)} == {"1", "2", "3", "4"}
    assert prompt(play) == "go"
    with pytest.raises(IllegalAction):
        play.answer(0, options(play)[0])


def test_the_furthest_way_is_the_default_when_time_is_up() -> None:
    play = rolled("red", "2 5", red="12 30 50")
    assert isinstance(play.pending, Decision)
    assert play.pending.default == {2: "go 3 -2 ^5"}
    furthest = [BOARD.name(move.path.to) for move in moves("red", "2 5", red="50 d c b").values()]
    assert furthest == sorted(furthest, key=int, reverse=True)


@rule("001", "Spielablauf", 6, 3)
@rule("001", "Spielablauf", 7, 1)
@rule("001", "Spielablauf", 8, 1)
def test_a_die_with_the_number_of_a_wall_jumps_it() -> None:
    """001, "Spielablauf" 6.3, 7.1, 8.1: from beside the segment to the square opposite.

    Only the number counts, and a die that is used up jumps nothing.
    """
    steps = course(BOARD.walls, True, False).steps
    for segment in BOARD.segments(BOARD.walls):
        for die in range(1, 7):
            jumps = {to for how, _, to in steps[segment.low, die] if how == "^"}
            assert jumps == ({segment.high} if die == segment.number else set())
    # At 47 a 1 jumps to 61 and a 4 back to 39; with 1 and 1 the second has no wall there.
    assert "go 1 ^1 ^1" not in moves("red", "1 1", red="47 d c b")
    assert ends("red", "1 1", red="47 d c b", green="61")["go 1 ^1 v1"] == "47"
    assert ends("red", "2 4", red="38 d c b").keys().isdisjoint({"go 1 ^4 +2", "go 1 ^2 +4"})


@rule("001", "Spielablauf", 7, 2)
def test_a_wall_is_jumped_before_or_after_walking() -> None:
    """001, "Spielablauf" 7.2: the piece stands there already, or comes there with the first die."""
    found = ends("red", "1 3", red="38 d c b")
    assert found["go 1 ^3 +1"] == "49"
    assert found["go 1 ^3 -1"] == "47"
    assert ends("red", "1 3", red="34 d c b")["go 1 +1 ^3"] == "51"


@rule("001", "Spielablauf", 8, 2)
@rule("001", "Spielablauf", 9, 3)
def test_two_walls_are_jumped_in_a_row() -> None:
    """001, "Spielablauf" 8.2, and the example 9.3: with 3 and 5 onto the square marked X."""
    play = rolled("red", "3 5", red="38")
    go(play, "go 1 ^3 ^5")
    assert stands(play, "red") == "60 B B B"


@rule("001", "Spielablauf", 9, 1, 2)
def test_the_example_of_a_jump_after_walking() -> None:
    """001, "Spielablauf" 9.1 and 9.2: with 1 and 4 one square on, and over the wall."""
    play = rolled("red", "1 4", red="38")
    happened = go(play, "go 1 +1 ^4")
    assert stands(play, "red") == "47 B B B"
    (went,) = happened
    assert isinstance(went, Went)
    assert [(leg.how, leg.die, leg.to) for leg in went.legs] == [("+", 1, 39), ("^", 4, 47)]


@reading("W-10")
def test_walls_are_jumped_back_as_well() -> None:
    """W-10: from the far side to the near one."""
    assert ends("red", "4 6", red="47 d c b")["go 1 v4 -6"] == "33"
    play = rolled("red", "1 4", red="47 d c b")
    go(play, "go 1 v4 -1")
    assert stands(play, "red") == "38 d c b"


def test_walls_may_be_for_going_forward_only() -> None:
    """Setting `jump_back`: without it a jump leads towards the goal, and walking back is left."""
    game = race(jump_back=False)
    found = options(rolled("red", "1 4", game, red="47 d c b"))
    assert not [action for action in found if "v" in action]
    assert {"go 1 ^1 -4", "go 1 -1 -4"} <= set(found)
    assert not view(rolled("red", "1 4", game, red="47 d c b")).jump_back
    assert view(rolled("red", "1 4", red="47 d c b")).jump_back


@reading("W-3")
def test_no_piece_goes_back_behind_a() -> None:
    """W-3: neither on the track nor into the base."""
    assert ends("red", "2 3", red="1 d c b") == {
        "go 1 ^2 +3": "22",
        "go 1 ^2 -3": "16",
        "go 1 +2 +3": "6",
        "go 1 +3 -2": "2",
        "go 1 +2 -3": "A",
    }
    assert set(ends("red", "2 6", red="A d c b")) == {"go 1 +2 +6", "go 1 +6 -2", "go 1 +2 ^6"}


@reading("W-4")
def test_a_piece_that_comes_in_goes_on_with_the_other_die() -> None:
    """W-4: on, back or over a wall, but not back into the base."""
    assert ends("red", "3 6") == {"go 1 +3 ^6": "18", "go 1 +3 +6": "8", "go 1 +6 -3": "2"}
    assert ends("red", "4 4") == {"go 1 +4 +4": "7"}


@reading("W-5")
def test_no_player_goes_beyond_the_last_square() -> None:
    """W-5: turning back there is allowed, and to touch Z with the first die is nothing."""
    found = moves("red", "1 2", red="62 d c b")
    assert {a for a, m in found.items() if m.path.to == LENGTH} == {"go 1 -1 +2"}
    assert ends("red", "1 2", red="62 d c b")["go 1 +1 -2"] == "61"
    for at in range(56, 63):
        for action, move in moves("red", "5 6", red=f"{at} d c b").items():
            assert move.path.first[2] < LENGTH, action
            assert move.path.second[2] < LENGTH, action
    play = rolled("red", "2 5", red="61 d c b", green="57 58")
    go(play, "go 1 +2 -5")
    assert stands(play, "red") == "58 d c b"


@reading("W-12")
def test_doubles_are_nothing_special_and_a_way_may_lead_back() -> None:
    """W-12: no further turn; forward and back, and over a wall and back, are ways."""
    play = rolled("red", "4 4", red="39 d c b", green="47")
    assert "go 1 ^4 v4" in options(play)
    go(play, "go 1 ^4 v4")
    assert (stands(play, "red"), stands(play, "green")) == ("39 d c b", "B B B B")
    assert turn(play) == "black"
    play = rolled("red", "3 3", red="39 d c b")
    assert "go 1 +3 -3" in options(play)
    go(play, "go 1 +3 -3")
    assert stands(play, "red") == "39 d c b"


@reading("W-16")
def test_ways_that_come_to_the_same_are_one() -> None:
    """W-16: fewer jumps, else the smaller die first; other captures make another way."""
    # 7 squares on, in either order.
    assert "go 1 +5 +2" not in moves("red", "2 5", red="12")
    assert "go 1 +2 +5" in moves("red", "2 5", red="12")
    # Turning at 14 or at 17 leads to the same end, unless somebody stands there.
    assert "go 1 +2 -5" in moves("red", "2 5", red="12")
    assert "go 1 -5 +2" not in moves("red", "2 5", red="12")
    both = moves("red", "2 5", red="12", green="14 7")
    assert {"go 1 +2 -5", "go 1 -5 +2"} <= set(both)
    for at in range(1, 60):
        for one in range(1, 7):
            for other in range(1, 7):
                found = moves("red", f"{one} {other}", red=f"{at} d c b")
                results = [(m.path.to, m.on_stop, m.on_end) for m in found.values()]
                assert len(set(results)) == len(results)


@reading("W-16")
def test_a_way_with_fewer_jumps_goes_before_others() -> None:
    """W-16: of all ways to the same end, by the walls as they stand."""
    walked = {}
    for at in range(63):
        for one in range(1, 7):
            for other in range(one, 7):
                jumps: dict[int, list[int]] = {}
                for path in course(BOARD.walls, True, False).paths(at, (other, one)):
                    count = (path.first[0] in "^v") + (path.second[0] in "^v")
                    jumps.setdefault(path.to, []).append(count)
                found = moves("red", f"{one} {other}", red=f"{BOARD.name(at)} d c b")
                for move in found.values():
                    count = (move.path.first[0] in "^v") + (move.path.second[0] in "^v")
                    assert count == min(jumps[move.path.to])
                    walked[at, one, other] = count
    assert len(walked) > 1000


def test_a_single_way_is_the_only_answer() -> None:
    """As after a double of 3 and more with all pieces in the base; hosts need not ask then."""
    play = to_roll("red")
    assert roll(play, "4 4") == [RolledTwo(2, (4, 4))]
    assert options(play) == ["go 1 +4 +4"]
    go(play, "go 1 +4 +4")
    assert stands(play, "red") == "7 B B B"
    assert turn(play) == "black"
    assert len(options(rolled("red", "2 2"))) > 1
