"""The ground of a wall race, and its layout in pixels."""

from __future__ import annotations

from functools import cache
from random import Random

from data.shipped.boards import Point
from data.shipped.wall_boards import Walls, walls
from engine.views import Seat
from render.drawing.canvas import Area, Canvas
from render.drawing.marks import BOARD as BOARD_PART
from render.drawing.marks import LIT, NUMBER, Mark, Placed
from render.drawing.shapes import emblem
from render.drawing.themes import Colour, mix
from render.sprites.dice import die
from render.sprites.player_trays import tray as veneer
from render.sprites.squares import DIGITS, UNIT, Number, dish, hole
from render.sprites.wood import board as wood

BOARD = walls()
WIDTH, HEIGHT = 1000, 1290
LEFT, BOTTOM = 86, 950
"""Of the middle of the square in the corner."""
ACROSS, UP = 92, 88
"""From a column to the next, and from a row to the next: lanes lie in every other row."""
SMALL = 62
"""The unit of what lies in trays, where the board's is 84."""
TRAYS, TRAY_TOP, TRAY_BOTTOM = (28, 266, 504, 742), 1010, 1262
TRAY_WIDTH, RADIUS = 230, 20
DIE = 62


def at(square: int) -> Point:
    """Return the place of a square of the track."""
    column, row = BOARD.place(square)
    return LEFT + column * ACROSS, at_row(row)


def at_row(row: int) -> int:
    """Return the y of a row's middle."""
    return BOTTOM - row * UP


def plaque(square: int, other: int) -> Point:
    """Return the place of a segment between two opposite squares."""
    (x, y), (_, other_y) = at(square), at(other)
    return x, round((y + other_y) / 2)


def tray(seat: Seat) -> Area:
    """Return the tray of a seat."""
    left = TRAYS[seat]
    return left, TRAY_TOP, left + TRAY_WIDTH, TRAY_BOTTOM


def plate(seat: Seat) -> Area:
    """Return the place of a name."""
    left, top, right, _ = tray(seat)
    return left + 8, top + 9, right - 8, top + 75


def dice(seat: Seat) -> tuple[Point, Point]:
    """Return the places of a seat's dice."""
    left, top, right, _ = tray(seat)
    middle, y = round((left + right) / 2), round(top + 117)
    return (middle - 44, y), (middle + 44, y + 4)


def holes(seat: Seat) -> tuple[Point, ...]:
    """Return the tray places of a seat's pieces, by number."""
    left, _, right, bottom = tray(seat)
    middle, y = (left + right) / 2, bottom - 49
    return tuple((round(middle + offset), round(y)) for offset in (-81, -27, 27, 81))


def stands(seat: Seat, position: int, number: int) -> Point:
    """Return the place of a piece: its square or its tray's hole."""
    if 0 <= position < BOARD.length:
        return at(position)
    return holes(seat)[number]


def unit(position: int) -> int:
    """Return the unit in which a piece is drawn where it stands."""
    return UNIT if 0 <= position < BOARD.length else SMALL


ROAD = 6
HIGH = 30
"""Half the height of a wall."""
PLAQUE = 22
"""Half the side of a plaque, whose tips reach `TIP` further."""
TIP = 11
NICHE = 23
"""Half the width of a niche."""


class Tray(Mark, frozen=True):
    """A tray with a nest for each of some pieces."""

    seat: Seat
    nests: int

    def draw(self, canvas: Canvas) -> None:
        colour, theme = BOARD.colours[self.seat], canvas.theme
        veneer(canvas, tray(self.seat), RADIUS, theme.players[colour].veneer, theme.rim_dark)
        for point in holes(self.seat)[: self.nests]:
            hole(canvas, colour, point, SMALL / UNIT)


class Ground(Mark, frozen=True):
    """The lanes and the trays."""

    box = 0, 0, WIDTH, HEIGHT

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        wood(canvas, WIDTH, HEIGHT)
        road = [at(square) for square in range(BOARD.length)]
        canvas.stroke([(x + 1, y + 2) for x, y in road], ROAD, theme.grain[2])
        canvas.stroke(road, ROAD, theme.road)
        for square, point in enumerate(road):
            if square == 0:
                _start(canvas, point)
            elif square in BOARD.finish:
                _finish(canvas, point)
            else:
                dish(canvas, point, 1, theme.dish)
        for seat in range(len(BOARD.colours)):
            Tray(seat, BOARD.pieces).draw(canvas)


def _start(canvas: Canvas, point: Point) -> None:
    """Draw the start that all share: an arrow the way they go."""
    x, y = point
    dish(canvas, point, 1, canvas.theme.dish)
    arrow = [(x - 15, y + 1), (x + 11, y - 14), (x + 11, y + 16)]
    canvas.blob(arrow, 2, canvas.theme.lit_text)


def _finish(canvas: Canvas, point: Point) -> None:
    """Draw one of the last squares: gold, with a flag."""
    (x, y), theme = point, canvas.theme
    dish(canvas, point, 1, theme.medals[0])
    canvas.stroke([(x - 9, y - 14), (x - 9, y + 18)], 2, theme.lit_text)
    canvas.blob([(x - 8, y - 14), (x + 15, y - 6), (x - 8, y + 3)], 1.4, theme.lit_text)


def numbers() -> tuple[Number, ...]:
    """Return the numbers of all squares that have one."""
    squares = range(1, BOARD.length - 2)
    return tuple(Number(at(square), UNIT, BOARD.name(square)) for square in squares)


