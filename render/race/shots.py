"""Shots of a race since the last picture, with or without cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from data.shipped.boards import Point
from engine.action_cards.views import ActionCardsView
from engine.views import BASE, Piece, RaceView, Seat
from render.drawing.marks import Mark
from render.drawing.places import ORIGIN
from render.race.dice import row
from render.race.layouts import ABSENT, NOTHING, Layout, SeenTable, layout_of, swapped
from render.shots import FinalFrame, Shot, moved, shot, unrolled
from render.sprites.dice import Die, Waiting
from render.sprites.pieces import Pawn

R = TypeVar("R", bound=RaceView)


def shots(before: R, found: FinalFrame[R], marks: Callable[[R], Iterable[Mark]]) -> Iterator[Shot]:
    """Yield the moves between two pictures; *marks* draws either."""
    after, rolls = found.view, found.rolled
    place, by = layout_of(after), after.rolled_by if rolls else before.turn
    table, straight = SeenTable(after, place, NOTHING), swapped(after.last, place)
    pieces = before.pieces
    for step in after.last:
        if step.to == step.start:
            continue
        captured = dict.fromkeys(step.captures, BASE)
        gone = moved(pieces, dict.fromkeys((step.piece, *step.captures), ABSENT))
        below, waiting = unrolled(tuple(marks(_quiet(before, after, gone, by))))
        points = table.way(step)
        if step in straight or BASE in (step.start, step.to):
            points = points[0], points[-1]
        victims = [
            (pawn(place, piece, points[-1]), place.square(piece.seat, BASE, piece.number))
            for piece in step.captures
        ]
        mover = pawn(place, step.piece, ORIGIN)
        dice = tuple(_dice(waiting, after)) if found.rolled else ()
        yield shot(below, mover, points, victims, dice, rolls)
        pieces, rolls = moved(pieces, {step.piece: step.to, **captured}), False


def _quiet(before: R, after: R, pieces: tuple[tuple[int, ...], ...], by: Seat | None) -> R:
    """Return the table during a roll and a move, before its events."""
    quiet = replace(
        after,
        pieces=pieces,
        turn=by,
        dice=(),
        rolled_by=None,
        choices=(),
        last=(),
        places=before.places,
    )
    if isinstance(quiet, ActionCardsView):
        return replace(quiet, chain=(), capture=None)
    return quiet


def pawn(place: Layout, piece: Piece, at: Point) -> Pawn:
    """Return a piece as it is drawn alone."""
    return Pawn(at, place.plan.unit, place.board.colours[piece.seat], piece.number + 1)


def _dice(waiting: Iterable[Waiting], view: RaceView) -> Iterator[Die]:
    """Yield the rolled dice at the place of a waiting die."""
    for each in waiting:
        if view.rolled_by is not None:
            yield from row(each.at, each.side, view.dice, each.colour, True, True)
