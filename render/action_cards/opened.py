"""Open action cards beside the board, and those without room there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from data.shipped.decks import action_cards
from data.shipped.texts import Texts
from engine.action_cards.views import ActionCardsView
from engine.views import Seat
from render.action_cards.words import title
from render.drawing.canvas import Canvas
from render.drawing.fonts import fit, size, width
from render.drawing.marks import Placed
from render.drawing.shapes import sign
from render.sprites.cards import WIDE, WORDS, strike

PLACES = 2
"""Cards that there is room for beside the piles."""
PITCH = 31
"""Pixels from one line to the next in the list of the others."""


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


def laid_out(cards: list[Open]) -> tuple[list[Open], list[Open]]:
    """Return the cards with a place, and the others, which are named.

    A place have the announced one about which it all is, and the last that is not cancelled.
    """
    if len(cards) <= PLACES:
        return cards, []
    first = next((each for each in cards if each.announced), cards[0])
    others = [each for each in cards if each is not first]
    last = next((each for each in reversed(others) if not each.cancelled), others[0])
    return (
        [each for each in cards if each is first or each is last],
        [each for each in others if each is not last],
    )


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
    lines: int
    """How many there are at most."""

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        shown, more = self.cards, 0
        if len(shown) > self.lines:
            shown, more = shown[: self.lines - 1], len(shown) - self.lines + 1
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
