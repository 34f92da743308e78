"""Open cards beside the board, and those beyond the room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from data.shipped.decks import action_cards
from engine.action_cards.views import ActionCardsView, CardSeen
from engine.views import Seat, Step
from render.action_cards.words import title
from render.drawing.canvas import Box, Canvas, sign
from render.drawing.fonts import fit, size, width
from render.drawing.marks import Placed
from render.names import Texts
from render.race.table import Targets
from render.sprites.cards import HIGH, WIDE, WORDS, boxed, strike

MOST = 5
"""Cards that there is room for: two beside the piles, three below them."""
LAST = 3
"""Of more cards, how many of the last have a place of their own; the first has one, too."""
LINE, LINES = 31, 9
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

    @property
    def box(self) -> Box:
        return boxed(self.at, WIDE, HIGH)

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        shown, more = self.cards, 0
        if len(shown) > LINES:
            shown, more = shown[: LINES - 1], len(shown) - LINES + 1
        left, middle = x - WIDE / 2 + 22, (len(shown) + bool(more) - 1) / 2
        for place, (colour, called, struck) in enumerate(shown):
            at = left, y + (place - middle) * LINE
            if colour:
                sign(canvas, colour, at, 11)
            words = fit(called, WIDE - 52, size(WORDS), "SemiBold")
            canvas.text((left + 20, at[1]), words, WORDS, canvas.theme.name, "SemiBold", "l")
            if struck:
                end = left + 20 + width(words, size(WORDS))
                strike(canvas, (left + 16, at[1]), (end + 4, at[1]), 2)
        if more:
            at = left + 20, y + (len(shown) - middle) * LINE
            canvas.text(at, f"+ {more}", WORDS, canvas.theme.name, "SemiBold", "l")


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
