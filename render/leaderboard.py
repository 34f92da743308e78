"""The picture of a leaderboard: places, portraits, large wins, and skill.

Ten shelves of wood, the person's own one lit, and computers in grey for comparison. A thin line at
half height reaches as far as skill may be off; the upright one through all of them is chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PIL import Image

from render.drawing.cache import keeping
from render.drawing.canvas import Canvas
from render.drawing.fonts import fitting_height, size, width
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.png import Packed, packed
from render.drawing.shades import Shades
from render.drawing.stamps import place
from render.drawing.themes import Colour, Theme
from render.names import readable
from render.sprites.faces import FACE_COLOURS, ROBOT, Face, face
from render.sprites.plates import medal
from render.sprites.wood import board, panel

WIDTH = 1000
TITLE, HEADS = 66, 118
TOP = 142
ROW, GAP = 60, 6
APART = 20
"""What lies between the rows and one's own below them."""
FOOT = 36
LEFT, RIGHT = 36, 964
TEXT = 23
"""Pixels that capitals have at least: 9 when the picture is 400 wide."""
LARGE = 36, 28
"""Pixels that the capitals of wins have, by their room; with less of it they have `TEXT`."""
PORTRAIT = 27
"""The radius of a face."""
MEDAL, FACE, NAME = 69, 141, 181
"""Where places and faces have their middle, and names begin."""
INTERVAL = 414, 602
"""Left and right of the intervals."""
FIGURE, WINS = 706, 944
"""Where the figures end."""
MEDALS = 3
"""Places with a medal."""
SPAN = 2.0
"""Wins in ten games above and below chance that intervals show at least."""


class Rank(Struct, frozen=True):
    """A player's row."""

    place: int
    name: str
    face: Face | None
    skill: float
    """In wins above chance in ten games, like the next two."""
    low: float
    high: float
    figure: str
    """The skill as it is written."""
    wins: int
    games: int
    own: bool = False
    """Whether it is the row of the person who looks."""
    computer: bool = False


class Ranking(Struct, frozen=True):
    """A page of a leaderboard."""

    title: str
    skill: str
    """What the intervals and figures are called."""
    wins: str
    """What the plain wins are called."""
    rows: tuple[Rank, ...]
    own: Rank | None = None
    """One's own row, where it is on another page."""
    widest: float = 0.0
    """The furthest that any page reaches from the middle, so that all have one scale."""
    bars: bool = False
    """Whether the figures are points, with bars from the left in place of intervals around chance."""


def _height(rows: int, own: bool) -> int:
    return TOP + (rows + own) * (ROW + GAP) - GAP + APART * own + FOOT


def picture(view: Ranking, theme: str) -> Image.Image:
    """Return the picture, with all its parts kept for the next one."""
    image = _ground(theme, len(view.rows), view.own is not None, view.bars).unpacked()
    for mark in marks(view):
        place(image, theme, mark)
    return image


@keeping("lobbies", lambda ground: len(ground.content), slow=True)
def _ground(theme: str, rows: int, own: bool, bars: bool) -> Packed:
    """Return the table with empty shelves."""
    return packed(paint(theme, [Wood(rows, own, not bars)], (0, 0, WIDTH, _height(rows, own))))


@keeping("shades", lambda _: 5000, slow=True)
def shades(theme: str) -> Shades:
    """Learn the colours of all leaderboards, from a sample."""
    rows = tuple(
        Rank(
            place, "Aa", ROBOT, skill, skill - 1, skill + 1, f"+{place}", 7, 9,
            place == 2, place == 4,
        )
        for place, skill in enumerate((1.0, 0.4, -0.2, -0.9), 1)
    )  # fmt: skip
    sample = Ranking("Aa", "Aa", "Aa", rows, rows[1])
    return Shades(theme, [picture(sample, theme)], FACE_COLOURS)


def marks(view: Ranking) -> Iterator[Mark]:
    """Yield everything that lies on the shelves, lowest first."""
    yield Heads(view.title, view.skill, view.wins)
    shown = [*view.rows, *([view.own] if view.own else [])]
    most = view.widest if view.bars else max(view.widest, span(shown))
    for top, rank in zip(tops(view), shown, strict=True):
        if rank.own:
            yield Lit(top, not view.bars)
        yield Who(top, rank.place, rank.name, rank.face, rank.computer, rank.own)
        if view.bars:
            yield Bar(top, rank.skill / most, rank.own)
        else:
            parts = rank.low / most, rank.skill / most, rank.high / most
            yield Interval(top, *parts, rank.computer, rank.own)
        yield Figures(top, rank.figure, rank.wins, rank.games, rank.computer, rank.own)


def tops(view: Ranking) -> list[int]:
    """Return the tops of the shelves."""
    found = [TOP + i * (ROW + GAP) for i in range(len(view.rows))]
    if view.own is not None:
        found.append(TOP + len(view.rows) * (ROW + GAP) + APART)
    return found


def span(rows: Sequence[Rank]) -> float:
    """Return the wins in ten games shown by half an interval's room."""
    return max([SPAN, *(max(abs(row.low), abs(row.high)) for row in rows)])


