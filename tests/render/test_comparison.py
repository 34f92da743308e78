"""Little pictures of rules: the same part of a board, before and after."""

from __future__ import annotations

import pytest

import render
from engine.views import BASE, Piece, RaceView, Step
from render.drawing.themes import THEMES
from render.race.comparison import GAP, LINE, SIDE, WHOLE, circles, cut, window
from render.race.layouts import layout, layout_of
from render.race.words import describe_change
from tests.render.looking import every_theme, near, opened, pixel
from tests.render.sheet import RULES, rule
from tests.render.telling import Telling
from tests.soak import soaked
from tests.words import DE, EN

PAIRS = {
    key: (shown.before, shown.after)
    for key, shown in RULES.items()
    if isinstance(shown.before, RaceView) and isinstance(shown.after, RaceView)
}
every_pair = pytest.mark.parametrize("key", PAIRS)
ENTERING = (
    RaceView("classic-6", ((-1, -1, -1, -1), (40, -1, -1, -1), (), (), (), ()), turn=0),
    RaceView(
        "classic-6",
        ((0, -1, -1, -1), (-1, -1, -1, -1), (), (), (), ()),
        turn=0,
        dice=(6,),
        rolled_by=0,
        last=(Step(Piece(0, 0), -1, 0, (Piece(1, 0),)),),
    ),
)


@every_theme
def test_a_rule_has_a_small_picture(theme: str) -> None:
    for before, after in (PAIRS["barriers"], ENTERING):
        picture = render.rules_picture(before, after, theme)
        assert (picture.width, picture.height) == WHOLE[2:]
        assert len(picture.png) <= 120_000


def test_a_rule_has_the_same_picture_every_time() -> None:
    one, other = (render.rules_picture(*PAIRS["barriers"]).png for _ in range(2))
    assert one == other


LOOKED_AT = ("extra_colours", "must_mode")
"""Two of the largest; the others in `make soak`."""


@pytest.mark.parametrize("key", soaked(RULES, LOOKED_AT))
def test_pictures_of_rules_are_small_enough_to_send(key: str) -> None:
    assert len(rule(key, "light").png) <= 150_000


@every_pair
def test_the_window_shows_everything_that_stands_or_moves_at_full_size(key: str) -> None:
    before, after = PAIRS[key]
    place = layout_of(before)
    left, top, right, bottom = seen = window(before, after, place)
    assert right - left == bottom - top
    assert right - left <= 1.25 * (SIDE - 2 * LINE), "digits can still be read on a phone"
    assert 0 <= left < right <= place.plan.width
    assert 0 <= top < bottom <= place.plan.height
    for view in (before, after):
        for arm, positions in enumerate(view.pieces):
            for number, at in enumerate(positions):
                moved = before.pieces[arm][number] != after.pieces[arm][number]
                assert lies(place.square(arm, at, number), seen, place.dish) or (
                    at == BASE and not moved
                )


def lies(at: tuple[float, float], box: tuple[int, int, int, int], inside: float) -> bool:
    """Whether a point is so far inside a box."""
    left, top, right, bottom = box
    return left + inside < at[0] < right - inside and top + inside < at[1] < bottom - inside


def test_a_board_on_which_nothing_stands_is_shown_from_its_middle() -> None:
    view = RaceView("classic-4", ((-1,) * 4, (), (), ()), turn=0)
    left, top, right, bottom = window(view, view, layout("classic-4"))
    assert abs(left + right - 1000) < 100
    assert abs(top + bottom - 1000) < 100


def test_a_move_across_the_board_makes_both_halves_smaller() -> None:
    before, after = (RaceView("classic-4", ((at,) * 1, (), (), ()), turn=0) for at in (0, 20))
    left, _, right, _ = window(before, after, layout("classic-4"))
    assert right - left > 900
    assert render.rules_picture(before, after).png


def test_the_roll_is_between_the_halves() -> None:
    """In the pips of who rolled it; here a 2 of Yellow."""
    image = opened(rule("backward_capture", "light").png)
    pips = THEMES["light"].players["yellow"].pips
    assert near(pixel(image, SIDE + GAP / 2 - 18, SIDE / 2 - 60), pips) < 40


def test_several_rolls_are_one_below_the_other() -> None:
    image = opened(rule("three_rolls", "light").png)
    ivory = THEMES["light"].ivory
    for y in (100, 182, 264):
        assert near(pixel(image, SIDE + GAP / 2 + 24, y), ivory) < 16


@every_pair
def test_a_picture_is_cut_between_squares(key: str) -> None:
    """As far as what matters allows: of some fifteen squares at the edges at most a few."""
    before, after = PAIRS[key]
    place = layout_of(before)
    assert cut(window(before, after, place), circles(place)) <= 5


def test_the_effect_of_a_rule_is_told_in_words() -> None:
    before, after = PAIRS["backward_capture"]
    tell = Telling(EN)
    yellow, green, red, black = map(tell.seat, ("yellow", "green", "red", "black"))
    led, happened = ["3."], ["2!"]
    assert describe_change(before, after, EN, None, led, happened) == " ".join(
        [
            EN("alt-before"),
            *led,
            tell.may(yellow, tell.move(1, 11), tell.move(1, 7, captured=tell.piece_of(green, 1))),
            tell.stands(yellow, {1: 9}, base="2, 3, 4"),
            tell.stands(green, {1: 7}, base="2, 3, 4"),
            EN("alt-after"),
            *happened,
            tell.numbers({yellow: (1, 40), green: (11, 10), red: (21, 20), black: (31, 30)}),
        ]
    )
    assert describe_change(before, after, DE, 60) == DE("alt-before")
