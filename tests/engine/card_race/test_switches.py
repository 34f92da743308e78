"""What can be chosen, and what stays as the rulebook has it."""

from __future__ import annotations

import pytest

from engine.card_race.rules import PRESETS, RULES, CardRaceRule
from engine.catalog import CARD_RACE
from engine.rules import BadRules, Value
from tests.engine.card_race.tables import race


def test_by_the_book_everything_is_as_the_rulebook_has_it() -> None:
    assert CARD_RACE.values("book") == {
        "target": "rulebook",
        "stuck": "redraw_end",
        "own_row_first": False,
        "first_player": "highest_roll",
    }
    assert [race(people).target for people in (2, 3, 4)] == [40, 35, 30]


def test_the_quick_game_differs_in_its_target_only() -> None:
    assert set(PRESETS) == {"book", "quick", "short"}
    book, quick = CARD_RACE.values("book"), CARD_RACE.values("quick")
    assert {key for key in book if book[key] != quick[key]} == {"target"}


def test_a_rule_without_an_opinion_changes_nothing() -> None:
    rule = CardRaceRule()
    assert rule.target(40) == 40
    assert [rule.own_first(first) for first in (False, True)] == [False, True]


def test_every_rule_says_where_it_stands() -> None:
    for rule in RULES:
        assert rule.source.startswith("002, ")
        assert rule.default in rule.values


@pytest.mark.parametrize(
    ("key", "value"), [("target", "double"), ("stuck", True), ("three_rolls", True)]
)
def test_what_is_not_offered_cannot_be_chosen(key: str, value: Value) -> None:
    """Rules of other games neither (reading A-2)."""
    with pytest.raises(BadRules):
        CARD_RACE.values("book", {key: value})
