"""Choices and their ends, in the accent that belongs to no player.

And, in lamplight, what has just been done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist

from data.shipped.boards import Point
from render.drawing.canvas import Area, Canvas
from render.drawing.marks import BOARD, LIT, Mark, Placed
from render.drawing.places import bent, between, grown
from render.drawing.shapes import sign
from render.sprites.pieces import SMALLEST_DIGIT, Who
from render.sprites.squares import Sized, floor
from render.sprites.trails import Stretch, stretches

DOT, RIM = 5.8, 2.2
FAINT = 115
"""How much the dots of ways cover that step back, of 255: 45 %."""
TARGET = 41
STAR = 56
POINTS = 12


class Way(Stretch, frozen=True):
    """A stretch of a way: dots on a square and beyond."""

    faint: bool = False
    """Whether it steps back behind another way."""

    part = LIT

    def draw(self, canvas: Canvas) -> None:
        if self.faint:
            with canvas.veil(self._area, canvas.theme.accent):
                for at in self._dots():
                    canvas.circle(at, DOT, FAINT)
            return
        for by, fill in ((RIM, canvas.theme.accent_ink), (0.0, canvas.theme.accent)):
            for at in self._dots():
                canvas.circle(at, DOT + by, fill)

    def _dots(self) -> Iterator[Point]:
        here = self.points[self.here]
        before = self.points[self.here - 1] if self.here else here
        after = self.points[-1] if len(self.points) > self.here + 1 else here
        begin, end = between(here, before, 0.5), between(here, after, 0.5)
        for i in range(4):
            t = (i + 0.5) / 4
            if (before == here and t < 0.5) or (after == here and t > 0.5):
                continue
            yield bent(begin, here, end, t)


def way(points: Sequence[Point], unit: int, faint: bool = False) -> Iterator[Way]:
    """Yield the parts of a way along *points*; marks cover its ends."""
    for part, here in stretches(points):
        yield Way(part, here, unit, faint)


class Dot(Placed, frozen=True):
    """A dot of a way that leaves the squares."""

    part = LIT

    def draw(self, canvas: Canvas) -> None:
        canvas.circle(self.at, DOT + RIM, canvas.theme.accent_ink)
        canvas.circle(self.at, DOT, canvas.theme.accent)


def dots(start: Point, end: Point, clear: float = 44, apart: float = 21) -> Iterator[Point]:
    """Yield whole points from one place straight to another, *clear* of both."""
    far = dist(start, end)
    count = max(1, round((far - 2 * clear) / apart))
    for i in range(count + 1):
        x, y = between(start, end, (clear + (far - 2 * clear) * i / count) / far)
        yield round(x), round(y)


class Blank(Sized, frozen=True):
    """A square without its number, which something would half hide."""

    def draw(self, canvas: Canvas) -> None:
        floor(canvas, self.at, self.k, canvas.theme.dish)


class Target(Sized, frozen=True):
    """A target of pieces: a disc with the number of each."""

    who: tuple[Who, ...]

    part = LIT

    @property
    def _size(self) -> tuple[float, float]:
        """The reach to the sides, and up and down."""
        k = self.k
        if len(self.who) == 1:
            return TARGET * k, TARGET * k
        columns, rows = min(2, len(self.who)), (len(self.who) + 1) // 2
        return (14 + 17 * columns), (16 + 17 * rows if rows > 1 else 27)

    @property
    def digits(self) -> tuple[Point, ...]:
        """The places of the numbers."""
        x, y = self.at
        if len(self.who) == 1:
            return (self.at,)
        places = []
        rows = (len(self.who) + 1) // 2
        for i in range(len(self.who)):
            row, column = divmod(i, 2)
            alone = i == len(self.who) - 1 and not column
            places.append(
                (x + (0 if alone else (column - 0.5) * 35), y + (row - (rows - 1) / 2) * 36)
            )
        return tuple(places)

    def draw(self, canvas: Canvas) -> None:
        theme, (x, y), (wide, high) = canvas.theme, self.at, self._size
        radius = min(wide, high)
        for by, fill in ((0.0, theme.accent_ink), (-2.6, theme.accent), (-9.0, theme.accent_core)):
            area = x - wide - by, y - high - by, x + wide + by, y + high + by
            canvas.panel(area, radius + by, fill)
        several = len({colour for colour, _ in self.who}) > 1
        tall = max(SMALLEST_DIGIT, 30 * self.k) if len(self.who) == 1 else SMALLEST_DIGIT
        for at, (colour, number) in zip(self.digits, self.who, strict=True):
            canvas.digits(at, str(number), tall, theme.accent_ink)
            if several:
                sign(canvas, colour, (at[0] + (at[0] - x) * 0.3, at[1] - 24), 7.5)


class Badge(Sized, frozen=True):
    """The numbers of pieces that may capture one *at* a square."""

    who: tuple[Who, ...]
    side: Point = (1, -1)
    """Which shoulder: right (1) or left (-1), below (1) or above (-1)."""

    part = LIT

    @property
    def digits(self) -> tuple[Point, ...]:
        """The places of the numbers."""
        k = self.k
        right, down = self.side
        x, y = self.at[0] + right * round(37 * k), self.at[1] + down * round(38 * k)
        return tuple((x + right * i * 34, y) for i in range(len(self.who)))

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        several = len({colour for colour, _ in self.who}) > 1
        for by, fill in ((2.6, theme.accent_ink), (0.0, theme.accent)):
            canvas.stroke(self.digits, 18.5 + by, fill)
        for at, (colour, number) in zip(self.digits, self.who, strict=True):
            canvas.digits(at, str(number), SMALLEST_DIGIT, theme.accent_ink)
            if several:
                sign(canvas, colour, (at[0], at[1] - 22), 7.5)


class Star(Sized, frozen=True):
    """A star behind a capturable piece, or in lamplight after a capture."""

    done: bool = False

    @property
    def part(self) -> int:
        return BOARD if self.done else LIT

    def draw(self, canvas: Canvas) -> None:
        theme, k = canvas.theme, self.k
        edge, fill = theme.accent_ink, theme.accent
        if self.done:
            edge, fill = theme.burst_edge, theme.burst
        at = self.at[0], self.at[1] - 3 * k
        canvas.burst(at, (STAR + 2) * k, (STAR - 12) * k, POINTS, edge)
        canvas.burst(at, (STAR - 3) * k, (STAR - 14.5) * k, POINTS, fill)
        if not self.done:
            canvas.circle(at, 38 * k, theme.accent_core)


class Ring(Sized, frozen=True):
    """A ring around a named square, with the number still readable."""

    part = LIT

    def draw(self, canvas: Canvas) -> None:
        k = self.k
        for wide, ink in ((10, canvas.theme.accent_ink), (5.5, canvas.theme.accent)):
            canvas.arc(self.at, 38 * k, 0, 359, wide * k, ink)


class Frame(Mark, frozen=True):
    """A frame around the name of a named player."""

    area: Area

    part = LIT

    def draw(self, canvas: Canvas) -> None:
        canvas.frame(self.area, 18, 9, canvas.theme.accent_ink)
        canvas.frame(grown(self.area, 1.8), 19, 5.4, canvas.theme.accent)
