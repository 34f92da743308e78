"""What can be chosen, and what stays as the rulebook has it."""

from __future__ import annotations

from engine.card_race.rules import PRESETS, CardRaceRule
from engine.catalog import CARD_RACE
from tests.engine.card_race.tables import race


def test_fewer_players_need_more_points() -> None:
    assert [race(people).target for people in (2, 3, 4)] == [40, 35, 30]


def test_the_quick_game_differs_in_its_target_only() -> None:
    assert set(PRESETS) == {"book", "quick", "short"}
    book, quick = CARD_RACE.values("book"), CARD_RACE.values("quick")
    assert {key for key in book if book[key] != quick[key]} == {"target"}


def test_a_rule_without_an_opinion_changes_nothing() -> None:
    rule = CardRaceRule()
    assert rule.target(40) == 40
    assert [rule.own_first(first) for first in (False, True)] == [False, True]
