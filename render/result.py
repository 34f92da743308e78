"""The picture of a result: the lit winner, the podium."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from data.shipped.boards import Point, load
from data.shipped.texts import Texts
from engine.views import CardRaceResult, ResultView, Scored, Seat, SeatResult
from render.awards import ROWS, Award, awards, drawn
from render.cards.figures import Figure
from render.drawing.canvas import Area, Box, Canvas
from render.drawing.fonts import fit, fitting_height, size
from render.drawing.marks import Mark
from render.drawing.shapes import sign
from render.names import readable
from render.result_shelves import (
    GAP,
    HEAD,
    SHELF,
    TEXT,
    WIDTH,
    Enemies,
    Heading,
    ResultPanel,
    Seen,
    Trophies,
    high,
    sent,
    wide,
)
from render.sprites.dice import die
from render.sprites.faces import Face, face
from render.sprites.icons import burst_icon, clock, tumble
from render.sprites.pieces import pawn, shadow
from render.sprites.plates import medal
from render.sprites.wood import board, panel

OUTLINE = (-3, 0), (3, 0), (0, -3), (0, 3), (2, 2), (-2, 2), (2, -2), (-2, -2), (0, 5)
"""Where the title is written in dark before it is written in light."""
PODIUM = 496
"""Where the podium stands."""
TITLE = 58
SHELVES = 552
"""Where the first shelf begins."""
HONOURS = 40, 114
"""Where the first award begins, and how far below it the next."""
BESIDE, BELOW = (704, 958), (634, 958)
"""From where to where the words of an award reach: beside its picture, and below it."""
FOOT = 32
TOPS = 328, 368, 390, 408
"""By place: how far down its step is."""
STEPS: tuple[tuple[float, float, float], ...] = (
    (178, 338, 2.46),
    (44, 178, 1.7),
    (338, 472, 1.46),
    (472, 606, 1.24),
)
"""In the order of places: left and right of a step, and how large its piece is at most."""


def box(view: ResultView) -> Box:
    """Return the box of the whole picture."""
    lines = (len(view.seats) + 1) // 2
    feud = HEAD if view.feud else 0
    return 0, 0, WIDTH, _shelves(view) + lines * (SHELF + GAP) + feud + FOOT


def _shelves(view: ResultView) -> int:
    """Return the top of the first shelf."""
    return SHELVES + sum(high(rows) + HEAD for _, rows in _trophies(view))


def _trophies(view: ResultView) -> list[tuple[SeatResult, tuple[Scored, ...]]]:
    """Return the shown rows: the best of a card race's winners."""
    if not isinstance(view, CardRaceResult):
        return []
    found = ((row, view.rows[row.seat][:ROWS]) for row in view.seats if row.place == 1)
    return [(row, rows) for row, rows in found if rows]


def marks(
    view: ResultView,
    names: Mapping[Seat, str],
    texts: Texts,
    faces: Mapping[Seat, Face] = {},
    title: str = "",
) -> Iterator[Mark]:
    """Yield everything on the picture, lowest first.

    A *title* stands in place of the victory in the game.
    """
    colours = load(view.board).colours
    rows = sorted(view.seats, key=lambda row: (row.place, row.seat))

    def name(row: SeatResult) -> str:
        return readable(names.get(row.seat, ""), texts(f"colour-{colours[row.seat]}"))

    def seen(row: SeatResult) -> Seen:
        return Seen(colours[row.seat], name(row), faces.get(row.seat))

    yield Wood(box(view))
    winners = [row for row in rows if row.place == 1]
    called = tuple(names.get(row.seat, "") if title else name(row) for row in winners)
    wins = "result-wins.draw" if drawn(view) else "result-wins"
    said = title or texts(wins, who=texts.listed(called), winners=len(winners))
    yield Light(said, called)
    yield from steps([(row.place, seen(row)) for row in rows])
    for i, award in enumerate(awards(view)):
        victim = next((name(row) for row in rows if row.seat == award.victim), "")
        words = award.words(texts, victim)
        figure = _figure(view, award)
        yield Honour(
            HONOURS[0] + i * HONOURS[1],
            award.what,
            texts(f"award-{award.what}"),
            words,
            figure,
            tuple(map(seen, award.rows)),
        )
    top, races = SHELVES, isinstance(view, CardRaceResult)
    for row, best in _trophies(view):
        assert isinstance(view, CardRaceResult)
        yield Heading(top - 28, texts("result-rows", who=name(row)))
        yield Trophies(top, best, view.stars)
        top += high(best) + HEAD
    yield Heading(top - 28, texts("result-robbed" if races else "result-sent"))
    if feud := view.feud:
        both = seen(feud.ahead), seen(feud.behind)
        yield Enemies(box(view)[3] - FOOT - 28, texts("result-feud"), feud.score, both)
    for i, row in enumerate(rows):
        line, column = divmod(i, 2)
        at = 44 + column * 462, top + line * (SHELF + GAP)
        own = tuple(colours[seat] for seat in row.colours)
        yield ResultPanel(at, own, sent(row, colours), row.captured, faces.get(row.seat))


