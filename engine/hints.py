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

from engine.core import Decision, Play
from engine.evaluation import Terms
from engine.players import LET_BE, decide
from engine.system import System
from engine.views import Action, Seat

LEVEL = "hard"
"""Who is asked."""

Term: TypeAlias = Literal["way", "hits", "hunt", "risk", "keeps"]
"""What an option can be better at than others."""

Why: TypeAlias = Term | Literal["only", "later"]
"""What speaks for it; or there is no other, or it only shows later."""

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
    weighed = system.weigh(play.game.view(play, seat, ()), seat, options)
    return Hint(action, reasons(weighed, action))


def reasons(weighed: Mapping[Action, Terms], action: Action) -> tuple[Why, ...]:
    """Return an action's advantages over the next best, where none is better.

    >>> reasons({"a": Terms(way=3, risk=-1), "b": Terms(way=1)}, "a")
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
    told = [term for gain, term in gains if gain > 0 and gain >= BESIDE * gains[0][0]]
    return tuple(told[:2]) or ("later",)
