"""002, "Figuren bei Mitspielern klauen": where a figure comes from."""

from __future__ import annotations

import pytest

from engine.card_race.game import BeganRow, DrewDice, ExtendedRow, Stole, TookOwn
from engine.core import IllegalAction
from tests.engine.card_race.tables import lay, on_turn, options, race, rows, view
from tests.rules import reading, rule

STEALING = "Figuren bei Mitspielern klauen"


@rule("002", STEALING, 1, 1)
@rule("002", "Spielziel", 1, 4)
@reading("K-2")
def test_a_figure_missing_in_the_centre_is_stolen_from_another_player() -> None:
    """002, stealing, 1.1."""
    play = on_turn("yellow", hand="3 6", top="1", yellow="9", green="12")
    assert lay(play, "row 1 3") == [
        ExtendedRow(0, (3,), 1, 9, 12),
        Stole(0, 1, 1, 12),
        DrewDice(0, 1, (1,)),
    ]
    assert rows(play, "yellow") == "9 12"
    assert rows(play, "green") == ""
    assert view(play).struck == ((1, 0),)
    assert Stole.captures == 1


@rule("002", STEALING, 1, 1)
@reading("K-2")
def test_a_figure_in_the_centre_is_taken_from_there() -> None:
    """002, stealing, 1.1: as long as a copy lies there, nobody is robbed."""
    play = on_turn("yellow", hand="3 6", green="3 5", red="4")
    assert "new 3" in options(play)
    assert [type(event) for event in lay(play, "new 3")] == [BeganRow, DrewDice]
    assert rows(play, "green") == "3 5"


@rule("002", STEALING, 1, 2, 3)
@pytest.mark.parametrize(
    ("before", "after"),
    [("12 15 21", "15 21"), ("8 12 15", "8 15"), ("3 8 12", "3 8")],
    ids=["beginning", "middle", "end"],
)
def test_a_figure_is_stolen_from_any_place_and_the_row_closes_up(before: str, after: str) -> None:
    """002, stealing, 1.2 and 1.3: beginning, middle or end."""
    play = on_turn("yellow", hand="3 6", yellow="9", green=before)
    lay(play, "row 1 3")
    assert rows(play, "green") == after


@rule("002", STEALING, 1, 2)
@reading("K-7")
def test_a_row_goes_on_from_the_last_figure_that_is_left() -> None:
    """K-7: and one without figures is none."""
    play = on_turn("yellow", race(2), hand="3 6", yellow="9", green="8 12 | 2 | 3")
    lay(play, "row 1 3")
    assert rows(play, "green") == "8 | 2 | 3"
    play = on_turn("yellow", race(2), hand="3 6", yellow="9", green="8 10 | 12 | 3")
    lay(play, "row 1 3")
    assert rows(play, "green") == "8 10 |  | 3"
    assert {(each.lay.row, each.lay.at) for each in view(play, "green").choices} == {
        (1, 10),
        (2, 0),
        (3, 3),
    }


@rule("002", STEALING, 1, 4)
@reading("K-3")
def test_of_two_owners_one_is_chosen() -> None:
    """002, stealing, 1.4: which can be only with 1 to 10."""
    play = on_turn("yellow", hand="3 6", green="2 6", red="6")
    assert options(play) == ["new 3", "new 6 from 1.1", "new 6 from 2.1", "new 3+6"]
    with pytest.raises(IllegalAction):
        lay(play, "new 6")
    other = play.fork()
    assert lay(play, "new 6 from 2.1")[1] == Stole(0, 2, 1, 6)
    assert (rows(play, "green"), rows(play, "red")) == ("2 6", "")
    assert lay(other, "new 6 from 1.1")[1] == Stole(0, 1, 1, 6)
    assert (rows(other, "green"), rows(other, "red")) == ("2", "6")


