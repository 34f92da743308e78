"""002, "Zahlenreihen bilden": how rows begin and grow."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.card_race.game import BeganRow, CardRaceTable, DrewDice, ExtendedRow
from engine.card_race.rows import Position, after, choices, lays
from engine.core import IllegalAction
from engine.players import by_chance
from engine.rules import Value
from engine.simulate import answers
from engine.views import Lay, Seat, Spot
from tests.engine.card_race.tables import COLOURS, lay, on_turn, options, race, rows, turn, view
from tests.rules import reading, rule

ROWS = "Zahlenreihen bilden"


@rule("002", ROWS, 1, 1)
@rule("002", "Spielziel", 1, 3)
def test_the_first_figure_begins_a_row() -> None:
    """002, rows, 1.1: the one of the die's number."""
    play = on_turn("yellow", hand="4 6")
    assert options(play) == ["new 4", "new 6", "new 4+6"]
    lay(play, "new 6")
    assert rows(play, "yellow") == "6"


@rule("002", ROWS, 1, 2, 3)
@reading("K-6")
def test_both_dice_may_begin_a_row_with_their_sum() -> None:
    """002, rows, 1.2 and 1.3: any sum from 2 to 12; then two dice are drawn."""
    play = on_turn("yellow", hand="6 6", top="1 2", green="3")
    assert options(play) == ["new 6", "new 6+6"]
    assert lay(play, "new 6+6") == [BeganRow(0, (6, 6), 1, 12), DrewDice(0, 2, (1, 2))]
    assert rows(play, "yellow") == "12"
    assert view(play).discard == (6, 6)
    play = on_turn("yellow", hand="1 1")
    assert options(play) == ["new 1", "new 1+1"]


@rule("002", ROWS, 1, 2)
@rule("002", ROWS, 5, 3)
@reading("K-6")
def test_both_dice_never_extend_a_row() -> None:
    """002, rows, 1.2 and 5.3: one die at a time."""
    play = on_turn("yellow", hand="2 6", yellow="8 | 5 | 3")
    assert options(play) == ["row 1 2", "row 2 2", "row 3 2", "row 1 6", "row 2 6", "row 3 6"]
    with pytest.raises(IllegalAction):
        lay(play, "row 1 2+6")


@rule("002", ROWS, 2, 1, 2)
@rule("002", ROWS, 4, 1, 2, 3)
def test_marie_lays_2_and_6_for_the_8_then_a_4_and_a_3() -> None:
    """002, rows, the examples of 2 and 4: 2 + 6 = 8, 8 + 4 = 12, 12 + 3 = 15."""
    play = on_turn("yellow", race(2), hand="2 6", top="4 1 1 3")
    events = lay(play, "new 2+6")
    assert events == [BeganRow(0, (2, 6), 1, 8), DrewDice(0, 2, (1, 4))]
    lay(play, "new 1")
    assert lay(play, "row 1 4") == [ExtendedRow(0, (4,), 1, 8, 12), DrewDice(0, 1, (3,))]
    lay(play, "row 1 1")
    assert lay(play, "row 1 3")[0] == ExtendedRow(0, (3,), 1, 12, 15)
    assert rows(play, "yellow") == "8 12 15"
    assert view(play).centre[8] == view(play).centre[12] == view(play).centre[15] == 0


@rule("002", ROWS, 3, 1, 2, 3)
@rule("002", "Spielziel", 1, 3)
def test_a_die_is_added_to_the_last_figure_of_a_row() -> None:
    """002, rows, 3: the figure of that sum goes to its right, and two dice are in hand again."""
    play = on_turn("yellow", hand="2 5", top="6", yellow="3 9 | 15 20")
    assert lay(play, "row 2 5") == [ExtendedRow(0, (5,), 2, 20, 25), DrewDice(0, 1, (6,))]
    assert rows(play, "yellow") == "3 9 | 15 20 25"
    assert view(play, "yellow").hand == (2, 6)


@rule("002", ROWS, 5, 1, 2)
def test_there_may_be_three_rows_but_not_four() -> None:
    """002, rows, 5.1 and 5.2."""
    play = on_turn("yellow", hand="2 6", yellow="8 | 20")
    assert "new 2" in options(play)
    assert lay(play, "new 2")[0] == BeganRow(0, (2,), 3, 2)
    play = on_turn("yellow", hand="2 6", yellow="8 | 20 | 31")
    assert [each for each in options(play) if each.startswith("new")] == []


@rule("002", ROWS, 5, 2)
@rule("002", "So gibt es Punkte", 3, 3)
def test_rows_that_were_scored_do_not_count_for_the_three() -> None:
    """002, rows, 5.2: however many one has had; their place is free again."""
    play = on_turn("yellow", hand="2 6", top="1", yellow="8 | 20 34 | 31", points=(30, 0, 0, 0))
    lay(play, "row 2 6")
    assert rows(play, "yellow") == "8 |  | 31"
    lay(play, "new 1")
    lay(play, "new 1")
    assert turn(play) == "yellow"
    lay(play, "new 2")
    assert rows(play, "yellow") == "8 | 2 | 31"


