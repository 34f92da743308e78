"""Faces of action cards: small, and large with their full text."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from data.shipped.boards import Point
from data.shipped.decks import ActionCard, action_cards
from data.shipped.texts import Texts
from render.action_cards.art import ARTS
from render.action_cards.words import said, symbols_of, text, timing, title
from render.drawing.cache import keeping
from render.drawing.canvas import Area, Box, Canvas
from render.drawing.fonts import fitting_height, font, size, width
from render.drawing.marks import Mark
from render.drawing.places import ORIGIN
from render.drawing.themes import mix
from render.sprites.cards import ROOM, WORDS, Art, Card, Laid, letter, padlock, paper, rounded
from render.sprites.icons import SYMBOLS
from render.sprites.wood import board

TIMINGS = {"any time": 0, "at once": 1, "turn": 2}
"""Which head a card has."""
BASE = "B"

WIDTH = 1000
LEAST = 200
"""Pixels that a drawing is high, at least."""
EDGE, HEAD = 30, 84
ART = 1.5
"""How large the drawing is on a large card, of that on a small one."""
LINE = 38
"""Pixels from one line of words to the next."""
ASIDE = 470
"""Where the words begin, beside the drawing."""


def small(
    key: str,
    at: Point,
    texts: Texts,
    *,
    chosen: bool = False,
    held_back: bool = False,
    struck: bool = False,
    lit: bool = False,
    badge: str = "",
) -> Card | Laid:
    """Return a card as on the table or in a hand."""
    card = face(key, texts)
    if chosen or held_back or struck or lit or badge:
        return Laid(at, card, chosen, held_back, struck, lit, badge)
    return replace(card, at=at)


def face(key: str, texts: Texts) -> Card:
    """Return a card with its two lines."""
    card = action_cards()[key]
    return Card(
        ORIGIN,
        title(key, texts),
        TIMINGS[card.timing],
        balanced(said(key, texts)),
        ARTS.get(key),
        tuple(symbols(card, texts)),
    )


def initial(name: str) -> str:
    """Return the first letter of a name, past any marks.

    >>> initial("¡Ni hablar!")
    'N'
    """
    return next(filter(str.isalpha, name))


def symbols(card: ActionCard, texts: Texts) -> Iterator[tuple[str, bool]]:
    """Yield the letters at a card's foot, each with struck-out flag."""
    for each in card.crossed:
        yield initial(title(each, texts)), True
    if card.base is not None:
        yield BASE, not card.base
    if card.peaceful:
        yield "", False


