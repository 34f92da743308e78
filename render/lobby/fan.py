"""A fan of cards, the sign of a lobby of action cards."""

from __future__ import annotations

from math import cos, radians, sin

from data.boards import Point
from render.drawing.canvas import Canvas
from render.drawing.marks import Mark
from render.sprites.icons import SYMBOLS

AT: Point = (894, 210)
"""Where the cards meet, below their feet."""
FAR = 118
"""Pixels from there to the middle of a card."""
WIDE, HIGH, HEAD, ROUND = 72, 104, 28, 8
ANGLES = -17, 0, 17
"""Of the cards, the last on top; one for each time at which a card may be played."""


class Fan(Mark, frozen=True):
    """Three cards, one for each timing of cards."""

    box = 780, 20, 984, 176

    def draw(self, canvas: Canvas) -> None:
        for when, angle in enumerate(ANGLES):
            _card(canvas, when, angle)


def _card(canvas: Canvas, when: int, angle: float) -> None:
    theme, (across, down) = canvas.theme, (cos(radians(angle)), sin(radians(angle)))

    def at(x: float, y: float) -> Point:
        """Return the place of a card's point, relative to its middle."""
        y -= FAR
        return AT[0] + x * across - y * down, AT[1] + x * down + y * across

    def sheet(top: float, bottom: float, shrunk: float, by: Point = (0, 0)) -> list[Point]:
        side = WIDE / 2 - ROUND - shrunk
        corners = (-side, top), (side, top), (side, bottom), (-side, bottom)
        return [(at(*each)[0] + by[0], at(*each)[1] + by[1]) for each in corners]

    top, bottom = ROUND - HIGH / 2, HIGH / 2 - ROUND
    canvas.blob(sheet(top, bottom, 0, (4, 5)), ROUND, theme.shade)
    canvas.blob(sheet(top, bottom, 0), ROUND + 2, theme.rim_dark)
    canvas.blob(sheet(top, bottom, 0), ROUND, theme.ivory)
    canvas.blob(sheet(top, top + HEAD - 2 * ROUND, 0), ROUND, theme.heads[when])
    middle = at(0, HEAD / 2)
    canvas.circle(middle, 21, theme.heads[when])
    canvas.circle(middle, 18.5, theme.ivory)
    SYMBOLS[when](canvas, middle, 18, theme.rim_dark, theme.ivory)
