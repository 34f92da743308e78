"""Heimweh: a piece near the goal goes to the first goal square that is free."""

from __future__ import annotations

from engine.classic.events import Moved
from tests.engine.action_cards.tables import cards, counters, do, lay, on_turn, plays


def test_from_at_most_6_squares_before_the_goal() -> None:
    play = on_turn("yellow", hands={"yellow": "heimweh"}, yellow="33 34 39 B")
    assert plays(play, "yellow") == ["heimweh 2", "heimweh 3"]
    assert lay(play, "yellow", "heimweh 2")[-1] == Moved(0, 1, 34, 40)


def test_to_the_first_square_that_is_free() -> None:
    play = on_turn("yellow", hands={"yellow": "heimweh"}, yellow="34 a b B")
    assert lay(play, "yellow", "heimweh 1")[-1] == Moved(0, 0, 34, 42)


def test_not_over_own_pieces_where_that_is_forbidden() -> None:
    game = cards(no_goal_jump=True)
    assert (
        plays(on_turn("yellow", game, hands={"yellow": "heimweh"}, yellow="34 a B B"), "yellow")
        == []
    )
    play = on_turn("yellow", game, hands={"yellow": "heimweh"}, yellow="34 b B B")
    assert lay(play, "yellow", "heimweh 1")[-1] == Moved(0, 0, 34, 40)


def test_not_from_the_base_or_within_the_goal() -> None:
    play = on_turn("yellow", hands={"yellow": "heimweh"}, yellow="B a 20 d")
    assert plays(play, "yellow") == []


def test_it_wins_at_once() -> None:
    play = on_turn("yellow", hands={"yellow": "heimweh"}, yellow="39 a b c")
    lay(play, "yellow", "heimweh 1")
    assert play.table.over
    assert play.game.standings(play.table)[0] == [0]


def test_denkste_goes_aetsch_does_not() -> None:
    held = {"yellow": "heimweh", "green": "denkste aetsch"}
    play = on_turn("yellow", hands=held, yellow="34 B B B")
    do(play, "yellow", "play heimweh 1")
    assert counters(play, "green") == {"denkste"}
