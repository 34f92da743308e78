"""The way of a move, as an arrow from square to square."""

from __future__ import annotations

from itertools import pairwise
from math import dist

from msgspec import Struct
from msgspec.structs import replace

from data.boards import Point
from render.canvas import Box, Canvas
from render.layouts import SIZES
from render.marks import Tiled, around, whole


class Trail(Struct, frozen=True):
    """The way of the last move: a ribbon through *points* with an arrow's head at its end."""

    points: tuple[Point, ...]
    unit: int
    colour: str
    head: bool = True
    near: int | None = None
    """Only the part nearest to this one of the points belongs to the mark."""

    @property
    def box(self) -> Box:
        if self.near is None:
            return around(self.points, self.unit * 0.4)
        here = self.points[self.near]
        ends = [here, *(_between(here, point, 0.5) for point in self.points)]
        return around(ends, self.unit * 0.4)

    @property
    def clip(self) -> tuple[Point, ...] | None:
        """The corners of the part of the picture that belongs to the mark; None for all."""
        if self.near is None:
            return None
        left, top, right, bottom = self.box
        corners: list[Point] = [(left, top), (right, top), (right, bottom), (left, bottom)]
        here = self.points[self.near]
        for point in self.points:
            if point != here:
                corners = _nearer(corners, here, point)
        return tuple(corners)

    def parts(self) -> tuple[Trail, ...]:
        """Cut the trail into marks that come again in other trails: one for each square."""
        last = len(self.points) - 1
        return tuple(
            Trail(
                self.points[max(0, i - 1) : i + 2],
                self.unit,
                self.colour,
                self.head and i >= last - 1,
                min(i, 1),
            )
            for i in range(last + 1)
        )

    def home(self) -> tuple[Tiled, tuple[int, int]]:
        x, y = self.points[0]
        points = tuple((px - x, py - y) for px, py in self.points)
        return replace(self, points=points), whole((x, y))

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        wide = self.unit * SIZES.trail
        line = self.unit * SIZES.outline * 0.9
        points = list(self.points)
        tip: list[Point] = []
        if self.head:
            before, goal = points[-2:]
            far = dist(before, goal)
            end = 1 - self.unit * (SIZES.piece + 0.12) / far
            neck = end - self.unit * SIZES.head / far
            points[-1] = _between(before, goal, neck)
            top = _between(before, goal, end)
            x, y = points[-1]
            side = self.unit * SIZES.head * 0.8
            dx, dy = (goal[0] - before[0]) / far * side, (goal[1] - before[1]) / far * side
            tip = [top, (x - dy, y + dx), (x + dy, y - dx)]
        # Numbers of squares half hidden by the ribbon would be clutter.
        for point in self.points:
            canvas.circle(point, self.unit * SIZES.blank, theme.square)
        for grow, fill in ((line, paint.edge), (0.0, paint.fill)):
            canvas.stroke(points, wide + grow, fill)
            if tip:
                canvas.blob(tip, 2 + grow, fill)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _nearer(corners: list[Point], here: Point, there: Point) -> list[Point]:
    """Cut a polygon down to what is nearer to *here* than to *there*."""
    kept: list[Point] = []
    for one, other in pairwise([*corners, corners[0]]):
        a = dist(one, there) ** 2 - dist(one, here) ** 2
        b = dist(other, there) ** 2 - dist(other, here) ** 2
        if a >= 0:
            kept.append(one)
        if (a >= 0) != (b >= 0):
            kept.append(_between(one, other, a / (a - b)))
    return kept
