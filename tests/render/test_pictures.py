"""Board pictures: legible on a phone, the same every time, and like the plain way's."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import pytest

import render
from engine.views import BASE, Choice, Piece, RaceView, Step
from render.drawing import compose
from render.drawing.places import overlap
from render.drawing.shapes import SHAPES
from render.drawing.themes import THEMES, dimmed
from render.race import picture as boards
from render.race.layouts import PLANS, Layout, layout, layout_of
from render.sprites.choice_markers import Badge, Target
from render.sprites.pieces import BODY, LOW, Pair, Pawn
from render.sprites.squares import UNIT
from tests.bench.pictures import compare
from tests.render.looking import (
    NEAR,
    PHONE,
    alike,
    board,
    cropped,
    every_theme,
    near,
    on_phone,
    opened,
    pixel,
    silhouette,
    written,
)
from tests.render.plainly import board_plainly
from tests.render.positions import NAMES, POSITIONS, race
from tests.render.vision import VISIONS, contrast
from tests.render.vision import difference as colour_difference

MOST_BYTES = 120_000


def test_a_picture_is_a_png_of_1000_pixels() -> None:
    picture = render.board(POSITIONS["choice"], render.Look(NAMES))
    assert picture.png.startswith(b"\x89PNG\r\n")
    assert opened(picture.png).size == (picture.width, picture.height) == (1000, 1000)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_example_can_be_drawn_without_names(position: str) -> None:
    assert render.board(POSITIONS[position]).png


@every_theme
@pytest.mark.parametrize("position", ["choice", "six", "over"])
def test_digits_of_pieces_are_large_and_strong_on_a_phone(position: str, theme: str) -> None:
    """Also of those that cannot be chosen now."""
    view, image = POSITIONS[position], on_phone(board(position, theme))
    place = layout_of(view)
    scale = PHONE / place.plan.width
    chosen = {(choice.step.piece.seat, choice.step.piece.number) for choice in view.choices}
    hit = {(one.seat, one.number) for choice in view.choices for one in choice.step.captures}
    for arm, positions in enumerate(view.pieces):
        colour = place.board.colours[arm]
        for number, at in enumerate(positions):
            shaded = view.choices and (arm, number) not in chosen | hit
            paint = (dimmed(theme) if shaded else THEMES[theme]).players[colour]
            x, y = digit_of(place, arm, at, number)
            crop = cropped(image, (x, y), 8, 15, scale)
            rows, ink = written(crop, paint.ink, paint.fill)
            assert rows >= 9, (arm, number)
            assert contrast(ink, paint.fill) >= 4.5, (arm, number)


def digit_of(place: Layout, arm: int, at: int, number: int) -> tuple[float, float]:
    """Where the digit of a piece stands."""
    x, y = place.square(arm, at, number)
    return x, y + (LOW + SHAPES[place.board.colours[arm]][2] * BODY) * place.k


@every_theme
@pytest.mark.parametrize("key", PLANS)
@pytest.mark.parametrize("dim", [False, True])
def test_numbers_of_squares_are_large_and_strong(key: str, theme: str, dim: bool) -> None:
    place, colours = layout(key), dimmed(theme) if dim else THEMES[theme]
    arms = place.board.arms
    choices = (Choice("move 1", Step(Piece(0, 0), BASE, 0)),) if dim else ()
    view = RaceView(key, ((BASE,) * 4,) * arms, None, (6,), 0, choices)
    image = opened(render.board(view, render.Look(theme=theme)).png)
    small = on_phone(image)
    for number, point in enumerate(place.board.track):
        if number in place.board.starts:
            continue
        x, y = place.at(point)
        crop = cropped(image, (x, y), 22, 16)
        rows, ink = written(crop, colours.number, colours.dish)
        assert rows >= 22, number + 1
        assert contrast(ink, colours.dish) >= 4.5
        crop = cropped(small, (x, y), 22, 16, PHONE / place.plan.width)
        assert written(crop, colours.number, colours.dish)[0] >= 9, number + 1


@every_theme
@pytest.mark.parametrize("position", ["opening", "penalty-six"])
def test_players_can_be_told_apart_on_the_picture(position: str, theme: str) -> None:
    """The colours are read from the picture: beside the digit of the second piece of everybody."""
    view, image = POSITIONS[position], board(position, theme)
    place = layout_of(view)
    found = {}
    for arm, positions in enumerate(view.pieces):
        x, y = place.square(arm, positions[1], 1)
        found[arm] = pixel(image, x - 13 * place.k, y + 12 * place.k)
        assert near(found[arm], THEMES[theme].players[place.board.colours[arm]].fill) <= 8
    for vision in VISIONS:
        for one, other in combinations(found.values(), 2):
            assert colour_difference(one, other, vision) >= 15


@every_theme
@pytest.mark.parametrize("position", ["choice", "neutral", "six", "barriers-six"])
def test_targets_and_badges_say_which_button(position: str, theme: str) -> None:
    view, image = POSITIONS[position], board(position, theme)
    colours = THEMES[theme]
    for mark in boards.marks(view, {}, layout_of(view)):
        if isinstance(mark, Target | Badge):
            ground = colours.accent_core if isinstance(mark, Target) else colours.accent
            for at in mark.digits:
                rows, ink = written(cropped(image, at, 9, 15), colours.accent_ink, ground)
                assert rows >= 22, mark
                assert contrast(ink, ground) >= 4.5
                small = cropped(on_phone(image), at, 9, 15, PHONE / 1000)
                assert written(small, colours.accent_ink, ground)[0] >= 9, mark


@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_covers_the_digit_of_a_piece_or_of_a_target(position: str) -> None:
    view = POSITIONS[position]
    place = layout_of(view)
    marks = list(boards.marks(view, {}, place))
    for i, mark in enumerate(marks):
        for x, y in digits(mark):
            needed = round(x - 6), round(y - 10), round(x + 6), round(y + 10)
            for above in marks[i + 1 :]:
                if overlap(above.box, needed):
                    covered = silhouette(above, needed).getbbox()
                    assert covered is None, (mark, above)


def digits(mark: object) -> Iterable[tuple[float, float]]:
    """Where the numbers of a mark stand."""
    if isinstance(mark, Target | Badge | Pair):
        return mark.digits
    if isinstance(mark, Pawn):
        k = mark.unit / UNIT
        return [(mark.at[0], mark.at[1] + (LOW + SHAPES[mark.colour][2] * BODY) * k)]
    return []


@every_theme
def test_boards_are_small_files(theme: str) -> None:
    for position, view in POSITIONS.items():
        assert len(render.board(view, render.Look(NAMES, theme)).png) <= MOST_BYTES, position


@pytest.mark.usefixtures("_fresh")
def test_the_same_view_gives_the_same_bytes() -> None:
    view = POSITIONS["capture"]
    first = render.board(view, render.Look(NAMES)).png
    compose.forget()
    assert render.board(view, render.Look(NAMES)).png == first


@pytest.mark.usefixtures("_fresh")
def test_pictures_can_be_made_in_several_threads() -> None:
    views = list(race("classic-4", 3, 4))
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda view: render.board(view, render.Look(NAMES)).png, views * 2))
    compose.forget()
    assert found == [render.board(view, render.Look(NAMES)).png for view in views] * 2


@pytest.mark.parametrize(
    ("position", "theme"),
    [("capture", "light"), ("six", "dark"), ("entering", "light-colour-blind")],
)
def test_tiles_give_the_same_picture_as_the_plain_way(position: str, theme: str) -> None:
    view = POSITIONS[position]
    plain = board_plainly(view, render.Look(NAMES, theme))
    assert alike(render.board(view, render.Look(NAMES, theme)).png, plain.png)


@pytest.mark.usefixtures("_fresh")
def test_the_comparison_compares() -> None:
    """What it measures is for the bench to say; here only that it is on the right side of 1."""
    found = compare(list(race("classic-4", 1, 2)))
    assert found.rms < NEAR
    assert found.kilobytes < found.plain_kilobytes
    assert found.next_ms < found.plain_ms
    assert found.choice_ms is not None
    assert found.choice_ms < found.plain_ms


def test_a_turn_changes_only_its_own_squares() -> None:
    before = RaceView("classic-4", ((5, -1, -1, -1), (0, -1, -1, -1), (), ()), turn=0)
    after = RaceView("classic-4", ((5, -1, -1, -1), (7, -1, -1, -1), (), ()), turn=0)
    place = layout("classic-4")
    one, other = (opened(render.board(view, render.Look(NAMES)).png) for view in (before, after))
    for arm, position in ((0, 5), (0, 20), (1, 30)):
        at = place.square(arm, position)
        assert pixel(one, *at) == pixel(other, *at)
    changed = place.square(1, 7)
    assert pixel(one, *changed) != pixel(other, *changed)


def test_moves_backwards_and_over_long_ways_can_be_shown() -> None:
    """Other rules may move a piece back or far, by cards up to 12 squares; the arrow follows them."""
    for start, to in ((9, 5), (-1, 6), (2, 14)):
        last = (Step(Piece(0, 0), start, to), Step(Piece(1, 0), 4, BASE))
        view = RaceView("classic-4", ((to, -1, -1, -1),) * 4, 0, (3,), 1, (), last)
        plain = board_plainly(view, render.Look(NAMES))
        assert alike(render.board(view, render.Look(NAMES)).png, plain.png)
