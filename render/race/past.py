"""What has happened on a board: the ways of the last moves, captures, and who was sent home."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from data.boards import Point
from engine.views import BASE, Piece
from render.drawing.marks import Tiled
from render.race.table import Table
from render.sprites.accents import Blank, Star
from render.sprites.homecoming import Cross, Struck
from render.sprites.homecoming import dots as home
from render.sprites.trails import Left, Tag, trail

NUMBER_REACH = 26
"""Pixels around the middle of a square that its number needs."""


def trails(table: Table) -> Iterator[Tiled]:
    """Yield the last moves, oldest first, each with where it began."""
    for i, (step, points) in enumerate(table.trodden):
        colour = table.colours[step.piece.seat]
        newest = i == len(table.trodden) - 1
        numbered = [point in table.numbered for point in points]
        rimmed = step.start == BASE and step.piece.seat in table.lit
        yield from trail(points, table.unit, colour, newest, numbered, rimmed)
        if points[0] not in table.taken:
            yield Left(points[0], table.unit, colour)
    if len(table.trodden) < 2:
        return
    for i, (step, points) in enumerate(table.trodden, 1):
        at, to = _gap(table, points)
        yield Tag(at, to, i, table.unit, table.colours[step.piece.seat])


def _gap(table: Table, points: tuple[Point, ...]) -> tuple[Point, Point]:
    """Return where on a trail a tag covers least, and where it points from there."""

    def crowded(i: int) -> tuple[int, int]:
        ends = points[i : i + 2]
        return sum(end in table.taken or end in table.landings for end in ends), i

    i = min(range(len(points) - 1), key=crowded)
    one, other = points[i : i + 2]
    share = 0.5
    if other in table.taken:
        share = 0.26 if one not in table.taken else 0.5
    elif one in table.taken:
        share = 0.66
    if dist(one, other) > 1.5 * table.unit:
        share = 0.5
    at = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
    return (round(at[0]), round(at[1])), other


def homecomings(table: Table) -> Iterator[Tiled]:
    """Yield the ways into their bases of those who were sent there."""
    numbers = table.numbered - table.taken.keys()
    for piece, start, penalty in _sent_home(table):
        if not _is_home(table, piece):
            continue
        colour = table.colours[piece.seat]
        end = table.layout.square(piece.seat, BASE, piece.number)
        for dot in home(start, end, table.unit, colour, _around(table, start, end)):
            # Rather a gap in the way than a number that cannot be read.
            if all(dist(dot.at, at) > NUMBER_REACH for at in numbers):
                yield dot
        if penalty and start not in table.taken:
            if start in table.numbered:
                yield Blank(start, table.unit)
            yield Struck(start, table.unit, colour)


def _around(table: Table, start: Point, end: Point) -> Point:
    """Return towards where a way home bends: away from the middle of the board."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = table.layout.at((0, 0))
    side = 1 if (x - middle[0]) * -dy + (y - middle[1]) * dx >= 0 else -1
    return x - dy * 0.18 * side, y + dx * 0.18 * side


def bursts(table: Table) -> Iterator[Tiled]:
    """Yield stars where pieces were captured, and where they are now."""
    places: dict[Point, None] = {}
    for piece, start, penalty in _sent_home(table):
        if not penalty:
            places[start] = None
            if _is_home(table, piece):
                places[table.layout.square(piece.seat, BASE, piece.number)] = None
    for at in places:
        if at not in table.landings:
            yield Star(at, table.unit, True)
            if at in table.numbered and at not in table.taken:
                yield Blank(at, table.unit)


def crosses(table: Table) -> Iterator[Tiled]:
    """Yield a cross on the shoulder of who went home as a penalty."""
    for piece, _, penalty in _sent_home(table):
        if penalty and _is_home(table, piece):
            yield Cross(table.layout.square(piece.seat, BASE, piece.number), table.unit)


def _sent_home(table: Table) -> Iterator[tuple[Piece, Point, bool]]:
    """Yield the pieces that are back in their base, where from, and whether as a penalty."""
    for step in table.view.last:
        owner = step.piece
        if step.to == BASE != step.start:
            yield owner, table.layout.square(owner.seat, step.start, owner.number), True
        for piece in step.captures:
            yield piece, table.layout.square(owner.seat, step.to, owner.number), False


def _is_home(table: Table, piece: Piece) -> bool:
    return table.view.pieces[piece.seat][piece.number] == BASE
