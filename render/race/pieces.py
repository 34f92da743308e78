"""Pieces on a board, and choices among their ways and targets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from math import dist

from data.shipped.boards import Point
from render.drawing.marks import Mark
from render.race.table import Table
from render.sprites.choice_markers import Badge, Blank, Dot, Frame, Ring, Star, Target, dots, way
from render.sprites.pawns import LOW, Crowd, Pair, Pawn, Throng, Who
from render.sprites.squares import Blocked


def obstacles(table: Table) -> Iterator[Blocked]:
    """Yield the barriers of the track."""
    for place in table.obstacles:
        yield Blocked(table.layout.at(table.layout.board.track[place]), table.unit)


def pieces(table: Table) -> Iterator[Mark]:
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
    many = Crowd if len(who) <= 4 else Throng
    return many(at, unit, who, any(chosen), bright)


# Choices on a board: ways and their ends, and targets of cards.


def ways(table: Table) -> Iterator[Mark]:
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


def named(table: Table) -> Iterator[Mark]:
    """Yield named things of a card: squares, starred pieces, players."""
    for place in table.targets.squares:
        at = table.layout.at(table.layout.board.track[place])
        yield Star(at, table.unit) if at in table.taken else Ring(at, table.unit)
    for arm in table.targets.victims:
        yield Frame(table.plate(arm))


def badges(table: Table) -> Iterator[Mark]:
    """Yield badges of arrivals on the shoulders of standing pieces."""
    others: list[Point] = []
    for at, who in table.landings.items():
        if at in table.taken:
            badge = Badge(at, table.unit, who, _free_shoulder(table, at, who, others))
            others += badge.digits
            yield badge


def _free_shoulder(table: Table, at: Point, who: tuple[Who, ...], badges: Sequence[Point]) -> Point:
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
