"""What several games need: many pieces on a square, cards, squares that are blocked."""

from __future__ import annotations

from itertools import chain

import pytest

from render.drawing.marks import BOARD, LIT, PIECE
from render.drawing.paint import paint
from render.drawing.themes import THEMES, dimmed
from render.race.picture import group
from render.sprites.cards import Card, Laid
from render.sprites.pieces import CountedCrowd, Crowd, Pair, Pawn
from render.sprites.squares import Blocked
from tests.render import sprites
from tests.render.looking import PHONE, cropped, every_theme, near, on_phone, pixel, written
from tests.render.palettes import examples, keys
from tests.render.specimens import specimen
from tests.render.vision import contrast


@pytest.mark.parametrize(
    ("count", "kind"),
    [(1, Pawn), (2, Pair), (3, Crowd), (4, Crowd), (5, CountedCrowd), (7, CountedCrowd)],
)
def test_any_number_of_pieces_has_a_form(count: int, kind: type) -> None:
    assert isinstance(group((0, 0), 84, sprites.WHO[:count], (False,) * count), kind)


def test_two_of_a_colour_are_a_barrier_and_two_others_are_not() -> None:
    pairs = [
        group((0, 0), 84, (sprites.WHO[0], other), (False, False)) for other in sprites.WHO[4:6]
    ]
    assert [isinstance(pair, Pair) and pair.barrier for pair in pairs] == [False, True]


@every_theme
@pytest.mark.parametrize("count", [3, 4])
@pytest.mark.parametrize("unit", [84, 74])
def test_numbers_of_a_crowd_are_large_and_strong(theme: str, count: int, unit: int) -> None:
    crowd = Crowd((500, 500), unit, sprites.WHO[:count])
    image = paint(theme, [crowd], (0, 0, 1000, 1000))
    small = on_phone(image)
    for colour, _, (x, y) in crowd.cells:
        paints = THEMES[theme].players[colour]
        at = x, y + (3 if colour == "red" else 0)
        rows, ink = written(cropped(image, at, 6, 13), paints.ink, paints.fill)
        assert rows >= 21, colour
        assert contrast(ink, paints.fill) >= 4.5
        rows, _ = written(cropped(small, at, 6, 15, PHONE / 1000), paints.ink, paints.fill)
        assert rows >= 9, colour


@every_theme
@pytest.mark.parametrize("unit", [84, 74])
def test_a_throng_says_how_many_there_are_of_each_colour(theme: str, unit: int) -> None:
    """Four of each colour."""
    colours = ("yellow", "green", "red", "black")
    throng = CountedCrowd(
        (500, 500), unit, tuple((each, i) for i in range(1, 5) for each in colours)
    )
    image = paint(theme, [throng], (0, 0, 1000, 1000))
    small = on_phone(image)
    assert [words for _, words, _ in throng.cells] == ["4×"] * 4
    for shade in (THEMES[theme], dimmed(theme)):
        assert contrast(shade.text, shade.dish) >= 4.5
    for colour, _, (x, y) in throng.cells:
        inks = THEMES[theme].text, THEMES[theme].dish
        assert written(cropped(image, (x + 28, y), 6, 14), *inks)[0] >= 22, colour
        assert written(cropped(small, (x + 28, y), 6, 14, PHONE / 1000), *inks)[0] >= 9, colour
        assert near(pixel(image, x, y), THEMES[theme].players[colour].fill) <= 8, colour
    left, top, right, bottom = throng.box
    assert right - left < 2 * unit
    assert bottom - top < 2 * unit


def test_selectable_marks_stay_lit() -> None:
    who = sprites.WHO[:3]
    assert Crowd((0, 0), 84, who).part == PIECE
    assert Crowd((0, 0), 84, who, chosen=True).part == LIT
    card = Card((0, 0), "Bouncer", 2)
    assert (card.part, Laid((0, 0), card, held_back=True).part) == (BOARD, BOARD)
    assert (Laid((0, 0), card, chosen=True).part, Laid((0, 0), card, lit=True).part) == (LIT, LIT)
    assert Blocked((0, 0), 84).part == BOARD


def test_a_card_that_is_cancelled_is_struck_out() -> None:
    plain, struck = (
        paint("light", [Laid((200, 200), Card((0, 0), "Bouncer", 2), struck=out)], (0, 0, 400, 400))
        for out in (False, True)
    )
    strike = THEMES["light"].strike
    assert plain.getpixel((200, 200)) != strike
    assert struck.getpixel((200, 200)) == strike


def test_nothing_is_drawn_beyond_its_box() -> None:
    """Else it would be cut off where it is laid on something as a tile."""
    marks = chain.from_iterable(chain(*specimen(key), *examples(key)) for key in keys())
    homes = {home for home, _ in (mark.home() for mark in marks) if home.clip is None}
    assert len(homes) > 1000
    for home in homes:
        left, top, right, bottom = home.box
        wide = left - 30, top - 30, right + 30, bottom + 30
        seen = paint("light", [home], wide, clear=True).getchannel("A").getbbox()
        assert seen is not None, home
        assert 30 <= seen[0] <= 40, home
        assert 30 <= seen[1] <= 40, home
        assert seen[2] <= right - left + 30, home
        assert seen[3] <= bottom - top + 30, home
