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
from engine.card_race.rules import GOAL

NAMED = {2: "two|zwei|twee", 3: "three|drei|drie", 4: "four|vier", 5: "five|fünf|vijf"}
"""Small numbers, as they are written in sentences."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(text: str) -> set[int]:
    """The numbers in a text that are written in figures."""
    return {int(each) for each in re.findall(r"\d+", text)}


def line(say: Texts, key: str, word: str) -> str:
    """The one line of a text that has a *word*."""
    (found,) = (each for each in say(key).split("\n") if re.search(word, each))
    return found


@every_language
def test_the_card_race_names_the_stars_that_its_cards_have(language: str) -> None:
    stars = dict(enumerate(card_race().stars))
    assert {at: count for at, count in stars.items() if count} == {
        **dict.fromkeys((*range(5, 36, 5), 36, 37), 1),
        38: 2,
        39: 3,
    }
    assert numbers(line(texts(language), "rules-card-race", "Stars|Sterne|Sterren")) == {
        5,
        *range(35, 40),
    }


@every_language
def test_the_card_race_names_its_points_and_which_numbers_there_are_twice(language: str) -> None:
    say, twice = texts(language), [n for n, copies in enumerate(card_race().copies) if copies > 1]
    assert numbers(say("rules-card-race").split("\n")[1]) == {1, GOAL, *TARGETS.values()}
    assert {twice[0], twice[-1]} <= numbers(line(say, "rules-card-race", "twice|doppelt|twee keer"))
    assert twice == [*range(1, 11)]


@every_language
def test_the_action_cards_name_the_numbers_of_the_engine(language: str) -> None:
    say = texts(language)
    assert numbers(say("kind-windstoss.text")) == {Gust.reach, Gust.push}
    assert re.search(NAMED[HAND_LIMIT], say("rules-action-cards"))
    assert re.search(NAMED[HAND_LIMIT], say("kind-hamsterkauf.text"))
