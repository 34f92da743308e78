"""The contents and the layout of a lobby's picture, in pixels."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from data.shipped.boards import load
from engine.views import Seat
from render.drawing.canvas import Area, Box
from render.race.layouts import PLANS

# The contents of a lobby's picture.


ICONS = ("people", "tries", "capture", "clock", "rules", "lock")
"""What a line may be about."""


class Sitting(Struct, frozen=True):
    """A seat of a lobby."""

    seat: Seat
    colour: str
    name: str = ""
    """Of who sits there, as far as it is known."""
    robot: bool = False
    lit: bool = False
    """Whether it is in the light: the host's."""
    free: bool = False


class Line(Struct, frozen=True):
    """A line about the game: at most two text lines, with icon."""

    icon: str
    words: str


class Lobby(Struct, frozen=True):
    """The contents of a lobby's picture, in one language."""

    title: str
    """What is played: a name of our own."""
    seats: tuple[Sitting, ...]
    """All that can be taken, the free ones too."""
    lines: tuple[Line, ...]
    """The most important first; what there is no room for is left out."""
    free: str
    """What a free seat is called."""
    board: str = ""
    """The key of a scene, if the game has one: its board is shown."""
    cards: bool = False
    """Whether hidden cards are played besides: some lie there."""


WIDTH, HEIGHT = 1000, 480
BOX: Box = (0, 0, WIDTH, HEIGHT)
LEFT: Area = (44, 32, 460, 448)
"""Where the board is."""
RIGHT: Area = (512, 176, 962, 454)
"""Where it says what will be played, and who sits at boards that have no room for it."""
TEXT = 23
"""Pixels that capitals have at least: 9 when the picture is 400 wide."""
LINES, ROWS = 4, 6
"""How many lines there are room for, and how many where those who sit there stand above them."""
PARTS: Mapping[str, Box] = {"walls": (62, 40, 542, 520)}
"""Of boards on which not all can be seen when they are small, the part that is shown."""
CUT = 30
"""Pixels of a board's own rim that are left out."""


def on_board(view: Lobby) -> bool:
    """Return whether names fit on the board: large trays, all seats."""
    if view.board not in PLANS or PLANS[view.board].central:
        return False
    return {sitting.seat for sitting in view.seats} <= set(range(load(view.board).arms))


def areas(view: Lobby) -> list[Area]:
    """Return the areas of the seats' trays on the small board."""
    left, top, right, _ = LEFT
    plan = PLANS[view.board]
    scale = (right - left) / (plan.width - 2 * CUT)
    found: list[Area] = []
    for sitting in view.seats:
        x0, y0, x1, y1 = (round((part - CUT) * scale) for part in plan.corners[sitting.seat].tray)
        found.append((left + x0, top + y0, left + x1, top + y1))
    return found


def row_at(number: int, step: float) -> Area:
    """Return the place of a line of the panel."""
    left, top, right, _ = RIGHT
    return left, round(top + 5 + step * number), right, round(top + 5 + step * (number + 1))


def boxed(area: Area) -> Box:
    """Return an area in whole pixels."""
    left, top, right, bottom = area
    return round(left), round(top), round(right), round(bottom)
