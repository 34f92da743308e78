"""The letters at a card's foot, struck out where an answer does not help."""

from __future__ import annotations

import re

import pytest

from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from render.action_cards.cards import initial
from render.action_cards.words import title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_both_answers_differ_and_are_explained(language: str) -> None:
    """Spanish titles begin with a mark, which would be the same letter twice."""
    say = texts(language)
    letters = [initial(title(each, say)) for each in ("denkste", "aetsch")]
    assert letters[0] != letters[1]
    signs = say("signs-on-cards")
    for letter, card in zip(letters, ("denkste", "aetsch"), strict=True):
        [line] = [each for each in signs.splitlines() if title(card, say) in each]
        assert re.search(rf"\b{letter}\b", line.replace(title(card, say), ""))
