"""Pictures of the wall race: legible on a phone, the same every time, and like the plain way's."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from data.shipped.wall_boards import Walls
from engine.catalog import WALLS
from engine.simulate import answers
from engine.walls.game import BOARD
from engine.walls.views import WallsView
from render.drawing import compose
from render.drawing.places import around, overlap
from render.drawing.shapes import SHAPES
from render.drawing.themes import THEMES, dimmed
from render.sprites.choice_markers import Badge, Star, Target
from render.sprites.choice_markers import Way as Dots
from render.sprites.faces import SIDE
from render.sprites.pieces import BODY, LOW, Pawn
from render.sprites.player_trays import LitTray
from render.sprites.squares import UNIT
from render.walls import picture
from render.walls.ground import (
    HEIGHT,
    Plaque,
    Stop,
    Tray,
    Vacant,
    at,
    holes,
    plaque,
    plate,
    stands,
    tray,
    unit,
)
from tests.render.looking import (
    PHONE,
    alike,
    cropped,
    every_theme,
    on_phone,
    opened,
    pixel,
    written,
)
from tests.render.plainly import wall_race_plainly
from tests.render.vision import contrast
from tests.render.wall_positions import chosen, positions

MOST_BYTES = 120_000
NAMES = {0: "Ada", 1: "Ben", 2: "Cem", 3: "Rosa"}


@cache
def drawn(position: str, theme: str = "light") -> Image.Image:
    return opened(render.wall_race(positions()[position], render.Look(NAMES, theme)).png)


def test_a_picture_is_a_png() -> None:
    made = render.wall_race(positions()["ways"], render.Look(NAMES))
    assert made.png.startswith(b"\x89PNG\r\n")
    assert opened(made.png).size == (made.width, made.height) == (1000, 1290)


@every_theme
def test_pictures_are_small_files(theme: str) -> None:
    for position, seen in positions().items():
        assert len(render.wall_race(seen, render.Look(NAMES, theme)).png) <= MOST_BYTES, position


def test_whole_races_are_small_files() -> None:
    """With shuffled walls, four people, and every piece chosen once."""
    values = WALLS.values("shuffled", {"first_player": "random"})
    sizes = []
    game = WALLS.make((0, 1, 2, 3), values)
    for play, events in answers(game, WALLS.levels["easy"], 5, 200):
        seen = play.game.view(play, None, events)
        assert isinstance(seen, WallsView)
        if play.seq % 10 == 0:
            sizes += [len(render.wall_race(seen, render.Look(NAMES)).png)]
            sizes += [len(render.wall_race(chosen(seen, 1), render.Look(NAMES)).png)]
    assert max(sizes) <= MOST_BYTES


@every_theme
@pytest.mark.parametrize("dim", [False, True])
def test_numbers_of_squares_and_walls_are_large_and_strong(theme: str, dim: bool) -> None:
    colours = dimmed(theme) if dim else THEMES[theme]
    seen = positions()["pieces" if dim else "to roll"]
    image = opened(render.wall_race(seen, render.Look(theme=theme)).png)
    small = on_phone(image)
    taken = {square for own in seen.pieces for square in own}
    near = {square + step for square in taken for step in (-1, 0, 1)}
    places = [at(square) for square in range(1, 62) if square not in near]
    places += [plaque(each.low, each.high) for each in BOARD.segments(seen.walls)]
    for place in places:
        rows, ink = written(cropped(image, place, 16, 15), colours.number, colours.dish)
        assert rows >= 22, place
        assert contrast(ink, colours.dish) >= 4.5
        crop = cropped(small, place, 16, 15, PHONE / 1000)
        assert written(crop, colours.number, colours.dish)[0] >= 9, place


@every_theme
@pytest.mark.parametrize("position", ["ways", "captured", "pieces"])
def test_digits_of_pieces_are_large_and_strong_on_a_phone(position: str, theme: str) -> None:
    seen, image = positions()[position], on_phone(drawn(position, theme))
    lit = {mark.at for mark in pawns(seen) if mark.chosen or mark.bright}
    for seat, own in enumerate(seen.pieces):
        colour = BOARD.colours[seat]
        for number, square in enumerate(own):
            x, y = stands(seat, square, number)
            shaded = bool(seen.choices) and (x, y) not in lit
            paint = (dimmed(theme) if shaded else THEMES[theme]).players[colour]
            drop = (LOW + SHAPES[colour][2] * BODY) * unit(square) / UNIT
            crop = cropped(image, (x, y + drop), 8, 15, PHONE / 1000)
            rows, ink = written(crop, paint.ink, paint.fill)
            assert rows >= 9, (seat, number)
            assert contrast(ink, paint.fill) >= 4.5, (seat, number)


def pawns(seen: WallsView) -> list[Pawn]:
    return [mark for mark in picture.marks(seen, {}) if isinstance(mark, Pawn)]


@every_theme
@pytest.mark.parametrize("position", ["leading", "ways", "goal"])
def test_ends_say_which_button(position: str, theme: str) -> None:
    """Every way's number is on its end, large enough on a phone."""
    seen, image = positions()[position], drawn(position, theme)
    numbers: set[int] = set()
    colours = THEMES[theme]
    for mark in picture.marks(seen, {}):
        if isinstance(mark, Target | Badge):
            numbers |= {number for _, number in mark.who}
            ground = colours.accent_core if isinstance(mark, Target) else colours.accent
            for place in mark.digits:
                rows, ink = written(cropped(image, place, 9, 15), colours.accent_ink, ground)
                assert rows >= 22, mark
                assert contrast(ink, ground) >= 4.5
                small = cropped(on_phone(image), place, 9, 15, PHONE / 1000)
                assert written(small, colours.accent_ink, ground)[0] >= 9, mark
    assert numbers == {each.number for each in seen.drawn}


