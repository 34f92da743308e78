"""Cards: drawn in hands, and open ones beside the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from data.shipped.boards import Point, load
from data.shipped.decks import ActionCard, action_cards
from data.shipped.texts import Texts
from engine.action_cards.views import ActionCardsView, CardSeen
from engine.views import Seat, Step
from render.action_cards.art import ARTS
from render.action_cards.words import said, symbols_of, text, timing, title
from render.drawing.cache import keeping
from render.drawing.canvas import Area, Box, Canvas, sign
from render.drawing.fonts import fit, fitting_height, font, size, width
from render.drawing.paint import ORIGIN, Mark, Placed
from render.drawing.themes import mix
from render.names import known, readable
from render.race.layouts import Targets
from render.sprites.cards import (
    HIGH,
    ROOM,
    SYMBOLS,
    WIDE,
    WORDS,
    Art,
    Card,
    Laid,
    letter,
    padlock,
    paper,
    rounded,
    strike,
)
from render.sprites.player_trays import Face, Plate
from render.sprites.squares import board

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


# The picture of a hand: each kind once, playable ones accented.


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


MOST = 5
"""Cards that there is room for: two beside the piles, three below them."""
LAST = 3
"""Of more cards, how many of the last have a place of their own; the first has one, too."""
PITCH, LINES = 31, 9
"""Pixels from one line to the next in the list of the others, and how many there are at most."""


def opened(view: ActionCardsView) -> list[Open]:
    """Return the open cards: lasting, announced, counted, cancelled.

    Without any of these the top of the discards.
    """
    found = [Open(each.card, each.seat) for each in view.lasting]
    chain, stopped = list[Open](), False
    for card in reversed(view.chain):
        chain.append(Open(card.card, card.seat, stopped, announced=True))
        stopped = not stopped and cancels(card.card)
    found += reversed(chain)
    if view.counted is not None and not view.chain:
        found.append(Open(view.counted.card, view.counted.seat))
    found += [Open(card.card, card.seat, cancelled=True) for card in view.cancelled]
    return found or [Open(card) for card in view.discard[-1:]]


def cancels(card: str) -> bool:
    """Return whether a card, played against another, leaves it without effect."""
    return "announced" in action_cards()[card].when


def laid_out(cards: list[Open], room: int = MOST) -> list[Open | list[Open]]:
    """Return the cards by place; those without one lie together.

    Those that stay are the announced one about which it all is, and the last ones.
    """
    if len(cards) <= room:
        return list(cards)
    last = LAST - MOST + room
    first = next((each for each in cards[:-last] if each.announced), cards[0])
    rest = [each for each in cards[:-last] if each is not first]
    return [first, rest, *cards[-last:]]


class Open(Struct, frozen=True):
    """A card that lies open."""

    card: str
    owner: Seat | None = None
    struck: bool = False
    """Whether it will come to nothing if nobody reacts."""
    cancelled: bool = False
    """Whether it has come to nothing."""
    announced: bool = False

    def line(self, colours: Sequence[str], texts: Texts) -> Line:
        """Return it as a line of a list."""
        return (
            colours[self.owner] if self.owner is not None else "",
            title(self.card, texts),
            self.struck or self.cancelled,
        )


Line = tuple[str, str, bool]
"""Whose card, what it is called, and whether it is struck out."""


class Rest(Placed, frozen=True):
    """The open cards without room on the picture."""

    cards: tuple[Line, ...]

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        shown, more = self.cards, 0
        if len(shown) > LINES:
            shown, more = shown[: LINES - 1], len(shown) - LINES + 1
        left, middle = x - WIDE / 2 + 22, (len(shown) + bool(more) - 1) / 2
        for place, (colour, called, struck) in enumerate(shown):
            at = left, y + (place - middle) * PITCH
            if colour:
                sign(canvas, colour, at, 11)
            words = fit(called, WIDE - 52, size(WORDS), "SemiBold")
            spot, name = (left + 20, at[1]), canvas.theme.name
            canvas.text(spot, words, WORDS, name, "SemiBold", "l", room=WIDE - 52)
            if struck:
                end = left + 20 + width(words, size(WORDS))
                strike(canvas, (left + 16, at[1]), (end + 4, at[1]), 2)
        if more:
            at = left + 20, y + (len(shown) - middle) * PITCH
            canvas.digits(at, f"+ {more}", WORDS, canvas.theme.name, "SemiBold", "l")


# Targets of cards on the board: moves, squares, named players.


def announced(view: ActionCardsView) -> Targets:
    """Return the event to come unless a response prevents it."""
    if view.capture is not None:
        return Targets((view.capture,))
    return targets(view.chain[:1])


def offered(view: ActionCardsView) -> Targets:
    """Return the possible targets of a hand's playable cards.

    What answers another card has no target of its own.
    """
    answering = bool(view.chain) or view.capture is not None
    return Targets() if answering else targets(play.card for play in view.plays)


def targets(cards: Iterable[CardSeen]) -> Targets:
    """Return the targets of *cards*.

    A moved piece says all of its card.
    """
    steps, squares, victims = dict[Step, None](), dict[int, None](), dict[Seat, None]()
    swaps: list[Step] = []
    for card in cards:
        own = [step for step in card.steps if step.piece.seat == card.seat]
        if card.steps:
            steps |= dict.fromkeys(own or card.steps)
            if own and len(own) < len(card.steps):
                swaps += own
        elif card.square is not None:
            squares[card.square] = None
        elif card.victim is not None:
            victims[card.victim] = None
    return Targets(tuple(steps), tuple(squares), tuple(victims), tuple(swaps))
