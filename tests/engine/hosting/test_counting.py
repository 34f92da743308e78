"""What a game that is over has come to, counted from its log."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from data.records import Entry
from engine.catalog import CATALOG
from engine.core import Play
from engine.hosting.state.game_log import counted
from engine.seating import Seating
from engine.system import System
from engine.views import ResultView
from tests.trials import recorded


def played(system: System) -> tuple[Play[Any], Seating, list[Entry]]:
    values = system.values("book")
    seating = system.seating(max(2, min(system.numbers(values))), values)
    game = system.make(seating.arms[0], values)
    play, rows = recorded(game, system.levels["random"], 4)
    return play, seating, rows


@pytest.mark.parametrize("key", CATALOG)
def test_every_game_has_a_result_with_the_least_chances(key: str) -> None:
    system = CATALOG[key]
    if system.result is None:
        pytest.skip(f"{key}: there is nothing to count at its end")
    play, seating, rows = played(system)
    found, _ = counted(play, system, seating, True, rows)
    assert isinstance(found, ResultView)
    assert all(0 <= row.least < 1 for row in found.seats)
    plainly, _ = counted(play, system, seating, False, rows)
    assert isinstance(plainly, ResultView)
    assert {row.least for row in plainly.seats} == {1.0}
    alike = [structs.replace(row, least=1.0) for row in found.seats]
    assert structs.replace(found, seats=tuple(alike)) == plainly


def test_a_game_whose_rules_have_changed_is_counted_without_chances() -> None:
    system = CATALOG["classic"]
    play, seating, rows = played(system)
    other = [structs.replace(rows[0], action="9"), *rows[1:]]
    found, course = counted(play, system, seating, True, other)
    assert not course.turns
    assert isinstance(found, ResultView)
    assert {row.least for row in found.seats} == {1.0}
