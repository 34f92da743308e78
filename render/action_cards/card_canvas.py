"""A pen for small drawings on cards, centred, at any size.

Measures are pixels from the middle of the drawing, which is 268 wide and 104 high, y downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin

from data.shipped.boards import Point
from render.drawing.canvas import Canvas
from render.drawing.marks import between
from render.drawing.themes import Colour
from render.sprites.dice import die
from render.sprites.pawns import pawn

OWN, OTHER, THIRD, FOURTH = "yellow", "red", "green", "black"


class Pen:
    """A pen around a point, at so many times the usual size."""

    def __init__(self, canvas: Canvas, at: Point, k: float) -> None:
        self.canvas, self.at, self.k = canvas, at, k
        theme = canvas.theme
        self.ink, self.paper, self.edge = theme.text, theme.ivory, theme.rim_dark
        self.red, self.gold, self.pale = theme.strike, theme.medals[0], theme.ivory_edge

    def to(self, x: float, y: float) -> Point:
        """Return the place of a point on the picture."""
        return self.at[0] + x * self.k, self.at[1] + y * self.k

    def colour(self, name: str) -> Colour:
        """Return the colour of a player."""
        return self.canvas.theme.players[name].fill

    def pawn(self, name: str, x: float, y: float = 4, size: float = 0.9) -> None:
        pawn(self.canvas, name, self.to(x, y), size * self.k)

    def die(self, x: float, y: float, side: float, pips: int, name: str = FOURTH) -> None:
        die(self.canvas, self.to(x, y), round(side * self.k), pips, name)

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        self.canvas.stroke([self.to(*each) for each in points], width * self.k / 2, fill)

    def shape(self, points: Sequence[Point], fill: Colour, round_by: float = 1) -> None:
        self.canvas.blob([self.to(*each) for each in points], round_by * self.k, fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        self.canvas.circle(self.to(x, y), radius * self.k, fill)

    def oval(self, x: float, y: float, wide: float, high: float, fill: Colour) -> None:
        self.canvas.ellipse(self.to(x, y), wide * self.k, high * self.k, fill)

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        first: float,
        last: float,
        width: float,
        fill: Colour,
    ) -> None:
        self.canvas.arc(self.to(x, y), radius * self.k, first, last, width * self.k, fill)

    def words(self, x: float, y: float, text: str, high: float, fill: Colour) -> None:
        self.canvas.text(self.to(x, y), text, high * self.k, fill)

    def arrow(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """Draw a line with a head at its end."""
        (x0, y0), (x1, y1) = points[-2], points[-1]
        turn, long = atan2(y1 - y0, x1 - x0), width * 2.4
        neck = x1 - long * 0.7 * cos(turn), y1 - long * 0.7 * sin(turn)
        self.line([*points[:-1], neck], width, fill)
        head = [(x1, y1)] + [
            (x1 - long * cos(turn + by), y1 - long * sin(turn + by)) for by in (0.55, -0.55)
        ]
        self.shape(head, fill, 0.8)

    def hop(self, start: Point, end: Point, rise: float, width: float, fill: Colour) -> None:
        """Draw an arrow in a bow; *rise* is how high it goes."""
        steps = [part / 10 for part in range(11)]
        bow = [(between(start, end, part), rise * sin(pi * part)) for part in steps]
        self.arrow([(x, y - up) for (x, y), up in bow], width, fill)

    def card(self, x: float, y: float, turn: float = 0, size: float = 1) -> None:
        """Draw the back of a small card, turned by so many degrees."""
        angle = turn * pi / 180

        def corners(wide: float, high: float) -> list[Point]:
            return [
                (
                    x + size * (a * wide * cos(angle) - b * high * sin(angle)),
                    y + size * (a * wide * sin(angle) + b * high * cos(angle)),
                )
                for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]

        self.shape(corners(20, 28), self.edge, 4 * size)
        self.shape(corners(20, 28), self.paper, 2.4 * size)
        self.shape(corners(14, 22), self.canvas.theme.back, 1.6 * size)

    def square(self, x: float, y: float, radius: float = 21) -> None:
        """Draw a square of the track."""
        self.disc(x, y, radius, self.edge)
        self.disc(x, y, radius - 2, self.canvas.theme.dish)

    def cross(self, x: float, y: float, reach: float, width: float = 9) -> None:
        """Strike something out."""
        for grow, ink in ((4, self.paper), (0, self.red)):
            for up in (reach, -reach):
                self.line([(x - reach, y - up), (x + reach, y + up)], width + grow, ink)

    def speed(self, x: float, y: float = 4) -> None:
        """Draw speed lines."""
        for by, long in ((-26, 34), (-4, 52), (18, 34)):
            self.line([(x - long, y + by), (x, y + by)], 5, self.edge)

    def wind(self, x: float, y: float, long: float, width: float = 6) -> None:
        """Draw a gust with its curl."""
        self.line([(x, y), (x + long, y)], width, self.edge)
        self.arc(x + long, y - 11, 11, -150, 90, width, self.edge)
