"""Icons: people, rolls, captures, time, and the like."""

from __future__ import annotations

from math import cos, pi, sin

from data.shipped.boards import Point
from render.drawing.canvas import Canvas
from render.drawing.shapes import SHAPES
from render.drawing.themes import Colour
from render.sprites.dice import PIPS


def burst_icon(canvas: Canvas, at: Point, radius: float) -> None:
    """Draw the star of a capture, with an arrow that goes home."""
    theme, (x, y) = canvas.theme, at
    canvas.burst(at, radius, radius * 0.74, 12, theme.burst_edge)
    canvas.burst(at, radius * 0.9, radius * 0.66, 12, theme.burst)
    k = radius / 30
    canvas.blob(
        [(x - 3 * k, y), (x + 3 * k, y), (x + 3 * k, y + 12 * k), (x - 3 * k, y + 12 * k)],
        2 * k,
        theme.text,
    )
    canvas.blob(
        [(x - 10 * k, y + 1 * k), (x + 10 * k, y + 1 * k), (x, y - 12 * k)], 2 * k, theme.text
    )


def tumble(canvas: Canvas, colour: str, at: Point, k: float) -> None:
    """Draw a piece that falls over."""
    theme, (x, y) = canvas.theme, at
    paint = theme.players[colour]
    turn = 65 * pi / 180

    def place(a: float, b: float) -> Point:
        return (
            x + (a * cos(turn) - b * sin(turn)) * k + 4,
            y + (a * sin(turn) + b * cos(turn)) * k + 4,
        )

    shape, rounding, _ = SHAPES[colour]
    body = [place(px * 30, py * 30 + 9) for px, py in shape]
    foot = [place(-20, 36), place(20, 36)]
    for grow, fill in ((3.4, theme.keyline), (0.0, paint.edge), (-1.6, paint.flag)):
        canvas.stroke(foot, 8 * k + grow, fill)
        canvas.blob(body, rounding * 30 * k + grow, fill)
        canvas.circle(place(0, -32), 14.5 * k + grow, fill)
    for angle in (195, 225, 255):
        a = angle * pi / 180
        ends = [(x + cos(a) * r, y + sin(a) * r) for r in (25, 31)]
        canvas.stroke(ends, 1.6, theme.text)


def three_dice(canvas: Canvas, at: Point, radius: float, ink: Colour, ground: Colour) -> None:
    """Draw three little dice."""
    x, y = at
    k = radius / 30
    for dx, dy, pips in ((0, -10, 1), (-11, 9, 2), (11, 9, 3)):
        for half, fill in ((10, ink), (7.6, ground)):
            canvas.panel(
                (
                    x + (dx - half) * k,
                    y + (dy - half) * k,
                    x + (dx + half) * k,
                    y + (dy + half) * k,
                ),
                3 * k,
                fill,
            )
        for column, row in PIPS[pips]:
            canvas.circle((x + (dx + column * 3.6) * k, y + (dy + row * 3.6) * k), 1.8 * k, ink)


def clock(canvas: Canvas, at: Point, radius: float, ink: Colour, ground: Colour) -> None:
    """Draw a clock."""
    x, y = at
    k = radius / 30
    canvas.circle(at, 19 * k, ink)
    canvas.circle(at, 14.5 * k, ground)
    canvas.stroke([(x, y - 9 * k), (x, y), (x + 6 * k, y + 5 * k)], 2 * k, ink)


def always(canvas: Canvas, at: Point, radius: float, ink: Colour, ground: Colour) -> None:
    """Draw a lying eight: at any time."""
    x, y = at
    k = radius / 18
    for side in (-5.2, 5.2):
        canvas.circle((x + side * k, y), 6.2 * k, ink)
    for side in (-5.2, 5.2):
        canvas.circle((x + side * k, y), 2.9 * k, ground)
    canvas.stroke([(x - 2.2 * k, y - 2.6 * k), (x + 2.2 * k, y + 2.6 * k)], 1.5 * k, ink)


def bolt(canvas: Canvas, at: Point, radius: float, ink: Colour, ground: Colour) -> None:
    """Draw a bolt: at once."""
    x, y = at
    k = radius / 18
    shape = ((3, -12), (-6, 2), (-0.5, 2), (-3, 12), (6.5, -2.5), (1, -2.5))
    canvas.blob([(x + a * k, y + b * k) for a, b in shape], 0.8 * k, ink)


def figure(canvas: Canvas, at: Point, radius: float, ink: Colour, ground: Colour) -> None:
    """Draw a pawn: on the own turn."""
    x, y = at
    k = radius / 18
    canvas.circle((x, y - 6.5 * k), 4.6 * k, ink)
    foot = [(x, y - 5 * k), (x + 5.4 * k, y + 9 * k), (x - 5.4 * k, y + 9 * k)]
    canvas.blob(foot, 1.6 * k, ink)


SYMBOLS = (always, bolt, figure)
"""When a card may be played: at any time, at once, on the own turn."""