def test_ways_are_shown_with_their_stops_and_walls_when_a_piece_is_chosen() -> None:
    """Before that, who can go."""
    seen = positions()["ways"]
    marks = list(picture.marks(seen, {}))
    assert [mark.pips for mark in marks if isinstance(mark, Stop)] == [1, 4]
    assert {mark.number for mark in marks if isinstance(mark, Plaque)} == {4}
    assert [mark.number for mark in pawns(seen) if mark.chosen] == [1]
    assert sorted(mark.number for mark in pawns(seen) if mark.bright) == [1, 1, 2]
    before = list(picture.marks(positions()["pieces"], {}))
    assert not [mark for mark in before if isinstance(mark, Stop | Plaque | Target | Badge)]
    assert sorted(mark.number for mark in pawns(positions()["pieces"]) if mark.chosen) == [1, 2, 3]


def test_a_way_alone_keeps_its_number() -> None:
    """For who looks before they go: it is that of the button."""
    marks = list(picture.marks(positions()["one way"], {}))
    (badge,) = [mark for mark in marks if isinstance(mark, Target | Badge)]
    assert [number for _, number in badge.who] == [8]
    assert not [mark for mark in marks if isinstance(mark, Plaque)]
    assert len([mark for mark in marks if isinstance(mark, Star)]) == 2


def test_a_finished_way_is_shown_with_its_stop_walls_and_captures() -> None:
    marks = list(picture.marks(positions()["two jumps"], {}))
    assert [mark.number for mark in marks if isinstance(mark, Plaque)] == [3, 5]
    assert all(mark.done for mark in marks if isinstance(mark, Plaque | Stop))
    assert [(mark.at, mark.pips) for mark in marks if isinstance(mark, Stop)] == [(at(48), 3)]
    stars = [mark.at for mark in marks if isinstance(mark, Star)]
    assert stars == [at(48), holes(0)[0], at(60), holes(3)[0]]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_short_game_has_a_nest_for_each_piece(seats: int) -> None:
    seen = positions()["to roll"]
    short = tuple(own[:2] if seat < seats else () for seat, own in enumerate(seen.pieces))
    marks = list(picture.marks(replace(seen, pieces=short), {}))
    (lit,) = [mark for mark in marks if isinstance(mark, LitTray)]
    others = [mark for mark in marks if isinstance(mark, Tray | Vacant)]
    assert [len(lit.holes), *(mark.nests for mark in others)] == [2] * 5
    assert sum(isinstance(mark, Vacant) for mark in others) == 4 - seats


def test_shuffled_walls_are_drawn_as_they_stand() -> None:
    shuffled: Walls = (*BOARD.walls[1:], BOARD.walls[0][::-1])
    seen = positions()["to roll"]
    one, other = (
        opened(render.wall_race(each).png) for each in (seen, replace(seen, walls=shuffled))
    )
    differ = 0
    for old, new in zip(BOARD.segments(BOARD.walls), BOARD.segments(shuffled), strict=True):
        place = plaque(old.low, old.high)
        crops = [cropped(image, place, 14, 15).tobytes() for image in (one, other)]
        assert (crops[0] == crops[1]) == (old.number == new.number)
        differ += crops[0] != crops[1]
    assert differ > 20


