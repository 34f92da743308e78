"""Cards: figures with their stars, the places that they left, dice to be laid, and backs."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from data.boards import Point
from render.canvas import Box, Canvas
from render.card_layouts import SMALL, CardSize
from render.layouts import SMALLEST_TEXT
from render.marks import ORIGIN, Tiled, around, emblem, whole
from render.plates import Die
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


class Figure(Struct, frozen=True):
    """A number card: its number, a star for each of its stars, its decade as its colour."""

    at: Point
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

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return replace(self, at=ORIGIN, number=1, stars=0), whole(self.at)

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
        rounded(canvas, self.at, wide, high, size.radius, theme.line)
        fill = theme.decades[(self.number - 1) // 10]
        rounded(canvas, self.at, wide - 2 * line, high - 2 * line, size.radius - line, fill)
        rise = size.star * 1.15 if self.stars else 0
        canvas.text((x, y - rise), str(self.number), size.digit, theme.text)
        below = (x, y - rise + size.digit / 2 + size.star * 1.75)
        stars(canvas, below, self.stars, size.star, theme.star)


class Gap(Struct, frozen=True):
    """Figures of a long row that have no room."""

    at: Point
    size: CardSize = SMALL

    @property
    def box(self) -> Box:
        return boxed(self.at, self.size.wide, self.size.high)

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return replace(self, at=ORIGIN), whole(self.at)

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        for i in (-1, 0, 1):
            canvas.circle((x + i * self.size.wide * 0.26, y), 4.5, canvas.theme.text)


class Hole(Struct, frozen=True):
    """A place in the centre that is empty, with whose rows hold its figures."""

    at: Point
    number: int
    owners: tuple[str, ...]
    size: CardSize
    taken: bool = False

    @property
    def box(self) -> Box:
        return boxed(self.at, self.size.wide + 14, self.size.high + 14)

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        # A little more than the hole: it also takes away a second figure.
        return Figure(self.at, 1, 0, self.size, True, True).shape()

    def draw(self, canvas: Canvas) -> None:
        theme, size = canvas.theme, self.size
        x, y = self.at
        # What lay here is on the ground, and goes.
        rounded(canvas, (x + 5, y - 5), size.wide + 2, size.high + 2, size.radius, theme.page)
        rounded(canvas, self.at, size.wide + 8, size.high + 8, size.radius + 4, theme.page)
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


class Back(Struct, frozen=True):
    """A die card that nobody sees, or a pile of them with how many they are."""

    at: Point
    wide: int
    high: int
    words: str = ""

    @property
    def box(self) -> Box:
        return boxed(self.at, self.wide, self.high)

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return replace(self, at=ORIGIN, words=""), whole(self.at)

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
        step = min(wide, high) * 0.16
        for dx, dy in ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)):
            canvas.circle((x + dx * step, y + dy * step * 1.3), step * 0.42, theme.on_back)


class DieCard(Struct, frozen=True):
    """A die card that is seen: its die, and its pips as a number if it is large enough."""

    at: Point
    wide: int
    high: int
    pips: int
    colour: str
    dead: bool = False
    """Whether it cannot be laid: pale, and struck through."""

    @property
    def box(self) -> Box:
        return boxed(self.at, self.wide, self.high)

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return DieCard(ORIGIN, self.wide, self.high, 1, ""), whole(self.at)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        x, y = self.at
        radius = self.wide * 0.13
        line = 4 if self.wide > 100 else 2.2
        rounded(canvas, self.at, self.wide, self.high, radius, theme.line)
        inner = self.wide - 2 * line, self.high - 2 * line
        fill = theme.path if self.dead else theme.surface
        rounded(canvas, self.at, *inner, radius - line, fill)
        numbered = self.wide > 100
        side = round(self.wide * (0.62 if numbered else 0.66))
        middle = (x, y - self.high * 0.1) if numbered else self.at
        Die(middle, side, self.pips, "" if self.dead else self.colour).draw(canvas)
        if numbered:
            foot = (x, y + self.high * 0.36)
            canvas.text(foot, str(self.pips), 32, theme.text)
        if self.dead:
            strike(canvas, middle, side * 0.6)


def strike(canvas: Canvas, at: Point, reach: float) -> None:
    """Strike out what lies *at*."""
    x, y = at
    line = [(x - reach, y + reach), (x + reach, y - reach)]
    canvas.stroke(line, reach * 0.16 + 2, canvas.theme.path)
    canvas.stroke(line, reach * 0.1 + 1, canvas.theme.text)
