"""The picture of a race: pieces, choices, and the past."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import dist

from data.shipped.boards import Point
from engine.views import BASE, Piece, RaceView, Seat
from render.drawing.canvas import Area
from render.drawing.marks import Mark
from render.drawing.places import between, grown
from render.race import ground
from render.race.choices import badges, named, ways
from render.race.dice import dice
from render.race.layouts import NOTHING, Layout, SeenTable, Targets
from render.sprites.choice_markers import Blank, Star
from render.sprites.faces import Face
from render.sprites.homecomings import Cross, Left, Struck
from render.sprites.homecomings import dots as home
from render.sprites.pieces import CountedCrowd, Crowd, Pair, Pawn, Who
from render.sprites.squares import UNIT, Blocked
from render.sprites.trails import Tag, trail


def obstacles(table: SeenTable) -> Iterator[Blocked]:
    """Yield the barriers of the track."""
    for place in table.obstacles:
        yield Blocked(table.layout.at(table.layout.board.track[place]), table.unit)


def pieces(table: SeenTable) -> Iterator[Mark]:
    """Yield the pieces from top to foot: nearer ones hide more."""
    movable = {(choice.step.piece.seat, choice.step.piece.number) for choice in table.view.choices}
    victims = {
        (piece.seat, piece.number)
        for choice in table.view.choices
        for piece in choice.step.captures
    }
    targeted = {(step.piece.seat, step.piece.number) for step in table.targets.steps}
    trodden = {point for _, points in table.trodden for point in points}
    for at in sorted(table.taken, key=lambda at: (at[1], at[0])):
        there = table.taken[at]
        chosen = tuple(piece in movable for piece in there)
        bright = not (victims | targeted).isdisjoint(there)
        bright = bright or at in table.landings or at in table.named
        blank = at in table.numbered and at not in trodden and at not in table.landings
        blank = blank and not any(chosen)
        who = tuple((table.colours[arm], number + 1) for arm, number in there)
        yield group(at, table.unit, who, chosen, bright, blank, table.stacks)


def group(
    at: Point,
    unit: int,
    who: tuple[Who, ...],
    chosen: tuple[bool, ...],
    bright: bool = False,
    blank: bool = False,
    stacks: bool = False,
) -> Mark:
    """Return the mark of a square's pieces; two alike are a barrier.

    Unless squares are shared.
    """
    if len(who) == 1:
        ((colour, number),) = who
        return Pawn(at, unit, colour, number, chosen[0], bright, blank)
    if len(who) == 2:
        barrier = who[0][0] == who[1][0] and not stacks
        return Pair(at, unit, (who[0], who[1]), barrier, (chosen[0], chosen[1]), bright, blank)
    many = Crowd if len(who) <= 4 else CountedCrowd
    return many(at, unit, who, any(chosen), bright)


NUMBER_REACH = 26
"""Pixels around the middle of a square that its number needs."""


def trails(table: SeenTable) -> Iterator[Mark]:
    """Yield the last moves, oldest first, each with its start."""
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
    above = list(_above(table))
    for i, (step, points) in enumerate(table.trodden, 1):
        spots = [_gap(table, points)]
        if _hidden(spots[0][0], above):
            spots += _spots(points, 1.5 * table.unit)
        at, to = min(spots, key=lambda spot: _hidden(spot[0], above))
        yield Tag(at, to, i, table.unit, table.colours[step.piece.seat])
        above.append((at, 25, 19))


def _above(table: SeenTable) -> Iterator[tuple[Point, float, float]]:
    """Yield middles and reach of marks above tags."""
    k = table.unit / UNIT
    for at in table.taken:
        yield (at[0], at[1] - 2), 35 * k, 47 * k
    for at in (*table.landings, *_starred(table)):
        yield at, 46 * k, 46 * k
    for left, top, right, bottom in (*(mark.box for mark in dice(table)), *_plates(table)):
        yield ((left + right) / 2, (top + bottom) / 2), (right - left) / 2, (bottom - top) / 2


def _plates(table: SeenTable) -> Iterator[Area]:
    """Yield the places of names."""
    return (table.plate(arm) for arm in range(len(table.colours)) if table.plays(arm))


def _hidden(at: Point, above: Iterable[tuple[Point, float, float]]) -> float:
    """Return the depth of a tag's number below anything."""
    x, y = at
    return max(0.0, *(min(w + 9 - abs(x - mx), h + 12 - abs(y - my)) for (mx, my), w, h in above))


