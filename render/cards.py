"""Cards: figures with their stars, the places that they left, dice to be laid, and backs."""

from __future__ import annotations

from data.boards import Point
from render.canvas import Box, Canvas
from render.card_layouts import GOAL, SMALL, CardSize
from render.layouts import SMALLEST_TEXT
from render.marks import Placed, around, emblem
from render.plates import PIPS, Die
from render.themes import Colour


def rounded(
    canvas: Canvas, at: Point, wide: float, high: float, radius: float, fill: Colour
) -> None:
    """Draw a rectangle with round corners around *at*."""
    x, y = at
    canvas.panel((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2), radius, fill)


def boxed(at: Point, wide: float, high: float) -> Box:
    """Return the box of a rectangle around *at*."""
    x, y = at
    return around([(x - wide / 2, y - high / 2), (x + wide / 2, y + high / 2)], 0)


def stars(canvas: Canvas, at: Point, count: int, radius: float, fill: Colour) -> None:
    """Draw *count* stars in a line, their middle *at*."""
    x, y = at
    for i in range(count):
        star = (x + (i - (count - 1) / 2) * radius * 2.3, y)
        canvas.burst(star, radius, radius * 0.48, 5, fill)


class Figure(Placed, frozen=True):
    """A number card: its number, a star for each of its stars, its decade as its colour."""

    number: int
    stars: int
    size: CardSize = SMALL
    twice: bool = False
    """Whether a second one lies below it."""
    taken: bool = False
    """Whether it has just been taken: a frame around it."""

    @property
    def box(self) -> Box:
        grow = 14 if self.twice else 8
        return boxed(self.at, self.size.wide + grow, self.size.high + grow)

    def draw(self, canvas: Canvas) -> None:
        theme, size = canvas.theme, self.size
        wide, high, line = size.wide, size.high, size.line
        x, y = self.at
        if self.twice:
            below = (x + 5, y - 5)
            rounded(canvas, below, wide, high, size.radius, theme.line)
            rounded(
                canvas, below, wide - 2 * line, high - 2 * line, size.radius - line, theme.square
            )
        if self.taken:
            rounded(canvas, self.at, wide + 6, high + 6, size.radius + 3, theme.accent)
        edge = theme.star if self.number == GOAL else theme.line
        rounded(canvas, self.at, wide, high, size.radius, edge)
        fill = theme.decades[(self.number - 1) // 10]
        rounded(canvas, self.at, wide - 2 * line, high - 2 * line, size.radius - line, fill)
        rise = size.star * 1.15 if self.stars else 0
        canvas.text((x, y - rise), str(self.number), size.digit, theme.text)
        below = (x, y - rise + size.digit / 2 + size.star * 1.75)
        stars(canvas, below, self.stars, size.star, theme.star)


class Gap(Placed, frozen=True):
    """Figures of a long row that have no room."""

    size: CardSize = SMALL

    @property
    def box(self) -> Box:
        return boxed(self.at, self.size.wide, self.size.high)

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        for i in (-1, 0, 1):
            canvas.circle((x + i * self.size.wide * 0.26, y), 4.5, canvas.theme.text)


class Hole(Placed, frozen=True):
    """A place in the centre that is empty, with whose rows hold its figures."""

    number: int
    owners: tuple[str, ...]
    size: CardSize
    taken: bool = False

    @property
    def box(self) -> Box:
        return boxed(self.at, self.size.wide + 8, self.size.high + 8)

    def draw(self, canvas: Canvas) -> None:
        theme, size = canvas.theme, self.size
        x, y = self.at
        if self.taken:
            rounded(canvas, self.at, size.wide + 6, size.high + 6, size.radius + 3, theme.accent)
        rounded(canvas, self.at, size.wide, size.high, size.radius, theme.path)
        many = len(self.owners)
        middle = x - size.wide / 2 + 27
        canvas.text((middle, y), str(self.number), SMALLEST_TEXT, theme.text)
        for i, colour in enumerate(self.owners):
            spot = (x + size.wide / 2 - 18, y + (i - (many - 1) / 2) * 31)
            owner(canvas, colour, spot, 10.5)


def owner(canvas: Canvas, colour: str, at: Point, reach: float) -> None:
    """Draw the shape of a player's *colour*, small."""
    paint = canvas.theme.players[colour]
    emblem(canvas, colour, at, reach, canvas.theme.square, 4.5)
    emblem(canvas, colour, at, reach, paint.edge, 2.5)
    emblem(canvas, colour, at, reach, paint.fill)


class Back(Placed, frozen=True):
    """A die card that nobody sees, or a pile of them with how many they are."""

    wide: int
    high: int
    words: str = ""

    @property
    def box(self) -> Box:
        return boxed(self.at, self.wide, self.high)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        x, y = self.at
        wide, high, radius = self.wide, self.high, min(self.wide, self.high) * 0.16
        rounded(canvas, self.at, wide, high, radius, theme.line)
        rounded(canvas, self.at, wide - 4, high - 4, radius - 2, theme.square)
        rounded(canvas, self.at, wide - 10, high - 10, radius - 4, theme.back)
        if self.words:
            canvas.text(self.at, self.words, SMALLEST_TEXT + 2, theme.on_back)
            return
        # A pawn: anything with dots would look like pips.
        part = high / 56
        canvas.circle((x, y - 9 * part), 6 * part, theme.on_back)
        canvas.blob(
            [(x, y - 8 * part), (x + 7 * part, y + 12 * part), (x - 7 * part, y + 12 * part)],
            2.5 * part,
            theme.on_back,
        )


class DieCard(Placed, frozen=True):
    """The die card on top of the discards."""

    wide: int
    high: int
    pips: int

    @property
    def box(self) -> Box:
        return boxed(self.at, self.wide, self.high)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        rounded(canvas, self.at, self.wide, self.high, 12, theme.line)
        rounded(canvas, self.at, self.wide - 5, self.high - 5, 10, theme.surface)
        pips(canvas, self.at, self.high * 0.24, 7, self.pips, theme.text)


def pips(canvas: Canvas, at: Point, step: float, radius: float, count: int, fill: Colour) -> None:
    """Draw the dots of a die, *step* apart."""
    for column, row in PIPS[count]:
        canvas.circle((at[0] + column * step, at[1] + row * step), radius, fill)


class HandCard(Placed, frozen=True):
    """A die card in hand, for the one who holds it: its die, and its pips as a number."""

    wide: int
    high: int
    pips: int
    colour: str
    dead: bool = False
    """Whether it cannot be laid: pale, with a cross."""

    @property
    def box(self) -> Box:
        return boxed(self.at, self.wide, self.high)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        x, y = self.at
        rounded(canvas, self.at, self.wide, self.high, 22, theme.line)
        fill = theme.path if self.dead else theme.surface
        rounded(canvas, self.at, self.wide - 8, self.high - 8, 18, fill)
        middle, side = (x, y - self.high * 0.13), round(self.wide * 0.66)
        Die(middle, side, self.pips, "" if self.dead else self.colour).draw(canvas)
        foot = y + self.high * 0.35
        aside = 26 if self.dead else 0
        canvas.text((x - aside, foot), str(self.pips), 34, theme.text)
        if self.dead:
            strike(canvas, (x + aside, foot), 15)


def strike(canvas: Canvas, at: Point, reach: float) -> None:
    """Draw a cross: this does not go."""
    x, y = at
    for up in (reach, -reach):
        canvas.stroke([(x - reach, y + up), (x + reach, y - up)], 3.5, canvas.theme.text)
