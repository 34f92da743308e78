"""Marks, plain values that draw themselves.

A mark is complete: the same mark in the same theme always gives the same pixels, so that what it
looked like can be kept. How large it is follows from its drawing.
"""

from __future__ import annotations

from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from data.shipped.boards import Point
from render.drawing.cache import keeping
from render.drawing.canvas import Box, Canvas
from render.drawing.measuring import Measure
from render.drawing.places import ORIGIN, whole

BOARD, PIECE, LIT, NUMBER = 0, 1, 2, 3
"""What darkens, what steps back further, what keeps its colours, and what stays readable."""
PARTS = 4
"""How many of these there are."""


class Mark(Struct, frozen=True):
    """A thing on a picture."""

    @property
    def box(self) -> Box:
        """The part of the picture that it can change."""
        home, (x, y) = self.home()
        left, top, right, bottom = _reach(home)
        return left + x, top + y, right + x, bottom + y

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


@keeping("boxes", lambda _: 100)
def _reach(home: Mark) -> Box:
    """Return how far a mark and its base reach."""
    measure = Measure()
    draw(measure, home)
    return measure.reach


class Placed(Mark, frozen=True):
    """A mark that looks the same wherever it lies."""

    at: Point

    def home(self) -> tuple[Self, tuple[int, int]]:
        return replace(self, at=ORIGIN), whole(self.at)


def draw(canvas: Canvas, mark: Mark) -> None:
    """Draw a mark with all that it is based on."""
    if mark.base is not None:
        draw(canvas, mark.base)
    mark.draw(canvas)
