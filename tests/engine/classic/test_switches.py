"""House rules as switches, and those about rolling: "Dreimal würfeln" and sentences of 004."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from engine.catalog import CLASSIC
from engine.classic.events import Moved, Rolled, RollsAgain, Stuck
from engine.classic.game import Classic
from engine.classic.rules import HOUSE_RULES, BlockedStart, CompulsoryCapture
from engine.classic.tournament import MustCapture, MustEnterGoal
from engine.rules import BadRules, Book
from tests.engine.classic.positions import classic, move, on_turn, options, roll, turn, where
from tests.rules import reading, rule

THREE = "Dreimal würfeln"
BOOK = CLASSIC.values("book")


@reading("A-2", "C-1", "C-3", "C-7", "C-30")
def test_every_variant_of_the_rulebook_is_off_until_it_is_chosen() -> None:
    """A-2: in the preset "variants" all of them are on, and nothing else is changed."""
    variants = {
        rule.key
        for rule in HOUSE_RULES
        if isinstance(rule.source, Book) and rule.source.chapter == "Spielvarianten"
        if not rule.needs
    }
    chosen = CLASSIC.values("variants")
    assert {key for key, value in chosen.items() if value != BOOK[key]} == variants
    assert {BOOK[key] for key in variants} == {False}


def test_a_family_rolls_three_times_and_never_bars_a_start() -> None:
    family = {"three_rolls": True, "barrier_on_start": False}
    assert CLASSIC.values("family") == BOOK | family


@pytest.mark.many
@rule("000", "Spielvarianten", 1, 2)
def test_house_rules_can_be_combined_at_will() -> None:
    """000, "Spielvarianten", 2: one, some or all of them; every way of each pair of them."""
    for one, other in combinations(HOUSE_RULES, 2):
        for first, second in product(one.values, other.values):
            if first and second and {one.key, other.key} & (one.excludes | other.excludes):
                continue
            choice = {one.key: first, other.key: second}
            values = CLASSIC.values("book", choice)
            assert values == {**BOOK, **choice}
            assert isinstance(CLASSIC.make((0, 1, 2, 3), values), Classic)


def test_capture_may_be_free_compulsory_or_punished() -> None:
    """000, "Schlagzwang": off, or in two ways."""
    assert CompulsoryCapture.values == (False, "enforce", "penalty")


def test_four_colours_do_not_go_with_six_arms() -> None:
    """The book speaks of all four colours: there is nothing to share on the board for six."""
    with pytest.raises(BadRules):
        CLASSIC.values("book", {"extra_colours": True, "six_arms": True})


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


def test_switches_name_the_sentences_that_they_change() -> None:
    """Read in the rulebooks: that a sentence is there does not say that it is this one."""
    assert BlockedStart.source == Book(0, "Besonderheiten der Würfelzahl 6", 0, 5)
    assert [each.source for each in (MustCapture, MustEnterGoal)] == [Book(4, "10"), Book(4, "14")]
