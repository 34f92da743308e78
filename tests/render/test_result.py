"""The picture of a result."""

from __future__ import annotations

import pytest

import render
from data.texts import texts
from engine.views import ResultView, SeatResult
from render.drawing.fonts import font, size
from render.result import TEXT, Award, Light, Shelf, Step, awards, box, marks
from render.words import describe_result
from tests.render.looking import opened
from tests.render.positions import NAMES, RESULT
from tests.render.telling import Telling
from tests.words import DE, EN, like


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_the_awards_are_called_fits(language: str) -> None:
    say, face = texts(language), font(size(TEXT), "SemiBold")
    for award in ("hunter", "unlucky", "sixes", "waited"):
        assert face.getlength(say(f"result-{award}")) <= 218, award


def test_the_winner_is_in_the_light_and_on_top() -> None:
    picture = render.result(RESULT, render.Look(NAMES, texts=DE))
    assert opened(picture.png).size == (picture.width, picture.height) == box(RESULT)[2:]
    found = list(marks(RESULT, NAMES, DE))
    assert [mark.words for mark in found if isinstance(mark, Light)] == [
        DE("result-wins", who="Ben", winners=1)
    ]
    steps = [mark for mark in found if isinstance(mark, Step)]
    assert [(step.name, step.place) for step in steps] == [
        ("Ben", 1),
        ("Ada", 2),
        ("Dora", 3),
        ("Cem", 4),
    ]
    assert [step.area[1] for step in steps] == sorted(step.area[1] for step in steps)


def test_awards_go_to_who_stands_out() -> None:
    found = [mark for mark in marks(RESULT, NAMES, EN) if isinstance(mark, Award)]
    assert [(mark.what, mark.name, mark.words) for mark in found] == [
        (what, name, EN("result-count", count=count))
        for what, name, count in (
            ("hunter", "Ben", 9),
            ("unlucky", "Ada", 7),
            ("sixes", "Ben", 17),
            ("waited", "Cem", 23),
        )
    ]
    red = Telling(EN).seat("red", "Cem")
    waited = like(EN, "alt-result", seat=red, waited=23)
    assert waited.search(describe_result(RESULT, NAMES, EN))
    quiet = SeatResult(0, 1, 0, 0, (0,) * 6), SeatResult(1, 2, 0, 0, (3, 0, 0, 0, 0, 0))
    assert awards(quiet, EN) == []


def test_shelves_show_who_sent_whom_home() -> None:
    shelves = [mark for mark in marks(RESULT, NAMES, EN) if isinstance(mark, Shelf)]
    assert [mark.own for mark in shelves] == [("green",), ("yellow",), ("black",), ("red",)]
    assert shelves[1].sent == ("green", "red", "red", "black")
    assert (shelves[1].captured, shelves[1].mean) == (4, "Ø 3.4")


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_of_any_length_leave_the_verb(language: str) -> None:
    names = dict.fromkeys(range(4), "Donaudampfschifffahrtsgesellschaft")
    (light,) = (m for m in marks(RESULT, names, texts(language)) if isinstance(m, Light))
    assert light.words.startswith("Donau")
    assert light.words.endswith("!")


def test_a_game_without_rolls_has_a_result() -> None:
    view = ResultView("classic-6", (SeatResult(5, 1, 0, 0, (0,) * 6),))
    assert view.seats[0].mean == 0
    assert render.result(view, render.Look(theme="dark", texts=EN)).png


def test_a_game_of_two_has_two_steps() -> None:
    seats = (SeatResult(0, 1, 3, 2, (1, 60, 60, 60, 60, 60)), SeatResult(2, 2, 2, 3, (0,) * 6))
    assert render.result(ResultView("classic-4", seats), render.Look(texts=EN)).png


def test_a_player_with_two_colours_has_both_of_them() -> None:
    rows = SeatResult(0, 1, 3, 2, (1,) * 6, (2,)), SeatResult(1, 2, 2, 3, (1,) * 6, (3,))
    view = ResultView("classic-4", rows)
    tell = Telling(EN)
    both = f"{tell.seat('yellow', 'Ada')} + {tell.seat('red', 'Ada')}"
    first = like(EN, "alt-result", place=1, seat=both, captured=3, waited=0)
    assert first.match(describe_result(view, {0: "Ada", 2: "Ada"}, EN))
    shelves = [mark for mark in marks(view, NAMES, EN) if isinstance(mark, Shelf)]
    assert [mark.own for mark in shelves] == [("yellow", "red"), ("green", "black")]
    assert render.result(view, render.Look(NAMES, "dark", texts=EN)).png
