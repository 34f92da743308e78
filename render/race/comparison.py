"""Two positions of a race beside each other, for the rules.

Both halves show the same window. It is as wide as some whole squares, and lies where it cuts
through as little as possible.
"""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from data.shipped.boards import Point
from engine.views import BASE, RaceView, Step
from render.drawing.canvas import Box, Canvas
from render.drawing.compose import compose, lay, surface
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.places import around
from render.drawing.shades import reduced
from render.race.layouts import Layout, layout_of
from render.race.picture import marks
from render.sprites.dice import die

SIDE = 456
"""Width and height of a half."""
GAP = 88
"""Between the halves, with the rolls and an arrow."""
RADIUS = 18
LINE = 4
AROUND = 0.75
"""How much is seen around the middle of every square that matters, in squares."""
FEWEST, MOST = 5, 560
"""How wide a half is: squares at least, and pixels at most, if what matters is not wider."""
WHOLE: Box = (0, 0, 2 * SIDE + GAP, SIDE)
DIE = 62


class Seam(Mark, frozen=True):
    """The seam between halves: rolls in a column, and an arrow."""

    rolls: tuple[int, ...]
    colour: str

    def draw(self, canvas: Canvas) -> None:
        theme, x, y = canvas.theme, SIDE + GAP / 2, SIDE / 2
        canvas.panel(WHOLE, 0, theme.rim)
        for i, pips in enumerate(self.rolls):
            at = x, y - 46 + 41 * (2 * i - len(self.rolls) + 1)
            die(canvas, at, DIE, pips, self.colour)
        if self.rolls:
            y += 46 + 41 * (len(self.rolls) - 1)
        canvas.stroke([(x - 24, y), (x, y)], 6, theme.frame)
        canvas.blob([(x + 2, y - 16), (x + 2, y + 16), (x + 24, y)], 4, theme.frame)


class Half(Mark, frozen=True):
    """A half: its rim, and as a mask all within it."""

    left: int

    @property
    def area(self) -> Box:
        return self.left, 0, self.left + SIDE, SIDE

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.area, RADIUS, canvas.theme.rim_light)
        inside = (self.left + LINE / 2, LINE / 2, self.left + SIDE - LINE / 2, SIDE - LINE / 2)
        canvas.panel(inside, RADIUS - LINE / 2, canvas.theme.rim_dark)


class Inside(Mark, frozen=True):
    """The view through a half."""

    left: int

    def draw(self, canvas: Canvas) -> None:
        area = self.left + LINE, LINE, self.left + SIDE - LINE, SIDE - LINE
        canvas.panel(area, RADIUS - LINE, canvas.theme.dish)


def compared(
    before: RaceView, after: RaceView, theme: str, rolls: tuple[int, ...] = ()
) -> Image.Image:
    """Return both halves and an arrow between them.

    *before* and *after* are of the same board; the *rolls* are all that were made in between, if it
    was not only the one that *after* shows.
    """
    place = layout_of(before)
    by = next(
        (seat for seat in (after.rolled_by, before.rolled_by, before.turn) if seat is not None), 0
    )
    halves = [Half(0), Half(SIDE + GAP)]
    ground: list[Mark] = [Seam(rolls or after.dice, place.board.colours[by]), *halves]
    image = paint(theme, ground, WHOLE)
    seen = window(before, after, place)
    for half, view in zip(halves, (before, after), strict=True):
        on = surface(theme, place.key)
        board = compose(on, lay(on, marks(view, {}, place)), bool(view.choices))
        shown = board.convert("RGB").crop(seen)
        inner = SIDE - 2 * LINE
        shown = shown.resize((inner, inner), Image.Resampling.LANCZOS)
        mask = paint(theme, [Inside(half.left)], half.area, clear=True).getchannel("A")
        inside = LINE, LINE, SIDE - LINE, SIDE - LINE
        image.paste(shown, (half.left + LINE, LINE), mask.crop(inside))
    return reduced(image, theme)


def window(before: RaceView, after: RaceView, place: Layout) -> Box:
    """Return the square part of the board around the changed squares."""
    unit, width = place.plan.unit, place.plan.width
    points = list(_matters(before, after, place)) or [place.at((0, 0))]
    reach = unit * AROUND
    needed = around(points, reach)
    wide = max(needed[2] - needed[0], needed[3] - needed[1])
    least = min(width, max(FEWEST * unit, wide))
    round_ = circles(place)
    found = (
        (cut(box, round_), side, _off(box, needed), box)
        for side in range(least, max(least, min(MOST, least + unit)) + 1, 12)
        for left in _places(needed[0], needed[2], side, width)
        for top in _places(needed[1], needed[3], side, width)
        for box in [(left, top, left + side, top + side)]
    )
    return min(found)[-1]


def _places(low: int, high: int, side: int, most: int) -> range:
    """Return the possible starts of a window with all changed squares."""
    first = max(0, min(high - side, most - side))
    last = max(first, min(low, most - side))
    return range(first, last + 1, 12) if last > first else range(first, first + 1)


def _off(box: Box, needed: Box) -> int:
    """The distance of the important part from a window's middle."""
    return sum(abs(box[i] + box[i + 2] - needed[i] - needed[i + 2]) for i in (0, 1))


def cut(box: Box, circles: list[tuple[Point, float]]) -> int:
    """Return the number of circles that a window cuts through."""
    left, top, right, bottom = box
    count = 0
    for (x, y), radius in circles:
        inside = left <= x - radius and x + radius <= right and top <= y - radius
        outside = x + radius <= left or x - radius >= right or y + radius <= top
        outside = outside or y - radius >= bottom
        count += not outside and not (inside and y + radius <= bottom)
    return count


def circles(place: Layout) -> list[tuple[Point, float]]:
    """Return all squares and places of bases, with their radius."""
    board = place.board
    squares = [
        place.at(point) for point in (*board.track, *(p for lane in board.goals for p in lane))
    ]
    squares += [at for corner in place.plan.corners for at in corner.base]
    return [(at, place.dish) for at in squares]


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