def _figure(view: ResultView, award: Award) -> tuple[int, int]:
    """Return the figure of an award, and its stars; else zeros."""
    if award.what != "theft" or not isinstance(view, CardRaceResult):
        return 0, 0
    return award.count, view.stars[award.count]


def steps(rows: Sequence[tuple[int, Seen]]) -> Iterator[Step]:
    """Yield the podium: equal places stand level and alike."""
    stood = list(zip(STEPS, rows, strict=False))
    for (left, right, _), (place, seen) in stood:
        top = TOPS[min(place, len(TOPS)) - 1]
        large = min(k for (_, _, k), (other, _) in stood if other == place)
        yield Step((left, top, right, PODIUM), large, place, seen)


class Stood(Struct, frozen=True):
    """An entrant on the podium of a cup without a final."""

    place: int
    name: str
    face: Face | None
    words: str
    """Points."""
    wins: str = ""
    """Wins, of entrants without a final."""


COLOURS = "classic-4"
"""Key of the board whose colours the pieces on it have."""


def podium_box() -> Box:
    """Return the box of the podium of a cup."""
    return 0, 0, WIDTH, PODIUM + FOOT


def podium_marks(title: str, stood: Sequence[Stood]) -> Iterator[Mark]:
    """Yield everything on the podium of a cup, lowest first."""
    colours = load(COLOURS).colours
    looks = [
        Seen(colour, readable(each.name, "?"), each.face)
        for each, colour in zip(stood, colours, strict=False)
    ]
    yield Wood(podium_box())
    yield Light(title, tuple(each.name for each in stood))
    yield from steps([(each.place, look) for each, look in zip(stood, looks, strict=True)])
    for at, (each, look) in enumerate(zip(stood, looks, strict=True)):
        top = HONOURS[0] + at * HONOURS[1]
        above, below = (each.words, each.wins) if each.wins else (f"{each.place}.", each.words)
        yield Honour(top, "stars", above, below, (0, 0), (look,))


class Wood(Mark, frozen=True):
    """The table, and the floor that the podium stands on."""

    area: Box

    def draw(self, canvas: Canvas) -> None:
        _, _, right, bottom = self.area
        board(canvas, right, bottom)


LINE = 540.0
"""The room of the title."""


class Light(Mark, frozen=True):
    """The lamp on the winner, with a name."""

    words: str
    names: tuple[str, ...] = ()
    """The parts of the words to be cut, where there is no room for all."""

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        for reach, cover in ((62, 41), (26, 51)):
            area = 100 - reach, 20, 430 + reach, PODIUM
            cone = [
                (230 - reach * 0.5, 20),
                (294 + reach * 0.5, 20),
                (352 + reach, 334),
                (172 - reach, 334),
            ]
            with canvas.veil(area, theme.glow):
                canvas.blob(cone, 2, cover)
        high, words = self.fitted()
        x = max(262, 60 + wide(words, high) / 2)
        for dx, dy in OUTLINE:
            canvas.text((x + dx, TITLE + dy), words, high, theme.rim, room=LINE)
        canvas.text((x, TITLE), words, high, theme.name, room=LINE)
        canvas.panel((40, PODIUM - 1, 612, PODIUM + 3), 1, theme.rim)

    def fitted(self) -> tuple[int, str]:
        """Return the height and the words, with long names cut."""
        high, words = fitting_height(self.words, LINE, (40, 36, 32, 28, 26)), self.words
        wides = sorted((wide(each, high), each) for each in self.names if each and each in words)
        left = LINE - wide(words, high) + sum(taken for taken, _ in wides)
        if wide(words, high) <= LINE:
            return high, words
        for at, (taken, name) in enumerate(wides):
            room = left / (len(wides) - at)
            if taken > room:
                words = words.replace(name, fit(name, room, size(high), "Bold"), 1)
            left -= min(taken, room)
        return high, words


