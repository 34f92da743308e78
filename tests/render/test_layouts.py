"""Every board has room on its picture: nothing sticks out, nothing lies on anything else."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from data.boards import keys
from render.layouts import FRAME, SIZES, Area, Layout, layout
from render.marks import SHAPES

every_layout = pytest.mark.parametrize(
    "place", [layout(key) for key in keys()], ids=lambda place: place.key
)


def circles(place: Layout) -> list[tuple[tuple[float, float], float]]:
    board = place.board
    track, rest = place.px(SIZES.square), place.px(SIZES.goal)
    own = [point for lane in (*board.goals, *board.bases) for point in lane]
    return [(place.at(p), track) for p in board.track] + [(place.at(p), rest) for p in own]


@every_layout
def test_every_square_lies_on_the_picture(place: Layout) -> None:
    for (x, y), radius in circles(place):
        assert radius <= x <= place.plan.width - radius
        assert radius <= y <= place.plan.height - radius


@every_layout
def test_no_two_squares_overlap(place: Layout) -> None:
    for (one, a), (other, b) in combinations(circles(place), 2):
        assert dist(one, other) >= a + b, (one, other)


@every_layout
def test_plates_lie_on_the_picture_and_on_no_square(place: Layout) -> None:
    for plate in map(place.area, place.plan.plates):
        left, top, right, bottom = plate
        assert left >= FRAME
        assert top >= FRAME
        assert right <= place.plan.width - FRAME
        assert bottom <= place.plan.height - FRAME
        for at, radius in circles(place):
            assert away(at, plate) >= radius


@every_layout
def test_trays_hold_their_base_and_touch_no_square_of_the_track(place: Layout) -> None:
    for arm, tray in enumerate(map(place.area, place.plan.trays)):
        left, top, right, bottom = tray
        for x, y in (place.at(point) for point in place.board.bases[arm]):
            assert left < x < right
            assert top < y < bottom
        corner = place.px(place.plan.tray_radius)
        core = left + corner, top + corner, right - corner, bottom - corner
        for point in place.board.track:
            assert away(place.at(point), core) >= corner + place.px(SIZES.square)


@every_layout
def test_every_colour_has_a_shape_of_its_own(place: Layout) -> None:
    assert len({SHAPES[colour] for colour in place.board.colours}) == place.board.arms


def away(at: tuple[float, float], area: Area) -> float:
    """How far a point is from a rectangle."""
    left, top, right, bottom = area
    return dist(at, (min(max(at[0], left), right), min(max(at[1], top), bottom)))
