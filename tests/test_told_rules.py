"""The sentences of `/rules` hold in the engine: each line of each page, and each house rule."""

from __future__ import annotations

import pytest

from data.shipped.languages import LANGUAGES
from data.shipped.texts import dashed, texts
from engine.catalog import CATALOG
from tests.told import Case, action_cards, card_race, classic, walls

CASES = (*classic.CASES, *walls.CASES, *card_race.CASES, *action_cards.CASES)


@pytest.mark.parametrize("case", CASES, ids=[f"{each.key} {each.line}" for each in CASES])
def test_each_told_rule_holds_in_the_engine(case: Case) -> None:
    found, (must, never) = set(case.found()), case.parts()
    assert (must | never) - {""}, "a case that cannot fail"
    assert must <= found
    assert not never & found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_of_the_rules_and_each_house_rule_has_a_case(language: str) -> None:
    """A new sentence needs one; lines are the same in every language."""
    say, told = texts(language), set[tuple[str, int]]()
    for system in CATALOG.values():
        page = f"rules-{dashed(system.key)}"
        lines = [line for line in say(page).splitlines()[1:] if line.strip()] if page in say else []
        told |= {(page, at) for at, _ in enumerate(lines, 1)}
        told |= {(f"rule-{dashed(rule.key)}.text", 1) for rule in system.house}
    cases = {(case.key, case.line) for case in CASES}
    assert not told - cases, "lines of rules without a case in tests/told"
    assert not cases - told, "cases in tests/told without a line of rules"
