"""Marks of a race board that most games need, drawn in advance.

Each takes as long to draw as all the rest of a picture. Most are parts of trails.
"""

from __future__ import annotations

from collections.abc import Iterator

from data.shipped.boards import Point
from engine.views import BASE
from render.drawing.marks import Mark
from render.drawing.places import ORIGIN
from render.race.dice import DIE, DIE_BEFORE, LAST_DIE
from render.race.layouts import Layout
from render.sprites.dice import Die
from render.sprites.pieces import Pawn
from render.sprites.trails import Trail, trail

PIECES, PIPS = 4, range(1, 7)


def frequent_marks(layout: Layout) -> Iterator[Mark]:
    """Yield frequent marks: pieces, dice in trays, trails of single moves."""
    unit = layout.plan.unit
    for colour in layout.board.colours:
        for number in range(1, PIECES + 1):
            for chosen, blank in ((False, True), (False, False), (True, False)):
                yield Pawn(ORIGIN, unit, colour, number, chosen, blank=blank)
        for pips in PIPS:
            for side, lit in ((DIE, True), (DIE_BEFORE, True), (LAST_DIE, False)):
                yield Die(ORIGIN, side, pips, colour, lit)
    yield from _trails(layout)


def _trails(layout: Layout) -> Iterator[Trail]:
    """Yield the parts of all trails, of latest and former moves."""
    board, unit = layout.board, layout.plan.unit
    numbered = layout.numbered(range(board.arms))
    for arm, colour in enumerate(board.colours):
        for points, rimmed in _moves(layout, arm):
            signs = [point in numbered for point in points]
            for newest in (True, False):
                yield from trail(points, unit, colour, newest, signs, rimmed)


def _moves(layout: Layout, arm: int) -> Iterator[tuple[tuple[Point, ...], bool]]:
    """Yield each move's squares of an arm, with lit tray flag."""
    squares = [layout.square(arm, at) for at in range(layout.board.length + PIECES)]
    for number in range(PIECES):
        for rimmed in (True, False):
            yield (layout.square(arm, BASE, number), squares[0]), rimmed
    for first in range(len(squares)):
        for last in range(first + 1, min(first + len(PIPS), len(squares) - 1) + 1):
            yield tuple(squares[first : last + 1]), False
