"""Before the first turn: who plays, what stands where, who begins (001, up to "Spielablauf" 1)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from data.shipped.wall_boards import walls
from engine.catalog import WALLS
from engine.chance import Pick, Roll, Shuffle
from engine.core import CHANCE, Play
from engine.first_player import Began
from engine.walls.game import BOARD, SetWalls, course
from tests.engine.walls.tables import (
    COLOURS,
    Race,
    ends,
    go,
    options,
    race,
    roll,
    rolled,
    stands,
    to_roll,
    turn,
    view,
)
from tests.rules import reading, rule


def answered(play: Race, *answers: str) -> list[object]:
    """Let chance answer; return what happened."""
    return [event for answer in answers for event in play.answer(CHANCE, answer)]


def asked(play: Race) -> object:
    """Return the pending question."""
    return play.pending


@reading("W-18")
@rule("001", "", 1, 1)
def test_two_three_or_four_people_play() -> None:
    """001, title: with a colour each, whichever they like, and none of them neutral (W-18)."""
    values = WALLS.values("book")
    assert WALLS.numbers(values) == (2, 3, 4)
    for people in (2, 3, 4):
        seating = WALLS.seating(people, values)
        assert len(seating.arms) == {2: 6, 3: 4, 4: 1}[people]
        for arms in seating.arms:
            assert seating.players(arms) == {seat: (seat,) for seat in arms}
            assert seating.left(arms) == ()


@rule("001", "Spielmaterial", 1, 3)
@rule("001", "Spielablauf", 2, 1)
def test_both_dice_are_rolled() -> None:
    """001, "Spielmaterial" 3, "Spielablauf" 2.1: always, by whoever is on turn."""
    play = to_roll("green")
    assert play.pending.options == {1: ("roll",)}  # type: ignore[union-attr]
    go(play, "roll")
    assert play.pending == Roll(2)


@rule("001", "Spielmaterial", 1, 4)
@rule("001", "Spielvorbereitung", 1, 2, 3)
def test_everybody_has_four_pieces_in_the_base() -> None:
    """001, "Spielmaterial" 4, "Spielvorbereitung" 2 and 3: in their colour, marked B."""
    assert view(race((0, 2)).start()).pieces == ((-1,) * 4, (), (-1,) * 4, ())
    assert stands(race().start(), "black") == "B B B B"


@rule("001", "Spielmaterial", 1, 2)
@rule("001", "Spielvorbereitung", 1, 4)
@rule("001", "Spielablauf", 6, 1, 2)
def test_five_walls_divide_the_track() -> None:
    """001, "Spielablauf" 6.1 and 6.2: with numbers from 1 to 6 beside many squares.

    Each shows all six; neighbours differ, and so do numbers above each other.
    """
    assert len(BOARD.walls) == 5
    beside = Counter(
        square for each in BOARD.segments(BOARD.walls) for square in (each.low, each.high)
    )
    assert len(beside) == 58
    assert set(beside.values()) == {1, 2}
    for numbers in BOARD.walls:
        assert set(numbers) == set(range(1, 7))
        assert all(one != other for one, other in pairwise(numbers))
    at = {(each.wall, each.column): each.number for each in BOARD.segments(BOARD.walls)}
    assert all(at.get((wall + 1, column)) != number for (wall, column), number in at.items())
    assert view(race().start()).walls == BOARD.walls


def test_the_squares_of_the_board_hang_together() -> None:
    """65 of them: neighbours on the track are neighbours on the board, and so are jumps."""
    places = [BOARD.place(square) for square in range(BOARD.length)]
    assert len(set(places)) == BOARD.length == 65
    for (x, y), (to_x, to_y) in pairwise(places):
        assert abs(to_x - x) + abs(to_y - y) == 1
    for segment in BOARD.segments(BOARD.walls):
        low, high = places[segment.low], places[segment.high]
        assert low == (segment.column, 2 * segment.wall)
        assert high == (segment.column, 2 * segment.wall + 2)
    assert [BOARD.name(square) for square in (0, 1, 62, 63, 64)] == ["A", "1", "62", "Z", "Z"]
    assert walls() is BOARD


def test_the_walls_can_be_shuffled() -> None:
    """They change places, and are turned round or not, by the dice of the table (`wall_layout`)."""
    play = race(2, wall_layout="shuffled", first_player="host").start()
    assert asked(play) == Shuffle(5)
    answered(play, "4 0 2 3 1")
    assert asked(play) == Pick(2)
    *_, (set_up, began) = [play.answer(CHANCE, each) for each in "10010"]
    fifth, first, third, fourth, second = (BOARD.walls[each] for each in (4, 0, 2, 3, 1))
    expected = (fifth[::-1], first, third, fourth[::-1], second)
    assert set_up == SetWalls(expected)
    assert began == Began(0)
    assert view(play).walls == expected
    # Yellow comes in with a 1, on A, beside the 6 that was the first of wall 5.
    roll(play, "1 6")
    assert course(expected, True, False).steps[0, 6] == (("+", 6, 6), ("^", 6, 20))
    assert "go 1 +1 ^6" in options(play)
    go(play, "go 1 +1 ^6")
    assert stands(play, "yellow") == "20 B B B"


def test_the_walls_stay_where_they_are_unless_they_are_to_be_shuffled() -> None:
    play = race(2, first_player="host").start()
    assert turn(play) == "yellow"
    assert view(play).walls == BOARD.walls


@reading("W-17")
@rule("001", "Spielablauf", 1, 1)
def test_a_player_that_begins_is_settled_first() -> None:
    """001, "Spielablauf" 1.1: as in the classic game, by the highest roll, chance or the host."""
    play = race((3, 1, 2)).start()
    assert play.pending == Roll()
    happened = answered(play, "4", "6", "6", "2", "5")
    assert happened[-1] == Began(3)
    assert turn(play) == "black"
    play = race((3, 1, 2), first_player="random").start()
    assert play.pending == Pick(3)
    assert answered(play, "1") == [Began(2)]
    assert turn(race((3, 1, 2), first_player="host").start()) == "black"


@rule("001", "Spielablauf", 1, 2)
def test_turns_go_around_clockwise() -> None:
    """001, "Spielablauf" 1.2: in the order of the seats, and around again."""
    play = race((3, 0, 2), first_player="host").start()
    order = []
    for _ in range(5):
        order.append(turn(play))
        roll(play, "1 2")
        go(play, options(play)[0])
    assert order == ["black", "yellow", "red", "black", "yellow"]


@reading("W-4", "A-3")
@rule("001", "Spielablauf", 1, 3, 4, 5, 6)
def test_any_roll_brings_a_piece_in_and_a_is_counted() -> None:
    """001, "Spielablauf" 1.3 to 1.6: it starts on A, no 6 is needed, a 1 leads to A (W-4).

    Those in the base are one choice (A-3).
    """
    assert ends("yellow", "2 3") == {"go 1 +2 +3": "4", "go 1 +3 -2": "A"}
    assert ends("yellow", "1 1") == {"go 1 +1 ^1": "20", "go 1 +1 +1": "1"}
    assert ends("yellow", "1 2") == {"go 1 +1 +2": "2", "go 1 +2 -1": "A"}
    for die in range(1, 7):
        assert ends("yellow", f"{die} 6")[f"go 1 +{die} +6"] == str(die + 5)


def test_colours_are_those_of_the_board() -> None:
    assert WALLS.seating(4, WALLS.values("book")).colours == COLOURS
    assert isinstance(rolled("red", "1 2"), Play)
