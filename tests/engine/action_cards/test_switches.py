"""What can be chosen, and what stays as the rulebook has it."""

from __future__ import annotations

import pytest

from engine.action_cards.rules import PRESETS, RULES
from engine.rules import BadRules, Value, choose
from tests.rules import reading


def test_the_family_rolls_three_times() -> None:
    assert set(PRESETS) == {"book", "evening", "short", "family"}
    book, family = (choose(RULES, PRESETS[each], {}) for each in ("book", "family"))
    assert {key for key in book if book[key] != family[key]} == {"three_rolls"}


@reading("E-1")
@pytest.mark.parametrize(
    ("key", "value"),
    [("barriers", True), ("compulsory_capture", "enforce"), ("asked", "nobody")],
)
def test_an_excluded_house_rule_cannot_be_chosen(key: str, value: Value) -> None:
    """E-1: house rules of the classic that do not go with shared squares."""
    with pytest.raises(BadRules):
        choose(RULES, {}, {key: value})
