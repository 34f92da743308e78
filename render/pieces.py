"""Pieces, and what stands for them where they may land or were captured."""

from __future__ import annotations

from data.boards import Point
from render.canvas import Box, Canvas
from render.layouts import SIZES, SMALLEST_TEXT
from render.marks import SHAPES, Placed, around, emblem
from render.themes import Colour

Who = tuple[str, int]
"""A piece by its colour and its number from 1."""


class Piece(Placed, frozen=True):
    """A piece: shape, colour and number; a ring if it may move, rays if it has just captured."""

    unit: int
    colour: str
    number: int
    may_move: bool = False
    captured: str = ""
    """The colour of what it captured."""

    @property
    def box(self) -> Box:
        return around([self.at], self.unit * (0.64 if self.captured else 0.54))

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


class Rays(Placed, frozen=True):
    """Where a piece of *colour* was captured, when the captor stands there no more."""

    unit: int
    colour: str

    @property
    def box(self) -> Box:
        return around([self.at], self.unit * 0.62)

    def draw(self, canvas: Canvas) -> None:
        _rays(canvas, self.at, self.unit, self.colour)
        canvas.circle(self.at, self.unit * 0.36, canvas.theme.square)


ASIDE = 0.23
"""How far each of two pieces stands from the middle of its square, in shares of the unit."""


class Barrier(Placed, frozen=True):
    """Two pieces of a colour on one square, behind a wall with both numbers: nobody passes."""

    unit: int
    colour: str
    numbers: tuple[int, int]
    may_move: bool = False

    @property
    def box(self) -> Box:
        return around([self.at], self.unit * 0.6)

    def draw(self, canvas: Canvas) -> None:
        theme, unit = canvas.theme, self.unit
        paint = theme.players[self.colour]
        line = unit * SIZES.outline
        x, y = self.at
        aside, head = ASIDE * unit, y - 0.17 * unit
        wall = (x - 0.45 * unit, y - 0.03 * unit, x + 0.45 * unit, y + 0.4 * unit)
        layers = [(2.2 * line, theme.square), (line, paint.edge), (0.0, paint.fill)]
        if self.may_move:
            layers.insert(0, (3.2 * line, theme.accent))
        for grow, fill in layers:
            for at in ((x - aside, head), (x + aside, head)):
                emblem(canvas, self.colour, at, unit * 0.24, fill, grow)
        for grow, fill in layers:
            left, top, right, bottom = wall
            area = (left - grow, top - grow, right + grow, bottom + grow)
            canvas.panel(area, 0.06 * unit + grow, fill)
        canvas.stroke([(x, wall[1]), (x, wall[3])], line * 0.5, paint.ink)
        for at, number in zip(self.digits, self.numbers, strict=True):
            canvas.text(at, str(number), SMALLEST_TEXT, paint.ink)

    @property
    def digits(self) -> tuple[Point, Point]:
        """Where the numbers stand."""
        aside, y = ASIDE * self.unit, self.at[1] + 0.185 * self.unit
        return (self.at[0] - aside, y), (self.at[0] + aside, y)


class Ghost(Placed, frozen=True):
    """Where pieces may land: their shape, hollow, with its number; a cell for each if several."""

    unit: int
    who: tuple[Who, ...]

    @property
    def box(self) -> Box:
        return around([self.at], self.unit * (0.7 if len(self.who) > 1 else 0.56))

    def draw(self, canvas: Canvas) -> None:
        if len(self.who) > 1:
            self._cells(canvas)
            return
        ((colour, number),) = self.who
        theme = canvas.theme
        paint = theme.players[colour]
        radius = self.unit * SIZES.piece * 0.9
        line = self.unit * SIZES.outline
        emblem(canvas, colour, self.at, radius, theme.square, 2.2 * line)
        emblem(canvas, colour, self.at, radius, paint.edge, line)
        emblem(canvas, colour, self.at, radius, paint.ghost, -line * 0.6)
        _digit(canvas, self.at, self.unit, colour, str(number), theme.text)

    def _cells(self, canvas: Canvas) -> None:
        x, y = self.at
        several = len({colour for colour, _ in self.who}) > 1
        wide, high = self.unit * 0.5, max(SMALLEST_TEXT + 9, self.unit * 0.46)
        rows = (len(self.who) + 1) // 2
        for i, (colour, number) in enumerate(self.who):
            row, column = divmod(i, 2)
            alone = i == len(self.who) - 1 and not column
            middle = (
                x + (0 if alone else (column - 0.5) * wide),
                y + (row - (rows - 1) / 2) * high,
            )
            _cell(canvas, middle, wide, high, colour, number)
            if several:
                spot = middle[0] + (column - 0.5) * wide * 0.8, middle[1] - high * 0.5
                _sign(canvas, colour, spot, self.unit * 0.1)


def _cell(canvas: Canvas, at: Point, wide: float, high: float, colour: str, number: int) -> None:
    """Draw one of several numbers, in the ghostly colour of its player."""
    theme = canvas.theme
    paint = theme.players[colour]
    for grow, fill in ((1.5, theme.square), (0.0, paint.edge), (-3.0, paint.ghost)):
        half = wide / 2 + grow, high / 2 + grow
        area = (at[0] - half[0], at[1] - half[1], at[0] + half[0], at[1] + half[1])
        canvas.panel(area, 8 + grow, fill)
    canvas.text(at, str(number), SMALLEST_TEXT, theme.text)


def _sign(canvas: Canvas, colour: str, at: Point, reach: float) -> None:
    """Draw the shape of a player, small: whose number it is."""
    paint = canvas.theme.players[colour]
    emblem(canvas, colour, at, reach, canvas.theme.square, 4)
    emblem(canvas, colour, at, reach, paint.edge, 2)
    emblem(canvas, colour, at, reach, paint.fill)


class Badge(Placed, frozen=True):
    """Who may land where a piece stands *at*: numbers on its shoulder."""

    unit: int
    who: tuple[Who, ...]

    @property
    def _middle(self) -> Point:
        return self.at[0] + round(self.unit * 0.37), self.at[1] - round(self.unit * 0.37)

    @property
    def box(self) -> Box:
        return around([self._middle], self.unit * (0.24 + 0.26 * len(self.who)))

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        line = self.unit * SIZES.outline
        x, y = self._middle
        half = SMALLEST_TEXT * 0.5 + 2
        step = 2 * half + 1.6 * line
        several = len({colour for colour, _ in self.who}) > 1
        places = [x + (i - (len(self.who) - 1) / 2) * step for i in range(len(self.who))]
        for grow in (2.6, 1.6, 0.6):
            for place, (colour, number) in zip(places, self.who, strict=True):
                paint = theme.players[colour]
                fill = paint.edge if grow == 1.6 else theme.square
                canvas.circle((place, y), half + grow * line, fill)
                if grow == 0.6:
                    canvas.text((place, y), str(number), SMALLEST_TEXT, theme.text)
                    if several:
                        spot = place, y - half - 1.2 * line
                        _sign(canvas, colour, spot, self.unit * 0.09)
