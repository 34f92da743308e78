"""Cards of the card race: figures, their places, dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from data.shipped.boards import Point
from data.shipped.decks import card_race as deck
from render.cards.layouts import GOAL, MIDDLE, SMALL, CardSize, centre
from render.drawing.canvas import Canvas
from render.drawing.marks import Placed
from render.drawing.shapes import sign
from render.drawing.themes import Colour
from render.sprites.cards import paper, rounded, shade, strike
from render.sprites.dice import PIPS, die

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


@cache
def figures() -> tuple[Figure, ...]:
    """Return every figure as it lies in the centre."""
    numbers = enumerate(deck().stars[1:], 1)
    return tuple(Figure(centre(number), number, stars, MIDDLE) for number, stars in numbers)


def before(row: Sequence[int | None], figure: int) -> int:
    """Return the former index of a figure in a *row*.

    >>> before((3, 8, 20), 12), before((), 7), before((3, None, 34, 37), 20)
    (2, 0, 2)
    """
    return sum((each or row[0] or 0) < figure for each in row)
