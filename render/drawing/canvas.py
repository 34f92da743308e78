"""A canvas three times as large as the picture, on which everything is drawn.

All measures are pixels of the finished picture. A canvas shows a window of the picture, and what is
seen in it is drawn exactly as on the whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import ceil, cos, floor, pi, sin

from PIL import Image, ImageChops, ImageDraw

from data.boards import Point
from render.drawing.fonts import Weight, font, size
from render.drawing.themes import Colour, Theme

SCALE = 3

Fill = tuple[int, ...]
"""Red, green, blue; in a layer also how much it covers, of 255."""
Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Box = tuple[int, int, int, int]
"""Left, top, right, bottom in whole pixels; the last two are outside."""


class Canvas:
    """A window of a picture in a theme, open for drawing until `finish`."""

    def __init__(self, theme: Theme, box: Box, clear: bool = False) -> None:
        """Lay out a page to draw on; a *clear* one is nothing but what is drawn on it."""
        self.theme = theme
        self.box = box
        left, top, right, bottom = box
        size = ((right - left) * SCALE, (bottom - top) * SCALE)
        self._image = Image.new("RGBA", size) if clear else Image.new("RGB", size, theme.ground)
        self._pen = ImageDraw.Draw(self._image)
        self._empty = clear

    def finish(self) -> Image.Image:
        """Return the window at the size of the picture, each pixel the mean of what it covers."""
        return self._image.reduce(SCALE)

    @property
    def _draw(self) -> ImageDraw.ImageDraw:
        """What draws; from then on the page is not empty any more."""
        self._empty = False
        return self._pen

    def _to(self, point: Point) -> Point:
        return (point[0] - self.box[0]) * SCALE, (point[1] - self.box[1]) * SCALE

    def _shows(self, at: Point, wide: float, high: float) -> bool:
        """Whether anything so far around *at* can be seen in the window."""
        left, top, right, bottom = self.box
        x, y = at
        return left < x + wide and x - wide < right and top < y + high and y - high < bottom

    # --- shapes -------------------------------------------------------------------------------

    def circle(self, at: Point, radius: float, fill: Fill) -> None:
        self.ellipse(at, radius, radius, fill)

    def ellipse(self, at: Point, wide: float, high: float, fill: Fill) -> None:
        """Draw an ellipse that reaches *wide* to either side of *at*, and *high* up and down."""
        if not self._shows(at, wide, high):
            return
        x, y = self._to(at)
        w, h = wide * SCALE, high * SCALE
        self._draw.ellipse((x - w, y - h, x + w - 1, y + h - 1), fill)

    def blob(self, points: Sequence[Point], radius: float, fill: Fill) -> None:
        """Draw a filled polygon, grown by *radius* and so with round corners."""
        if len(points) > 2:
            self._draw.polygon([self._to(point) for point in points], fill)
        if radius > 0:
            self.stroke((*points, points[0]), radius, fill)

    def stroke(self, points: Sequence[Point], radius: float, fill: Fill) -> None:
        """Draw a line of twice *radius*, with round ends and corners."""
        if len(points) > 1 and points[0] != points[1]:
            line = [self._to(point) for point in points]
            self._draw.line(line, fill, round(2 * radius * SCALE))
        for point in points:
            self.circle(point, radius, fill)

    def panel(self, area: Area, radius: float, fill: Fill) -> None:
        """Draw a rectangle with round corners."""
        left, top = self._to(area[:2])
        right, bottom = self._to(area[2:])
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * SCALE, fill)

    def frame(self, area: Area, radius: float, width: float, fill: Fill) -> None:
        """Draw a line of *width* around a rectangle with round corners."""
        left, top = self._to((area[0] - width, area[1] - width))
        right, bottom = self._to((area[2] + width, area[3] + width))
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            (radius + width) * SCALE,
            outline=fill,
            width=round(width * SCALE),
        )

    def burst(self, at: Point, radius: float, inner: float, points: int, fill: Fill) -> None:
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

    def arc(
        self, at: Point, radius: float, first: float, last: float, width: float, fill: Fill
    ) -> None:
        """Draw a part of a circle, from one angle to another, in degrees clockwise from right."""
        x, y = self._to(at)
        r = (radius + width / 2) * SCALE
        self._draw.arc((x - r, y - r, x + r, y + r), first, last, fill, round(width * SCALE))
        for angle in (first, last):
            turn = angle * pi / 180
            end = at[0] + radius * cos(turn), at[1] + radius * sin(turn)
            self.circle(end, width / 2, fill)

    def dashes(
        self, points: Sequence[Point], dash: float, gap: float, radius: float, fill: Fill
    ) -> None:
        """Draw a broken line of twice *radius* along *points*."""
        drawn, left = True, dash
        for (x0, y0), (x1, y1) in pairwise(points):
            far = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
            gone = 0.0
            while gone < far:
                step = min(left, far - gone)
                if drawn:
                    ends = [
                        (x0 + (x1 - x0) * part / far, y0 + (y1 - y0) * part / far)
                        for part in (gone, gone + step)
                    ]
                    self.stroke(ends, radius, fill)
                gone, left = gone + step, left - step
                if left <= 1e-9:
                    drawn = not drawn
                    left = dash if drawn else gap

    def text(
        self,
        at: Point,
        words: str,
        height: float,
        fill: Fill,
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

    def picture(self, image: Image.Image, at: Point, radius: float) -> None:
        """Show a square picture in a circle."""
        side = round(2 * radius * SCALE)
        shown = image.convert("RGB").resize((side, side), Image.Resampling.LANCZOS)
        mask = Image.new("L", (side, side))
        ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), 255)
        x, y = self._to((at[0] - radius, at[1] - radius))
        self._empty = False
        self._image.paste(shown, (round(x), round(y)), mask)

    # --- layers -------------------------------------------------------------------------------

    @contextmanager
    def layer(self, area: Area, cover: float = 1) -> Iterator[None]:
        """Draw in *area* on a page of its own, which then covers so much of what lies below.

        On that page a colour may have a fourth part, how much it covers, of 255; what is drawn
        later takes the place of what was drawn before.
        """
        box = self._part(area)
        if box is None:
            yield
            return
        with self._alone(box) as page:
            yield
        place = (box[0] - self.box[0]) * SCALE, (box[1] - self.box[1]) * SCALE
        if cover < 1:
            faint = page.getchannel("A").point([round(part * cover) for part in range(256)])
            page.putalpha(faint)
        self._lay(page, place)

    @contextmanager
    def clipped(self, area: Area, corners: Sequence[Point]) -> Iterator[None]:
        """Draw in *area*, but no more than whole pixels whose middles lie within *corners*."""
        box = self._part(area)
        if box is None:
            yield
            return
        with self._alone(box) as page:
            yield
        part = within(box, corners).resize(page.size, Image.Resampling.NEAREST)
        page.putalpha(ImageChops.darker(page.getchannel("A"), part))
        self._lay(page, ((box[0] - self.box[0]) * SCALE, (box[1] - self.box[1]) * SCALE))

    def lit(
        self, area: Area, draw: Callable[[], None], fill: Colour, shade: Colour, away: Point
    ) -> None:
        """Draw a body in *fill* with a *shade* along the edge that lies *away* from the lamp.

        *draw* draws its outline in any colour; *away* says how far the shade reaches, in x and y.
        """
        box = self._part(area)
        if box is None:
            return
        with self._alone(box) as page:
            draw()
        body = page.getchannel("A")
        dx, dy = round(away[0] * SCALE), round(away[1] * SCALE)
        moved = Image.new("L", body.size)
        moved.paste(body, (-dx, -dy))
        place = (box[0] - self.box[0]) * SCALE, (box[1] - self.box[1]) * SCALE
        self._empty = False
        for colour, mask in ((shade, body), (fill, ImageChops.darker(body, moved))):
            self._image.paste(colour, (*place, place[0] + mask.width, place[1] + mask.height), mask)

    @contextmanager
    def _alone(self, box: Box) -> Iterator[Image.Image]:
        """Draw on a page of its own, which is not laid on anything."""
        under = self._image, self._pen, self.box, self._empty
        size = (box[2] - box[0]) * SCALE, (box[3] - box[1]) * SCALE
        page = Image.new("RGBA", size)
        self._image, self._pen, self.box, self._empty = page, ImageDraw.Draw(page), box, True
        try:
            yield page
        finally:
            self._image, self._pen, self.box, self._empty = under

    def _part(self, area: Area) -> Box | None:
        """Return what of *area* is in the window."""
        left, top, right, bottom = self.box
        box = (
            max(left, floor(area[0])),
            max(top, floor(area[1])),
            min(right, ceil(area[2])),
            min(bottom, ceil(area[3])),
        )
        return box if box[0] < box[2] and box[1] < box[3] else None

    def _lay(self, page: Image.Image, at: tuple[int, int]) -> None:
        """Lay a page on what is drawn so far."""
        seen = page.getbbox()
        if seen is None:
            return
        page, at = page.crop(seen), (at[0] + seen[0], at[1] + seen[1])
        if self._image.mode == "RGB":
            self._image.paste(page.convert("RGB"), at, page.getchannel("A"))
        elif self._empty:
            self._image.paste(page, at)
        else:
            self._image.alpha_composite(page, at)
        self._empty = False


def within(box: Box, corners: Sequence[Point]) -> Image.Image:
    """Return a mask of the pixels of a box whose middles lie within *corners*."""
    left, top, right, bottom = box
    mask = Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE))
    points = [((x - left) * SCALE, (y - top) * SCALE) for x, y in corners]
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.resize((right - left, bottom - top), Image.Resampling.NEAREST)
