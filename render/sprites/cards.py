"""Cards of ivory: paper, backs, marks; for every game with cards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from data.shipped.boards import Point
from render.drawing.canvas import Canvas
from render.drawing.fonts import fitting_height
from render.drawing.marks import BOARD, LIT, Mark, Placed
from render.drawing.themes import Colour, mix
from render.sprites.icons import SYMBOLS

WIDE, HIGH = 304, 300
"""Pixels of a card whose words can be read on a phone; three lie side by side."""
ROUND = 16
"""The radius of its corners."""
WORDS = 23
LINES, LINE = 2, 33
"""How many lines the sentence of a card has at most, and pixels from one to the next."""
ROOM = WIDE - 26
"""Pixels that a line has."""
NAMED = WIDE - 64
"""Pixels that its name has."""
Art = Callable[[Canvas, Point, float], None]
"""Draws what a card shows around a point, so many times its usual size: within 268 times 104."""


def rounded(
    canvas: Canvas, at: Point, wide: float, high: float, radius: float, fill: Colour
) -> None:
    """Draw a rectangle with round corners around *at*."""
    x, y = at
    canvas.panel((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2), radius, fill)


def shade(canvas: Canvas, at: Point, wide: float, high: float, radius: float) -> None:
    """Draw the shadow of a card."""
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
    """Draw a card's back with a pawn, or a pile's with count."""
    theme, (x, y) = canvas.theme, at
    radius = min(wide, high) * 0.16
    if words:
        for down in (5, 2.5):
            paper(canvas, (x + down, y + down), wide, high, radius, theme.ivory_side)
    paper(canvas, at, wide, high, radius, theme.ivory, lifted=not words)
    rounded(canvas, at, wide - 9, high - 9, radius - 3, theme.back)
    if words:
        canvas.digits(at, words, 25, theme.on_back)
        return
    # A pawn: anything with dots would look like pips.
    part = high / 56
    canvas.circle((x, y - 9 * part), 6 * part, theme.on_back)
    canvas.blob(
        [(x, y - 8 * part), (x + 7 * part, y + 12 * part), (x - 7 * part, y + 12 * part)],
        2.5 * part,
        theme.on_back,
    )


class Back(Placed, frozen=True):
    """The back of a card, or a pile with its count."""

    wide: int
    high: int
    words: str = ""

    def draw(self, canvas: Canvas) -> None:
        back(canvas, self.at, self.wide, self.high, self.words)


class Blank(Placed, frozen=True):
    """An action card with only its timing."""

    when: int

    def draw(self, canvas: Canvas) -> None:
        theme, (x, y) = canvas.theme, self.at
        left, top, right = x - WIDE / 2, y - HIGH / 2, x + WIDE / 2
        paper(canvas, self.at, WIDE, HIGH, ROUND, theme.ivory)
        head = theme.heads[self.when]
        canvas.panel((left + 2, top + 2, right - 2, top + 58), 14, head)
        canvas.panel((left + 2, top + 34, right - 2, top + 58), 0, head)
        canvas.circle((left + 31, top + 30), 20, theme.rim_dark)
        canvas.circle((left + 31, top + 30), 18, theme.ivory)
        SYMBOLS[self.when](canvas, (left + 31, top + 30), 18, theme.rim_dark, theme.ivory)
        canvas.panel((left + 12, top + 68, right - 12, top + 176), 10, mix(theme.ivory, head, 0.2))


class Card(Placed, frozen=True):
    """An action card: timing, name, picture, sentence, symbols."""

    title: str
    """As its words, no longer than there is room: nothing is cut."""
    when: int
    """0 at any time, 1 at once, 2 on the own turn: told by the colour and the symbol of its head."""
    words: tuple[str, ...] = ()
    """At most two lines."""
    art: Art | None = None
    """Its picture: a function of a module, so that the same card is drawn once."""
    foot: tuple[tuple[str, bool], ...] = ()
    """Letters, each with whether it is struck out."""

    @property
    def base(self) -> Mark:
        return Blank(self.at, self.when)

    def draw(self, canvas: Canvas) -> None:
        theme, (x, y) = canvas.theme, self.at
        left, top, bottom = x - WIDE / 2, y - HIGH / 2, y + HIGH / 2
        tall = fitting_height(self.title, NAMED, (25, WORDS))
        spot = left + 58, top + 30
        canvas.text(spot, self.title, tall, theme.name, anchor="l", room=NAMED)
        if self.art is not None:
            self.art(canvas, (x, top + 122), 1)
        for i, line in enumerate(self.words[:LINES]):
            at = left + 14, top + 199 + i * LINE
            canvas.text(at, line, WORDS, theme.text, "SemiBold", "l", room=ROOM)
        for i, (sign, crossed) in enumerate(self.foot):
            letter(canvas, (left + 30 + i * 42, bottom - 26), sign, crossed)


class Laid(Placed, frozen=True):
    """An action card with marks of its place.

    The card is drawn once.
    """

    card: Card
    chosen: bool = False
    """Whether it can be played now."""
    held_back: bool = False
    """Whether it cannot, and there is a reason."""
    struck: bool = False
    """Whether another card has cancelled it."""
    lit: bool = False
    """Whether it stays in the light where others lie in the shade."""
    badge: str = ""
    """How often it is there."""

    @property
    def part(self) -> int:
        return LIT if self.chosen or self.lit else BOARD

    @property
    def base(self) -> Mark:
        return replace(self.card, at=self.at)

    def draw(self, canvas: Canvas) -> None:
        theme, (x, y) = canvas.theme, self.at
        left, top, right, bottom = x - WIDE / 2, y - HIGH / 2, x + WIDE / 2, y + HIGH / 2
        if self.chosen:
            around = left + 1, top + 1, right - 1, bottom - 1
            canvas.frame(around, ROUND - 1, 10, theme.accent_ink)
            canvas.frame(around, ROUND - 1, 7.5, theme.accent)
        if self.badge:
            at = right - 26, bottom - 26
            canvas.circle(at, 23, theme.accent_ink)
            canvas.circle(at, 20.5, theme.accent if self.chosen else theme.ivory_side)
            canvas.digits(at, self.badge, WORDS, theme.accent_ink)
        if self.held_back:
            padlock(canvas, (right - 26 - 50 * bool(self.badge), bottom - 26))
        if self.struck:
            strike(canvas, (left + 16, bottom - 16), (right - 16, top + 16))


def padlock(canvas: Canvas, at: Point) -> None:
    """Draw a closed lock."""
    theme, (x, y) = canvas.theme, at
    canvas.arc((x, y - 5), 8.5, 180, 360, 4.5, theme.text)
    canvas.panel((x - 14, y - 5, x + 14, y + 16), 4, theme.text)
    canvas.circle((x, y + 3), 3, theme.ivory)
    canvas.panel((x - 1.3, y + 3, x + 1.3, y + 10), 1, theme.ivory)


def strike(canvas: Canvas, start: Point, end: Point, half: float = 5) -> None:
    """Draw a rimmed line that strikes something out."""
    for grow, ink in ((half * 0.8, canvas.theme.ivory), (0.0, canvas.theme.strike)):
        canvas.stroke([start, end], half + grow, ink)


def stamp(canvas: Canvas, at: Point, radius: float) -> None:
    """Draw a stamp of cancellation: a cross on a seal."""
    theme, (x, y), far = canvas.theme, at, radius * 0.42
    canvas.circle(at, radius + 2.5, theme.rim_dark)
    canvas.circle(at, radius, theme.ivory)
    canvas.circle(at, radius - 3.5, theme.strike)
    for side in (-1, 1):
        ends = [(x - far, y - far * side), (x + far, y + far * side)]
        canvas.stroke(ends, radius * 0.14, theme.ivory)


def letter(canvas: Canvas, at: Point, sign: str, crossed: bool) -> None:
    """Draw a boxed letter, the answer of such cards; none for peace."""
    theme, (x, y) = canvas.theme, at
    rounded(canvas, at, 36, 36, 8, theme.rim_dark)
    rounded(canvas, at, 32, 32, 6, theme.ivory)
    if sign:
        canvas.digits(at, sign, WORDS, theme.text)
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
