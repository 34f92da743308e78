"""The board above a strip: piles, counts of hands, open cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from data.shipped.boards import Point, keys
from data.shipped.decks import action_cards
from data.shipped.texts import Texts
from engine.action_cards.views import ActionCardsView
from engine.views import Seat
from render.action_cards.aims import announced
from render.action_cards.art import ARTS
from render.action_cards.cards import TIMINGS, small
from render.action_cards.opened import PITCH, PLACES, Rest, laid_out, opened
from render.action_cards.words import title
from render.drawing.canvas import Box, Canvas
from render.drawing.marks import BOARD, LIT, Mark, Placed
from render.drawing.shapes import sign
from render.race import picture
from render.race.ground import inlay
from render.race.layouts import Layout, layout_of
from render.sprites.cards import HIGH, WIDE, WORDS, Back, back, paper, rounded, stamp
from render.sprites.faces import Face
from render.sprites.icons import SYMBOLS
from render.sprites.wood import board, panel

EDGE, GAP = 28, 18
STRIP, LOW = HIGH + 30, 150
"""How high a row of cards is, and the strip where none lies open."""
TINY = 124, 112
"""Width and height of a card that shows no words."""
HELD, BESIDE = 38, 140
"""Pixels from one player's cards to those of the next: below them, and beside them in a low strip."""
BESIDE_IT = WIDE + 16
"""Pixels from one open card to the next."""
ROOM = 420
"""How wide the top of the discards is, with its name."""
DECK = 84, 110
"""Width and height of the draw pile."""


BAND = 88
"""How high the place is where a response is waited for, below a row that is full."""
ROWS = LOW, STRIP, STRIP + BAND
"""How high what lies below a board is: nothing open, a row of cards, one with a band below it."""
NONE, ROW, BANDED = range(len(ROWS))


def key(view: ActionCardsView) -> str:
    """Return the key of the scene: its board and the card rows."""
    return scene_key(view.board, rows(view))


def rows(view: ActionCardsView) -> int:
    """Return the index in `ROWS` of the room for open cards."""
    if not (view.lasting or view.chain or view.cancelled or view.window):
        return NONE
    return BANDED if view.window and len(opened(view)) >= PLACES else ROW


def scene_key(board_key: str, rows: int) -> str:
    """Return the key of a scene."""
    return f"cards-{board_key}-{rows}"


SCENES = {scene_key(each, below): (each, below) for each in keys() for below in range(len(ROWS))}
"""By key: which board, and what lies below it."""


class Ground(Mark, frozen=True):
    """A board, and below it the place for cards."""

    layout: Layout
    rows: int

    @property
    def box(self) -> Box:
        plan = self.layout.plan
        return 0, 0, plan.width, plan.height + ROWS[self.rows]

    def draw(self, canvas: Canvas) -> None:
        _, _, width, height = self.box
        board(canvas, width, height)
        inlay(canvas, self.layout)
        top = self.layout.plan.height
        if self.rows == NONE:
            panel(canvas, (EDGE, top, width - EDGE, top + LOW - GAP))
            return
        panel(canvas, (EDGE, top, EDGE + 288, top + HIGH + GAP - 4))
        places = [(spot(top, each), WIDE, HIGH) for each in range(PLACES)]
        if self.rows == BANDED:
            places.append(band(top))
        for at, wide, high in places:
            rounded(canvas, at, wide, high, 16, canvas.theme.rim_dark)
            rounded(canvas, at, wide - 4, high - 4, 14, canvas.theme.panel)


def spot(top: float, number: float) -> Point:
    """Return the place of an open card beside the piles."""
    return 500 + number * BESIDE_IT, top + HIGH / 2


def band(top: float) -> tuple[Point, int, int]:
    """Return the place, width and height of the band."""
    return (500, top + STRIP + (BAND - GAP) / 2), 2 * BESIDE_IT + WIDE, BAND - GAP


