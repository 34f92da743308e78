"""Taps and decisions, counted by playing."""

from __future__ import annotations

import pytest

from engine.catalog import CLASSIC, TOURNAMENT
from engine.chance import ROLL
from engine.core import Script, Table
from engine.hosting.taps import Count, count
from tests.engine.hosting.test_unasked import only
from tests.engine.scripted import ask, system


def test_what_is_counted_is_what_people_tap() -> None:
    """Two turns of a roll, its single move and a further roll; then one choice."""

    def turn(t: Table) -> Script[None]:
        for seat in (0, 1):
            for action in ("roll", "move 1", "roll"):
                yield only(seat, action)
            yield ROLL
        yield ask("choice", 2)
        t.over = True

    counted = count(system(turn), 3, 2, 1, "book", {}, "normal")
    assert counted == Count({"by_hand": 3.0, "by_itself": 1.0}, 1.0)


def test_a_move_that_waits_only_for_others_is_no_tap() -> None:
    """They may hold what interrupts it."""

    def turn(t: Table) -> Script[None]:
        yield only(0, secret=True, open=("go",), watched_by=(1,))
        yield ask("choice", 2)
        t.over = True

    assert count(system(turn), 3, 1, 1, "book", {}, "normal").taps_per_game["by_hand"] == 1


@pytest.mark.many
def test_a_choice_to_break_a_must_is_a_decision() -> None:
    """So penalties make more of them, whatever is rolled by itself."""
    enforced, penalties = (
        count(TOURNAMENT, 3, 1, 1, preset, {}, "normal") for preset in ("book", "penalties")
    )
    assert penalties.decisions_per_game > 2 * enforced.decisions_per_game
    for counted in (enforced, penalties):
        assert counted.taps_per_game["by_itself"] == counted.decisions_per_game


@pytest.mark.many
def test_house_rules_count() -> None:
    usual, three = (
        count(CLASSIC, 2, 2, 1, "book", rules, "normal") for rules in ({}, {"three_rolls": True})
    )
    assert usual != three