def _spots(points: tuple[Point, ...], long: float) -> Iterator[tuple[Point, Point]]:
    """Yield all places for a tag on a trail, with directions."""
    for one, other in pairwise(points):
        for tenth in range(1, 10) if dist(one, other) > long else (3, 5, 7):
            x, y = (a + (z - a) * tenth / 10 for a, z in zip(one, other, strict=True))
            yield (round(x), round(y)), other


def _gap(table: SeenTable, points: tuple[Point, ...]) -> tuple[Point, Point]:
    """Return the place for a tag that covers least, with its direction."""

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
    x, y = between(one, other, share)
    return (round(x), round(y)), other


def homecomings(table: SeenTable) -> Iterator[Mark]:
    """Yield the ways of captured pieces into their bases."""
    there = [each for each in _sent_home(table) if _is_home(table, each[0])]
    if not there:
        return
    numbers = table.numbered - table.taken.keys()
    plates = [grown(plate, 8) for plate in _plates(table)]

    def on_name(at: Point) -> bool:
        x, y = at
        return any(left < x < right and top < y < bottom for left, top, right, bottom in plates)

    for piece, start, penalty in there:
        colour = table.colours[piece.seat]
        end = table.layout.square(piece.seat, BASE, piece.number)
        # Rather around a name than over it, and rather a gap than what cannot be read.
        ways = (
            [dot for dot in home(start, end, table.unit, colour, bend) if not on_name(dot.at)]
            for bend in _around(table, start, end)
        )
        for dot in max(ways, key=len):
            if all(dist(dot.at, at) > NUMBER_REACH for at in numbers):
                yield dot
        if penalty and start not in table.taken:
            if start in table.numbered:
                yield Blank(start, table.unit)
            yield Struck(start, table.unit, colour)


def _around(table: SeenTable, start: Point, end: Point) -> tuple[Point, Point]:
    """Return the bend of a way home: outward, or to the middle."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = table.layout.at((0, 0))
    side = 1 if (x - middle[0]) * -dy + (y - middle[1]) * dx >= 0 else -1
    ox, oy = dy * 0.18 * side, -dx * 0.18 * side
    return (x - ox, y - oy), (x + ox, y + oy)


def bursts(table: SeenTable) -> Iterator[Mark]:
    """Yield stars where pieces were captured, and where they are now."""
    for at in _starred(table):
        yield Star(at, table.unit, True)
        if at in table.numbered and at not in table.taken:
            yield Blank(at, table.unit)


def _starred(table: SeenTable) -> Iterator[Point]:
    """Yield the places of captures, and of the captured."""
    places: dict[Point, None] = {}
    for piece, start, penalty in _sent_home(table):
        if not penalty:
            places[start] = None
            if _is_home(table, piece):
                places[table.layout.square(piece.seat, BASE, piece.number)] = None
    yield from (at for at in places if at not in table.landings)


def crosses(table: SeenTable) -> Iterator[Mark]:
    """Yield a cross on each piece sent home as a penalty."""
    for piece, _, penalty in _sent_home(table):
        if penalty and _is_home(table, piece):
            yield Cross(table.layout.square(piece.seat, BASE, piece.number), table.unit)


def _sent_home(table: SeenTable) -> Iterator[tuple[Piece, Point, bool]]:
    """Yield pieces sent home, their origins, and whether by penalty."""
    for step in table.view.last:
        owner = step.piece
        if step.to == BASE != step.start:
            yield owner, table.layout.square(owner.seat, step.start, owner.number), True
        for piece in step.captures:
            yield piece, table.layout.square(owner.seat, step.to, owner.number), False


def _is_home(table: SeenTable, piece: Piece) -> bool:
    return table.view.pieces[piece.seat][piece.number] == BASE


def marks(
    view: RaceView,
    names: Mapping[Seat, str],
    layout: Layout,
    faces: Mapping[Seat, Face] = {},
    targets: Targets = NOTHING,
) -> Iterator[Mark]:
    """Yield everything that lies on the ground, lowest first."""
    table = SeenTable(view, layout, targets)
    yield from ground.corners(table, names, faces)
    yield from ground.lanes(table)
    yield from trails(table)
    yield from homecomings(table)
    yield from bursts(table)
    yield from obstacles(table)
    yield from ways(table)
    yield from named(table)
    yield from dice(table)
    yield from pieces(table)
    yield from badges(table)
    yield from crosses(table)
