"""Points and boxes on a picture, in pixels."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor

from data.shipped.boards import Point
from render.drawing.canvas import Area, Box


def around(points: Iterable[Point], reach: float) -> Box:
    """Return the box of *points*, *reach* pixels larger on every side."""
    xs, ys = zip(*points, strict=True)
    return (
        floor(min(xs) - reach),
        floor(min(ys) - reach),
        ceil(max(xs) + reach),
        ceil(max(ys) + reach),
    )


def grown(area: Area, by: float) -> Area:
    """Return a rectangle that is larger on every side."""
    left, top, right, bottom = area
    return left - by, top - by, right + by, bottom + by


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes have a pixel in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


ORIGIN: Point = (0, 0)


def between(one: Point, other: Point, share: float) -> Point:
    """Return a point on the line from one to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def bent(start: Point, bend: Point, end: Point, t: float) -> Point:
    """Return the point at *t* (0 to 1) of a quadratic curve."""
    x, y = (
        (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * z
        for a, b, z in zip(start, bend, end, strict=True)
    )
    return x, y


def whole(at: Point) -> tuple[int, int]:
    """Return *at* in whole pixels, which all marks lie on."""
    x, y = at
    return round(x), round(y)
