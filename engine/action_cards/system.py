"""The action cards as a rule system."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.action_cards.cards import Kind
from engine.action_cards.game import ActionCards
from engine.action_cards.lessons import ACTION_CARDS_LESSONS
from engine.action_cards.players import LEVELS, ActionCardsOutlook, weighed
from engine.action_cards.rules import PRESETS, RULES, around_the_board
from engine.action_cards.table import (
    ActedAtOnce,
    ActionCardsTable,
    CancelledCard,
    DrewAtOnce,
    DrewCard,
    PlayedCard,
    RegainedCard,
)
from engine.classic.game import result
from engine.classic.system import Example
from engine.core import Event, Game
from engine.system import CardFigures, KindFigures, System

# Statistics of cards in simulated games: drawn, played, cancelled, or stuck.


class CardTally:
    """Counts of the cards of a game, by their fate."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, ActionCards)
        self._kinds: Mapping[str, Kind] = game.kinds
        self._copies = Counter(game.cards)
        self._fates = {fate: Counter[str]() for fate in ("drawn", "played", "cancelled", "stuck")}
        self._turns = 0

    def see(self, events: Iterable[Event]) -> None:
        """Count the events."""
        for event in events:
            match event:
                case DrewCard() | DrewAtOnce():
                    self._fates["drawn"][event.card] += 1
                case PlayedCard() | ActedAtOnce():
                    self._fates["played"][event.card] += 1
                    self._turns += isinstance(event, PlayedCard) and self._for_roll(event)
                case RegainedCard():
                    self._fates["played"][event.card] -= 1
                case CancelledCard():
                    self._fates["cancelled"][event.card] += 1

    def _for_roll(self, card: PlayedCard) -> bool:
        """Return whether a card is played instead of a roll.

        A card that is both that and an answer names no card when it is not an answer.
        """
        kind = self._kinds[card.card].card
        return kind.timing == "turn" or ("turn" in kind.when and card.victim is None)

    def end(self, table: ActionCardsTable) -> None:
        """Count the cards left in hands at the end of a game."""
        for hand in table.hands:
            self._fates["stuck"].update(hand)

    def report(self, games: int, turns: int) -> CardFigures:
        """Return the means over so many games and turns."""
        return CardFigures(
            card_turns=round(self._turns / max(turns, 1), 3),
            kinds={
                key: KindFigures(
                    copies,
                    **{fate: round(of[key] / games, 2) for fate, of in self._fates.items()},
                )
                for key, copies in self._copies.items()
            },
        )


# Examples of differences from the classic game, pictured and proved by tests.


EXAMPLES = (
    Example("action_join", "", {}, ("4", "join 1"), {0: (5, -1, -1, -1), 1: (39, -1, -1, -1)}),
)


ACTION_CARDS = System(
    key="action_cards",
    seating=around_the_board,
    rules=RULES,
    presets=PRESETS,
    make=ActionCards,
    levels=LEVELS,
    weigh=weighed,
    outlook=ActionCardsOutlook,
    hands=True,
    rolls=True,
    result=result,
    tally=CardTally,
    reacts=True,
    examples=EXAMPLES,
    lessons=ACTION_CARDS_LESSONS,
)
