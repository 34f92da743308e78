"""The picture of a hand: each kind once, playable ones accented."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from data.shipped.boards import Point, load
from data.shipped.texts import Texts
from engine.action_cards.views import ActionCardsView
from engine.views import Seat
from render.action_cards.cards import WIDTH, small
from render.drawing.canvas import Area, Box, Canvas
from render.drawing.marks import Mark
from render.names import known, readable
from render.sprites.cards import HIGH, WIDE, rounded
from render.sprites.faces import Face
from render.sprites.plates import Plate
from render.sprites.wood import board

COLUMNS = 3
ROWS = 5
"""At most; more kinds than fit into them are told in words alone."""
HAND_EDGE, STEP = 20, HIGH + 30
"""Pixels around the cards, and from one row to the next."""
HAND_HEAD = 76
"""Pixels above the cards, where it says whose hand it is, and whose turn."""
PLATES: tuple[Area, Area] = ((24, 24, 488, 88), (512, 24, WIDTH - 24, 88))


def place(number: int) -> Point:
    """Return the place of a card, counted from 0."""
    row, column = divmod(number, COLUMNS)
    return WIDTH / 2 + (column - 1) * 325, HAND_HEAD + HAND_EDGE + STEP / 2 + row * STEP


def rows(view: ActionCardsView) -> int:
    """Return the number of rows of a hand."""
    kinds = len(set(view.hand))
    return min(ROWS, max(1, -(-kinds // COLUMNS)))


class Ground(Mark, frozen=True):
    """The table below a hand."""

    rows: int

    @property
    def box(self) -> Box:
        return 0, 0, WIDTH, HAND_HEAD + 2 * HAND_EDGE + self.rows * STEP

    def draw(self, canvas: Canvas) -> None:
        board(canvas, *self.box[2:], 8)
        for number in range(self.rows * COLUMNS):
            rounded(canvas, place(number), WIDE, HIGH, 16, canvas.theme.rim_dark)
            rounded(canvas, place(number), WIDE - 4, HIGH - 4, 14, canvas.theme.panel)


def marks(
    view: ActionCardsView,
    seat: Seat,
    names: Mapping[Seat, str],
    texts: Texts,
    faces: Mapping[Seat, Face] = {},
) -> Iterator[Mark]:
    """Yield a hand's owner, its turn, and each kind with its count."""
    shown = [seat] if view.turn in (None, seat) else [seat, view.turn]
    for one, area in zip(shown, PLATES, strict=False):
        yield _plate(view, one, area, known(view, names), faces)
    playable, held_back = {play.card.card for play in view.plays}, dict(view.held_back)
    held = Counter(view.hand)
    for number, (card, copies) in enumerate(list(held.items())[: ROWS * COLUMNS]):
        badge = f"{copies}×" if copies > 1 else ""
        able = card in playable
        yield small(
            card,
            place(number),
            texts,
            chosen=able,
            held_back=card in held_back and not able,
            badge=badge,
        )


def _plate(
    view: ActionCardsView,
    seat: Seat,
    area: Area,
    names: Mapping[Seat, str],
    faces: Mapping[Seat, Face],
) -> Plate:
    colours, own = load(view.board).colours, view.own(seat)
    face = next((faces[one] for one in own if one in faces), None)
    partners = tuple(colours[one] for one in own if one != seat)
    return Plate(
        area,
        colours[seat],
        readable(names.get(seat, "")),
        seat == view.turn,
        0,
        partners,
        face=face,
    )
