"""The picture of a result."""

from __future__ import annotations

import pytest

import render
from data.texts import texts
from engine.views import ResultView, SeatResult
from render.examples import NAMES, RESULT
from render.fonts import font, size
from render.layouts import SMALLEST_TEXT
from render.plates import Plate
from render.result import CAPTURED, LOST, box, marks
from render.words import describe_result
from tests.render.looking import opened, pixel


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_the_columns_are_called_fits_side_by_side(language: str) -> None:
    say, face = texts(language), font(size(SMALLEST_TEXT), "SemiBold")
    halves = [face.getlength(say(key)) / 2 for key in ("result-captured", "result-lost")]
    assert CAPTURED + halves[0] + 8 < LOST - halves[1]


def test_the_winner_is_on_top() -> None:
    picture = render.result(RESULT, NAMES, texts("de"))
    image = opened(picture.png)
    assert image.size == (picture.width, picture.height) == box(RESULT)[2:]
    ground, winner = pixel(image, 5, 160), pixel(image, 33, 160)
    assert ground != winner != pixel(image, 33, 320)


def test_a_game_without_rolls_has_a_result() -> None:
    view = ResultView("classic-6", (SeatResult(5, 1, 0, 0, (0,) * 6),))
    assert view.seats[0].mean == 0
    assert render.result(view, {}, texts("en"), "dark").png


def test_a_number_that_hardly_ever_came_up_has_a_flat_bar() -> None:
    seats = (SeatResult(0, 1, 3, 2, (1, 60, 60, 60, 60, 60)), SeatResult(2, 2, 2, 3, (0,) * 6))
    assert render.result(ResultView("classic-4", seats), {}, texts("en")).png


def test_a_player_with_two_colours_has_both_of_them() -> None:
    rows = SeatResult(0, 1, 3, 2, (1,) * 6, (2,)), SeatResult(1, 2, 2, 3, (1,) * 6, (3,))
    view = ResultView("classic-4", rows)
    assert describe_result(view, {0: "Ada", 2: "Ada"}, texts("en")).startswith(
        "Place 1: Yellow (Ada) + Red (Ada), sent 3 home"
    )
    plates = [mark for mark in marks(view, NAMES, texts("en")) if isinstance(mark, Plate)]
    assert [(plate.colour, plate.partners) for plate in plates] == [
        ("yellow", ("red",)),
        ("green", ("black",)),
    ]
    assert render.result(view, NAMES, texts("en"), "dark").png
