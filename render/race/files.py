"""Pictures of race boards, of rules and of themes, as files.

Both halves of a rule's picture show the same window. It is as wide as some whole squares, and lies where it cuts
through as little as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from msgspec.structs import replace
from PIL import Image, ImageDraw

from data.shipped.boards import Point, keys
from engine.action_cards.views import ActionCardsView
from engine.views import BASE, Piece, RaceView, Seat, Step
from render.animation import (
    PLAIN,
    FinalFrame,
    Format,
    Look,
    Picture,
    Shot,
    encoded,
    film,
    moved,
    reel,
    shot,
    tiled,
    unrolled,
)
from render.drawing.canvas import Box, Canvas
from render.drawing.compose import compose, lay, learn, surface
from render.drawing.fonts import fit, font
from render.drawing.paint import ORIGIN, Mark, Scene, around, paint, reduced, sampled, scene
from render.drawing.themes import THEMES
from render.race import picture
from render.race import picture as boards
from render.race.ground import Ground, numbers, row
from render.race.layouts import ABSENT, NOTHING, PLANS, Layout, Table, layout, layout_of, swapped
from render.race.picture import marks
from render.sprites.pieces import Die, Pawn, Waiting, die

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


# Shots of a race since the last picture, with or without cards.


R = TypeVar("R", bound=RaceView)


def shots(before: R, found: FinalFrame[R], marks: Callable[[R], Iterable[Mark]]) -> Iterator[Shot]:
    """Yield the moves between two pictures; *marks* draws either."""
    after, rolls = found.view, found.rolled
    place, by = layout_of(after), after.rolled_by if rolls else before.turn
    table, straight = Table(after, place, NOTHING), swapped(after.last, place)
    pieces = before.pieces
    for step in after.last:
        if step.to == step.start:
            continue
        captured = dict.fromkeys(step.captures, BASE)
        gone = moved(pieces, dict.fromkeys((step.piece, *step.captures), ABSENT))
        below, waiting = unrolled(tuple(marks(_quiet(before, after, gone, by))))
        points = table.way(step)
        if step in straight or BASE in (step.start, step.to):
            points = points[0], points[-1]
        victims = [
            (pawn(place, piece, points[-1]), place.square(piece.seat, BASE, piece.number))
            for piece in step.captures
        ]
        mover = pawn(place, step.piece, ORIGIN)
        dice = tuple(_dice(waiting, after)) if found.rolled else ()
        yield shot(below, mover, points, victims, dice, rolls)
        pieces, rolls = moved(pieces, {step.piece: step.to, **captured}), False


def _quiet(before: R, after: R, pieces: tuple[tuple[int, ...], ...], by: Seat | None) -> R:
    """Return the table during a roll and a move, before its events."""
    quiet = replace(
        after,
        pieces=pieces,
        turn=by,
        dice=(),
        rolled_by=None,
        choices=(),
        last=(),
        places=before.places,
    )
    if isinstance(quiet, ActionCardsView):
        return replace(quiet, chain=(), capture=None)
    return quiet


def pawn(place: Layout, piece: Piece, at: Point) -> Pawn:
    """Return a piece as it is drawn alone."""
    return Pawn(at, place.plan.unit, place.board.colours[piece.seat], piece.number + 1)


def _dice(waiting: Iterable[Waiting], view: RaceView) -> Iterator[Die]:
    """Yield the rolled dice at the place of a waiting die."""
    for each in waiting:
        if view.rolled_by is not None:
            yield from row(each.at, each.side, view.dice, each.colour, True, True)


def _scene(key: str) -> Scene:
    place = layout(key)
    return Scene(Ground(place), numbers(place))


SCENES = {key: partial(_scene, key) for key in keys() if key in PLANS}


def board(view: RaceView, look: Look = PLAIN) -> Picture:
    """Return the picture of a table, with known names and faces."""
    made = boards.marks(view, look.names, layout_of(view), look.faces)
    return tiled(look.theme, view.board, made, bool(view.choices))


def board_film(
    found: Sequence[FinalFrame[RaceView]], look: Look, form: Format, ending: Picture | None = None
) -> Picture | None:
    """Return a film from first to last tableau; None if too large."""
    board = found[-1].view.board
    place = layout_of(found[-1].view)
    marks = partial(boards.marks, names=look.names, layout=place, faces=look.faces)
    return film(look.theme, board, reel(found, marks, shots), form, ending)


def rehearse(board: str, theme: str = "light") -> Iterator[None]:
    """Draw the frequent marks of a board in advance, one by one.

    It takes some seconds in all: whoever lets it go on decides how much of them at a time.
    """
    on = surface(theme, board)
    for mark in dict.fromkeys(mark.home()[0] for mark in picture.frequent_marks(layout(board))):
        learn(on, mark)
        yield


def rules_picture(
    before: RaceView, after: RaceView, theme: str = "light", rolls: tuple[int, ...] = ()
) -> Picture:
    """Return a rule's effect: part of a board, *before* and *after*.

    Between them stand the *rolls* that were made, without any the last one.
    """
    return encoded(compared(before, after, theme, rolls))


OF_EACH = 420
"""Width and height of a part; a little smaller than on a board."""
SEEN = 248, 248, 752, 752
"""The middle of the board: lanes of all colours."""
BETWEEN = 12
PLATE = 60
TITLE = 28
COLUMNS = 2
COLOURS = 160
"""Of the whole: four boards have more than a palette holds."""


def themes(view: RaceView, titles: Mapping[str, str]) -> Image.Image:
    """Return the middle of *view* by theme, each above its title."""
    rows = -(-len(THEMES) // COLUMNS)
    step = OF_EACH + BETWEEN, OF_EACH + PLATE + BETWEEN
    size = COLUMNS * step[0] + BETWEEN, rows * step[1] + BETWEEN
    image = Image.new("RGB", size, THEMES["light"].rim)
    draw = ImageDraw.Draw(image)
    for number, key in enumerate(THEMES):
        left, top = BETWEEN + number % COLUMNS * step[0], BETWEEN + number // COLUMNS * step[1]
        image.paste(_middle(view, key), (left, top))
        title = fit(titles[key], OF_EACH - 20, TITLE, "Bold")
        middle = left + OF_EACH / 2, top + OF_EACH + PLATE / 2
        draw.text(middle, title, THEMES["light"].lit_plate, font(TITLE), anchor="mm")
    return image.quantize(palette=sampled(image, COLOURS), dither=Image.Dither.NONE)


def _middle(view: RaceView, theme: str) -> Image.Image:
    """Draw it alone, as a theme's shared parts take longer."""
    place = layout_of(view)
    on = scene(place.key)
    drawn = [on.ground, *on.inlaid, *marks(view, {}, place)]
    board = paint(theme, drawn, SEEN)
    return board.resize((OF_EACH, OF_EACH), Image.Resampling.LANCZOS)
