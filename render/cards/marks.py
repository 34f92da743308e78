"""Marks around the cards: lays, thefts, rows.

What was laid and what may be laid is shown alike: dice, the figure they lead to, and where it comes
from.
"""

from __future__ import annotations

from itertools import accumulate
from typing import ClassVar

from data.shipped.boards import Point
from render.cards.figures import Figure
from render.cards.layouts import LARGE, SMALL, CardSize
from render.drawing.canvas import Canvas
from render.drawing.marks import Placed
from render.drawing.shapes import sign
from render.drawing.themes import Colour
from render.sprites.cards import rounded
from render.sprites.dice import die


def cross(canvas: Canvas, at: Point, reach: float) -> None:
    """Draw a cross: this does not go."""
    x, y = at
    for grow, ink in ((2.5, canvas.theme.keyline), (0.0, canvas.theme.strike)):
        for up in (reach, -reach):
            canvas.stroke([(x - reach, y + up), (x + reach, y - up)], 3.5 + grow, ink)


class Laid(Placed, frozen=True):
    """Dice, their figure and its source; in the accent, possible lays.

    *at* is the middle of its left edge.
    """

    dice: tuple[int, ...]
    to: int
    stars: int
    colour: str
    """Of who lays them."""
    sources: tuple[str, ...] = ()
    """The colours of whose row it lies in; none for the centre."""
    offer: bool = False

    SIDE: ClassVar[int] = 42
    GAP: ClassVar[int] = 6

    @property
    def card(self) -> CardSize:
        return LARGE if self.offer else SMALL

    @property
    def _lefts(self) -> list[float]:
        first = 6 if self.offer else 34
        dice = (self.SIDE for _ in self.dice)
        widths = (first, *dice, 17, self.card.wide, 13)
        return list(accumulate((width + self.GAP for width in widths), initial=0))

    @property
    def width(self) -> int:
        """Its width; lays do not show the centre as a source."""
        if self.offer and not self.sources:
            return round(self._lefts[-2]) + self.GAP + 4
        return round(self._lefts[-1]) + 30 + (10 if self.offer else 0)

    @property
    def middle(self) -> Point:
        """The place of the figure."""
        return self.at[0] + self._lefts[-3] + self.card.wide / 2, self.at[1]

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        x, y = self.at
        first, *dice, arrow, _, back, source = (x + left for left in self._lefts)
        ink = theme.name
        if self.offer:
            ink = theme.accent_ink
            ground = (x + self.width / 2, y)
            rounded(canvas, ground, self.width, 94, 18, theme.accent_ink)
            rounded(canvas, ground, self.width - 4, 90, 16, theme.accent)
            rounded(canvas, ground, self.width - 12, 82, 12, theme.accent_core)
        else:
            sign(canvas, self.colour, (first + 17, y), 13)
        for left, pips in zip(dice, self.dice, strict=True):
            die(canvas, (left + self.SIDE / 2, y), self.SIDE - 5, pips, self.colour, 0)
        pointer(canvas, (arrow + 1, y), 14, ink)
        Figure(self.middle, self.to, self.stars, self.card).draw(canvas)
        if self.offer and not self.sources:
            return
        pointer(canvas, (back + 12, y), -10, ink)
        if not self.sources:
            _centre(canvas, (source + 15, y))
        for i, colour in enumerate(self.sources):
            spot = source + 15, y + (i - (len(self.sources) - 1) / 2) * 40
            sign(canvas, colour, spot, 12)


class Stuck(Placed, frozen=True):
    """A hand shown because neither die could be laid.

    *at* is the middle of its left edge.
    """

    dice: tuple[int, ...]
    colour: str

    @property
    def width(self) -> int:
        return 42 + 50 * len(self.dice) + 34

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        sign(canvas, self.colour, (x + 17, y), 13)
        for i, pips in enumerate(self.dice):
            die(canvas, (x + 42 + 50 * i + 21, y), 38, pips, self.colour, 0)
        cross(canvas, (x + self.width - 18, y), 11)


class Theft(Placed, frozen=True):
    """The place of a stolen figure: a wedge in the thief's colour."""

    colour: str

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        line = [(x, y - 18), (x, y + 25)]
        canvas.stroke(line, 4, canvas.theme.keyline)
        canvas.stroke(line, 2, canvas.theme.players[self.colour].edge)
        sign(canvas, self.colour, (x, y - 20), 7.5)


class Label(Placed, frozen=True):
    """The number of an own row."""

    number: int

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.circle(self.at, 21, theme.rim_dark)
        canvas.circle(self.at, 19, theme.panel)
        canvas.digits(self.at, str(self.number), 23, theme.name)


def pointer(canvas: Canvas, at: Point, reach: float, fill: Colour) -> None:
    """Draw an arrowhead *at* its foot, pointing right, or left below 0."""
    x, y = at
    half = abs(reach) * 0.66
    canvas.blob([(x, y - half), (x, y + half), (x + reach, y)], 2, fill)


def _centre(canvas: Canvas, at: Point) -> None:
    """Draw the sign of the centre: cards in rows."""
    x, y = at
    for i, tint in enumerate(canvas.theme.figures):
        for column in (-1, 0, 1):
            spot = (x + column * 11, y - 15 + i * 10)
            rounded(canvas, spot, 9.5, 8.5, 2, canvas.theme.ivory_edge)
            rounded(canvas, spot, 6.5, 5.5, 1, tint)
