"""The picture of a lobby: the seats on the board itself, and what will be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from data.boards import load
from engine.views import Seat
from render.drawing.canvas import SCALE, Area, Box, Canvas
from render.drawing.fonts import Weight, fit, font, size
from render.drawing.marks import Fixed, Mark, grown
from render.drawing.paint import paint
from render.drawing.shapes import emblem, sign
from render.drawing.tiles import place
from render.names import readable
from render.race.ground import Ground
from render.race.layouts import PLANS, layout
from render.sprites.avatars import ROBOT, Face, face
from render.sprites.dice import die
from render.sprites.icons import burst_icon, clock, lock, people, scroll, three_dice
from render.sprites.trays import tray
from render.sprites.wood import board, panel

WIDTH, HEIGHT = 1000, 520
LEFT: Area = (44, 44, 476, 476)
"""Where the seats are."""
RIGHT: Area = (522, 196, 962, 486)
"""Where it says what will be played."""
TEXT = 23
"""Pixels that capitals have at least: 9 when the picture is 400 wide."""
ICONS = ("people", "tries", "capture", "clock", "rules", "lock")
"""What a line may be about."""
LINES = 4
CUT = 30
"""Pixels of a board's own rim that are left out."""


class Sitting(Struct, frozen=True):
    """A seat of a lobby."""

    seat: Seat
    colour: str
    name: str = ""
    """Of who sits there; nothing where it is free."""
    robot: bool = False
    lit: bool = False
    """Whether it is in the light: the host's."""


class Line(Struct, frozen=True):
    """Something about the game: a sentence of at most two lines, and one of `ICONS`."""

    icon: str
    words: str


class Lobby(Struct, frozen=True):
    """What the picture of a lobby shows; all words in one language."""

    title: str
    """What is played: a name of our own."""
    seats: tuple[Sitting, ...]
    """All that can be taken, the free ones too."""
    lines: tuple[Line, ...]
    """The most important first; there is room for four."""
    free: str
    """What a free seat is called."""
    board: str = ""
    """The key of the board, if there is one."""


BOX: Box = (0, 0, WIDTH, HEIGHT)


def picture(view: Lobby, theme: str, faces: Mapping[Seat, Face]) -> Image.Image:
    """Return the picture; what does not change while people come and go is kept."""
    seats = tuple(replace(sitting, name="", robot=False, lit=False) for sitting in view.seats)
    image = _empty(theme, replace(view, seats=seats)).copy()
    places = areas(view)
    for sitting, area in zip(view.seats, places, strict=True):
        if sitting.name or sitting.robot:
            shown = ROBOT if sitting.robot else faces.get(sitting.seat)
            place(image, theme, Seated(area, sitting, view.free, shown))
    return image


def marks(view: Lobby, faces: Mapping[Seat, Face] | None = None) -> Iterator[Mark]:
    """Yield everything on the picture, lowest first."""
    yield Wood()
    faces = faces or {}
    if on_board(view):
        yield Little(view.board)
    for sitting, area in zip(view.seats, areas(view), strict=True):
        shown = ROBOT if sitting.robot else faces.get(sitting.seat)
        yield Seated(area, sitting, view.free, shown)
    yield Title(view.title)
    yield Panel(view.lines[:LINES])


@lru_cache(maxsize=32)
def _empty(theme: str, view: Lobby) -> Image.Image:
    """Return the picture with all seats free."""
    return paint(theme, marks(view), BOX)


def on_board(view: Lobby) -> bool:
    """Whether the seats have room on the board: where trays are large, and all of them are seats."""
    if view.board not in PLANS or PLANS[view.board].central:
        return False
    return {sitting.seat for sitting in view.seats} <= set(range(load(view.board).arms))


