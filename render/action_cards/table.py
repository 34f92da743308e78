"""The board with a strip below it: the piles, who holds how many cards, and what lies open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from data.boards import Point, keys
from engine.action_cards.views import ActionCardsView
from engine.views import Seat
from render.action_cards.aims import announced
from render.action_cards.cards import small
from render.action_cards.lying import MOST, Open, Rest, laid_out, opened
from render.action_cards.words import title
from render.drawing.canvas import Box, Canvas
from render.drawing.fonts import fit, size
from render.drawing.marks import LIT, Fixed, Placed, Tiled
from render.drawing.shapes import sign
from render.race import picture
from render.race.ground import inlay
from render.race.layouts import Layout, layout
from render.race.specimen import specimen as specimen_of_race
from render.sprites.avatars import Face
from render.sprites.cards import HIGH, WIDE, WORDS, back, boxed, paper, rounded
from render.sprites.wood import board, panel
from render.texts import Texts

EDGE, GAP = 28, 18
STRIP, LOW = HIGH + 2 * GAP, 150
"""How high a row of cards is, and the strip where none lies open."""
COLOURFUL = ("krebsgang", "karussell"), ("startschuss", "denkste")
"""Cards that have between them every colour of cards; a page each."""
HELD, BESIDE = 38, 140
"""Pixels from one player's cards to those of the next: below them, and beside them in a low strip."""
ROOM = 380
"""How wide the top of the discards is, with its name."""
BESIDE_PILES = 2
"""Cards that there is room for in the first row."""
DECK = 84, 110
"""Width and height of the draw pile."""


def key(view: ActionCardsView) -> str:
    """Return the key of the scene: its board, and how many rows of cards."""
    return scene_key(view.board, rows(view))


def rows(view: ActionCardsView) -> int:
    """Return how many rows of cards lie open; the top of the discards alone needs none."""
    if not (view.lasting or view.chain or view.cancelled or view.window):
        return 0
    return 1 if len(opened(view)) + view.window <= BESIDE_PILES else 2


def scene_key(board_key: str, rows: int) -> str:
    """Return the key of a scene."""
    return f"cards-{board_key}-{rows}"


SCENES = {scene_key(each, rows): (each, rows) for each in keys() for rows in range(3)}
"""By key: which board, and how many rows of cards."""


class Ground(Fixed, frozen=True):
    """A board, and below it the place for cards."""

    layout: Layout
    rows: int

    @property
    def box(self) -> Box:
        plan = self.layout.plan
        return 0, 0, plan.width, plan.height + (self.rows * STRIP or LOW)

    def draw(self, canvas: Canvas) -> None:
        _, _, width, height = self.box
        board(canvas, width, height)
        inlay(canvas, self.layout)
        top = self.layout.plan.height
        if not self.rows:
            panel(canvas, (EDGE, top, width - EDGE, top + LOW - GAP))
            return
        panel(canvas, (EDGE, top, EDGE + 288, top + HIGH + GAP - 4))
        for number in range(BESIDE_PILES if self.rows == 1 else MOST):
            at = spot(top, number)
            rounded(canvas, at, WIDE, HIGH, 16, canvas.theme.rim_dark)
            rounded(canvas, at, WIDE - 4, HIGH - 4, 14, canvas.theme.panel)


def spot(top: float, number: int) -> Point:
    """Return where an open card lies, counted from 0; the first row has the piles on the left."""
    row, column = divmod(number + 1, 3)
    return 500 + (column - 1) * 320, top + HIGH / 2 + row * STRIP


class Holding(Placed, frozen=True):
    """How many cards somebody holds."""

    colour: str
    cards: int

    @property
    def box(self) -> Box:
        return boxed(self.at, 130, 50)

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        sign(canvas, self.colour, (x - 44, y), 15)
        back(canvas, (x, y), 30, 40)
        canvas.text((x + 40, y), str(self.cards), 25, canvas.theme.name)


class Deck(Placed, frozen=True):
    """The draw pile, with how many cards it has."""

    cards: int

    @property
    def box(self) -> Box:
        return boxed(self.at, DECK[0] + 16, DECK[1] + 16)

    def draw(self, canvas: Canvas) -> None:
        back(canvas, self.at, *DECK, str(self.cards))


class Discarded(Placed, frozen=True):
    """The top of the discards, where no card lies open: by its name."""

    title: str

    @property
    def box(self) -> Box:
        return boxed(self.at, ROOM, DECK[1] + 16)

    def draw(self, canvas: Canvas) -> None:
        (x, y), theme = self.at, canvas.theme
        card = x - ROOM / 2 + DECK[0] / 2 + 8, y
        paper(canvas, card, *DECK, 12, theme.ivory)
        canvas.stroke([(card[0] - 24, y), (card[0] + 24, y)], 4, theme.ivory_side)
        left = card[0] + DECK[0] / 2 + 18
        words = fit(self.title, x + ROOM / 2 - left - 8, size(WORDS), "SemiBold")
        canvas.text((left, y), words, WORDS, theme.name, "SemiBold", "l")


