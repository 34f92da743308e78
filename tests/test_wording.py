"""The wording of texts: what `docs/voice.md` says that players never read stands in none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.version import VERSION
from data.shipped.decks import action_cards
from data.shipped.languages import ENGLISH, FOLDER, LANGUAGES
from data.shipped.texts import dashed, texts
from tests.language_files import Translation, translation
from tests.never_words import NEVER
from tests.translation import never, never_words


@pytest.mark.parametrize(
    ("language", "pattern"), [(each, pattern) for each in NEVER for pattern in NEVER[each]]
)
def test_every_pattern_is_in_the_sentence_that_it_was_made_from(
    language: str, pattern: str
) -> None:
    """So a sentence that is put back is found, alone or behind another one."""
    sentence, better = NEVER[language][pattern]
    assert pattern in never(language, sentence)
    assert pattern in never(language, f"Ada wins. {sentence}")
    assert pattern not in never(language, better)


def test_a_word_that_is_never_said_is_named_with_the_word_to_use(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("a = Nobody plays here.\n", "utf-8")
    [problem] = never_words(Translation("en", tmp_path))
    assert (
        problem == "a: 'Nobody' is never said, say 'someone, everyone, no one': Nobody plays here."
    )


WHEN = {
    "en": {"any time": "Play this ", "at once": "At once: ", "turn": "On your turn: "},
    "de": {"any time": "Spiel sie", "at once": "Sofort: ", "turn": "In deinem Zug: "},
}
"""How the text of a card begins, by when it is played."""


@pytest.mark.parametrize("language", WHEN)
def test_a_card_says_first_when_it_is_played(language: str) -> None:
    say, began = texts(language), WHEN[language]
    bad = [
        key
        for key, card in action_cards().items()
        if not say(f"kind-{dashed(key)}.text").startswith(began[card.timing])
    ]
    assert bad == []
    assert {card.timing for card in action_cards().values()} == began.keys()


NAME = "Mensch ärgere Dich nicht"
IN_ENGLISH = f"{NAME}, the German Ludo"
"""What the game is called to strangers: its German name alone says nothing in English."""


@pytest.mark.parametrize("key", ["help-text", "command-help.about", "command-play.about", "lobby"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_strangers_read_the_name_of_the_game(language: str, key: str) -> None:
    said = (
        texts(language)("lobby-title") if key == "lobby" else texts(language)(key, version=VERSION)
    )
    name = IN_ENGLISH if language == ENGLISH else NAME
    assert name in re.sub(r"[*()]", "", said).replace("nicht the", "nicht, the")


OWN = {"en": r"(?i)\b(I|me|my|mine)\b", "de": r"(?i)\b(ich|mich|mir|mein\w*)\b"}


@pytest.mark.parametrize("language", OWN)
def test_the_descriptions_of_commands_address_the_reader(language: str) -> None:
    about = [
        (key, phrase) for key, phrase in translation(language).told if key.startswith("command-")
    ]
    assert [each for each in about if re.search(OWN[language], each[1])] == []


def test_the_readme_names_the_game_in_its_first_sentence() -> None:
    readme = (FOLDER.parents[2] / "README.md").read_text("utf-8")
    first = readme.split("\n\n")[1]
    assert IN_ENGLISH in re.sub(r"[*]", "", first)
