"""Baustelle: no piece may land on a square or pass it until one's next turn begins."""

from __future__ import annotations

import pytest

from engine.action_cards.table import BeganLasting, EndedLasting
from engine.classic.events import Stuck
from tests.engine.action_cards.tables import (
    counters,
    do,
    lay,
    moves,
    on_turn,
    plays,
    roll,
    stands,
    table,
    turn,
    view,
)
from tests.rules import rule


def test_any_empty_square_that_is_no_start() -> None:
    play = on_turn("yellow", hands={"yellow": "baustelle"}, yellow="5 B B B", green="6 a B B")
    squares = {int(each.split()[1]) for each in plays(play, "yellow")}
    assert squares == set(range(1, 41)) - {1, 11, 21, 31} - {6, 17}


@rule("003", "SPIELBLAUF", 9, 1)
def test_no_player_lands_there_or_passes() -> None:
    """003, 9.1: who cannot move because of a card may draw one nevertheless."""
    play = on_turn("yellow", hands={"yellow": "baustelle"}, green="5 B B B", pile="sprint")
    assert BeganLasting(0, "baustelle", None, 17) in lay(play, "yellow", "baustelle 18")
    assert view(play).lasting[0].square == 17
    other = play.fork()
    assert roll(play, 2)[1] == Stuck(1, 2)
    assert table(play).hands[1] == ["sprint"]
    roll(other, 1)
    assert moves(other, "green") == ["move 1"]


def test_by_cards_neither_forward_nor_backward() -> None:
    held = {
        "yellow": "baustelle",
        "green": "sprint wahlwuerfel krebsgang tandem flohsprung windstoss heimweh",
    }
    play = on_turn("yellow", hands=held, green="5 9 B B", red="B B B B")
    lay(play, "yellow", "baustelle 18")
    can = plays(play, "green")
    assert [each for each in can if each.startswith("sprint")] == ["sprint 2"]
    assert "wahlwuerfel 1 1" in can
    assert "wahlwuerfel 2 1" not in can
    assert "krebsgang 1 2" in can
    assert "krebsgang 2 2" not in can
    assert not [each for each in can if each.startswith("tandem")]
    assert "flohsprung 2 -1" in can
    assert "flohsprung 2 -2" not in can
    assert "flohsprung 1 +1" in can
    assert "flohsprung 1 +2" not in can, "onto it"


def test_pushed_and_homesick_pieces_stop_as_well() -> None:
    held = {"yellow": "baustelle", "green": "windstoss heimweh"}
    play = on_turn("yellow", hands=held, green="8 34 B B", red="39 B B B")
    lay(play, "yellow", "baustelle 18")
    assert "windstoss 1" not in plays(play, "green")
    play = on_turn("yellow", hands=held, green="36 B B B")
    lay(play, "yellow", "baustelle 9")
    assert "heimweh 1" not in plays(play, "green")


def test_it_ends_when_the_own_turn_begins() -> None:
    play = on_turn("yellow", hands={"yellow": "baustelle"}, pile="sprint sprint sprint")
    lay(play, "yellow", "baustelle 18")
    for _ in range(2):
        roll(play, 5)
    assert EndedLasting(0, "baustelle") in roll(play, 5)
    assert (turn(play), table(play).blocked) == ("yellow", [])


def test_pieces_still_come_in() -> None:
    play = on_turn("yellow", hands={"yellow": "baustelle"})
    lay(play, "yellow", "baustelle 12")
    roll(play, 6)
    do(play, "green", "enter")
    assert stands(play, "green") == "A B B B"


def test_denkste_goes_aetsch_does_not() -> None:
    play = on_turn("yellow", hands={"yellow": "baustelle", "green": "denkste aetsch"})
    do(play, "yellow", "play baustelle 18")
    assert counters(play, "green") == {"denkste"}


@rule("003", "SPIELBLAUF", 9, 1)
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_roll_passes_it_as_little_as_it_lands_there(pips: int) -> None:
    """003, 9.1: what stands behind it moves up to it at most; what stands before it, as ever."""
    play = on_turn("yellow", hands={"yellow": "baustelle"}, green="5 20 B B", red="5 B B B")
    lay(play, "yellow", "baustelle 18")
    roll(play, pips)
    can = ["enter"] if pips == 6 else ["move 1", "move 2"] if pips == 1 else ["move 2"]
    assert moves(play, "green") == can
