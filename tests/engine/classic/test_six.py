"""000, "Besonderheiten der Würfelzahl 6": the further roll, coming in, making room for it."""

from __future__ import annotations

import pytest

from engine.classic.events import Moved, Rolled, RollsAgain, Stuck
from engine.races import Captured, Finished
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

SIX = 'Besonderheiten der Würfelzahl "6"'


@rule("000", SIX, 1, 1)
def test_after_the_move_of_a_six_there_is_a_further_roll() -> None:
    """000, "Würfelzahl 6", 1: the same colour rolls again, after it has moved."""
    play = on_turn("yellow", yellow="12 b c d")
    roll(play, 6)
    assert options(play) == ["move 1"]
    assert move(play) == [Moved(0, 0, 12, 18), RollsAgain(0)]
    assert (turn(play), options(play)) == ("yellow", ["roll"])


@rule("000", SIX, 1, 1)
@pytest.mark.parametrize("pips", range(1, 6))
def test_other_numbers_give_no_further_roll(pips: int) -> None:
    """000, "Würfelzahl 6", 1: only a 6 does."""
    play = on_turn("yellow", yellow="12 20 c d")
    roll(play, pips)
    assert move(play, "move 1") == [Moved(0, 0, 12, 12 + pips)]
    assert turn(play) == "green"


@rule("000", SIX, 1, 2)
@reading("C-9")
def test_every_further_six_gives_another_roll() -> None:
    """000, "Würfelzahl 6", 2: without a limit, and any other number ends it."""
    play = on_turn("yellow", yellow="A b c d")
    for _ in range(6):
        roll(play, 6)
        assert move(play)[-1] == RollsAgain(0)
        assert turn(play) == "yellow"
    roll(play, 3)
    move(play)
    assert (where(play, "yellow"), turn(play)) == ("39 b c d", "green")


@rule("000", SIX, 1, 3, 4)
def test_a_six_has_to_bring_a_piece_in() -> None:
    """000, "Würfelzahl 6", 3 and 4: as long as one waits, and it is put on A."""
    play = on_turn("green", green="12 33 a B")
    roll(play, 6)
    assert options(play) == ["enter"]
    move(play)
    assert where(play, "green") == "12 33 a A"


@rule("000", SIX, 1, 3)
def test_coming_in_goes_before_capturing() -> None:
    """000, "Würfelzahl 6", 3: "must" beats a capture that nobody is obliged to."""
    play = on_turn("yellow", yellow="12 B B B", green="8 B B B")
    roll(play, 6)
    assert options(play) == ["enter"]


@rule("000", SIX, 1, 5)
def test_an_own_piece_on_the_start_square_has_to_move_on_with_the_six() -> None:
    """000, "Würfelzahl 6", 5: before another can come in."""
    play = on_turn("yellow", yellow="20 A B B")
    roll(play, 6)
    assert options(play) == ["move 2"]
    move(play)
    roll(play, 6)
    assert options(play) == ["enter"]
    move(play)
    assert where(play, "yellow") == "20 6 A B"


@reading("C-6")
def test_if_the_start_piece_cannot_move_six_any_other_piece_may() -> None:
    """C-6 for 000, "Würfelzahl 6", 5: nobody can come in, and the choice is free."""
    play = on_turn("yellow", yellow="A 6 20 B")
    assert moves(play, 6) == ["move 2", "move 3"]


@rule("000", SIX, 1, 6)
@reading("C-11")
@pytest.mark.parametrize("victim", ["yellow", "green", "black"])
def test_coming_in_captures_a_player_that_stands_on_the_start_square(victim: str) -> None:
    """000, "Würfelzahl 6", 6: though nobody is obliged to capture otherwise."""
    seat = COLOURS.index(victim)
    theirs = (20 - 10 * seat) % 40
    play = on_turn("red", red="14 B B B", **{victim: f"{theirs} B B B"})
    roll(play, 6)
    assert options(play) == ["enter"]
    assert move(play) == [Captured(seat, 0, 2), Moved(2, 1, -1, 0), RollsAgain(2)]
    assert where(play, victim) == "B B B B"


@rule("000", SIX, 2, 1)
def test_with_an_empty_base_any_piece_moves_six_and_rolls_again() -> None:
    """000, "Würfelzahl 6", paragraph 2, 1: the one on A, too, if one likes."""
    play = on_turn("yellow", yellow="A 12 33 d")
    roll(play, 6)
    assert options(play) == ["move 1", "move 2", "move 3"]
    assert move(play, "move 3") == [Moved(0, 2, 33, 39), RollsAgain(0)]
    assert turn(play) == "yellow"


@rule("000", SIX, 2, 2)
@reading("C-7")
def test_without_a_move_a_six_gives_no_further_roll() -> None:
    """000, "Würfelzahl 6", paragraph 2, 2: the turn passes on."""
    play = on_turn("yellow", yellow="37 39 c d")
    assert roll(play, 6) == [Rolled(0, 6), Stuck(0, 6)]
    assert turn(play) == "green"


@rule("000", SIX, 2, 3)
@reading("C-8")
@pytest.mark.parametrize("always", [False, True])
def test_a_player_that_brings_the_last_piece_home_with_a_six_does_not_roll_again(
    always: bool,
) -> None:
    """000, "Würfelzahl 6", paragraph 2, 3: whatever rule there is on sixes."""
    game = classic(places=True, six_always_again=always)
    play = on_turn("yellow", game, yellow="34 b c d")
    roll(play, 6)
    assert move(play) == [Moved(0, 0, 34, 40), Finished(0, 1)]
    assert turn(play) == "green"
