"""Corners of the board: trays and plates, lanes, dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from data.shipped.boards import Point
from engine.views import Seat
from render.drawing.marks import Mark
from render.names import known, readable
from render.race.ground import LitLane, ShortLane, Tray, Vacant, VacantLane, VacantStart, numbered
from render.race.table import Table
from render.sprites.dice import Die, Waiting
from render.sprites.player_trays import Disc, Face, LitTray, Plate, glow

DIE, DIE_BEFORE, LAST_DIE, CENTRAL = 108, 58, 70, 101
"""Pixels: the sides of dice, that of the roll before beside one that waits, and of who rolled last, and
the radius of the disc in the middle."""


def corners(table: Table, names: Mapping[Seat, str], faces: Mapping[Seat, Face]) -> Iterator[Mark]:
    """Yield trays and plates."""
    view, plan = table.view, table.layout.plan
    names = known(view, names)
    yield from _vacant(table)
    for arm, colour in enumerate(table.colours):
        corner = plan.corners[arm]
        if not table.plays(arm):
            continue
        colours = view.own(arm)
        if arm in table.lit:
            yield from glow(corner.tray, plan.radius)
            yield LitTray(corner.tray, plan.radius, colour, corner.base, table.unit)
        elif table.short:
            yield Tray(table.layout, arm)
        yield Plate(
            table.plate(arm),
            colour,
            readable(names.get(arm, "")),
            arm == view.turn,
            next((view.places.index(one) + 1 for one in colours if one in view.places), 0),
            tuple(table.colours[one] for one in colours if one != arm),
            arm in view.neutral,
            next((faces[one] for one in colours if one in faces), None),
        )


def _vacant(table: Table) -> Iterator[Mark]:
    """Yield wood over vacant trays and straps, which reach below others' plates."""
    layout, length = table.layout, table.layout.board.length
    for arm, place in enumerate(layout.board.starts):
        if not table.plays(arm):
            yield Vacant(layout, arm)
            yield VacantStart(layout, arm)
            yield numbered(layout, place)
            yield numbered(layout, (place + 1) % length)


def lanes(table: Table) -> Iterator[Mark]:
    """Yield vacant, short, lit and full lanes."""
    layout, goal = table.layout, table.layout.board.goal(table.layout.pieces)
    for arm, positions in enumerate(table.view.pieces):
        if table.short:
            yield ShortLane(layout, arm, table.plays(arm))
        if not positions:
            yield VacantLane(table.layout, arm)
            continue
        full = all(position >= goal for position in positions)
        if full or arm in table.lit:
            yield LitLane(table.layout, arm, full)


def dice(table: Table) -> Iterator[Mark]:
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
