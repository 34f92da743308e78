"""Whole games through the bot take people exactly as long as the model says."""

from __future__ import annotations

import pytest

from engine.catalog import ACTION_CARDS, CARD_RACE, CLASSIC, WALLS
from engine.hosting.state.time_controls import MINUTE, SHOWN, Pace
from engine.system import System
from tests.evenings import HAND, RESPOND, Rolls, played


@pytest.mark.parametrize(
    ("system", "pace", "rolls"),
    [
        (CLASSIC, "quick", "itself"),
        (WALLS, "relaxed", "hand"),
        pytest.param(CARD_RACE, "quick", "itself", marks=pytest.mark.soak),
    ],
    ids=lambda each: getattr(each, "key", each),
)
async def test_short_games_take_as_long_and_as_many_taps_as_by_the_model(
    system: System, pace: Pace, rolls: Rolls
) -> None:
    """The same dice, the same people: what is left is the turn that is shown last."""
    [(here, model)] = await played(system, "short", pace, rolls, 1)
    assert here.taps == model.taps
    assert here.minutes == pytest.approx(model.minutes, abs=2 * SHOWN / MINUTE)


@pytest.mark.soak
async def test_cards_are_played_in_windows_and_pauses_as_by_the_model() -> None:
    """Those who want to play one press *Respond* there, or open their hand, which gives them time."""
    [(here, model)] = await played(ACTION_CARDS, "short", "quick", "itself", 1, 3)
    assert (here.taps, here.windows, here.given, here.late) == (
        model.taps,
        model.windows,
        model.given,
        model.late,
    )
    assert here.minutes == pytest.approx(model.minutes, abs=2 * SHOWN / MINUTE)
    assert here.presses[RESPOND] > 3
    assert here.presses[HAND] > 10
