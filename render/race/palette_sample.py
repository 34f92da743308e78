"""A specimen of a race board in all colours, for its palette."""

from __future__ import annotations

from collections.abc import Iterator

from render.drawing.marks import Mark
from render.drawing.shapes import SHAPES
from render.race.ground import LitLane, VacantLane, VacantStart
from render.race.layouts import Layout
from render.race.player_areas import DIE
from render.sprites.choice_markers import Star, Target, way
from render.sprites.dice import Die, Waiting
from render.sprites.homecoming import Cross
from render.sprites.homecoming import Dot as HomeDot
from render.sprites.pawns import Pawn
from render.sprites.player_trays import Disc, LitTray, Plate, glow
from render.sprites.trails import Left, Tag, trail


def specimen(layout: Layout) -> tuple[tuple[Mark, ...], ...]:
    """Return pages of marks with all colours of a *layout*."""
    assert set(layout.board.colours) <= set(SHAPES), "every colour needs a shape"
    return tuple(tuple(_page(layout, page)) for page in (0, 1))


def _page(layout: Layout, page: int) -> Iterator[Mark]:
    """Yield marks in all colours, with every second corner lit."""
    board, unit, plan = layout.board, layout.plan.unit, layout.plan
    for arm, colour in enumerate(board.colours):
        corner, lit = plan.corners[arm], arm % 2 == page
        if lit:
            yield from glow(corner.tray, plan.radius)
            yield LitTray(corner.tray, plan.radius, colour, corner.base, unit)
        if lit and arm == 1:
            yield from (VacantLane(layout, arm), VacantStart(layout, arm))
        elif lit:
            yield LitLane(layout, arm, arm > 2)
        yield Plate(layout.plate(arm, True), colour, "Specimen", lit, arm % 5)
        if plan.central and lit:
            yield Disc(layout.at((0, 0)), 110 - 16 * arm, colour)
    for arm, colour in enumerate(board.colours):
        corner, lit = plan.corners[arm], arm % 2 == page
        squares = [layout.square(arm, position) for position in range(board.length)]
        yield from trail(squares[6:9], unit, colour, lit)
        yield from trail((corner.base[2], squares[0]), unit, colour, lit, rimmed=lit)
        yield HomeDot(squares[5], colour)
        yield Pawn(squares[1], unit, colour, 1)
        yield Pawn(layout.square(arm, board.length + 1), unit, colour, 1)
        yield from (Pawn(at, unit, colour, 1) for at in corner.base[:2])
        die = (500 + 60 * (arm - 2), 500) if plan.central else corner.die
        yield Die(die, 60 if plan.central else DIE, 5, colour, lit)
        if lit:
            yield Pawn(squares[8], unit, colour, 1, chosen=True)
            yield Star(squares[3], unit, arm > 2)
            yield Pawn(squares[3], unit, colour, 1, bright=arm < 3)
            yield from way(squares[4:6], unit)
            yield Target(squares[5], unit, ((colour, 1),))
        else:
            yield Left(squares[2], unit, colour)
            yield Tag(squares[3], squares[4], 1, unit, colour)
    yield Waiting(layout.at((0, 0)), 60, board.colours[page])
    yield Cross(layout.square(0, 9), unit)
