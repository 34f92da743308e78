"""Squares: dishes drilled into the board, and their inlays."""

from __future__ import annotations

from math import hypot

from data.shipped.boards import Point
from render.drawing.canvas import Canvas
from render.drawing.marks import NUMBER, Placed
from render.drawing.shapes import emblem
from render.drawing.themes import Colour

UNIT = 84
"""Pixels between squares where all is as large as is said here; elsewhere it is `k` times as large."""
RADIUS = 35
"""Of a dish."""
FLOOR = 32.5
INLAY = 16.5
START = 20
RIM_OF_INLAYS = 1.2
"""Pixels to either side of a shape's outline: one when the picture is 400 wide."""
DIGITS = 23
"""Pixels that the digits of a number have at least: 9 when the picture is 400 wide."""


class Sized(Placed, frozen=True):
    """A mark as large as its board's squares."""

    unit: int
    """Pixels from one square to the next."""

    @property
    def k(self) -> float:
        """How large it is, of its size at `UNIT`."""
        return self.unit / UNIT


def dish(canvas: Canvas, at: Point, k: float, fill: Colour) -> None:
    """Draw a square that can be stood upon."""
    (x, y), theme = at, canvas.theme
    if k < 1:
        # Where squares are small and many, light on their rims costs more bytes than is seen of it.
        canvas.circle((x + 0.5 * k, y + k), (FLOOR + 1.5) * k, fill)
        return
    canvas.circle((x + k, y + 2 * k), RADIUS * k, theme.dish_shine)
    canvas.circle(at, RADIUS * k, theme.dish_rim)
    floor(canvas, at, k, fill)


def floor(canvas: Canvas, at: Point, k: float, fill: Colour) -> None:
    """Draw the flat part of a square, without anything on it."""
    canvas.circle((at[0] + 0.5 * k, at[1] + 2 * k), FLOOR * k, fill)


class Number(Sized, frozen=True):
    """The number of a square."""

    words: str

    part = NUMBER

    def draw(self, canvas: Canvas) -> None:
        number(canvas, self.at, self.k, self.words)


def number(canvas: Canvas, at: Point, k: float, words: str) -> None:
    """Write the number of a square."""
    where = at[0] + 0.5 * k, at[1] + k
    canvas.digits(where, words, max(DIGITS, 23 * k), canvas.theme.number, "SemiBold")


class Blocked(Sized, frozen=True):
    """A closed square: two planks nailed across it."""

    def draw(self, canvas: Canvas) -> None:
        theme, k, (x, y) = canvas.theme, self.k, self.at
        for slope in (1, -1):
            ends = [(x - 29 * k, y - 27 * k * slope), (x + 29 * k, y + 27 * k * slope)]
            below = [(a + 1.5 * k, b + 3 * k) for a, b in ends]
            canvas.stroke(below, 9.5 * k, theme.shade)
            canvas.stroke(ends, 9.5 * k, theme.rim_dark)
            canvas.stroke(ends, 7.5 * k, theme.panel_rim)
            for at in ends:
                canvas.circle(at, 2.4 * k, theme.dish)


def own(canvas: Canvas, colour: str, at: Point, k: float) -> None:
    """Draw a player's own square, with their shape inlaid."""
    paint = canvas.theme.players[colour]
    dish(canvas, at, k, paint.field)
    inlay(canvas, colour, at, k)


def inlay(canvas: Canvas, colour: str, at: Point, k: float, start: bool = False) -> None:
    """Draw a player's shape, laid into a square."""
    paint, where = canvas.theme.players[colour], (at[0] + 0.5 * k, at[1] + k)
    radius = (START if start else INLAY) * k
    emblem(canvas, colour, where, radius, paint.rim, RIM_OF_INLAYS * k)
    emblem(canvas, colour, where, radius, paint.flag if start else paint.inlay, -RIM_OF_INLAYS * k)


def start(canvas: Canvas, colour: str, at: Point, k: float, onward: Point) -> None:
    """Draw a start square, and a chevron towards *onward*."""
    theme = canvas.theme
    paint = theme.players[colour]
    dish(canvas, at, k, paint.field)
    inlay(canvas, colour, at, k, start=True)
    dx, dy = onward[0] - at[0], onward[1] - at[1]
    far = hypot(dx, dy)
    dx, dy = dx / far * k, dy / far * k
    tip, back, half = 48, 38, 7
    corners = [
        (at[0] + dx * tip, at[1] + dy * tip),
        (at[0] + dx * back - dy * half, at[1] + dy * back + dx * half),
        (at[0] + dx * back + dy * half, at[1] + dy * back - dx * half),
    ]
    canvas.blob(corners, 2 * k, theme.shade)
    canvas.blob(corners, 0.4, theme.dish)


def hole(canvas: Canvas, colour: str, at: Point, k: float, lit: bool = False) -> None:
    """Draw a place in a base."""
    paint = canvas.theme.players[colour]
    (x, y), theme = at, canvas.theme
    if lit:
        canvas.circle((x + k, y + 2 * k), 33 * k, theme.dish_shine)
    if lit or k >= 1:  # as with squares that are small and many
        canvas.circle(at, 33 * k, paint.edge)
    canvas.circle((x + 0.5 * k, y + 2 * k), 30.5 * k, paint.field if lit else paint.base)
    inlay(canvas, colour, at, k)


def emblem_of_the_game(canvas: Canvas, at: Point, k: float) -> None:
    """Draw a Pöppel laid into the middle of the board."""
    (x, y), theme = at, canvas.theme
    canvas.circle((x + 0.8 * k, y + 1.4 * k), 38 * k, theme.grain[1])
    canvas.circle(at, 38 * k, theme.panel)
    canvas.circle(at, 35 * k, theme.road)
    canvas.circle((x + 0.5 * k, y + k), 33.4 * k, theme.panel)
    fill = theme.road
    canvas.ellipse((x, y + 20 * k), 15 * k, 4.5 * k, fill)
    canvas.blob(
        [
            (x - 4 * k, y - 8 * k),
            (x + 4 * k, y - 8 * k),
            (x + 8 * k, y + 16 * k),
            (x - 8 * k, y + 16 * k),
        ],
        2.5 * k,
        fill,
    )
    canvas.ellipse((x, y - 8 * k), 10 * k, 3 * k, fill)
    canvas.circle((x, y - 16 * k), 8.6 * k, fill)
