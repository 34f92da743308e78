"""The picture of a lobby: the seats on the board itself, and what will be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct
from PIL import Image

from data.boards import Point, load
from engine.views import Seat
from render.drawing.canvas import Area, Box, Canvas
from render.drawing.fonts import Weight, fit, font, size
from render.drawing.kept import keeping
from render.drawing.marks import Fixed, Tiled, grown
from render.drawing.packed import Packed, packed
from render.drawing.paint import paint
from render.drawing.scenes import scene
from render.drawing.shades import Shades
from render.drawing.shapes import emblem, sign
from render.drawing.stamps import place
from render.drawing.themes import THEMES
from render.names import readable
from render.race.layouts import PLANS
from render.sprites.avatars import ROBOT, Face, face
from render.sprites.dice import die
from render.sprites.dishes import emblem_of_the_game
from render.sprites.icons import burst_icon, clock, lock, people, scroll, three_dice
from render.sprites.trays import tray
from render.sprites.wood import board, panel

WIDTH, HEIGHT = 1000, 520
BOX: Box = (0, 0, WIDTH, HEIGHT)
LEFT: Area = (44, 44, 476, 476)
"""Where the board is."""
RIGHT: Area = (522, 196, 962, 486)
"""Where it says what will be played, and who sits at boards that have no room for it."""
TEXT = 23
"""Pixels that capitals have at least: 9 when the picture is 400 wide."""
ICONS = ("people", "tries", "capture", "clock", "rules", "lock")
"""What a line may be about."""
LINES, ROWS = 4, 6
"""How many lines there are room for, and how many where those who sit there stand above them."""
CUT = 30
"""Pixels of a board's own rim that are left out."""


_LEVELS = range(0, 253, 84)
FACES = tuple((r, g, b) for r in _LEVELS for g in _LEVELS for b in _LEVELS)
"""Colours for faces: of those of strangers nothing is known but that there are all."""


class Sitting(Struct, frozen=True):
    """A seat of a lobby."""

    seat: Seat
    colour: str
    name: str = ""
    """Of who sits there, as far as it is known."""
    robot: bool = False
    lit: bool = False
    """Whether it is in the light: the host's."""
    free: bool = False


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
    """The most important first; what there is no room for is left out."""
    free: str
    """What a free seat is called."""
    board: str = ""
    """The key of a scene, if the game has one: its board is shown."""


def picture(view: Lobby, theme: str, faces: Mapping[Seat, Face]) -> Image.Image:
    """Return the picture; everything on it is kept for the next one, where only little is new."""
    image = _board(theme, view.board).unpacked()
    for mark in marks(view, faces):
        place(image, theme, mark)
    return image


@keeping("shades", lambda _: 5000, slow=True)
def shades(theme: str, board: str) -> Shades:
    """Learn the colours of all lobbies with this board: from some in which all there is is seen."""
    colours = load(board).colours if board in PLANS else tuple(THEMES[theme].players)
    lines = tuple(Line(icon, "Aa") for icon in ICONS)
    pages = []
    for shown, free, lit in (
        (lines[:3], True, False),
        (lines[3:], False, True),
        ((), False, False),
    ):
        seats = tuple(
            Sitting(seat, colour, "Aa", seat % 2 == 1, lit, free)
            for seat, colour in enumerate(colours)
        )
        pages.append(picture(Lobby("Aa", seats, shown, "Aa", board), theme, {}))
    return Shades(theme, pages, FACES)


