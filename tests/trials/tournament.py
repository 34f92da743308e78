"""The tournament as generic tests try it."""

from __future__ import annotations

from tests.trials import Trial
from tests.trials.classic import unsound

TRIAL = Trial(
    thin=13,
    unsound=unsound,
    people=3,
    beats=15,
    climbs=39,
    players="classic",
    film=60,
    stuck=True,
)
