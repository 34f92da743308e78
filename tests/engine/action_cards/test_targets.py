"""At what cards aim: whatever stands where, no two targets of a card come to the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.action_cards.cards import CardKind, Target
from engine.action_cards.kinds import KINDS
from engine.action_cards.views import Lasting
from tests.engine.action_cards.tables import Cards, cards, on_turn, table, targets

GAME = cards(backward_past_start=True)
SQUARES = ["B", "A", *map(str, range(1, 40)), *"abcd"]
PIECES = st.lists(st.sampled_from(SQUARES), min_size=4, max_size=4).filter(
    lambda own: all(own.count(goal) < 2 for goal in "abcd")
)


def effect(play: Cards, target: Target) -> object:
    """What a card announces; pieces of a colour on one square are one (A-3, E-4)."""
    joins = target.name.endswith(" join")
    moves = sorted((each.seat, each.at, each.to, bool(each.captures)) for each in target.moves)
    return moves, joins, target.victim, target.square, target.pips


@pytest.mark.many
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
@given(own=PIECES, others=st.lists(PIECES, min_size=2, max_size=2), closed=st.integers(0, 39))
def test_no_two_aims_of_a_card_come_to_the_same(
    kind: CardKind, own: list[str], others: list[list[str]], closed: int
) -> None:
    green, red = map(" ".join, others)
    play = on_turn("yellow", GAME, yellow=" ".join(own), green=green, red=red)
    table(play).lasting.append(Lasting("baustelle", 3, square=closed))
    effects = [repr(effect(play, each)) for each in targets(play, kind, "yellow")]
    assert len(set(effects)) == len(effects)
