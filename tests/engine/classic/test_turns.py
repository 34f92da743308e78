"""000, "Spielablauf": rolling, moving, capturing, clearing the start square, coming in."""

from __future__ import annotations

import pytest

from engine.classic.events import Moved, Rolled, RollsAgain, Stuck
from engine.core import IllegalAction
from engine.races import Captured
from tests.engine.classic.positions import (
    COLOURS,
    classic,
    move,
    moves,
    on_turn,
    options,
    roll,
    turn,
    where,
)
from tests.rules import reading, rule

TURNS = "Spielablauf"


@rule("000", TURNS, 1, 1)
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_piece_moves_forward_as_many_squares_as_the_die_shows(pips: int) -> None:
    """000, "Spielablauf", 1: roll, then move an own piece forward by just that many squares."""
    play = on_turn("green", green="12 b c d")
    assert roll(play, pips) == [Rolled(1, pips)]
    assert move(play, "move 1")[0] == Moved(1, 0, 12, 12 + pips)
    assert where(play, "green") == f"{12 + pips} b c d"


@rule("000", TURNS, 1, 1)
def test_only_the_player_that_is_on_turn_moves_and_only_own_pieces() -> None:
    """000, "Spielablauf", 1: who is on turn, with the own piece."""
    play = on_turn("green", yellow="3 B B B", green="12 20 b d")
    roll(play, 3)
    assert dict(play.pending.options) == {1: ("move 1", "move 2")}  # type: ignore[union-attr]
    for seat, action in ((0, "move 1"), (1, "move 3"), (1, "move 5"), (1, "pass")):
        with pytest.raises(IllegalAction):
            play.answer(seat, action)
    move(play, "move 2")
    assert (where(play, "yellow"), where(play, "green")) == ("3 B B B", "12 23 b d")


@rule("000", TURNS, 1, 1)
def test_after_a_move_the_next_is_on_turn() -> None:
    """000, "Spielablauf", 1, with "Spielvorbereitung", 4: one roll, one move, then the next."""
    play = on_turn("black", black="7 8 9 d")
    roll(play, 5)
    assert turn(play) == "black"
    assert move(play, "move 2") == [Moved(3, 1, 8, 13)]
    assert turn(play) == "yellow"
    assert options(play) == ["roll"]


@rule("000", TURNS, 1, 2, 3)
def test_pieces_may_be_jumped_over_and_their_squares_count() -> None:
    """000, "Spielablauf", 2 and 3: own pieces and others' are no obstacle, and are counted."""
    play = on_turn("yellow", yellow="10 11 a b", green="2 B B B", red="33 B B B")
    roll(play, 5)
    assert options(play) == ["move 1", "move 2"]
    move(play, "move 1")
    assert where(play, "yellow") == "15 11 a b"
    assert (where(play, "green"), where(play, "red")) == ("2 B B B", "33 B B B")


@rule("000", TURNS, 1, 4)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_with_several_pieces_on_the_track_one_chooses(number: int) -> None:
    """000, "Spielablauf", 4: whichever piece one likes."""
    play = on_turn("yellow", yellow="5 15 25 35")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2", "move 3", "move 4"]
    move(play, f"move {number}")
    expected = ["5", "15", "25", "35"]
    expected[number - 1] = str(int(expected[number - 1]) + 4)
    assert where(play, "yellow") == " ".join(expected)


@rule("000", TURNS, 1, 4)
def test_the_first_choice_is_made_when_time_is_up() -> None:
    """000, "Spielablauf", 4: somebody has to choose, and for who does not it is the first piece."""
    play = on_turn("green", green="9 5 15 d")
    roll(play, 4)
    assert play.pending.default == {1: "move 1"}  # type: ignore[union-attr]
    assert list(play.pending.waits_for) == [1]  # type: ignore[union-attr]


@rule("000", TURNS, 2, 1, 3)
@pytest.mark.parametrize("victim", ["green", "red", "black"])
def test_a_piece_that_ends_its_move_on_another_colour_captures_it(victim: str) -> None:
    """000, "Spielablauf", paragraph 2, 1 and 3: it goes to its base, and one takes its square."""
    seat = COLOURS.index(victim)
    theirs = (17 - 10 * seat) % 40
    play = on_turn("yellow", yellow="13 b c d", **{victim: f"B 4 {theirs} a"})
    roll(play, 4)
    assert move(play, "move 1") == [Captured(seat, 2, 0), Moved(0, 0, 13, 17)]
    assert where(play, "yellow") == "17 b c d"
    assert where(play, victim) == "B 4 B a"


