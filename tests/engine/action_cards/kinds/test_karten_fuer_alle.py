"""Karten für alle: clockwise, everybody draws a card, however many they hold."""

from __future__ import annotations

from engine.action_cards.table import ActedAtOnce, DrewAtOnce, DrewCard
from tests.engine.action_cards.tables import before, cards, drew, hand, roll, table, turn
from tests.rules import reading, rule


@rule("003", "SPIELBLAUF", 4, 2, 3)
def test_everybody_draws_one_clockwise_from_the_drawer() -> None:
    """003, 4.2 and 4.3: the limit of five does not hold here."""
    full = {"yellow": "sprint sprint sprint tandem tandem"}
    play = before("karten_fuer_alle denkste aetsch zugabe freigang", hands=full)
    assert roll(play, 5)[4:] == [
        DrewCard(3, "denkste"),
        DrewCard(0, "aetsch"),
        DrewCard(1, "zugabe"),
        DrewCard(2, "freigang"),
    ]
    assert hand(play, "yellow") == "aetsch sprint sprint sprint tandem tandem"
    assert turn(play) == "yellow"


@reading("E-12")
@rule("003", "SOFORT!", 1, 3)
def test_at_once_cards_act_in_the_order_of_drawing() -> None:
    """E-12: in the order of drawing; SOFORT 1.3: nobody gets another card instead."""
    play = before("karten_fuer_alle tempolimit aetsch alle_zurueck freigang")
    events = roll(play, 5)
    assert events[4:10] == [
        DrewAtOnce(3, "tempolimit"),
        DrewCard(0, "aetsch"),
        DrewAtOnce(1, "alle_zurueck"),
        DrewCard(2, "freigang"),
        ActedAtOnce(3, "tempolimit"),
        events[9],
    ]
    assert ActedAtOnce(1, "alle_zurueck") in events[10:]
    assert (hand(play, "black"), hand(play, "green")) == ("", "")
    assert table(play).discard == ["karten_fuer_alle", "alle_zurueck"]


@reading("E-13")
def test_with_too_few_cards_some_get_none() -> None:
    """E-13: nothing to be drawn, nothing drawn."""
    game = cards(deck="denkste 1, karten_fuer_alle 1, sprint 18")
    held = {"yellow": " ".join(["sprint"] * 18)}
    play = drew("karten_fuer_alle denkste", game, hands=held)
    assert [len(hand(play, each).split()) for each in ("black", "yellow", "red")] == [1, 18, 0]
    assert table(play).discard == ["karten_fuer_alle"]


@reading("E-12")
def test_two_do_not_draw_each_other_for_ever() -> None:
    """E-12: what has acted is not drawn again before all that was drawn has acted."""
    game = cards(deck="karten_fuer_alle 2, sprint 18")
    play = drew("karten_fuer_alle", game, hands={"yellow": " ".join(["sprint"] * 18)})
    assert (turn(play), table(play).discard) == ("yellow", ["karten_fuer_alle"] * 2)
