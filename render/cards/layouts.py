"""Layouts of the card race's two pictures, in pixels.

From top to bottom the public picture shows the centre, the piles and what was laid lately, and a
panel for each player: name, points and hand on the left, three rows on the right. The hand's shows
the die cards and below them the own rows, with what they may become.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from data.shipped.boards import Point, load
from render.drawing.canvas import Area

COLOURS = load("classic-4").colours
"""By seat."""
ROWS = 3
GOAL = 40


class CardSize(Struct, frozen=True):
    """The size of a figure and its parts."""

    wide: int
    high: int
    digit: int
    """Of its number's capitals."""
    star: float
    """Radius."""

    @property
    def radius(self) -> float:
        return self.high * 0.17


SMALL = CardSize(50, 52, 23, 5.6)
"""In a row on the public picture."""
MIDDLE = CardSize(86, 66, 29, 7)
"""In the centre."""
LARGE = CardSize(66, 84, 30, 7.5)
"""In a row of the hand, and where one may be laid."""

WIDTH = 1000
RIM = 12
"""Pixels of the rim of the table."""
EDGE = 24
"""What stays free around everything."""


def centre(number: int) -> Point:
    """Return a figure's place in the centre: four rows of ten."""
    row, column = divmod(number - 1, 10)
    return EDGE + 44 + column * 96, EDGE + 36 + row * 76


STRIP = 372
"""The middle of the line with the piles."""
DECK: Point = (EDGE + 42, STRIP)
DISCARD: Point = (EDGE + 140, STRIP)
PILE = 84, 74
"""Width and height of a pile."""
NEWS = EDGE + 212, WIDTH - EDGE
"""From where to where what was laid lately is shown."""
NEWS_GAP = 27

PANEL_TOP = 432
PANEL = 176
PANEL_GAP = 18
HELD = 42, 56
"""Width and height of a card in hand."""


class Panel(Struct, frozen=True):
    """The places of one player's things."""

    top: int

    @property
    def area(self) -> Area:
        return EDGE, self.top, WIDTH - EDGE, self.top + PANEL

    @property
    def plate(self) -> Area:
        return EDGE + 8, self.top + 8, EDGE + 292, self.top + 70

    @property
    def score(self) -> Area:
        return EDGE + 18, self.top + 82, EDGE + 178, self.top + PANEL - 12

    def held(self, place: int) -> Point:
        return EDGE + 214 + place * 52, self.top + 124

    def lane(self, row: int) -> Area:
        """Return the ground of a row, counted from 1."""
        top = self.top + 7 + (row - 1) * 55
        return EDGE + 300, top - 1, WIDTH - EDGE - 8, top + 53

    def figure(self, row: int, place: int) -> Point:
        left, top, _, bottom = self.lane(row)
        return left + 28 + place * 54, (top + bottom) / 2

    def before(self, row: int, place: int) -> Point:
        """Return the border between two figures of a row."""
        x, y = self.figure(row, place)
        return x - 27, y


PLACES = 12
"""How many figures have room in a lane."""


class CardTable(Struct, frozen=True):
    """The public picture for a number of people."""

    people: int

    @property
    def height(self) -> int:
        return PANEL_TOP + self.people * (PANEL + PANEL_GAP) - PANEL_GAP + EDGE

    def panel(self, place: int) -> Panel:
        """Return the panel of the player *place* seats after the first."""
        return Panel(PANEL_TOP + place * (PANEL + PANEL_GAP))


def card_table(people: int) -> str:
    """Return the key of the scene with so many people."""
    return f"card-race-{people}"


TABLES = {card_table(people): CardTable(people) for people in (2, 3, 4)}
FULL = card_table(4)

HAND = "card-hand"
HAND_HEIGHT = 610
DICE: tuple[Point, ...] = ((EDGE + 84, 126), (EDGE + 260, 126))
"""The middles of the two die cards."""
DIE_CARD = 148, 188
HAND_PLATE: Area = (EDGE + 372, EDGE, WIDTH - EDGE, EDGE + 66)
HAND_SCORE: Area = (EDGE + 384, 116, EDGE + 600, 198)
TURN_PLATE: Area = (EDGE + 630, 126, WIDTH - EDGE, 188)
"""Whose turn it is, if it is somebody else's."""


def hand_lane(row: int) -> Area:
    """Return the ground of an own row, counted from 1."""
    top = 250 + (row - 1) * 114
    return EDGE, top, WIDTH - EDGE, top + 104


HAND_LABEL = 32
"""How far from the left of a lane its number stands."""
HAND_FIRST = 96
"""How far from the left of a lane the middle of its first figure is."""
HAND_STEP = 70
OFFER_GAP = 10
"""Between a row and what it may become, and between those."""


def shown(figures: Sequence[int], room: int) -> tuple[int | None, ...]:
    """Return the drawn part of a row for *room* cards: its ends.

    >>> shown((3, 8, 12), 3), shown((3, 8, 12, 15, 20), 4)
    ((3, 8, 12), (3, None, 15, 20))
    """
    if len(figures) <= room:
        return tuple(figures)
    return (figures[0], None, *figures[2 - room :])
