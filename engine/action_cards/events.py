"""Events of action cards, beside those of the classic game."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.action_cards.views import CardSeen
from engine.core import Event
from engine.races import Captured
from engine.views import Action, Seat, Step


class ShuffledCards(Event, frozen=True):
    """The discards, or at the beginning all cards, are the draw pile."""

    cards: int


class DrewCard(Event, frozen=True):
    """A seat drew a card that it alone knows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> DrewCard:
        """Show the card to its seat only."""
        return self if seat == self.seat else replace(self, card="")


class DeclinedCard(Event, frozen=True):
    """A seat took no card."""

    seat: Seat


class DrewAtOnce(Event, frozen=True):
    """A seat drew a card that counts at once, which all see."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class ActedAtOnce(Event, frozen=True):
    """A card that takes effect at once begins to."""

    seat: Seat
    card: str


class PlayedCard(Event, CardSeen, frozen=True):
    """A seat announced a card with all its targets.

    It takes effect later.
    """

    reveals: ClassVar[bool] = True


class CancelledCard(Event, frozen=True):
    """A card that was announced has no effect."""

    seat: Seat
    card: str


class RegainedCard(Event, frozen=True):
    """A card that answered a called-off capture is back in its hand."""

    seat: Seat
    card: str


class HeldWindow(Event, frozen=True):
    """A player asked for more time to respond; all get it."""

    moves: ClassVar[bool] = False
    seat: Seat


class OrderedPass(Event, frozen=True):
    """A seat chose the windows in which it is asked.

    The choice is public.
    """

    moves: ClassVar[bool] = False
    seat: Seat
    order: Action


class DeclaredCapture(Event, frozen=True):
    """A piece is about to capture others; it has not happened yet."""

    seat: Seat
    step: Step
    at_once: bool = False
    """Whether a card does it that nothing can stop."""


class Guarded(Event, frozen=True):
    """The pieces of a seat are not captured.

    The moved piece stands beside them.
    """

    seat: Seat


class SentHome(Captured, frozen=True):
    """A piece returned to its base by a card, without a capture.

    So nobody can answer it as a capture (E-27); in a result whoever was sent home is.
    """

    at: int
    """Where it stood, in its own steps."""


class PushedBack(Event, frozen=True):
    """A card moved another seat's piece back, both ends in its steps."""

    seat: Seat
    piece: int
    at: int
    to: int
    by: Seat

    @property
    def actor(self) -> Seat:
        """The seat that played the card."""
        return self.by


class SwappedPieces(Event, frozen=True):
    """Two pieces took each other's square."""

    seat: Seat
    piece: int
    at: int
    to: int
    victim: Seat
    other: int
    other_at: int
    other_to: int


class CountedAsSix(Event, frozen=True):
    """A card counts as a rolled 6."""

    seat: Seat


class RolledDice(Event, frozen=True):
    """A seat rolled several dice for a card."""

    seat: Seat
    dice: tuple[int, ...]


class LostDie(Event, frozen=True):
    """A roll for a card fits no piece that it may move."""

    seat: Seat
    pips: int


class CouldNot(Event, frozen=True):
    """A seat cannot do an action asked of all, or declines it."""

    seat: Seat


class TookCard(Event, frozen=True):
    """A card went unseen from one hand to another."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> TookCard:
        """Show the card to the two concerned seats only."""
        return self if seat in (self.seat, self.victim) else replace(self, card="")


class PassedOn(Event, frozen=True):
    """A seat gave a card of its choice to its left neighbour."""

    reveals: ClassVar[bool] = True
    seat: Seat
    to_seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> PassedOn:
        """Show the card to the two concerned seats only."""
        return self if seat in (self.seat, self.to_seat) else replace(self, card="")


class DiscardedCards(Event, frozen=True):
    """Cards went from a hand to the discards, open."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class BeganLasting(Event, frozen=True):
    """A card stays on the table, and so does its effect."""

    seat: Seat
    card: str
    victim: Seat | None = None
    square: int | None = None


class EndedLasting(Event, frozen=True):
    """The effect of a card is over."""

    seat: Seat
    card: str


class SleptThrough(Event, frozen=True):
    """A seat's turn was skipped."""

    seat: Seat


EVENTS: tuple[type[Event], ...] = tuple(
    each for each in vars().values() if isinstance(each, type) and each.__module__ == __name__
)