def marks(view: Lobby, faces: Mapping[Seat, Face] | None = None) -> Iterator[Tiled]:
    """Yield everything that lies on the board, lowest first."""
    shown = {
        each.seat: ROBOT if each.robot else (faces or {}).get(each.seat) for each in view.seats
    }
    yield Title(view.title)
    yield Panel()
    lines = view.lines[:LINES]
    if on_board(view):
        for sitting, area in zip(view.seats, areas(view), strict=True):
            yield Seated(area, sitting, view.free, shown[sitting.seat])
        step = (RIGHT[3] - RIGHT[1] - 10) / LINES
    else:
        lines = lines[: max(0, ROWS - len(view.seats))]
        step = (RIGHT[3] - RIGHT[1] - 10) / max(LINES, len(view.seats) + len(lines))
        for i, sitting in enumerate(view.seats):
            yield Row(_row(i, step), sitting, view.free, shown[sitting.seat])
    first = 0 if on_board(view) else len(view.seats)
    for i, line in enumerate(lines, first):
        yield Told(_row(i, step), line)


def _row(number: int, step: float) -> Area:
    """Return where a line of the panel is."""
    left, top, right, _ = RIGHT
    return left, round(top + 5 + step * number), right, round(top + 5 + step * (number + 1))


@keeping("lobbies", lambda board: board.weight, slow=True)
def _board(theme: str, key: str) -> Packed:
    """Return the board in small on a table; without its numbers, which could not be read."""
    if not key:
        return packed(paint(theme, [Wood(), Emblem()], BOX))
    shown = scene(key)
    whole = paint(theme, [shown.ground, *shown.laid], shown.ground.box)
    inner = whole.crop((CUT, CUT, whole.width - CUT, whole.height - CUT))
    inner.thumbnail((round(LEFT[2] - LEFT[0]),) * 2, Image.Resampling.LANCZOS)
    left = round((LEFT[0] + LEFT[2] - inner.width) / 2)
    top = round((LEFT[1] + LEFT[3] - inner.height) / 2)
    area = left, top, left + inner.width, top + inner.height
    image = paint(theme, [Wood(), Edge(area)], BOX)
    image.paste(inner, area)
    return packed(image)


def on_board(view: Lobby) -> bool:
    """Whether names have room on the board: where trays are large, and all of them are seats."""
    if view.board not in PLANS or PLANS[view.board].central:
        return False
    return {sitting.seat for sitting in view.seats} <= set(range(load(view.board).arms))


def areas(view: Lobby) -> list[Area]:
    """Return where the tray of each seat is on the board in small."""
    left, top, right, _ = LEFT
    plan = PLANS[view.board]
    scale = (right - left) / (plan.width - 2 * CUT)
    found: list[Area] = []
    for sitting in view.seats:
        x0, y0, x1, y1 = (round((part - CUT) * scale) for part in plan.corners[sitting.seat].tray)
        found.append((left + x0, top + y0, left + x1, top + y1))
    return found


class Wood(Fixed, frozen=True):
    """The table."""

    @property
    def box(self) -> Box:
        return BOX

    def draw(self, canvas: Canvas) -> None:
        board(canvas, WIDTH, HEIGHT)


class Edge(Fixed, frozen=True):
    """The edge of a little board that lies on the table."""

    area: Area

    @property
    def box(self) -> Box:
        return _boxed(grown(self.area, 16))

    def draw(self, canvas: Canvas) -> None:
        theme, (left, top, right, bottom) = canvas.theme, grown(self.area, 8)
        canvas.panel((left + 4, top + 6, right + 4, bottom + 6), 8, theme.shade)
        canvas.panel((left, top, right, bottom), 8, theme.rim_dark)
        canvas.panel(grown(self.area, 6.5), 6, theme.rim)


class Emblem(Fixed, frozen=True):
    """What lies there of a game that has no board."""

    @property
    def box(self) -> Box:
        return _boxed(LEFT)

    def draw(self, canvas: Canvas) -> None:
        left, top, right, bottom = LEFT
        emblem_of_the_game(canvas, ((left + right) / 2, (top + bottom) / 2), 4)


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
        if sitting.free:
            self._free(canvas)
            return
        if sitting.lit:
            with canvas.veil(grown(self.area, 14), theme.glow):
                for by, cover in ((14, 44), (9, 110)):
                    canvas.panel(grown(self.area, by), 14 + by, cover)
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
        _vacant(canvas, colour, at, reach, 2)
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
        room = right - left - 96
        lines, high = broken(self.words, room, (44, 38), 1)
        if lines != [self.words]:
            lines, high = broken(self.words, room, (44, 38, 33, 28))
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
    """The field for what is told."""

    @property
    def box(self) -> Box:
        return 500, 190, 980, 500

    def draw(self, canvas: Canvas) -> None:
        panel(canvas, RIGHT)


