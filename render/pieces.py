"""Pieces, and what stands for them where they may land or were captured."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from data.boards import Point
from render.canvas import Box, Canvas
from render.layouts import SIZES, SMALLEST_TEXT
from render.marks import ORIGIN, SHAPES, Tiled, around, emblem, whole
from render.themes import Colour


class Piece(Struct, frozen=True):
    """A piece: shape, colour and number; a ring if it may move, rays if it has just captured."""

    at: Point
    unit: int
    colour: str
    number: int
    may_move: bool = False
    captured: str = ""
    """The colour of what it captured."""

    @property
    def box(self) -> Box:
        return around([self.at], self.unit * (0.64 if self.captured else 0.54))

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return replace(self, at=ORIGIN, number=1), whole(self.at)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        radius = self.unit * SIZES.piece * 0.9
        line = self.unit * SIZES.outline
        if self.captured:
            _rays(canvas, self.at, self.unit, self.captured)
        if self.may_move:
            emblem(canvas, self.colour, self.at, radius, theme.accent, 3.2 * line)
        emblem(canvas, self.colour, self.at, radius, theme.square, 2.2 * line)
        emblem(canvas, self.colour, self.at, radius, paint.edge, line)
        emblem(canvas, self.colour, self.at, radius, paint.fill)
        _digit(canvas, self.at, self.unit, self.colour, str(self.number), paint.ink)


def _digit(canvas: Canvas, at: Point, unit: int, colour: str, digit: str, fill: Colour) -> None:
    drop = SHAPES[colour][2] * unit * SIZES.piece * 0.9
    canvas.text((at[0], at[1] + drop), digit, max(SMALLEST_TEXT, unit * SIZES.digit), fill)


def _rays(canvas: Canvas, at: Point, unit: int, colour: str) -> None:
    theme = canvas.theme
    canvas.burst(at, unit * 0.6, unit * 0.46, 12, theme.accent)
    canvas.burst(at, unit * 0.55, unit * 0.42, 12, theme.players[colour].fill)


class Rays(Struct, frozen=True):
    """Where a piece of *colour* was captured, when the captor stands there no more."""

    at: Point
    unit: int
    colour: str

    @property
    def box(self) -> Box:
        return around([self.at], self.unit * 0.62)

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return replace(self, at=ORIGIN), whole(self.at)

    def draw(self, canvas: Canvas) -> None:
        _rays(canvas, self.at, self.unit, self.colour)
        canvas.circle(self.at, self.unit * 0.36, canvas.theme.square)


class Ghost(Struct, frozen=True):
    """Where pieces of *colour* may land: their shape, hollow, with their numbers."""

    at: Point
    unit: int
    colour: str
    numbers: tuple[int, ...]

    @property
    def box(self) -> Box:
        return around([self.at], self.unit * 0.56)

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return replace(self, at=ORIGIN), whole(self.at)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        radius = self.unit * SIZES.piece * 0.9
        line = self.unit * SIZES.outline
        if len(self.numbers) > 1:
            words = " ".join(map(str, self.numbers))
            x, y = self.at
            half = self.unit * 0.5
            canvas.panel((x - half, y - half * 0.6, x + half, y + half * 0.6), half, paint.edge)
            half -= 1.3 * line
            canvas.panel((x - half, y - half * 0.55, x + half, y + half * 0.55), half, theme.square)
            canvas.text(self.at, words, SMALLEST_TEXT, theme.text)
            return
        emblem(canvas, self.colour, self.at, radius, theme.square, 2.2 * line)
        emblem(canvas, self.colour, self.at, radius, paint.edge, line)
        emblem(canvas, self.colour, self.at, radius, paint.ghost, -line * 0.6)
        _digit(canvas, self.at, self.unit, self.colour, str(self.numbers[0]), theme.text)


class Badge(Struct, frozen=True):
    """Who may capture the piece that stands *at*: numbers on its shoulder."""

    at: Point
    unit: int
    colour: str
    numbers: tuple[int, ...]

    @property
    def _middle(self) -> Point:
        return self.at[0] + round(self.unit * 0.37), self.at[1] - round(self.unit * 0.37)

    @property
    def box(self) -> Box:
        return around([self._middle], self.unit * (0.24 + 0.2 * len(self.numbers)))

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return replace(self, at=ORIGIN), whole(self.at)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        line = self.unit * SIZES.outline
        x, y = self._middle
        half = SMALLEST_TEXT * 0.5
        wide = half + SMALLEST_TEXT * 0.5 * (len(self.numbers) - 1)
        for grow, fill in ((2.6, theme.square), (1.6, paint.edge), (0.6, theme.square)):
            edge = grow * line + 2
            canvas.panel(
                (x - wide - edge, y - half - edge, x + wide + edge, y + half + edge),
                half + edge,
                fill,
            )
        canvas.text((x, y), " ".join(map(str, self.numbers)), SMALLEST_TEXT, theme.text)
