"""Whole games through the bot take people about as long as the model says."""

from __future__ import annotations

from statistics import mean

import pytest

from engine.catalog import CLASSIC, WALLS
from engine.hosting.estimates.evening import evenings
from engine.system import System
from tests.evenings import played


@pytest.mark.parametrize("system", [CLASSIC, WALLS], ids=lambda system: system.key)
async def test_short_games_take_as_long_and_as_many_taps_as_the_model_says(system: System) -> None:
    """Of four people, dice rolling by themselves; three games differ by half and more."""
    told = await played(system, "short", "quick", "itself", 3)
    model = evenings(system, 4, 8, 1, "short", {}, "normal", ["quick"])[1]
    minutes, taps = model.minutes_per_game.median, model.taps_per_game
    assert 0.6 * minutes < mean(each.minutes for each in told) < 1.7 * minutes
    assert 0.6 * taps < mean(each.taps for each in told) < 1.7 * taps