class Holding(Placed, frozen=True):
    """The number of cards in a hand."""

    colour: str
    cards: int

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        sign(canvas, self.colour, (x - 44, y), 15)
        back(canvas, (x, y), 30, 40)
        canvas.digits((x + 40, y), str(self.cards), 25, canvas.theme.name)


class Discarded(Placed, frozen=True):
    """The named top of the discards, where no card is open."""

    card: str
    title: str

    def draw(self, canvas: Canvas) -> None:
        (x, y), left = self.at, self.at[0] - ROOM / 2 + TINY[0] + 24
        tiny(canvas, (x - ROOM / 2 + TINY[0] / 2 + 4, y), self.card)
        room, name = x + ROOM / 2 - left, canvas.theme.name
        canvas.text((left, y), self.title, WORDS, name, "SemiBold", "l", room=room)


class Cancelled(Placed, frozen=True):
    """A small cancelled card with a stamp, its player and name."""

    card: str
    title: str
    colour: str

    def draw(self, canvas: Canvas) -> None:
        (x, y), (wide, high) = self.at, TINY
        y -= 26
        tiny(canvas, (x, y), self.card)
        sign(canvas, self.colour, (x - wide / 2, y + high / 2), 14)
        stamp(canvas, (x + wide / 2 - 6, y - high / 2 + 8), 25)
        at = x, y + high / 2 + 44
        canvas.text(at, self.title, WORDS, canvas.theme.name, "SemiBold", room=WIDE - 24)


class Played(Placed, frozen=True):
    """The player of a card, on its corner."""

    colour: str
    lit: bool = False

    @property
    def part(self) -> int:
        return LIT if self.lit else BOARD

    def draw(self, canvas: Canvas) -> None:
        canvas.circle(self.at, 27, canvas.theme.rim_dark)
        canvas.circle(self.at, 25, canvas.theme.ivory)
        sign(canvas, self.colour, self.at, 14)


class Anyone(Placed, frozen=True):
    """The empty place for a response, while one may come."""

    words: str
    time: str
    """How long; nothing if that is not known."""
    size: tuple[int, int] = (WIDE, HIGH)

    part = LIT

    def draw(self, canvas: Canvas) -> None:
        (x, y), theme = self.at, canvas.theme
        wide, high = (side / 2 - 10 for side in self.size)
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
        room = 2 * wide - 24
        if not self.time:
            canvas.text(self.at, self.words, 30, theme.name, room=room)
        elif high > 60:
            canvas.text((x, y - 24), self.words, 30, theme.name, room=room)
            canvas.text((x, y + 24), self.time, WORDS + 2, theme.accent, room=room)
        else:
            room = wide - 28
            canvas.text((x - 16, y), self.words, 30, theme.name, anchor="r", room=room)
            canvas.text((x + 16, y), self.time, WORDS + 2, theme.accent, anchor="l", room=room)


class Against(Placed, frozen=True):
    """An arrow to the left, from a card to the answered one."""

    lit: bool = False

    @property
    def part(self) -> int:
        return LIT if self.lit else BOARD

    def draw(self, canvas: Canvas) -> None:
        theme, (x, y) = canvas.theme, self.at
        canvas.circle(self.at, 28, theme.rim_dark)
        canvas.circle(self.at, 25, theme.ivory)
        canvas.stroke([(x + 13, y), (x - 8, y)], 3.5, theme.text)
        canvas.blob([(x - 15, y), (x - 4, y + 9), (x - 4, y - 9)], 1.5, theme.text)


class Announced(Placed, frozen=True):
    """A card in its player's tray: its time and art, without words."""

    card: str

    part = LIT

    def draw(self, canvas: Canvas) -> None:
        tiny(canvas, self.at, self.card)


