"""The picture of a finished game: all chances over time.

A maple sheet lies on the table. Each player's line runs through it in their colour, with their shape
on it every now and then; numbers at its upper edge say where the game turned, a star on the line
whose turn it was for good or bad. Beside it stand the players by their places, with their luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from data.shipped.boards import Point
from render.drawing.canvas import Area, Box, Canvas
from render.drawing.fonts import font, size, width
from render.drawing.marks import Mark
from render.drawing.shapes import sign
from render.sprites.dice import die
from render.sprites.faces import Face, face
from render.sprites.plates import medal
from render.sprites.wood import board, panel

DASH = "–"
WIDTH, HEIGHT = 1000, 732
SHEET: Area = (128, 118, 664, 640)
PAD = 14
"""Between the edge of the sheet and what is drawn on it."""
TITLE = 60
TEXT = 23
"""Pixels that capitals have at least: 9 when the picture is 400 wide."""
PLATES = 684, 964
"""Left and right of the players' plates."""
TALL, GAP = 112, 10
"""How high a plate is at most, and what lies between two of them."""
FINE = 4.0
"""Pixels between two points of a line at least."""
BETWEEN = 108
"""Pixels between two shapes on a line."""
SIGN = 12.5
TICKS = 6
"""Numbers below the sheet at most."""
LUCKY = ((10, 6), (3, 5), (-2, 3), (-9, 2))
"""From how much luck on a die shows how many pips."""


class Curve(Struct, frozen=True):
    """A player, and how likely they were to win."""

    colour: str
    further: tuple[str, ...]
    """The other colours they played."""
    name: str
    face: Face | None
    place: int
    chances: tuple[float, ...]
    """At the beginning, and after each turn."""
    luck: int | None
    """In hundredths of a chance; None where nobody throws dice."""


class Chart(Struct, frozen=True):
    """A game, looked back on."""

    title: str
    round: str
    """What rounds are called."""
    curves: tuple[Curve, ...]
    """By place, the winner first."""
    turning: tuple[tuple[int, int], ...]
    """After how many turns it turned, and on whose line, by their place in *curves*."""
    rounds: tuple[int, ...]
    """By round, from the first: after how many turns it began."""
    shares: tuple[str, ...]
    """What 25, 50 and 75 in a hundred are called."""


BOX: Box = 0, 0, WIDTH, HEIGHT


def marks(chart: Chart) -> Iterator[Mark]:
    """Yield everything on the picture, lowest first."""
    yield Sheet(chart.title, chart.round, ticks(chart), chart.shares)
    for turns, on in chart.turning:
        yield Turned(point(chart, chart.curves[on], turns))
    for curve in reversed(chart.curves):
        winner = curve is chart.curves[0]
        yield Line(curve.colour, tuple(line(chart, curve)), 3.6 if winner else 2.6)
    for curve in reversed(chart.curves):
        yield from (Shape(curve.colour, at) for at in shapes(chart, curve))
    for number, (turns, on) in enumerate(chart.turning, 1):
        yield Number(point(chart, chart.curves[on], turns), chart.curves[on].colour, number)
    for area, curve in zip(plates(len(chart.curves)), chart.curves, strict=True):
        yield Plate(area, curve)


def last(chart: Chart) -> int:
    """Return the number of turns, at least one."""
    return max(1, len(chart.curves[0].chances) - 1)


def across(chart: Chart, turns: float) -> float:
    """Return the x on the picture after so many turns."""
    left, _, right, _ = SHEET
    return left + PAD + (right - left - 2 * PAD) * turns / last(chart)


def up(chance: float) -> float:
    """Return the y of a chance on the picture."""
    _, top, _, bottom = SHEET
    return bottom - PAD - (bottom - top - 2 * PAD) * chance


def point(chart: Chart, curve: Curve, turns: int) -> Point:
    """Return a line's point after so many turns."""
    return across(chart, turns), up(curve.chances[turns])


def line(chart: Chart, curve: Curve) -> Iterator[Point]:
    """Yield a line's points: turning points and the end of long games."""
    kept = {0, last(chart), *(turns for turns, _ in chart.turning)}
    kept |= {turns - 1 for turns in kept if turns}
    before = -FINE
    for turns in range(len(curve.chances)):
        x = across(chart, turns)
        if turns in kept or x - before >= FINE:
            before = x
            yield x, up(curve.chances[turns])


def shapes(chart: Chart, curve: Curve) -> Iterator[Point]:
    """Yield places for players' shapes on lines, apart from each other."""
    points = list(line(chart, curve))
    share = BETWEEN / len(chart.curves)
    x = points[0][0] + share * (chart.curves.index(curve) + 0.5)
    while x < points[-1][0] - SIGN:
        for (x0, y0), (x1, y1) in pairwise(points):
            if x0 <= x < x1:
                yield x, y0 + (y1 - y0) * (x - x0) / (x1 - x0)
        x += BETWEEN


def ticks(chart: Chart) -> tuple[tuple[float, str], ...]:
    """Return the numbered rounds below the sheet, with their starts."""
    rounds = len(chart.rounds)
    steps = (one * ten for ten in (1, 10, 100, 1000) for one in (1, 2, 5))
    step = next(each for each in steps if rounds <= each * TICKS)
    return tuple(
        (across(chart, chart.rounds[number - 1]), str(number))
        for number in range(step, rounds + 1, step)
    )


