"""Marks: plain values that draw themselves on a canvas.

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
from render.drawing.canvas import Area, Box, Canvas

BOARD, PIECE, LIT, NUMBER = 0, 1, 2, 3
"""What darkens, what steps back further, what keeps its colours, and what stays readable."""
PARTS = 4
"""How many of these there are."""


class Mark(Protocol):
    """A thing on a picture; hashable."""

    @property
    def box(self) -> Box: ...

    @property
    def part(self) -> int:
        """Its part in a choice: `BOARD`, `PIECE`, `LIT`, `NUMBER`."""
        ...

    @property
    def clip(self) -> tuple[Point, ...] | None:
        """The corners of its part of the picture.

        None for all of it.
        """
        ...

    @property
    def base(self) -> Mark | None:
        """The ground below it, drawn once for all marks that share it."""
        ...

    def draw(self, canvas: Canvas) -> None: ...

    def __hash__(self) -> int: ...


class Tiled(Mark, Protocol):
    """A mark that comes again, here or elsewhere, and so is kept."""

    def home(self) -> tuple[Tiled, tuple[int, int]]:
        """Return the mark at its first place, and the offset from there."""
        ...


class Fixed(Struct, frozen=True):
    """A mark that is seen at one place only."""

    @property
    def part(self) -> int:
        return BOARD

    @property
    def clip(self) -> tuple[Point, ...] | None:
        return None

    @property
    def base(self) -> Mark | None:
        return None

    def home(self) -> tuple[Self, tuple[int, int]]:
        return self, (0, 0)


class Placed(Fixed, frozen=True):
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


def meet(one: Box, other: Box) -> bool:
    """Return whether two boxes have a pixel in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


ORIGIN: Point = (0, 0)


def whole(at: Point) -> tuple[int, int]:
    """Return *at* in whole pixels, which all marks lie on."""
    x, y = at
    return round(x), round(y)
