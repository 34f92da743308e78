"""Sprites that no game uses yet, or not in every number, to be looked at: all on one table."""

from __future__ import annotations

from collections.abc import Iterator

from data.shipped.boards import Point
from render.drawing.canvas import Box, Canvas
from render.drawing.marks import Mark
from render.race.picture import group
from render.sprites.cards import Back, Card, Laid
from render.sprites.choice_markers import Star, Target
from render.sprites.pieces import Pawn, Who
from render.sprites.squares import Blocked, dish
from render.sprites.wood import board
from tests.words import EN

BOX: Box = (0, 0, 1000, 950)
UNIT = 84
WHO: tuple[Who, ...] = (
    ("yellow", 1),
    ("green", 2),
    ("red", 3),
    ("black", 4),
    ("red", 1),
    ("yellow", 4),
    ("blue", 2),
)
ROW = 94
DOWN = 142
WALL = 330
"""Where there is room for a wall of the wall race."""
CARDS = 590


class Table(Mark, frozen=True):
    """A table with squares to stand on."""

    box = BOX

    def draw(self, canvas: Canvas) -> None:
        board(canvas, BOX[2], BOX[3])
        for at in (*squares(ROW), *squares(ROW + DOWN), *squares(478)[:5]):
            dish(canvas, at, 1, canvas.theme.dish)


def squares(y: float) -> list[Point]:
    """Return where a row of squares lies."""
    return [(x, y) for x in (78, 188, 298, 408, 518, 630, 776, 926)]


def boot(canvas: Canvas, at: Point, k: float) -> None:
    """Draw a boot, as an example of what a game may draw on its cards."""
    theme, (x, y) = canvas.theme, at
    leg = [(x - 34 * k, y - 34 * k), (x - 8 * k, y - 34 * k), (x - 6 * k, y + 10 * k)]
    canvas.blob(
        [*leg, (x + 30 * k, y + 16 * k), (x + 32 * k, y + 30 * k), (x - 36 * k, y + 30 * k)],
        3,
        theme.rim,
    )
    canvas.panel((x - 40 * k, y + 27 * k, x + 36 * k, y + 36 * k), 3, theme.rim_dark)


def marks() -> Iterator[Mark]:
    """Yield two to many pieces on a square, cards and what is done to them."""
    yield Table()
    rows = [WHO[:1], WHO[:2], WHO[2:3] + WHO[4:5], WHO[:3], WHO[:4], WHO[:5], WHO, WHO[2:3]]
    for at, who in zip(squares(ROW), rows, strict=True):
        yield group(at, UNIT, who, (False,) * len(who))
    for at, who in zip(squares(ROW + DOWN), rows, strict=True):
        yield group(at, UNIT, who, (True,) + (False,) * (len(who) - 1))
    several = (("yellow", 1), ("black", 2)), (("yellow", 1), ("yellow", 2), ("yellow", 3))
    places = squares(478)
    yield Target(places[0], UNIT, several[0])
    yield Pawn(places[1], UNIT, "red", 2)
    yield Star(places[2], UNIT)
    yield Pawn(places[2], UNIT, "green", 1, bright=True)
    yield Target(places[3], UNIT, several[1])
    yield Blocked(places[4], UNIT)
    foot = (("D", True), ("Ä", True), ("B", False))
    lines = "Sends a whole", "square home"
    cards = [(186 + i * 314, CARDS + 166) for i in range(3)]
    yield Card(cards[0], EN("kind-denkste"), 0, lines, boot, foot)
    gun = Card(cards[1], "Starting gun", 1, lines, boot, foot[:2])
    yield Laid(cards[1], gun, struck=True)
    bouncer = Card(cards[2], "Bouncer", 2, lines, boot, foot[2:])
    yield Laid(cards[2], bouncer, chosen=True, badge="2")
    yield Back((700, 488), 90, 112)
    yield Back((830, 488), 90, 106, "42")