class Wood(Mark, frozen=True):
    """The table, and its shelves with the line of chance."""

    rows: int
    own: bool
    chance: bool

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        board(canvas, WIDTH, _height(self.rows, self.own))
        for i in range(self.rows + self.own):
            top = TOP + i * (ROW + GAP) + APART * (i == self.rows)
            panel(canvas, (LEFT, top, RIGHT, top + ROW), 14)
            if self.chance:
                middle = (INTERVAL[0] + INTERVAL[1]) / 2
                canvas.panel((middle - 1.2, top + 8, middle + 1.2, top + ROW - 8), 0, theme.faint)


class Heads(Mark, frozen=True):
    """The title and the column heads."""

    title: str
    skill: str
    wins: str

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        room = RIGHT - LEFT - 20
        high = fitting_height(self.title, room, (34, 31, 28, 25, 23))
        canvas.text((48, TITLE), self.title, high, theme.name, anchor="l", room=room)
        for words, right, left in ((self.wins, WINS, FIGURE + 16), (self.skill, FIGURE, LEFT + 20)):
            canvas.text((right, HEADS), words, TEXT, theme.name, "SemiBold", "r", room=right - left)


class Lit(Mark, frozen=True):
    """The light on one's own shelf."""

    top: int
    chance: bool

    def draw(self, canvas: Canvas) -> None:
        theme, top = canvas.theme, self.top
        canvas.panel((LEFT - 4, top - 4, RIGHT + 4, top + ROW + 4), 17, theme.frame)
        canvas.panel((LEFT, top, RIGHT, top + ROW), 14, theme.lit_plate)
        if self.chance:
            middle = (INTERVAL[0] + INTERVAL[1]) / 2
            canvas.panel((middle - 1.2, top + 8, middle + 1.2, top + ROW - 8), 0, theme.lit_text)


class Who(Mark, frozen=True):
    """A player: place, face and name."""

    top: int
    place: int
    name: str
    face: Face | None
    computer: bool
    own: bool

    def draw(self, canvas: Canvas) -> None:
        theme, middle = canvas.theme, self.top + ROW / 2
        ink = _ink(theme, self.computer, self.own)
        if not self.computer and self.place <= MEDALS:
            medal(canvas, (MEDAL, middle), self.place, 20)
        elif not self.computer:
            canvas.digits((MEDAL, middle), str(self.place), TEXT, ink)
        if self.face is not None:
            face(canvas, self.face, (FACE, middle), PORTRAIT)
        name = readable(self.name, "?")
        canvas.text((NAME, middle), name, TEXT, ink, anchor="l", room=INTERVAL[0] - 24 - NAME)


class Interval(Mark, frozen=True):
    """The range of a skill from low to high, with its estimate."""

    top: int
    low: float
    """From -1 to 1, chance in the middle."""
    skill: float
    high: float
    computer: bool
    own: bool

    def draw(self, canvas: Canvas) -> None:
        ink, middle = _ink(canvas.theme, self.computer, self.own), self.top + ROW / 2
        canvas.stroke([(_across(self.low), middle), (_across(self.high), middle)], 2, ink)
        canvas.circle((_across(self.skill), middle), 8, ink)


class Bar(Mark, frozen=True):
    """The points of a player, as a part of the most."""

    top: int
    reach: float
    """From 0 to 1."""
    own: bool

    def draw(self, canvas: Canvas) -> None:
        left, right = INTERVAL
        ink, middle = _ink(canvas.theme, False, self.own), self.top + ROW / 2
        canvas.stroke([(left, middle), (right, middle)], 2, ink)
        end = left + max(16, (right - left) * self.reach)
        canvas.panel((left, middle - 8, end, middle + 8), 8, ink)


class Figures(Mark, frozen=True):
    """A player's skill in figures, and the plain wins."""

    top: int
    figure: str
    wins: int
    games: int
    computer: bool
    own: bool

    def draw(self, canvas: Canvas) -> None:
        ink, middle = _ink(canvas.theme, self.computer, self.own), self.top + ROW / 2
        canvas.digits((FIGURE, middle), self.figure, TEXT, ink, anchor="r")
        wins, games = str(self.wins), f"/{self.games}"
        end = WINS - width(games, size(TEXT), "SemiBold") - 3
        high = large(wins, end)
        canvas.digits((end, middle), wins, high, ink, anchor="r")
        line = middle + (high - TEXT) / 2  # both have one foot
        canvas.digits((WINS, line), games, TEXT, ink, "SemiBold", "r")


def large(wins: str, end: float) -> int:
    """Return the height of wins, by their room between figures and games."""
    room = end - FIGURE - 14
    return next((each for each in LARGE if width(wins, size(each), "Bold") <= room), TEXT)


def _across(part: float) -> float:
    """Return the x of *part* of an interval's room, -1 to 1."""
    left, right = INTERVAL
    return (left + right) / 2 + (right - left) / 2 * part


def _ink(theme: Theme, computer: bool, own: bool) -> Colour:
    return theme.lit_text if own else theme.medals[3] if computer else theme.name
