"""Alle zurück!: clockwise, everybody's foremost piece that can goes 4 back, peacefully."""

from __future__ import annotations

from engine.action_cards.table import CouldNot
from engine.action_cards.views import Lasting
from engine.classic.events import Moved
from tests.engine.action_cards.tables import before, cards, drew, kinds, roll, stands, table, turn
from tests.rules import reading, rule


@reading("E-19")
@rule("003", "SPIELBLAUF", 8, 1)
def test_the_foremost_piece_that_can_goes_4_back() -> None:
    """003, 8.1: backward by a card; E-19: who cannot is skipped."""
    play = before("alle_zurueck", yellow="5 20 a B", green="4 3 B B", red="5 b B B")
    events = roll(play, 5)
    assert events[4:] == [CouldNot(3), Moved(0, 1, 20, 16), CouldNot(1), Moved(2, 0, 5, 1)]
    assert turn(play) == "yellow"


@reading("E-9")
def test_not_onto_or_past_the_own_start_square() -> None:
    """E-9: unless the rules allow it."""
    assert stands(drew("alle_zurueck", yellow="4 B B B"), "yellow") == "4 B B B"
    game = cards(backward_past_start=True)
    assert stands(drew("alle_zurueck", game, yellow="2 B B B"), "yellow") == "38 B B B"


def test_no_player_is_captured_where_it_ends() -> None:
    play = before("alle_zurueck", yellow="20 B B B", green="6 1 1 1")
    assert "Captured" not in kinds(roll(play, 5))
    assert stands(play, "green") == "2 1 1 1"
    assert stands(play, "yellow") == "16 B B B"


def test_no_window_opens() -> None:
    held = {"green": "denkste aetsch schutzengel"}
    assert turn(drew("alle_zurueck", hands=held, yellow="20 B B B")) == "yellow"


@reading("E-19")
def test_of_several_that_can_the_foremost_goes_and_not_one_that_cannot() -> None:
    """E-19: yellow's is barred, and the next goes; green's is in the goal, red's foremost is its last."""
    play = before("alle_zurueck", yellow="9 20 8 B", green="7 30 b B", red="5 6 30 B")
    table(play).lasting.append(Lasting("baustelle", 1, square=17))
    events = roll(play, 5)
    assert events[4:] == [CouldNot(3), Moved(0, 0, 9, 5), Moved(1, 1, 30, 26), Moved(2, 2, 30, 26)]
