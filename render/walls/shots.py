"""Shots of a wall race: tumbling dice, a piece walks and jumps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from data.shipped.boards import Point
from engine.views import BASE, Piece
from engine.walls.views import WallsView, Way
from render.drawing.marks import Mark
from render.drawing.places import ORIGIN
from render.race.layouts import ABSENT
from render.shots import FinalFrame, Shot, moved, shot, unrolled
from render.sprites.dice import TILT, Die
from render.sprites.pieces import Pawn
from render.walls.ground import BOARD, at, stands, unit
from render.walls.picture import squares

TILTS = TILT, 7
"""Degrees at which the two dice lie."""
Marks = Callable[[WallsView], Iterable[Mark]]


def shots(before: WallsView, found: FinalFrame[WallsView], marks: Marks) -> Iterator[Shot]:
    """Yield the moves between two pictures; *marks* draws either."""
    after, rolls, pieces = found.view, found.rolled, before.pieces
    for gone in after.last:
        mover, captured = gone.piece, gone.captures
        absent = moved(pieces, dict.fromkeys((mover, *captured), ABSENT))
        quiet = replace(
            after,
            pieces=absent,
            turn=after.rolled_by,
            rolled_by=None,
            choices=(),
            last=(),
            places=before.places,
        )
        below, waiting = unrolled(tuple(marks(quiet)))
        dice = [
            Die(die.at, die.side, pips, die.colour, True, tilt)
            for die, pips, tilt in zip(waiting, after.dice, TILTS, strict=False)
        ]
        victims = [
            (_pawn(piece, at(leg.to), leg.to), stands(piece.seat, BASE, piece.number))
            for leg in gone.legs
            for piece in leg.captures
        ]
        yield shot(below, _pawn(mover, ORIGIN, 0), _way(gone), victims, dice, rolls)
        pieces = moved(pieces, {mover: gone.to, **dict.fromkeys(captured, BASE)})
        rolls = False


def _way(gone: Way) -> tuple[Point, ...]:
    """Return the start, the squares and the end of a way."""
    seat, number = gone.piece.seat, gone.piece.number
    start = stands(seat, gone.start, number)
    points = [at(square) for square in squares(gone) if 0 <= square < BOARD.length]
    end = stands(seat, gone.to, number)
    way = [start, *(points[1:] if gone.start != BASE else points)]
    return (*way, end) if way[-1] != end or len(way) < 2 else tuple(way)


def _pawn(piece: Piece, where: Point, position: int) -> Pawn:
    return Pawn(where, unit(position), BOARD.colours[piece.seat], piece.number + 1)