class Played(Placed, frozen=True):
    """Who has played a card, on its corner."""

    colour: str

    @property
    def box(self) -> Box:
        return boxed(self.at, 56, 56)

    def draw(self, canvas: Canvas) -> None:
        canvas.circle(self.at, 27, canvas.theme.rim_dark)
        canvas.circle(self.at, 25, canvas.theme.ivory)
        sign(canvas, self.colour, self.at, 14)


class Anyone(Placed, frozen=True):
    """The empty place for a response, while anybody may give one."""

    words: str

    @property
    def part(self) -> int:
        return LIT

    @property
    def box(self) -> Box:
        return boxed(self.at, WIDE, HIGH)

    def draw(self, canvas: Canvas) -> None:
        (x, y), theme = self.at, canvas.theme
        wide, high = WIDE / 2 - 10, HIGH / 2 - 10
        sides = (
            ((-wide + 14, -high), (wide - 14, -high)),
            ((wide, -high + 14), (wide, high - 14)),
            ((wide - 14, high), (-wide + 14, high)),
            ((-wide, high - 14), (-wide, -high + 14)),
        )
        for (x0, y0), (x1, y1) in sides:
            dashes = round((abs(x1 - x0) + abs(y1 - y0)) / 32)
            for dash in range(dashes):
                ends = [
                    (x + x0 + (x1 - x0) * part / dashes, y + y0 + (y1 - y0) * part / dashes)
                    for part in (dash + 0.2, dash + 0.8)
                ]
                canvas.stroke(ends, 3, theme.accent)
        canvas.text(self.at, self.words, 30, theme.name)


def marks(
    view: ActionCardsView,
    names: Mapping[Seat, str],
    texts: Texts,
    faces: Mapping[Seat, Face] | None = None,
    ground: int | None = None,
) -> Iterator[Tiled]:
    """Yield everything that lies on the ground, lowest first.

    Args:
        view: what is seen.
        names: of the players, as far as they are known.
        texts: in which language the cards are called.
        faces: of the players.
        ground: how many rows of cards the ground has room for, if not as many as lie open: of more
            cards the last are seen.
    """
    place = layout(view.board)
    yield from picture.marks(view, names, place, faces, announced(view))
    top, colours = place.plan.height, place.board.colours
    yield Deck((EDGE + 74, top + 76), view.deck)
    seats = [seat for seat, pieces in enumerate(view.pieces) if pieces]
    if (rows(view) if ground is None else ground) == 0:
        column, middle = (len(seats) + 1) // 2, top + (LOW - GAP) / 2
        for number, seat in enumerate(seats):
            beside, below = divmod(number, column)
            at = EDGE + 218 + beside * BESIDE, middle + (below - (column - 1) / 2) * HELD
            yield Holding(at, colours[seat], view.held[seat])
        for card in view.discard[-1:]:
            yield Discarded((place.plan.width - EDGE - ROOM / 2 - 20, top + 67), title(card, texts))
        return
    for number, seat in enumerate(seats):
        yield Holding((EDGE + 218, top + 28 + number * HELD), colours[seat], view.held[seat])
    shown = laid_out(opened(view), MOST - view.window)
    if ground == 1:
        shown = shown[view.window - BESIDE_PILES :]
    if view.window:
        yield Anyone(spot(top, len(shown)), texts("anyone"))
    for number, lying in enumerate(shown):
        x, y = spot(top, number)
        if not isinstance(lying, Open):
            yield Rest((x, y), tuple(each.line(colours, texts) for each in lying))
            continue
        yield small(lying.card, (x, y), texts, struck=lying.struck)
        if lying.owner is not None:
            yield Played((x + WIDE / 2 - 24, y + HIGH / 2 - 24), colours[lying.owner])


def specimen(board_key: str, texts: Texts) -> tuple[tuple[Tiled, ...], ...]:
    """Return pages of marks that show between them every colour that a picture may have."""
    place = layout(board_key)
    top = place.plan.height
    piles: tuple[Tiled, ...] = (
        Deck((EDGE + 74, top + 76), 55),
        *(
            Holding((EDGE + 218, top + 28 + number * HELD), colour, 5)
            for number, colour in enumerate(place.board.colours)
        ),
    )
    pages = zip(specimen_of_race(place), COLOURFUL, strict=True)
    return tuple(
        (*page, *piles, *(small(card, spot(top, at), texts) for at, card in enumerate(cards)))
        for page, cards in pages
    )
