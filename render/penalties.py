"""What a penalty did: the piece struck out where it stood, dots to its base, a cross on it there."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from data.boards import Point
from render.canvas import Box, Canvas
from render.layouts import SIZES
from render.marks import Placed, around, emblem

APART = 0.36
"""From dot to dot, in shares of the unit."""
CLEAR = 0.62
"""How far the dots keep from both ends."""


class Dot(Placed, frozen=True):
    """A part of the way back."""

    unit: int
    colour: str

    @property
    def box(self) -> Box:
        return around([self.at], self.unit * 0.16)

    def draw(self, canvas: Canvas) -> None:
        paint = canvas.theme.players[self.colour]
        for radius, fill in (
            (0.145, canvas.theme.square),
            (0.115, paint.edge),
            (0.08, paint.fill),
        ):
            canvas.circle(self.at, self.unit * radius, fill)


def dots(start: Point, end: Point, unit: int, colour: str) -> Iterator[Dot]:
    """Yield the way from one place straight to another."""
    far = dist(start, end)
    count = max(1, round((far / unit - 2 * CLEAR) / APART))
    for i in range(count + 1):
        share = (CLEAR * unit + (far - 2 * CLEAR * unit) * i / count) / far
        x, y = (a + (z - a) * share for a, z in zip(start, end, strict=True))
        yield Dot((round(x), round(y)), unit, colour)


class Struck(Placed, frozen=True):
    """Where a piece of *colour* stood: its hollow shape with a cross through it."""

    unit: int
    colour: str

    @property
    def box(self) -> Box:
        return around([self.at], self.unit * 0.56)

    def draw(self, canvas: Canvas) -> None:
        theme, line = canvas.theme, self.unit * SIZES.outline
        paint = theme.players[self.colour]
        radius = self.unit * SIZES.piece * 0.9
        emblem(canvas, self.colour, self.at, radius, theme.square, 2.2 * line)
        emblem(canvas, self.colour, self.at, radius, paint.edge, line)
        emblem(canvas, self.colour, self.at, radius, paint.ghost, -line * 0.6)
        _cross(canvas, self.at, self.unit * 0.29, 2.4 * line)


class Cross(Placed, frozen=True):
    """On the shoulder of a piece *at* its base: that it is there for a penalty."""

    unit: int

    @property
    def _middle(self) -> Point:
        return self.at[0] + round(self.unit * 0.37), self.at[1] - round(self.unit * 0.37)

    @property
    def box(self) -> Box:
        return around([self._middle], self.unit * 0.34)

    def draw(self, canvas: Canvas) -> None:
        _cross(canvas, self._middle, self.unit * 0.17, self.unit * SIZES.outline * 2)


def _cross(canvas: Canvas, at: Point, reach: float, width: float) -> None:
    """Draw a cross in what asks for attention, with a rim to be seen on anything."""
    theme, (x, y) = canvas.theme, at
    for grow, fill in ((width * 0.6, theme.square), (0.0, theme.accent)):
        for slope in (-1, 1):
            ends = [(x - reach, y - slope * reach), (x + reach, y + slope * reach)]
            canvas.stroke(ends, width / 2 + grow, fill)
