"""003, "Kartenerklärungen": what the symbols of all kinds of cards mean."""

from __future__ import annotations

from typing import Any

import pytest

from engine.action_cards.cards import CardKind
from engine.action_cards.kinds import KINDS
from engine.action_cards.table import ActionCardsTable, PlayedCard
from engine.views import BASE, Piece, Step
from tests.engine.action_cards.tables import cards, on_turn, table, targets
from tests.rules import rule

every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)

COUNTERS = ("denkste", "aetsch")


@every_kind
@pytest.mark.parametrize("counter", COUNTERS)
@rule("003", "Kartenerklärungen", 1, 1)
def test_a_crossed_out_counter_is_of_no_use(kind: CardKind, counter: str) -> None:
    """003, symbols, 1.1: for every kind and both counters; else it is, for whom it fits."""
    game = cards()
    capture = Step(Piece(0, 0), 1, 2, (Piece(1, 0),))
    about = PlayedCard(0, kind.key, (capture,), affected=(1,))
    table = ActionCardsTable(pieces=[], hands=[[], [counter]])
    fits = game.answers(table, 1, about) == [f"play {counter}"]
    assert fits == (counter not in kind.card.crossed)


@every_kind
def test_the_timing_goes_with_the_moments(kind: CardKind) -> None:
    moments = set(kind.card.when)
    if kind.card.timing == "turn":
        assert moments == {"turn"}
    elif kind.card.timing == "at once":
        assert moments == {"drawn"}
        assert kind.card.crossed == ("denkste", "aetsch")
    else:
        assert moments & {"pause", "roll", "announced", "capture"}


POSITION: dict[str, Any] = {
    "yellow": "5 34 20 B",
    "green": "9 14 B B",
    "red": "8 B B a",
    "black": "3 3 B B",
}


@every_kind
@rule("003", "Kartenerklärungen", 2, 2)
@rule("003", "Kartenerklärungen", 3, 1)
def test_only_with_a_b_are_pieces_in_the_base_moved(kind: CardKind) -> None:
    """003, symbols, 2.2 and 3.1: by what a card announces."""
    play = on_turn("yellow", **POSITION)
    entering = [
        move for target in targets(play, kind, "yellow") for move in target.moves if move.at == BASE
    ]
    if kind.card.base is False:
        assert entering == []
    assert not entering or kind.card.base


@every_kind
@rule("003", "SPIELBLAUF", 7, 1)
def test_peaceful_cards_announce_no_capture(kind: CardKind) -> None:
    """003, 7.1."""
    play = on_turn("yellow", **POSITION)
    captures = [target for target in targets(play, kind, "yellow") if target.captures]
    assert not (kind.card.peaceful and captures)
    assert table(play).hands == [[], [], [], []]


@every_kind
@rule("003", "SPIELBLAUF", 2, 4)
def test_targets_are_told_apart_by_their_names(kind: CardKind) -> None:
    """003, 2.4: each is a whole way to carry the card out."""
    play = on_turn("yellow", hands={"green": "sprint sprint"}, **POSITION)
    names = [target.name for target in targets(play, kind, "yellow")]
    assert len(set(names)) == len(names)
