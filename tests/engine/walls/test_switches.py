"""What can be chosen, and what stays as the rulebook has it."""

from __future__ import annotations

import pytest

from engine.catalog import WALLS
from engine.rules import BadRules, Value
from engine.walls.rules import PRESETS, RULES
from tests.rules import reading


def test_by_the_book_everything_is_as_the_rulebook_has_it() -> None:
    assert WALLS.values("book") == {
        "wall_layout": "standard",
        "pieces": "4",
        "jump_back": True,
        "own_stopover": False,
        "places": False,
        "first_player": "highest_roll",
    }


def test_a_preset_shuffles_the_walls() -> None:
    assert set(PRESETS) == {"book", "short", "shuffled"}
    assert WALLS.values("shuffled") == {**WALLS.values("book"), "wall_layout": "shuffled"}


def test_every_rule_says_where_it_stands() -> None:
    for rule in RULES:
        assert rule.source.startswith(("001, ", "ours"))
        assert rule.default in rule.values


@reading("A-2")
@pytest.mark.parametrize(
    ("key", "value"), [("wall_layout", True), ("target", "half"), ("three_rolls", True)]
)
def test_what_is_not_offered_cannot_be_chosen(key: str, value: Value) -> None:
    """A-2: rules of other games neither."""
    with pytest.raises(BadRules):
        WALLS.values("book", {key: value})
