"""A canvas three times the picture's size.

All measures are pixels of the finished picture. A canvas shows a window of the picture, and what is
seen in it is drawn exactly as on the whole.

**Soft edges have three steps.** Of the nine pixels of the canvas that one of the picture covers four
are looked at, and letters are drawn without steps of their own. Two colours that meet then make three
more, where the mean of all nine would make eight, or hundreds beside letters: with six colours of
players these would not find room in a palette, and files would be an eighth larger.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import ceil, cos, floor, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFont

from data.shipped.boards import Point
from render.drawing.fonts import Run, Weight, fit, laid, runs, size
from render.drawing.themes import Colour, Theme

SCALE = 3
SAMPLES = (1, 0), (1, 2), (0, 1), (2, 1)
"""Which pixels of the canvas one of the picture is the mean of, across and down from its corner: an
edge that lies a third further, upright or level, makes another step."""

Fill = Colour | int
"""A colour; in a veil how much of its ground it covers, of 255."""
Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Box = tuple[int, int, int, int]
"""Left, top, right, bottom in whole pixels; the last two are outside."""


class Canvas:
    """A window of a picture in a theme, for drawing until `finish`."""

    def __init__(self, theme: Theme, box: Box, clear: bool = False) -> None:
        """Lay out a page to draw on.

        A *clear* one has no ground.
        """
        self.theme = theme
        self.box = box
        left, top, right, bottom = box
        size = ((right - left) * SCALE, (bottom - top) * SCALE)
        # Means and mixtures of transparent colours are right, and quick, where they count as much
        # as they cover: mode RGBa.
        self._image = Image.new("RGBa", size) if clear else Image.new("RGB", size, theme.ground)
        self._draw = _pen(self._image)

    def finish(self) -> Image.Image:
        """Return the window at picture size, pixels as means of `SAMPLES`."""
        size = self._image.width // SCALE, self._image.height // SCALE
        left, right, up, down = (
            self._image.transform(size, Image.Transform.AFFINE, _every(*sample))
            for sample in SAMPLES
        )
        # Two by two: so what is covered half or three quarters has one colour, whichever they are.
        found = Image.blend(Image.blend(left, right, 0.5), Image.blend(up, down, 0.5), 0.5)
        return found.convert("RGBA") if found.mode == "RGBa" else found

    def _to(self, point: Point) -> Point:
        return (point[0] - self.box[0]) * SCALE, (point[1] - self.box[1]) * SCALE

    def _area(self, area: Area) -> Box:
        """Return an area in whole pixels of the page, for any window."""
        left, top, right, bottom = (floor(part * SCALE + 0.5) for part in area)
        x, y = self.box[0] * SCALE, self.box[1] * SCALE
        return left - x, top - y, right - x, bottom - y

    def _shows(self, at: Point, wide: float, high: float) -> bool:
        """Return whether anything within a distance of *at* shows in the window."""
        left, top, right, bottom = self.box
        x, y = at
        return left < x + wide and x - wide < right and top < y + high and y - high < bottom

    # --- shapes -------------------------------------------------------------------------------

    def circle(self, at: Point, radius: float, fill: Fill) -> None:
        self.ellipse(at, radius, radius, fill)

    def ellipse(self, at: Point, wide: float, high: float, fill: Fill) -> None:
        """Draw an ellipse around *at* with radii *wide* and *high*.

        It takes a pixel of the page at least.
        """
        if not self._shows(at, wide, high):
            return
        x, y = self._to(at)
        w, h = max(wide * SCALE, 0.5), max(high * SCALE, 0.5)
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
        left, top, right, bottom = self._area(area)
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * SCALE, fill)

    def frame(self, area: Area, radius: float, width: float, fill: Fill) -> None:
        """Draw a line of *width* around a rectangle with round corners."""
        left, top, right, bottom = self._area(
            (area[0] - width, area[1] - width, area[2] + width, area[3] + width)
        )
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
        """Draw part of a circle between angles, in degrees clockwise from right."""
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
        *,
        room: float,
    ) -> None:
        """Write *words* around *at*, with capitals *height* pixels high.

        *anchor* is ``"l"``, ``"m"`` or ``"r"``: which part of the words is *at*. What goes beyond the
        *room*, in pixels, is cut off with an ellipsis.
        """
        self._write_line(at, fit(words, room, size(height), weight), height, fill, weight, anchor)

    def digits(
        self,
        at: Point,
        number: str,
        height: float,
        fill: Fill,
        weight: Weight = "Bold",
        anchor: str = "m",
    ) -> None:
        """Write a number or a single sign, for which there is room."""
        self._write_line(at, number, height, fill, weight, anchor)

    def _write_line(
        self, at: Point, words: str, height: float, fill: Fill, weight: Weight, anchor: str
    ) -> None:
        if not self._shows(at, len(words) * 2 * height, 2 * height):
            return
        x, y = self._to(at)
        y += height * SCALE / 2
        large = size(height) * SCALE
        parts = [Run(words)] if words.isascii() else runs(words)
        drawn = [(run, *laid(run, large, weight)) for run in parts]
        if len(drawn) > 1:
            # All of it begins where its whole width says.
            x -= {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * sum(wide for *_, wide in drawn)
            anchor = "l"
        for run, face, wide in drawn:
            self._write((x, y), run, fill, face, anchor + "s")
            x += wide

    def _write(
        self, at: Point, run: Run, fill: Fill, face: ImageFont.FreeTypeFont, anchor: str
    ) -> None:
        """Write part of a text with its *anchor* at *at*."""
        way = run.direction
        if isinstance(fill, int) or self._image.mode == "RGB":
            self._draw.text(at, run.words, fill, face, anchor, direction=way)
            return
        # Pillow's pen takes all colours for solid ones, and is slow where pixels have four parts.
        x, y = at
        left, top, right, bottom = map(
            floor, self._draw.textbbox(at, run.words, face, anchor, direction=way)
        )
        mask = Image.new("1", (right - left + 2, bottom - top + 2))
        _pen(mask).text((x - left, y - top), run.words, 1, face, anchor, direction=way)
        self._image.paste(fill, (left, top, left + mask.width, top + mask.height), mask)

    def picture(self, image: Image.Image, at: Point, radius: float) -> None:
        """Show a square picture in a circle."""
        side = round(2 * radius * SCALE)
        shown = image.convert("RGB").resize((side, side), Image.Resampling.LANCZOS)
        mask = Image.new("L", (side, side))
        ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), 255)
        x, y = self._to((at[0] - radius, at[1] - radius))
        self._image.paste(shown, (round(x), round(y)), mask)

    # --- pages of their own -------------------------------------------------------------------------------

    @contextmanager
    def veil(self, area: Area, colour: Colour) -> Iterator[None]:
        """Veil *area* with *colour*, by the drawn fills of 0 to 255.

        What is drawn later takes the place of what was drawn before.
        """
        box = self._part(area)
        with self._alone(box, "L") as page:
            yield
        seen, (x, y) = page.getbbox(), self._place(box)
        if seen is not None:
            ink = Image.new(self._image.mode, (seen[2] - seen[0], seen[3] - seen[1]), colour)
            self._image.paste(ink, (x + seen[0], y + seen[1]), page.crop(seen))

    @contextmanager
    def clipped(self, area: Area, corners: Sequence[Point]) -> Iterator[None]:
        """Draw in *area*, on whole pixels with middles within *corners*."""
        box = self._part(area)
        with self._alone(box, "RGBa") as page:
            yield
        if 0 in page.size:
            return
        part = within(box, corners).resize(page.size, Image.Resampling.NEAREST)
        part = ImageChops.darker(page.getchannel(3), part)
        self._image.paste(page.convert("RGBA").convert("RGB"), self._place(box), part)

    def lit(
        self, area: Area, draw: Callable[[], None], fill: Colour, shade: Colour, away: Point
    ) -> None:
        """Draw a body in *fill*, with a *shade* on one edge.

        The edge lies *away* from the light.

        *draw* draws its outline, filled with 1; *away* says how far the shade reaches, in x and y.
        """
        box = self._part(area)
        with self._alone(box, "1") as body:
            draw()
        dx, dy = round(away[0] * SCALE), round(away[1] * SCALE)
        bright = Image.new("1", body.size)
        bright.paste(body, (-dx, -dy))
        x, y = self._place(box)
        for colour, mask in ((shade, body), (fill, ImageChops.logical_and(body, bright))):
            self._image.paste(colour, (x, y, x + body.width, y + body.height), mask)

    @contextmanager
    def _alone(self, box: Box, mode: str) -> Iterator[Image.Image]:
        """Draw on a page of its own."""
        under = self._image, self._draw, self.box
        page = Image.new(mode, ((box[2] - box[0]) * SCALE, (box[3] - box[1]) * SCALE))
        self._image, self._draw, self.box = page, _pen(page), box
        try:
            yield page
        finally:
            self._image, self._draw, self.box = under

    def _place(self, box: Box) -> tuple[int, int]:
        """Return the place of a box's corner on the page."""
        return (box[0] - self.box[0]) * SCALE, (box[1] - self.box[1]) * SCALE

    def _part(self, area: Area) -> Box:
        """Return the part of *area* in the window; perhaps without pixels."""
        left, top = max(self.box[0], floor(area[0])), max(self.box[1], floor(area[1]))
        right, bottom = min(self.box[2], ceil(area[2])), min(self.box[3], ceil(area[3]))
        return left, top, max(left, right), max(top, bottom)


def _pen(page: Image.Image) -> ImageDraw.ImageDraw:
    """Return the pen of a page, without soft edges: `Canvas.finish` makes them."""
    pen = ImageDraw.Draw(page)
    pen.fontmode = "1"
    return pen


def _every(x: int, y: int) -> tuple[float, ...]:
    """Return the transform to one pixel of each `SCALE` across and down."""
    return SCALE, 0, x - (SCALE - 1) / 2, 0, SCALE, y - (SCALE - 1) / 2


def within(box: Box, corners: Sequence[Point]) -> Image.Image:
    """Return a mask of a box's pixels with middles within *corners*."""
    left, top, right, bottom = box
    mask = Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE))
    points = [((x - left) * SCALE, (y - top) * SCALE) for x, y in corners]
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.resize((right - left, bottom - top), Image.Resampling.NEAREST)
