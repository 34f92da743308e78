"""Lessons of action cards: public ones, and those of a hand."""

from __future__ import annotations

from data.shipped.decks import action_cards
from engine.action_cards.table import PlayedCard
from engine.classic.lessons import LOST, SIX
from engine.lessons import Lesson, Moment


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
