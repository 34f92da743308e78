"""Decks of one's own: which are played with, and how the others are refused."""

from __future__ import annotations

import pytest
from msgspec import json

from data.shipped.decks import action_cards
from engine.action_cards.rules import RULES, Deck
from engine.own_decks import cards_of
from engine.rules import BadRules, choose
from tests.engine.action_cards.tables import cards


def file(**copies: int) -> bytes:
    return json.encode({"cards": [{"key": key, "copies": each} for key, each in copies.items()]})


def test_a_deck_of_known_kinds_is_played_with() -> None:
    deck = Deck.read(file(sprint=12, denkste=8))
    assert deck == "denkste 8, sprint 12"
    assert cards(deck=deck).cards == ["denkste"] * 8 + ["sprint"] * 12
    assert Deck.counts(deck) == {"denkste": 8, "sprint": 12}


def test_a_deck_is_written_as_the_file_that_is_read() -> None:
    """Of every kind how many there are, so that whoever changes it need not know how they are called."""
    names = {key: f"The {key}" for key in action_cards()}
    for deck in ("sprint 30", "denkste 8, sprint 12", "ours"):
        written = Deck.file(deck, names)
        assert Deck.counts(Deck.read(written)) == Deck.counts(deck)
        entries = json.decode(written)["cards"]
        assert [entry["key"] for entry in entries] == list(action_cards())
        assert [entry["name"] for entry in entries] == list(names.values())


@pytest.mark.parametrize("deck", ["ours", "twice"])
def test_a_deck_that_has_a_name_is_known_by_it_though_it_comes_as_a_file(deck: str) -> None:
    """Whoever sends back what they were sent has chosen nothing of their own."""
    assert Deck.read(Deck.file(deck, dict.fromkeys(action_cards(), ""))) == deck


def test_single_kinds_can_be_left_out() -> None:
    kinds = list(action_cards())
    deck = Deck.leaving_out("ours", ["karussell", "inventur"], kinds)
    assert len(cards(deck=deck).cards) == 53
    assert "karussell" not in cards(deck=deck).cards
    assert Deck.counts(Deck.leaving_out(deck, ["inventur"], kinds))["karussell"] == 1, "it is back"
    assert "sprint" not in Deck.counts(Deck.leaving_out(deck, ["sprint"], ["sprint"]))
    assert Deck.leaving_out(deck, [], kinds) == "ours"
    with pytest.raises(BadRules) as refused:
        Deck.leaving_out("ours", kinds[:25], kinds)
    assert refused.value.key == "deck-size"


def test_cards_that_come_back_into_a_doubled_deck_are_doubled() -> None:
    deck = Deck.leaving_out("twice", ["karussell", "sprint"], ["karussell", "sprint"])
    assert len(cards(deck=deck).cards) == 102
    assert Deck.leaving_out(deck, [], ["karussell", "sprint"]) == "twice"


def test_cards_that_come_back_into_a_deck_of_ones_own_are_as_many_as_in_ours() -> None:
    """Also where some kinds are doubled; those that stay keep their numbers."""
    deck = Deck.leaving_out("denkste 10, sprint 12", [], ["denkste", "sprint", "tandem"])
    assert deck == "denkste 10, sprint 12, tandem 2"


@pytest.mark.parametrize(
    ("deck", "key", "about"),
    [
        (b" " * (64 * 1024 + 1), "deck-too-big", {"kilobytes": "64"}),
        (b"{", "deck-unreadable", None),
        (b"\xff", "deck-unreadable", None),
        (b'{"cards": [{"key": "sprint"}]}', "deck-unreadable", None),
        (b'{"cards": [], "more": 1}', "deck-unreadable", None),
        (b'{"cards": [{"key": "sprint", "copies": 20, "more": 1}]}', "deck-unreadable", None),
        (file(sprint=20, kobold=2), "deck-kind", {"number": "2", "entry": "kobold"}),
        (file(**{"k" * 150: 20}), "deck-kind", {"number": "1", "entry": "k" * 100}),
        (file(sprint=20, tandem=-1), "deck-copies", {"number": "2", "entry": "tandem"}),
        (
            b'{"cards": [{"key": "sprint", "copies": 10}, {"key": "sprint", "copies": 10}]}',
            "deck-copies",
            {"number": "2", "entry": "sprint"},
        ),
        (file(sprint=19), "deck-size", {"cards": "19", "least": "20", "most": "110"}),
        (file(sprint=111), "deck-size", {"cards": "111", "least": "20", "most": "110"}),
    ],
)
def test_any_other_is_refused_and_the_entry_named(
    deck: bytes, key: str, about: dict[str, str] | None
) -> None:
    with pytest.raises(BadRules) as refused:
        Deck.read(deck)
    assert refused.value.key == key
    if about is not None:
        assert refused.value.about == about
    else:
        assert refused.value.about["reason"]


def test_a_file_of_64_kilobytes_is_read() -> None:
    assert Deck.read(file(sprint=20).ljust(64 * 1024)) == "sprint 20"


def test_a_deck_of_all_kinds_is_allowed() -> None:
    assert Deck.allows(", ".join(f"{key} 2" for key in sorted(action_cards())))


def test_cards_lie_in_the_order_of_their_names() -> None:
    """So that two files of one deck are shuffled alike."""
    assert cards_of("ours", {"b": 1, "a": 2}) == ["a", "a", "b"]


def test_20_to_110_cards() -> None:
    assert Deck.read(file(sprint=20)) == "sprint 20"
    assert Deck.read(file(sprint=110)) == "sprint 110"


@pytest.mark.parametrize(
    "deck",
    [
        "",
        "sprint",
        "sprint x",
        "sprint 19",
        "kobold 20",
        "sprint 12, denkste 8",
        "sprint 20 ",
        "sprint 020",
    ],
)
def test_a_malformed_deck_is_refused(deck: str) -> None:
    assert not Deck.allows(deck)
    with pytest.raises(BadRules):
        choose(RULES, {}, {"deck": deck})
    with pytest.raises(BadRules):
        choose(RULES, {}, {"deck": True})


def test_a_game_keeps_its_deck_in_its_rules() -> None:
    deck = Deck.read(file(sprint=12, denkste=8))
    values = choose(RULES, {}, {"deck": deck})
    assert cards_of(str(values["deck"]), Deck.ours) == cards(deck=deck).cards
