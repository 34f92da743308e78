"""The action cards as a rule system."""

from __future__ import annotations

from engine.action_cards.card_stats import CardTally
from engine.action_cards.examples import EXAMPLES
from engine.action_cards.game import ActionCards
from engine.action_cards.players import LEVELS, weighed
from engine.action_cards.rules import PRESETS, RULES, former
from engine.action_cards.seats import around_the_board
from engine.action_cards.win_probability import ActionCardsOutlook
from engine.classic.result import result
from engine.system import System

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
    former=former,
    reacts=True,
    examples=EXAMPLES,
)
