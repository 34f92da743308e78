"""The house rules that there are: "Spielvarianten" of 000 and two sentences of 004, as switches."""

from __future__ import annotations

from itertools import product

import pytest

from engine.catalog import CLASSIC
from engine.classic.game import Classic, Moved, Rolled, RollsAgain, Stuck
from engine.classic.rules import HOUSE_RULES, PRESETS
from engine.rules import BadRules, Value
from tests.engine.classic.positions import classic, move, on_turn, options, roll, turn, where
from tests.rules import reading, rule

THREE = "Dreimal würfeln"
KEYS = ["first_player", "start_in_base", "three_rolls", "six_always_again", "places"]


@reading("A-2")
def test_the_classic_game_offers_its_house_rules() -> None:
    """A-2: these and no others, each with its place in a rulebook."""
    assert [each.key for each in HOUSE_RULES] == KEYS
    assert all(each.source.startswith(("000, ", "004, ")) for each in HOUSE_RULES)
    with pytest.raises(BadRules):
        CLASSIC.values("book", {"wall_layout": "shuffled"})


@reading("A-2", "C-1", "C-3", "C-7", "C-30")
def test_without_a_choice_the_game_is_that_of_the_rulebook() -> None:
    """A-2: in the preset "book" every variant is off, in "family" there are three rolls."""
    book = {"first_player": "highest_roll"} | dict.fromkeys(KEYS[1:], False)
    assert CLASSIC.values("book") == book
    assert CLASSIC.values("family") == book | {"three_rolls": True}
    assert list(PRESETS) == ["book", "family"]


@rule("000", "Spielvarianten", 1, 2)
def test_house_rules_can_be_combined_at_will() -> None:
    """000, "Spielvarianten", 2: one, some or all of them."""
    ways: list[list[tuple[str, Value]]]
    ways = [[(each.key, value) for value in each.values] for each in HOUSE_RULES]
    for choice in product(*ways):
        values = CLASSIC.values("book", dict(choice))
        assert values == dict(choice)
        assert isinstance(CLASSIC.make((0, 1, 2, 3), values), Classic)


@rule("004", "Game Rules (english)", 3, 3)
@reading("C-1")
def test_all_pieces_may_begin_in_the_base() -> None:
    """004, introduction, `start_in_base`: nobody stands on A."""
    play = classic((1, 3), start_in_base=True).start()
    assert [where(play, colour) for colour in ("green", "black")] == ["B B B B"] * 2
    assert play.table.pieces[0] == play.table.pieces[2] == []


@rule("004", "7", 1, 1)
@reading("C-7")
def test_a_six_may_roll_again_even_without_a_move() -> None:
    """004, rule 7, `six_always_again`: the same colour rolls again."""
    play = on_turn("yellow", classic(six_always_again=True), yellow="37 39 c d")
    assert roll(play, 6) == [Rolled(0, 6), Stuck(0, 6), RollsAgain(0)]
    assert turn(play) == "yellow"
    roll(play, 5)
    assert turn(play) == "green"


@rule("000", THREE, 1, 1)
def test_with_all_pieces_in_the_base_there_are_three_rolls() -> None:
    """000, "Dreimal würfeln", 1, `three_rolls`: for whoever has nothing on the track."""
    play = on_turn("yellow", classic(three_rolls=True))
    assert roll(play, 5) == [Rolled(0, 5), Stuck(0, 5)]
    assert turn(play) == "yellow"
    roll(play, 1)
    assert (turn(play), options(play)) == ("yellow", ["roll"])
    roll(play, 4)
    assert turn(play) == "green"


@rule("000", THREE, 1, 1)
@reading("C-4")
@pytest.mark.parametrize("before", [(), (1,), (1, 2)])
def test_the_first_six_ends_the_three_rolls(before: tuple[int, ...]) -> None:
    """C-4: then a piece comes in and there is the further roll, just one."""
    play = on_turn("yellow", classic(three_rolls=True))
    roll(play, *before, 6)
    assert move(play) == [Moved(0, 0, -1, 0), RollsAgain(0)]
    roll(play, 2)
    move(play)
    assert turn(play) == "green"


@rule("000", THREE, 1, 1)
@pytest.mark.parametrize("pieces", ["A B B B", "39 B B B", "1 B B d", "39 c d B"])
def test_with_a_piece_on_the_track_there_is_one_roll(pieces: str) -> None:
    """000, "Dreimal würfeln", 1: wherever it stands, and whether or not it can move."""
    play = on_turn("yellow", classic(three_rolls=True), yellow=pieces)
    roll(play, 5)
    if "move 1" in options(play):
        move(play)
    assert turn(play) == "green"


@rule("000", THREE, 1, 2)
@pytest.mark.parametrize("home", ["d B B B", "B c d B", "d b B c", "c d B B"])
def test_pieces_at_the_end_of_the_goal_leave_the_three_rolls(home: str) -> None:
    """000, "Dreimal würfeln", 2: none of them could move up."""
    play = on_turn("yellow", classic(three_rolls=True), yellow=home)
    roll(play, 5, 5)
    assert turn(play) == "yellow"
    roll(play, 5)
    assert turn(play) == "green"


@rule("000", THREE, 1, 2)
@reading("C-4")
@pytest.mark.parametrize("home", ["a B B B", "b d B B", "a b c B", "a d B c", "b c B B"])
def test_a_piece_that_could_move_up_takes_them_away(home: str) -> None:
    """000, "Dreimal würfeln", 2: even if this roll does not fit it."""
    play = on_turn("yellow", classic(three_rolls=True), yellow=home)
    roll(play, 5)
    assert turn(play) == "green"


@rule("000", THREE, 1, 3, 4)
def test_a_piece_on_c_could_move_up_with_a_one() -> None:
    """000, "Dreimal würfeln", the example: one piece on c, three in the base, so one roll."""
    play = on_turn("yellow", classic(three_rolls=True), yellow="c B B B")
    roll(play, 2)
    assert turn(play) == "green"
    play = on_turn("yellow", classic(three_rolls=True), yellow="c B B B")
    roll(play, 1)
    assert options(play) == ["move 1"]


@reading("C-4")
def test_each_colour_has_three_rolls_of_its_own() -> None:
    """C-4: what others have on the track does not matter, and the goal is where the board has it."""
    play = on_turn("red", classic(three_rolls=True), yellow="7 B B B", red="B B B d")
    roll(play, 3, 3)
    assert turn(play) == "red"
