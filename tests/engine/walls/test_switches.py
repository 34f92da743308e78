"""What can be chosen, and what stays as the rulebook has it."""

from __future__ import annotations

from engine.catalog import WALLS
from engine.walls.rules import PRESETS


def test_a_preset_shuffles_the_walls() -> None:
    assert set(PRESETS) == {"book", "short", "shuffled"}
    assert WALLS.values("shuffled") == {**WALLS.values("book"), "wall_layout": "shuffled"}
