"""Taschendieb: two cards of an opponent's hand, by chance."""

from __future__ import annotations

from engine.action_cards.table import CancelledCard, TookCard
from engine.chance import Pick
from tests.engine.action_cards.tables import (
    all_pass,
    chance,
    counters,
    do,
    hand,
    lay,
    on_turn,
    plays,
    turn,
)
from tests.rules import rule


@rule("003", "SPIELBLAUF", 4, 3)
def test_two_cards_change_hands() -> None:
    """003, 4.3: also above five."""
    held = {
        "yellow": "taschendieb freigang freigang freigang sprint sprint",
        "green": "aetsch denkste zugabe",
    }
    play = on_turn("yellow", hands=held)
    assert "taschendieb 1" in plays(play, "yellow")
    lay(play, "yellow", "taschendieb 1")
    assert play.pending == Pick(3)
    assert chance(play, 2, 0)[:2] == [TookCard(0, 1, "zugabe"), TookCard(0, 1, "aetsch")]
    assert hand(play, "green") == "denkste"
    assert hand(play, "yellow") == "aetsch freigang freigang freigang sprint sprint zugabe"
    assert turn(play) == "green"


def test_only_from_a_player_that_holds_two() -> None:
    held = {"yellow": "taschendieb", "green": "aetsch", "red": "sprint sprint"}
    assert plays(on_turn("yellow", hands=held), "yellow") == ["taschendieb 2"]


def test_only_the_two_players_know_the_taken_card() -> None:
    event = TookCard(0, 1, "zugabe")
    assert [event.seen_by(each).card for each in (0, 1, 2, None)] == ["zugabe", "zugabe", "", ""]


def test_a_player_that_spent_a_card_on_reacting_has_fewer_to_lose() -> None:
    held = {"yellow": "denkste taschendieb", "green": "denkste sprint"}
    play = on_turn("yellow", hands=held)
    do(play, "yellow", "play taschendieb 1")
    do(play, "green", "play denkste")
    events = do(play, "yellow", "play denkste")
    events += all_pass(play)
    assert CancelledCard(1, "denkste") in events
    assert TookCard(0, 1, "sprint") in chance(play, 0)
    assert (hand(play, "yellow"), hand(play, "green")) == ("sprint", "")


def test_both_counters_go() -> None:
    held = {"yellow": "taschendieb", "green": "denkste aetsch", "red": "aetsch denkste"}
    play = on_turn("yellow", hands=held)
    do(play, "yellow", "play taschendieb 1")
    assert counters(play, "green") == {"denkste", "aetsch"}
    assert counters(play, "red") == {"denkste"}


def test_a_player_that_has_spent_a_card_on_reacting_has_one_left_to_lose() -> None:
    held = {"yellow": "taschendieb denkste", "green": "denkste tandem"}
    play = on_turn("yellow", hands=held)
    do(play, "yellow", "play taschendieb 1")
    do(play, "green", "play denkste")
    do(play, "yellow", "play denkste")
    all_pass(play)
    chance(play, 0)
    assert (hand(play, "yellow"), hand(play, "green"), turn(play)) == ("tandem", "", "green")
