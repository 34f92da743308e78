"""What lies beside the squares: name plates, the frame of whose turn it is, the die."""

from __future__ import annotations

from data.boards import Point
from render.canvas import Box, Canvas
from render.fonts import fit, size
from render.layouts import FRAME, RIM, SMALLEST_TEXT, Area
from render.marks import Fixed, Placed, around, emblem
from render.themes import Colour


class Die(Placed, frozen=True):
    """The last roll, in the colour of who rolled it."""

    side: int
    pips: int
    colour: str = ""

    @property
    def box(self) -> Box:
        return around([self.at], self.side / 2 + 2)

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


class Frame(Fixed, frozen=True):
    """The frame around the tray of the player on turn."""

    area: Area
    radius: float
    colour: str

    @property
    def box(self) -> Box:
        return around([self.area[:2], self.area[2:]], FRAME + 1)

    def draw(self, canvas: Canvas) -> None:
        canvas.frame(self.area, self.radius, FRAME, canvas.theme.players[self.colour].edge)


class Plate(Fixed, frozen=True):
    """A player's shape and name; in full colour and with a pointer on their turn."""

    area: Area
    colour: str
    name: str
    turn: bool = False
    place: int = 0
    """1 for the winner; 0 while playing."""
    rolled: int = 0
    """The pips of the last roll, if it was theirs and the turn has gone on."""
    partners: tuple[str, ...] = ()
    """The other colours that the same player has."""
    nobody: bool = False
    """Whether the colour is nobody's."""

    @property
    def box(self) -> Box:
        return around([self.area[:2], self.area[2:]], 1)

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
        for colour in self.partners:
            begin = self._partner(canvas, colour, begin - high * 0.08, middle, high, ink)
        if self.nobody:
            _nobody(canvas, (begin + high * 0.28, middle), high * 0.3, ink, fill)
            begin += high * 0.72
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

    def _partner(
        self, canvas: Canvas, colour: str, begin: float, middle: float, high: float, ink: Colour
    ) -> float:
        """Draw another colour of the same player; return where the next thing may begin."""
        paint = canvas.theme.players[colour]
        half, reach = high * 0.07, high * 0.2
        canvas.stroke([(begin - half, middle), (begin + half, middle)], 2.5, ink)
        canvas.stroke([(begin, middle - half), (begin, middle + half)], 2.5, ink)
        spot = begin + half + high * 0.08 + reach, middle
        if self.turn:
            emblem(canvas, colour, spot, reach, ink, 5.5)
        emblem(canvas, colour, spot, reach, paint.edge, 2.5)
        emblem(canvas, colour, spot, reach, paint.fill)
        return spot[0] + reach + high * 0.24


def _nobody(canvas: Canvas, at: Point, reach: float, ink: Colour, ground: Colour) -> None:
    """Draw head and shoulders, struck out."""
    x, y = at
    canvas.circle((x, y - reach * 0.42), reach * 0.36, ink)
    canvas.panel(
        (x - reach * 0.66, y + reach * 0.1, x + reach * 0.66, y + reach * 0.9), reach * 0.4, ink
    )
    for wide, fill in ((6.0, ground), (2.5, ink)):
        canvas.stroke([(x - reach, y + reach), (x + reach, y - reach)], wide, fill)
