"""000, "Ende des Spiels": who wins, and playing on for the places."""

from __future__ import annotations

import pytest

from engine.classic.events import Moved
from engine.core import OVER, IllegalAction
from engine.races import Finished
from tests.engine.classic.positions import classic, move, on_turn, roll, turn, where
from tests.rules import reading, rule

END = "Ende des Spiels"


@rule("000", "Spielziel", 3, 3)
@rule("000", END, 1, 1)
def test_the_first_with_all_pieces_home_wins() -> None:
    """000, "Ende des Spiels", 1: and the game is over."""
    play = on_turn("red", red="39 a c d", yellow="a b c 39")
    roll(play, 2)
    assert move(play, "move 1") == [Moved(2, 0, 39, 41), Finished(2, 1)]
    assert play.table.over
    assert play.pending == OVER
    assert play.game.standings(play.table) == [[2], [0, 1, 3]]


@rule("000", END, 1, 1)
@pytest.mark.parametrize("pieces", ["39 b c d", "B b c d", "A b c d"])
def test_three_pieces_home_are_not_enough(pieces: str) -> None:
    """000, "Ende des Spiels", 1: all of them."""
    play = on_turn("red", red=pieces)
    roll(play, 5)
    if play.options(2):
        move(play)
    assert not play.table.over
    assert play.game.standings(play.table) == [[0, 1, 2, 3]]
    assert turn(play) == "black"


@rule("000", "Spielziel", 3, 3)
@rule("000", END, 1, 1)
@pytest.mark.parametrize("places", [False, True])
def test_the_third_piece_that_comes_home_is_not_yet_the_end(places: bool) -> None:
    """000, "Ende des Spiels", 1: nor is there a place for it; the fourth ends the game."""
    play = on_turn("red", classic((0, 2), places=places), red="36 39 c d")
    roll(play, 2)
    assert move(play, "move 2") == [Moved(2, 1, 39, 41)]
    assert (play.table.over, play.table.home, turn(play)) == (False, [], "yellow")
    roll(play, 1, 4)
    assert move(play, "move 1")[-1] == Finished(2, 1)
    assert (play.table.over, where(play, "red")) == (True, "a b c d")


@rule("000", END, 1, 1)
def test_no_player_answers_when_the_game_is_over() -> None:
    """000, "Ende des Spiels", 1: with a winner it ends."""
    play = on_turn("red", red="39 b c d")
    roll(play, 1)
    move(play)
    for seat in (-1, 0, 1, 2, 3):
        with pytest.raises(IllegalAction):
            play.answer(seat, "roll")


@rule("000", END, 1, 2)
@reading("C-30")
def test_the_others_may_play_on_for_the_next_places() -> None:
    """000, "Ende des Spiels", 2, `places`: until one is left; who is home is passed over."""
    play = on_turn(
        "red",
        classic(places=True),
        yellow="39 b c d",
        green="39 b c d",
        red="39 b c d",
        black="39 b c d",
    )
    roll(play, 1)
    assert move(play)[-1] == Finished(2, 1)
    assert (play.table.over, turn(play)) == (False, "black")
    roll(play, 2)
    assert turn(play) == "yellow"
    roll(play, 1)
    assert move(play)[-1] == Finished(0, 2)
    assert (play.table.over, turn(play)) == (False, "green")
    roll(play, 2)
    assert turn(play) == "black"
    assert play.game.standings(play.table) == [[2], [0], [1, 3]]
    roll(play, 2, 1)
    assert move(play)[-1] == Finished(1, 3)
    assert play.table.over
    assert play.game.standings(play.table) == [[2], [0], [1], [3]]


@reading("C-30")
def test_with_two_people_the_first_place_settles_the_second() -> None:
    """C-30: nobody plays on alone."""
    play = on_turn("red", classic((0, 2), places=True), red="39 b c d")
    roll(play, 1)
    move(play)
    assert play.table.over
    assert play.game.standings(play.table) == [[2], [0]]


@reading("C-30")
def test_pieces_of_a_player_that_is_home_stay_home() -> None:
    """C-30: nobody can reach them, and they are never asked."""
    play = on_turn("black", classic(places=True), home="yellow", yellow="a b c d", black="9 B B B")
    roll(play, 1)
    move(play)
    assert (turn(play), where(play, "yellow")) == ("green", "a b c d")
