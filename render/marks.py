"""Marks: what can be drawn, each a plain value that draws itself on a canvas.

A mark is complete: the same mark in the same theme always gives the same pixels, so that what it
looked like can be kept. `box` is the part of the picture that it can change.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor
from typing import Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from data.boards import Point
from render.canvas import Box, Canvas
from render.themes import Colour


class Mark(Protocol):
    """Something on a picture; hashable."""

    @property
    def box(self) -> Box: ...

    def draw(self, canvas: Canvas) -> None: ...

    def __hash__(self) -> int: ...


class Tiled(Mark, Protocol):
    """A mark that comes again, here or elsewhere, and so is kept."""

    def home(self) -> tuple[Tiled, tuple[int, int]]:
        """Return the same mark where it is drawn first, and how far from there this one lies."""
        ...


class Placed(Struct, frozen=True):
    """A mark that looks the same wherever it lies."""

    at: Point

    def home(self) -> tuple[Self, tuple[int, int]]:
        return replace(self, at=ORIGIN), whole(self.at)


class Fixed(Struct, frozen=True):
    """A mark that is seen at one place only."""

    def home(self) -> tuple[Self, tuple[int, int]]:
        return self, (0, 0)


def around(points: Iterable[Point], reach: float) -> Box:
    """Return the box of all *points* and *reach* pixels more on every side."""
    xs, ys = zip(*points, strict=True)
    return (
        floor(min(xs) - reach),
        floor(min(ys) - reach),
        ceil(max(xs) + reach),
        ceil(max(ys) + reach),
    )


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes have a pixel in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


ORIGIN: Point = (0, 0)


def whole(at: Point) -> tuple[int, int]:
    """Return *at* in whole pixels, which all marks lie on."""
    x, y = at
    return round(x), round(y)


Blob = tuple[tuple[Point, ...], float, float]
"""Corners and rounding of a shape of about radius 1, and how far below its middle digits stand."""

SHAPES: dict[str, Blob] = {
    "yellow": (((0, 0),), 0.98, 0),
    "green": (((-0.64, -0.64), (0.64, -0.64), (0.64, 0.64), (-0.64, 0.64)), 0.22, 0),
    "red": (((0, -0.84), (0.84, 0.62), (-0.84, 0.62)), 0.24, 0.2),
    "black": (((0, -0.88), (0.88, 0), (0, 0.88), (-0.88, 0)), 0.2, 0),
    "blue": (
        ((0, -0.9), (0.78, -0.45), (0.78, 0.45), (0, 0.9), (-0.78, 0.45), (-0.78, -0.45)),
        0.14,
        0,
    ),
    "violet": (
        tuple(
            (x, y)
            for x, y in (
                (-0.36, -0.78),
                (0.36, -0.78),
                (0.36, -0.36),
                (0.78, -0.36),
                (0.78, 0.36),
                (0.36, 0.36),
                (0.36, 0.78),
                (-0.36, 0.78),
                (-0.36, 0.36),
                (-0.78, 0.36),
                (-0.78, -0.36),
                (-0.36, -0.36),
            )
        ),
        0.2,
        0,
    ),
}


def emblem(
    canvas: Canvas, colour: str, at: Point, radius: float, fill: Colour, grow: float = 0
) -> None:
    """Draw the shape that stands for a player's *colour*, *grow* pixels larger all around."""
    points, rounding, _ = SHAPES[colour]
    canvas.blob(
        [(at[0] + x * radius, at[1] + y * radius) for x, y in points],
        rounding * radius + grow,
        fill,
    )
