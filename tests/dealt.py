"""A deal of the action cards in which a window opens at the first card."""

from __future__ import annotations

from engine.action_cards.game import ActionCards
from engine.action_cards.table import ActionCardsTable


class Dealt(ActionCards):
    """The game as its first turn begins, with a card that captures and one for the other player."""

    def new(self) -> ActionCardsTable:
        table = super().new()
        table.turn = 0
        table.pieces[0][0], table.pieces[2][0] = 5, 33
        table.hands[0], table.hands[2] = ["sprint"], ["tandem"]
        for card in ("sprint", "tandem"):
            table.deck.remove(card)
        return table
