"""What a rule does, as a picture: the part of a board that matters, before and after.

Both halves show the same window. It is at the size of the board's own picture, so that its digits
are as large; only what is wider than half a picture is made smaller.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from PIL import Image

from data.boards import Point
from engine.views import BASE, RaceView, Step
from render.canvas import Box, Canvas
from render.layouts import Layout, layout
from render.paint import paint, silhouette
from render.plates import Die
from render.race import marks
from render.themes import THEMES
from render.tiles import COLOURS, compose, lay, surface

SIDE = 456
"""Width and height of a half."""
GAP = 88
"""Between the halves, with the roll and an arrow."""
RADIUS = 20
LINE = 3
AROUND = 0.75
"""How much is seen around every square that matters, in shares of the unit."""
WHOLE: Box = (0, 0, 2 * SIDE + GAP, SIDE)


class Leading(Struct, frozen=True):
    """What leads from one half to the other: the rolls, one below the other, and an arrow."""

    rolls: tuple[int, ...]
    colour: str

    @property
    def box(self) -> Box:
        return WHOLE

    def draw(self, canvas: Canvas) -> None:
        x, y = SIDE + GAP / 2, SIDE / 2
        for i, pips in enumerate(self.rolls):
            Die((x, y - 44 + 37 * (2 * i - len(self.rolls) + 1)), 66, pips, self.colour).draw(
                canvas
            )
        if self.rolls:
            y += 40 + 37 * (len(self.rolls) - 1)
        canvas.stroke([(x - 26, y), (x, y)], 6, canvas.theme.text)
        canvas.blob([(x + 2, y - 18), (x + 2, y + 18), (x + 26, y)], 4, canvas.theme.text)


class Half(Struct, frozen=True):
    """The edge of a half, and as an outline all of it."""

    left: int

    @property
    def box(self) -> Box:
        return self.left, 0, self.left + SIDE, SIDE

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, RADIUS, canvas.theme.line)


def picture(
    before: RaceView, after: RaceView, theme: str, rolls: tuple[int, ...] = ()
) -> Image.Image:
    """Return both halves and an arrow between them.

    *before* and *after* are of the same board; the *rolls* are all that were made in between, if it
    was not only the one that is seen.
    """
    place = layout(before.board)
    seen = window(before, after, place)
    view = after if after.dice else before
    colour = "" if view.rolled_by is None else place.board.colours[view.rolled_by]
    halves = [Half(0), Half(SIDE + GAP)]
    image = paint(THEMES[theme], [*halves, Leading(rolls or view.dice[-1:], colour)], WHOLE)
    inner = silhouette(Half(0), (0, 0, SIDE, SIDE)).resize((SIDE - 2 * LINE,) * 2)
    for half, view in zip(halves, (before, after), strict=True):
        tiles = lay(theme, view.board, marks(view, {}, place))
        board = compose(surface(theme, view.board), tiles).crop(seen).convert("RGB")
        shown = board.resize(inner.size, Image.Resampling.LANCZOS)
        image.paste(shown, (half.left + LINE, LINE), inner)
    return image.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=1)


def window(before: RaceView, after: RaceView, place: Layout) -> Box:
    """Return the part of the board with all that stands on it or moves; a square."""
    points = list(_matters(before, after, place)) or [place.at((0, 0))]
    reach = place.px(AROUND)
    spans = []
    side = float(SIDE - 2 * LINE)
    for axis, most in ((0, place.plan.width), (1, place.plan.height)):
        low = min(point[axis] for point in points) - reach
        high = max(point[axis] for point in points) + reach
        side = min(max(side, high - low), most)
        spans.append(((low + high) / 2, most))
    left, top = (round(min(max(0, middle - side / 2), most - side)) for middle, most in spans)
    return left, top, left + round(side), top + round(side)


def _matters(before: RaceView, after: RaceView, place: Layout) -> Iterator[Point]:
    for arm, positions in enumerate(before.pieces):
        for number, at in enumerate(positions):
            to = after.pieces[arm][number]
            if at != to or at != BASE:
                yield place.square(arm, at, number)
                yield place.square(arm, to, number)
    for view in (before, after):
        steps: list[Step] = [*view.last, *(choice.step for choice in view.choices)]
        for step in steps:
            for at in (step.start, step.to):
                if at != BASE:
                    yield place.square(step.piece.seat, at, step.piece.number)
