"""All kinds of cards that there are."""

from __future__ import annotations

from collections.abc import Mapping

from data.shipped.decks import action_cards
from engine.action_cards.cards import CardKind
from engine.action_cards.kinds import outside_turns, own_turn

CLASSES: tuple[type[CardKind], ...] = tuple(
    kind
    for module in (outside_turns, own_turn)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, CardKind) and kind is not CardKind
)

KINDS: Mapping[str, CardKind] = {kind.key: kind(action_cards()[kind.key]) for kind in CLASSES}
"""By key."""
