"""In haste nothing is begun that takes long; a picture of which all is known comes out as ever."""

from __future__ import annotations

import pytest

import render
from render.drawing import cache, compose
from render.pictures import Look
from tests.render.action_card_positions import CARD_BOARDS
from tests.render.positions import NAMES, POSITIONS

LOOK = Look(NAMES)


@pytest.mark.usefixtures("_fresh")
def test_a_known_picture_is_drawn_in_haste_and_looks_the_same() -> None:
    view = POSITIONS["choice"]
    drawn = render.board(view, LOOK).png
    compose.forget_strips()
    with render.hastily():
        assert render.board(view, LOOK).png == drawn


@pytest.mark.usefixtures("_fresh")
def test_nothing_new_is_begun_in_haste_and_all_that_was_begun_stays_good() -> None:
    view = POSITIONS["choice"]
    with render.hastily(), pytest.raises(render.TakesLong):
        render.board(view, LOOK)
    drawn = render.board(view, LOOK).png
    compose.forget()
    assert render.board(view, LOOK).png == drawn


@pytest.mark.usefixtures("_fresh")
def test_one_mark_that_was_never_drawn_is_too_much() -> None:
    render.board(POSITIONS["choice"], LOOK)
    others = Look({seat: f"{name}a" for seat, name in NAMES.items()})
    with render.hastily(), pytest.raises(render.TakesLong):
        render.board(POSITIONS["choice"], others)


@pytest.mark.usefixtures("_fresh")
def test_a_picture_that_has_to_be_packed_again_takes_long() -> None:
    view = CARD_BOARDS["cards-six"]
    drawn = render.action_cards(view, LOOK).png
    with render.hastily():
        assert render.action_cards(view, LOOK).png == drawn
        compose.forget_strips()
        with pytest.raises(render.TakesLong):
            render.action_cards(view, LOOK)


def test_haste_ends_with_its_block_and_is_of_one_thread() -> None:
    with pytest.raises(render.TakesLong), render.hastily():
        cache.take_time()
    cache.take_time()


def test_many_things_that_take_a_moment_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    cache.take_a_moment()
    with render.hastily():
        cache.take_a_moment()
    monkeypatch.setattr(cache, "MOMENTS", -1.0)
    with render.hastily(), pytest.raises(render.TakesLong):
        cache.take_a_moment()
    cache.take_a_moment()


@pytest.mark.usefixtures("_fresh")
def test_a_board_of_which_only_the_marks_are_known_takes_long_if_there_are_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = POSITIONS["choice"]
    drawn = render.board(view, LOOK).png
    compose._tiles.clear()
    compose.forget_strips()
    monkeypatch.setattr(cache, "MOMENTS", 0.0)
    with render.hastily(), pytest.raises(render.TakesLong):
        render.board(view, LOOK)
    assert render.board(view, LOOK).png == drawn
    with render.hastily():
        assert render.board(view, LOOK).png == drawn
