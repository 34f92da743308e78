"""Trays of veneer, and the light of the lamp on one."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from data.shipped.boards import Point
from render.drawing.canvas import Area, Canvas
from render.drawing.marks import LIT, Mark, Placed
from render.drawing.places import grown, whole
from render.drawing.themes import Colour
from render.sprites.squares import hole

FRAME = 7
GLOW = 18
"""Pixels beyond the frame."""


def tray(canvas: Canvas, area: Area, radius: float, fill: Colour, rim: Colour) -> None:
    """Draw a sunk tray."""
    left, top, right, bottom = area
    canvas.panel((left - 1, top - 1, right + 2, bottom + 3), radius + 1, canvas.theme.grain[1])
    canvas.panel(area, radius, rim)
    canvas.panel((left + 2, top + 5, right - 2, bottom - 2), radius - 3, fill)


class Glow(Mark, frozen=True):
    """The shine of the lamp on the wood, beside a tray."""

    area: Area
    radius: float
    side: int
    """Above, below, left, right; no more of it than is seen beside the tray."""

    def home(self) -> tuple[Glow, tuple[int, int]]:
        left, top, right, bottom = self.area
        x, y = whole((left, top))
        return replace(self, area=(left - x, top - y, right - x, bottom - y)), (x, y)

    @property
    def _seen(self) -> Area:
        left, top, right, bottom = grown(self.area, FRAME + GLOW + 1)
        wide, high = GLOW + 3, FRAME + GLOW + 1 + self.radius
        return (
            (left, top, right, top + high),
            (left, bottom - high, right, bottom),
            (left, top + high, left + wide, bottom - high),
            (right - wide, top + high, right, bottom - high),
        )[self.side]

    def draw(self, canvas: Canvas) -> None:
        area, radius = self.area, self.radius
        with canvas.veil(self._seen, canvas.theme.glow):
            for step, cover in ((GLOW, 44), (GLOW * 2 / 3, 92), (GLOW / 3, 148)):
                by = FRAME + step
                canvas.panel(grown(area, by), radius + by, cover)


def glow(area: Area, radius: float) -> Iterator[Glow]:
    """Yield the shine of the lamp around a tray."""
    for side in range(4):
        yield Glow(area, radius, side)


class LitTray(Mark, frozen=True):
    """The tray of the current turn's seat, with places of its base."""

    area: Area
    radius: float
    colour: str
    holes: tuple[Point, ...]
    unit: int

    part = LIT

    def draw(self, canvas: Canvas) -> None:
        paint = canvas.theme.players[self.colour]
        canvas.panel(grown(self.area, FRAME), self.radius + FRAME, canvas.theme.frame)
        left, top, right, bottom = self.area
        canvas.panel(self.area, self.radius, paint.edge)
        inside = left + 2, top + 4, right - 2, bottom - 2
        canvas.panel(inside, self.radius - 2, paint.lit)
        for at in self.holes:
            hole(canvas, self.colour, at, self.unit / 84, lit=True)


class Disc(Placed, frozen=True):
    """The disc for a die mid-board, in the turn's colour."""

    radius: float
    colour: str

    part = LIT

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        canvas.circle(self.at, self.radius + 4, theme.rim)
        canvas.circle(self.at, self.radius, paint.lit)
        canvas.circle(self.at, self.radius - 6, theme.frame)
        canvas.circle(self.at, self.radius - 9, paint.lit)
