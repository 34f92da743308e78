"""The picture of a lobby: its marks, and the colours of all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import cos, radians, sin

from PIL import Image

from data.shipped.boards import Point, load
from engine.views import Seat
from render.drawing.cache import keeping
from render.drawing.canvas import Area, Canvas
from render.drawing.fonts import Weight
from render.drawing.marks import Mark
from render.drawing.paint import bands, paint
from render.drawing.places import grown
from render.drawing.png import Packed, packed
from render.drawing.scenes import scene
from render.drawing.shades import Shades
from render.drawing.shapes import emblem, sign
from render.drawing.stamps import place
from render.drawing.themes import THEMES
from render.lobby_layout import (
    BOX,
    CUT,
    HEIGHT,
    ICONS,
    LEFT,
    PARTS,
    RIGHT,
    TEXT,
    WIDTH,
    WORDS_LEFT,
    Line,
    Lobby,
    Sitting,
    areas,
    broken,
    on_board,
    rows,
    shown_lines,
    text_lines,
)
from render.names import readable
from render.race.layouts import PLANS
from render.sprites.dice import die
from render.sprites.faces import FACE_COLOURS, ROBOT, Face, face
from render.sprites.icons import SYMBOLS, clock, figure, three_dice
from render.sprites.player_trays import tray
from render.sprites.squares import emblem_of_the_game
from render.sprites.wood import board, panel

FAN: Point = (894, 201)
"""Where the cards meet, below their feet."""
FAN_FAR = 118
"""Pixels from there to the middle of a card."""
CARD_WIDE, CARD_HIGH, CARD_HEAD, CARD_ROUND = 66, 92, 26, 8
FAN_ANGLES = -17, 0, 17
"""Of the cards, the last on top; one for each time at which a card may be played."""


class Wood(Mark, frozen=True):
    """The table."""

    def draw(self, canvas: Canvas) -> None:
        board(canvas, WIDTH, HEIGHT)


class Edge(Mark, frozen=True):
    """The edge of a little board that lies on the table."""

    area: Area

    def draw(self, canvas: Canvas) -> None:
        theme, (left, top, right, bottom) = canvas.theme, grown(self.area, 8)
        canvas.panel((left + 4, top + 6, right + 4, bottom + 6), 8, theme.shade)
        canvas.panel((left, top, right, bottom), 8, theme.rim_dark)
        canvas.panel(grown(self.area, 6.5), 6, theme.rim)


class Emblem(Mark, frozen=True):
    """The emblem of a game without a board."""

    def draw(self, canvas: Canvas) -> None:
        left, top, right, bottom = LEFT
        emblem_of_the_game(canvas, ((left + right) / 2, (top + bottom) / 2), 4)


class Panel(Mark, frozen=True):
    """The field for words."""

    def draw(self, canvas: Canvas) -> None:
        panel(canvas, RIGHT)


class Fan(Mark, frozen=True):
    """Three cards, one for each timing of cards."""

    def draw(self, canvas: Canvas) -> None:
        for when, angle in enumerate(FAN_ANGLES):
            _card(canvas, when, angle)


def _card(canvas: Canvas, when: int, angle: float) -> None:
    theme, (across, down) = canvas.theme, (cos(radians(angle)), sin(radians(angle)))

    def at(x: float, y: float) -> Point:
        """Return the place of a card's point, relative to its middle."""
        y -= FAN_FAR
        return FAN[0] + x * across - y * down, FAN[1] + x * down + y * across

    def sheet(top: float, bottom: float, shrunk: float, by: Point = (0, 0)) -> list[Point]:
        side = CARD_WIDE / 2 - CARD_ROUND - shrunk
        corners = (-side, top), (side, top), (side, bottom), (-side, bottom)
        return [(at(*each)[0] + by[0], at(*each)[1] + by[1]) for each in corners]

    top, bottom = CARD_ROUND - CARD_HIGH / 2, CARD_HIGH / 2 - CARD_ROUND
    canvas.blob(sheet(top, bottom, 0, (4, 5)), CARD_ROUND, theme.shade)
    canvas.blob(sheet(top, bottom, 0), CARD_ROUND + 2, theme.rim_dark)
    canvas.blob(sheet(top, bottom, 0), CARD_ROUND, theme.ivory)
    canvas.blob(sheet(top, top + CARD_HEAD - 2 * CARD_ROUND, 0), CARD_ROUND, theme.heads[when])
    middle = at(0, CARD_HEAD / 2)
    canvas.circle(middle, 21, theme.heads[when])
    canvas.circle(middle, 18.5, theme.ivory)
    SYMBOLS[when](canvas, middle, 18, theme.rim_dark, theme.ivory)


class Title(Mark, frozen=True):
    """The game's name, and a die unless *cards* lie there."""

    words: str
    cards: bool = False

    def draw(self, canvas: Canvas) -> None:
        theme, (left, _, right, _) = canvas.theme, RIGHT
        room = right - left - (160 if self.cards else 96)
        lines, high = broken(self.words, room, (44, 38), 1)
        if lines != [self.words]:
            lines, high = broken(self.words, room, (38, 33, 28))
        top = 84 - (len(lines) - 1) * high * 0.9
        for i, line in enumerate(lines):
            at = left + 4, top + i * high * 1.6
            canvas.text((at[0] + 1.5, at[1] + 2.5), line, high, theme.rim, anchor="l", room=room)
            canvas.text(at, line, high, theme.name, anchor="l", room=room)
        canvas.panel((left + 6, 136, right - 10, 138.5), 1, theme.road)
        if not self.cards:
            die(canvas, (right - 46, 88), 58, 6, "red", 12)


