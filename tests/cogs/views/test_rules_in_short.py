"""What `/rules` says of a game in short: it fits, and its numbers are those of the engine."""

from __future__ import annotations

import re

import pytest

from cogs.platform.limits import TEXT, length
from cogs.views import house_rules
from data.shipped.decks import card_race
from data.shipped.texts import LANGUAGES, Texts, dashed, texts
from engine.action_cards.kinds.turn_cards import Gust
from engine.action_cards.table import HAND_LIMIT
from engine.card_race.game import TARGETS
from engine.card_race.rows import GOAL
from engine.catalog import CATALOG
from engine.hosting.state.session import Session
from engine.system import System
from tests.engine.hosting.seated import lobby

NAMED = {2: "two|zwei", 3: "three|drei", 4: "four|vier", 5: "five|fünf"}
"""Small numbers, as they are written in sentences."""

every_system = pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(text: str) -> set[int]:
    """The numbers in a text that are written in figures."""
    return {int(each) for each in re.findall(r"\d+", text)}


def line(say: Texts, key: str, word: str) -> str:
    """The one line of a text that has a *word*."""
    (found,) = (each for each in say(key).split("\n") if re.search(word, each))
    return found


@every_system
@every_language
def test_the_rules_fit_into_a_message_however_a_table_differs(
    system: System, language: str
) -> None:
    """With every house rule set otherwise than by the book, but for those that others exclude."""
    say = texts(language)
    if f"rules-{dashed(system.key)}" not in say:
        pytest.skip(f"{system.key}: no text tells its rules")
    excluded = {each for rule in system.rules for each in rule.excludes}
    changed = {
        rule.key: next(way for way in rule.values if way != rule.default)
        for rule in system.rules
        if rule.key not in excluded
    }
    session = Session(lobby(system=system, rules=changed), system)
    draft = house_rules.Pages(system, say, session, games=tuple(CATALOG)).in_short()
    said = [draft.head, *draft.texts, *(sketch.caption for sketch in draft.sketches)]
    said += [menu.placeholder for menu in draft.menus]
    assert sum(map(length, said)) <= TEXT
    assert said[0] == say(f"rules-{dashed(system.key)}")


@every_language
def test_the_card_race_names_the_stars_that_its_cards_have(language: str) -> None:
    stars = dict(enumerate(card_race().stars))
    assert {at: count for at, count in stars.items() if count} == {
        **dict.fromkeys((*range(5, 36, 5), 36, 37), 1),
        38: 2,
        39: 3,
    }
    assert numbers(line(texts(language), "rules-card-race", "Stars|Sterne")) == {5, *range(35, 40)}


@every_language
def test_the_card_race_names_its_points_and_which_numbers_there_are_twice(language: str) -> None:
    say, twice = texts(language), [n for n, copies in enumerate(card_race().copies) if copies > 1]
    assert numbers(say("rules-card-race").split("\n")[1]) == {1, GOAL, *TARGETS.values()}
    assert {twice[0], twice[-1]} <= numbers(line(say, "rules-card-race", "twice|doppelt"))
    assert twice == [*range(1, 11)]


@every_language
def test_the_action_cards_name_the_numbers_of_the_engine(language: str) -> None:
    say = texts(language)
    assert numbers(say("kind-windstoss.text")) == {Gust.reach, Gust.push}
    assert re.search(NAMED[HAND_LIMIT], say("rules-action-cards"))
    assert re.search(NAMED[HAND_LIMIT], say("kind-hamsterkauf.text"))
