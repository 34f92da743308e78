"""Marks around the cards, and the cards of the card race.

What was laid and what may be laid is shown alike: dice, the figure they lead to, and where it comes
from.
"""

from __future__ import annotations

from itertools import accumulate
from typing import ClassVar

from data.shipped.boards import Point
from render.cards.layouts import GOAL, LARGE, ROWS, SMALL, CardSize, Panel
from render.drawing.canvas import Area, Canvas, sign
from render.drawing.paint import Mark, Placed, grown
from render.drawing.themes import Colour
from render.sprites.cards import paper, rounded, shade, strike
from render.sprites.pieces import PIPS, die
from render.sprites.player_trays import FRAME, tray

# Cards of the card race: figures and stars, holes, dice, backs.


DIGIT = 23
"""Pixels that digits have at least: 9 when the picture is 400 wide."""


def stars(canvas: Canvas, at: Point, count: int, radius: float, fill: Colour) -> None:
    """Draw *count* stars in a line, their middle *at*."""
    x, y = at
    for i in range(count):
        star = (x + (i - (count - 1) / 2) * radius * 2.3, y)
        canvas.burst(star, radius, radius * 0.48, 5, fill)


class Figure(Placed, frozen=True):
    """A number card: its number, its stars, its decade as its colour."""

    number: int
    stars: int
    size: CardSize = SMALL
    twice: bool = False
    """Whether a second one lies below it."""
    taken: bool = False
    """Whether it has just been taken: in lamplight."""

    def draw(self, canvas: Canvas) -> None:
        theme, size = canvas.theme, self.size
        wide, high = size.wide, size.high
        x, y = self.at
        if self.twice:
            paper(canvas, (x + 5, y - 5), wide, high, size.radius, theme.ivory_side)
        if self.taken:
            lamplight(canvas, self.at, size)
        edge = theme.star if self.number == GOAL else theme.ivory_edge
        fill = theme.figures[(self.number - 1) // 10]
        paper(canvas, self.at, wide, high, size.radius, fill, edge, not self.taken)
        rise = size.star * 1.15 if self.stars else 0
        canvas.digits((x, y - rise), str(self.number), size.digit, theme.text)
        below = (x, y - rise + size.digit / 2 + size.star * 1.75)
        stars(canvas, below, self.stars, size.star, theme.star)


class Gap(Placed, frozen=True):
    """Figures of a long row that have no room."""

    size: CardSize = SMALL

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        for i in (-1, 0, 1):
            canvas.circle((x + i * self.size.wide * 0.26, y), 4.5, canvas.theme.name)


class Hole(Placed, frozen=True):
    """An empty place in the centre, with the rows holding its figures."""

    number: int
    owners: tuple[str, ...]
    size: CardSize
    taken: bool = False

    def draw(self, canvas: Canvas) -> None:
        theme, size = canvas.theme, self.size
        x, y = self.at
        if self.taken:
            lamplight(canvas, self.at, size)
        hollow(canvas, self.at, size)
        many = len(self.owners)
        middle = x - size.wide / 2 + 27
        canvas.digits((middle, y), str(self.number), DIGIT, theme.name)
        for i, colour in enumerate(self.owners):
            spot = (x + size.wide / 2 - 17, y + (i - (many - 1) / 2) * 31)
            sign(canvas, colour, spot, 10)


def lamplight(canvas: Canvas, at: Point, size: CardSize) -> None:
    """Draw the light behind a place where a card was just taken."""
    for grow, fill in ((6, canvas.theme.burst_edge), (4, canvas.theme.burst)):
        wide, high = size.wide + 2 * grow, size.high + 2 * grow
        rounded(canvas, at, wide, high, size.radius + grow, fill)


def hollow(canvas: Canvas, at: Point, size: CardSize) -> None:
    """Draw a sunk place for a card."""
    theme = canvas.theme
    rounded(canvas, at, size.wide, size.high, size.radius, theme.rim_dark)
    x, y = at
    rounded(canvas, (x, y + 1.5), size.wide - 3, size.high - 4, size.radius - 2, theme.panel)


class DieCard(Placed, frozen=True):
    """The die card on top of the discards."""

    wide: int
    high: int
    pips: int

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paper(canvas, self.at, self.wide, self.high, 12, theme.ivory)
        (x, y), step = self.at, self.high * 0.24
        for column, row in PIPS[self.pips]:
            canvas.circle((x + column * step, y + row * step), 7, theme.text)


class HandCard(Placed, frozen=True):
    """A die card in its owner's hand: its die, and a number."""

    wide: int
    high: int
    pips: int
    colour: str
    dead: bool = False
    """Whether it cannot be laid: in the shade, struck out."""
    offered: bool = False
    """Whether it can be laid now."""

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        x, y = self.at
        if self.offered:
            shade(canvas, self.at, self.wide + 14, self.high + 14, 28)
            rounded(canvas, self.at, self.wide + 15, self.high + 15, 27, theme.accent_ink)
            rounded(canvas, self.at, self.wide + 10, self.high + 10, 25, theme.accent)
        fill = theme.ivory_side if self.dead else theme.ivory
        paper(canvas, self.at, self.wide, self.high, 20, fill, lifted=not self.offered)
        middle, side = (x, y - self.high * 0.13), round(self.wide * 0.6)
        die(canvas, middle, side, self.pips, "" if self.dead else self.colour)
        foot = y + self.high * 0.36
        canvas.digits((x, foot), str(self.pips), 34, theme.text)
        if self.dead:
            strike(canvas, (x - 62, y + 82), (x + 62, y - 82))


def cross(canvas: Canvas, at: Point, reach: float) -> None:
    """Draw a cross: this does not go."""
    x, y = at
    for grow, ink in ((2.5, canvas.theme.keyline), (0.0, canvas.theme.strike)):
        for up in (reach, -reach):
            canvas.stroke([(x - reach, y + up), (x + reach, y - up)], 3.5 + grow, ink)


# Marks around the cards: panels, points, events, lays.


class Player(Mark, frozen=True):
    """A player's ground and lanes of three rows.

    Framed in light on turn.
    """

    panel: Panel
    colour: str
    turn: bool = False

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        area = self.panel.area
        if self.turn:
            canvas.panel(grown(area, FRAME), 18 + FRAME, theme.glow)
            canvas.panel(grown(area, FRAME - 3), 18 + FRAME - 3, theme.frame)
            canvas.panel(area, 18, paint.edge)
            canvas.panel(grown(area, -2), 16, paint.lit)
        else:
            tray(canvas, area, 18, paint.veneer, theme.rim_dark)
        for row in range(1, ROWS + 1):
            left, top, right, bottom = self.panel.lane(row)
            canvas.panel((left, top, right, bottom), 12, paint.edge)
            fill = paint.field if self.turn else paint.plate
            canvas.panel((left + 1, top + 3, right - 1, bottom - 1), 11, fill)


class Score(Mark, frozen=True):
    """A player's points, those that win, and the progress between."""

    area: Area
    colour: str
    points: int
    target: int
    turn: bool = False

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        left, top, right, bottom = self.area
        y = top + 24
        ink = paint.ink if self.turn else theme.name
        canvas.digits((left + 66, y), str(self.points), 34, ink, anchor="r")
        canvas.digits((left + 77, y + 5), f"/ {self.target}", 24, ink, "SemiBold", "l")
        y, half = bottom - 12, 9
        begin, end = left + half, right - half
        # A line around nothing, filled as far as the points go: empty on light trays as on dark ones.
        canvas.stroke([(begin, y), (end, y)], half, ink)
        canvas.stroke([(begin, y), (end, y)], half - 2, paint.lit if self.turn else paint.plate)
        if self.points:
            reached = begin + (end - begin) * min(1.0, self.points / self.target)
            canvas.stroke([(begin, y), (reached, y)], half, ink)


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
