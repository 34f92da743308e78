"""The wording of texts: what `docs/voice.md` says that players never read stands in none of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cogs.version import VERSION
from data.shipped.decks import action_cards
from data.shipped.texts import FOLDER, LANGUAGES, dashed, texts
from tests.never_words import NEVER

BETWEEN = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a value in the fixed part of a text."""


def phrases(pattern: ftl.Pattern | None) -> Iterator[str]:
    """Return the fixed part of a text, and those of each of its variants."""
    fixed = ""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ftl.TextElement):
            fixed += element.value
            continue
        fixed += BETWEEN
        if isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from phrases(variant.value)
    yield fixed


@cache
def told(language: str) -> list[tuple[str, str]]:
    """Return every key of a language with each of its phrases."""
    found = []
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                patterns = [entry.value, *(each.value for each in entry.attributes)]
                found += [(entry.id.name, each) for part in patterns for each in phrases(part)]
    return found


def never(language: str, phrase: str) -> list[str]:
    """Return the patterns of words that players never read which are in a phrase."""
    return [each for each in NEVER[language] if re.search(each, phrase, re.IGNORECASE)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_word_that_players_never_read(language: str) -> None:
    found = [
        (key, phrase, bad) for key, phrase in told(language) if (bad := never(language, phrase))
    ]
    assert found == []
    assert len(told(language)) > 900


@pytest.mark.parametrize(
    ("language", "pattern"), [(each, pattern) for each in NEVER for pattern in NEVER[each]]
)
def test_every_pattern_is_in_the_sentence_that_it_was_made_from(
    language: str, pattern: str
) -> None:
    """So a sentence that is put back is found, alone or behind another one."""
    assert pattern in never(language, NEVER[language][pattern])
    assert pattern in never(language, f"Ada wins. {NEVER[language][pattern]}")


WHEN = {
    "en": {"any time": "Play this ", "at once": "At once: ", "turn": "On your turn: "},
    "de": {"any time": "Spiel sie", "at once": "Sofort: ", "turn": "In deinem Zug: "},
}
"""How the text of a card begins, by when it is played."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_first_when_it_is_played(language: str) -> None:
    say, began = texts(language), WHEN[language]
    bad = [
        key
        for key, card in action_cards().items()
        if not say(f"kind-{dashed(key)}.text").startswith(began[card.timing])
    ]
    assert bad == []
    assert {card.timing for card in action_cards().values()} == began.keys()


NAME = {"en": "Mensch ärgere Dich nicht, the German Ludo", "de": "Mensch ärgere Dich nicht"}
"""What the game is called to strangers: its German name alone says nothing in English."""


@pytest.mark.parametrize("key", ["help-text", "command-help.about", "command-play.about", "lobby"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_strangers_read_what_is_played(language: str, key: str) -> None:
    said = (
        texts(language)("lobby-title") if key == "lobby" else texts(language)(key, version=VERSION)
    )
    assert NAME[language] in re.sub(r"[*()]", "", said).replace("nicht the", "nicht, the")


OWN = {"en": r"(?i)\b(I|me|my|mine)\b", "de": r"(?i)\b(ich|mich|mir|mein\w*)\b"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_descriptions_of_commands_address_the_reader(language: str) -> None:
    about = [(key, phrase) for key, phrase in told(language) if key.startswith("command-")]
    assert [each for each in about if re.search(OWN[language], each[1])] == []


def test_the_first_sentence_of_the_readme_says_what_is_played() -> None:
    readme = (FOLDER.parents[2] / "README.md").read_text("utf-8")
    first = readme.split("\n\n")[1]
    assert NAME["en"] in re.sub(r"[*]", "", first)
