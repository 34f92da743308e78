"""Little pictures of rules: the same part of a board, before and after."""

from __future__ import annotations

import pytest

import render
from engine.views import RaceView
from render.comparison import LINE, SIDE, WHOLE, window
from render.examples import RULES
from render.layouts import layout
from render.themes import THEMES
from tests.render.looking import opened, pixel

every_rule = pytest.mark.parametrize("rule", RULES)


@every_rule
@pytest.mark.parametrize("theme", THEMES)
def test_a_rule_has_a_small_picture(rule: str, theme: str) -> None:
    picture = render.rules_picture(*RULES[rule], theme)
    assert (picture.width, picture.height) == WHOLE[2:]
    assert len(picture.png) <= 100_000
    assert picture.png == render.rules_picture(*RULES[rule], theme).png


@every_rule
def test_the_window_shows_everything_that_moves_and_lies_on_the_board(rule: str) -> None:
    before, after = RULES[rule]
    place = layout(before.board)
    left, top, right, bottom = window(before, after, place)
    assert right - left == bottom - top >= SIDE - 2 * LINE
    assert 0 <= left < right <= place.plan.width
    assert 0 <= top < bottom <= place.plan.height
    for arm, positions in enumerate(after.pieces):
        for number, at in enumerate(positions):
            if at != before.pieces[arm][number]:
                x, y = place.square(arm, at, number)
                assert left + place.px(0.4) < x < right - place.px(0.4)
                assert top + place.px(0.4) < y < bottom - place.px(0.4)


def test_a_board_on_which_nothing_stands_is_shown_from_its_middle() -> None:
    view = RaceView("classic-4", ((-1,) * 4, (), (), ()), turn=0)
    left, top, right, bottom = window(view, view, layout("classic-4"))
    assert (left + right, top + bottom) == (1000, 1000)


def test_a_move_across_the_board_makes_both_halves_smaller() -> None:
    before, after = (RaceView("classic-4", ((at,) * 1, (), (), ()), turn=0) for at in (0, 20))
    left, _, right, _ = window(before, after, layout("classic-4"))
    assert right - left > 900
    assert render.rules_picture(before, after).png


def test_the_roll_is_between_the_halves() -> None:
    image = opened(render.rules_picture(*RULES["backward"]).png)
    yellow = THEMES["light"].players["yellow"].fill
    assert pixel(image, WHOLE[2] / 2 + 12, SIDE / 2 - 56) == pytest.approx(yellow, abs=8)
