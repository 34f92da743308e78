"""The table with action cards, as data."""

from __future__ import annotations

from msgspec import Struct, field

from engine.action_cards.events import PlayedCard
from engine.action_cards.views import Lasting
from engine.classic.course import Move
from engine.classic.game import ClassicTable
from engine.views import Action, Seat

HAND_LIMIT = 5
"""Who holds so many cards draws none after a roll ("Spielablauf", paragraph 4)."""


class Guard(Struct):
    """The outcome of the responses to an announcement."""

    cancelled: bool = False
    spared: list[Seat] = field(default_factory=list)
    """Whose pieces are not captured."""
    concerned: frozenset[Seat] = frozenset()
    """Whose pieces, cards or turn it is about, by what everybody knows (E-36)."""
    avenger: Seat | None = None
    """For whom the capturing piece goes home as well."""
    answers: list[tuple[Seat, str]] = field(default_factory=list)
    """By whom a capture was answered, and with which card; it lies on the discards."""


class ActionCardsTable(ClassicTable, omit_defaults=True):
    """The classic table with hands, both piles and all cards between them."""

    hands: list[list[str]] = field(default_factory=list)
    """By arm of the board: the keys of the cards held, sorted."""
    deck: list[str] = field(default_factory=list)
    """The draw pile, the top card last."""
    discard: list[str] = field(default_factory=list)
    """The discards, the top card last."""
    chain: list[PlayedCard] = field(default_factory=list)
    """The cards announced, each played against the one before; none has come off yet."""
    drawn: list[tuple[Seat, str]] = field(default_factory=list)
    """Cards drawn that take effect at once, and wait for their turn to do so."""
    acted: list[str] = field(default_factory=list)
    """Cards that have done so while others of them wait; they lie aside until none waits."""
    given: list[list[str]] = field(default_factory=list)
    """By arm of the board: the cards chosen to be given up, unseen until all have chosen."""
    lasting: list[Lasting] = field(default_factory=list)
    orders: dict[Seat, Action] = field(default_factory=dict)
    """Who need not be asked in which windows."""
    passing: list[Seat] = field(default_factory=list)
    """Who passes for the rest of the turn."""
    holds: dict[Seat, int] = field(default_factory=dict)
    """How often a seat has held a window and played no card in it."""
    guards: list[Guard] = field(default_factory=list)
    """One for each window that is open, the innermost last."""
    granted: Guard | None = None
    """What came of the window in which the capture that comes next was announced."""
    dice: list[int] = field(default_factory=list)
    """The pips of the last roll, of all its dice."""
    roller: Seat | None = None
    """Who rolled them."""
    repeatable: bool = False
    """Whether that roll can be declared void."""
    counted: bool = False
    """Whether in this turn a card has counted as a rolled 6: then none is drawn."""
    offer: list[Move] = field(default_factory=list)
    """The moves among which a seat is to choose by a card."""

    @property
    def left(self) -> int:
        """The number of cards left to draw."""
        return len(self.deck) + len(self.discard)

    @property
    def blocked(self) -> list[int]:
        """The places on the track where no piece may land or pass."""
        return [each.square for each in self.lasting if each.square is not None]

    @property
    def asleep(self) -> list[Seat]:
        """The seat that skips its next turn."""
        return [each.sleeper for each in self.lasting if each.sleeper is not None]

    def fastest(self) -> int | None:
        """The most squares a roll may move a piece.

        None without a limit.
        """
        limits = [each.most for each in self.lasting if each.most is not None]
        return min(limits, default=None)
