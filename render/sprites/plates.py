"""Plates of players: shape, face, name and place."""

from __future__ import annotations

from collections.abc import Iterator

from data.shipped.boards import Point
from render.drawing.canvas import Area, Canvas
from render.drawing.fonts import letters, size, width
from render.drawing.marks import BOARD, LIT, Mark
from render.drawing.shapes import sign
from render.drawing.themes import Colour
from render.sprites.faces import Face, face

MEDAL = 22
"""Radius of a place."""
HIGH = 100
"""Above that, there is room for a face above a name."""
NAME, LINE = 23, 31
"""Pixels that capitals of names have at least: 9 when the picture is 400 wide; and from line to line."""


class Plate(Mark, frozen=True):
    """A player's shape, face and name; ivory on their turn."""

    area: Area
    colour: str
    name: str
    turn: bool = False
    place: int = 0
    """1 for the winner; 0 while playing."""
    partners: tuple[str, ...] = ()
    """The other colours that the same player has."""
    nobody: bool = False
    """Whether the colour is nobody's."""
    face: Face | None = None

    @property
    def part(self) -> int:
        return LIT if self.turn else BOARD

    @property
    def _narrow(self) -> bool:
        """Return whether all stand abreast, with little room beyond a name."""
        left, top, right, bottom = self.area
        return right - left < 250 and bottom - top <= HIGH

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        left, top, right, bottom = self.area
        radius = min(18, (bottom - top) * 0.27)
        if self.turn:
            canvas.panel(self.area, radius, paint.edge)
            canvas.panel((left, top, right, bottom - 2), radius, theme.lit_plate)
        else:
            canvas.panel(self.area, radius, paint.inlay)
            canvas.panel(
                (left + 1.6, top + 1.6, right - 1.6, bottom - 1.6), radius - 1.6, paint.plate
            )
        ink = theme.lit_text if self.turn else theme.name
        if bottom - top > HIGH:
            self._high(canvas, ink)
        else:
            self._wide(canvas, ink)

    def _wide(self, canvas: Canvas, ink: Colour) -> None:
        """Draw everything beside each other."""
        theme = canvas.theme
        left, top, right, bottom = self.area
        high, middle = bottom - top, (top + bottom) / 2
        begin, seen, reach = left + 11, self.face, min(26, high / 2 - 7)
        tight = (
            self._narrow and width(self.name, size(NAME), "Bold") > right - left - 2 * reach - 45
        )
        if tight and not (seen and seen.pixels):
            seen = None  # a name says more than its initial
        if seen is not None:
            reach = 20 if tight else reach
            at = begin + reach, middle
            face(canvas, seen, at, reach, self.colour if self._narrow else "")
            begin += 2 * reach + (12 if tight or not self._narrow else 16)
        if seen is None or not self._narrow:
            reach = 14.5 if seen is not None or tight else 18
            sign(canvas, self.colour, (begin + reach + 2, middle), reach)
            begin += 2 * reach + (12 if tight else 16)
        for colour in self.partners:
            begin = _partner(canvas, colour, begin, middle, ink)
        if self.nobody:
            _nobody(canvas, (begin + 16, middle), 18, ink, theme.strike)
            begin += 44
        end = right - (8 if tight else 14)
        if self.place and self._narrow:
            medal(canvas, (right - 12, top + 1), self.place)  # on the corner
            end -= 4
        elif self.place:
            medal(canvas, (right - 34, middle), self.place)
            end -= 48
        _name(canvas, self.name, (begin, middle), end - begin, ink, "l", 2 if self._narrow else 1)

    def _high(self, canvas: Canvas, ink: Colour) -> None:
        """Draw the face above the name."""
        theme = canvas.theme
        left, top, right, bottom = self.area
        long = width(self.name, size(NAME), "Bold") > right - left - 20
        x, y = (left + right) / 2, top + (bottom - top) * (0.29 if long else 0.37)
        signs = (self.colour, *self.partners)
        if self.face is not None:
            reach = 30 if long else 36
            face(canvas, self.face, (x - 8, y), reach)
            sign(canvas, self.colour, (x + reach - 4, y + reach - 12), 14)
        else:
            reach = 28 if len(signs) == 1 else 20
            for i, colour in enumerate(signs):
                spot = x + (i - (len(signs) - 1) / 2) * reach * 2.8, y
                sign(canvas, colour, spot, reach)
        if self.nobody:
            _nobody(canvas, (left + 34, y), 19, ink, theme.strike)
        if self.place:
            medal(canvas, (right - 32, y - 8), self.place)
        at = x, bottom - (bottom - top) * (0.28 if long else 0.2)
        _name(canvas, self.name, at, right - left - 20, ink, "m", 2)


