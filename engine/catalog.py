"""The games, each checked; a new system is one line here."""

from __future__ import annotations

from engine.action_cards.system import ACTION_CARDS
from engine.card_race.system import CARD_RACE
from engine.classic.system import CLASSIC, TOURNAMENT
from engine.system import System, declared
from engine.walls.system import WALLS

__all__ = ["ACTION_CARDS", "CARD_RACE", "CATALOG", "CLASSIC", "TOURNAMENT", "WALLS"]

CATALOG: dict[str, System] = declared(CLASSIC, TOURNAMENT, CARD_RACE, WALLS, ACTION_CARDS)