@reading("K-3")
def test_of_two_copies_of_one_owner_one_is_chosen() -> None:
    """K-3: by the row, in somebody else's rows and in one's own."""
    play = on_turn("yellow", hand="1 6", green="2 6 | 3 | 6")
    assert "new 6 from 1.1" in options(play)
    lay(play, "new 6 from 1.3")
    assert rows(play, "green") == "2 6 | 3"
    play = on_turn("yellow", hand="1 4", yellow="2 6 | 3 6")
    assert "new 4" in options(play)
    play = on_turn("yellow", hand="1 6", yellow="2 6 | 3 6")
    assert options(play)[-3:] == ["new 6 from 0.1", "new 6 from 0.2", "new 1+6"]
    assert lay(play, "new 6 from 0.2")[1] == TookOwn(0, 2, 6)
    assert rows(play, "yellow") == "2 6 | 3 | 6"


@rule("002", STEALING, 1, 5)
@reading("K-2")
def test_a_figure_in_an_own_row_is_taken_from_there() -> None:
    """002, stealing, 1.5: nobody else is robbed then."""
    play = on_turn("yellow", hand="3 6", yellow="9 | 2 12 30")
    assert options(play)[0] == "row 1 3"
    assert lay(play, "row 1 3")[:2] == [ExtendedRow(0, (3,), 1, 9, 12), TookOwn(0, 2, 12)]
    assert rows(play, "yellow") == "9 12 | 2 30"
    assert view(play).struck == (), "nobody lost anything"
    play = on_turn("yellow", hand="3 5", yellow="2 6 | 3", green="6")
    assert "row 2 3" in options(play)
    assert lay(play, "row 2 3")[1] == TookOwn(0, 1, 6)
    assert rows(play, "green") == "6"


@reading("K-2")
def test_a_copy_in_the_centre_goes_before_an_own_row() -> None:
    """K-2: the sentence about own rows stands where the centre has none."""
    play = on_turn("yellow", hand="3 5", yellow="2 6 | 3")
    assert [type(event) for event in lay(play, "row 2 3")] == [ExtendedRow, DrewDice]
    assert rows(play, "yellow") == "2 6 | 3 6"


@reading("K-2")
def test_own_rows_may_be_put_before_the_centre() -> None:
    """K-2, `own_row_first`: by the sentence alone; others are still robbed last."""
    game = race(own_row_first=True)
    play = on_turn("yellow", game, hand="3 5", yellow="2 6 | 3")
    assert lay(play, "row 2 3")[1] == TookOwn(0, 1, 6)
    assert rows(play, "yellow") == "2 | 3 6"
    play = on_turn("yellow", game, hand="3 5", yellow="3", green="6")
    assert [type(event) for event in lay(play, "row 1 3")] == [ExtendedRow, DrewDice]


@reading("K-4")
def test_an_own_row_that_is_emptied_makes_room_only_afterwards() -> None:
    """K-4: three rows are three rows, even if the figure would come from one of them."""
    play = on_turn("yellow", hand="3 5", yellow="5 | 20 | 31", green="5")
    assert [each for each in options(play) if each.startswith("new")] == []
    play = on_turn("yellow", hand="3 1", yellow="9 | 12 | 31")
    lay(play, "row 1 3")
    assert rows(play, "yellow") == "9 12 |  | 31"


@reading("K-5")
def test_a_row_may_begin_with_the_only_figure_of_another() -> None:
    """K-5: nothing is won by it but a new die."""
    play = on_turn("yellow", race(2), hand="3 5", top="6", yellow="5 | 20")
    assert lay(play, "new 5") == [
        BeganRow(0, (5,), 3, 5),
        TookOwn(0, 1, 5),
        DrewDice(0, 1, (6,)),
    ]
    assert rows(play, "yellow") == " | 20 | 5"


@rule("002", STEALING, 2, 1, 2, 3)
def test_lukas_takes_the_12_of_marie() -> None:
    """002, stealing, the example: his row ends with 9, he lays a 3, the 12 is Marie's."""
    play = on_turn("green", hand="3 4", yellow="8 12 15", green="9")
    events = lay(play, "row 1 3")
    assert events[:2] == [ExtendedRow(1, (3,), 1, 9, 12), Stole(1, 0, 1, 12)]
    assert rows(play, "green") == "9 12"
    assert rows(play, "yellow") == "8 15"
