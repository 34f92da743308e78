"""Marks: what can be drawn, each a plain value that draws itself on a canvas.

A mark is complete: the same mark in the same theme always gives the same pixels, so that what it
looked like can be kept. `box` is the part of the picture that it can change.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import ceil, dist, floor
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from data.boards import Point
from render.canvas import Box, Canvas
from render.fonts import fit, size
from render.layouts import FRAME, RIM, SIZES, SMALLEST_TEXT, Area
from render.themes import Colour


class Mark(Protocol):
    """Something on a picture; hashable."""

    @property
    def box(self) -> Box: ...

    def draw(self, canvas: Canvas) -> None: ...

    def __hash__(self) -> int: ...


class Tiled(Mark, Protocol):
    """A mark that comes again, here or elsewhere, and so is kept as a tile."""

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        """Return a mark that covers the same pixels, and how far it must be moved for that."""
        ...


def around(points: Iterable[Point], reach: float) -> Box:
    """Return the box of all *points* and *reach* pixels more on every side."""
    xs, ys = zip(*points, strict=True)
    return (
        floor(min(xs) - reach),
        floor(min(ys) - reach),
        ceil(max(xs) + reach),
        ceil(max(ys) + reach),
    )


ORIGIN: Point = (0, 0)


def _whole(at: Point) -> tuple[int, int]:
    """Return *at* in whole pixels, which all marks lie on."""
    x, y = at
    return round(x), round(y)


Blob = tuple[tuple[Point, ...], float, float]
"""Corners and rounding of a shape of about radius 1, and how far below its middle digits stand."""

SHAPES: dict[str, Blob] = {
    "yellow": (((0, 0),), 0.98, 0),
    "green": (((-0.64, -0.64), (0.64, -0.64), (0.64, 0.64), (-0.64, 0.64)), 0.22, 0),
    "red": (((0, -0.84), (0.84, 0.62), (-0.84, 0.62)), 0.24, 0.2),
    "black": (((0, -0.88), (0.88, 0), (0, 0.88), (-0.88, 0)), 0.2, 0),
    "blue": (
        ((0, -0.9), (0.78, -0.45), (0.78, 0.45), (0, 0.9), (-0.78, 0.45), (-0.78, -0.45)),
        0.14,
        0,
    ),
    "violet": (
        tuple(
            (x, y)
            for x, y in (
                (-0.36, -0.78),
                (0.36, -0.78),
                (0.36, -0.36),
                (0.78, -0.36),
                (0.78, 0.36),
                (0.36, 0.36),
                (0.36, 0.78),
                (-0.36, 0.78),
                (-0.36, 0.36),
                (-0.78, 0.36),
                (-0.78, -0.36),
                (-0.36, -0.36),
            )
        ),
        0.2,
        0,
    ),
}


def emblem(
    canvas: Canvas, colour: str, at: Point, radius: float, fill: Colour, grow: float = 0
) -> None:
    """Draw the shape that stands for a player's *colour*, *grow* pixels larger all around."""
    points, rounding, _ = SHAPES[colour]
    canvas.blob(
        [(at[0] + x * radius, at[1] + y * radius) for x, y in points],
        rounding * radius + grow,
        fill,
    )


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
        return replace(self, at=ORIGIN, number=1), _whole(self.at)

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
        return replace(self, at=ORIGIN), _whole(self.at)

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
        return replace(self, at=ORIGIN), _whole(self.at)

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
        return replace(self, at=ORIGIN), _whole(self.at)

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


class Die(Struct, frozen=True):
    """The last roll, in the colour of who rolled it."""

    at: Point
    side: int
    pips: int
    colour: str = ""

    @property
    def box(self) -> Box:
        return around([self.at], self.side / 2 + 2)

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return Die(ORIGIN, self.side, 0), _whole(self.at)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        x, y = self.at
        half = self.side / 2
        radius = self.side * 0.24
        edge, fill, ink = theme.line, theme.surface, theme.text
        if self.colour:
            paint = theme.players[self.colour]
            edge, fill, ink = paint.edge, paint.fill, paint.ink
        canvas.panel((x - half, y - half, x + half, y + half), radius, edge)
        half -= self.side * 0.045
        canvas.panel((x - half, y - half, x + half, y + half), radius * 0.85, fill)
        step = self.side * 0.25
        for column, row in PIPS[self.pips]:
            canvas.circle((x + column * step, y + row * step), self.side * 0.095, ink)


_CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: ((0, 0), *_CORNERS[:2]),
    4: _CORNERS,
    5: ((0, 0), *_CORNERS),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


class Frame(Struct, frozen=True):
    """The frame around the tray of the player on turn."""

    area: Area
    radius: float
    colour: str

    @property
    def box(self) -> Box:
        return around([self.area[:2], self.area[2:]], FRAME + 1)

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return self, (0, 0)

    def draw(self, canvas: Canvas) -> None:
        canvas.frame(self.area, self.radius, FRAME, canvas.theme.players[self.colour].edge)


