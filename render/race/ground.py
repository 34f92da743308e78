"""The unchanging ground of a race board, and its goal lanes."""

from __future__ import annotations

from data.shipped.boards import Point
from render.drawing.canvas import Box, Canvas, emblem
from render.drawing.marks import Mark, around
from render.drawing.themes import Colour
from render.race.layouts import LANE, ROAD, Layout
from render.sprites.player_trays import tray
from render.sprites.squares import INLAY, Number, dish, emblem_of_the_game, hole, own, start
from render.sprites.squares import board as wood


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


def _tie(canvas: Canvas, layout: Layout, arm: int) -> None:
    """Draw the strip from a base to a distant start square."""
    if not layout.plan.central:
        return
    paint = canvas.theme.players[layout.board.colours[arm]]
    ends = tie(layout, arm)
    canvas.stroke(ends, 20, canvas.theme.rim_dark)
    canvas.stroke(ends, 18, paint.veneer)


def tie(layout: Layout, arm: int) -> list[Point]:
    """Return the ends of that strip."""
    left, top, right, bottom = layout.plan.corners[arm].tray
    x, y = layout.square(arm, 0)
    inside = 24
    near = min(max(x, left + inside), right - inside), min(max(y, top + inside), bottom - inside)
    return [near, (x, y)]


def _tray(canvas: Canvas, layout: Layout, arm: int) -> None:
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
    for point in layout.board.goals[arm]:
        own(canvas, colour, layout.at(point), k * goal(layout))


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

    @property
    def box(self) -> Box:
        return around(self.layout.lane(self.arm), LANE * self.layout.k + 3)

    def draw(self, canvas: Canvas) -> None:
        paint = canvas.theme.players[self.layout.board.colours[self.arm]]
        rim = canvas.theme.glow if self.full else None
        lane(canvas, self.layout, self.arm, paint.lit, rim)


class OnTheWay(Mark, frozen=True):
    """The squares of a lane outside a short game's goal."""

    layout: Layout
    arm: int
    squares: tuple[Point, ...]

    @property
    def box(self) -> Box:
        return around(self.squares, 39 * self.layout.k)

    def draw(self, canvas: Canvas) -> None:
        for at in self.squares:
            dish(canvas, at, self.layout.k * goal(self.layout), canvas.theme.dish)


class Vacant(Mark, frozen=True):
    """The tray of a vacant colour: its shapes in the wood."""

    layout: Layout
    arm: int

    @property
    def box(self) -> Box:
        area = self.layout.plan.corners[self.arm].tray
        ends = tie(self.layout, self.arm) if self.layout.plan.central else []
        return around([area[:2], area[2:], *ends], 22 if ends else 4)

    def draw(self, canvas: Canvas) -> None:
        colour, corner = self.layout.board.colours[self.arm], self.layout.plan.corners[self.arm]
        fill, mark = canvas.theme.vacant, canvas.theme.vacant_mark
        area, radius, k = corner.tray, self.layout.plan.radius, self.layout.k
        if self.layout.plan.central:
            # What ties it to its start square is wood, too.
            canvas.stroke(tie(self.layout, self.arm), 20.5, canvas.theme.ground)
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

    @property
    def box(self) -> Box:
        return around(self.layout.lane(self.arm), LANE * self.layout.k + 3)

    def draw(self, canvas: Canvas) -> None:
        layout, k = self.layout, self.layout.k
        colour = layout.board.colours[self.arm]
        fill, mark = canvas.theme.vacant, canvas.theme.vacant_mark
        canvas.stroke(layout.lane(self.arm), LANE * k + 1.5, mark)
        canvas.stroke(layout.lane(self.arm), LANE * k - 1, fill)
        for point in layout.board.goals[self.arm]:
            _faint(canvas, colour, layout.at(point), k, goal(layout))


class VacantStart(Mark, frozen=True):
    """The start square of a vacant colour: a square like any other."""

    layout: Layout
    arm: int

    @property
    def _ends(self) -> tuple[Point, Point]:
        """The start square, and the square after it."""
        return self.layout.square(self.arm, 0), self.layout.square(self.arm, 1)

    @property
    def box(self) -> Box:
        return around(self._ends, 39 * self.layout.k)

    def draw(self, canvas: Canvas) -> None:
        (at, after), k = self._ends, self.layout.k
        half = (at[0] + after[0]) / 2, (at[1] + after[1]) / 2
        canvas.stroke([half, half], 12 * k, canvas.theme.ground)
        below = [(x + 1, y + 2) for x, y in (at, after)]
        canvas.stroke(below, ROAD * k, canvas.theme.grain[2])
        canvas.stroke([at, after], ROAD * k, canvas.theme.road)
        dish(canvas, after, k, canvas.theme.dish)
        dish(canvas, at, k, canvas.theme.dish)