def areas(view: Lobby) -> list[Area]:
    """Return where each seat is: on its tray, or side by side."""
    left, top, right, bottom = LEFT
    if on_board(view):
        plan = PLANS[view.board]
        scale = (right - left) / (plan.width - 2 * CUT)
        found = []
        for sitting in view.seats:
            x0, y0, x1, y1 = plan.corners[sitting.seat].tray
            at = [left + (x0 - CUT) * scale, top + (y0 - CUT) * scale]
            end = [left + (x1 - CUT) * scale, top + (y1 - CUT) * scale]
            found.append((round(at[0]), round(at[1]), round(end[0]), round(end[1])))
        return [(float(a), float(b), float(c), float(d)) for a, b, c, d in found]
    rows = ceil(len(view.seats) / 2)
    wide, high = (right - left - 16) / 2, (bottom - top - 16 * (rows - 1)) / rows
    return [
        (x, y, x + wide, y + min(high, 208))
        for i in range(len(view.seats))
        for x, y in [(left + (i % 2) * (wide + 16), top + (i // 2) * (high + 16))]
    ]


class Wood(Fixed, frozen=True):
    """The table."""

    @property
    def box(self) -> Box:
        return BOX

    def draw(self, canvas: Canvas) -> None:
        board(canvas, WIDTH, HEIGHT)


@lru_cache(maxsize=8)
def _small(theme: str, key: str) -> Image.Image:
    """Return a board without its numbers and its rim, as large as there is room for it."""
    plan, side = PLANS[key], round(LEFT[2] - LEFT[0])
    ground = Ground(layout(key))
    whole = paint(theme, [ground], ground.box)
    inner = whole.crop((CUT, CUT, plan.width - CUT, plan.height - CUT))
    return inner.resize((side * SCALE // 2,) * 2, Image.Resampling.LANCZOS)


class Little(Fixed, frozen=True):
    """A board on which the seats are."""

    key: str

    @property
    def box(self) -> Box:
        left, top, right, bottom = (round(part) for part in LEFT)
        return left, top, right, bottom

    def draw(self, canvas: Canvas) -> None:
        canvas.show(_small(canvas.theme.key, self.key), LEFT)


class Seated(Fixed, frozen=True):
    """A seat with who sits there, or free."""

    area: Area
    sitting: Sitting
    free: str
    face: Face | None

    @property
    def box(self) -> Box:
        left, top, right, bottom = grown(self.area, 16)
        return round(left), round(top), round(right), round(bottom)

    def draw(self, canvas: Canvas) -> None:
        theme, sitting = canvas.theme, self.sitting
        paint = theme.players[sitting.colour]
        if not sitting.name and not sitting.robot:
            self._free(canvas)
            return
        if sitting.lit:
            with canvas.layer(grown(self.area, 14)):
                for by, cover in ((14, 44), (9, 110)):
                    canvas.panel(grown(self.area, by), 14 + by, (*theme.glow, cover))
            canvas.panel(grown(self.area, 4), 16, theme.frame)
            canvas.panel(self.area, 12, paint.edge)
            canvas.panel(grown(self.area, -1.5), 11, paint.lit)
        else:
            tray(canvas, self.area, 12, paint.veneer, theme.rim_dark)
        left, top, right, bottom = self.area
        plate = left + 7, bottom - 46, right - 7, bottom - 7
        canvas.panel(plate, 9, theme.lit_plate if sitting.lit else paint.plate)
        ink = theme.lit_text if sitting.lit else theme.name
        name = readable(sitting.name, "?")
        words = fit(name, right - left - 24, size(TEXT), "Bold")
        canvas.text(((left + right) / 2, (plate[1] + plate[3]) / 2), words, TEXT, ink)
        high = bottom - 52 - top
        at = (left + right) / 2, top + high / 2 + 1
        if self.face is not None:
            reach = min(42, high / 2 - 8)
            face(canvas, self.face, at, reach, sitting.colour)
        else:
            sign(canvas, sitting.colour, at, min(34, high / 2 - 18))

    def _free(self, canvas: Canvas) -> None:
        theme, colour = canvas.theme, self.sitting.colour
        left, top, right, bottom = self.area
        canvas.panel(self.area, 12, theme.vacant_mark)
        canvas.panel(grown(self.area, -2), 11, theme.vacant)
        inside = grown(self.area, -7)
        ring = [inside[:2], (inside[2], inside[1]), inside[2:], (inside[0], inside[3]), inside[:2]]
        for one, other in pairwise(ring):
            canvas.dashes([one, other], 12, 9, 1.5, theme.players[colour].flag)
        at = (left + right) / 2, top + (bottom - top - 40) / 2
        reach = min(30, (bottom - top - 60) / 2)
        emblem(canvas, colour, at, reach, theme.players[colour].flag, 2)
        emblem(canvas, colour, at, reach, theme.vacant, -2)
        for dx, dy in ((reach * 0.4, 0), (0, reach * 0.4)):
            ends = [(at[0] - dx, at[1] - dy), (at[0] + dx, at[1] + dy)]
            canvas.stroke(ends, 2.6, theme.name)
        words = fit(self.free, right - left - 24, size(TEXT), "SemiBold")
        middle = (left + right) / 2, bottom - 27
        canvas.text(middle, words, TEXT, theme.name, "SemiBold")


class Title(Fixed, frozen=True):
    """What is played, and a die."""

    words: str

    @property
    def box(self) -> Box:
        return 500, 20, 980, 196

    def draw(self, canvas: Canvas) -> None:
        theme, (left, _, right, _) = canvas.theme, RIGHT
        lines, high = broken(self.words, right - left - 96, (44, 38, 33, 28))
        top = 110 - (len(lines) - 1) * high * 0.8
        for i, line in enumerate(lines):
            at = left + 4, top + i * high * 1.6
            canvas.text((at[0] + 1.5, at[1] + 2.5), line, high, theme.rim, anchor="l")
            canvas.text(at, line, high, theme.name, anchor="l")
        canvas.panel((left + 6, 178, right - 10, 180.5), 1, theme.road)
        die(canvas, (right - 46, 128), 58, 6, "red", 12)


def broken(
    words: str, room: float, heights: Sequence[int], lines: int = 2, weight: Weight = "Bold"
) -> tuple[list[str], int]:
    """Return *words* in lines that fit, and how high their capitals are: as high as possible."""
    for high in heights:
        wide = font(size(high), weight).getlength
        found: list[str] = []
        for word in words.split():
            longer = f"{found[-1]} {word}" if found else word
            if found and wide(longer) <= room:
                found[-1] = longer
            else:
                found.append(word)
        if len(found) <= lines and all(wide(line) <= room for line in found):
            return found, high
    kept = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return [fit(line, room, size(high), weight) for line in kept if line], high


class Panel(Fixed, frozen=True):
    """A few sentences about the game."""

    lines: tuple[Line, ...]

    @property
    def box(self) -> Box:
        return 500, 190, 980, 500

    def draw(self, canvas: Canvas) -> None:
        theme, (left, top, right, bottom) = canvas.theme, RIGHT
        panel(canvas, RIGHT)
        step = (bottom - top - 10) / LINES
        for i, line in enumerate(self.lines):
            y = top + 5 + step * (i + 0.5)
            at = left + 44, y
            canvas.circle(at, 31, theme.rim_dark)
            canvas.circle(at, 29, theme.dish)
            _icon(canvas, line.icon, at)
            rows, high = broken(line.words, right - left - 100, (TEXT,), 2, "SemiBold")
            for row, words in enumerate(rows):
                spot = left + 92, y + (row - (len(rows) - 1) / 2) * 31
                canvas.text(spot, words, high, theme.name, "SemiBold", "l")


def _icon(canvas: Canvas, icon: str, at: tuple[float, float]) -> None:
    ink, ground = canvas.theme.text, canvas.theme.dish
    if icon == "capture":
        burst_icon(canvas, at, 24)
        return
    draw = {
        "people": people,
        "tries": three_dice,
        "clock": clock,
        "rules": scroll,
        "lock": lock,
    }[icon]
    draw(canvas, at, 25, ink, ground)
