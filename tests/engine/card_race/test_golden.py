"""Games told in full are the ones that were told before, by every seat's view."""

from __future__ import annotations

import pytest

from engine.card_race.game import CardRace
from tests.engine.card_race.golden import GAMES, text
from tests.engine.golden_games import Golden

every_game = pytest.mark.parametrize("golden", GAMES, ids=lambda each: each.file.stem)


@every_game
def test_a_game_is_told_as_before(golden: Golden) -> None:
    again = "run: python -m tests.engine.card_race.golden"
    assert golden.file.read_text("utf-8") == text(golden), again


def test_every_event_comes_up_in_the_golden_games() -> None:
    """Every event comes up, and every question."""
    whole = "".join(map(text, GAMES))
    for event in CardRace.happenings:
        assert f"- {event.__name__} " in whole


@every_game
def test_hands_are_told_by_their_seats_alone(golden: Golden) -> None:
    """Lines for everybody name no hand."""
    for line in text(golden).splitlines():
        if "[" in line and not line.startswith("turn "):
            assert " sees [" in line or line.startswith("shown by")
        if line.startswith("  - DrewDice"):
            assert line.endswith("dice=()")
        if line.startswith("  onlookers see"):
            assert line == "  onlookers see"
