"""Fewer pieces on the picture and in words: the goal begins further in."""

from __future__ import annotations

import pytest

import render
from engine.views import BASE, RaceView, Seat
from render.drawing.places import around
from render.drawing.themes import THEMES
from render.race.ground import LitLane, ShortLane, Tray
from render.race.layouts import PLANS, layout, layout_of
from render.race.picture import marks
from render.race.words import describe
from tests.render.looking import opened, pixel
from tests.words import EN


def seen(*stand: int) -> RaceView:
    """Return a board where yellow stands so, and red has as many pieces in the base."""
    return RaceView("classic-4", (stand, (), (BASE,) * len(stand), ()), turn=2)


def on_the_way(view: RaceView) -> dict[Seat, int]:
    """Return by colour how many squares before its lane are drawn like any other."""
    found = marks(view, {}, layout_of(view))
    return {
        each.arm: len(each.layout.approach(each.arm)) * each.played
        for each in found
        if isinstance(each, ShortLane)
    }


@pytest.mark.parametrize(("pieces", "squares"), [(3, 1), (2, 2)])
def test_squares_before_the_goal_are_drawn_like_any_other(pieces: int, squares: int) -> None:
    assert on_the_way(seen(*[BASE] * pieces)) == {0: squares, 1: 0, 2: squares, 3: 0}


def test_four_pieces_have_all_of_their_lane_for_a_goal() -> None:
    assert on_the_way(seen(*[BASE] * 4)) == {}


@pytest.mark.parametrize("board", PLANS)
@pytest.mark.parametrize("pieces", [2, 3, 4])
def test_a_base_has_as_many_nests_as_pieces_and_a_goal_as_many_squares(
    board: str, pieces: int
) -> None:
    """In the middle of its tray beside the die, so that no place waits for a piece that never comes."""
    place, whole = layout(board, pieces), layout(board)
    for arm, corner in enumerate(place.plan.corners):
        left, top, right, bottom = around(whole.plan.corners[arm].base, 0)
        assert len(corner.base) == len(place.goals(arm)) == pieces
        assert len(place.approach(arm)) == 4 - pieces
        middle = (left + right) / 2, (top + bottom) / 2
        for axis in (0, 1):
            ends = [at[axis] for at in corner.base]
            assert abs((min(ends) + max(ends)) / 2 - middle[axis]) <= 1, "in the middle"


@pytest.mark.parametrize("theme", ["light", "dark-colour-blind"])
def test_of_a_short_game_nothing_of_the_longer_one_is_left(theme: str) -> None:
    """Where further nests and goal squares lie in a longer game there is wood, veneer or a road."""
    view, paints = seen(BASE, BASE), THEMES[theme].players
    image = opened(render.board(view, render.Look({}, theme)).png)
    short, longer = layout_of(view), layout("classic-4")
    for arm, colour in enumerate(longer.board.colours):
        gone = [longer.square(arm, BASE, number) for number in range(4)]
        gone += short.approach(arm)
        shapes = {paints[colour].inlay, paints[colour].base, paints[colour].field}
        for x, y in gone:
            assert pixel(image, x, y) not in shapes
    trays = [mark.arm for mark in marks(view, {}, short) if isinstance(mark, Tray)]
    assert trays == [0], "the other is lit"


@pytest.mark.parametrize(("stand", "full"), [((43, 42), True), ((43, 41), False)])
def test_a_lane_is_full_when_all_pieces_are_in_the_goal(stand: tuple[int, ...], full: bool) -> None:
    found = marks(seen(*stand), {}, layout_of(seen(*stand)))
    assert any(each.full for each in found if isinstance(each, LitLane)) == full


def test_words_say_goal_only_where_it_is() -> None:
    said = describe(seen(42, 41), {}, EN)
    assert EN("alt-goal", name="c") in said
    assert EN("alt-square", name="b") in said
    assert EN("alt-goal", name="b") in describe(seen(42, 41, BASE, BASE), {}, EN)
