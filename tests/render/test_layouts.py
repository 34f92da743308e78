"""Every board has room on its picture: nothing sticks out, nothing lies on anything else."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from render.drawing.canvas import Area
from render.drawing.shapes import SHAPES
from render.race.ground import goal
from render.race.layouts import PLANS, RIM, Layout, layout
from render.sprites.player_trays import FRAME

every_layout = pytest.mark.parametrize(
    "place", [layout(key) for key in PLANS], ids=lambda place: place.key
)


def circles(place: Layout) -> list[tuple[tuple[float, float], float]]:
    board, k = place.board, place.k
    track = [(place.at(point), place.dish) for point in board.track]
    lanes = [(place.at(p), place.dish * goal(place)) for lane in board.goals for p in lane]
    bases = [(at, 33 * k) for corner in place.plan.corners for at in corner.base]
    return [*track, *lanes, *bases]


@every_layout
def test_every_square_lies_on_the_picture(place: Layout) -> None:
    for (x, y), radius in circles(place):
        assert RIM + radius <= x <= place.plan.width - RIM - radius
        assert RIM + radius <= y <= place.plan.height - RIM - radius


@every_layout
def test_no_two_squares_overlap(place: Layout) -> None:
    for (one, a), (other, b) in combinations(circles(place), 2):
        assert dist(one, other) >= a + b, (one, other)


@every_layout
def test_plates_lie_on_the_picture_and_on_no_square(place: Layout) -> None:
    for arm, corner in enumerate(place.plan.corners):
        for plate in {corner.plate, place.plate(arm, True)}:
            left, top, right, bottom = plate
            assert left >= RIM
            assert top >= RIM
            assert right <= place.plan.width - RIM
            assert bottom <= place.plan.height - RIM
            for at, radius in circles(place):
                assert away(at, plate) >= radius


@every_layout
def test_plates_of_two_players_in_one_corner_do_not_touch(place: Layout) -> None:
    plates = [place.plate(arm, True) for arm in range(place.board.arms)]
    for (left, top, right, bottom), other in combinations(plates, 2):
        apart = other[0] > right or other[2] < left or other[1] > bottom or other[3] < top
        assert apart
    for arm, corner in enumerate(place.plan.corners):
        if corner.shares is not None:
            assert place.plan.corners[corner.shares].shares == arm


@every_layout
def test_trays_hold_their_base_and_touch_no_square_of_the_track(place: Layout) -> None:
    for corner in place.plan.corners:
        left, top, right, bottom = corner.tray
        for x, y in corner.base:
            assert left < x < right
            assert top < y < bottom
        round_ = place.plan.radius
        core = left + round_, top + round_, right - round_, bottom - round_
        for point in place.board.track:
            assert away(place.at(point), core) >= round_ + place.dish


@every_layout
def test_the_frame_of_a_tray_has_room(place: Layout) -> None:
    for corner in place.plan.corners:
        left, top, right, bottom = corner.tray
        assert min(left, top) - FRAME >= RIM
        assert max(right, bottom) + FRAME <= place.plan.width - RIM


@every_layout
def test_every_colour_has_a_shape_of_its_own(place: Layout) -> None:
    assert len({SHAPES[colour] for colour in place.board.colours}) == place.board.arms


def away(at: tuple[float, float], area: Area) -> float:
    """How far a point is from a rectangle."""
    left, top, right, bottom = area
    return dist(at, (min(max(at[0], left), right), min(max(at[1], top), bottom)))
