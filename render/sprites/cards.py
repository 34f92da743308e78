"""Cards of ivory: paper, backs, and what is done to them; for every game with cards."""

from __future__ import annotations

from data.boards import Point
from render.drawing.canvas import Box, Canvas
from render.drawing.marks import around
from render.drawing.themes import Colour


def boxed(at: Point, wide: float, high: float) -> Box:
    """Return the box of a rectangle around *at*."""
    x, y = at
    return around([(x - wide / 2, y - high / 2), (x + wide / 2, y + high / 2)], 0)


def rounded(
    canvas: Canvas, at: Point, wide: float, high: float, radius: float, fill: Colour
) -> None:
    """Draw a rectangle with round corners around *at*."""
    x, y = at
    canvas.panel((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2), radius, fill)


def shade(canvas: Canvas, at: Point, wide: float, high: float, radius: float) -> None:
    """Draw what a card keeps from the lamp."""
    rounded(canvas, (at[0] + 2, at[1] + 3), wide, high, radius, canvas.theme.shade)


def paper(
    canvas: Canvas,
    at: Point,
    wide: float,
    high: float,
    radius: float,
    fill: Colour,
    edge: Colour | None = None,
    lifted: bool = True,
) -> None:
    """Draw an empty card."""
    if lifted:
        shade(canvas, at, wide, high, radius)
    rounded(canvas, at, wide, high, radius, edge or canvas.theme.ivory_edge)
    line = 2 if edge is None else 3
    rounded(canvas, at, wide - 2 * line, high - 2 * line, radius - line, fill)


def back(canvas: Canvas, at: Point, wide: float, high: float, words: str = "") -> None:
    """Draw the back of a card, with a pawn on it, or of a pile, with how many cards it has."""
    theme, (x, y) = canvas.theme, at
    radius = min(wide, high) * 0.16
    if words:
        for down in (5, 2.5):
            paper(canvas, (x + down, y + down), wide, high, radius, theme.ivory_side)
    paper(canvas, at, wide, high, radius, theme.ivory, lifted=not words)
    rounded(canvas, at, wide - 9, high - 9, radius - 3, theme.back)
    if words:
        canvas.text(at, words, 25, theme.on_back)
        return
    # A pawn: anything with dots would look like pips.
    part = high / 56
    canvas.circle((x, y - 9 * part), 6 * part, theme.on_back)
    canvas.blob(
        [(x, y - 8 * part), (x + 7 * part, y + 12 * part), (x - 7 * part, y + 12 * part)],
        2.5 * part,
        theme.on_back,
    )
