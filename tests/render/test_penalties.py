"""A piece that a penalty set back is marked on the board and told in words."""

from __future__ import annotations

from math import dist

import pytest
from msgspec.structs import replace

import render
from engine.views import BASE, Piece, RaceView, Step
from render.drawing.themes import THEMES
from render.race import picture as race
from render.race.layouts import layout_of, occupied
from render.sprites.homecomings import Cross, Dot, Struck
from render.sprites.trails import Trail
from tests.render.looking import PHONE, alike, board, every_theme, near, on_phone, pixel
from tests.render.plainly import board_plainly
from tests.render.positions import NAMES, POSITIONS
from tests.render.vision import contrast

every_penalty = pytest.mark.parametrize("position", ["penalty", "penalty-six"])


def found(view: RaceView, *kinds: type) -> list[object]:
    return [mark for mark in race.marks(view, {}, layout_of(view)) if isinstance(mark, kinds)]


@every_penalty
def test_it_is_struck_out_where_it_stood_and_crossed_in_its_base(position: str) -> None:
    view = POSITIONS[position]
    place, step = layout_of(view), view.last[-1]
    (struck,) = found(view, Struck)
    (cross,) = found(view, Cross)
    assert isinstance(struck, Struck)
    assert isinstance(cross, Cross)
    seat, number = step.piece.seat, step.piece.number
    assert struck.at == place.square(seat, step.start)
    assert struck.colour == place.board.colours[seat]
    assert cross.at == place.square(seat, BASE, number)


@every_penalty
def test_dots_lead_from_there_to_the_base_and_touch_neither(position: str) -> None:
    view = POSITIONS[position]
    place, step = layout_of(view), view.last[-1]
    seat = step.piece.seat
    ends = place.square(seat, step.start), place.square(seat, BASE, step.piece.number)
    ways = [mark.at for mark in found(view, Dot) if isinstance(mark, Dot)]
    assert [dist(ends[0], at) for at in ways] == sorted(dist(ends[0], at) for at in ways)
    assert len(ways) > 5
    for at in ways:
        assert min(dist(at, end) for end in ends) > 38 * place.k


@every_penalty
def test_the_way_home_hides_no_number(position: str) -> None:
    view = POSITIONS[position]
    place = layout_of(view)
    for mark in found(view, Dot):
        assert isinstance(mark, Dot)
        for number, point in enumerate(place.board.track):
            if number not in place.board.starts and place.at(point) not in occupied(view, place):
                struck = place.at(point) == place.square(2, 33) or mark.colour == "violet"
                assert struck or dist(mark.at, place.at(point)) > 20


def test_it_is_not_taken_for_a_move() -> None:
    view = replace(POSITIONS["penalty"], last=POSITIONS["penalty"].last[-1:])
    assert found(view, Trail) == []
    assert found(replace(view, last=()), Struck, Dot, Cross) == []


def test_a_returned_piece_or_occupied_square_has_no_struck_mark() -> None:
    last = (Step(Piece(0, 0), 7, BASE),)
    again = RaceView("classic-4", ((0, -1, -1, -1), (), (), ()), 0, last=last)
    assert found(again, Struck, Dot, Cross) == []
    taken = RaceView("classic-4", ((-1, 7, -1, -1), (), (), ()), 0, last=last)
    assert found(taken, Struck) == []
    assert len(found(taken, Cross)) == 1
    unknown = replace(taken, last=(Step(Piece(0, 0), BASE, BASE),))
    assert found(unknown, Struck, Dot, Cross) == []


@every_penalty
@every_theme
def test_the_cross_is_strong_and_large_on_a_phone(position: str, theme: str) -> None:
    view, image, colours = POSITIONS[position], board(position, theme), THEMES[theme]
    place, step = layout_of(view), view.last[-1]
    x, y = place.square(step.piece.seat, step.start)
    assert near(pixel(image, x, y), colours.strike) <= 8
    assert contrast(colours.strike, colours.keyline) >= 4.5
    small, scale = on_phone(image), PHONE / place.plan.width
    reach = 21 * place.k
    for way in (-1, 0, 1):
        for slope in (-1, 1):
            across, down = (x + way * reach) * scale, (y + way * slope * reach) * scale
            there = [pixel(small, across + aside, down) for aside in (-1, 0, 1)]
            ink = min(there, key=lambda found: near(found, colours.strike))
            assert near(ink, colours.strike) < near(ink, colours.keyline)


@every_penalty
@pytest.mark.parametrize("theme", ["light", "dark-colour-blind"])
def test_tiles_give_the_same_picture_as_the_plain_way(position: str, theme: str) -> None:
    view = POSITIONS[position]
    plain = board_plainly(view, render.Look(NAMES, theme))
    assert alike(render.board(view, render.Look(NAMES, theme)).png, plain.png)
