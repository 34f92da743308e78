"""The way of a move: a ribbon below the pieces.

It grows towards where the piece stands now, and what is newer covers more of its ground. A trail is
cut into a part for each square, so that parts come again in other trails.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, dist, sin
from typing import Self

from msgspec.structs import replace

from data.shipped.boards import Point
from render.drawing.canvas import Box, Canvas, Fill
from render.drawing.marks import PIECE, Mark
from render.drawing.places import around, bent, between, whole
from render.sprites.pieces import SMALLEST_DIGIT
from render.sprites.squares import UNIT, floor

WIDEST, NARROWEST, TAPER = 36, 14, 4
"""Pixels at the piece, far from it, and how much narrower each square before is."""
RIM = 4.6
"""Pixels beside a trail on its own tray: a light line outside its dark edge."""


class Stretch(Mark, frozen=True):
    """The part of a way nearest to one square."""

    points: tuple[Point, ...]
    """That square, and the one before and after it, where there are any."""
    here: int
    """Which of them it is."""
    unit: int

    @property
    def _area(self) -> Box:
        """Its square, and half of the ways to its neighbours."""
        here = self.points[self.here]
        ends = [here, *(between(here, point, 0.5) for point in self.points)]
        return around(ends, self.unit * 0.43)

    def home(self) -> tuple[Self, tuple[int, int]]:
        x, y = self.points[self.here]
        points = tuple((px - x, py - y) for px, py in self.points)
        return replace(self, points=points), whole((x, y))


def stretches(points: Sequence[Point]) -> Iterator[tuple[tuple[Point, ...], int]]:
    """Yield the points of each stretch along *points*, and its own place."""
    for i in range(len(points)):
        yield tuple(points[max(0, i - 1) : i + 2]), min(i, 1)


class Trail(Stretch, frozen=True):
    """A stretch of a trail."""

    left: int
    """How many squares the trail goes on from there; 0 where the piece stands."""
    colour: str
    newest: bool = True
    blank: bool = True
    """Whether the square has a number, which would be half hidden."""
    rimmed: bool = False
    """Whether it is darker and has a light rim, to be seen on a lit tray of its own colour."""

    @property
    def clip(self) -> tuple[Point, ...] | None:
        """The corners of the picture's part nearest to its square."""
        left, top, right, bottom = self._area
        found: list[Point] = [(left, top), (right, top), (right, bottom), (left, bottom)]
        here = self.points[self.here]
        for point in self.points:
            if point != here:
                found = _nearer(found, here, point)
        return tuple(found)

    def draw(self, canvas: Canvas) -> None:
        theme, k = canvas.theme, self.unit / UNIT
        paint = theme.players[self.colour]
        here = self.points[self.here]
        if self.blank:
            floor(canvas, here, k, theme.dish)
        line, widths = self._line()
        cover = theme.trails[0 if self.newest else 1]
        inner = [wide * k / 2 for wide in widths]
        if self.rimmed:
            with canvas.veil(self._area, theme.keyline):
                _ribbon(canvas, line, [reach + RIM for reach in inner], 255)
                _ribbon(canvas, line, inner, 0)
        with canvas.veil(self._area, paint.edge):
            _ribbon(canvas, line, [reach + 1.6 for reach in inner], cover)
            _ribbon(canvas, line, inner, 0)
        with canvas.veil(self._area, paint.shade if self.rimmed else paint.flag):
            _ribbon(canvas, line, inner, cover)

    def _line(self) -> tuple[list[Point], list[float]]:
        """Return points along the ribbon, each with its width."""
        here, steps = self.points[self.here], 8
        first = self.points[self.here - 1] if self.here else here
        last = self.points[-1]
        begin, end = between(here, first, 0.52), between(here, last, 0.52)
        times = [i / steps for i in range(steps + 1)]
        line = [bent(begin, here, end, t) for t in times]
        widths = [max(NARROWEST, WIDEST - TAPER * (self.left + 0.5 - t)) for t in times]
        if begin == here:
            line = [between(here, end, t) for t in times]
        if end == here:
            line = [between(begin, here, t) for t in times]
        return line, widths


def trail(
    points: Sequence[Point],
    unit: int,
    colour: str,
    newest: bool = True,
    numbered: Sequence[bool] = (),
    rimmed: bool = False,
) -> Iterator[Trail]:
    """Yield a move's parts along *points*; *numbered* marks numbered squares.

    What is *rimmed* is seen on a lit tray of its own colour, too.
    """
    last = len(points) - 1
    for i, (part, here) in enumerate(stretches(points)):
        blank = not numbered or numbered[i]
        yield Trail(part, here, unit, min(last - i, 6), colour, newest, blank, rimmed)


def _ribbon(canvas: Canvas, line: Sequence[Point], reaches: Sequence[float], fill: Fill) -> None:
    """Draw a line of this reach to both sides, with round ends."""
    sides: tuple[list[Point], list[Point]] = ([], [])
    for i, ((x, y), reach) in enumerate(zip(line, reaches, strict=True)):
        before, after = line[max(0, i - 1)], line[min(i + 1, len(line) - 1)]
        far = dist(before, after) or 1
        dx, dy = (after[0] - before[0]) / far * reach, (after[1] - before[1]) / far * reach
        sides[0].append((x - dy, y + dx))
        sides[1].append((x + dy, y - dx))
    canvas.blob([*sides[0], *reversed(sides[1])], 0, fill)
    for end in (0, -1):
        canvas.circle(line[end], reaches[end], fill)


class Tag(Mark, frozen=True):
    """The number of a shown move on its trail.

    The highest is newest.
    """

    at: Point
    to: Point
    """A point in the direction of the move."""
    number: int
    unit: int
    colour: str
    newest: bool = True

    part = PIECE

    def home(self) -> tuple[Self, tuple[int, int]]:
        x, y = self.at
        far = dist(self.at, self.to)
        to = round((self.to[0] - x) / far, 3), round((self.to[1] - y) / far, 3)
        return replace(self, at=(0, 0), to=to), whole(self.at)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        turn = atan2(self.to[1] - self.at[1], self.to[0] - self.at[0])
        for grow, fill in ((2.2, theme.keyline), (0.0, paint.edge), (-1.8, paint.fill)):
            canvas.blob(_arrow(self.at, turn, 21, 15), 2.6 + grow, fill)
        spot = self.at[0] - 4 * cos(turn), self.at[1] - 4 * sin(turn)
        canvas.digits(spot, str(self.number), SMALLEST_DIGIT, paint.ink)


def _arrow(at: Point, turn: float, long: float, half: float) -> list[Point]:
    shape = [
        (-long, -half),
        (long * 0.36, -half),
        (long * 1.02, 0),
        (long * 0.36, half),
        (-long, half),
    ]
    c, s = cos(turn), sin(turn)
    return [(at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in shape]


def _nearer(corners: list[Point], here: Point, there: Point) -> list[Point]:
    """Cut a polygon to the part nearer to *here* than to *there*."""
    kept: list[Point] = []
    # A hair to one side, so that no pixel is nearer to both.
    hair = 0.2 if there > here else -0.2
    far = dist(here, there)
    for one, other in pairwise([*corners, corners[0]]):
        a = dist(one, there) ** 2 - dist(one, here) ** 2 - 2 * far * hair
        b = dist(other, there) ** 2 - dist(other, here) ** 2 - 2 * far * hair
        if a >= 0:
            kept.append(one)
        if (a >= 0) != (b >= 0):
            kept.append(between(one, other, a / (a - b)))
    return kept