class Wall(Mark, frozen=True):
    """A wall as it stands, with the numbers of its segments."""

    wall: int
    """Which of them, from the start on."""
    numbers: tuple[int, ...]

    @property
    def places(self) -> tuple[Point, ...]:
        """The places of its segments, from left to right."""
        return _places(self.wall)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        (left, y), (right, _) = self.places[0], self.places[-1]
        left, right = left - 42, right + 42
        canvas.panel((left + 3, y - HIGH + 6, right + 5, y + HIGH + 6), 5, theme.grain[2])
        canvas.panel((left, y - HIGH, right, y + HIGH), 5, theme.mortar)
        _bricks(canvas, left, right, y, self.wall)
        for place in self.places:
            _plaque(canvas, place, theme.dish, theme.mortar)


class Numbers(Wall, frozen=True):
    """The numbers on a wall, readable in the shade."""

    part = NUMBER

    def draw(self, canvas: Canvas) -> None:
        for place, number in zip(self.places, self.numbers, strict=True):
            _number(canvas, place, number, canvas.theme.number)


@cache
def _places(wall: int) -> tuple[Point, ...]:
    found = [each for each in BOARD.segments(BOARD.walls) if each.wall == wall]
    return tuple(plaque(each.low, each.high) for each in found)


def _bricks(canvas: Canvas, left: float, right: float, y: float, wall: int) -> None:
    """Draw three courses of brick."""
    random, theme = Random(wall), canvas.theme
    fills = theme.brick, mix(theme.brick, theme.mortar, 0.28)
    high = (2 * HIGH - 8) / 3
    for course in range(3):
        top = y - HIGH + 2 + course * (high + 2)
        begin = left + 2 - (46 if course % 2 else 0)
        while begin < right - 2:
            end = begin + ACROSS - 2
            brick = max(begin, left + 2), top, min(end, right - 2), top + high
            if brick[2] - brick[0] > 6:
                canvas.panel(brick, 2, fills[random.random() < 0.4])
            begin = end + 2


def _plaque(canvas: Canvas, place: Point, fill: Colour, rim: Colour) -> None:
    """Draw a plaque on a wall, tipped both ways as a door."""
    x, y = place
    for by, colour in ((2.4, rim), (0.0, fill)):
        side = PLAQUE - 2
        canvas.panel((x - side - by, y - side - by, x + side + by, y + side + by), 4 + by, colour)
        for sign in (-1, 1):
            tip = [(x, y + sign * (PLAQUE + TIP)), (x - 13, y + sign * 14), (x + 13, y + sign * 14)]
            canvas.blob(tip, by, colour)


def _number(canvas: Canvas, place: Point, number: int, ink: Colour) -> None:
    canvas.digits((place[0], place[1] + 0.5), str(number), DIGITS + 2, ink)


class Plaque(Placed, frozen=True):
    """A segment that can be jumped, or in lamplight, that was."""

    number: int
    done: bool = False

    @property
    def part(self) -> int:
        return BOARD_PART if self.done else LIT

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        fill, ink, rim = theme.accent_core, theme.accent_ink, theme.accent
        if self.done:
            fill, ink, rim = theme.burst, theme.burst_edge, theme.burst_edge
        _plaque(canvas, self.at, fill, rim)
        _number(canvas, self.at, self.number, ink)


class Home(Placed, frozen=True):
    """A golden niche in the tray, for a piece in its goal."""

    part = LIT

    def draw(self, canvas: Canvas) -> None:
        theme, (x, y) = canvas.theme, self.at
        for by, fill in ((3.0, theme.burst_edge), (1.0, theme.frame), (-1.5, theme.medals[0])):
            area = x - NICHE - by, y - 40 - by, x + NICHE + by, y + 36 + by
            canvas.panel(area, 16 + by, fill)


class Vacant(Tray, frozen=True):
    """The tray of a vacant colour: faint shapes in the wood."""

    def draw(self, canvas: Canvas) -> None:
        colour, theme = BOARD.colours[self.seat], canvas.theme
        veneer(canvas, tray(self.seat), RADIUS, theme.vacant, theme.vacant_mark)
        for x, y in holes(self.seat)[: self.nests]:
            k = SMALL / UNIT
            canvas.circle((x, y), 33 * k, theme.vacant_mark)
            canvas.circle((x + 0.5, y + 1), 31 * k, theme.vacant)
            emblem(canvas, colour, (x, y + 1), 16 * k, theme.vacant_mark)


class Stop(Placed, frozen=True):
    """The square between two dice: the first die in a ring."""

    pips: int
    colour: str
    done: bool = False

    @property
    def part(self) -> int:
        return BOARD_PART if self.done else LIT

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        edge, fill = theme.accent_ink, theme.accent
        if self.done:
            edge, fill = theme.burst_edge, theme.burst
        for radius, colour in ((35, edge), (32.4, fill), (26, edge)):
            canvas.circle(self.at, radius, colour)
        die(canvas, (self.at[0], self.at[1] - 2), 32, self.pips, self.colour, 0)


def standing_walls(layout: Walls) -> tuple[Wall, ...]:
    """Return the walls as they stand, and the numbers on them."""
    standing = tuple(Wall(wall, numbers) for wall, numbers in enumerate(layout))
    return (*standing, *(Numbers(wall, numbers) for wall, numbers in enumerate(layout)))
