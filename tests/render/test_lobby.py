"""The picture of a lobby: seats, free seats, and what will be played."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

import render
from render.drawing.fonts import font, size
from render.drawing.themes import THEMES
from render.lobby import HEIGHT, LEFT, TEXT, WIDTH, areas, broken, marks
from render.sprites.avatars import Face
from tests.render.looking import near, opened, pixel
from tests.render.positions import LOBBIES

every_lobby = pytest.mark.parametrize("key", LOBBIES)


@every_lobby
@pytest.mark.parametrize("theme", THEMES)
def test_a_lobby_has_a_small_picture(key: str, theme: str) -> None:
    picture = render.lobby(LOBBIES[key], theme)
    assert (picture.width, picture.height) == (WIDTH, HEIGHT)
    assert len(picture.png) <= 80_000
    assert picture.png == render.lobby(LOBBIES[key], theme).png


@every_lobby
def test_seats_lie_side_by_side_on_the_left(key: str) -> None:
    found = areas(LOBBIES[key])
    assert len(found) == len(LOBBIES[key].seats)
    for left, top, right, bottom in found:
        assert LEFT[0] <= left < right <= LEFT[2]
        assert LEFT[1] <= top < bottom <= LEFT[3]
        assert right - left > 130, "room for a name"
    for one, other in combinations(found, 2):
        assert other[0] >= one[2] or other[2] <= one[0] or other[1] >= one[3] or other[3] <= one[1]


def test_who_comes_and_goes_is_seen() -> None:
    view = LOBBIES["classic"]
    first = render.lobby(view).png
    seats = (*view.seats[:1], replace(view.seats[1], name="Ben"), *view.seats[2:])
    assert render.lobby(replace(view, seats=seats)).png != first
    assert render.lobby(view).png == first
    _, top, right, bottom = areas(view)[0]
    lit = pixel(opened(first), right - 10, (top + bottom) / 2)
    assert near(lit, THEMES["light"].players["yellow"].lit) < 12


def test_a_face_is_shown_where_it_is_known() -> None:
    view, face = LOBBIES["cards"], Face(bytes((10, 200, 10)) * 64 * 64)
    left, top, right, bottom = areas(view)[0]
    image = opened(render.lobby(view, "light", {0: face}).png)
    assert near(pixel(image, (left + right) / 2, top + (bottom - top - 52) / 2), (10, 200, 10)) < 60


@pytest.mark.parametrize("words", ["Das Kartenrennen", "Donaudampfschifffahrtsgesellschaft", "A b"])
def test_words_are_broken_where_they_fit(words: str) -> None:
    lines, high = broken(words, 300, (40, 30, TEXT))
    assert 1 <= len(lines) <= 2
    for line in lines:
        assert font(size(high), "Bold").getlength(line) <= 300


def test_no_more_lines_are_shown_than_have_room() -> None:
    view = LOBBIES["classic"]
    more = replace(view, lines=view.lines * 3)
    assert list(marks(more)) == list(marks(view))