class Step(Mark, frozen=True):
    """A step of the podium, with the piece that stands on it."""

    area: Area
    large: float
    place: int
    seen: Seen

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        left, top, right, bottom = self.area
        canvas.panel((left, top, right, bottom), 3, theme.rim)
        canvas.panel((left + 2, top + 2, right - 2, top + 13), 2, theme.road)
        canvas.panel((left + 2, top + 13, right - 2, bottom - 1), 1, theme.panel)
        k = self.large
        at = (left + right) / 2, top + 7 - 40 * k
        shadow(canvas, at, k)
        pawn(canvas, self.seen.colour, at, k)
        if self.seen.face is not None:
            face(canvas, self.seen.face, (at[0], at[1] + 10 * k), 17 * k)
        middle = (left + right) / 2
        medal(canvas, (middle, top + 37), self.place, 19)
        room = right - left - 10
        high = 27 if self.place == 1 and wide(self.seen.name, 27) <= room else TEXT
        canvas.text((middle, top + 73), self.seen.name, high, theme.name, room=room)


class Honour(Mark, frozen=True):
    """The distinguished players: award, names, figure."""

    top: int
    what: str
    title: str
    words: str
    figure: tuple[int, int]
    """A figure of the card race and its stars; zeros where it is about none."""
    holders: tuple[Seen, ...]

    def draw(self, canvas: Canvas) -> None:
        theme, top = canvas.theme, self.top
        panel(canvas, (620, top, 966, top + 107))
        at = 662, top + 38
        canvas.circle(at, 30, theme.rim_dark)
        canvas.circle(at, 27.5, theme.dish)
        self._icon(canvas, at)
        room = BESIDE[1] - BESIDE[0]
        canvas.text(
            (BESIDE[0], top + 21), self.title, TEXT, theme.faint, "SemiBold", "l", room=room
        )
        own = room / len(self.holders)
        for i, seen in enumerate(self.holders):
            x, y = BESIDE[0] + i * own, top + 54
            if seen.face is not None and not seen.face.initial:
                face(canvas, seen.face, (x + 12, y), 13)
            else:
                sign(canvas, seen.colour, (x + 12, y), 11)
            canvas.text((x + 34, y), seen.name, TEXT, theme.name, anchor="l", room=own - 40)
        at, room = (BELOW[0], top + 87), BELOW[1] - BELOW[0]
        canvas.text(at, self.words, TEXT, theme.name, "SemiBold", "l", room=room)

    def _icon(self, canvas: Canvas, at: Point) -> None:
        theme = canvas.theme
        if self.figure[0]:
            Figure(at, *self.figure).draw(canvas)
        elif self.what in ("hunter", "thief"):
            burst_icon(canvas, at, 26)
        elif self.what in ("most-lost", "robbed"):
            tumble(canvas, self.holders[0].colour, at, 0.43)
        elif self.what in ("sixes", "ones"):
            die(canvas, at, 36, 6 if self.what == "sixes" else 1)
        elif self.what == "waited":
            clock(canvas, at, 23, theme.text, theme.dish)
        elif self.what == "stars":
            canvas.burst(at, 24, 11, 5, theme.star)
        elif self.what == "long":
            for dx in (-15, 0, 15):
                canvas.panel(
                    (at[0] + dx - 7, at[1] - 11, at[0] + dx + 7, at[1] + 11), 3, theme.text
                )
        else:
            pawn(canvas, self.holders[0].colour, (at[0], at[1] + 2), 0.5)
