"""Computer players of the classic board, by what everybody sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random

from data.boards import Board, load
from engine.classic.game import RETRY
from engine.players import by_chance
from engine.views import BASE, Action, Choice, RaceView, Seat, View

REACH = 6
"""How far behind a piece an opponent can be to capture it with one roll."""


def easy(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Capture when it can, most of the time; else move any piece.  It breaks no duty."""
    assert isinstance(view, RaceView)
    friends = view.own(seat)
    sound = [choice for choice in view.choices if not choice.breaks]
    captures = [
        choice.action
        for choice in sound
        if any(piece.seat not in friends for piece in choice.step.captures)
    ]
    if captures and random.random() < 0.7:
        return by_chance(view, seat, captures, random)
    return by_chance(view, seat, [choice.action for choice in sound] or options, random)


def normal(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Look one move ahead: progress, captures, safety."""
    assert isinstance(view, RaceView)
    return best(view, seat, options, evaluate)


def best(
    view: RaceView,
    seat: Seat,
    options: Sequence[Action],
    value: Callable[[RaceView, Board, Seat, Choice], float],
) -> Action:
    """Return the option of the highest *value*; the first if nothing is to be chosen.

    Another roll instead is worth nothing, and what breaks a duty less than anything else.
    """
    board = load(view.board)
    ranked = {
        choice.action: value(view, board, seat, choice)
        for choice in view.choices
        if not choice.breaks
    }
    return max(options, key=lambda action: ranked.get(action, 0.0 if action == RETRY else -inf))


def evaluate(view: RaceView, board: Board, seat: Seat, choice: Choice) -> float:
    """Return how much a move is worth, in squares."""
    step, friends, mover = choice.step, view.own(seat), choice.step.piece.seat
    worth = 0.0
    for piece in step.captures:
        lost = 6 + view.pieces[piece.seat][piece.number]
        if piece.seat not in view.neutral:
            worth += -lost if piece.seat in friends else lost
    if mover in view.neutral:
        return worth
    worth += step.to - max(step.start, 0)
    if step.start == BASE:
        worth += 12
    if step.to >= board.length > step.start:
        worth += 8
    if step.start >= board.length:
        worth -= 4
    worth += danger(view, board, seat, step.start) * max(step.start, 0)
    worth -= danger(view, board, seat, step.to) * step.to
    return worth


def danger(view: RaceView, board: Board, seat: Seat, at: int) -> float:
    """Return roughly how likely a piece of *seat* on *at* is captured before its next turn."""
    if not 0 <= at < board.length:
        return 0.0
    here, friends = board.place(seat, at), view.own(seat)
    hunters = 0.0
    for other, pieces in enumerate(view.pieces):
        if other in friends:
            continue
        if here == board.starts[other] and BASE in pieces:
            hunters += 1
        for position in pieces:
            if 0 <= position < board.length:
                steps = (here - board.place(other, position)) % board.length
                hunters += 1 <= steps <= REACH and position + steps < board.length
    return float(min(hunters, 3)) / 6