class Large(Mark, frozen=True):
    """A card with its full text."""

    title: str
    when: int
    timing: str
    art: Art | None
    words: tuple[str, ...]
    """Line by line."""
    foot: tuple[tuple[str, bool], ...]
    notes: tuple[str, ...]
    """What the symbols at its foot say, line by line."""
    chosen: bool
    held_back: bool

    @property
    def _field(self) -> Area:
        """The field of the drawing; the words are beside it."""
        top = EDGE + HEAD + 24
        high = max(LEAST, len(self.words) * LINE + 16)
        return EDGE + 24, top, ASIDE - 26, top + high

    @property
    def high(self) -> int:
        """The height of the picture."""
        below = 24 + max(len(self.notes), 1) * LINE if self.foot else 0
        return round(self._field[3] + below + 24 + EDGE)

    @property
    def box(self) -> Box:
        return 0, 0, WIDTH, self.high

    def draw(self, canvas: Canvas) -> None:
        theme, high = canvas.theme, self.high
        board(canvas, WIDTH, high, 8)
        middle = WIDTH / 2, high / 2
        wide, tall = WIDTH - 2 * EDGE, high - 2 * EDGE
        if self.chosen:
            rounded(canvas, middle, wide + 18, tall + 18, 30, theme.accent_ink)
            rounded(canvas, middle, wide + 13, tall + 13, 28, theme.accent)
        paper(canvas, middle, wide, tall, 22, theme.ivory, lifted=not self.chosen)
        head = theme.heads[self.when]
        above, end = EDGE + 2, WIDTH - EDGE - 2
        canvas.panel((EDGE + 2, above, end, above + HEAD), 20, head)
        canvas.panel((EDGE + 2, above + 40, end, above + HEAD), 0, head)
        symbol = EDGE + 48, above + HEAD / 2
        canvas.circle(symbol, 30, theme.rim_dark)
        canvas.circle(symbol, 27, theme.ivory)
        SYMBOLS[self.when](canvas, symbol, 27, theme.rim_dark, theme.ivory)
        beside: float = end - 26
        if self.held_back:
            canvas.circle((end - 42, symbol[1]), 28, theme.ivory)
            padlock(canvas, (end - 42, symbol[1] - 3))
            beside -= 58
        room = beside - EDGE - 94
        canvas.text((beside, symbol[1]), self.timing, WORDS, theme.name, "SemiBold", "r", room=room)
        room -= width(self.timing, size(WORDS)) + 20
        called = fitting_height(self.title, room, (34, 31, 28, 25, 23))
        canvas.text((EDGE + 94, symbol[1]), self.title, called, theme.name, anchor="l", room=room)
        field = left, top, right, bottom = self._field
        canvas.panel(field, 14, mix(theme.ivory, head, 0.2))
        if self.art is not None:
            self.art(canvas, ((left + right) / 2, (top + bottom) / 2), ART)
        for i, line in enumerate(self.words):
            canvas.text(
                (ASIDE, top + 24 + i * LINE),
                line,
                WORDS + 1,
                theme.text,
                "SemiBold",
                "l",
                room=end - ASIDE,
            )
        for i, (shown, crossed) in enumerate(self.foot):
            letter(canvas, (left + 20 + i * 46, bottom + 42), shown, crossed)
        for i, line in enumerate(self.notes):
            beside = left + 20 + len(self.foot) * 46
            canvas.text(
                (beside, bottom + 42 + i * LINE),
                line,
                WORDS,
                theme.text,
                "SemiBold",
                "l",
                room=end - beside,
            )


def large(key: str, texts: Texts, chosen: bool = False, held_back: bool = False) -> Large:
    """Return a card with its full text.

    Args:
        key: which kind.
        texts: in which language.
        chosen: whether it can be played now.
        held_back: whether it cannot, and there is a reason: then it lies in the shade.
    """
    card = action_cards()[key]
    _, *notes = symbols_of(card, texts)
    foot = tuple(symbols(card, texts))
    room = WIDTH - 2 * EDGE - 100 - len(foot) * 46
    return Large(
        title(key, texts),
        TIMINGS[card.timing],
        timing(card, texts),
        ARTS.get(key),
        tuple(wrapped(text(key, texts), WIDTH - EDGE - 30 - ASIDE, WORDS + 1)),
        foot,
        tuple(wrapped(" · ".join(notes), room, WORDS)) if notes else (),
        chosen,
        held_back,
    )


@keeping("lines", lambda lines: sum(map(len, lines)) + 200)
def balanced(words: str) -> tuple[str, ...]:
    """Return *words* in one line if they fit, else in two.

    They part at a comma or colon if one can, or else so that they are as alike in length as can be.
    """
    each = words.split(" ")
    # To measure every word once is quicker than all lines that they might make.
    wide, space = [width(word, size(WORDS)) for word in each], width(" ", size(WORDS))
    if sum(wide) + space * (len(each) - 1) <= ROOM:
        return (words,)

    def strain(at: int) -> tuple[bool, bool, float]:
        """Return the penalty of a second line that begins with that word."""
        longest = max(sum(part) + space * (len(part) - 1) for part in (wide[:at], wide[at:]))
        return longest > ROOM, each[at - 1][-1] not in ",:", longest

    at = min(range(1, len(each)), key=strain)
    return " ".join(each[:at]), " ".join(each[at:])


def wrapped(words: str, wide: float, high: float) -> Iterator[str]:
    """Yield *words* by line, at most *wide* pixels if words allow it."""
    face, line = font(size(high), "SemiBold"), ""
    for word in words.split(" "):
        longer = f"{line} {word}".strip()
        if line and face.getlength(longer) > wide:
            yield line
            line = word
        else:
            line = longer
    yield line
