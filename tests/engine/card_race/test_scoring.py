"""002, "So gibt es Punkte" and "Spielende": exactly 40, points and stars, the winner."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from data.shipped.decks import card_race
from engine.card_race.game import DrewDice, ExtendedRow, ReachedTarget, ScoredRow, Stole
from engine.card_race.rows import worth
from engine.core import OVER, IllegalAction
from engine.players import by_chance
from engine.simulate import answers
from tests.engine.card_race.tables import (
    COLOURS,
    lay,
    on_turn,
    options,
    race,
    rows,
    turn,
    view,
)
from tests.rules import reading, rule

POINTS = "So gibt es Punkte"
END = "Spielende"


@rule("002", POINTS, 1, 1)
def test_rows_that_are_not_finished_can_be_stolen_from() -> None:
    """002, points, 1.1: up to the last figure before 40."""
    play = on_turn("yellow", hand="3 5", yellow="34", green="33 39")
    assert lay(play, "row 1 5")[1] == Stole(0, 1, 1, 39)


@rule("002", POINTS, 1, 2, 3)
@rule("002", "Spielziel", 1, 5)
@pytest.mark.parametrize(("hand", "fits"), [("2 5", True), ("1 5", False), ("3 6", False)])
def test_40_is_reached_exactly_or_not_at_all(hand: str, fits: bool) -> None:
    """002, points, 1.2 and 1.3: from 38 only by a 2."""
    play = on_turn("yellow", hand=hand, yellow="38 | 10 | 20")
    assert ("row 1 2" in options(play)) == fits
    assert not {"row 1 3", "row 1 5", "row 1 6"} & set(options(play))


@rule("002", POINTS, 1, 4)
def test_if_no_die_fits_another_row_is_extended_or_begun() -> None:
    """002, points, 1.4."""
    play = on_turn("yellow", hand="3 6", yellow="38 | 10")
    assert options(play) == ["row 2 3", "row 2 6", "new 3", "new 6", "new 3+6"]
    for action in ("row 1 3", "row 1 6"):
        with pytest.raises(IllegalAction):
            lay(play, action)


@pytest.mark.many
@rule("002", POINTS, 1, 5)
def test_no_pips_may_lapse() -> None:
    """002, points, 1.5: nobody can pass, and nothing goes beyond 40."""
    for seed in range(3):
        for play, _ in answers(race(3), by_chance, seed, 10_000):
            for each in view(play, "yellow").choices:
                assert each.lay.to == each.lay.at + sum(each.lay.dice) <= 40
                assert "pass" not in play.options(0)


@reading("K-13")
def test_no_player_has_to_finish_a_row() -> None:
    """K-13: what else can be laid may be laid."""
    play = on_turn("yellow", hand="2 5", yellow="38 | 10")
    assert options(play) == ["row 1 2", "row 2 2", "row 2 5", "new 2", "new 5", "new 2+5"]


@rule("002", POINTS, 2, 1, 2, 3, 5)
@rule("002", "Spielziel", 1, 5)
@reading("K-9")
def test_a_row_counts_for_its_figures_and_stars_once_it_ends_with_40() -> None:
    """002, points, 2: one each, 40 included; the points are written down for all to see."""
    play = on_turn(
        "yellow", hand="2 5", top="6", yellow="9 | 8 25 38", points=(3, 0, 0, 0), green="1 2"
    )
    assert view(play).points == (3, 0, 0, 0)
    assert lay(play, "row 2 2") == [
        ExtendedRow(0, (2,), 2, 38, 40),
        ScoredRow(0, 2, 4, 3, 7, 10),
        DrewDice(0, 1, (6,)),
    ]
    for colour in ("yellow", "green", None):
        assert view(play, colour).points == (10, 0, 0, 0)


@rule("002", POINTS, 2, 1)
def test_nothing_counts_before() -> None:
    """002, points, 2.1: however long a row is."""
    play = on_turn("yellow", hand="1 5", yellow="35 36 37 38")
    lay(play, "row 1 1")
    assert view(play).points == (0, 0, 0, 0)


@rule("002", POINTS, 2, 4)
def test_the_39_brings_four() -> None:
    """002, points, 2.4: one for the figure and three for its stars."""
    assert worth([39], card_race().stars) == 4


@rule("002", POINTS, 3, 1, 2, 3)
@reading("K-9")
def test_the_figures_go_back_and_the_other_rows_stay() -> None:
    """002, points, 3: into the centre; and there is room for a row again."""
    play = on_turn("yellow", hand="2 5", yellow="9 | 8 25 38 | 30", green="7 33")
    before = view(play).centre
    lay(play, "row 2 2")
    assert rows(play, "yellow") == "9 |  | 30"
    assert rows(play, "green") == "7 33"
    centre = view(play).centre
    back = {number: centre[number] - before[number] for number in range(41)}
    assert {number for number, more in back.items() if more} == {8, 25, 38}
    assert before[40] == centre[40] == 1


@rule("002", POINTS, 4, 1, 2, 3, 4, 5, 6, 7)
@pytest.mark.parametrize("figure", [32, 33, 34])
def test_marie_finishes_a_row_of_seven_with_four_stars(figure: int) -> None:
    """002, points, the example of 4: 38 + 2 = 40, seven figures and four stars are eleven points.

    From 8 to 15 and from 20 to 28 are steps that no die makes: figures between were stolen.  The
    sixth figure stands in the picture alone; all that the text allows have no star.
    """
    row = [8, 15, 20, 28, figure, 38]
    steps = [after - before for before, after in pairwise(row)]
    assert [step > 6 for step in steps] == [True, False, True, False, False]
    play = on_turn("yellow", hand="2 5", yellow=" ".join(map(str, row)))
    events = lay(play, "row 1 2")
    assert events[:2] == [ExtendedRow(0, (2,), 1, 38, 40), ScoredRow(0, 1, 7, 4, 11, 11)]
    assert view(play).points[0] == 11
    assert rows(play, "yellow") == ""
    assert view(play).centre == (0, *[2] * 10, *[1] * 30)


@rule("002", POINTS, 5, 2)
def test_a_row_begun_with_both_dice_brings_two_new_ones() -> None:
    """002, points, the tip of 5: the hand is changed, to wait for the right die."""
    play = on_turn("yellow", hand="5 6", top="2 1", yellow="38")
    assert lay(play, "new 5+6")[-1] == DrewDice(0, 2, (1, 2))
    assert view(play, "yellow").hand == (1, 2)


@pytest.mark.many
@reading("K-10")
def test_the_40_is_never_stolen() -> None:
    """K-10: a row with it is scored at once, so it always lies in the centre."""
    for seed in range(4):
        for play, _ in answers(race(4), by_chance, seed, 10_000):
            assert view(play).centre[40] == 1


@rule("002", END, 1, 1, 2)
@rule("002", "Spielziel", 1, 6)
@reading("K-11")
@pytest.mark.parametrize(("people", "target"), [(2, 40), (3, 35), (4, 30)])
def test_a_player_that_has_enough_points_wins_at_once(people: int, target: int) -> None:
    """002, end: 40 for two, 35 for three, 30 for four, reached or passed; nobody draws any more."""
    for more in (0, 1):
        points = (target - 2 + more, 9, 0, 0)
        play = on_turn("yellow", race(people), hand="2 5", yellow="3 38", points=points)
        total = target + 3 + more
        assert lay(play, "row 1 2") == [
            ExtendedRow(0, (2,), 1, 38, 40),
            ScoredRow(0, 1, 3, 2, 5, total),
            ReachedTarget(0, total),
        ]
        assert play.table.over
        assert play.pending == OVER
        seen = view(play)
        assert (seen.winner, seen.turn, seen.target) == (0, None, target)
        assert play.game.standings(play.table)[:2] == [[0], [1]]


@rule("002", END, 1, 2)
@pytest.mark.parametrize("colour", ["green", "red", "black"])
def test_the_winner_is_a_player_that_reached_the_target(colour: str) -> None:
    """002, end, 1.2: "this player wins", wherever they sit."""
    seat = COLOURS.index(colour)
    points = [3, 3, 3, 3]
    points[seat] = 28
    own: dict[str, Any] = {colour: "3 38"}
    play = on_turn(colour, race(4), hand="2 5", points=points, **own)
    assert lay(play, "row 1 2")[-1] == ReachedTarget(seat, 33)
    assert (play.table.winner, view(play).winner) == (seat, seat)
    assert play.game.standings(play.table)[0] == [seat]


@rule("002", END, 1, 1)
@reading("K-11")
@pytest.mark.parametrize(("people", "target"), [(2, 40), (3, 35), (4, 30)])
def test_one_point_less_is_not_enough(people: int, target: int) -> None:
    """002, end, 1.1: and the next is on turn; exactly so many are enough."""
    for missing in (1, 0):
        points = (target - 5 - missing, 0, 0, 0)
        play = on_turn("yellow", race(people), hand="2 5", yellow="3 38", points=points)
        lay(play, "row 1 2")
        assert play.table.over == (not missing)
        if missing:
            assert turn(play) == "green"
            assert view(play).winner is None


@reading("K-11")
def test_a_player_that_follows_the_winner_has_no_further_turn() -> None:
    """K-11: even if the others have had one turn less."""
    play = on_turn("yellow", race(2), hand="2 5", yellow="38", green="39", points=(38, 39, 0, 0))
    lay(play, "row 1 2")
    assert play.table.over
    assert play.options(1) == ()


@rule("002", END, 1, 2)
def test_the_others_stand_by_their_points() -> None:
    """002, end, 1.2: the winner has the most; equal points share a place."""
    play = on_turn("red", race(4), hand="2 5", red="3 38", points=(9, 12, 28, 9))
    lay(play, "row 1 2")
    assert play.game.standings(play.table) == [[2], [1], [0, 3]]


@pytest.mark.parametrize(("people", "target"), [(2, 20), (3, 18), (4, 15)])
def test_half_the_points_may_be_enough(people: int, target: int) -> None:
    """`target`: half of 002, end, 1.1, rounded up."""
    play = on_turn("yellow", race(people, target="half"), hand="2 5", points=(9, 0, 0, 0))
    assert view(play).target == target
