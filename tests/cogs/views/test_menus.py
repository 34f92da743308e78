"""The lines of menus: what a rule, a card, a pace or a computer is, whole, in one line on a phone."""

from __future__ import annotations

import pytest

from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.catalog import CATALOG
from engine.system import System
from tests.translation import offered

every_system = pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_system
@every_language
def test_every_rule_and_card_has_a_line_of_its_own_in_a_menu(system: System, language: str) -> None:
    lines = [each.description for each in offered(system, texts(language)) if each.description]
    kinds = {"rules": len(system.rules), "cards": len(getattr(system.deck, "ours", ()))}
    assert len(set(lines)) >= sum(kinds.values()), kinds
