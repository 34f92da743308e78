"""The card race as a rule system."""

from __future__ import annotations

from engine.card_race.examples import EXAMPLES
from engine.card_race.game import CardRace
from engine.card_race.players import LEVELS, weighed
from engine.card_race.result import result
from engine.card_race.rules import PRESETS, RULES
from engine.card_race.win_probability import CardRaceOutlook
from engine.seating import around_a_table
from engine.system import System

CARD_RACE = System(
    key="card_race",
    seating=around_a_table,
    rules=RULES,
    presets=PRESETS,
    make=CardRace,
    result=result,
    levels=LEVELS,
    weigh=weighed,
    outlook=CardRaceOutlook,
    hands=True,
    rolls=None,
    examples=EXAMPLES,
)
