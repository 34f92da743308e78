"""Tandem: two pieces on the track go exactly 3 forward, peacefully."""

from __future__ import annotations

from engine.classic.events import Moved
from tests.engine.action_cards.tables import cards, counters, do, kinds, lay, on_turn, plays, stands
from tests.rules import rule


def test_two_pieces_go_3_each() -> None:
    play = on_turn("yellow", hands={"yellow": "tandem"}, yellow="5 9 20 B")
    assert plays(play, "yellow") == ["tandem 1 2", "tandem 1 3", "tandem 2 3"]
    assert lay(play, "yellow", "tandem 1 3")[1:] == [Moved(0, 0, 5, 8), Moved(0, 2, 20, 23)]


def test_a_start_square_is_on_the_track() -> None:
    play = on_turn("yellow", hands={"yellow": "tandem"}, yellow="A 9 B B")
    assert plays(play, "yellow") == ["tandem 1 2"]


def test_two_on_one_square_are_two() -> None:
    play = on_turn("yellow", hands={"yellow": "tandem"}, yellow="5 5 5 B")
    assert plays(play, "yellow") == ["tandem 1 2"]
    lay(play, "yellow", "tandem 1 2")
    assert stands(play, "yellow") == "8 8 5 B"


@rule("003", "SPIELBLAUF", 2, 4)
def test_both_must_be_able_to() -> None:
    """003, 2.4: a card is played as a whole or not at all."""
    for squares in ("5 B B B", "5 a B B", "5 39 c B", "37 37 B B"):
        assert plays(on_turn("yellow", hands={"yellow": "tandem"}, yellow=squares), "yellow") == []
    play = on_turn("yellow", hands={"yellow": "tandem"}, yellow="37 38 B B")
    lay(play, "yellow", plays(play, "yellow")[0])
    assert stands(play, "yellow") == "a b B B"


def test_in_an_order_in_which_no_player_jumps_where_that_is_forbidden() -> None:
    game = cards(no_goal_jump=True)
    play = on_turn("yellow", game, hands={"yellow": "tandem"}, yellow="37 38 B B")
    assert plays(play, "yellow") == ["tandem 2 1"]
    lay(play, "yellow", "tandem 2 1")
    assert stands(play, "yellow") == "a b B B"


@rule("003", "SPIELBLAUF", 7, 1)
def test_no_player_is_captured() -> None:
    """003, 7.1: peaceful, for both of them."""
    play = on_turn("yellow", hands={"yellow": "tandem"}, yellow="5 9 B B", green="38 2 B B")
    assert plays(play, "yellow") == ["tandem 1 2"]
    assert kinds(lay(play, "yellow", "tandem 1 2")) == ["PlayedCard", "Moved", "Moved"]
    assert stands(play, "green") == "38 2 B B"


def test_denkste_goes_and_aetsch_never_fits() -> None:
    held = {"yellow": "tandem", "green": "denkste aetsch"}
    play = on_turn("yellow", hands=held, yellow="5 9 B B", green="2 B B B")
    do(play, "yellow", "play tandem 1 2")
    assert counters(play, "green") == {"denkste"}