def _name(
    canvas: Canvas, name: str, at: Point, room: float, ink: Colour, anchor: str, most: int
) -> None:
    """Draw a name in as many lines as needed, at *most* some."""
    high = NAME + 3 if len(name) < 10 else NAME
    if width(name, size(high), "Bold") > room:
        high = NAME
    lines = broken(name, room, size(high)) if most > 1 else (name,)
    for number, line in enumerate(lines):
        spot = at[0], at[1] + (number - (len(lines) - 1) / 2) * LINE
        canvas.text(spot, line, high, ink, "Bold", anchor, room=room)


def broken(name: str, room: float, size: int) -> tuple[str, ...]:
    """Return a name in one or two lines, broken at spaces first.

    >>> broken("Anna Luisa", 130, 32), broken("Maximiliane", 130, 32), broken("Ada", 130, 32)
    (('Anna', 'Luisa'), ('Maximi-', 'liane'), ('Ada',))
    """

    def fits(line: str) -> bool:
        return width(line, size, "Bold") <= room

    if fits(name):
        return (name,)
    ways = [way for way in halves(name) if fits(way[0])]
    return next((way for way in ways if fits(way[1])), ways[0] if ways else (name,))


def halves(name: str) -> Iterator[tuple[str, str]]:
    """Yield the ways to break a name in two, the best first.

    That is at spaces, else with a hyphen in a word. Letters of other scripts may belong together.
    """
    places = [at for at, letter in enumerate(name) if letter in " -" and 0 < at < len(name) - 1]
    for at in reversed(places):
        yield name[: at + (name[at] == "-")], name[at + 1 :]
    if letters().issuperset(name):
        for at in range(len(name) - 2, 1, -1):
            if not {" ", "-"} & {*name[at - 2 : at + 2]}:
                yield f"{name[:at]}-", name[at:]


def medal(canvas: Canvas, at: Point, place: int, radius: float = MEDAL) -> None:
    """Draw a place, first to last."""
    theme = canvas.theme
    metal = theme.medals[min(place, len(theme.medals)) - 1]
    canvas.circle(at, radius, theme.burst_edge)
    canvas.circle(at, radius - 2.4, metal)
    canvas.digits(at, str(place), max(NAME, radius), theme.text)


def _partner(canvas: Canvas, colour: str, begin: float, middle: float, ink: Colour) -> float:
    """Draw another colour of a player; return the next free place."""
    at = begin + 5
    canvas.stroke([(at - 7, middle), (at + 7, middle)], 2, ink)
    canvas.stroke([(at, middle - 7), (at, middle + 7)], 2, ink)
    sign(canvas, colour, (at + 30, middle), 14.5)
    return at + 56


def _nobody(canvas: Canvas, at: Point, reach: float, ink: Colour, strike: Colour) -> None:
    """Draw head and shoulders, struck out."""
    x, y = at
    canvas.circle((x, y - reach * 0.42), reach * 0.36, ink)
    canvas.panel(
        (x - reach * 0.66, y + reach * 0.1, x + reach * 0.66, y + reach * 0.9), reach * 0.4, ink
    )
    ends = [(x - reach, y + reach), (x + reach, y - reach)]
    canvas.stroke(ends, 3.6, canvas.theme.ivory)
    canvas.stroke(ends, 2, strike)
