"""Board pictures: legible on a phone, the same every time, and like the plain way's."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import pytest

import render
from data.boards import keys
from engine.views import BASE, Piece, RaceView, Step
from render import tiles
from render.examples import NAMES, POSITIONS, race
from render.layouts import SIZES, layout
from render.marks import SHAPES
from render.themes import THEMES
from tests.bench.pictures import compare, difference
from tests.render.looking import PHONE, board, cropped, near, on_phone, opened, pixel, written
from tests.render.vision import VISIONS, contrast
from tests.render.vision import difference as colour_difference

every_theme = pytest.mark.parametrize("theme", THEMES)


def test_a_picture_is_a_png_of_1000_pixels() -> None:
    picture = render.board(POSITIONS["choice"], NAMES)
    assert picture.png.startswith(b"\x89PNG\r\n")
    assert opened(picture.png).size == (picture.width, picture.height) == (1000, 1000)
    assert picture.draw_ms > 0
    assert picture.encode_ms > 0


@pytest.mark.parametrize("position", POSITIONS)
def test_every_example_can_be_drawn_without_names(position: str) -> None:
    assert render.board(POSITIONS[position]).png


@every_theme
@pytest.mark.parametrize("position", ["choice", "six"])
def test_digits_of_pieces_are_large_and_strong_on_a_phone(position: str, theme: str) -> None:
    view, image = POSITIONS[position], on_phone(board(position, theme))
    place, paints = layout(view.board), THEMES[theme].players
    scale = PHONE / place.plan.width
    for arm, positions in enumerate(view.pieces):
        paint = paints[place.board.colours[arm]]
        for number, at in enumerate(positions):
            x, y = place.square(arm, at, number)
            y += SHAPES[place.board.colours[arm]][2] * place.px(SIZES.piece) * 0.9
            wide, high = place.px(0.13), place.px(0.21)
            crop = cropped(image, (x, y), wide, high, scale)
            rows, ink = written(crop, paint.ink, paint.fill)
            assert rows >= 9, (arm, number)
            assert contrast(ink, paint.fill) >= 4.5, (arm, number)


@every_theme
@pytest.mark.parametrize("key", keys())
def test_numbers_of_squares_are_large_and_strong(key: str, theme: str) -> None:
    place, colours = layout(key), THEMES[theme]
    empty = ((),) * place.board.arms
    image = opened(render.board(RaceView(key, empty, None), {}, theme).png)
    small = on_phone(image)
    for number, point in enumerate(place.board.track):
        if number in place.board.starts:
            continue
        x, y = place.at(point)
        half = place.px(0.26)
        crop = cropped(image, (x, y), half, half)
        rows, ink = written(crop, colours.faint, colours.square)
        assert rows >= 22, number + 1
        assert contrast(ink, colours.square) >= 4.5
        crop = cropped(small, (x, y), half, half, PHONE / place.plan.width)
        assert written(crop, colours.faint, colours.square)[0] >= 9, number + 1


@every_theme
@pytest.mark.parametrize("position", ["capture", "six"])
def test_players_can_be_told_apart_on_the_picture(position: str, theme: str) -> None:
    """The colours are read from the picture: beside the digit of the first piece of everybody."""
    view, image = POSITIONS[position], board(position, theme)
    place = layout(view.board)
    found = {}
    for arm, positions in enumerate(view.pieces):
        x, y = place.square(arm, positions[0], 0)
        found[arm] = pixel(image, x - place.px(0.19), y + place.px(0.1))
        assert near(found[arm], THEMES[theme].players[place.board.colours[arm]].fill) <= 8
    for vision in VISIONS:
        for one, other in combinations(found.values(), 2):
            assert colour_difference(one, other, vision) >= 15


@pytest.mark.usefixtures("_fresh")
def test_the_same_view_gives_the_same_bytes() -> None:
    view = POSITIONS["capture"]
    first = render.board(view, NAMES).png
    tiles.forget()
    assert render.board(view, NAMES).png == first


@pytest.mark.usefixtures("_fresh")
def test_pictures_can_be_made_in_several_threads() -> None:
    views = list(race("classic-4", 3, 4))
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda view: render.board(view, NAMES).png, views * 2))
    tiles.forget()
    assert found == [render.board(view, NAMES).png for view in views] * 2


@pytest.mark.parametrize(("position", "theme"), [("capture", "light"), ("six", "dark")])
def test_tiles_give_the_same_picture_as_the_plain_way(position: str, theme: str) -> None:
    view = POSITIONS[position]
    plain = render.board_plainly(view, NAMES, theme)
    assert difference(render.board(view, NAMES, theme).png, plain.png) < 1.5


@pytest.mark.usefixtures("_fresh")
def test_the_comparison_compares() -> None:
    """What it measures is for the bench to say; here only that it is on the right side of 1."""
    found = compare(list(race("classic-4", 1, 2)))
    assert found.rms < 1.5
    assert found.kilobytes < found.plain_kilobytes / 2
    assert found.draw_ms + found.encode_ms < found.plain_ms


def test_a_turn_changes_only_what_it_changed() -> None:
    before = RaceView("classic-4", ((5, -1, -1, -1), (0, -1, -1, -1), (), ()), turn=0)
    after = RaceView("classic-4", ((5, -1, -1, -1), (7, -1, -1, -1), (), ()), turn=0)
    place = layout("classic-4")
    one, other = (opened(render.board(view, NAMES).png) for view in (before, after))
    for arm, position in ((0, 5), (0, 20), (1, 30)):
        at = place.square(arm, position)
        assert pixel(one, *at) == pixel(other, *at)
    changed = place.square(1, 7)
    assert pixel(one, *changed) != pixel(other, *changed)


def test_moves_backwards_and_over_long_ways_can_be_shown() -> None:
    """Other rules may move a piece back or far; the arrow follows the squares."""
    for start, to in ((9, 5), (-1, 6), (2, 39)):
        last = (Step(Piece(0, 0), start, to), Step(Piece(1, 0), 4, BASE))
        view = RaceView("classic-4", ((to, -1, -1, -1),) * 4, 0, (3,), 1, (), last)
        plain = render.board_plainly(view, NAMES)
        assert difference(render.board(view, NAMES).png, plain.png) < 1.5
