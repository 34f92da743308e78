"""A simple expert of the classic board: what computer players are measured against.

It looks one move ahead, at the piece that it moves and at nothing else.  A piece is worth its way,
more and more the further it has come; every opponent who could capture it with one roll takes a
sixth of that away.  It is frozen: whoever changes it measures everything in `docs/measured/players.md` anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from data.shipped.boards import Board, load
from engine.classic.questions import RETRY
from engine.views import BASE, Action, Choice, RaceView, Seat, View

IN = 6.0
"""Squares that it is worth to be in at all."""
HOME = 8.0
"""Squares more in the goal."""
UP = 0.1
"""What a square further inside the goal is worth."""
GAP = 5.0
"""What it costs to leave a free square behind a piece in the goal that cannot be jumped to."""
REACH = 6


def expert(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Choose what is worth most, the first of equals."""
    assert isinstance(view, RaceView)
    board = load(view.board)
    ranked = {
        choice.action: worth(view, board, seat, choice)
        for choice in view.choices
        if not choice.breaks
    }
    return max(options, key=lambda action: ranked.get(action, 0.0 if action == RETRY else -inf))


def worth(view: RaceView, board: Board, seat: Seat, choice: Choice) -> float:
    """Return what a move is worth, in squares."""
    step, friends = choice.step, view.own(seat)
    found = 0.0
    for piece in step.captures:
        lost = gain(board, view.pieces[piece.seat][piece.number])
        if piece.seat not in view.neutral:
            found += -lost if piece.seat in friends else lost
    if step.piece.seat in view.neutral:
        return found
    found += gain(board, step.to) - gain(board, step.start)
    if step.start >= board.length:
        found += UP * (step.to - step.start)
    if step.to >= board.length and "no_goal_jump" in view.rules:
        own = view.pieces[step.piece.seat]
        now = [at for number, at in enumerate(own) if number != step.piece.number] + [step.to]
        found -= GAP * (gaps(board, now) - gaps(board, own))
    found += danger(view, board, step.piece.seat, step.start) * gain(board, step.start)
    found -= danger(view, board, step.piece.seat, step.to) * gain(board, step.to)
    return found


def gain(board: Board, at: int) -> float:
    """Return what it is worth that a piece has come so far."""
    if at == BASE:
        return 0.0
    way = min(at, board.length)
    return IN + way + way * way / board.length + HOME * (at >= board.length)


def gaps(board: Board, own: Sequence[int]) -> int:
    """Return how many free squares there are behind pieces in the goal, for each of these."""
    goal = range(board.length, board.length + board.pieces)
    return sum(square not in own for at in own if at in goal for square in range(at + 1, goal.stop))


def danger(view: RaceView, board: Board, seat: Seat, at: int) -> float:
    """Return a sixth for each opponent's piece that reaches *at* with one roll."""
    if not 0 <= at < board.length:
        return 0.0
    here, friends = board.place(seat, at), view.own(seat)
    hunters = 0
    for other, pieces in enumerate(view.pieces):
        if other in friends:
            continue
        hunters += here == board.starts[other] and BASE in pieces
        for there in pieces:
            if 0 <= there < board.length:
                steps = (here - board.place(other, there)) % board.length
                hunters += 1 <= steps <= REACH and there + steps < board.length
    return min(hunters, 6) / 6
