"""The action cards as a rule system, with lessons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from data.shipped.decks import action_cards
from engine.action_cards.cards import CardKind
from engine.action_cards.game import ActionCards
from engine.action_cards.players import LEVELS, ActionCardsOutlook, weighed
from engine.action_cards.rules import PRESETS, RULES
from engine.action_cards.seatings import around_the_board
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
from engine.classic.system import LOST, SIX, Example
from engine.core import Event, Game
from engine.system import CardFigures, KindFigures, Lesson, Moment, System


def may_join(moment: Moment) -> bool:
    """Return whether a piece may stand beside others or send them home."""
    joins = {each.removeprefix("join") for each in moment.options if each.startswith("join ")}
    return moment.prompt == "move" and any(f"move{each}" in moment.options for each in joins)


def _holds(moment: Moment, timing: str) -> bool:
    return any(action_cards()[card].timing == timing for card in moment.view.hand)


def holds_turn_card(moment: Moment) -> bool:
    """Return whether the hand has a card to play instead of rolling."""
    return moment.prompt == "roll" and _holds(moment, "turn")


def holds_quick_card(moment: Moment) -> bool:
    """Return whether the hand has a card for any time."""
    return _holds(moment, "any time")


def concerned(moment: Moment) -> bool:
    """Return whether a card affects the person, a holder of cards."""
    return bool(moment.view.hand) and any(
        isinstance(each, PlayedCard) and not moment.own.isdisjoint(each.affected)
        for each in moment.events
    )


ACTION_CARDS_LESSONS = (
    SIX,
    LOST,
    Lesson("lesson-action-join", may_join),
    Lesson("lesson-action-turn", holds_turn_card, private=True),
    Lesson("lesson-action-any", holds_quick_card, private=True),
    Lesson("lesson-action-window", concerned, private=True),
)


# Statistics of cards in simulated games: drawn, played, cancelled, or stuck.


class CardTally:
    """Counts of the cards of a game, by their fate."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, ActionCards)
        self._kinds: Mapping[str, CardKind] = game.kinds
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
    begins={"short": {2: 52}},
)
