"""Every level is worth playing by every preset: few games, wide margins, the same ones every time.

How good the levels are is measured with many more games (`docs/measured/players.md`).  This is for whoever
changes a rule: a player that does not understand it shows here.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.catalog import CATALOG
from engine.rules import Value
from engine.simulate import simulate
from tests.soak import soaked
from tests.trials import trial

MARGIN = 15
"""By so many percent of all games a level wins more than its share."""

pytestmark = pytest.mark.many

WHAT = ("key", "preset", "changes")
LONG = [(key, *each) for key in CATALOG for each in trial(key).long]
"""Games that take several times as long."""
SHORT = [
    (key, preset, dict[str, Value]())
    for key, system in CATALOG.items()
    for preset in system.presets
    if (key, preset) not in [each[:2] for each in LONG if not each[2]]
]
FIRST = [
    (key, next(iter(system.presets)), dict[str, Value]())
    for key, system in CATALOG.items()
    if not trial(key).players
]
"""Of all others `make test` sees no more than that normal beats chance."""


def ahead(key: str, preset: str, changes: Mapping[str, Value], levels: str, games: int) -> float:
    """Return by how much the first of two levels wins more than its share, in percent."""
    system = CATALOG[key]
    if not games:
        pytest.skip(f"{key}: its trial says not how many games tell players apart")
    if missing := {*levels.split(",")} - {*system.levels}:
        pytest.skip(f"{key}: there is no player called {', '.join(missing)}")
    people = system.numbers(system.values(preset, changes))[0]
    first, other = levels.split(",")
    report = simulate(
        system, people, games, 1, preset, changes, ",".join([first, *[other] * (people - 1)])
    )
    assert report.finished == games
    return report.wins_per_level[first].share - 100 / people


@pytest.mark.parametrize(WHAT, [*SHORT, *LONG])
def test_a_normal_player_beats_chance(key: str, preset: str, changes: Mapping[str, Value]) -> None:
    assert ahead(key, preset, changes, "normal,random", trial(key).beats) > MARGIN


@pytest.mark.parametrize(WHAT, soaked((*SHORT, *LONG), FIRST))
@pytest.mark.parametrize("levels", ["easy,random", "normal,easy"])
def test_every_level_is_better_than_the_one_below(
    key: str, preset: str, changes: Mapping[str, Value], levels: str
) -> None:
    """Where the first rules show it soon, others need more games: luck has more of a short one."""
    more = 1 if (key, preset, changes) in FIRST else 5
    assert ahead(key, preset, changes, levels, more * trial(key).climbs) > 0


@pytest.mark.parametrize("key", CATALOG)
def test_a_hard_player_beats_chance(key: str) -> None:
    """It does what others do, and looks further: a game or two show whether it can."""
    assert ahead(key, next(iter(CATALOG[key].presets)), {}, "hard,random", 2) > MARGIN
