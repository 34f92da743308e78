"""What `/rules` says of a game in short: it fits, and its numbers are those of the engine."""

from __future__ import annotations

import re

import pytest

from data.shipped.decks import card_race
from data.shipped.languages import LANGUAGES
from data.shipped.texts import Texts, texts
from engine.action_cards.kinds.own_turn import Gust
from engine.action_cards.table import HAND_LIMIT
from engine.card_race.game import TARGETS
from engine.card_race.rows import GOAL

NAMED = {"en": "five", "de": "fünf", "nl": "vijf", "fr": "cinq", "es": "cinco", "pl": "pięć"}
"""The limit of a hand as it is written in sentences; another language is read by people alone."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(text: str) -> set[int]:
    """The numbers in a text that are written in figures."""
    return {int(each) for each in re.findall(r"\d+", text)}


def lines(say: Texts, key: str) -> list[set[int]]:
    """The numbers in each line of a text."""
    return [numbers(each) for each in say(key).split("\n")]


@every_language
def test_the_card_race_names_the_stars_that_its_cards_have(language: str) -> None:
    stars = dict(enumerate(card_race().stars))
    assert {at: count for at, count in stars.items() if count} == {
        **dict.fromkeys((*range(5, 36, 5), 36, 37), 1),
        38: 2,
        39: 3,
    }
    assert {5, *range(35, 40)} in lines(texts(language), "rules-card-race")


@every_language
def test_the_card_race_names_its_points_and_which_numbers_there_are_twice(language: str) -> None:
    say, twice = texts(language), [n for n, copies in enumerate(card_race().copies) if copies > 1]
    assert numbers(say("rules-card-race").split("\n")[1]) == {1, GOAL, *TARGETS.values()}
    assert any({twice[0], twice[-1]} <= each for each in lines(say, "rules-card-race")[4:])
    assert twice == [*range(1, 11)]


@every_language
def test_the_action_cards_name_the_numbers_of_the_engine(language: str) -> None:
    say = texts(language)
    assert numbers(say("kind-windstoss.text")) == {Gust.reach, Gust.push}
    assert HAND_LIMIT == 5
    for key in ("rules-action-cards", "kind-hamsterkauf.text") if language in NAMED else ():
        assert re.search(NAMED[language], say(key))
