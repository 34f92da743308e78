"""Pieces in light and shade."""

from __future__ import annotations

from collections import Counter

from data.shipped.boards import Point
from render.drawing.canvas import Area, Canvas
from render.drawing.marks import LIT, PIECE
from render.drawing.shapes import SHAPES, emblem
from render.drawing.themes import Colour
from render.sprites.squares import Sized, floor

Who = tuple[str, int]
"""A piece by its colour and its number from 1."""

BODY = 30
"""Radius of the body's shape."""
LOW = 9
"""How far the middle of the body lies below that of the square."""
DIGIT = 26
SMALLEST_DIGIT = 23
"""Pixels that digits have at least: 9 when the picture is 400 wide."""
PAIR = 0.8
"""How large each of two pieces on a square is."""
ASIDE = 21
"""How far each of them stands from the middle."""
EDGE, KEYLINE, HALO, HALO_INK = 2.2, 3.5, 5, 2.5


class Pawn(Sized, frozen=True):
    """A piece: shape, colour and number."""

    colour: str
    number: int
    """0 for none."""
    chosen: bool = False
    """Whether it can be chosen: then it glows."""
    bright: bool = False
    """Whether it keeps its colours where others lie in the shade."""
    blank: bool = False
    """Whether it hides the number of the square below it."""

    @property
    def part(self) -> int:
        return LIT if self.chosen or self.bright else PIECE

    def draw(self, canvas: Canvas) -> None:
        if self.blank:
            floor(canvas, self.at, self.k, canvas.theme.dish)
        shadow(canvas, self.at, self.k)
        if self.chosen:
            halo(canvas, self.colour, self.at, self.k)
        pawn(canvas, self.colour, self.at, self.k, str(self.number or ""))


class Pair(Sized, frozen=True):
    """Two pieces on a square; behind a beam if a barrier."""

    who: tuple[Who, Who]
    barrier: bool = False
    chosen: tuple[bool, bool] = (False, False)
    bright: bool = False
    blank: bool = False

    @property
    def part(self) -> int:
        return LIT if self.bright or any(self.chosen) else PIECE

    @property
    def places(self) -> tuple[Point, Point]:
        """The middles of both pieces."""
        (x, y), k = self.at, self.k
        down = -3 if self.barrier else 4
        return (x - ASIDE * k, y + down * k), (x + ASIDE * k, y + down * k)

    @property
    def digits(self) -> tuple[Point, Point]:
        """The places of the numbers."""
        size = self.k * PAIR
        drops = (LOW + SHAPES[colour][2] * BODY for colour, _ in self.who)
        (ax, ay), (bx, by) = self.places
        first, second = drops
        return (ax, ay + first * size), (bx, by + second * size)

    def draw(self, canvas: Canvas) -> None:
        k = self.k
        size = k * PAIR
        if self.blank:
            floor(canvas, self.at, k, canvas.theme.dish)
        for at in self.places:
            shadow(canvas, at, size)
        for (colour, _), at, chosen in zip(self.who, self.places, self.chosen, strict=True):
            if chosen:
                halo(canvas, colour, at, size)
        if self.barrier and any(self.chosen):
            self._beam(canvas, (KEYLINE + HALO + HALO_INK, KEYLINE + HALO), _halos(canvas))
        for (colour, number), at in zip(self.who, self.places, strict=True):
            pawn(canvas, colour, at, size, str(number))
        if self.barrier:
            paint = canvas.theme.players[self.who[0][0]]
            self._beam(canvas, (KEYLINE, 0), (canvas.theme.keyline, paint.edge))
            left, top, right, bottom = self._beam_area
            canvas.panel((left + 2, top + 2, right - 2, bottom - 2), 3 * k, paint.shade)
            canvas.panel((left + 2, top + 2, right - 2, bottom - 7 * k), 3 * k, paint.fill)

    def _beam(self, canvas: Canvas, grow: tuple[float, ...], colours: tuple[Colour, ...]) -> None:
        """Draw the outline of the beam across both feet."""
        for by, fill in zip(grow, colours, strict=True):
            left, top, right, bottom = self._beam_area
            canvas.panel((left - by, top - by, right + by, bottom + by), 5 + by, fill)

    @property
    def _beam_area(self) -> Area:
        (x, y), k = self.at, self.k
        return x - 44 * k, y + 24 * k, x + 44 * k, y + 43 * k


