"""What can be chosen, and what stays as the rulebook has it."""

from __future__ import annotations

import pytest

from engine.action_cards.rules import PRESETS, RULES
from engine.rules import BadRules, Value, choose
from tests.rules import reading


@reading("E-1")
def test_by_the_book_everything_is_as_the_rulebook_has_it() -> None:
    """E-1, A-2: of the classic's house rules those that go with shared squares."""
    assert choose(RULES, PRESETS["book"], {}) == {
        "first_player": "highest_roll",
        "pieces": "4",
        "deck": "ours",
        "auto_draw": False,
        "asked": "concerned",
        "backward_past_start": False,
        "three_rolls": False,
        "no_goal_jump": False,
        "places": False,
        "six_arms": False,
        "four_arms": False,
    }


def test_the_family_rolls_three_times() -> None:
    assert set(PRESETS) == {"book", "short", "family"}
    book, family = (choose(RULES, PRESETS[each], {}) for each in ("book", "family"))
    assert {key for key in book if book[key] != family[key]} == {"three_rolls"}


def test_every_rule_says_where_it_stands() -> None:
    for rule in RULES:
        assert rule.source
        assert rule.allows(rule.default)


@pytest.mark.parametrize(
    ("key", "value"),
    [("barriers", True), ("compulsory_capture", "enforce"), ("asked", "nobody")],
)
def test_what_is_not_offered_cannot_be_chosen(key: str, value: Value) -> None:
    with pytest.raises(BadRules):
        choose(RULES, {}, {key: value})
