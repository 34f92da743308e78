"""Pictures of wall races, as files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from data.shipped.boards import Point
from engine.views import BASE, Piece
from engine.walls.views import WallsView, Way
from render.drawing.marks import ORIGIN, Mark, Scene, scene
from render.files import PLAIN, Format, Look, Picture, film, painted, tiled
from render.motion import Shot, Tableau, moved, reel, shot, unrolled
from render.race.table import ABSENT
from render.sprites.dice import TILT, Die
from render.sprites.pawns import Pawn
from render.walls import picture as walls
from render.walls.ground import Ground, numbers
from render.walls.ground import walls as standing
from render.walls.layouts import BOARD, at, stands, unit
from render.walls.picture import squares

# Shots of a wall race: tumbling dice, a piece walks and jumps.


TILTS = TILT, 7
"""Degrees at which the two dice lie."""

Marks = Callable[[WallsView], Iterable[Mark]]


def shots(before: WallsView, found: Tableau[WallsView], marks: Marks) -> Iterator[Shot]:
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


WALL_RACE = "walls"
"""The key of its scene."""


def _scene() -> Scene:
    return Scene(Ground(), numbers(), laid=standing(BOARD.walls))


SCENES = {WALL_RACE: _scene}


def wall_race(view: WallsView, look: Look = PLAIN) -> Picture:
    """Return the picture of a wall race, with a chosen piece's ways."""
    made = walls.marks(view, look.names, look.faces)
    return tiled(look.theme, WALL_RACE, made, bool(view.choices))


def wall_race_part(view: WallsView, theme: str = "light") -> Picture:
    """Return the part of a wall race with latest events, or all."""
    on = scene(WALL_RACE)
    return painted(theme, [on.ground, *on.inlaid, *walls.marks(view, {})], walls.part(view))


def wall_race_film(
    found: Sequence[Tableau[WallsView]], look: Look, form: Format, ending: Picture | None = None
) -> Picture | None:
    """Return a film of a wall race, or None if too large."""
    marks = partial(walls.marks, names=look.names, faces=look.faces)
    return film(look.theme, WALL_RACE, reel(found, marks, shots), form, ending)