class Crowd(Sized, frozen=True):
    """Three or four on a square: shapes with numbers on a plate."""

    who: tuple[Who, ...]
    chosen: bool = False
    bright: bool = False

    @property
    def part(self) -> int:
        return LIT if self.bright or self.chosen else PIECE

    @property
    def _k(self) -> float:
        return max(self.k, 0.93)

    @property
    def _half(self) -> tuple[float, float]:
        return 43 * self._k, 43 * self._k

    @property
    def cells(self) -> tuple[tuple[str, str, Point], ...]:
        """The colour, label and place of each shape."""
        (x, y), step, many = self.at, 20 * self._k, len(self.who)
        cells = []
        for i, (colour, number) in enumerate(self.who):
            row, column = divmod(i, 2)
            aside = 0.0 if i == many - 1 and not column else (2 * column - 1) * step
            cells.append((colour, str(number), (x + aside, y + (2 * row - 1) * step)))
        return tuple(cells)

    def draw(self, canvas: Canvas) -> None:
        _plate(canvas, self.at, *self._half, self.chosen)
        for colour, words, at in self.cells:
            paint = canvas.theme.players[colour]
            radius = 21 * self._k
            emblem(canvas, colour, at, radius, paint.edge, 1.5)
            emblem(canvas, colour, at, radius, paint.fill, -1)
            drop = SHAPES[colour][2] * radius
            canvas.digits((at[0], at[1] + drop), words, SMALLEST_DIGIT + 1, paint.ink)


