"""A canvas without pixels, which finds how far a drawing reaches.

Whatever is drawn is drawn here first: so no mark has to say how large it is, and none is cut off
where it says too little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil, floor, inf

from PIL import Image

from data.shipped.boards import Point
from render.drawing.canvas import SCALE, Area, Box, Canvas, Fill
from render.drawing.fonts import Run, Weight, laid, runs, size
from render.drawing.themes import THEMES, Colour

NOWHERE: Area = (inf, inf, -inf, -inf)
EVERYWHERE: Area = (-inf, -inf, inf, inf)
EDGE = 2 / SCALE
"""Pixels by which a shape may be larger than its measures: lines are whole pixels of a canvas wide."""


class Measure(Canvas):
    """The reach of all that is drawn, instead of its pixels."""

    def __init__(self) -> None:
        self.theme = next(iter(THEMES.values()))
        self._drawn = NOWHERE
        self._window = EVERYWHERE

    @property
    def reach(self) -> Box:
        """The whole pixels that drawing changes; a single one for nothing."""
        left, top, right, bottom = self._drawn
        if left >= right or top >= bottom:
            return 0, 0, 1, 1
        return floor(left), floor(top), ceil(right), ceil(bottom)

    def _add(self, left: float, top: float, right: float, bottom: float) -> None:
        """Note an area, as far as it lies in the window."""
        seen = _common((left - EDGE, top - EDGE, right + EDGE, bottom + EDGE), self._window)
        if seen[0] < seen[2] and seen[1] < seen[3]:
            self._drawn = _both(self._drawn, seen)

    def ellipse(self, at: Point, wide: float, high: float, fill: Fill) -> None:
        x, y = at
        self._add(x - wide, y - high, x + wide, y + high)

    def blob(self, points: Sequence[Point], radius: float, fill: Fill) -> None:
        xs, ys = zip(*points, strict=True)
        grow = max(radius, 0)
        self._add(min(xs) - grow, min(ys) - grow, max(xs) + grow, max(ys) + grow)

    def stroke(self, points: Sequence[Point], radius: float, fill: Fill) -> None:
        self.blob(points, radius, fill)

    def panel(self, area: Area, radius: float, fill: Fill) -> None:
        self._add(*area)

    def frame(self, area: Area, radius: float, width: float, fill: Fill) -> None:
        left, top, right, bottom = area
        self._add(left - width, top - width, right + width, bottom + width)

    def arc(
        self, at: Point, radius: float, first: float, last: float, width: float, fill: Fill
    ) -> None:
        self.circle(at, radius + width / 2, fill)

    def _write_line(
        self, at: Point, words: str, height: float, fill: Fill, weight: Weight, anchor: str
    ) -> None:
        parts = [Run(words)] if words.isascii() else runs(words)
        drawn = [(run, *laid(run, size(height) * SCALE, weight)) for run in parts]
        x = at[0] - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * sum(wide for *_, wide in drawn) / SCALE
        y = at[1] + height / 2
        for run, face, wide in drawn:
            box = face.getbbox(run.words, anchor="ls", direction=run.direction)
            left, top, right, bottom = (side / SCALE for side in box)
            self._add(x + left, y + top, x + right, y + bottom)
            x += wide / SCALE

    def picture(self, image: Image.Image, at: Point, radius: float) -> None:
        self.circle(at, radius, 0)

    @contextmanager
    def veil(self, area: Area, colour: Colour) -> Iterator[None]:
        before = self._window
        self._window = _common(before, area)
        yield
        self._window = before

    @contextmanager
    def clipped(self, area: Area, corners: Sequence[Point]) -> Iterator[None]:
        with self.veil(area, self.theme.ground):
            yield

    def lit(
        self, area: Area, draw: Callable[[], None], fill: Colour, shade: Colour, away: Point
    ) -> None:
        with self.veil(area, shade):
            draw()


def _both(one: Area, other: Area) -> Area:
    """Return the smallest area that has two areas in it."""
    return (
        min(one[0], other[0]),
        min(one[1], other[1]),
        max(one[2], other[2]),
        max(one[3], other[3]),
    )


def _common(one: Area, other: Area) -> Area:
    """Return the common part of two areas; perhaps none."""
    return (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )
