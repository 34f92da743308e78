"""The picture of a lobby: seats, free seats, and what will be played."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

import render
from render.drawing.fonts import font, size
from render.drawing.themes import THEMES
from render.lobby import Fan, Seated, SeatRow, Title, Told, marks
from render.lobby_layout import HEIGHT, LEFT, PARTS, RIGHT, TEXT, WIDTH, areas, broken, shown_lines
from render.sprites.faces import Face
from render.sprites.squares import DIGITS
from tests.render.looking import every_theme, near, opened, pixel
from tests.render.positions import LOBBIES

every_lobby = pytest.mark.parametrize("key", LOBBIES)


@every_lobby
def test_a_lobby_has_a_small_picture(key: str) -> None:
    picture = render.lobby(LOBBIES[key])
    assert (picture.width, picture.height) == (WIDTH, HEIGHT)
    assert len(picture.png) <= 80_000
    assert picture.png == render.lobby(LOBBIES[key]).png


LONG = "A sentence of so many words that it is broken into two lines"


@every_theme
def test_the_host_sits_in_the_light(theme: str) -> None:
    view = LOBBIES["classic"]
    _, top, right, bottom = areas(view)[0]
    lit = pixel(opened(render.lobby(view, theme).png), right - 10, (top + bottom) / 2)
    assert near(lit, THEMES[theme].players["yellow"].lit) < 12


def test_seats_lie_on_the_trays_of_the_board() -> None:
    found = areas(LOBBIES["classic"])
    assert len(found) == 4
    for left, top, right, bottom in found:
        assert LEFT[0] <= left < right <= LEFT[2]
        assert LEFT[1] <= top < bottom <= LEFT[3]
        assert right - left > 130, "room for a name"
    for one, other in combinations(found, 2):
        assert other[0] >= one[2] or other[2] <= one[0] or other[1] >= one[3] or other[3] <= one[1]


@every_lobby
def test_everybody_stands_on_the_picture_and_as_many_lines_as_have_room(key: str) -> None:
    view = LOBBIES[key]
    found = list(marks(view))
    seated = [mark for mark in found if isinstance(mark, Seated | SeatRow)]
    assert [mark.sitting for mark in seated] == list(view.seats)
    rows = sorted(mark.area for mark in found if isinstance(mark, SeatRow | Told))
    assert rows[0][1] >= RIGHT[1]
    assert rows[-1][3] <= RIGHT[3]
    for (_, _, _, bottom), (_, top, _, below) in pairwise(rows):
        assert top >= bottom
        assert below - top >= 42
    written = [mark.line for mark in found if isinstance(mark, Told)]
    assert written == list(shown_lines(view)) == list(view.lines[: 1 if key == "six" else None])
    assert rows[-1][3] > RIGHT[3] - 12, "the panel is full"


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize(
    "lines", [(), ("Aa",), ("Aa", "Aa"), ("Aa", "Aa", "Aa"), (LONG,), (LONG, "Aa")]
)
def test_rows_of_every_height_are_drawn(seats: int, lines: tuple[str, ...]) -> None:
    """With free seats, whose shapes lose their outline within."""
    view = LOBBIES["six"]
    free = tuple(replace(each, free=True) for each in view.seats[:seats])
    told = tuple(replace(view.lines[0], words=each) for each in lines)
    shown = replace(view, seats=free, lines=told)
    assert len([*marks(shown)]) == 2 + seats + len(shown_lines(shown))
    assert opened(render.lobby(shown, "light").png).size == (WIDTH, HEIGHT)


def test_action_cards_lie_in_a_fan_and_leave_the_title_whole() -> None:
    view = LOBBIES["action-cards"]
    fan = next(mark for mark in marks(view) if isinstance(mark, Fan))
    assert next(mark for mark in marks(view) if isinstance(mark, Title)).cards
    assert fan.box[2] < WIDTH - 10
    assert not any(isinstance(mark, Fan) for mark in marks(LOBBIES["classic"]))


def test_of_the_wall_race_so_much_is_shown_that_its_numbers_can_be_read() -> None:
    left, top, right, bottom = PARTS["walls"]
    scale = (LEFT[2] - LEFT[0]) / max(right - left, bottom - top)
    assert (DIGITS + 2) * scale >= 21, "capitals of eight and a half on a phone"


def test_a_player_that_comes_and_goes_is_seen() -> None:
    view = LOBBIES["classic"]
    first = render.lobby(view).png
    seats = (*view.seats[:1], replace(view.seats[1], name="Ben", free=False), *view.seats[2:])
    assert render.lobby(replace(view, seats=seats)).png != first
    assert render.lobby(view).png == first


@pytest.mark.parametrize("key", ["classic", "cards"])
def test_a_face_is_shown_where_it_is_known(key: str) -> None:
    view, face = LOBBIES[key], Face(bytes((10, 200, 10)) * 64 * 64)
    mark = next(mark for mark in marks(view, {0: face}) if isinstance(mark, Seated | SeatRow))
    left, top, right, bottom = mark.area
    at = (left + right) / 2, top + (bottom - top - 52) / 2
    if isinstance(mark, SeatRow):
        at = left + 44, (top + bottom) / 2
    image = opened(render.lobby(view, "light", {0: face}).png)
    assert near(pixel(image, *at), (10, 200, 10)) < 60


@pytest.mark.parametrize("words", ["Das Kartenrennen", "Donaudampfschifffahrtsgesellschaft", "A b"])
def test_words_are_broken_where_they_fit(words: str) -> None:
    lines, high = broken(words, 300, (40, 30, TEXT))
    assert 1 <= len(lines) <= 2
    for line in lines:
        assert font(size(high), "Bold").getlength(line) <= 300


def test_no_more_lines_are_shown_than_have_room() -> None:
    view = LOBBIES["classic"]
    more = replace(view, lines=view.lines * 3)
    assert shown_lines(more)[: len(view.lines)] == view.lines
    assert len(shown_lines(more)) < len(more.lines)
