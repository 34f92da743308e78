"""Choices on a race board: ways, their ends, targets of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from math import dist

from data.shipped.boards import Point
from render.drawing.marks import Mark
from render.race.layouts import SeenTable
from render.sprites.choice_markers import Badge, Blank, Dot, Frame, Ring, Star, Target, dots, way
from render.sprites.pieces import LOW, Who


def ways(table: SeenTable) -> Iterator[Mark]:
    """Yield the ways of pieces, without numbers on them."""
    trodden = {point for _, points in table.trodden for point in points}
    for at in dict.fromkeys(chain.from_iterable(points for points, _ in table.leads)):
        if at in table.numbered and at not in table.taken and at not in trodden:
            yield Blank(at, table.unit)
    for points, entering in table.leads:
        if entering:
            yield from map(Dot, dots(points[0], points[-1]))
        else:
            yield from way(points, table.unit)
    for at, who in table.landings.items():
        if at not in table.taken:
            yield Target(at, table.unit, who)
        elif table.stacks and at not in table.hit:
            yield Ring(at, table.unit)
        else:
            yield Star(at, table.unit)


def named(table: SeenTable) -> Iterator[Mark]:
    """Yield named things of a card: squares, starred pieces, players."""
    for place in table.targets.squares:
        at = table.layout.at(table.layout.board.track[place])
        yield Star(at, table.unit) if at in table.taken else Ring(at, table.unit)
    for arm in table.targets.victims:
        yield Frame(table.plate(arm))


def badges(table: SeenTable) -> Iterator[Mark]:
    """Yield badges of arrivals on the shoulders of standing pieces."""
    others: list[Point] = []
    for at, who in table.landings.items():
        if at in table.taken:
            badge = Badge(at, table.unit, who, _free_shoulder(table, at, who, others))
            others += badge.digits
            yield badge


def _free_shoulder(
    table: SeenTable, at: Point, who: tuple[Who, ...], badges: Sequence[Point]
) -> Point:
    """Return a side for a badge that covers no number."""
    width = table.layout.plan.width

    def room(side: Point) -> float:
        spots = Badge(at, table.unit, who, side).digits
        if not all(24 < x < width - 24 for x, _ in spots):
            return -1.0  # it would be cut off
        digits = [(x, y + LOW) for x, y in table.taken if (x, y) != at]
        numbers = table.numbered - table.taken.keys()
        others = list(chain(digits, numbers, badges))
        return min(42.0, *(dist(spot, other) for spot in spots for other in others))

    return max(((1, -1), (-1, -1), (1, 1), (-1, 1)), key=room)
