"""Ätsch!: a card just announced has no effect, if you alone would feel it."""

from __future__ import annotations

from typing import Any

from tests.engine.action_cards.tables import asked, counters, do, on_turn, stands, turn
from tests.rules import reading, rule

HERE: dict[str, Any] = {"yellow": "5 B B B", "green": "3 B B B"}


def test_it_cancels_a_card_that_affects_its_player_alone() -> None:
    held = {"yellow": "sprint", "green": "aetsch"}
    play = on_turn("yellow", hands=held, **HERE)
    do(play, "yellow", "play sprint 1")
    do(play, "green", "play aetsch")
    assert (stands(play, "yellow"), stands(play, "green")) == ("5 B B B", "3 B B B")
    assert turn(play) == "green"


def test_it_does_not_cancel_cards_against_several_players_or_another() -> None:
    held = {
        "yellow": "sprint",
        "green": "aetsch tandem",
        "red": "aetsch tandem",
        "black": "denkste",
    }
    nobody = on_turn("yellow", hands=held, yellow="5 B B B")
    do(nobody, "yellow", "play sprint 1")
    assert asked(nobody) == ["green", "red", "black"]
    assert counters(nobody, "green") == set()
    several = on_turn("yellow", hands=held, **HERE, red="33 B B B")
    do(several, "yellow", "play sprint 1")
    assert counters(several, "green") == counters(several, "red") == set()
    another = on_turn("yellow", hands=held, **HERE)
    do(another, "yellow", "play sprint 1")
    assert counters(another, "red") == set()
    assert counters(another, "green") == {"aetsch"}


@reading("E-16")
@rule("003", "Kartenerklärungen", 1, 1)
def test_against_it_helps_aetsch_but_not_denkste() -> None:
    """003, symbols, 1.1: Denkste! is crossed out on it; E-16: it is aimed at one alone."""
    held = {"yellow": "sprint aetsch denkste", "green": "aetsch aetsch", "red": "denkste aetsch"}
    play = on_turn("yellow", hands=held, **HERE)
    do(play, "yellow", "play sprint 1")
    do(play, "green", "play aetsch")
    assert asked(play) == ["yellow"]
    assert counters(play, "yellow") == {"aetsch"}
    do(play, "yellow", "play aetsch")
    assert asked(play) == ["green"]
    do(play, "green", "play aetsch")
    assert stands(play, "yellow") == "5 B B B"


def test_a_counter_is_aimed_at_one_alone() -> None:
    held = {"yellow": "sprint aetsch", "red": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    do(play, "red", "play denkste")
    assert counters(play, "yellow") == {"aetsch"}
    do(play, "yellow", "play aetsch")
    assert stands(play, "yellow") == "13 B B B"


def test_it_is_not_played_at_any_other_moment() -> None:
    play = on_turn("yellow", hands={"yellow": "aetsch", "green": "aetsch"}, yellow="5 B B B")
    assert counters(play, "yellow") == counters(play, "green") == set()
