"""The classic game, and the tournament on the same board, as systems."""

from __future__ import annotations

from engine.classic.course import seating, tournament_seating
from engine.classic.examples import CLASSIC_EXAMPLES, TOURNAMENT_EXAMPLES
from engine.classic.game import Classic, result
from engine.classic.house_rules import HOUSE_RULES, PRESETS
from engine.classic.lessons import CLASSIC_LESSONS, TOURNAMENT_LESSONS
from engine.classic.players import LEVELS, RaceOutlook, TournamentOutlook, weighed
from engine.classic.tournament import TOURNAMENT_PRESETS, TOURNAMENT_RULES, Tournament
from engine.system import System

CLASSIC = System(
    key="classic",
    seating=seating,
    rules=HOUSE_RULES,
    presets=PRESETS,
    make=Classic,
    levels=LEVELS,
    weigh=weighed,
    outlook=RaceOutlook,
    result=result,
    examples=CLASSIC_EXAMPLES,
    lessons=CLASSIC_LESSONS,
)

TOURNAMENT = System(
    key="tournament",
    seating=tournament_seating,
    rules=TOURNAMENT_RULES,
    presets=TOURNAMENT_PRESETS,
    make=Tournament,
    levels=LEVELS,
    outlook=TournamentOutlook,
    result=result,
    examples=TOURNAMENT_EXAMPLES,
    lessons=TOURNAMENT_LESSONS,
    lenient=False,
)
