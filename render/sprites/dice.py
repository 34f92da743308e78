"""Dice of ivory, with pips in their roller's colour."""

from __future__ import annotations

from math import cos, pi, sin

from data.shipped.boards import Point
from render.drawing.canvas import Canvas
from render.drawing.marks import BOARD, LIT, Placed
from render.drawing.themes import mix

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
TILT = -9
"""Degrees."""


class Die(Placed, frozen=True):
    """A roll."""

    side: int
    pips: int
    colour: str = ""
    """Whose roll it is."""
    lit: bool = False
    """Whether it is the roll that matters now."""
    tilt: int = TILT

    @property
    def part(self) -> int:
        return LIT if self.lit else BOARD

    def draw(self, canvas: Canvas) -> None:
        die(canvas, self.at, self.side, self.pips, self.colour, self.tilt)


class Waiting(Placed, frozen=True):
    """A die on its corner: not rolled yet."""

    side: int
    colour: str

    part = LIT

    def draw(self, canvas: Canvas) -> None:
        cube(canvas, self.at, self.side, self.colour)


def die(
    canvas: Canvas, at: Point, side: float, pips: int, colour: str = "", tilt: float = TILT
) -> None:
    """Draw a die seen from above, with its shadow."""
    theme, (x, y) = canvas.theme, at
    k = side / 108
    ink = theme.players[colour].pips if colour else theme.text
    half, radius = side / 2, side * 0.2
    core = half - radius
    corners = [(-core, -core), (core, -core), (core, core), (-core, core)]

    def face(dx: float, dy: float) -> list[Point]:
        return [(x + dx + a, y + dy + b) for a, b in _turned(corners, tilt)]

    reach = side * 0.66 + 2
    with canvas.veil((x - reach, y - reach, x + reach, y + reach), theme.shade):
        canvas.blob(face(8 * k, 12 * k), radius, theme.veil)
    low = 8 * k
    for grow, fill in ((2.6 * k, theme.ivory_edge), (0, theme.ivory_side)):
        for down in (0, low):
            canvas.blob(face(down * 0.2, down), radius + grow, fill)
    canvas.blob(face(0, 0), radius, theme.ivory)
    step = side * 0.25
    for dx, dy in _turned([(a * step, b * step) for a, b in PIPS[pips]], tilt):
        canvas.circle((x + dx, y + dy), side * 0.098, ink)


_TOP, _RIGHT, _LEFT, _NEAR = (-0.1, -1.0), (0.95, -0.46), (-0.94, -0.36), (0.14, 0.1)
_LOW, _LOW_LEFT, _LOW_RIGHT = (0.17, 1.0), (-0.74, 0.56), (0.82, 0.5)
_FACES = (
    ((_LEFT, _TOP, _RIGHT, _NEAR), 1),
    ((_LEFT, _NEAR, _LOW, _LOW_LEFT), 3),
    ((_NEAR, _RIGHT, _LOW_RIGHT, _LOW), 5),
)


def cube(canvas: Canvas, at: Point, side: float, colour: str) -> None:
    """Draw a die on its corner, three faces of it."""
    theme, (x, y), reach = canvas.theme, at, side * 0.52
    ink = theme.players[colour].pips
    area = x - reach, y + reach * 0.3, x + reach * 1.25, y + reach * 1.3
    with canvas.veil(area, theme.shade):
        canvas.ellipse((x + reach * 0.16, y + reach * 0.9), reach * 0.86, reach * 0.26, theme.veil)
    outline = [_LEFT, _TOP, _RIGHT, _LOW_RIGHT, _LOW, _LOW_LEFT]
    canvas.blob(_placed(outline, at, reach * 0.96), 4.5, theme.ivory_edge)
    fills = theme.ivory, mix(theme.ivory, theme.ivory_side, 0.5), theme.ivory_side
    for (corners, pips), fill in zip(_FACES, fills, strict=True):
        canvas.blob(_placed(_shrunk(corners), at, reach * 0.96), 2.4, fill)
        for column, row in PIPS[pips]:
            u, v = 0.5 + 0.25 * column, 0.5 + 0.25 * row
            ring = [
                _on(corners, u + 0.09 * cos(turn * pi / 6), v + 0.09 * sin(turn * pi / 6))
                for turn in range(12)
            ]
            canvas.blob(_placed(ring, at, reach * 0.96), 0, ink)


def _turned(points: list[Point], degrees: float) -> list[Point]:
    turn = degrees * pi / 180
    return [(a * cos(turn) - b * sin(turn), a * sin(turn) + b * cos(turn)) for a, b in points]


def _placed(points: list[Point], at: Point, reach: float) -> list[Point]:
    return [(at[0] + a * reach, at[1] + b * reach) for a, b in points]


def _shrunk(corners: tuple[Point, ...]) -> list[Point]:
    x, y = (sum(corner[axis] for corner in corners) / len(corners) for axis in (0, 1))
    return [(x + (a - x) * 0.9, y + (b - y) * 0.9) for a, b in corners]


def _on(corners: tuple[Point, ...], u: float, v: float) -> Point:
    """Return a point of a face, *u* and *v* along its edges."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    x = (ax * (1 - u) + bx * u) * (1 - v) + (dx * (1 - u) + cx * u) * v
    y = (ay * (1 - u) + by * u) * (1 - v) + (dy * (1 - u) + cy * u) * v
    return x, y
