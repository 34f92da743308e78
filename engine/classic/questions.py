"""Frequent questions and events of the classic board, made once.

Rolling, being stuck and choosing among moves are most of what happens, and there are only so many such
questions: to make each anew would take longer than the rest of a turn.
"""

from __future__ import annotations

from typing import Any

from engine.classic.events import Rolled, Stuck
from engine.core import PASS, Decision, Play
from engine.views import Action, Seat

RETRY: Action = "retry"
"""With only neutral pieces to move, to use the next of three rolls instead."""
DECLINED = (RETRY, PASS)
MOST_SEATS = 6
TO_ROLL = [
    Decision("roll", {seat: ("roll",)}, (seat,), None, {seat: "roll"}) for seat in range(MOST_SEATS)
]
ROLLED = [[Rolled(seat, pips) for pips in range(7)] for seat in range(MOST_SEATS)]
STUCK = [[Stuck(seat, pips) for pips in range(7)] for seat in range(MOST_SEATS)]
ASKED: list[dict[tuple[Action, ...], Decision]] = [{} for _ in range(MOST_SEATS)]
"""By seat and actions: the question which to choose, the first of them when time is up."""


def to_move(seat: Seat, actions: tuple[Action, ...], usual: Action) -> Decision:
    """Return the question for these moves, with the *usual* one as default."""
    if usual != actions[0]:
        return Decision("move", {seat: actions}, (seat,), None, {seat: usual})
    found = ASKED[seat].get(actions)
    if found is None:
        found = Decision("move", {seat: actions}, (seat,), None, {seat: usual})
        ASKED[seat][actions] = found
    return found


def mover(play: Play[Any]) -> Seat | None:
    """Return the seat that is to choose a move, if one is."""
    pending = play.pending
    if isinstance(pending, Decision) and pending.prompt == "move":
        return pending.waits_for[0]
    return None
