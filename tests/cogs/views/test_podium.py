"""The message of a podium: lists, places, and how far above chance people are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.platform.avatars import Avatars
from cogs.platform.names import Names
from cogs.views.podium import mark, podium_draft
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.catalog import CATALOG
from tests.data.test_podiums import PODIUM, placed

NAMES = Names(float, Avatars(float))


@pytest.mark.parametrize(
    ("above", "english", "german"),
    [
        (1.84, "+1.8", "+1,8"),
        (-0.04, "±0.0", "±0,0"),
        (0.04, "±0.0", "±0,0"),
        (-2.52, "−2.5", "−2,5"),
    ],
)
def test_wins_above_chance_are_written_as_in_each_language(
    above: float, english: str, german: str
) -> None:
    podium = replace(PODIUM, places=[replace(placed(1, None), above=above)])
    for language, said in zip(("en", "de"), (english, german), strict=True):
        assert said in podium_draft(podium, NAMES, texts(language), ()).texts[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_list_is_named_and_hidden_people_are_someone(language: str) -> None:
    says = texts(language)
    six = replace(placed(1, 5), ranking="classic-6")
    podium = replace(PODIUM, places=[placed(1, 4), placed(2, 5), six])
    title, first, second, _ = podium_draft(podium, NAMES, says, {4, 5}).texts
    assert says("season-quarter", quarter=4, year="2026") in title
    assert says("game-classic") in first
    assert says("ranking-six", game=says("game-classic")) in second
    assert first.count(says("somebody")) == 2


def test_no_two_seasons_have_one_mark() -> None:
    """Not even of a server that changes how long they are."""
    years = range(2024, 2060)
    parts = ("", *(f"-Q{each}" for each in range(1, 5)), *(f"-{each:02}" for each in range(1, 13)))
    seasons = [f"{year}{part}" for year in years for part in parts]
    assert len({mark(each) for each in seasons}) == len(seasons)
    assert max(map(mark, seasons)) < 2**31


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_lists_of_all_games_fit(language: str) -> None:
    """Any number can share the last place, and each says how many it leaves out."""
    says, names = texts(language), Names(float)
    for person in range(1, 31):
        names.hear(PODIUM.server, person, f"Annemarie Wilhelm {person}")
    lists = [f"{game}{six}" for game in CATALOG for six in ("", "-6")]
    places = [replace(placed(3, person), ranking=each) for each in lists for person in range(1, 31)]
    draft = podium_draft(replace(PODIUM, places=places), names, says, ())
    assert draft.fits
    told = draft.texts[1:-1]
    assert len(told) == len(lists)
    for each in told:
        left = 30 - each.count("Annemarie")
        assert each.endswith(says("list-more", listed="…", more=left))