@pytest.mark.many
@reading("K-8")
def test_a_figure_is_never_taken_from_the_row_that_gets_it() -> None:
    """K-8: rows rise, so what they get is not in them yet."""
    for seed in range(5):
        for play, _ in answers(race(4), by_chance, seed, 10_000):
            for each in view(play, None if play.table.turn is None else "yellow").choices:
                assert each.lay.source != Spot(each.lay.seat, each.lay.row)
                assert each.lay.at < each.lay.to


def test_the_view_describes_every_option_in_full() -> None:
    """Die, row, from which figure to which, and where it comes from."""
    play = on_turn("yellow", race(4), hand="2 6", yellow="8 12", green="18", red="2 14", black="2")
    assert {each.action: each.lay for each in view(play, "yellow").choices} == {
        "row 1 2": Lay(0, (2,), 1, 12, 14, Spot(2, 1)),
        "row 1 6": Lay(0, (6,), 1, 12, 18, Spot(1, 1)),
        "new 2 from 2.1": Lay(0, (2,), 2, 0, 2, Spot(2, 1)),
        "new 2 from 3.1": Lay(0, (2,), 2, 0, 2, Spot(3, 1)),
        "new 6": Lay(0, (6,), 2, 0, 6),
        "new 2+6": Lay(0, (2, 6), 2, 0, 8),
    }
    assert tuple(each.action for each in view(play, "yellow").choices) == tuple(options(play))


def test_positions_are_not_changed_by_looking_ahead() -> None:
    position = [[[8, 12], [], []], [[14], [], []], [], []]
    (only,) = (each for each in lays(position, [1] * 41, 0, [2, 6]) if each.to == 14)
    assert after(position, only) == [[[8, 12, 14], [], []], [[], [], []], [], []]
    assert position == [[[8, 12], [], []], [[14], [], []], [], []]


def test_a_single_die_is_laid_alone() -> None:
    """While the second one is still to be drawn; and from the centre, if nothing else is said."""
    position: Position = [[[6], [], []], [[], [], []], [], []]
    assert lays(position, [2] * 41, 0, [6]) == [Lay(0, (6,), 1, 6, 12), Lay(0, (6,), 2, 0, 6)]


# --- an oracle --------------------------------------------------------------------------------------


def by_the_book(
    table: CardRaceTable, seat: Seat, copies: Sequence[int], own_first: Value
) -> set[tuple[tuple[int, ...], int, int, Spot | None]]:
    """Return what *seat* may lay, by another way: figure after figure, each with all its owners."""
    found: set[tuple[tuple[int, ...], int, int, Spot | None]] = set()
    one, other = table.hands[seat]
    own = table.rows[seat]
    for number in range(1, 41):
        reasons: list[tuple[tuple[int, ...], int]] = [
            ((die,), row)
            for die in (one, other)
            for row in (1, 2, 3)
            if own[row - 1] and own[row - 1][-1] == number - die
        ]
        if [] in own:
            free = own.index([]) + 1
            reasons += [((die,), free) for die in (one, other) if die == number]
            reasons += [((min(one, other), max(one, other)), free)] * (one + other == number)
        mine, theirs = set[Spot](), set[Spot]()
        for owner, rows_of in enumerate(table.rows):
            for row, figures in enumerate(rows_of, 1):
                if number in figures:
                    (mine if owner == seat else theirs).add(Spot(owner, row))
        in_centre = copies[number] - len(mine) - len(theirs)
        assert in_centre >= 0
        allowed: set[Spot] | set[None]
        if (mine and own_first) or (mine and not in_centre):
            allowed = mine
        elif in_centre:
            allowed = {None}
        else:
            allowed = theirs
        found |= {(dice, row, number, spot) for dice, row in reasons for spot in allowed}
    return found


@pytest.mark.many
@pytest.mark.parametrize("own_first", [False, True])
@pytest.mark.parametrize("people", [2, 3, 4])
def test_the_offered_lays_are_those_of_the_rulebook(people: int, own_first: bool) -> None:
    """In games played by chance, against a list made in another way."""
    game = race(people, own_row_first=own_first)
    copies = [0] + [1 if people == 2 else 2] * 10 + [1] * 30
    compared = 0
    for seed in range(4):
        for play, _ in answers(game, by_chance, seed, 10_000):
            seat = play.table.turn
            if seat is None or play.table.over or not play.options(seat):
                continue
            expected = by_the_book(play.table, seat, copies, own_first)
            offered = choices(
                lays(play.table.rows, copies, seat, play.table.hands[seat], own_first)
            )
            assert {
                (each.lay.dice, each.lay.row, each.lay.to, each.lay.source) for each in offered
            } == expected
            assert len({each.action for each in offered}) == len(offered) == len(expected)
            compared += 1
    assert compared > 300


@pytest.mark.many
def test_every_play_is_made_as_it_was_announced() -> None:
    """The figure is where the choice said it would be, and gone from where it was."""
    for play, _ in answers(race(4), by_chance, 3, 300):
        seat = play.table.turn
        for each in () if seat is None else view(play, COLOURS[seat]).choices:
            if each.lay.to < 40:
                fork = play.fork()
                fork.answer(each.lay.seat, each.action)
                assert fork.table.rows == after(play.table.rows, each.lay)
