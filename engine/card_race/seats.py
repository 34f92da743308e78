"""Seats of the card race: without a board, any colours go together."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from data.boards import load
from engine.card_race.rows import SEATS
from engine.rules import Value
from engine.seating import Seating

COLOURS = load("classic-4").colours


def around_the_table(people: int, values: Mapping[str, Value]) -> Seating:
    """Return the seats of two to four people (002, box, sentence 1)."""
    arms = tuple(combinations(range(SEATS), people)) if people in (2, 3, 4) else ()
    return Seating(arms, COLOURS)
