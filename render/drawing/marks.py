"""Marks: plain values that draw themselves on a canvas.

A mark is complete: the same mark in the same theme always gives the same pixels, so that what it
looked like can be kept. `box` is the part of the picture that it can change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from math import ceil, floor
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from data.shipped.boards import Point
from render.drawing.canvas import Area, Box, Canvas

BOARD, PIECE, LIT, NUMBER = 0, 1, 2, 3
"""What darkens, what steps back further, what keeps its colours, and what stays readable."""
PARTS = 4
"""How many of these there are."""


class Mark(Struct, frozen=True):
    """A thing on a picture."""

    @property
    def box(self) -> Box:
        raise NotImplementedError

    @property
    def part(self) -> int:
        """Its part in a choice: `BOARD`, `PIECE`, `LIT`, `NUMBER`."""
        return BOARD

    @property
    def clip(self) -> tuple[Point, ...] | None:
        """The corners of its part of the picture, or None."""
        return None

    @property
    def base(self) -> Mark | None:
        """The ground below it, drawn once for all marks that share it."""
        return None

    def home(self) -> tuple[Self, tuple[int, int]]:
        """Return the mark at its first place, and the offset from there."""
        return self, (0, 0)

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError


class Whole(Mark, frozen=True):
    """A mark of a picture drawn only once."""

    box = -10_000, -10_000, 10_000, 10_000


class Placed(Mark, frozen=True):
    """A mark that looks the same wherever it lies."""

    at: Point

    def home(self) -> tuple[Self, tuple[int, int]]:
        return replace(self, at=ORIGIN), whole(self.at)


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


# Scenes: kinds of pictures, and the shared parts of each.


class Scene(Struct, frozen=True):
    """A kind of picture: its ground, and all else its pictures share."""

    ground: Mark
    inlaid: tuple[Mark, ...] = ()
    """Marks that always lie on the ground."""
    colours: str = ""
    """The key of another scene whose palette serves for this one, too."""
    laid: tuple[Mark, ...] = ()
    """What lies on the ground before the first move, where that changes from game to game."""
    small: bool = False
    """Whether it takes longer to make smaller files: of pictures on which there is very much."""


_scenes: dict[str, Callable[[], Scene]] = {}


def register(found: Mapping[str, Callable[[], Scene]]) -> None:
    """Register the scenes of a game by key, made when first needed."""
    _scenes.update(found)


def scenes() -> tuple[str, ...]:
    """Return the keys of all kinds of picture there are."""
    return tuple(_scenes)


@cache
def scene(key: str) -> Scene:
    """Return the scene called *key*.

    Raises:
        KeyError: there is none.
    """
    return _scenes[key]()
