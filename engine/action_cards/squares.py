"""What a move is worth with action cards: in squares, as cards are."""

from __future__ import annotations

from data.boards import Board
from engine.views import BASE, Choice, RaceView, Seat

REACH = 6
"""How far behind a piece an opponent can be to capture it with one roll."""


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
