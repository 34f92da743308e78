"""Trays of veneer with plates and faces."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from io import BytesIO

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from data.shipped.boards import Point
from render.drawing.canvas import Area, Canvas, sign
from render.drawing.fonts import letters, size, width
from render.drawing.paint import BOARD, LIT, Mark, Placed, grown, whole
from render.drawing.themes import Colour
from render.names import readable
from render.sprites.squares import hole

# Faces: a person's picture on a plate, or its substitute.
#
# What comes from outside is decoded here, once, and never believed: see `avatar`.


SIDE = 64
"""Pixels of a face that is kept."""
MOST_BYTES = 100_000
MOST_PIXELS = 1024 * 1024
_LEVELS = range(0, 253, 84)
FACE_COLOURS = tuple((r, g, b) for r in _LEVELS for g in _LEVELS for b in _LEVELS)
"""Of strangers' faces nothing is known but that there are all colours in them."""
FORMATS = ("PNG", "JPEG", "WEBP", "GIF")


class Face(Struct, frozen=True):
    """A person's picture, small and plain: hashable, and safe to draw."""

    pixels: bytes = b""
    """Red, green and blue of ``SIDE * SIDE`` pixels; nothing where there is no picture."""
    initial: str = ""
    """The stand-in for a missing portrait in a medallion."""


ROBOT = Face()
"""The face of a computer player."""


def medallion(name: str) -> Face | None:
    """Return the medallion of a person without picture; None without a letter."""
    letter = next((letter for letter in readable(name) if letter.isalnum()), "")
    return Face(initial=letter.upper()) if letter else None


def avatar(content: bytes | None) -> Face | None:
    """Return the face in a picture's file, or None if unusable.

    Takes no more than `MOST_BYTES` and `MOST_PIXELS`, and the first frame only. Whatever is wrong
    with the file, the answer is None: nothing that strangers upload can stop a board from being
    drawn. Decoding as many pixels takes some milliseconds; how long to wait for the file is the
    business of who fetches it.
    """
    if not content or len(content) > MOST_BYTES:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with Image.open(BytesIO(content), formats=FORMATS) as image:
                if image.width * image.height > MOST_PIXELS:
                    return None
                image.draft("RGB", (SIDE, SIDE))
                shown = image.convert("RGBA")
    except Exception:
        # Decoders raise nearly anything; and every failure means the same.
        return None
    side = min(shown.size)
    left, top = (shown.width - side) // 2, (shown.height - side) // 2
    square = shown.crop((left, top, left + side, top + side))
    small = square.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    ground = Image.new("RGB", small.size, (72, 60, 52))
    ground.paste(small, (0, 0), small.getchannel("A"))
    return Face(ground.tobytes())


def face(canvas: Canvas, who: Face, at: Point, radius: float, colour: str = "") -> None:
    """Draw a face in a ring, with a player's *colour* as shape."""
    theme = canvas.theme
    canvas.circle(at, radius + 2, theme.rim)
    canvas.circle(at, radius + 0.5, theme.dish)
    if who.pixels:
        canvas.picture(Image.frombytes("RGB", (SIDE, SIDE), who.pixels), at, radius - 1)
    elif who.initial:
        canvas.circle(at, radius - 1, theme.rim)
        canvas.digits(at, who.initial, radius * 0.92, theme.name)
    else:
        robot(canvas, at, radius - 1)
    if colour:
        sign(canvas, colour, (at[0] + radius * 0.72, at[1] + radius * 0.72), radius * 0.36)


def robot(canvas: Canvas, at: Point, radius: float) -> None:
    """Draw the face of a computer player in a disc."""
    theme, (x, y), k = canvas.theme, at, radius / 26
    ink, metal = theme.rim, theme.ivory_side
    canvas.circle(at, radius, theme.panel_rim)
    canvas.stroke([(x, y - 9 * k), (x, y - 16 * k)], 1.4 * k, metal)
    canvas.circle((x, y - 17 * k), 3 * k, metal)
    canvas.panel((x - 15 * k, y - 9 * k, x + 15 * k, y + 13 * k), 6 * k, metal)
    for side in (-6, 6):
        canvas.circle((x + side * k, y - 1 * k), 3.4 * k, ink)
    canvas.stroke([(x - 5 * k, y + 7 * k), (x + 5 * k, y + 7 * k)], 1.4 * k, ink)


# Trays of veneer with plates, one for each corner.


FRAME = 7
GLOW = 18
"""Pixels beyond the frame."""
MEDAL = 22
"""Radius of a place."""
HIGH = 100
"""Above that, there is room for a face above a name."""
NAME, LINE = 23, 31
"""Pixels that capitals of names have at least: 9 when the picture is 400 wide; and from line to line."""


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
