"""The way back to the base, after a capture or a penalty."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import dist

from data.shipped.boards import Point
from render.drawing.cache import keeping
from render.drawing.canvas import Box, Canvas
from render.drawing.marks import Placed, around, bent
from render.drawing.shapes import emblem
from render.sprites.squares import UNIT, Sized
from render.sprites.trails import outline

APART = 24
"""Pixels from dot to dot."""
CLEAR = 46
"""How far the dots keep from both ends."""
DOT = 5.2


class Dot(Placed, frozen=True):
    """A part of the way back."""

    colour: str

    @property
    def box(self) -> Box:
        return around([self.at], 9)

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

    reach = 0.5

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

    @property
    def box(self) -> Box:
        return around([self._middle], self.unit * 0.3)

    def draw(self, canvas: Canvas) -> None:
        cross(canvas, self._middle, 12 * self.k, 6 * self.k)


def cross(canvas: Canvas, at: Point, reach: float, width: float) -> None:
    """Draw a cross that is seen on anything."""
    theme, (x, y) = canvas.theme, at
    for grow, fill in ((width * 0.4, theme.keyline), (0.0, theme.strike)):
        for slope in (-1, 1):
            ends = [(x - reach, y - slope * reach), (x + reach, y + slope * reach)]
            canvas.stroke(ends, width / 2 + grow, fill)
