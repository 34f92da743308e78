"""The shelves of a result: captures by player, best rows, feuds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from msgspec import Struct

from data.shipped.boards import Point
from engine.views import Scored, SeatResult
from render.cards import layouts as cards
from render.cards.figures import Figure
from render.cards.figures import Gap as Dots
from render.drawing.canvas import Canvas
from render.drawing.fonts import fit, size, width
from render.drawing.marks import Mark
from render.drawing.shapes import sign
from render.sprites.faces import Face, face
from render.sprites.pieces import pawn
from render.sprites.wood import panel

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