class CountedCrowd(Crowd, frozen=True):
    """Five or more on a square: shapes with counts on a plate."""

    @property
    def _said(self) -> list[tuple[str, int]]:
        return list(Counter(colour for colour, _ in self.who).items())

    @property
    def _columns(self) -> int:
        return 1 if len(self._said) <= 4 else 2

    @property
    def _half(self) -> tuple[float, float]:
        rows = -(-len(self._said) // self._columns)
        return (40 if self._columns == 1 else 79) * self._k, max(43.0, 14.5 * rows + 5) * self._k

    @property
    def cells(self) -> tuple[tuple[str, str, Point], ...]:
        (x, y), said, columns = self.at, self._said, self._columns
        rows = -(-len(said) // columns)
        cells = []
        for i, (colour, count) in enumerate(said):
            row, column = divmod(i, columns)
            aside = (column - (columns - 1) / 2) * 77, (row - (rows - 1) / 2) * 29
            at = x + (aside[0] - 19) * self._k, y + aside[1] * self._k
            cells.append((colour, f"{count}×", at))
        return tuple(cells)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        _plate(canvas, self.at, *self._half, self.chosen)
        for colour, words, at in self.cells:
            paint = theme.players[colour]
            emblem(canvas, colour, at, 12.5 * self._k, paint.edge, 1)
            emblem(canvas, colour, at, 12.5 * self._k, paint.fill, -1)
            where = at[0] + 19 * self._k, at[1]
            canvas.digits(where, words, SMALLEST_DIGIT, theme.text, anchor="l")


def _plate(canvas: Canvas, at: Point, wide: float, high: float, chosen: bool) -> None:
    """Draw the plate below many pieces."""
    theme, (x, y) = canvas.theme, at
    layers = [(KEYLINE, theme.rim), (KEYLINE - 2, theme.dish)]
    if chosen:
        grow = HALO + KEYLINE
        layers = [(grow + HALO_INK, theme.accent_ink), (grow, theme.accent), *layers]
    for by, fill in layers:
        area = x - wide - by, y - high - by, x + wide + by, y + high + by
        canvas.panel(area, 18 + by, fill)


def pawn(canvas: Canvas, colour: str, at: Point, k: float, digit: str = "") -> None:
    """Draw a piece *k* times the size for squares 84 pixels apart."""
    theme = canvas.theme
    paint = theme.players[colour]
    body(canvas, colour, at, k, theme.keyline, KEYLINE * k)
    x, y = at
    edge = EDGE * k
    _foot(canvas, at, k, paint.edge, 0)
    _foot(canvas, at, k, paint.shade, -edge)
    _neck(canvas, at, k, paint.edge, 0)
    _neck(canvas, at, k, paint.shade, -edge)
    middle, radius = (x, y + LOW * k), BODY * k
    emblem(canvas, colour, middle, radius, paint.edge)
    reach = radius * 1.2
    area = middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach
    canvas.lit(
        area,
        lambda: emblem(canvas, colour, middle, radius, 1, -edge),
        paint.fill,
        paint.shade,
        (8 * k, 8 * k),
    )
    canvas.ellipse((x, y - 19 * k), 15 * k, 4.8 * k, paint.edge)
    canvas.ellipse((x, y - 19.4 * k), (15 - EDGE) * k, (4.8 - EDGE) * k, paint.fill)
    head = x, y - 32 * k
    canvas.circle(head, 14.5 * k, paint.edge)
    canvas.circle(head, (14.5 - EDGE) * k, paint.shade)
    canvas.circle((x - 1.5 * k, y - 33.5 * k), 10.2 * k, paint.fill)
    canvas.ellipse((x - 4.6 * k, y - 37.2 * k), 3.8 * k, 3 * k, theme.keyline)
    if digit:
        drop = SHAPES[colour][2] * radius
        high = max(SMALLEST_DIGIT, DIGIT * k)
        canvas.digits((middle[0], middle[1] + drop), digit, high, paint.ink)


def body(canvas: Canvas, colour: str, at: Point, k: float, fill: Colour, grow: float) -> None:
    """Draw the outline of a piece, *grow* pixels larger all around."""
    x, y = at
    _foot(canvas, at, k, fill, grow)
    _neck(canvas, at, k, fill, grow)
    emblem(canvas, colour, (x, y + LOW * k), BODY * k, fill, grow)
    canvas.ellipse((x, y - 19 * k), 15 * k + grow, 4.8 * k + grow, fill)
    canvas.circle((x, y - 32 * k), 14.5 * k + grow, fill)


def shadow(canvas: Canvas, at: Point, k: float) -> None:
    """Draw the shadow of a piece."""
    x, y = at[0] + 9 * k, at[1] + 40 * k
    wide, high = 36 * k, 9 * k
    with canvas.veil((x - wide, y - high, x + wide, y + high), canvas.theme.shade):
        canvas.ellipse((x, y), wide, high, canvas.theme.veil)


def halo(canvas: Canvas, colour: str, at: Point, k: float) -> None:
    """Draw the glow around a piece that can be chosen."""
    for by, fill in zip((HALO_INK + HALO, HALO), _halos(canvas), strict=True):
        body(canvas, colour, at, k, fill, KEYLINE * k + by)


def _halos(canvas: Canvas) -> tuple[Colour, Colour]:
    return canvas.theme.accent_ink, canvas.theme.accent


def _foot(canvas: Canvas, at: Point, k: float, fill: Colour, grow: float) -> None:
    x, y = at
    wide, high = 27 * k + grow, 8 * k + grow
    canvas.ellipse((x, y + 38 * k), wide, high, fill)
    canvas.panel((x - wide, y + 33 * k, x + wide, y + 38 * k), 0, fill)
    canvas.ellipse((x, y + 33 * k), wide, high, fill)


def _neck(canvas: Canvas, at: Point, k: float, fill: Colour, grow: float) -> None:
    x, y = at
    wide = 8 * k + grow
    canvas.panel((x - wide, y - 24 * k, x + wide, y + 34 * k), 0, fill)
