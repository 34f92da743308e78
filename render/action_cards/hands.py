"""The picture of a hand: every kind of card in it once, those that can be played now in the accent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from data.boards import Point
from data.decks import action_cards
from engine.action_cards.views import ActionCardsView
from render.action_cards.cards import WIDTH, small
from render.drawing.canvas import Box, Canvas
from render.drawing.marks import Fixed, Tiled
from render.sprites.cards import SHORT, WIDE, rounded
from render.sprites.wood import board
from render.texts import Texts

COLUMNS = 3
ROWS = 5
"""At most; more kinds than fit into them are told in words alone."""
EDGE, STEP = 20, SHORT + 30
"""Pixels around the cards, and from one row to the next."""


def place(number: int) -> Point:
    """Return where a card lies, counted from 0."""
    row, column = divmod(number, COLUMNS)
    return WIDTH / 2 + (column - 1) * 325, EDGE + STEP / 2 + row * STEP


def rows(view: ActionCardsView) -> int:
    """Return how many rows a hand takes."""
    kinds = len(set(view.hand))
    return min(ROWS, max(1, -(-kinds // COLUMNS)))


class Ground(Fixed, frozen=True):
    """The table below a hand."""

    rows: int

    @property
    def box(self) -> Box:
        return 0, 0, WIDTH, 2 * EDGE + self.rows * STEP

    def draw(self, canvas: Canvas) -> None:
        board(canvas, *self.box[2:], 8)
        for number in range(self.rows * COLUMNS):
            rounded(canvas, place(number), WIDE, SHORT, 16, canvas.theme.rim_dark)
            rounded(canvas, place(number), WIDE - 4, SHORT - 4, 14, canvas.theme.panel)


def marks(view: ActionCardsView, texts: Texts) -> Iterator[Tiled]:
    """Yield the cards, each kind once with how often it is held."""
    playable = {play.card.card for play in view.plays}
    held = Counter(view.hand)
    for number, (card, copies) in enumerate(list(held.items())[: ROWS * COLUMNS]):
        badge = f"{copies}×" if copies > 1 else ""
        yield small(card, place(number), texts, chosen=card in playable, badge=badge)


def specimen(texts: Texts) -> tuple[tuple[Tiled, ...], ...]:
    """Return pages of marks that show between them every colour that a picture may have."""
    kinds = list(action_cards())
    room = ROWS * COLUMNS
    return tuple(
        tuple(
            small(card, place(number), texts, chosen=bool(number % 2), badge="2×")
            for number, card in enumerate(kinds[first : first + room])
        )
        for first in range(0, len(kinds), room)
    )
