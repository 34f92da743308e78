"""Cards of ivory: paper, backs, and what is done to them; for every game with cards."""

from __future__ import annotations

from collections.abc import Callable

from data.boards import Point
from render.drawing.canvas import Box, Canvas
from render.drawing.fonts import fit, font, size
from render.drawing.marks import BOARD, LIT, Placed, around
from render.drawing.themes import Colour, mix
from render.sprites.icons import SYMBOLS

WIDE, HIGH = 304, 300
"""Pixels of a card whose words can be read on a phone; three lie side by side."""
WORDS = 23
LINES, LINE = 2, 33
"""How many lines the sentence of a card has at most, and pixels from one to the next."""
ROOM = WIDE - 26
"""Pixels that a line has."""
Art = Callable[[Canvas, Point, float], None]
"""Draws what a card shows around a point, so many times its usual size: within 268 times 104."""


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


class Card(Placed, frozen=True):
    """An action card: when it may be played, its name, a picture, a sentence, what it withstands."""

    title: str
    when: int
    """0 at any time, 1 at once, 2 on the own turn: told by the colour and the symbol of its head."""
    words: tuple[str, ...] = ()
    """At most two lines."""
    art: Art | None = None
    """Its picture: a function of a module, so that the same card is drawn once."""
    foot: tuple[tuple[str, bool], ...] = ()
    """Letters, each with whether it is struck out."""
    badge: str = ""
    """The number of its button."""
    chosen: bool = False
    """Whether it can be played now."""
    struck: bool = False
    """Whether another card has cancelled it."""

    @property
    def part(self) -> int:
        return LIT if self.chosen else BOARD

    @property
    def box(self) -> Box:
        return boxed(self.at, WIDE + 24, HIGH + 28)

    def draw(self, canvas: Canvas) -> None:
        theme, (x, y), high = canvas.theme, self.at, HIGH
        left, top, right, bottom = x - WIDE / 2, y - high / 2, x + WIDE / 2, y + high / 2
        if self.chosen:
            rounded(canvas, self.at, WIDE + 18, high + 18, 24, theme.accent_ink)
            rounded(canvas, self.at, WIDE + 13, high + 13, 22, theme.accent)
        paper(canvas, self.at, WIDE, high, 16, theme.ivory, lifted=not self.chosen)
        head = theme.heads[self.when]
        canvas.panel((left + 2, top + 2, right - 2, top + 58), 14, head)
        canvas.panel((left + 2, top + 34, right - 2, top + 58), 0, head)
        canvas.circle((left + 31, top + 30), 20, theme.rim_dark)
        canvas.circle((left + 31, top + 30), 18, theme.ivory)
        SYMBOLS[self.when](canvas, (left + 31, top + 30), 18, theme.rim_dark, theme.ivory)
        tall = 25 if font(size(25)).getlength(self.title) <= WIDE - 72 else WORDS
        title = fit(self.title, WIDE - 64, size(tall), "Bold")
        canvas.text((left + 58, top + 30), title, tall, theme.name, anchor="l")
        canvas.panel((left + 12, top + 68, right - 12, top + 176), 10, mix(theme.ivory, head, 0.2))
        if self.art is not None:
            self.art(canvas, (x, top + 122), 1)
        for i, line in enumerate(self.words[:LINES]):
            at = left + 14, top + 199 + i * LINE
            words = fit(line, ROOM, size(WORDS), "SemiBold")
            canvas.text(at, words, WORDS, theme.text, "SemiBold", "l")
        for i, (sign, crossed) in enumerate(self.foot):
            letter(canvas, (left + 30 + i * 42, bottom - 26), sign, crossed)
        if self.badge:
            at = right - 26, bottom - 26
            canvas.circle(at, 23, theme.accent_ink)
            canvas.circle(at, 20.5, theme.accent if self.chosen else theme.ivory_side)
            canvas.text(at, self.badge, WORDS, theme.accent_ink)
        if self.struck:
            strike(canvas, (left + 16, bottom - 16), (right - 16, top + 16))


def strike(canvas: Canvas, start: Point, end: Point) -> None:
    """Draw a line that strikes something out."""
    for grow, ink in ((3.0, canvas.theme.ivory), (0.0, canvas.theme.strike)):
        canvas.stroke([start, end], 5 + grow, ink)


def letter(canvas: Canvas, at: Point, sign: str, crossed: bool) -> None:
    """Draw a letter in a box: what another card of that letter does to this one; none for peace."""
    theme, (x, y) = canvas.theme, at
    rounded(canvas, at, 36, 36, 8, theme.rim_dark)
    rounded(canvas, at, 32, 32, 6, theme.ivory)
    if sign:
        canvas.text(at, sign, WORDS, theme.text)
    else:
        peace(canvas, at, 13, theme.text)
    if crossed:
        canvas.stroke([(x - 17, y + 17), (x + 17, y - 17)], 2.6, theme.strike)


def peace(canvas: Canvas, at: Point, radius: float, ink: Colour) -> None:
    """Draw the sign of peace."""
    x, y = at
    canvas.arc(at, radius - 1.5, 0, 359, 3, ink)
    canvas.stroke([(x, y - radius), (x, y + radius)], 1.5, ink)
    for side in (-1, 1):
        canvas.stroke([(x, y), (x + side * radius * 0.7, y + radius * 0.7)], 1.5, ink)
