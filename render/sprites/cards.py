"""Cards of ivory: paper, backs, marks; for every game with cards."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from msgspec.structs import replace

from data.shipped.boards import Point
from render.drawing.canvas import SHAPES, Canvas
from render.drawing.fonts import fitting_height
from render.drawing.paint import BOARD, LIT, Mark, Placed
from render.drawing.themes import Colour, mix
from render.sprites.pieces import PIPS

# Icons: people, rolls, captures, time, and the like.


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
