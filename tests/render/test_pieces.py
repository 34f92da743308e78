"""Fewer pieces on the picture and in words: the goal begins further in."""

from __future__ import annotations

import pytest

from engine.views import BASE, RaceView, Seat
from render.race.ground import LitLane, OnTheWay
from render.race.layouts import layout
from render.race.picture import marks
from render.race.words import describe
from tests.words import EN


def seen(*stand: int) -> RaceView:
    """Return a board where yellow stands so, and red has as many pieces in the base."""
    return RaceView("classic-4", (stand, (), (BASE,) * len(stand), ()), turn=2)


def on_the_way(view: RaceView) -> dict[Seat, int]:
    """Return by colour how many squares of its lane are drawn like any other."""
    found = marks(view, {}, layout(view.board))
    return {each.arm: len(each.squares) for each in found if isinstance(each, OnTheWay)}


@pytest.mark.parametrize(("pieces", "squares"), [(3, 1), (2, 2)])
def test_squares_before_the_goal_are_drawn_like_any_other(pieces: int, squares: int) -> None:
    assert on_the_way(seen(*[BASE] * pieces)) == {0: squares, 2: squares}


def test_four_pieces_have_all_of_their_lane_for_a_goal() -> None:
    assert on_the_way(seen(*[BASE] * 4)) == {}


@pytest.mark.parametrize(("stand", "full"), [((43, 42), True), ((43, 41), False)])
def test_a_lane_is_full_when_all_pieces_are_in_the_goal(stand: tuple[int, ...], full: bool) -> None:
    found = marks(seen(*stand), {}, layout("classic-4"))
    assert any(each.full for each in found if isinstance(each, LitLane)) == full


def test_words_say_goal_only_where_it_is() -> None:
    said = describe(seen(42, 41), {}, EN)
    assert EN("alt-goal", name="c") in said
    assert EN("alt-square", name="b") in said
    assert EN("alt-goal", name="b") in describe(seen(42, 41, BASE, BASE), {}, EN)
