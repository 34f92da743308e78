"""Inventur: everybody keeps three cards, all choosing at the same time."""

from __future__ import annotations

from engine.action_cards.table import DiscardedCards
from tests.engine.action_cards.tables import asked, do, drew, hand, options, prompt, table, turn
from tests.rules import reading


@reading("E-29")
def test_all_but_three_cards_are_discarded_open() -> None:
    """E-29: at the same time; each chooses."""
    held = {
        "yellow": "denkste denkste sprint tandem zugabe",
        "green": "aetsch freigang sprint tandem",
        "red": "aetsch aetsch freigang",
    }
    play = drew("inventur", hands=held)
    assert (asked(play), prompt(play)) == (["yellow", "green"], "discard")
    assert options(play, "yellow") == ["give denkste", "give sprint", "give tandem", "give zugabe"]
    do(play, "yellow", "give denkste")
    assert options(play, "yellow") == ["give denkste", "give sprint", "give tandem", "give zugabe"]
    do(play, "yellow", "give denkste")
    assert (asked(play), table(play).discard) == (["green"], [])
    events = do(play, "green", "give freigang")
    assert [each for each in events if isinstance(each, DiscardedCards)] == [
        DiscardedCards(0, ("denkste", "denkste")),
        DiscardedCards(1, ("freigang",)),
    ]
    assert [hand(play, each) for each in ("yellow", "green", "red")] == [
        "sprint tandem zugabe",
        "aetsch sprint tandem",
        "aetsch aetsch freigang",
    ]
    assert table(play).discard == ["denkste", "denkste", "freigang", "inventur"]
    assert turn(play) == "yellow"


def test_with_three_or_fewer_everywhere_nothing_happens() -> None:
    assert turn(drew("inventur", hands={"yellow": "sprint sprint sprint"})) == "yellow"
