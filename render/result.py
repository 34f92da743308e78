"""The picture of a result: places, captures, and rolls against what was to be expected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from data.boards import load
from engine.views import ResultView, Seat, SeatResult
from render.canvas import Box, Canvas
from render.fonts import fit, size
from render.layouts import SMALLEST_TEXT, Area
from render.marks import Mark
from render.names import readable
from render.plates import PIPS, Frame, Plate
from render.texts import Texts

WIDTH = 1000
EDGE = 36
TOP = 92
"""Pixels above the first row, for what the columns are called."""
ROW = 140
GAP = 20
RADIUS = 24
BOTTOM = 20
PLACE = 88
PLATE_END = 396
CAPTURED = 472
LOST = 646
BARS = 724
BAR = 28
RIM = 3
BAR_GAP = 10
TALLEST = 84
"""Pixels of a bar that is twice what was to be expected, or more."""


def marks(view: ResultView, names: Mapping[Seat, str], texts: Texts) -> Iterator[Mark]:
    """Yield everything on the picture, lowest first."""
    yield Heading(texts("result-captured"), texts("result-lost"), texts("result-rolls"))
    colours = load(view.board).colours
    rows = sorted(view.seats, key=lambda row: (row.place, row.seat))
    for line, row in enumerate(rows):
        top = TOP + line * (ROW + GAP)
        yield Row(top, row, colours[row.seat])
        if row.place == 1:
            yield Frame((EDGE, top, WIDTH - EDGE, top + ROW), RADIUS, colours[row.seat])
        middle = top + ROW / 2
        area: Area = (EDGE + PLACE, middle - 34, PLATE_END, middle + 34)
        name = readable(names.get(row.seat, ""))
        further = tuple(colours[seat] for seat in row.further)
        yield Plate(area, colours[row.seat], name, partners=further)


def box(view: ResultView) -> Box:
    """Return the box of the whole picture."""
    return 0, 0, WIDTH, TOP + len(view.seats) * (ROW + GAP) + BOTTOM


class Heading(Struct, frozen=True):
    """What the columns are called."""

    captured: str
    lost: str
    rolls: str

    @property
    def box(self) -> Box:
        return 0, 0, WIDTH, TOP

    def draw(self, canvas: Canvas) -> None:
        face = size(SMALLEST_TEXT)
        middle = BARS + 3 * BAR + 2.5 * BAR_GAP
        for x, words, wide in (
            (CAPTURED, self.captured, 200),
            (LOST, self.lost, 150),
            (middle, self.rolls, 240),
        ):
            shown = fit(words, wide, face)
            canvas.text((x, TOP * 0.56), shown, SMALLEST_TEXT, canvas.theme.text, "SemiBold")


class Row(Struct, frozen=True):
    """One seat's ground, place, captures and rolls."""

    top: int
    row: SeatResult
    colour: str

    @property
    def box(self) -> Box:
        return 0, self.top, WIDTH, self.top + ROW

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        bottom = self.top + ROW
        middle = self.top + ROW / 2
        canvas.panel((EDGE, self.top, WIDTH - EDGE, bottom), RADIUS, paint.tint)
        canvas.circle((EDGE + PLACE / 2 + 4, middle), 29, theme.text)
        canvas.text((EDGE + PLACE / 2 + 4, middle), str(self.row.place), 28, theme.page)
        canvas.text((CAPTURED, middle), str(self.row.captured), 34, theme.text)
        canvas.text((LOST, middle), str(self.row.lost), 34, theme.text)
        self._bars(canvas, bottom - 44)

    def _bars(self, canvas: Canvas, foot: float) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        expected = sum(self.row.rolls) / len(self.row.rolls)
        for i, times in enumerate(self.row.rolls):
            left = BARS + i * (BAR + BAR_GAP)
            high = TALLEST * min(1.0, times / (2 * expected)) if expected else 0
            if high:
                canvas.panel((left, foot - high, left + BAR, foot), min(6, high / 2), paint.edge)
            if high > 2 * RIM + 1:
                inside = (left + RIM, foot - high + RIM, left + BAR - RIM, foot - RIM)
                canvas.panel(inside, RIM, paint.fill)
            _die(canvas, (left + BAR / 2, foot + 22), i + 1)
        level = foot - TALLEST / 2
        right = BARS + 6 * BAR + 5 * BAR_GAP
        x = BARS - 8
        while x < right + 8:
            canvas.stroke([(x, level), (min(x + 8, right + 8), level)], 1.5, theme.text)
            x += 16


def _die(canvas: Canvas, at: tuple[float, float], pips: int) -> None:
    x, y = at
    half = BAR / 2
    canvas.panel((x - half, y - half, x + half, y + half), 7, canvas.theme.surface)
    for column, row in PIPS[pips]:
        canvas.circle((x + column * 7, y + row * 7), 3, canvas.theme.text)
