"""The picture of a race, from a view to its marks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from data.shipped.boards import Point
from engine.views import BASE, RaceView, Seat
from render.drawing.marks import ORIGIN, Mark
from render.race import last_moves, pieces, player_areas
from render.race.layouts import Layout
from render.race.player_areas import DIE, DIE_BEFORE, LAST_DIE
from render.race.table import NOTHING, Table, Targets
from render.sprites.dice import Die
from render.sprites.pawns import Pawn
from render.sprites.player_trays import Face
from render.sprites.trails import Trail, trail


def marks(
    view: RaceView,
    names: Mapping[Seat, str],
    layout: Layout,
    faces: Mapping[Seat, Face] = {},
    targets: Targets = NOTHING,
) -> Iterator[Mark]:
    """Yield everything that lies on the ground, lowest first."""
    table = Table(view, layout, targets)
    yield from player_areas.corners(table, names, faces)
    yield from player_areas.lanes(table)
    yield from last_moves.trails(table)
    yield from last_moves.homecomings(table)
    yield from last_moves.bursts(table)
    yield from pieces.obstacles(table)
    yield from pieces.ways(table)
    yield from pieces.named(table)
    yield from player_areas.dice(table)
    yield from pieces.pieces(table)
    yield from pieces.badges(table)
    yield from last_moves.crosses(table)


# Frequent marks of races, drawn in advance.
#
# Each of these marks takes as long to draw as all the rest of a picture.  Most are parts of trails.


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
