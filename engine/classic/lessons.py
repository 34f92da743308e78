"""Lessons of the classic game and of the tournament."""

from __future__ import annotations

from itertools import pairwise

from data.shipped.boards import load
from engine.classic.course import START
from engine.classic.events import Moved, Rolled, RollsAgain, Stuck
from engine.lessons import Lesson, Moment
from engine.races import Captured
from engine.views import BASE


def came_out(moment: Moment) -> bool:
    """Return whether a 6 brought a piece out, and gave another roll."""
    return any(
        isinstance(one, Moved) and one.at == BASE and other == RollsAgain(one.seat)
        for one, other in pairwise(moment.events)
        if one.actor in moment.own
    )


def cleared(moment: Moment) -> bool:
    """Return whether a piece had to leave the start square."""
    return _left_start(moment) and not moment.values["compulsory_capture"]


def cleared_unless(moment: Moment) -> bool:
    """Return whether one had to leave it where captures go before that."""
    return _left_start(moment) and bool(moment.values.get("compulsory_capture", True))


def _left_start(moment: Moment) -> bool:
    return any(
        each.at == START and BASE in moment.view.pieces[each.seat] for each in moment.did(Moved)
    )


def tried_again(moment: Moment) -> bool:
    """Return whether a roll that moved nothing was followed by another try."""
    return any(
        isinstance(one, Stuck) and isinstance(other, Rolled) and one.seat == other.seat
        for one, other in pairwise(moment.events)
        if one.actor in moment.own
    )


def waits(moment: Moment) -> bool:
    """Return whether a roll moved nothing, with all pieces in the base."""
    return not moment.values["three_rolls"] and any(
        set(moment.view.pieces[each.seat]) == {BASE} for each in moment.did(Stuck)
    )


def overshot(moment: Moment) -> bool:
    """Return whether a roll moved nothing, as it leads beyond the goal."""
    board = load(moment.view.board)
    last = board.length + board.pieces - 1
    return any(
        at > BASE and at + each.pips > last
        for each in moment.did(Stuck)
        for at in moment.view.pieces[each.seat]
        if at < board.length
    )


def arrived(moment: Moment) -> bool:
    """Return whether a piece came into the goal."""
    length = load(moment.view.board).length
    return any(each.at < length <= each.to for each in moment.did(Moved))


def lost(moment: Moment) -> bool:
    """Return whether another player sent a piece home."""
    return any(
        isinstance(each, Captured) and each.seat in moment.own and each.by not in moment.own
        for each in moment.events
    )


def struck(moment: Moment) -> bool:
    """Return whether the person sent a piece of another player home."""
    return any(each.seat not in moment.own for each in moment.did(Captured))


SIX = Lesson("lesson-six", came_out)
LOST = Lesson("lesson-lost", lost)
CLEAR_UNLESS = Lesson("lesson-clear-unless", cleared_unless)
TRIES = Lesson("lesson-tries", tried_again)
EXACT = Lesson("lesson-exact", overshot)

CLASSIC_LESSONS = (
    SIX,
    LOST,
    Lesson("lesson-clear", cleared),
    CLEAR_UNLESS,
    TRIES,
    Lesson("lesson-base", waits),
    EXACT,
    Lesson("lesson-goal", arrived),
)

TOURNAMENT_LESSONS = (
    SIX,
    Lesson("lesson-must", struck),
    LOST,
    CLEAR_UNLESS,
    TRIES,
    EXACT,
)
