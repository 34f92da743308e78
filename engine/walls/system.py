"""The wall race as a rule system."""

from __future__ import annotations

from engine.seating import around_a_table
from engine.system import System
from engine.walls.examples import EXAMPLES
from engine.walls.game import WallRace, result
from engine.walls.lessons import WALLS_LESSONS
from engine.walls.players import LEVELS, WallsOutlook, weighed
from engine.walls.rules import PRESETS, RULES

WALLS = System(
    key="walls",
    seating=around_a_table,
    rules=RULES,
    presets=PRESETS,
    make=WallRace,
    levels=LEVELS,
    weigh=weighed,
    outlook=WallsOutlook,
    result=result,
    examples=EXAMPLES,
    lessons=WALLS_LESSONS,
)