def plates(players: int) -> Sequence[Area]:
    """Return the places of the players' plates."""
    (left, right), (_, top, _, bottom) = PLATES, SHEET
    high = min(TALL, (bottom - top + GAP) / players - GAP)
    return [
        (left, top + i * (high + GAP), right, top + i * (high + GAP) + high) for i in range(players)
    ]


def pips(luck: int) -> int:
    """Return the pips of a die beside so much luck."""
    return next((shown for least, shown in LUCKY if luck >= least), 1)


class Sheet(Mark, frozen=True):
    """The table, and on it the sheet with its lines."""

    title: str
    round: str
    ticks: tuple[tuple[float, str], ...]
    shares: tuple[str, ...]

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        board(canvas, WIDTH, HEIGHT)
        left, top, right, bottom = SHEET
        canvas.text((48, TITLE), self.title, 34, theme.name, anchor="l", room=WIDTH - 96)
        canvas.panel((left + 2, top + 4, right + 2, bottom + 5), 14, theme.shade)
        canvas.panel((left - 3, top - 3, right + 3, bottom + 3), 15, theme.dish_rim)
        canvas.panel(SHEET, 13, theme.dish)
        for x, _ in self.ticks:
            canvas.panel((x - 0.7, up(1), x + 0.7, up(0)), 0, theme.dish_rim)
        for part in range(5):
            y = up(part / 4)
            canvas.panel((left + PAD, y - 1, right - PAD, y + 1), 0, theme.dish_rim)
            if 0 < part < 4:
                canvas.digits(
                    (left - 12, y), self.shares[part - 1], TEXT, theme.name, "SemiBold", "r"
                )
        canvas.text(
            (48, bottom + 38), self.round, TEXT, theme.name, "SemiBold", "l", room=right - 48
        )
        begin = 48 + font(size(TEXT), "SemiBold").getlength(self.round) + 20
        for x, words in self.ticks:
            if x - 20 > begin:
                canvas.digits((x, bottom + 38), words, TEXT, theme.name, "SemiBold")


class Turned(Mark, frozen=True):
    """The turning point of the game: a broken line to its number."""

    at: Point

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        canvas.dashes([(x, SHEET[1] + 10), (x, y)], 7, 7, 1.6, canvas.theme.number)


class Line(Mark, frozen=True):
    """The course of a player's chances."""

    colour: str
    points: tuple[Point, ...]
    radius: float

    def draw(self, canvas: Canvas) -> None:
        paint = canvas.theme.players[self.colour]
        canvas.stroke(self.points, self.radius + 1.8, paint.edge)
        canvas.stroke(self.points, self.radius, paint.flag)


class Shape(Mark, frozen=True):
    """The shape of a line's player."""

    colour: str
    at: Point

    def draw(self, canvas: Canvas) -> None:
        sign(canvas, self.colour, self.at, SIGN)


class Number(Mark, frozen=True):
    """A numbered star at a turning point of the game."""

    at: Point
    colour: str
    number: int

    def draw(self, canvas: Canvas) -> None:
        theme, (x, _) = canvas.theme, self.at
        canvas.burst(self.at, 30, 21, 12, theme.burst_edge)
        canvas.burst(self.at, 27, 19, 12, theme.burst)
        sign(canvas, self.colour, self.at, SIGN)
        head = x, SHEET[1] - 1
        canvas.circle(head, 24, theme.burst_edge)
        canvas.circle(head, 21.5, theme.lit_plate)
        canvas.digits(head, str(self.number), 27, theme.lit_text)


class Plate(Mark, frozen=True):
    """A player: place, face, shape, name, and luck with the dice."""

    area: Area
    curve: Curve

    def draw(self, canvas: Canvas) -> None:
        theme, curve, (left, top, right, bottom) = canvas.theme, self.curve, self.area
        panel(canvas, self.area, 16)
        middle, tall = (top + bottom) / 2, bottom - top
        radius = min(29.0, tall * 0.36)
        at = left + 14 + radius, middle
        if curve.face is not None:
            face(canvas, curve.face, at, radius, curve.colour)
        else:
            sign(canvas, curve.colour, at, radius * 0.74)
        for i, further in enumerate(curve.further):
            above = at[0] + radius * 0.72, at[1] - radius * (0.72 + i)
            sign(canvas, further, above, radius * 0.36)
        begin, away = left + 28 + 2 * radius, tall * 0.21
        room = right - 14 - begin
        high = 27 if width(curve.name, size(27), "Bold") <= room and tall > 80 else TEXT
        canvas.text((begin, middle - away), curve.name, high, theme.name, anchor="l", room=room)
        low = middle + away
        medal(canvas, (right - 32, low + 1), curve.place, min(18.0, tall * 0.2))
        if curve.luck is not None:
            side = min(34.0, tall * 0.4)
            die(canvas, (begin + side / 2, low), side, pips(curve.luck))
            said = signed(curve.luck)
            canvas.digits((begin + side + 12, low), said, TEXT, theme.faint, "SemiBold", "l")


def signed(luck: int, minus: str = DASH) -> str:
    """Return luck with a sign: a dash for a *minus* in drawings."""
    return f"+{luck}" if luck > 0 else f"{minus}{-luck}" if luck else "±0"
