"""000, "Spielmaterial", "Spielziel" and "Spielvorbereitung": what there is and how it begins."""

from __future__ import annotations

import pytest

from engine.catalog import CLASSIC
from engine.chance import ROLL, Pick, Roll
from engine.core import CHANCE, IllegalAction
from engine.first_player import Began, OpeningRoll
from engine.views import Seat
from tests.engine.classic.positions import (
    COLOURS,
    classic,
    move,
    on_turn,
    roll,
    turn,
    where,
)
from tests.rules import reading, rule

BOOK = CLASSIC.values("book")


@rule("000", "", 1, 1)
def test_two_three_or_four_people_play() -> None:
    """000, title: for two to four people; every choice of seats is a game of its own."""
    assert CLASSIC.numbers(BOOK) == (2, 3, 4)
    for people in CLASSIC.numbers(BOOK):
        for seats in CLASSIC.seating(people, BOOK).arms:
            assert len(seats) == people
            pieces = classic(seats).new().pieces
            assert [seat for seat, own in enumerate(pieces) if own] == list(seats)


@reading("C-27")
def test_two_people_sit_opposite_each_other() -> None:
    """C-27: two people with one colour each take opposite seats."""
    assert list(CLASSIC.seating(2, BOOK).arms) == [(0, 2), (1, 3)]


def test_any_three_colours_are_for_three_people_and_all_four_for_four() -> None:
    """000, title: each choice leaves another colour out."""
    assert [set(range(4)) - set(seats) for seats in CLASSIC.seating(3, BOOK).arms] == [
        {3},
        {2},
        {1},
        {0},
    ]
    assert list(CLASSIC.seating(4, BOOK).arms) == [(0, 1, 2, 3)]


@rule("000", "Spielmaterial", 1, 2)
def test_one_die_is_rolled() -> None:
    """000, "Spielmaterial", 2: there is one die, with one to six pips."""
    play = on_turn("yellow")
    play.answer(0, "roll")
    assert play.pending == Roll(dice=1)
    assert [pips for pips in range(10) if ROLL.legal(str(pips))] == [1, 2, 3, 4, 5, 6]


@rule("000", "Spielmaterial", 1, 3)
@rule("000", "Spielvorbereitung", 1, 1)
def test_everybody_has_four_pieces_of_a_colour() -> None:
    """000, "Spielmaterial", 3; "Spielvorbereitung", 1: sixteen pieces, four of each colour."""
    assert [len(own) for own in classic().new().pieces] == [4, 4, 4, 4]


@rule("000", "Spielvorbereitung", 1, 2)
@rule("000", "Spielziel", 3, 1)
@reading("C-1")
def test_one_piece_begins_on_its_start_and_three_wait_in_the_base() -> None:
    """000, "Spielvorbereitung", 2: one piece on A, the other three on the squares B."""
    for people in CLASSIC.numbers(BOOK):
        for seats in CLASSIC.seating(people, BOOK).arms:
            play = classic(seats, first_player="host").start()
            assert [where(play, COLOURS[seat]) for seat in seats] == ["A B B B"] * people


@rule("000", "Spielziel", 2, 2)
@pytest.mark.parametrize("seat", range(4))
def test_each_colour_has_a_start_square_of_its_own(seat: Seat) -> None:
    """000, "Spielziel", paragraph 2, 2: pieces begin on their colour's A, ten squares apart."""
    course = classic().course
    assert course.meeting[seat][0] == [
        (other, (seat - other) * 10 % 40) for other in range(4) if other != seat
    ]


@rule("000", "Spielziel", 2, 1)
@rule("000", "Spielziel", 3, 2)
@rule("000", "Betreten der Zielfelder", 1, 1)
def test_a_piece_walks_the_whole_track_and_then_into_its_own_goal() -> None:
    """000, "Spielziel", paragraph 2, 1: all forty squares, from A to a, one lap."""
    play = on_turn("red", red="A B b d")
    squares = []
    for _ in range(8):
        roll(play, 5)
        move(play, "move 1")
        squares.append(where(play, "red").split()[0])
        roll(play, 1, 1, 1)
        assert turn(play) == "red"
    assert squares == ["5", "10", "15", "20", "25", "30", "35", "a"]


