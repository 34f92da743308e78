"""Flohsprung: a piece on the track goes 1 or 2 squares, forward or backward, peacefully."""

from __future__ import annotations

import pytest

from engine.classic.events import Moved
from tests.engine.action_cards.tables import (
    asked,
    cards,
    do,
    kinds,
    on_turn,
    plays,
    prompt,
    stands,
    turn,
)
from tests.rules import reading, rule


@rule("003", "JEDERZEIT!", 1, 1)
def test_1_or_2_forward_or_backward_at_any_pause() -> None:
    """003, any time, 1.1: by anybody."""
    play = on_turn("yellow", hands={"green": "flohsprung"}, green="5 a B B")
    assert plays(play, "green") == [
        "flohsprung 1 +1",
        "flohsprung 1 -1",
        "flohsprung 1 +2",
        "flohsprung 1 -2",
    ]
    events = do(play, "green", "play flohsprung 1 -2")
    assert events[1:] == [Moved(1, 0, 5, 3)]
    assert (asked(play), prompt(play)) == (["yellow"], "roll")


@reading("E-9")
@rule("003", "SPIELBLAUF", 8, 2)
def test_back_neither_onto_the_own_start_nor_into_the_goal() -> None:
    """003, 8.2, and E-9."""
    play = on_turn("yellow", hands={"green": "flohsprung"}, green="A 2 39 d")
    assert plays(play, "green") == [
        "flohsprung 1 +1",
        "flohsprung 1 +2",
        "flohsprung 2 +1",
        "flohsprung 2 -1",
        "flohsprung 2 +2",
        "flohsprung 3 +1",
        "flohsprung 3 -1",
        "flohsprung 3 +2",
        "flohsprung 3 -2",
    ]


@pytest.mark.parametrize(("at", "hop"), [("12", "+1"), ("14", "-1")])
@rule("003", "SPIELBLAUF", 7, 1)
def test_no_player_is_captured(at: str, hop: str) -> None:
    """003, 7.1: peaceful, in both directions."""
    yellow = f"{at} B B B"
    play = on_turn("yellow", hands={"yellow": "flohsprung"}, yellow=yellow, green="3 B B B")
    assert kinds(do(play, "yellow", f"play flohsprung 1 {hop}")) == ["PlayedCard", "Moved"]
    assert (stands(play, "yellow"), stands(play, "green")) == ("13 B B B", "3 B B B")


def test_no_player_is_asked_about_a_card_without_an_answer() -> None:
    held = {"green": "flohsprung", "red": "denkste aetsch"}
    play = on_turn("yellow", hands=held, green="5 B B B")
    do(play, "green", "play flohsprung 1 +1")
    assert prompt(play) == "roll"


@reading("E-25")
def test_it_may_bring_the_last_piece_home_out_of_turn() -> None:
    """E-25: a win by a card counts at once."""
    play = on_turn("yellow", hands={"green": "flohsprung"}, green="39 b c d")
    events = do(play, "green", "play flohsprung 1 +1")
    assert kinds(events) == ["PlayedCard", "Moved", "Finished"]
    assert play.table.over


def test_a_player_that_finishes_so_in_the_own_turn_hands_it_on() -> None:
    game = cards(places=True)
    play = on_turn("yellow", game, hands={"yellow": "flohsprung sprint"}, yellow="39 b c d")
    events = do(play, "yellow", "play flohsprung 1 +1")
    assert kinds(events) == ["PlayedCard", "Moved", "Finished", "DiscardedCards"]
    assert (turn(play), play.table.over) == ("green", False)


def test_not_for_pieces_in_base_or_goal() -> None:
    play = on_turn("yellow", hands={"yellow": "flohsprung"}, yellow="a b B B")
    assert plays(play, "yellow") == []


def test_only_so_many_positions_of_a_colour_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is forgotten is worked out again, to the same."""
    monkeypatch.setattr("engine.action_cards.ways.KEPT", 2)
    game = cards()
    for yellow, kept in (("5 B B B", 1), ("9 B B B", 2), ("6 B B B", 1), ("5 B B B", 2)):
        play = on_turn("yellow", game, hands={"yellow": "flohsprung"}, yellow=yellow)
        assert plays(play, "yellow")[0] == "flohsprung 1 +1"
        assert len(game.ways._hops) == kept
        do(play, "yellow", "play flohsprung 1 +2")
        assert stands(play, "yellow") == f"{int(yellow[0]) + 2} B B B"
