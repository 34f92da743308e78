"""Kartenkarussell: everybody passes a card of their choice to the left, at the same time."""

from __future__ import annotations

from typing import Any

import pytest

from engine.action_cards.table import PassedOn
from engine.core import Decision, seen
from tests.engine.action_cards.tables import (
    asked,
    cards,
    do,
    drew,
    hand,
    options,
    prompt,
    seat,
    turn,
    view,
)
from tests.rules import reading

HELD: dict[str, Any] = {"yellow": "sprint tandem", "green": "denkste", "black": "zugabe zugabe"}


@reading("E-29")
def test_all_cards_move_on_together() -> None:
    """E-29: chosen at the same time, unseen; whoever holds a single one has nothing to choose."""
    play = drew("karussell", hands=HELD)
    assert (asked(play), prompt(play)) == (["black", "yellow"], "pass-on")
    assert options(play, "yellow") == ["give sprint", "give tandem"]
    assert do(play, "yellow", "give tandem") == []
    assert do(play, "black", "give zugabe")[:3] == [
        PassedOn(3, 0, "zugabe"),
        PassedOn(0, 1, "tandem"),
        PassedOn(1, 2, "denkste"),
    ]
    assert [hand(play, each) for each in ("yellow", "green", "red", "black")] == [
        "sprint zugabe",
        "tandem",
        "denkste",
        "zugabe",
    ]
    assert turn(play) == "yellow"


def test_it_goes_round_also_where_everybody_holds_cards() -> None:
    held = {"yellow": "denkste", "green": "sprint tandem", "red": "zugabe", "black": "freigang"}
    play = drew("karussell", hands=held)
    assert asked(play) == ["green"]
    do(play, "green", "give tandem")
    assert [hand(play, each) for each in ("yellow", "green", "red", "black")] == [
        "freigang",
        "denkste sprint",
        "tandem",
        "zugabe",
    ]


def test_when_time_is_up_the_first_card_is_given() -> None:
    play = drew("karussell", hands=HELD)
    assert isinstance(play.pending, Decision)
    assert play.pending.default == {3: "give zugabe", 0: "give sprint"}


def test_a_passed_card_is_known_to_two_players() -> None:
    event = PassedOn(3, 0, "zugabe")
    assert [event.seen_by(each) == event for each in (0, 1, 2, 3, None)] == [
        True,
        False,
        False,
        True,
        False,
    ]


def test_each_player_sees_only_their_own_cards_to_pass() -> None:
    play = drew("karussell", hands=HELD)
    asked_for = seen(play.pending, seat("black"))
    assert isinstance(asked_for, Decision)
    assert asked_for.options == {3: ("give zugabe",)}, (
        "two of a kind are asked about: it is not known"
    )
    do(play, "yellow", "give tandem")
    assert view(play, "black").held == view(play).held


def test_where_no_player_has_a_choice_no_player_is_asked() -> None:
    play = drew("karussell", hands={"yellow": "sprint", "red": "tandem"})
    assert [hand(play, each) for each in ("yellow", "green", "red", "black")] == [
        "",
        "sprint",
        "",
        "tandem",
    ]
    assert turn(play) == "yellow"


def test_without_cards_nothing_happens() -> None:
    assert turn(drew("karussell")) == "yellow"


@reading("E-22")
@pytest.mark.parametrize("home", ["green", "green red"])
def test_a_player_that_has_finished_is_passed_over(home: str) -> None:
    """E-22: the card goes to the next who still plays, and nobody else gets two."""
    held = {"yellow": "tandem", "black": "zugabe"}
    if home == "green":
        held["red"] = "denkste"
    play = drew("karussell", cards(places=True), hands=held, home=home, green="a b c d")
    hands = [hand(play, each) for each in ("yellow", "green", "red", "black")]
    assert hands == (
        ["zugabe", "", "tandem", "denkste"] if home == "green" else ["zugabe", "", "", "tandem"]
    )
