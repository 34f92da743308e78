"""Where much happens in one place, what has to be read still can be."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from data.shipped.boards import Point
from engine.action_cards.views import CardSeen
from engine.views import BASE, Choice, Piece, RaceView, Step
from engine.walls.views import Leg
from render.action_cards.aims import targets
from render.drawing.canvas import Box
from render.drawing.marks import Mark
from render.drawing.places import overlap, whole
from render.lobby_layout import LETTERS
from render.names import readable
from render.race import picture as race
from render.race.layouts import SeenTable, Targets, layout, layout_of
from render.sprites.choice_markers import Badge, Star, Way
from render.sprites.dice import Die, Waiting
from render.sprites.homecomings import Dot, Left
from render.sprites.pieces import Pawn
from render.sprites.trails import Tag, Trail
from render.walls import picture as walls
from tests.render.wall_positions import positions


def marks(view: RaceView, targets: Targets | None = None) -> list[Mark]:
    return list(race.marks(view, {}, layout_of(view), targets=targets or Targets()))


def around(at: Point, reach: int) -> Box:
    x, y = whole(at)
    return x - reach, y - reach, x + reach, y + reach


def test_a_tag_lies_below_no_die_and_no_piece_where_there_is_room() -> None:
    """Of a move out of the base the middle lies below the die, in the tray."""
    home = (-1, -1, -1, -1)
    view = RaceView(
        "classic-4",
        ((19, -1, -1, -1), (8, 1, 0, -1), (11, -1, -1, -1), home),
        turn=1,
        dice=(6,),
        rolled_by=1,
        last=(Step(Piece(0, 0), 15, 19), Step(Piece(1, 2), BASE, 0)),
    )
    drawn = marks(view)
    tags = [mark for mark in drawn if isinstance(mark, Tag)]
    assert [tag.number for tag in tags] == [1, 2]
    over = [mark for mark in drawn if isinstance(mark, Die | Waiting | Pawn)]
    for tag in tags:
        assert not any(overlap(around(tag.at, 12), mark.box) for mark in over)


def test_a_badge_of_many_pieces_is_on_the_picture_and_on_no_other() -> None:
    """Three pieces may change places with each of five."""
    pieces = ((4, 20, 30, -1), (0, 1, 2, 3), (0, 38, -1, -1), (5, -1, -1, -1))
    view = RaceView("classic-4", pieces, turn=0)
    swaps = [
        Step(Piece(0, own), pieces[0][own], (pieces[seat][number] + 10 * seat) % 40)
        for own in range(3)
        for seat, number in ((1, 0), (1, 3), (2, 0), (2, 1), (3, 0))
    ]
    badges = [mark for mark in marks(view, Targets(tuple(swaps))) if isinstance(mark, Badge)]
    assert len(badges) > 2
    digits = [at for badge in badges for at in badge.digits]
    assert all(24 < x < 1000 - 24 for x, _ in digits)
    assert len(set(digits)) == len(digits)


def test_nothing_walks_between_pieces_that_change_places() -> None:
    own, other = Step(Piece(0, 0), 5, 14), Step(Piece(1, 0), 4, 35)
    aimed = targets([CardSeen(0, "platztausch", (own, other), victim=1)])
    assert aimed.swaps == (own,)
    view = RaceView("classic-4", ((5, -1, -1, -1), (4, -1, -1, -1), (-1,) * 4, (-1,) * 4), turn=0)
    assert not any(isinstance(mark, Way) for mark in marks(view, aimed))
    assert any(isinstance(mark, Way) for mark in marks(view, Targets((own,))))


def test_no_trail_leads_between_pieces_that_have_changed_places() -> None:
    """However near they are; of others that have moved one does."""
    pieces = ((14, -1, -1, -1), (35, -1, -1, -1), (-1,) * 4, (-1,) * 4)
    swap = Step(Piece(0, 0), 5, 14), Step(Piece(1, 0), 4, 35)
    view = RaceView("classic-4", pieces, turn=0, last=swap)
    assert not any(isinstance(mark, Trail | Left) for mark in marks(view))
    apart = replace(view, last=(swap[0], Step(Piece(1, 0), 30, 35)))
    assert any(isinstance(mark, Trail) for mark in marks(apart))


@pytest.mark.parametrize("board", ["classic-4", "classic-6"])
def test_a_way_home_runs_over_no_name(board: str) -> None:
    """Whoever is sent home from wherever."""
    place = layout(board)
    arms, length = place.board.arms, place.board.length
    seen = 0
    for owner in range(arms):
        for at in range(length):
            by = (owner + 1) % arms
            start = (at - length // arms * by) % length
            pieces = [(-1, -1, -1, -1)] * arms
            pieces[by] = (start, -1, -1, -1)
            step = Step(Piece(by, 0), BASE, start, (Piece(owner, 0),))
            view = RaceView(board, tuple(pieces), turn=by, last=(step,))
            plates = [SeenTable(view, place, Targets()).plate(arm) for arm in range(arms)]
            for mark in marks(view):
                if isinstance(mark, Dot):
                    seen += 1
                    x, y = mark.at
                    assert not any(a < x < c and b < y < d for a, b, c, d in plates)
    assert seen > 100


@pytest.mark.parametrize("arm", range(4))
def test_two_dice_lie_in_their_tray_and_below_no_piece(arm: int) -> None:
    """Beside each other they reached beyond it, and below who waits there."""
    step = Choice("move 1", Step(Piece(arm, 0), 1, 5))
    pieces = [(-1,) * 4] * 4
    pieces[arm] = (1, -1, -1, -1)
    view = RaceView(
        "classic-4", tuple(pieces), turn=arm, dice=(4, 1), rolled_by=arm, choices=(step,)
    )
    drawn = marks(view)
    dice = [mark for mark in drawn if isinstance(mark, Die)]
    left, top, right, bottom = layout("classic-4").plan.corners[arm].tray
    assert len(dice) == 2
    for die in dice:
        x0, y0, x1, y1 = die.box
        assert left < x0 < x1 < right
        assert top < y0 < y1 < bottom
        assert not any(
            overlap(die.box, around(mark.at, 20)) for mark in drawn if isinstance(mark, Pawn)
        )


def test_a_told_text_is_not_cut_like_a_name() -> None:
    told = "Hausregeln unserer Montagsrunde, streng!"
    assert readable(told, "", LETTERS) == told
    assert len(readable(told)) < len(told)


def test_captures_of_every_way_of_a_wall_race_have_a_star() -> None:
    """Also of those before the newest, as computers' ways are seen together."""
    view = positions()["captured"]
    (gone,) = view.last
    assert gone.captures
    onward = replace(gone, start=gone.to, legs=(Leg(1, "+", 50), Leg(1, "+", 51)), to=51)
    stars = [
        [mark for mark in walls.marks(each, {}) if isinstance(mark, Star)]
        for each in (view, replace(view, last=(gone, onward)))
    ]
    assert stars[0]
    assert stars[1] == stars[0]
