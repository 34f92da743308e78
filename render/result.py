"""The picture of a result: the winner in the light, the podium, awards, and who sent whom home."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from data.boards import Point, load
from engine.views import ResultView, Seat, SeatResult
from render.drawing.canvas import Area, Box, Canvas
from render.drawing.fonts import fit, font, size
from render.drawing.marks import Fixed, Mark
from render.drawing.shapes import sign
from render.names import readable
from render.sprites.avatars import Face, face
from render.sprites.dice import die
from render.sprites.icons import burst_icon, clock, tumble
from render.sprites.pawns import pawn, shadow
from render.sprites.trays import medal
from render.sprites.wood import board, panel
from render.texts import Texts

WIDTH = 1000
PODIUM = 464
"""Where the podium stands."""
TITLE = 58
SHELVES = 520
"""Where the first shelf begins."""
SHELF, GAP = 78, 10
FOOT = 32
TEXT = 23
"""Pixels that capitals have at least: 9 when the picture is 400 wide."""
TITLES = {
    "hunter": "result-hunter",
    "unlucky": "result-unlucky",
    "sixes": "result-sixes",
    "waited": "result-waited",
}
"""What the awards are called."""
STEPS: tuple[tuple[float, float, float, float], ...] = (
    (178, 338, 296, 2.46),
    (44, 178, 336, 1.7),
    (338, 472, 358, 1.46),
    (472, 606, 376, 1.24),
)
"""By place: left, right and top of its step, and how large its piece is."""


def box(view: ResultView) -> Box:
    """Return the box of the whole picture."""
    rows = (len(view.seats) + 1) // 2
    return 0, 0, WIDTH, SHELVES + rows * (SHELF + GAP) + FOOT


def marks(
    view: ResultView,
    names: Mapping[Seat, str],
    texts: Texts,
    faces: Mapping[Seat, Face] | None = None,
) -> Iterator[Mark]:
    """Yield everything on the picture, lowest first."""
    colours, faces = load(view.board).colours, faces or {}
    rows = sorted(view.seats, key=lambda row: (row.place, row.seat))

    def name(row: SeatResult) -> str:
        return readable(names.get(row.seat, ""), texts(f"colour-{colours[row.seat]}"))

    yield Wood(box(view))
    winners = [row for row in rows if row.place == 1]
    who = " + ".join(fit(name(row), 560 / len(winners) - 180, size(36), "Bold") for row in winners)
    heads = texts("result-wins", who=who, winners=len(winners))
    yield Light(heads)
    for (left, right, top, large), row in zip(STEPS, rows, strict=False):
        area = left, top, right, PODIUM
        seen = colours[row.seat], name(row), faces.get(row.seat)
        yield Step(area, large, row.place, *seen)
    for i, (what, row, words) in enumerate(awards(rows, texts)):
        seen = colours[row.seat], name(row), faces.get(row.seat)
        yield Award(40 + i * 106, what, texts(TITLES[what]), words, *seen)
    yield Heading(texts("result-sent"))
    for i, row in enumerate(rows):
        line, column = divmod(i, 2)
        left, top = 44 + column * 462, SHELVES + line * (SHELF + GAP)
        own = tuple(colours[seat] for seat in (row.seat, *row.further))
        mean = f"Ø {_decimal(row.mean, texts)}" if sum(row.rolls) else ""
        yield Shelf((left, top), own, sent(row, colours), row.captured, mean, faces.get(row.seat))


def sent(row: SeatResult, colours: Sequence[str]) -> tuple[str, ...]:
    """Return the colours of the pieces that somebody captured, one for each."""
    return tuple(chain.from_iterable([colours[i]] * many for i, many in enumerate(row.sent)))


def awards(rows: Sequence[SeatResult], texts: Texts) -> list[tuple[str, SeatResult, str]]:
    """Return who stands out by what: captures, losses, sixes, waits; none where nobody does."""
    counts: dict[str, dict[Seat, int]] = {
        "hunter": {row.seat: row.captured for row in rows},
        "unlucky": {row.seat: row.lost for row in rows},
        "sixes": {row.seat: row.rolls[-1] for row in rows},
        "waited": {row.seat: row.waited for row in rows},
    }
    found = []
    for what, count in counts.items():
        best = max(rows, key=lambda row: count[row.seat])
        if many := count[best.seat]:
            found.append((what, best, texts("result-count", count=many)))
    return found


def _decimal(number: float, texts: Texts) -> str:
    whole, tenth = divmod(round(number * 10), 10)
    return texts("result-decimal", whole=whole, tenth=tenth)


class Wood(Fixed, frozen=True):
    """The table, and the floor that the podium stands on."""

    area: Box

    @property
    def box(self) -> Box:
        return self.area

    def draw(self, canvas: Canvas) -> None:
        _, _, right, bottom = self.area
        board(canvas, right, bottom)


class Light(Fixed, frozen=True):
    """The lamp on the winner, and who that is."""

    words: str

    @property
    def box(self) -> Box:
        return 0, 0, WIDTH, SHELVES

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        for reach, cover in ((62, 41), (26, 51)):
            area = 100 - reach, 20, 430 + reach, PODIUM
            cone = [
                (230 - reach * 0.5, 20),
                (294 + reach * 0.5, 20),
                (352 + reach, 302),
                (172 - reach, 302),
            ]
            with canvas.veil(area, theme.glow):
                canvas.blob(cone, 2, cover)
        room = 540
        high = next((h for h in (40, 36, 32, 28) if _wide(self.words, h) <= room), 26)
        words = fit(self.words, room, size(high), "Bold")
        x = max(262, 60 + _wide(words, high) / 2)
        for dx, dy in (
            (-3, 0),
            (3, 0),
            (0, -3),
            (0, 3),
            (2, 2),
            (-2, 2),
            (2, -2),
            (-2, -2),
            (0, 5),
        ):
            canvas.text((x + dx, TITLE + dy), words, high, theme.rim)
        canvas.text((x, TITLE), words, high, theme.name)
        canvas.panel((40, PODIUM - 1, 612, PODIUM + 3), 1, theme.rim)


def _wide(words: str, high: float) -> float:
    return font(size(high), "Bold").getlength(words)


class Step(Fixed, frozen=True):
    """A step of the podium, with the piece that stands on it."""

    area: Area
    large: float
    place: int
    colour: str
    name: str
    face: Face | None

    @property
    def box(self) -> Box:
        return 0, 0, WIDTH, SHELVES

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        left, top, right, bottom = self.area
        canvas.panel((left, top, right, bottom), 3, theme.rim)
        canvas.panel((left + 2, top + 2, right - 2, top + 13), 2, theme.road)
        canvas.panel((left + 2, top + 13, right - 2, bottom - 1), 1, theme.panel)
        k = self.large
        at = (left + right) / 2, top + 7 - 40 * k
        shadow(canvas, at, k)
        pawn(canvas, self.colour, at, k)
        if self.face is not None:
            face(canvas, self.face, (at[0], at[1] + 10 * k), 17 * k)
        middle = (left + right) / 2
        medal(canvas, (middle, top + 37), self.place, 19)
        room = right - left - 10
        high = 27 if self.place == 1 and _wide(self.name, 27) <= room else TEXT
        name = fit(self.name, room, size(high), "Bold")
        canvas.text((middle, top + 73), name, high, theme.name)


class Award(Fixed, frozen=True):
    """Somebody who stands out: what for, who, and how much."""

    top: int
    what: str
    title: str
    words: str
    colour: str
    name: str
    face: Face | None

    @property
    def box(self) -> Box:
        return 620, self.top - 2, 970, self.top + 104

    def draw(self, canvas: Canvas) -> None:
        theme, top = canvas.theme, self.top
        panel(canvas, (630, top, 962, top + 98))
        at = 682, top + 49
        canvas.circle(at, 36, theme.rim_dark)
        canvas.circle(at, 33.5, theme.dish)
        if self.what == "hunter":
            burst_icon(canvas, at, 29)
        elif self.what == "unlucky":
            tumble(canvas, self.colour, at, 0.48)
        elif self.what == "sixes":
            die(canvas, at, 40, 6)
        else:
            clock(canvas, at, 26, theme.text, theme.dish)
        room = 962 - 734 - 10
        canvas.text(
            (734, top + 30),
            fit(self.title, room, size(TEXT), "SemiBold"),
            TEXT,
            theme.faint,
            "SemiBold",
            "l",
        )
        begin = 734
        if self.face is not None:
            face(canvas, self.face, (begin + 17, top + 68), 17)
            begin += 42
        else:
            sign(canvas, self.colour, (begin + 13, top + 68), 12)
            begin += 36
        space = 940 - begin - _wide(self.words, 28)
        name = fit(self.name, space, size(26), "Bold")
        canvas.text((begin, top + 68), name, 26, theme.name, anchor="l")
        canvas.text((950, top + 67), self.words, 28, theme.name, anchor="r")


class Heading(Fixed, frozen=True):
    """What the shelves show."""

    words: str

    @property
    def box(self) -> Box:
        return 0, PODIUM, WIDTH, SHELVES

    def draw(self, canvas: Canvas) -> None:
        canvas.text((50, 492), self.words, 24, canvas.theme.name, "SemiBold", "l")


class Shelf(Fixed, frozen=True):
    """Whom somebody sent home, how many that were, and the mean of their rolls."""

    at: Point
    own: tuple[str, ...]
    sent: tuple[str, ...]
    captured: int
    mean: str
    face: Face | None

    @property
    def box(self) -> Box:
        x, y = self.at
        return round(x), round(y), round(x) + 452, round(y) + SHELF + 4

    def draw(self, canvas: Canvas) -> None:
        theme, (x, y) = canvas.theme, self.at
        middle = y + SHELF / 2
        panel(canvas, (x, y, x + 450, y + SHELF), 16)
        if self.face is not None:
            face(canvas, self.face, (x + 42, middle), 28, self.own[0])
        else:
            for i, colour in enumerate(self.own):
                away = (i - (len(self.own) - 1) / 2) * 30
                sign(canvas, colour, (x + 42 + away, middle), 22 if len(self.own) == 1 else 12)
        left, right = x + 86, x + 340
        canvas.panel((left, y + SHELF - 14, right, y + SHELF - 8), 2, theme.road)
        step = min(31.0, (right - left - 30) / max(1, len(self.sent) - 1))
        for i, colour in enumerate(self.sent):
            pawn(canvas, colour, (left + 17 + i * step, y + SHELF - 34), 0.47)
        high = 34 if not self.mean else 28
        up = 14 if self.mean else 0
        canvas.text((x + 434, middle - up), str(self.captured), high, theme.name, anchor="r")
        if self.mean:
            canvas.text((x + 434, middle + 19), self.mean, TEXT, theme.faint, "SemiBold", "r")
