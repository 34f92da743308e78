"""Races told in full are the ones that were told before."""

from __future__ import annotations

import pytest

from engine.walls.game import WallRace
from tests.engine.golden_games import Golden
from tests.engine.walls.golden import GAMES, text


@pytest.mark.parametrize("golden", GAMES, ids=lambda each: each.file.stem)
def test_a_race_is_told_as_before(golden: Golden) -> None:
    again = "run: python -m tests.engine.walls.golden"
    assert golden.file.read_text("utf-8") == text(golden), again


def test_every_event_comes_up_in_the_golden_games() -> None:
    """Every event comes up, two captures in one turn, two jumps in one turn, and a way home."""
    whole = "".join(map(text, GAMES))
    for event in WallRace.happenings:
        assert f"- {event.__name__} " in whole or event.__name__ == "Went"
    gone = [line for line in whole.splitlines() if line.startswith("  - ") and ": " in line]
    assert any(line.count(" x ") == 2 for line in gone)
    assert any(line.count("^") == 2 for line in gone)
    assert any("home on d" in line for line in gone)