def test_everything_has_its_place() -> None:
    """Squares, plaques, trays: nothing lies on anything else, and all of it on the picture."""
    boxes = [around([at(square)], 35) for square in range(BOARD.length)]
    boxes += [around([plaque(each.low, each.high)], 22) for each in BOARD.segments(BOARD.walls)]
    boxes += [around([tray(seat)[:2], tray(seat)[2:]], 0) for seat in range(4)]
    for nth, one in enumerate(boxes):
        assert one[0] >= 20
        assert one[1] >= 20
        assert one[2] <= 980
        assert one[3] <= 1270
        assert not [other for other in boxes[:nth] if overlap(one, other)]
    for seat in range(4):
        left, _, right, bottom = tray(seat)
        assert left < plate(seat)[0] < plate(seat)[2] < right
        assert all(left + 20 < x < right - 20 and y < bottom - 30 for x, y in holes(seat))


def test_a_part_of_it_shows_where_something_happened() -> None:
    part = opened(render.wall_race_part(positions()["captured"]).png)
    assert part.width == 1000
    assert 300 < part.height < 700
    whole = opened(render.wall_race_part(positions()["to roll"]).png)
    assert whole.size == (1000, 1290)


@pytest.mark.parametrize("key", ["walls_enter", "walls_home"])
def test_trays_are_seen_with_pieces_that_come_out_or_reach_the_goal(key: str) -> None:
    example = next(each for each in WALLS.examples if each.key == key)
    after = WALLS.example(example).after
    assert isinstance(after, WallsView)
    assert picture.part(after)[3] == HEIGHT


def test_names_in_any_script_and_none_are_drawn() -> None:
    seen = positions()["to roll"]
    odd = {0: "さくら" * 9, 1: "<@1> **b**", 2: "", 3: "Maximiliane-Theodora"}
    assert render.wall_race(seen, render.Look(odd)).png != render.wall_race(seen).png


def test_a_place_leaves_the_name_as_it_is() -> None:
    """Names in narrow trays are short enough: the place is on their corner."""
    seen, faces = positions()["to roll"], {3: render.Face(bytes((9, 99, 200)) * SIDE * SIDE)}
    left, top, right, bottom = plate(3)
    without, placed = (
        opened(render.wall_race(each, render.Look(NAMES, faces=faces)).png)
        for each in (seen, replace(seen, places=(3,)))
    )
    name = left + 70, top + 26, right - 4, bottom - 4
    assert without.crop(name).tobytes() == placed.crop(name).tobytes()
    corner = right - 30, top - 20, right + 10, top + 20
    assert without.crop(corner).tobytes() != placed.crop(corner).tobytes()


@pytest.mark.usefixtures("_fresh")
def test_the_same_view_gives_the_same_bytes() -> None:
    first = render.wall_race(positions()["captured"], render.Look(NAMES)).png
    compose.forget()
    assert render.wall_race(positions()["captured"], render.Look(NAMES)).png == first


@pytest.mark.parametrize(("position", "theme"), [("ways", "light"), ("captured", "dark")])
def test_tiles_give_the_same_picture_as_the_plain_way(position: str, theme: str) -> None:
    seen = positions()[position]
    plain = wall_race_plainly(seen, render.Look(NAMES, theme))
    assert alike(render.wall_race(seen, render.Look(NAMES, theme)).png, plain.png)


def test_a_player_that_is_on_turn_sits_in_the_light() -> None:
    left, top, *_ = tray(1)
    lit, other = (drawn(each) for each in ("to roll", "pieces"))
    assert pixel(lit, left + 20, top + 150) != pixel(other, left + 20, top + 150)


def test_of_many_ways_one_is_strong() -> None:
    """That which captures most, then that which leads furthest; the others step back, their digits stay."""
    view = positions()["ways"]
    ways = [choice.way for choice in view.choices]
    best = max(ways, key=lambda way: (len(way.captures), way.to))
    dots = [mark for mark in picture.marks(view, {}) if isinstance(mark, Dots)]
    strong = {mark.points for mark in dots if not mark.faint}
    walked = [at(square) for square in picture.squares(best)]
    assert strong == {
        tuple(at(square) for square in sorted(pair)) for pair in pairwise(picture.squares(best))
    }
    assert {point for points in strong for point in points} == set(walked)
    assert any(mark.faint for mark in dots)
    numbers = {
        number
        for mark in picture.marks(view, {})
        if isinstance(mark, Target | Badge)
        for _, number in mark.who
    }
    assert numbers == {choice.number for choice in view.choices}
    alone = replace(view, choices=view.choices[:1])
    assert not any(mark.faint for mark in picture.marks(alone, {}) if isinstance(mark, Dots))