def tiny(canvas: Canvas, at: Point, card: str) -> None:
    """Draw a card small: its time and art, without words."""
    theme, (x, y), (wide, high) = canvas.theme, at, TINY
    left, top, right = x - wide / 2, y - high / 2, x + wide / 2
    when, art = TIMINGS[action_cards()[card].timing], ARTS.get(card)
    paper(canvas, at, wide, high, 9, theme.ivory)
    head = theme.heads[when]
    canvas.panel((left + 2, top + 2, right - 2, top + 34), 7, head)
    canvas.panel((left + 2, top + 20, right - 2, top + 34), 0, head)
    symbol = left + 20, top + 18
    canvas.circle(symbol, 13, theme.ivory)
    SYMBOLS[when](canvas, symbol, 12, theme.rim_dark, theme.ivory)
    if art is not None:
        art(canvas, (x, top + 76), 0.44)


def marks(
    view: ActionCardsView,
    names: Mapping[Seat, str],
    texts: Texts,
    faces: Mapping[Seat, Face] = {},
    ground: int | None = None,
    responding: int = 0,
) -> Iterator[Mark]:
    """Yield everything that lies on the ground, lowest first.

    Args:
        view: what is seen.
        names: of the players, as far as they are known.
        texts: in which language the cards are called.
        faces: of the players.
        ground: for what the ground has room, if not for what lies open: of more cards two are seen.
        responding: for how many seconds players may respond; 0: that is not said.
    """
    place = layout_of(view)
    yield from picture.marks(view, names, place, faces, announced(view))
    top, colours = place.plan.height, place.board.colours
    if view.window and view.chain:
        about, plan = view.chain[0], place.plan
        at = place.at((0, 0)) if plan.central else plan.corners[about.seat].die
        yield Announced(at, about.card)
    yield Back((EDGE + 74, top + 76), *DECK, str(view.deck))
    seats = [seat for seat, pieces in enumerate(view.pieces) if pieces]
    ground = rows(view) if ground is None else ground
    if ground == NONE:
        column, middle = (len(seats) + 1) // 2, top + (LOW - GAP) / 2
        for number, seat in enumerate(seats):
            beside, below = divmod(number, column)
            at = EDGE + 218 + beside * BESIDE, middle + (below - (column - 1) / 2) * HELD
            yield Holding(at, colours[seat], view.held[seat])
        for card in view.discard[-1:]:
            at = place.plan.width - EDGE - ROOM / 2 - 20, middle
            yield Discarded(at, card, title(card, texts))
        return
    for number, seat in enumerate(seats):
        yield Holding((EDGE + 218, top + 28 + number * HELD), colours[seat], view.held[seat])
    yield from lying(view, texts, top, colours, ground, responding)


def lying(
    view: ActionCardsView,
    texts: Texts,
    top: float,
    colours: Sequence[str],
    ground: int,
    responding: int,
) -> Iterator[Mark]:
    """Yield the open cards below a board, and the response slot."""
    shown, others = laid_out(opened(view))
    if others:
        seats = sum(map(bool, view.pieces))
        first, last = top + 28 + (seats - 0.5) * HELD, top + HIGH + GAP - 4
        lines = tuple(each.line(colours, texts) for each in others)
        yield Rest((EDGE + 144, (first + last) / 2), lines, int((last - first) // PITCH))
    if view.window:
        hours = responding // 3600
        time = texts("anyone-time", seconds=responding, hours=hours) if responding else ""
        if len(shown) == PLACES:
            at, *size = band(top)
            yield Anyone(at, texts("anyone"), time, (size[0], size[1]))
        else:
            yield Anyone(spot(top, len(shown)), texts("anyone"), time)
    for number, lying in enumerate(shown):
        x, y = spot(top, number)
        lit = view.window and lying.announced
        if lying.cancelled and lying.owner is not None:
            yield Cancelled((x, y), lying.card, title(lying.card, texts), colours[lying.owner])
            continue
        yield small(lying.card, (x, y), texts, struck=lying.struck, lit=lit)
        if lying.owner is not None:
            yield Played((x + WIDE / 2 - 24, y + HIGH / 2 - 24), colours[lying.owner], lit)
    announced = [each for each in (*shown, *others) if each.announced]
    if len(announced) == PLACES and announced == shown:
        yield Against((spot(top, 0.5)[0], top + 122), view.window)
