"""The worth of moves with action cards: in squares, as cards are."""

from __future__ import annotations

from data.boards import Board
from engine.evaluation_terms import Terms, grudges
from engine.views import BASE, Choice, RaceView, Seat

REACH = 6
"""How far behind a piece an opponent can be to capture it with one roll."""


def terms(view: RaceView, board: Board, seat: Seat, choice: Choice) -> Terms:
    """Return the terms of a move, in squares."""
    step, friends, mover = choice.step, view.own(seat), choice.step.piece.seat
    hated = grudges(view.struck, friends)
    way = hits = revenge = 0.0
    for piece in step.captures:
        lost = 6.0 + view.pieces[piece.seat][piece.number]
        if piece.seat in friends:
            way -= lost
        elif piece.seat not in view.neutral:
            hits += lost
            revenge += lost * (piece.seat in hated)
    if mover in view.neutral:
        return Terms(way, hits, revenge=revenge)
    way += step.to - max(step.start, 0)
    if step.start == BASE:
        way += 12
    if step.to >= board.goal(len(view.pieces[mover])) > step.start:
        way += 8
    fled = danger(view, board, seat, step.start) * max(step.start, 0)
    risked = danger(view, board, seat, step.to) * step.to
    ahead = min(step.to / board.length, 1.0)
    return Terms(way, hits, risk=fled - risked, ahead=ahead, revenge=revenge)


def danger(view: RaceView, board: Board, seat: Seat, at: int) -> float:
    """Return roughly the capture risk of a piece of *seat* on *at*.

    Until its next turn.
    """
    length, friends = board.length, view.own(seat)
    if not 0 <= at < length:
        return 0.0
    here, hunters = board.place(seat, at), 0
    for other, pieces in enumerate(view.pieces):
        if other in friends:
            continue
        there = (here - board.starts[other]) % length
        if not there:
            hunters += BASE in pieces
        for piece in pieces:
            hunters += 0 <= piece < there <= piece + REACH
    return min(hunters, 3) / 6