class Plate(Struct, frozen=True):
    """A player's shape and name; in full colour and with a pointer on their turn."""

    area: Area
    colour: str
    name: str
    turn: bool = False
    place: int = 0
    """1 for the winner; 0 while playing."""
    rolled: int = 0
    """The pips of the last roll, if it was theirs and the turn has gone on."""

    @property
    def box(self) -> Box:
        return around([self.area[:2], self.area[2:]], 1)

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        return self, (0, 0)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        left, top, right, bottom = self.area
        high = bottom - top
        middle = (top + bottom) / 2
        radius = high * 0.36
        fill, ink = (paint.fill, paint.ink) if self.turn else (theme.surface, theme.text)
        canvas.panel(self.area, radius, paint.edge)
        rim = RIM
        canvas.panel((left + rim, top + rim, right - rim, bottom - rim), radius - rim, fill)
        begin = left + high * 0.25
        if self.turn:
            arm = high * 0.15
            canvas.blob(
                [(begin, middle - arm), (begin, middle + arm), (begin + 1.5 * arm, middle)], 3, ink
            )
            begin += high * 0.46
        reach = high * 0.26
        spot = (begin + reach, middle)
        if self.turn:
            emblem(canvas, self.colour, spot, reach, paint.ink, 3)
        emblem(canvas, self.colour, spot, reach, paint.edge, 0 if self.turn else 3)
        emblem(canvas, self.colour, spot, reach, paint.fill)
        begin += 2 * reach + high * 0.2
        end = right - high * 0.3
        if self.place:
            at = (right - high * 0.5, middle)
            canvas.circle(at, high * 0.34, ink)
            canvas.text(at, str(self.place), SMALLEST_TEXT, fill)
            end -= high * 0.66
        if self.rolled:
            side = round(high * 0.66)
            Die((end - side / 2 + high * 0.1, middle), side, self.rolled, self.colour).draw(canvas)
            end -= side
        words = fit(self.name, end - begin, size(SMALLEST_TEXT + 1))
        canvas.text((begin, middle), words, SMALLEST_TEXT + 1, ink, "SemiBold", "l")


class Trail(Struct, frozen=True):
    """The way of the last move: a ribbon through *points* with an arrow's head at its end."""

    points: tuple[Point, ...]
    unit: int
    colour: str
    head: bool = True
    near: int | None = None
    """Only the part nearest to this one of the points belongs to the mark."""

    @property
    def box(self) -> Box:
        if self.near is None:
            return around(self.points, self.unit * 0.4)
        here = self.points[self.near]
        ends = [here, *(_between(here, point, 0.5) for point in self.points)]
        return around(ends, self.unit * 0.4)

    @property
    def clip(self) -> tuple[Point, ...] | None:
        """The corners of the part of the picture that belongs to the mark; None for all."""
        if self.near is None:
            return None
        left, top, right, bottom = self.box
        corners: list[Point] = [(left, top), (right, top), (right, bottom), (left, bottom)]
        here = self.points[self.near]
        for point in self.points:
            if point != here:
                corners = _nearer(corners, here, point)
        return tuple(corners)

    def parts(self) -> tuple[Trail, ...]:
        """Cut the trail into marks that come again in other trails: one for each square."""
        last = len(self.points) - 1
        return tuple(
            Trail(
                self.points[max(0, i - 1) : i + 2],
                self.unit,
                self.colour,
                self.head and i >= last - 1,
                min(i, 1),
            )
            for i in range(last + 1)
        )

    def within(self, box: Box) -> Trail:
        """Return the shortest part of the trail that looks the same within *box*."""
        reach = self.unit * 0.4
        left, top, right, bottom = box

        def seen(one: Point, other: Point) -> bool:
            x0, y0, x1, y1 = around([one, other], reach)
            return x0 < right and x1 > left and y0 < bottom and y1 > top

        shown = [i for i, ends in enumerate(pairwise(self.points)) if seen(*ends)]
        if not shown:
            return self
        first, last = shown[0], shown[-1] + 2
        return Trail(
            self.points[first:last],
            self.unit,
            self.colour,
            self.head and last == len(self.points),
        )

    def shape(self) -> tuple[Tiled, tuple[int, int]]:
        x, y = self.points[0]
        points = tuple((px - x, py - y) for px, py in self.points)
        return replace(self, points=points), _whole((x, y))

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        wide = self.unit * SIZES.trail
        line = self.unit * SIZES.outline * 0.9
        points = list(self.points)
        tip: list[Point] = []
        if self.head:
            before, goal = points[-2:]
            far = dist(before, goal)
            end = 1 - self.unit * (SIZES.piece + 0.12) / far
            neck = end - self.unit * SIZES.head / far
            points[-1] = _between(before, goal, neck)
            top = _between(before, goal, end)
            x, y = points[-1]
            side = self.unit * SIZES.head * 0.8
            dx, dy = (goal[0] - before[0]) / far * side, (goal[1] - before[1]) / far * side
            tip = [top, (x - dy, y + dx), (x + dy, y - dx)]
        # Numbers of squares half hidden by the ribbon would be clutter.
        for point in self.points:
            canvas.circle(point, self.unit * SIZES.blank, theme.square)
        for grow, fill in ((line, paint.edge), (0.0, paint.fill)):
            canvas.stroke(points, wide + grow, fill)
            if tip:
                canvas.blob(tip, 2 + grow, fill)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _nearer(corners: list[Point], here: Point, there: Point) -> list[Point]:
    """Cut a polygon down to what is nearer to *here* than to *there*."""
    kept: list[Point] = []
    for one, other in pairwise([*corners, corners[0]]):
        a = dist(one, there) ** 2 - dist(one, here) ** 2
        b = dist(other, there) ** 2 - dist(other, here) ** 2
        if a >= 0:
            kept.append(one)
        if (a >= 0) != (b >= 0):
            kept.append(_between(one, other, a / (a - b)))
    return kept
