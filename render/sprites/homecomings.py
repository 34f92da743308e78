"""Places that pieces left, and their ways back to the base."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, dist, pi, sin

from data.shipped.boards import Point
from render.drawing.cache import keeping
from render.drawing.canvas import Canvas
from render.drawing.marks import Placed
from render.drawing.places import bent
from render.drawing.shapes import SHAPES, corners, emblem
from render.sprites.squares import UNIT, Sized


class Left(Sized, frozen=True):
    """The former place of a piece: its shape as broken outline."""

    colour: str

    def draw(self, canvas: Canvas) -> None:
        paint, k = canvas.theme.players[self.colour], self.k
        canvas.dashes(outline(self.colour, self.at, 26 * k), 7 * k, 5 * k, 1.7 * k, paint.edge)


def outline(colour: str, at: Point, radius: float) -> list[Point]:
    """Return the outline of a player's shape, closed."""
    points = corners(colour, at, radius * (1 + SHAPES[colour][1] * 0.6))
    if len(points) == 1:
        points = [
            (at[0] + radius * cos(i * pi / 18), at[1] + radius * sin(i * pi / 18))
            for i in range(36)
        ]
    return [*points, points[0]]


APART = 24
"""Pixels from dot to dot."""
CLEAR = 46
"""How far the dots keep from both ends."""
DOT = 5.2


class Dot(Placed, frozen=True):
    """A part of the way back."""

    colour: str

    def draw(self, canvas: Canvas) -> None:
        canvas.circle(self.at, DOT + 2.2, canvas.theme.keyline)
        canvas.circle(self.at, DOT, canvas.theme.players[self.colour].flag)


@keeping("homecomings", lambda dots: 150 * len(dots))
def dots(start: Point, end: Point, unit: int, colour: str, bend: Point) -> tuple[Dot, ...]:
    """Return a way between two places, bent towards a point."""
    return tuple(_dots(start, end, unit, colour, bend))


def _dots(start: Point, end: Point, unit: int, colour: str, bend: Point) -> Iterator[Dot]:
    k = unit / UNIT
    line = [bent(start, bend, end, i / 60) for i in range(61)]
    gone, due = 0.0, CLEAR * k
    total = sum(dist(a, b) for a, b in pairwise(line))
    for a, b in pairwise(line):
        gone += dist(a, b)
        if due <= gone <= total - CLEAR * k:
            yield Dot((round(b[0]), round(b[1])), colour)
            due = gone + APART * k


class Struck(Sized, frozen=True):
    """The former place of a piece of *colour*: its shape, crossed."""

    colour: str

    def draw(self, canvas: Canvas) -> None:
        paint, k = canvas.theme.players[self.colour], self.k
        emblem(canvas, self.colour, self.at, 26 * k, paint.field)
        canvas.dashes(outline(self.colour, self.at, 26 * k), 7 * k, 5 * k, 1.7 * k, paint.edge)
        cross(canvas, self.at, 24 * k, 7 * k)


class Cross(Sized, frozen=True):
    """A cross on the shoulder of a piece set back *at* base."""

    @property
    def _middle(self) -> Point:
        k = self.k
        return self.at[0] + round(30 * k), self.at[1] - round(30 * k)

    def draw(self, canvas: Canvas) -> None:
        cross(canvas, self._middle, 12 * self.k, 6 * self.k)


def cross(canvas: Canvas, at: Point, reach: float, width: float) -> None:
    """Draw a cross that is seen on anything."""
    theme, (x, y) = canvas.theme, at
    for grow, fill in ((width * 0.4, theme.keyline), (0.0, theme.strike)):
        for slope in (-1, 1):
            ends = [(x - reach, y - slope * reach), (x + reach, y + slope * reach)]
            canvas.stroke(ends, width / 2 + grow, fill)