class Told(Fixed, frozen=True):
    """A sentence about the game."""

    area: Area
    line: Line

    @property
    def box(self) -> Box:
        return _boxed(self.area)

    def draw(self, canvas: Canvas) -> None:
        theme, (left, top, right, bottom) = canvas.theme, self.area
        y, reach = (top + bottom) / 2, min(29, (bottom - top) / 2 - 5)
        at = left + 44, y
        canvas.circle(at, reach + 2, theme.rim_dark)
        canvas.circle(at, reach, theme.dish)
        _icon(canvas, self.line.icon, at, reach)
        most = 2 if bottom - top >= 62 else 1
        rows, high = broken(
            readable(self.line.words), right - left - 100, (TEXT,), most, "SemiBold"
        )
        for row, words in enumerate(rows):
            spot = left + 92, y + (row - (len(rows) - 1) / 2) * 31
            canvas.text(spot, words, high, theme.name, "SemiBold", "l")


class Row(Fixed, frozen=True):
    """A seat with who sits there, or free, in a line."""

    area: Area
    sitting: Sitting
    free: str
    face: Face | None

    @property
    def box(self) -> Box:
        return _boxed(self.area)

    def draw(self, canvas: Canvas) -> None:
        theme, sitting, (left, top, right, bottom) = canvas.theme, self.sitting, self.area
        y, reach = (top + bottom) / 2, min(26, (bottom - top) / 2 - 5)
        at, ink, name = (left + 44, y), theme.name, readable(sitting.name, "?")
        if sitting.lit:
            canvas.panel((left + 8, y - reach - 3, right - 8, y + reach + 3), 12, theme.lit_plate)
            ink = theme.lit_text
        if sitting.free:
            _vacant(canvas, sitting.colour, at, reach * 0.72, 2)
            ink, name = theme.faint, self.free
        elif self.face is not None:
            face(canvas, self.face, at, reach - 2, sitting.colour)
        else:
            sign(canvas, sitting.colour, at, reach * 0.72)
        words = fit(name, right - left - 116, size(TEXT), "SemiBold" if sitting.free else "Bold")
        weight: Weight = "SemiBold" if sitting.free else "Bold"
        canvas.text((left + 92, y), words, TEXT, ink, weight, "l")


def _boxed(area: Area) -> Box:
    left, top, right, bottom = area
    return round(left), round(top), round(right), round(bottom)


def _vacant(canvas: Canvas, colour: str, at: Point, reach: float, line: float) -> None:
    """Draw the outline of a shape with a plus in it: somebody may come."""
    theme = canvas.theme
    emblem(canvas, colour, at, reach, theme.keyline, line + 1.5)
    emblem(canvas, colour, at, reach, theme.players[colour].flag, line)
    emblem(canvas, colour, at, reach, theme.vacant, -line)
    for dx, dy in ((reach * 0.4, 0), (0, reach * 0.4)):
        ends = [(at[0] - dx, at[1] - dy), (at[0] + dx, at[1] + dy)]
        canvas.stroke(ends, line * 1.3, theme.name)


def _icon(canvas: Canvas, icon: str, at: Point, reach: float) -> None:
    ink, ground = canvas.theme.text, canvas.theme.dish
    if icon == "capture":
        burst_icon(canvas, at, reach * 0.83)
        return
    draw = {
        "people": people,
        "tries": three_dice,
        "clock": clock,
        "rules": scroll,
        "lock": lock,
    }[icon]
    draw(canvas, at, reach * 0.87, ink, ground)