@rule("000", TURNS, 2, 1)
def test_pieces_that_are_jumped_over_are_not_captured() -> None:
    """000, "Spielablauf", paragraph 2, 1: only with the last pip."""
    play = on_turn("yellow", yellow="13 b c d", green="4 5 6 8")
    roll(play, 4)
    assert move(play, "move 1") == [Moved(0, 0, 13, 17)]
    assert where(play, "green") == "4 5 6 8"


@rule("000", TURNS, 2, 2)
def test_no_player_has_to_capture() -> None:
    """000, "Spielablauf", paragraph 2, 2: another move may be chosen."""
    play = on_turn("yellow", yellow="13 20 c d", green="7 B B B")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2"]
    assert move(play, "move 2") == [Moved(0, 1, 20, 24)]
    assert where(play, "green") == "7 B B B"


@rule("000", TURNS, 2, 4, 5)
@reading("C-24")
def test_own_pieces_are_not_captured_and_another_has_to_move() -> None:
    """000, "Spielablauf", paragraph 2, 4 and 5: a square holds one piece."""
    play = on_turn("yellow", yellow="13 17 c d")
    roll(play, 4)
    assert options(play) == ["move 2"]


@rule("000", TURNS, 2, 4, 5)
def test_if_no_other_piece_can_move_either_the_turn_passes_on() -> None:
    """000, "Spielablauf", paragraph 2, 4 and 5: and nothing moves."""
    play = on_turn("yellow", yellow="39 b d B")
    assert roll(play, 2) == [Rolled(0, 2), Stuck(0, 2)]
    assert (where(play, "yellow"), turn(play)) == ("39 b d B", "green")


@rule("000", TURNS, 3, 1, 2)
@reading("C-10")
@pytest.mark.parametrize("pips", range(1, 6))
def test_the_start_square_is_cleared_while_pieces_wait(pips: int) -> None:
    """000, "Spielablauf", paragraph 3: the piece on A has to leave as soon as it can."""
    play = on_turn("red", red="20 A B b")
    roll(play, pips)
    assert options(play) == ["move 2"]


@rule("000", TURNS, 3, 1, 2)
@reading("C-10")
def test_clearing_goes_before_capturing() -> None:
    """000, "Spielablauf", paragraph 3: "must" beats a capture that nobody is obliged to."""
    play = on_turn("yellow", yellow="A 13 B B", green="7 B B B")
    roll(play, 4)
    assert options(play) == ["move 1"]


@rule("000", TURNS, 3, 2)
def test_a_start_piece_that_cannot_move_may_stay() -> None:
    """000, "Spielablauf", paragraph 3, 2: only "as soon as it can"."""
    play = on_turn("yellow", yellow="A 4 B B")
    assert moves(play, 4) == ["move 2"]
    assert moves(play, 3) == ["move 1"]


@rule("000", TURNS, 3, 1)
def test_with_an_empty_base_a_piece_may_stay_on_the_start_square() -> None:
    """000, "Spielablauf", paragraph 3, 1: only while pieces wait."""
    play = on_turn("yellow", yellow="A 13 c d")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2"]


@rule("000", TURNS, 3, 1)
def test_other_colours_start_squares_need_not_be_cleared() -> None:
    """000, "Spielablauf", paragraph 3, 1: the own A is meant."""
    play = on_turn("yellow", yellow="10 13 B d")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2"]


@rule("000", TURNS, 4, 1)
@pytest.mark.parametrize("pips", range(1, 7))
def test_only_a_six_brings_a_piece_in(pips: int) -> None:
    """000, "Spielablauf", paragraph 4: and it is put on A."""
    play = on_turn("yellow", yellow="B B B d")
    events = roll(play, pips)
    if pips < 6:
        assert events == [Rolled(0, pips), Stuck(0, pips)]
        assert (where(play, "yellow"), turn(play)) == ("B B B d", "green")
    else:
        assert options(play) == ["enter"]
        assert move(play, "enter") == [Moved(0, 0, -1, 0), RollsAgain(0)]
        assert where(play, "yellow") == "A B B d"


@reading("A-3")
def test_waiting_pieces_are_one_choice() -> None:
    """A-3: which of them comes in makes no difference; it is the first that waits."""
    play = on_turn("yellow", yellow="7 B d B")
    roll(play, 6)
    assert options(play) == ["enter"]
    move(play)
    assert where(play, "yellow") == "7 A d B"


@reading("C-24")
def test_no_player_with_a_move_may_pass() -> None:
    """C-24: every exact move is on offer and nothing besides."""
    play = on_turn("yellow", yellow="12 d B B")
    roll(play, 2)
    assert options(play) == ["move 1"]


@reading("C-3")
def test_with_all_pieces_in_the_base_there_is_one_roll() -> None:
    """C-3: three rolls are a variant."""
    play = on_turn("yellow", classic())
    roll(play, 5)
    assert turn(play) == "green"