class Told(Mark, frozen=True):
    """A sentence about the game."""

    area: Area
    line: Line

    def draw(self, canvas: Canvas) -> None:
        theme, (left, top, right, bottom) = canvas.theme, self.area
        y, reach = (top + bottom) / 2, min(29, (bottom - top) / 2 - 5)
        at = left + 44, y
        canvas.circle(at, reach + 2, theme.rim_dark)
        canvas.circle(at, reach, theme.dish)
        _icon(canvas, self.line.icon, at, reach)
        lines = text_lines(self.line)
        for i, words in enumerate(lines):
            spot = left + WORDS_LEFT, y + (i - (len(lines) - 1) / 2) * 31
            canvas.text(spot, words, TEXT, theme.name, "SemiBold", "l", room=right - spot[0])


class Seated(Mark, frozen=True):
    """A seat, with its player or free."""

    area: Area
    sitting: Sitting
    free: str
    face: Face | None

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
        at = (left + right) / 2, (plate[1] + plate[3]) / 2
        canvas.text(at, name, TEXT, ink, room=right - left - 24)
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
        middle, room = ((left + right) / 2, bottom - 27), right - left - 24
        canvas.text(middle, self.free, TEXT, theme.name, "SemiBold", room=room)


class SeatRow(Mark, frozen=True):
    """A seat, with its player or free, in a line."""

    area: Area
    sitting: Sitting
    free: str
    face: Face | None

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
        weight: Weight = "SemiBold" if sitting.free else "Bold"
        canvas.text((left + WORDS_LEFT, y), name, TEXT, ink, weight, "l", room=right - left - 116)


def _vacant(canvas: Canvas, colour: str, at: Point, reach: float, line: float) -> None:
    """Draw a free seat: the outline of a shape with a plus."""
    theme = canvas.theme
    emblem(canvas, colour, at, reach, theme.keyline, line + 1.5)
    emblem(canvas, colour, at, reach, theme.players[colour].flag, line)
    emblem(canvas, colour, at, reach, theme.vacant, -line)
    for dx, dy in ((reach * 0.4, 0), (0, reach * 0.4)):
        ends = [(at[0] - dx, at[1] - dy), (at[0] + dx, at[1] + dy)]
        canvas.stroke(ends, line * 1.3, theme.name)


def _icon(canvas: Canvas, icon: str, at: Point, reach: float) -> None:
    draw = {"clock": clock, "die": three_dice, "goal": figure}[icon]
    draw(canvas, at, reach * 0.87, canvas.theme.text, canvas.theme.dish)


def picture(view: Lobby, theme: str, faces: Mapping[Seat, Face]) -> Image.Image:
    """Return the picture, with all its parts kept for the next one."""
    image = _board(theme, view.board).unpacked()
    for mark in marks(view, faces):
        place(image, theme, mark)
    return image


@keeping("shades", lambda _: 5000, slow=True)
def shades(theme: str, board: str) -> Shades:
    """Learn the colours of all lobbies with this board, from samples."""
    colours = load(board).colours if board in PLANS else tuple(THEMES[theme].players)
    lines = tuple(Line(icon, "Aa") for icon in ICONS)
    pages = []
    for shown, free, lit in ((lines, True, False), ((), False, True), ((), False, False)):
        seats = tuple(
            Sitting(seat, colour, "Aa", seat % 2 == 1, lit, free)
            for seat, colour in enumerate(colours)
        )
        view = Lobby("Aa", seats, shown, "Aa", board, cards=lit and board in PLANS)
        pages.append(picture(view, theme, {}))
    return Shades(theme, pages, FACE_COLOURS)


def marks(view: Lobby, faces: Mapping[Seat, Face] = {}) -> Iterator[Mark]:
    """Yield everything that lies on the board, lowest first."""
    shown = {each.seat: ROBOT if each.robot else faces.get(each.seat) for each in view.seats}
    yield Title(view.title, view.cards)
    if view.cards:
        yield Fan()
    yield Panel()
    kind: type[Seated | SeatRow] = Seated if on_board(view) else SeatRow
    places = [*(areas(view) if on_board(view) else ()), *rows(view)]
    seats, lines = places[: len(view.seats)], places[len(view.seats) :]
    for sitting, area in zip(view.seats, seats, strict=True):
        yield kind(area, sitting, view.free, shown[sitting.seat])
    for line, area in zip(shown_lines(view), lines, strict=True):
        yield Told(area, line)


@keeping("lobbies", lambda board: len(board.content), slow=True)
def _board(theme: str, key: str) -> Packed:
    """Return the small board on a table, without illegible numbers."""
    if not key:
        return packed(paint(theme, [Wood(), Emblem()], BOX))
    shown = scene(key)
    whole = bands(theme, [shown.ground, *shown.laid], shown.ground.box)
    inner = whole.crop(PARTS.get(key, (CUT, CUT, whole.width - CUT, whole.height - CUT)))
    inner.thumbnail((round(LEFT[2] - LEFT[0]),) * 2, Image.Resampling.LANCZOS)
    left = round((LEFT[0] + LEFT[2] - inner.width) / 2)
    top = round((LEFT[1] + LEFT[3] - inner.height) / 2)
    area = left, top, left + inner.width, top + inner.height
    image = paint(theme, [Wood(), Edge(area)], BOX)
    image.paste(inner, area)
    return packed(image)
