"""The picture of a result: the lit winner, the podium, awards, captures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TypeAlias

from msgspec import Struct

from data.shipped.boards import Point, load
from data.shipped.texts import Texts
from engine.views import CardRaceResult, ResultView, Scored, Seat, SeatResult
from render.cards import layouts as cards
from render.cards.marks import Figure
from render.cards.marks import Gap as Dots
from render.drawing.canvas import Area, Box, Canvas, sign
from render.drawing.fonts import fit, fitting_height, size, width
from render.drawing.paint import Mark
from render.names import readable
from render.sprites.cards import burst_icon, clock, tumble
from render.sprites.pieces import die, pawn, shadow
from render.sprites.player_trays import Face, face, medal
from render.sprites.squares import board, panel

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


def drawn(view: ResultView) -> bool:
    """Return whether all players share the first place."""
    return all(row.place == 1 for row in view.seats)


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
    who = " + ".join(fit(name(row), 560 / len(winners) - 180, size(36), "Bold") for row in winners)
    wins = "result-wins.draw" if drawn(view) else "result-wins"
    yield Light(title or texts(wins, who=who, winners=len(winners)))
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
    """Points and wins."""


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
    yield Light(title)
    yield from steps([(each.place, look) for each, look in zip(stood, looks, strict=True)])
    for at, (each, look) in enumerate(zip(stood, looks, strict=True)):
        top = HONOURS[0] + at * HONOURS[1]
        yield Honour(top, "stars", f"{each.place}.", each.words, (0, 0), (look,))


class Wood(Mark, frozen=True):
    """The table, and the floor that the podium stands on."""

    area: Box

    def draw(self, canvas: Canvas) -> None:
        _, _, right, bottom = self.area
        board(canvas, right, bottom)


class Light(Mark, frozen=True):
    """The lamp on the winner, with a name."""

    words: str

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
        room = 540
        high = fitting_height(self.words, room, (40, 36, 32, 28, 26))
        words = fit(self.words, room, size(high), "Bold")
        x = max(262, 60 + wide(words, high) / 2)
        for dx, dy in OUTLINE:
            canvas.text((x + dx, TITLE + dy), words, high, theme.rim, room=room)
        canvas.text((x, TITLE), words, high, theme.name, room=room)
        canvas.panel((40, PODIUM - 1, 612, PODIUM + 3), 1, theme.rim)


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


# The shelves of a result: captures by player, best rows, feuds.


WIDTH = 1000
TEXT = 23
"""Pixels that capitals have at least: 9 when the picture is 400 wide."""
SHELF, GAP, HEAD = 78, 10, 56
"""How high a shelf is, what lies between two, and where a heading stands."""
LEFT, RIGHT = 86, 372
"""Of a shelf: where what stands on it begins and ends."""
PIECE, GROUP = 36, 78
"""Pixels from one piece to the next, and from one that stands for several."""
WIDE = 3
"""Groups of pieces on a shelf, at most, where they are drawn at their usual size."""
IN_A_ROW = 14
"""Figures of a row for which there is room."""
LANE = 62
"""How high a row of figures is."""


class Seen(Struct, frozen=True):
    """The public look of a player."""

    colour: str
    name: str
    face: Face | None


def sent(row: SeatResult, colours: Sequence[str]) -> tuple[str, ...]:
    """Return the colours of pieces a player captured, one for each."""
    return tuple(chain.from_iterable([colours[i]] * many for i, many in enumerate(row.sent)))


def high(rows: Sequence[Scored]) -> int:
    """Return the height of a panel with some rows."""
    return len(rows) * LANE + 10


def wide(words: str, high: float) -> float:
    return width(words, size(high), "Bold")


class Heading(Mark, frozen=True):
    """The line below it."""

    middle: int
    words: str

    def draw(self, canvas: Canvas) -> None:
        at = 50, self.middle
        canvas.text(at, self.words, 24, canvas.theme.name, "SemiBold", "l", room=900)


class Enemies(Mark, frozen=True):
    """The two players with the most captures of each other."""

    middle: int
    words: str
    score: tuple[int, int]
    both: tuple[Seen, Seen]

    def draw(self, canvas: Canvas) -> None:
        theme, x, y = canvas.theme, 50.0, self.middle
        canvas.text((x, y), self.words, 24, theme.faint, "SemiBold", "l", room=300)
        x += wide(self.words, 24) + 30
        score = " : ".join(map(str, self.score))
        for i, seen in enumerate(self.both):
            if i:
                canvas.digits((x, y), score, 24, theme.name, anchor="l")
                x += wide(score, 24) + 22
            if seen.face is not None:
                face(canvas, seen.face, (x + 16, y), 20, seen.colour)
            else:
                sign(canvas, seen.colour, (x + 16, y), 15)
            name = fit(seen.name, 220, size(24), "Bold")
            canvas.text((x + 44, y), name, 24, theme.name, anchor="l", room=220)
            x += 44 + wide(name, 24) + 22


class Trophies(Mark, frozen=True):
    """The best rows of a winner, each with its points."""

    top: int
    rows: tuple[Scored, ...]
    stars: tuple[int, ...]

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        panel(canvas, (44, self.top, 956, self.top + high(self.rows)), 16)
        for line, row in enumerate(self.rows):
            y = self.top + 5 + line * LANE + LANE // 2
            canvas.panel((60, y + 23, 868, y + 28), 2, theme.road)
            for i, number in enumerate(cards.shown(row.figures, IN_A_ROW)):
                at = 88 + i * 56, y - 2
                if number is None:
                    Dots(at).draw(canvas)
                else:
                    Figure(at, number, self.stars[number]).draw(canvas)
            canvas.digits((940, y), str(row.points), 34, theme.name, anchor="r")


class ResultPanel(Mark, frozen=True):
    """A player's victims and their numbers."""

    at: Point
    own: tuple[str, ...]
    sent: tuple[str, ...]
    captured: int
    face: Face | None

    @property
    def standing(self) -> tuple[tuple[str, int, float], ...]:
        """Each group of pieces by colour, with its count and its start.

        Each piece stands alone as long as there is room for all of them; then one for each colour.
        """
        room = RIGHT - LEFT
        if len(self.sent) * PIECE <= room:
            return tuple((colour, 1, LEFT + i * PIECE) for i, colour in enumerate(self.sent))
        groups = Counter(self.sent)
        step = min(GROUP, room / len(groups))
        return tuple(
            (colour, many, LEFT + i * step) for i, (colour, many) in enumerate(groups.items())
        )

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
        canvas.panel((x + LEFT, y + SHELF - 14, x + RIGHT, y + SHELF - 8), 2, theme.road)
        k = 0.47 if len(set(self.sent)) <= WIDE else 0.36
        for colour, many, begin in self.standing:
            pawn(canvas, colour, (x + begin + 36 * k, y + SHELF - 14 - 43 * k), k)
            if many > 1:
                at = x + begin + 78 * k, middle
                canvas.digits(at, str(many), TEXT, theme.name, "SemiBold", "l")
        canvas.digits((x + 434, middle), str(self.captured), 34, theme.name, anchor="r")


