"""The picture of a game that is looked back on."""

from __future__ import annotations

from itertools import pairwise

import pytest

import render
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from render.drawing.fonts import font, size
from render.drawing.themes import THEMES
from render.game_analysis import (
    BETWEEN,
    FINE,
    HEIGHT,
    SHEET,
    SIGN,
    TEXT,
    TICKS,
    WIDTH,
    Line,
    Number,
    Plate,
    Shape,
    marks,
    pips,
    plates,
    shapes,
    signed,
    ticks,
    up,
)
from tests.render.charts import CHARTS, chart
from tests.render.looking import every_theme, on_phone, opened, written
from tests.render.vision import contrast

MOST_BYTES = 120_000


@every_theme
@pytest.mark.parametrize("name", CHARTS)
def test_it_is_small_and_as_wide_as_all_pictures(name: str, theme: str) -> None:
    picture = render.analysis_chart(CHARTS[name], theme)
    assert opened(picture.png).size == (picture.width, picture.height) == (WIDTH, HEIGHT)
    assert len(picture.png) <= MOST_BYTES


def test_everybody_has_a_line_with_their_shape_and_the_winners_is_on_top() -> None:
    found = list(marks(CHARTS["four"]))
    lines = [mark for mark in found if isinstance(mark, Line)]
    assert [line.colour for line in lines] == ["black", "red", "green", "yellow"]
    assert lines[-1].radius > lines[0].radius
    for line in lines:
        assert line.points[-1][1] == up(float(line.colour == "yellow"))
        steps = [after[0] - before[0] for before, after in pairwise(line.points)]
        assert all(step > 0 for step in steps)
        assert sum(step < FINE for step in steps) <= 8, "only where it turned"
        signs = [
            mark.at for mark in found if isinstance(mark, Shape) and mark.colour == line.colour
        ]
        assert len(signs) >= 4


@pytest.mark.parametrize("name", ["four", "six", "cards"])
def test_no_two_shapes_stand_at_the_same_place(name: str) -> None:
    """So that they can be told apart where lines lie on each other."""
    places = sorted(at[0] for curve in CHARTS[name].curves for at in shapes(CHARTS[name], curve))
    least = BETWEEN / len(CHARTS[name].curves)
    assert all(after - before >= least - 0.1 for before, after in pairwise(places))


def test_where_the_game_turned_there_is_a_number() -> None:
    numbers = [mark for mark in marks(CHARTS["four"]) if isinstance(mark, Number)]
    assert [mark.number for mark in numbers] == [1, 2, 3]
    assert [mark.colour for mark in numbers] == [
        CHARTS["four"].curves[on].colour for _, on in CHARTS["four"].turning
    ]
    assert all(SHEET[0] < mark.at[0] < SHEET[2] for mark in numbers)


def test_rounds_are_numbered_below_as_far_as_there_is_room() -> None:
    assert [words for _, words in ticks(CHARTS["four"])] == ["10", "20", "30", "40", "50"]
    assert [words for _, words in ticks(CHARTS["two"])] == ["5", "10", "15"]
    assert [words for _, words in ticks(CHARTS["at once"])] == ["1"]
    for shown in CHARTS.values():
        assert len(ticks(shown)) <= TICKS


@pytest.mark.parametrize("players", range(2, 7))
def test_plates_lie_beside_the_sheet_each_with_room_for_two_lines(players: int) -> None:
    found = plates(players)
    assert all(area[0] > SHEET[2] for area in found)
    assert all(area[3] - area[1] >= 3 * TEXT for area in found)
    assert found[-1][3] <= SHEET[3] + 0.1
    assert all(one[3] < other[1] for one, other in pairwise(found))


def test_luck_is_a_number_with_its_sign_and_a_die() -> None:
    assert [signed(luck) for luck in (14, 0, -3)] == ["+14", "±0", "–3"]
    assert signed(-3, "−") == "−3"
    assert [pips(luck) for luck in (14, 3, 0, -2, -3, -9, -30)] == [6, 5, 3, 3, 2, 2, 1]


def test_names_are_cut_where_there_is_no_room() -> None:
    long = chart(["Donaudampfschifffahrt"] * 6, 30, 1, 0, luck=(None,) * 6)
    assert render.analysis_chart(long).png
    assert len([mark for mark in marks(long) if isinstance(mark, Plate)]) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_have_room(language: str) -> None:
    say = texts(language)
    assert font(size(TEXT), "SemiBold").getlength(say("hindsight-round")) <= 110
    assert font(size(34), "Bold").getlength(say("hindsight-title")) <= 600


@every_theme
def test_text_on_the_wood_can_be_read_on_a_phone(theme: str) -> None:
    image = on_phone(opened(render.analysis_chart(CHARTS["four"], theme).png))
    look, scale = THEMES[theme], 400 / WIDTH
    left, right, y = SHEET[0] - 90, SHEET[0] - 8, up(0.5)
    crop = image.crop(
        (
            round(left * scale),
            round((y - 20) * scale),
            round(right * scale),
            round((y + 20) * scale),
        )
    )
    rows, ink = written(crop, look.name, look.ground)
    assert rows >= 9
    assert contrast(ink, look.ground) >= 4.5


def test_shapes_are_seen_on_a_phone() -> None:
    assert 2 * SIGN * 400 / WIDTH >= 10
