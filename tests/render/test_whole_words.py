"""Words of pictures with their longest values: in each language all of them are whole.

What is measured is what is drawn: a picture's words pass `fit` on their way to the canvas, which
leaves those alone that fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

import render.drawing.canvas
from cogs.views.stats import game_name, season_title
from cogs.views.stats_five import month
from cogs.views.words import SIX, ranking_name, season_name
from data.shipped.decks import action_cards
from data.shipped.languages import LANGUAGES
from data.shipped.texts import Texts, texts
from engine.catalog import CATALOG
from engine.daily_record import MONTH, Record
from render.action_cards.cards import Large, large
from render.awards import AWARDS
from render.drawing.canvas import Canvas
from render.drawing.fonts import Weight, fit, size, width
from render.drawing.marks import Mark
from render.drawing.themes import THEMES
from render.leaderboard import Heads
from render.own_results import Head, calendar
from render.race.themes import OF_EACH, TITLE
from render.result import Honour
from render.result_shelves import Enemies, Heading, Seen
from render.sprites.cards import WORDS

SEASONS = ("", "2026", "2026-Q4", *(f"2026-{month:02}" for month in range(1, 13)))
CUP: dict[str, str | int] = {"cup": "9999", "round": 6, "done": 23, "tables": 24}
"""A cup of ninety-six in its sixth round."""
ADA = Seen("red", "Ada", None)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that a picture cut."""
    found = list[str]()

    def measured(words: str, room: float, size: int, weight: Weight = "SemiBold") -> str:
        fitted = fit(words, room, size, weight)
        if fitted != words:
            found.append(words)
        return fitted

    monkeypatch.setattr(render.drawing.canvas, "fit", measured)
    return found


def draw(*marks: Mark) -> None:
    """Draw on one pixel: words are measured wherever they lie."""
    for mark in marks:
        mark.draw(Canvas(THEMES["light"], (0, 0, 1, 1)))


def lists(say: Texts) -> Iterator[str]:
    """Yield the titles of all leaderboards, as composed."""
    keys = (*CATALOG, *(f"{key}{SIX}" for key in ("classic", "action_cards", "tournament")))
    for key, season in product(keys, SEASONS):
        game = ranking_name(key, say)
        yield say("leaderboard-title", game=game, season=season_name(season, say))


def cups(say: Texts) -> Iterator[str]:
    for key in ("cup-standings", "cup-standings-during"):
        yield say(key, **CUP)


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_cards_keep_their_titles_apart_from_their_timing(
    language: str, cut: list[str]
) -> None:
    say = texts(language)
    cards = [large(key, say, held_back=held) for key in action_cards() for held in (False, True)]
    draw(*cards)
    assert cut == []
    assert [card.title for card in cards if crowded(card)] == []


def crowded(card: Large) -> bool:
    """Return whether title and timing meet, at the smallest size of a title."""
    called = width(card.title, size(23), "Bold")
    return 124 + called + 20 > 944 - 58 * card.held_back - width(card.timing, size(WORDS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_lists_are_whole(language: str, cut: list[str]) -> None:
    say = texts(language)
    for title in lists(say):
        draw(Heads(title, say("leaderboard-skill"), say("leaderboard-wins")))
    for title in cups(say):
        draw(Heads(title, say("cup-points"), say("cup-wins")))
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_own_results_are_whole(language: str, cut: list[str]) -> None:
    say = texts(language)
    for game, season in product(("all", *CATALOG), ("all", *SEASONS)):
        title = f"{game_name(game, say)} · {season_title(season, say)}"
        draw(Head(title, "Ada", None))
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_five_are_whole(language: str, cut: list[str]) -> None:
    say = texts(language)
    record = Record(400, 400, 100.0, (100,) * MONTH)
    draw(*calendar(month(record, say, say("stats-five")), 0), Head(say("stats-five"), "Ada", None))
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_result_are_whole(language: str, cut: list[str]) -> None:
    say = texts(language)
    for what in AWARDS:
        title = say(f"award-{what}")
        words = say(f"award-{what}.count", count=12, victim="Ada")
        draw(Honour(0, what, title, words, (0, 0), (ADA,)))
    for key in ("result-sent", "result-robbed"):
        draw(Heading(0, say(key)))
    draw(Enemies(0, say("result-feud"), (12, 11), (ADA, ADA)))
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_themes_are_whole(language: str) -> None:
    say = texts(language)
    titles = [say(f"theme-{key}") for key in THEMES]
    assert [each for each in titles if fit(each, OF_EACH - 20, TITLE, "Bold") != each] == []
