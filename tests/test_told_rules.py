"""What texts tell holds in the engine, and each clause of them has a case."""

from __future__ import annotations

from itertools import chain
from types import ModuleType

import pytest

from data.shipped.decks import action_cards as deck
from data.shipped.languages import ENGLISH, LANGUAGES
from data.shipped.texts import dashed, texts
from engine.catalog import CATALOG
from tests.language_files import known
from tests.told import (
    Case,
    action_cards,
    card_race,
    cards_outside_turns,
    cards_own_turn,
    classic,
    cups,
    events,
    lessons,
    stretches,
    tournament,
    untold,
    walls,
)
from tests.told.elsewhere import ASIDES, PROOFS

OF_GAMES: dict[str, tuple[ModuleType, ...]] = {
    "classic": (classic,),
    "tournament": (tournament,),
    "walls": (walls,),
    "card_race": (card_race,),
    "action_cards": (action_cards, cards_outside_turns, cards_own_turn),
}
MODULES = (*chain.from_iterable(OF_GAMES.values()), events, lessons, cups)
CASES: tuple[Case, ...] = tuple(case for module in MODULES for case in module.CASES)
QUOTES = [(case.key, case.quote) for case in CASES] + [(each.key, each.quote) for each in PROOFS]
PAGES = [f"rules-{dashed(system.key)}" for system in CATALOG.values()]
CARDS = {f"kind-{dashed(key)}.text" for key in deck()}
HOUSE = {f"rule-{dashed(rule.key)}.text" for system in CATALOG.values() for rule in system.house}
EVENTS = {key for key in known(ENGLISH) if key.startswith(("event-", "lesson-")) and stretches(key)}
OTHERS = {"cup-how", "daily-how", "help-text", "help-uninvited", "command-cup-new.penalties-about"}
TOLD = sorted({*PAGES, *HOUSE, *CARDS, *EVENTS, *OTHERS})


def named(case: Case) -> str:
    return f"{case.key} {case.quote}"


@pytest.mark.parametrize("case", CASES, ids=map(named, CASES))
def test_each_told_clause_holds_in_the_engine(case: Case) -> None:
    found, (must, never) = set(case.found()), case.parts()
    assert (must | never) - {""}, "a case that cannot fail"
    assert must <= found
    assert not never & found


@pytest.mark.parametrize("key", TOLD)
def test_each_clause_of_a_text_has_a_case_that_quotes_it(key: str) -> None:
    """A new or reworded one needs one, and a quote that stands in no text any more is named."""
    quotes = [each for of, each in QUOTES if of == key]
    assert untold(key, quotes, ASIDES) == []


@pytest.mark.parametrize("game", CATALOG)
def test_each_house_rule_has_a_case_in_each_of_its_games(game: str) -> None:
    """Several games share a sentence, which has to hold in all of them."""
    told = {case.key for module in OF_GAMES.get(game, ()) for case in module.CASES}
    assert {f"rule-{dashed(rule.key)}.text" for rule in CATALOG[game].house} - told == set()


def test_each_case_is_about_a_text_that_is_told() -> None:
    assert {key for key, _ in QUOTES} - set(TOLD) == set()


def test_each_aside_stands_in_a_text() -> None:
    gone = [
        aside
        for aside in ASIDES
        if all(untold(key, [aside])[:1] == [f"not in it: {aside}"] for key in TOLD)
    ]
    assert gone == []


def test_each_proof_elsewhere_is_there() -> None:
    assert [proof.test for proof in PROOFS if not proof.there()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_the_same_lines_in_every_language(language: str) -> None:
    """So that a clause stands in the same line everywhere."""
    pages = [page for page in PAGES if page in texts(language)]
    lines = [[len(texts(each)(page).split("\n")) for page in pages] for each in (ENGLISH, language)]
    assert lines[0] == lines[1]
