"""All kinds of cards that there are."""

from __future__ import annotations

from collections.abc import Mapping

from data.shipped.decks import action_cards
from engine.action_cards.cards import Kind
from engine.action_cards.kinds import outside_turns, own_turn

CLASSES: tuple[type[Kind], ...] = tuple(
    kind
    for module in (outside_turns, own_turn)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Kind) and kind is not Kind
)

KINDS: Mapping[str, Kind] = {kind.key: kind(action_cards()[kind.key]) for kind in CLASSES}
"""By key."""
