"""Seats of the wall race: on one track, any colours go together."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from engine.rules import Value
from engine.seating import Seating
from engine.walls.course import BOARD, SEATS


def along_the_track(people: int, values: Mapping[str, Value]) -> Seating:
    """Return the seats of two, three or four people (001, sentence 1)."""
    arms = tuple(combinations(range(SEATS), people)) if people in (2, 3, 4) else ()
    return Seating(arms, BOARD.colours)
