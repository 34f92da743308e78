"""The picture of a person's own results: portrait, wins, feuds and trophies.

A portrait on the left of the head, figures below it, then a shelf for each feud and a medal for each
kind of trophy, and last the days of the daily five. All words come with the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
LINE, CELL, WORDS = 10, 52, 48
"""Days in a line of a calendar, their height, and that of the words above."""
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


class Month(Struct, frozen=True):
    """Figures of the daily five, and a calendar."""

    title: str
    """Empty: that of the picture."""
    figures: tuple[Figure, ...]
    words: str
    days: tuple[str, ...]
    """Points by day, today's last; empty: none."""


class OwnResults(Struct, frozen=True):
    """A person's results as they are drawn."""

    title: str
    name: str
    face: Face | None
    figures: tuple[Figure, ...]
    feuds: tuple[Opponent, ...] = ()
    trophies: tuple[Figure, ...] = ()
    month: Month | None = None


def box(view: OwnResults) -> Box:
    """Return the box of the whole picture."""
    shelves = len(view.feuds) + (len(view.trophies) + 1) // 2
    high = TOP + shelves * (SHELF + GAP) + (TALL + GAP) * bool(view.figures)
    if view.month is not None:
        high += TALL + GAP + WORDS * (1 + bool(view.month.title))
        high += -(-len(view.month.days) // LINE) * (CELL + GAP)
    return 0, 0, WIDTH, high - GAP + FOOT


def marks(view: OwnResults) -> Iterator[Mark]:
    """Yield everything on the picture, lowest first."""
    yield Wood(box(view))
    yield Head(view.title, view.name, view.face)
    yield from plates(view.figures, TOP)
    top = TOP + (TALL + GAP) * bool(view.figures)
    for feud in view.feuds:
        yield ResultPanel((LEFT, top, RIGHT, top + SHELF), feud)
        top += SHELF + GAP
    half = (RIGHT - LEFT + GAP) / 2
    for i, trophy in enumerate(view.trophies):
        line, column = divmod(i, 2)
        left, high = LEFT + column * half, top + line * (SHELF + GAP)
        yield Trophy((left, high, left + half - GAP, high + SHELF), trophy)
    if view.month is not None:
        yield from calendar(view.month, top + (len(view.trophies) + 1) // 2 * (SHELF + GAP))


def plates(figures: Sequence[Figure], top: float) -> Iterator[Mark]:
    """Yield figures side by side, the first one lit."""
    room = (RIGHT - LEFT + GAP) / max(1, len(figures))
    for i, figure in enumerate(figures):
        left = LEFT + i * room
        yield Plate((left, top, left + room - GAP, top + TALL), figure, lit=not i)


def calendar(month: Month, top: float) -> Iterator[Mark]:
    """Yield the figures of the daily five, and its days."""
    if month.title:
        yield Words(top + WORDS / 2, month.title)
        top += WORDS
    yield from plates(month.figures, top)
    top += TALL + GAP
    yield Words(top + WORDS / 2, month.words)
    room = (RIGHT - LEFT + GAP) / LINE
    for i, points in enumerate(month.days):
        line, column = divmod(i, LINE)
        left, high = LEFT + column * room, top + WORDS + line * (CELL + GAP)
        area = left, high, left + room - GAP, high + CELL
        yield Cell(area, points, today=i == len(month.days) - 1)


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
        name = readable(self.name, "?")
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


class Words(Mark, frozen=True):
    """The words above a calendar."""

    y: float
    words: str

    def draw(self, canvas: Canvas) -> None:
        ink, room = canvas.theme.name, RIGHT - LEFT
        canvas.text((WIDTH / 2, self.y), self.words, TEXT, ink, "SemiBold", room=room)


class Cell(Mark, frozen=True):
    """A day of a calendar with its points; today has a frame."""

    area: Area
    points: str
    today: bool

    def draw(self, canvas: Canvas) -> None:
        theme, (left, top, right, bottom) = canvas.theme, self.area
        if self.today:
            canvas.panel((left - 4, top - 4, right + 4, bottom + 4), 14, theme.medals[0])
        if not self.points:
            panel(canvas, self.area, 10)
            return
        canvas.panel(self.area, 10, theme.lit_plate)
        canvas.digits(((left + right) / 2, (top + bottom) / 2), self.points, 27, theme.lit_text)


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
        name = readable(self.feud.name, "?")
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
