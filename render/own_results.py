"""The picture of a person's own results: portrait, wins, feuds and trophies.

A portrait on the left of the head, figures below it, then a shelf for each feud and a medal for each
kind of trophy. All words come with the view.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from data.shipped.boards import Point
from render.drawing.canvas import Area, Box, Canvas
from render.drawing.fonts import fitting_height, size, width
from render.drawing.marks import Mark
from render.names import readable
from render.sprites.faces import Face, face
from render.sprites.wood import board, panel

WIDTH = 1000
LEFT, RIGHT = 36, 964
GAP = 10
PORTRAIT: Point = 118, 118
NAME = 222
TOP, TALL = 212, 118
"""Where the figures begin, and how high they are."""
SHELF = 62
FOOT = 36
TEXT = 23
"""Pixels that capitals have at least: 9 when the picture is 400 wide."""


class Figure(Struct, frozen=True):
    """A number and its meaning."""

    words: str
    value: str


class Opponent(Struct, frozen=True):
    """A player met most often in captures, with their number."""

    words: str
    name: str
    face: Face | None
    times: str


class OwnResults(Struct, frozen=True):
    """A person's results as they are drawn."""

    title: str
    name: str
    face: Face | None
    figures: tuple[Figure, ...]
    feuds: tuple[Opponent, ...] = ()
    trophies: tuple[Figure, ...] = ()


def box(view: OwnResults) -> Box:
    """Return the box of the whole picture."""
    shelves = len(view.feuds) + (len(view.trophies) + 1) // 2
    return 0, 0, WIDTH, TOP + TALL + shelves * (SHELF + GAP) + FOOT


def marks(view: OwnResults) -> Iterator[Mark]:
    """Yield everything on the picture, lowest first."""
    yield Wood(box(view))
    yield Head(view.title, view.name, view.face)
    room = (RIGHT - LEFT + GAP) / len(view.figures)
    for i, figure in enumerate(view.figures):
        left = LEFT + i * room
        yield Plate((left, TOP, left + room - GAP, TOP + TALL), figure, lit=not i)
    top = TOP + TALL + GAP
    for feud in view.feuds:
        yield ResultPanel((LEFT, top, RIGHT, top + SHELF), feud)
        top += SHELF + GAP
    half = (RIGHT - LEFT + GAP) / 2
    for i, trophy in enumerate(view.trophies):
        line, column = divmod(i, 2)
        left, high = LEFT + column * half, top + line * (SHELF + GAP)
        yield Trophy((left, high, left + half - GAP, high + SHELF), trophy)


class Wood(Mark, frozen=True):
    """The table."""

    area: Box

    def draw(self, canvas: Canvas) -> None:
        board(canvas, self.area[2], self.area[3])


class Head(Mark, frozen=True):
    """The portrait with the name, and the meant games."""

    title: str
    name: str
    seen: Face | None

    def draw(self, canvas: Canvas) -> None:
        theme, (x, y) = canvas.theme, PORTRAIT
        canvas.circle((x, y), 82, theme.rim_dark)
        canvas.circle((x, y), 78, theme.dish)
        if self.seen is not None:
            face(canvas, self.seen, PORTRAIT, 74)
        left = NAME, RIGHT - NAME - 12
        name = readable(self.name, self.name)
        canvas.text((left[0], y - 24), name, 46, theme.name, anchor="l", room=left[1])
        high = fitting_height(self.title, left[1], (26, TEXT), "SemiBold")
        canvas.text((left[0], y + 34), self.title, high, theme.name, "SemiBold", "l", room=left[1])


class Plate(Mark, frozen=True):
    """A figure, large, above its words."""

    area: Area
    figure: Figure
    lit: bool

    def draw(self, canvas: Canvas) -> None:
        theme, (left, top, right, _) = canvas.theme, self.area
        ink = theme.lit_text if self.lit else theme.name
        if self.lit:
            canvas.panel((left - 4, top - 4, right + 4, self.area[3] + 4), 21, theme.frame)
            canvas.panel(self.area, 18, theme.lit_plate)
        else:
            panel(canvas, self.area)
        middle, room = (left + right) / 2, right - left - 24
        value = self.figure.value
        high = next((each for each in (50, 40, 32) if width(value, size(each), "Bold") <= room), 26)
        canvas.text((middle, top + 46), value, high, ink, room=room)
        canvas.text((middle, top + 94), self.figure.words, TEXT, ink, "SemiBold", room=room)


class ResultPanel(Mark, frozen=True):
    """A feud: its words, the other player, and the captures."""

    area: Area
    feud: Opponent

    def draw(self, canvas: Canvas) -> None:
        theme, (left, top, right, bottom) = canvas.theme, self.area
        panel(canvas, self.area, 14)
        y, half = (top + bottom) / 2, left + 452
        canvas.text((left + 22, y), self.feud.words, TEXT, theme.name, "SemiBold", "l", room=420)
        if self.feud.face is not None:
            face(canvas, self.feud.face, (half + 24, y), 22)
        name = readable(self.feud.name, self.feud.name)
        canvas.text((half + 60, y), name, 27, theme.name, anchor="l", room=290)
        canvas.text((right - 26, y), self.feud.times, 30, theme.name, anchor="r", room=90)


class Trophy(Mark, frozen=True):
    """A kind of trophy, with its number."""

    area: Area
    trophy: Figure

    def draw(self, canvas: Canvas) -> None:
        theme, (left, top, right, bottom) = canvas.theme, self.area
        panel(canvas, self.area, 14)
        y = (top + bottom) / 2
        wide = max(44, 26 + width(self.trophy.value, size(TEXT), "Bold"))
        begin = left + 16
        canvas.panel((begin - 3, y - 25, begin + wide + 3, y + 25), 25, theme.burst_edge)
        canvas.panel((begin, y - 22, begin + wide, y + 22), 22, theme.medals[0])
        canvas.digits((begin + wide / 2, y), self.trophy.value, TEXT, theme.text)
        words = begin + wide + 16
        room = right - words - 16
        canvas.text((words, y), self.trophy.words, 27, theme.name, anchor="l", room=room)
