"""A canvas four times as large as the picture, on which everything is drawn.

All measures are pixels of the finished picture. A canvas shows a window of the picture, and what is
seen in it is drawn exactly as on the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw

from data.boards import Point
from render.fonts import Weight, font, size
from render.themes import Colour, Theme

SCALE = 4

Box = tuple[int, int, int, int]
"""Left, top, right, bottom; the last two are outside."""


class Canvas:
    """A window of a picture in a theme, open for drawing until `finish`."""

    def __init__(self, theme: Theme, box: Box, clear: bool = False) -> None:
        """Lay out a page to draw on; a *clear* one is nothing but what is drawn on it."""
        self.theme = theme
        self.box = box
        left, top, right, bottom = box
        size = ((right - left) * SCALE, (bottom - top) * SCALE)
        self._image = Image.new("RGBA", size) if clear else Image.new("RGB", size, theme.page)
        self._draw = ImageDraw.Draw(self._image)

    def finish(self) -> Image.Image:
        """Return the window at the size of the picture, each pixel the mean of what it covers."""
        return self._image.reduce(SCALE)

    def _to(self, point: Point) -> Point:
        return (point[0] - self.box[0]) * SCALE, (point[1] - self.box[1]) * SCALE

    def _shows(self, at: Point, wide: float, high: float) -> bool:
        """Whether anything so far around *at* can be seen in the window."""
        left, top, right, bottom = self.box
        x, y = at
        return left < x + wide and x - wide < right and top < y + high and y - high < bottom

    def circle(self, at: Point, radius: float, fill: Colour) -> None:
        if not self._shows(at, radius, radius):
            return
        x, y = self._to(at)
        r = radius * SCALE
        self._draw.ellipse((x - r, y - r, x + r - 1, y + r - 1), fill)

    def blob(self, points: Sequence[Point], radius: float, fill: Colour) -> None:
        """Draw a filled polygon, grown by *radius* and so with round corners."""
        if len(points) > 2:
            self._draw.polygon([self._to(point) for point in points], fill)
        closed = (*points, points[0])
        self.stroke(closed, radius, fill)

    def stroke(self, points: Sequence[Point], radius: float, fill: Colour) -> None:
        """Draw a line of twice *radius*, with round ends and corners."""
        if len(points) > 1 and points[0] != points[1]:
            line = [self._to(point) for point in points]
            self._draw.line(line, fill, round(2 * radius * SCALE))
        for point in points:
            self.circle(point, radius, fill)

    def panel(self, box: tuple[float, float, float, float], radius: float, fill: Colour) -> None:
        """Draw a rectangle with round corners."""
        left, top = self._to(box[:2])
        right, bottom = self._to(box[2:])
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * SCALE, fill)

    def frame(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        width: float,
        fill: Colour,
    ) -> None:
        """Draw a line of *width* around a rectangle with round corners."""
        left, top = self._to((box[0] - width, box[1] - width))
        right, bottom = self._to((box[2] + width, box[3] + width))
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            (radius + width) * SCALE,
            outline=fill,
            width=round(width * SCALE),
        )

    def burst(self, at: Point, radius: float, inner: float, points: int, fill: Colour) -> None:
        """Draw a star with many *points*."""
        corners = [
            (
                at[0] + reach * sin(pi * turn / points),
                at[1] - reach * cos(pi * turn / points),
            )
            for turn in range(2 * points)
            for reach in [inner if turn % 2 else radius]
        ]
        self.blob(corners, 1, fill)

    def text(
        self,
        at: Point,
        words: str,
        height: float,
        fill: Colour,
        weight: Weight = "Bold",
        anchor: str = "m",
    ) -> None:
        """Write *words*, whose capitals are *height* pixels high and have their middle in *at*.

        *anchor* is ``"l"``, ``"m"`` or ``"r"``: which part of the words is *at*.
        """
        if not self._shows(at, len(words) * 2 * height, 2 * height):
            return
        x, y = self._to(at)
        face = font(size(height) * SCALE, weight)
        self._draw.text((x, y + height * SCALE / 2), words, fill, face, anchor + "s")
