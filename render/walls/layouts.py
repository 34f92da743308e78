"""The layout of the wall race, in pixels: lanes, and trays below."""

from __future__ import annotations

from data.shipped.boards import Point
from data.shipped.walls import walls
from engine.views import Seat
from render.drawing.canvas import Area
from render.sprites.squares import UNIT

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
