"""Hints: a good player's choice, with reasons.

It is told by what that seat may see, as a computer player would choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from operator import attrgetter
from random import Random
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from data.shipped.boards import load
from engine.core import Decision, Play
from engine.evaluation import Terms
from engine.players import LET_BE, decide
from engine.system import System
from engine.views import BASE, Action, RaceView, Seat, View
from engine.walls.views import WallsView

LEVEL = "hard"
"""Who is asked."""
Term: TypeAlias = Literal["way", "hits", "hunt", "risk", "keeps"]
"""What an option can be better at than others."""
Why: TypeAlias = Term | Literal["home", "front", "ground", "only", "later"]
"""What speaks for it; or there is no other, or it only shows later.

In place of *way* a plain move of a race has *home* or *front*, and one of the wall race that brings
its piece no nearer has *ground*.
"""
BESIDE = 0.4
"""A second reason is told that weighs at least so much of the first."""


class Hint(Struct, frozen=True):
    """The best action for a seat, with reasons."""

    action: Action
    """`LET_BE` if it is to interrupt nobody."""
    why: tuple[Why, ...]
    """One or two reasons, the better one first."""


def advise(system: System, play: Play[Any], seat: Seat, random: Random) -> Hint:
    """Return the best action for *seat*, among all its questions."""
    options, asked = play.options(seat), play.pending
    if isinstance(asked, Decision) and seat not in asked.waits_for:
        options = (LET_BE, *options)
    if len(options) == 1:
        return Hint(options[0], ("only",))
    action = decide(system.levels[LEVEL], play, seat, options, random)
    assert system.weigh is not None, "nobody may ask here"
    view = play.game.view(play, seat, ())
    return Hint(action, reasons(system.weigh(view, seat, options), action, view))


def reasons(weighed: Mapping[Action, Terms], action: Action, view: View) -> tuple[Why, ...]:
    """Return an action's advantages over the next best, where none is better.

    >>> reasons({"a": Terms(way=3, risk=-1), "b": Terms(way=1)}, "a", View())
    ('way',)
    """
    others = [terms for other, terms in weighed.items() if other != action and terms.worth > -inf]
    if not others:
        return ("only",)
    if action not in weighed:
        return ("later",)
    best, next_best = weighed[action], max(others, key=attrgetter("worth"))
    gains: list[tuple[float, Term]] = [
        (getattr(best, term) - getattr(next_best, term), term)
        for term in get_args(Term)
        if getattr(best, term) >= max(getattr(each, term) for each in others)
    ]
    gains.sort(key=lambda gain: -gain[0])
    worthy = [term for gain, term in gains if gain > 0 and gain >= BESIDE * gains[0][0]]
    told = [nearer(view, action) if term == "way" else term for term in worthy]
    return tuple(why for why in told if why)[:2] or ("later",)


def nearer(view: View, action: Action) -> Why | None:
    """Return how an action brings its seat nearer to the goal.

    Moves of one roll are equally long, so that none of them is the fastest: it brings a piece into
    the goal, or the foremost one closer to it; None for any other.  In the wall race the best of ways
    that stay or lead back loses the least ground.
    """
    if isinstance(view, WallsView):
        ways = {each.action: each.way for each in view.choices}
        return "ground" if action in ways and ways[action].to <= ways[action].start else "way"
    moves = {each.action: each.step for each in view.choices} if isinstance(view, RaceView) else {}
    if action not in moves:
        return "way"
    assert isinstance(view, RaceView)
    step, seat = moves[action], moves[action].piece.seat
    goal = load(view.board).goal(len(view.pieces[seat]))
    if seat in view.neutral or not BASE < step.start < step.to:
        return None
    if step.to >= goal:
        return "home" if step.start < goal else None
    ahead = (at for own in view.own(seat) for at in view.pieces[own] if step.start < at < goal)
    return None if any(ahead) else "front"