# Awards: distinctions of players at the end, and their winners.

AWARDS = (
    *("comeback", "hunter", "most-lost", "sixes", "waited", "ones", "least-lost"),
    *("theft", "thief", "robbed", "long", "stars"),
)
"""All there are: by their names texts are found."""
Counts: TypeAlias = Sequence[tuple[SeatResult, int]]

MOST = 4
"""Awards for which there is room."""
ROWS = 3
"""Rows of a winner of the card race for which there is room."""
BEHIND = 0.5
"""How much of an even share of the chances somebody had at most who came back."""


class Award(Struct, frozen=True):
    """A distinction of a player, or of several that are equal."""

    what: str
    """Names its texts: ``award-hunter`` is its title, ``award-hunter.count`` says how much."""
    rows: tuple[SeatResult, ...]
    """Its holders: at most half of the players, so that it distinguishes them."""
    count: int
    victim: Seat = -1
    """From whom it was taken, where that is told."""

    def words(self, texts: Texts, victim: str) -> str:
        """Say how much each holder has."""
        return texts(f"award-{self.what}.count", count=self.count, victim=victim)


def awards(view: ResultView) -> list[Award]:
    """Return the awards by weight; a second comes after all have one.

    An award whose holders all have one meanwhile is left out.
    """
    held = dict.fromkeys((row.seat for row in view.seats), 0)
    found: list[Award] = []
    every = list(candidates(view))
    left = [*every]
    while len(found) < MOST:
        fewest = min(held.values())
        fitting = (each for each in left if fewest or not all(held[row.seat] for row in each.rows))
        award = next(fitting, None)
        if award is None:
            break
        left.remove(award)
        found.append(award)
        for row in award.rows:
            held[row.seat] += 1
    return sorted(found, key=every.index)


def candidates(view: ResultView) -> Iterator[Award]:
    """Yield awards by weight."""
    rows = view.seats
    if isinstance(view, CardRaceResult):
        if view.theft is not None:
            thief = next(row for row in rows if row.seat == view.theft.seat)
            yield Award("theft", (thief,), view.theft.figure, view.theft.victim)
        yield from _most("thief", [(row, row.captured) for row in rows])
        yield from _most("robbed", [(row, row.lost) for row in rows])
        longest = [
            (row, max((len(each.figures) for each in view.rows[row.seat]), default=0))
            for row in rows
        ]
        yield from _most("long", longest)
        yield from _most("stars", [(row, _stars(view, row.seat)) for row in rows])
        return
    back = [row for row in rows if row.place == 1 and row.least <= BEHIND / len(rows)]
    if back and not drawn(view):
        lowest = min(back, key=lambda row: row.least)
        yield Award("comeback", (lowest,), max(1, round(100 * lowest.least)))
    yield from _most("hunter", [(row, row.captured) for row in rows])
    yield from _most("most-lost", [(row, row.lost) for row in rows])
    yield from _most("sixes", [(row, row.rolls[-1]) for row in rows])
    yield from _most("waited", [(row, row.waited) for row in rows])
    yield from _most("ones", [(row, row.rolls[0]) for row in rows])
    yield from _held("least-lost", [(row, row.lost) for row in rows], min)


def _stars(view: CardRaceResult, seat: Seat) -> int:
    return sum(view.stars[figure] for row in view.rows[seat] for figure in row.figures)


def _most(what: str, counts: Counts) -> Iterator[Award]:
    """Yield the award for most of a thing."""
    yield from _held(what, counts, max)


def _held(what: str, counts: Counts, best: Callable[[Iterable[int]], int]) -> Iterator[Award]:
    """Yield the award for the *best* count, unless most have it."""
    count = best(count for _, count in counts)
    holders = tuple(row for row, own in counts if own == count)
    if 2 * len(holders) <= len(counts):
        yield Award(what, holders, count)
