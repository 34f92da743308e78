"""The ground of a race board, and its corners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import dist

from data.shipped.boards import Point
from engine.views import Seat
from render.drawing.canvas import Box, Canvas
from render.drawing.marks import Mark
from render.drawing.places import around, between
from render.drawing.shapes import emblem, sign
from render.drawing.themes import Colour
from render.names import known, readable
from render.race.layouts import LANE, ROAD, Layout, SeenTable
from render.sprites.faces import Face
from render.sprites.plates import Plate
from render.sprites.player_trays import LitTray, glow, tray
from render.sprites.squares import INLAY, Number, dish, emblem_of_the_game, hole, own, start
from render.sprites.wood import board as wood


class Ground(Mark, frozen=True):
    """The squares of a race, their road, the trays and goal lanes."""

    layout: Layout

    @property
    def box(self) -> Box:
        return 0, 0, self.layout.plan.width, self.layout.plan.height

    def draw(self, canvas: Canvas) -> None:
        wood(canvas, self.layout.plan.width, self.layout.plan.height)
        inlay(canvas, self.layout)


def inlay(canvas: Canvas, layout: Layout) -> None:
    """Draw everything that is laid into the wood."""
    board, k = layout.board, layout.k
    track = [layout.at(point) for point in board.track]
    road = [*track, track[0]]
    canvas.stroke([(x + 1, y + 2) for x, y in road], ROAD * k, canvas.theme.grain[2])
    canvas.stroke(road, ROAD * k, canvas.theme.road)
    for arm, colour in enumerate(board.colours):
        _tie(canvas, layout, arm)
        _tray(canvas, layout, arm)
        canvas.stroke(layout.lane(arm), LANE * layout.k + 1.5, canvas.theme.rim_dark)
        lane(canvas, layout, arm, canvas.theme.players[colour].veneer)
    for place, point in enumerate(track):
        if place in board.starts:
            colour = board.colours[board.starts.index(place)]
            start(canvas, colour, point, k, track[(place + 1) % len(track)])
        else:
            dish(canvas, point, k, canvas.theme.dish)
    if not layout.plan.central:
        emblem_of_the_game(canvas, layout.at((0, 0)), k)


def numbers(layout: Layout) -> tuple[Number, ...]:
    """Return the numbers of all squares but the start squares."""
    return tuple(
        numbered(layout, p) for p in range(layout.board.length) if p not in layout.board.starts
    )


def numbered(layout: Layout, place: int) -> Number:
    """Return the number of the square at a place of the track."""
    at = layout.at(layout.board.track[place])
    return Number(at, layout.plan.unit, str(place + 1))


STRAP = 12
"""Half the width of the strip from a base to a distant plate."""
BEYOND = 0.21
"""The part of that strip before its sign, which lies beyond the light of the base."""


def _tie(canvas: Canvas, layout: Layout, arm: int) -> None:
    """Draw strips from a base to a distant start and plate."""
    colour = layout.board.colours[arm]
    paint = canvas.theme.players[colour]
    for ends, half in ties(layout, arm):
        canvas.stroke(ends, half + 2, canvas.theme.rim_dark)
        canvas.stroke(ends, half, paint.veneer)
    if strap := layout.plan.corners[arm].strap:
        sign(canvas, colour, between(*strap, BEYOND), STRAP - 2)


def ties(layout: Layout, arm: int) -> list[tuple[list[Point], int]]:
    """Return the ends and half the width of these strips."""
    strap = layout.plan.corners[arm].strap
    found = [(tie(layout, arm), 18)] if layout.plan.central else []
    return [*found, (list(strap), STRAP)] if strap else found


def tie(layout: Layout, arm: int) -> list[Point]:
    """Return the ends of that strip."""
    left, top, right, bottom = layout.plan.corners[arm].tray
    x, y = layout.square(arm, 0)
    inside = 24
    near = min(max(x, left + inside), right - inside), min(max(y, top + inside), bottom - inside)
    return [near, (x, y)]


def _tray(canvas: Canvas, layout: Layout, arm: int) -> None:
    """Draw a tray in the shade, with the nests of its base."""
    colour, corner = layout.board.colours[arm], layout.plan.corners[arm]
    paint = canvas.theme.players[colour]
    tray(canvas, corner.tray, layout.plan.radius, paint.veneer, canvas.theme.rim_dark)
    for at in corner.base:
        hole(canvas, colour, at, layout.k)


def lane(canvas: Canvas, layout: Layout, arm: int, fill: Colour, rim: Colour | None = None) -> None:
    """Draw a goal lane: squares on a rimmed dark strip.

    So its soft edge lies on dark, wherever it is laid.
    """
    colour, k = layout.board.colours[arm], layout.k
    ends = layout.lane(arm)
    canvas.stroke(ends, LANE * k + (1.5 if rim else 0.25), rim or canvas.theme.rim_dark)
    canvas.stroke(ends, LANE * k - (3.5 if rim else 1), fill)
    for point in layout.goals(arm):
        own(canvas, colour, point, k * goal(layout))


def goal(layout: Layout) -> float:
    """Return the size of goal squares, up to that of the track's."""
    return 1 if layout.plan.unit == 84 else 0.9


class LitLane(Mark, frozen=True):
    """The goal lane of the seat on turn.

    A full one keeps its rim of light.
    """

    layout: Layout
    arm: int
    full: bool = False

    def draw(self, canvas: Canvas) -> None:
        paint = canvas.theme.players[self.layout.board.colours[self.arm]]
        rim = canvas.theme.glow if self.full else None
        lane(canvas, self.layout, self.arm, paint.lit, rim)