def opening(rolls: str, *, seats: tuple[Seat, ...] = (0, 1, 2, 3)) -> list[object]:
    """Return what a game begins with when these pips are rolled for who begins."""
    play = classic(seats).start()
    return [event for pips in rolls.split() for event in play.answer(CHANCE, pips)]


@rule("000", "Spielvorbereitung", 1, 3)
@reading("C-2")
def test_the_highest_roll_begins() -> None:
    """C-2 for 000, "Spielvorbereitung", 3 (the youngest): everybody rolls, the highest begins."""
    assert opening("3 5 2 4") == [
        OpeningRoll(0, 3),
        OpeningRoll(1, 5),
        OpeningRoll(2, 2),
        OpeningRoll(3, 4),
        Began(1),
    ]


@reading("C-2")
def test_the_players_that_tie_for_the_highest_roll_again() -> None:
    """C-2: only those who tied, until one is alone."""
    assert opening("6 2 6 6  1 3 3  5 4")[4:] == [
        OpeningRoll(0, 1),
        OpeningRoll(2, 3),
        OpeningRoll(3, 3),
        OpeningRoll(2, 5),
        OpeningRoll(3, 4),
        Began(2),
    ]


def test_the_opening_is_rolled_clockwise_under_any_host() -> None:
    """C-2: the host's seat comes first in the list of seats, but not in the rolling."""
    assert opening("1 2 3", seats=(2, 3, 0)) == [
        OpeningRoll(0, 1),
        OpeningRoll(2, 2),
        OpeningRoll(3, 3),
        Began(3),
    ]


@reading("C-2")
def test_the_host_may_begin() -> None:
    """C-2, `first_player` = host: the first of the seats."""
    play = classic((2, 3, 0), first_player="host").start()
    assert play.events == [Began(2)]


@reading("C-2")
@pytest.mark.parametrize(("place", "seat"), [("0", 0), ("1", 2), ("2", 3)])
def test_chance_may_choose_which_player_begins(place: str, seat: Seat) -> None:
    """C-2, `first_player` = random: one of the seats, in their order around the board."""
    play = classic((2, 3, 0), first_player="random").start()
    assert play.pending == Pick(3)
    assert play.answer(CHANCE, place) == [Began(seat)]
    assert play.table.turn == seat


@rule("000", "Spielvorbereitung", 1, 4)
@pytest.mark.parametrize(
    ("seats", "around"),
    [
        ((0, 1, 2, 3), "0123012"),
        ((2, 3, 0), "2302302"),
        ((3, 1), "3131313"),
        ((1, 0, 2), "1201201"),
    ],
)
def test_turns_go_around_clockwise(seats: tuple[Seat, ...], around: str) -> None:
    """000, "Spielvorbereitung", 4: to the next taken seat, in whatever order they were taken."""
    play = classic(seats, first_player="host", start_in_base=True).start()
    turns = ""
    for _ in around:
        turns += str(play.table.turn)
        roll(play, 1)
    assert turns == around


@reading("A-1")
def test_rolling_is_a_question_with_one_answer() -> None:
    """A-1: the seat on turn is asked to roll, and nobody else; that is also what time does."""
    play = on_turn("green")
    assert dict(play.pending.options) == {1: ("roll",)}  # type: ignore[union-attr]
    assert list(play.pending.waits_for) == [1]  # type: ignore[union-attr]
    assert play.pending.default == {1: "roll"}  # type: ignore[union-attr]
    for seat, action in ((0, "roll"), (1, "move 1"), (CHANCE, "6")):
        with pytest.raises(IllegalAction):
            play.answer(seat, action)
