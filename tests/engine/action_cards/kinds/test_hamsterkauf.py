"""Hamsterkauf: three cards, however many are held."""

from __future__ import annotations

from engine.action_cards.table import ActedAtOnce, DrewAtOnce, DrewCard
from tests.engine.action_cards.tables import cards, counters, do, hand, lay, on_turn, plays, turn
from tests.rules import reading, rule


@rule("003", "SPIELBLAUF", 4, 2, 3)
def test_three_cards_are_drawn_however_many_are_held() -> None:
    """003, 4.2 and 4.3: the card says so."""
    held = {"yellow": "hamsterkauf freigang freigang freigang sprint sprint"}
    play = on_turn("yellow", hands=held, pile="zugabe denkste aetsch")
    assert lay(play, "yellow", "hamsterkauf")[1:] == [
        DrewCard(0, "zugabe"),
        DrewCard(0, "denkste"),
        DrewCard(0, "aetsch"),
    ]
    assert len(hand(play, "yellow").split()) == 8
    assert turn(play) == "green"


@reading("E-12")
def test_at_once_cards_act_after_the_draw_and_are_not_replaced() -> None:
    """E-12: in the order of drawing."""
    play = on_turn(
        "yellow", hands={"yellow": "hamsterkauf"}, pile="tempolimit denkste alle_zurueck"
    )
    events = lay(play, "yellow", "hamsterkauf")
    assert events[1:5] == [
        DrewAtOnce(0, "tempolimit"),
        DrewCard(0, "denkste"),
        DrewAtOnce(0, "alle_zurueck"),
        ActedAtOnce(0, "tempolimit"),
    ]
    assert ActedAtOnce(0, "alle_zurueck") in events
    assert hand(play, "yellow") == "denkste"


def test_not_with_fewer_than_three_cards_left() -> None:
    game = cards(deck="freigang 3, hamsterkauf 1, sprint 16")
    held = {"yellow": "hamsterkauf freigang", "green": " ".join(["sprint"] * 16)}
    play = on_turn("yellow", game, hands=held, yellow="B B B B")
    assert plays(play, "yellow") == ["freigang enter"]
    held["green"] = " ".join(["sprint"] * 15)
    for deck in (3, 1, 0):
        play = on_turn("yellow", game, hands=held, deck=deck)
        assert "hamsterkauf" in plays(play, "yellow"), "the discards count as well"


def test_denkste_goes_aetsch_does_not() -> None:
    play = on_turn("yellow", hands={"yellow": "hamsterkauf", "green": "denkste aetsch"})
    do(play, "yellow", "play hamsterkauf")
    assert counters(play, "green") == {"denkste"}
