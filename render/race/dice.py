"""The dice on a race board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from data.shipped.boards import Point
from render.drawing.marks import Mark
from render.race.layouts import SeenTable
from render.sprites.dice import Die, Waiting
from render.sprites.player_trays import Disc

DIE, DIE_BEFORE, LAST_DIE, CENTRAL = 108, 58, 70, 101
"""Pixels: the sides of dice, that of the roll before beside one that waits, and of who rolled last, and
the radius of the disc in the middle."""


def dice(table: SeenTable) -> Iterator[Mark]:
    """Yield the rolled dice, and the die waiting for a roll."""
    view, plan = table.view, table.layout.plan
    turn, by, waits = view.turn, view.rolled_by, table.waits
    if plan.central:
        shown = next((each for each in (table.laid, turn, by) if each is not None), None)
        if shown is None:
            return
        middle = table.layout.at((0, 0))
        yield Disc(middle, CENTRAL, table.colours[shown])
        aside = waits or table.laid is not None
        if waits:
            yield Waiting(middle, DIE, table.colours[shown])
        elif by is not None and not aside:
            yield from row(middle, DIE, view.dice, table.colours[by], True)
        if aside and by is not None:
            spot = middle[0] + 88, middle[1] + 72
            yield from row(spot, 54, view.dice, table.colours[by], False)
        return
    if turn is not None and waits:
        x, y = plan.corners[turn].die
        yield Waiting((x, y), DIE, table.colours[turn])
    if by is None:
        return
    x, y = plan.corners[by].die
    if (by == turn and waits) or by == table.laid:
        yield from row((x, y + 88), DIE_BEFORE, view.dice, table.colours[by], True)
    else:
        large = DIE if by == turn else LAST_DIE
        yield from row((x, y), large, view.dice, table.colours[by], by == turn, by == turn)


def row(
    at: Point, side: int, dice: Iterable[int], colour: str, lit: bool, upright: bool = False
) -> Iterator[Die]:
    """Yield dice in a row, or *upright* in a column.

    Many are smaller.
    """
    rolled = tuple(dice)
    if len(rolled) > 1:
        side = round(side * 0.7)
    for i, pips in enumerate(rolled):
        aside = (i - (len(rolled) - 1) / 2) * side * 1.16
        x, y = (at[0], at[1] + aside) if upright else (at[0] + aside, at[1])
        yield Die((round(x), round(y)), side, pips, colour, lit)
