"""Pieces on a board: alone, in pairs, in crowds, as barriers."""

from __future__ import annotations

from collections.abc import Iterator

from data.shipped.boards import Point
from render.drawing.marks import Mark
from render.race.table import Table
from render.sprites.pawns import Crowd, Pair, Pawn, Throng, Who
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
