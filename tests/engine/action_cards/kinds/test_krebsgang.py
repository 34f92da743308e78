"""Krebsgang: a piece on the track goes 1 to 6 backward."""

from __future__ import annotations

from engine.classic.events import Moved
from engine.races import Captured
from tests.engine.action_cards.tables import (
    cards,
    counters,
    do,
    lay,
    on_turn,
    plays,
    stands,
)
from tests.rules import reading, rule


@rule("003", "SPIELBLAUF", 8, 1)
def test_any_number_of_squares_backward() -> None:
    """003, 8.1: a card that moves backward."""
    play = on_turn("yellow", hands={"yellow": "krebsgang"}, yellow="20 a B B")
    assert plays(play, "yellow") == [f"krebsgang {pips} 1" for pips in range(1, 7)]
    assert lay(play, "yellow", "krebsgang 6 1")[-1] == Moved(0, 0, 20, 14)


@rule("003", "SPIELBLAUF", 8, 2)
@reading("E-9")
def test_never_onto_or_past_the_own_start_nor_into_or_out_of_the_goal() -> None:
    """003, 8.2; E-9: by the book of ours the own start square is the end."""
    play = on_turn("yellow", hands={"yellow": "krebsgang"}, yellow="3 A b B")
    assert plays(play, "yellow") == ["krebsgang 1 1", "krebsgang 2 1"]
    assert plays(on_turn("yellow", hands={"yellow": "krebsgang"}, yellow="1 A B d"), "yellow") == []


@reading("E-9")
@rule("003", "SPIELBLAUF", 8, 2)
def test_past_the_start_only_where_that_is_chosen_and_then_not_into_the_goal() -> None:
    """E-9, `backward_past_start`: it saves a lap; 003, 8.2: the goal is passed by."""
    game = cards(backward_past_start=True)
    play = on_turn("yellow", game, hands={"yellow": "krebsgang"}, yellow="2 B B B")
    assert plays(play, "yellow") == [f"krebsgang {pips} 1" for pips in range(1, 7)]
    lay(play, "yellow", "krebsgang 4 1")
    assert stands(play, "yellow") == "38 B B B"
    play = on_turn("yellow", game, hands={"yellow": "krebsgang"}, yellow="2 B B B")
    lay(play, "yellow", "krebsgang 2 1")
    assert stands(play, "yellow") == "A B B B", "onto the start square, not into the goal"
    play = on_turn("yellow", game, hands={"yellow": "krebsgang"}, yellow="A B B B")
    lay(play, "yellow", "krebsgang 1 1")
    assert stands(play, "yellow") == "39 B B B", "from the start square, too"


def test_it_may_capture_or_join() -> None:
    play = on_turn("yellow", hands={"yellow": "krebsgang"}, yellow="20 B B B", green="7 B B B")
    assert [each for each in plays(play, "yellow") if " 3 " in each] == [
        "krebsgang 3 1",
        "krebsgang 3 1 join",
    ]
    assert Captured(1, 0, 0) in lay(play, "yellow", "krebsgang 3 1")


def test_denkste_goes_and_aetsch_if_it_captures() -> None:
    held = {"yellow": "krebsgang", "green": "denkste aetsch"}
    play = on_turn("yellow", hands=held, yellow="20 B B B", green="7 B B B")
    other = play.fork()
    do(play, "yellow", "play krebsgang 3 1")
    assert counters(play, "green") == {"denkste", "aetsch"}
    do(other, "yellow", "play krebsgang 3 1 join")
    assert counters(other, "green") == {"denkste"}


def test_pieces_in_the_base_and_the_goal_stay() -> None:
    play = on_turn("yellow", hands={"yellow": "krebsgang"}, yellow="B B c d")
    assert plays(play, "yellow") == []
