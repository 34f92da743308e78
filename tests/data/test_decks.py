"""Decks: what is shipped is sound, and what is wrong with a corrected one is said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.shipped.decks import CARD_RACE, BadDeck, action_cards, card_race, race_deck


def test_the_action_cards_are_55_of_31_kinds() -> None:
    cards = action_cards()
    assert len(cards) == 31
    assert sum(card.copies for card in cards.values()) == 55
    assert all(key == card.key for key, card in cards.items())
    counters = {key for key, card in cards.items() if "announced" in card.when}
    assert counters == {"denkste", "aetsch"}
    assert all(set(card.crossed) <= counters for card in cards.values())


def test_the_stars_fit_the_rulebook() -> None:
    """39 has three; 8, 15, 20, 28, one from 32 to 34, 38 and 40 have four together."""
    stars = card_race().stars
    assert stars[39] == 3
    for unknown in (32, 33, 34):
        assert sum(stars[number] for number in (8, 15, 20, 28, unknown, 38, 40)) == 4
    assert sum(stars) == 14


def test_corrected_stars_are_read(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    text = CARD_RACE.read_text("utf-8")
    file.write_text(text.replace('"number": 36, "copies": 1, "stars": 1', _figure(36, 1, 2)))
    assert race_deck(file).stars[36] == 2
    assert card_race().stars[36] == 1


def _figure(number: object, copies: object, stars: object) -> str:
    return f'"number": {number}, "copies": {copies}, "stars": {stars}'


THE_36 = _figure(36, 1, 1)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (THE_36, _figure(36, 1, 10), "number 36 has 10 stars, not 0 to 9."),
        (THE_36, _figure(36, 1, -1), "number 36 has -1 stars, not 0 to 9."),
        (THE_36, _figure(36, 3, 1), "number 36 has 3 copies, not 1 to 2."),
        (THE_36, _figure(36, 0, 1), "number 36 has 0 copies, not 1 to 2."),
        (
            THE_36,
            _figure(35, 1, 1),
            "the numbers must be those from 1 to 40, each once and in order.",
        ),
        (THE_36, _figure(36, 1, '"one"'), "Expected `int`, got `str` - at `$.numbers[35].stars`."),
        (THE_36, f'{THE_36}, "colour": 1', "Object contains unknown field `colour`"),
        (
            "[22, 22,",
            "[22,",
            "dice must be six numbers, none below 2: how many cards show a 1 to a 6.",
        ),
        ("[22, 22,", "[22, 1,", "dice must be six numbers, none below 2"),
        ("]\n}", "", "Input data was truncated."),
    ],
)
def test_a_deck_that_cannot_be_is_refused_in_one_sentence(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    file = tmp_path / "card_race.json"
    text = CARD_RACE.read_text("utf-8").rstrip()
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadDeck) as refused:
        race_deck(file)
    said = str(refused.value)
    assert said.startswith("card_race.json: ")
    assert says in said
    assert said.endswith(".")
    assert "\n" not in said