class Tray(Mark, frozen=True):
    """A tray in the shade with a short game's few nests."""

    layout: Layout
    arm: int

    def draw(self, canvas: Canvas) -> None:
        _tray(canvas, self.layout, self.arm)


class ShortLane(Mark, frozen=True):
    """A short game's goal lane, with squares on a road before it."""

    layout: Layout
    arm: int
    played: bool = True

    @property
    def _ends(self) -> tuple[Point, Point]:
        """The ends of the longest lane on this board."""
        return self.layout.approach(self.arm)[0], self.layout.goals(self.arm)[-1]

    def draw(self, canvas: Canvas) -> None:
        layout, plan, half = self.layout, self.layout.plan, LANE * self.layout.k + 2
        (x, y), (x1, y1) = self._ends
        far = dist(*self._ends) / half
        dx, dy = (x1 - x) / far, (y1 - y) / far
        corners = [(x - dx - dy, y - dy + dx), (x - dx + dy, y - dy - dx)]
        corners += [(x1 + dx + dy, y1 + dy - dx), (x1 + dx - dy, y1 + dy + dx)]
        with canvas.clipped(around(corners, 0), corners):
            canvas.panel((0, 0, plan.width, plan.height), 0, canvas.theme.ground)
            wood(canvas, plan.width, plan.height)
        if self.played:
            self._road(canvas)
        lane(canvas, layout, self.arm, canvas.theme.players[layout.board.colours[self.arm]].veneer)

    def _road(self, canvas: Canvas) -> None:
        layout, theme, squares = self.layout, canvas.theme, self.layout.approach(self.arm)
        entry, first = layout.square(self.arm, layout.board.length - 1), squares[0]
        line = [between(entry, first, 0.48), *squares, layout.goals(self.arm)[0]]
        below = [(x + 1, y + 2) for x, y in line]
        for points, fill in ((below, theme.grain[2]), (line, theme.road)):
            canvas.stroke(points, ROAD * layout.k, fill)
        for at in squares:
            dish(canvas, at, layout.k * goal(layout), theme.dish)


class Vacant(Mark, frozen=True):
    """The tray of a vacant colour: its shapes in the wood."""

    layout: Layout
    arm: int

    def draw(self, canvas: Canvas) -> None:
        colour, corner = self.layout.board.colours[self.arm], self.layout.plan.corners[self.arm]
        fill, mark = canvas.theme.vacant, canvas.theme.vacant_mark
        area, radius, k = corner.tray, self.layout.plan.radius, self.layout.k
        for ends, half in ties(self.layout, self.arm):
            # What ties it to its start square and plate is wood, too, and so is the sign on it.
            canvas.stroke(ends, half + 6, canvas.theme.ground)
        tray(canvas, area, radius, fill, mark)
        for at in corner.base:
            _faint(canvas, colour, at, k, 1)


def _faint(canvas: Canvas, colour: str, at: Point, k: float, goal: float) -> None:
    """Draw the place of a vacant colour's piece."""
    theme = canvas.theme
    canvas.circle(at, 30 * k * goal, theme.vacant_mark)
    canvas.circle((at[0] + 0.5, at[1] + 1.5), 28.4 * k * goal, theme.vacant)
    emblem(canvas, colour, at, INLAY * k, theme.vacant_mark)


class VacantLane(Mark, frozen=True):
    """The goal lane of a vacant colour."""

    layout: Layout
    arm: int

    def draw(self, canvas: Canvas) -> None:
        layout, k = self.layout, self.layout.k
        colour = layout.board.colours[self.arm]
        fill, mark = canvas.theme.vacant, canvas.theme.vacant_mark
        canvas.stroke(layout.lane(self.arm), LANE * k + 1.5, mark)
        canvas.stroke(layout.lane(self.arm), LANE * k - 1, fill)
        for point in layout.goals(self.arm):
            _faint(canvas, colour, point, k, goal(layout))


class VacantStart(Mark, frozen=True):
    """The start square of a vacant colour: a square like any other."""

    layout: Layout
    arm: int

    @property
    def _ends(self) -> tuple[Point, Point]:
        """The start square, and the square after it."""
        return self.layout.square(self.arm, 0), self.layout.square(self.arm, 1)

    def draw(self, canvas: Canvas) -> None:
        (at, after), k = self._ends, self.layout.k
        half = (at[0] + after[0]) / 2, (at[1] + after[1]) / 2
        canvas.stroke([half, half], 12 * k, canvas.theme.ground)
        below = [(x + 1, y + 2) for x, y in (at, after)]
        canvas.stroke(below, ROAD * k, canvas.theme.grain[2])
        canvas.stroke([at, after], ROAD * k, canvas.theme.road)
        dish(canvas, after, k, canvas.theme.dish)
        dish(canvas, at, k, canvas.theme.dish)


def corners(
    table: SeenTable, names: Mapping[Seat, str], faces: Mapping[Seat, Face]
) -> Iterator[Mark]:
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


def _vacant(table: SeenTable) -> Iterator[Mark]:
    """Yield wood over vacant trays and straps, which reach below others' plates."""
    layout, length = table.layout, table.layout.board.length
    for arm, place in enumerate(layout.board.starts):
        if not table.plays(arm):
            yield Vacant(layout, arm)
            yield VacantStart(layout, arm)
            yield numbered(layout, place)
            yield numbered(layout, (place + 1) % length)


def lanes(table: SeenTable) -> Iterator[Mark]:
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
