"""Layouts: where everything of a board lies on its picture, in pixels.

A layout is made from a board's coordinates and the few numbers of its `Plan`. Another board is
another plan; one whose ground looks different brings a ground of its own beside `render.ground`,
and a view of another kind a module beside `render.race` that turns it into marks. Nothing else
knows where anything lies.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from data.boards import Board, Point, load

Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Plan(Struct, frozen=True):
    """The numbers of one board's picture, in units of the board except where it says pixels."""

    width: int
    """In pixels."""
    height: int
    """In pixels."""
    unit: int
    """The distance of neighbouring squares, in pixels."""
    trays: tuple[Area, ...]
    """By arm: the ground of its base."""
    plates: tuple[Area, ...]
    """By arm: where its name stands."""
    tray_radius: float
    die: float
    """The side of the die, which lies in the middle."""


class Sizes(Struct, frozen=True):
    """How large things are, in shares of the unit."""

    square: float = 0.43
    goal: float = 0.40
    piece: float = 0.395
    path: float = 0.17
    lane: float = 0.5
    trail: float = 0.085
    head: float = 0.2
    digit: float = 0.345
    """Digits on pieces and ghosts."""
    number: float = 0.31
    """Numbers and letters of squares."""
    outline: float = 0.04
    blank: float = 0.34
    """What a trail clears of a square."""


SIZES = Sizes()
RIM = 4
"""Pixels of a plate's outline."""
FRAME = 6
"""Pixels of the frame around the tray of who is on turn."""
SMALLEST_TEXT = 23
"""Pixels that capitals and digits have at least: 9 when the picture is 400 wide."""


def _quarters(near: float, far: float, height: float) -> tuple[tuple[Area, ...], tuple[Area, ...]]:
    """Return trays and plates of four corners: plates as the outer edge of the trays."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    trays, plates = [], []
    for x, y in corners:
        left, right = sorted((x * near, x * far))
        top, bottom = sorted((y * near, y * far))
        trays.append((left, top, right, bottom))
        plates.append(
            (left, top, right, top + height) if y < 0 else (left, bottom - height, right, bottom)
        )
    return tuple(trays), tuple(plates)


_TRAYS_4, _PLATES_4 = _quarters(1.6, 5.43, 0.8)


def _around(middle: Point, reach: float) -> Area:
    x, y = middle
    return x - reach, y - reach, x + reach, y + reach


PLANS = {
    "classic-4": Plan(
        width=1000,
        height=1000,
        unit=84,
        trays=_TRAYS_4,
        plates=_PLATES_4,
        tray_radius=0.3,
        die=0.88,
    ),
    "classic-6": Plan(
        width=1000,
        height=1000,
        unit=68,
        trays=tuple(
            _around(middle, 0.96)
            for middle in (
                (-6.09, -5.25),
                (0, -5.25),
                (6.09, -5.25),
                (6.09, 5.25),
                (0, 5.25),
                (-6.09, 5.25),
            )
        ),
        plates=tuple(
            (x - 2.27, y - 0.37, x + 2.27, y + 0.37)
            for x, y in (
                (-4.78, -6.7),
                (0, -6.7),
                (4.78, -6.7),
                (4.78, 6.7),
                (0, 6.7),
                (-4.78, 6.7),
            )
        ),
        tray_radius=0.5,
        die=1.3,
    ),
}


class Layout(Struct, frozen=True):
    """A board on its picture."""

    board: Board
    plan: Plan

    @property
    def key(self) -> str:
        return self.board.key

    def px(self, share: float) -> float:
        """Return *share* of the unit in pixels."""
        return share * self.plan.unit

    def at(self, point: Point) -> Point:
        """Return where a point of the board lies; whole pixels keep squares alike and crisp."""
        x, y = point
        unit = self.plan.unit
        return round(self.plan.width / 2 + x * unit), round(self.plan.height / 2 + y * unit)

    def area(self, area: Area) -> Area:
        left, top = self.at(area[:2])
        right, bottom = self.at(area[2:])
        return left, top, right, bottom

    def square(self, arm: int, position: int, number: int = 0) -> Point:
        return self.at(self.board.square(arm, position, number))

    def text(self, share: float) -> float:
        """Return the height of capitals that take *share* of the unit, never too small to read."""
        return max(SMALLEST_TEXT, round(self.px(share)))


@cache
def layout(key: str) -> Layout:
    """Return the layout of the board called *key*.

    Raises:
        KeyError: there is no such board, or nobody has planned its picture.
    """
    return Layout(load(key), PLANS[key])
