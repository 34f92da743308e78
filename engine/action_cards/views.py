"""Views with action cards; positions and pieces are those of `engine.views`."""

from __future__ import annotations

from msgspec import Struct

from engine.views import Action, RaceView, Seat, Step


class CardSeen(Struct, frozen=True):
    """An announced card with its targets, for all to see."""

    seat: Seat
    card: str
    steps: tuple[Step, ...] = ()
    """The moves it announces."""
    victim: Seat | None = None
    """The opponent it names, or against whom it is played."""
    square: int | None = None
    """The place on the track that it names."""
    pips: int | None = None
    """The number that it names."""
    affected: tuple[Seat, ...] = ()
    """The opponents on whom it has an effect."""


class CardChoice(Struct, frozen=True):
    """A card that a seat may play, with its announcement."""

    action: Action
    card: CardSeen


class Lasting(Struct, frozen=True):
    """A card on the table until a seat's next turn, with effect.

    A sleeper's card stays until the sleeper's turn has been skipped.
    """

    card: str
    seat: Seat
    sleeper: Seat | None = None
    """Who skips a turn."""
    square: int | None = None
    """The place on the track where no piece may land or pass."""
    most: int | None = None
    """How many squares a piece may be moved by a roll."""

    @property
    def until(self) -> Seat:
        """The seat that ends the card's effect with its next turn.

        So does its finish, as no turn of it will come.
        """
        return self.seat if self.sleeper is None else self.sleeper


class ActionCardsView(RaceView, frozen=True):
    """The classic board with action cards.

    The draw pile and the hands of others are hidden.

    Several pieces, also of several colours, may stand on a square of the track.
    """

    held: tuple[int, ...] = ()
    """By arm of the board: how many cards it holds."""
    deck: int = 0
    """How many cards the draw pile has."""
    discard: tuple[str, ...] = ()
    """The cards discarded since the last shuffle, the top one last."""
    chain: tuple[CardSeen, ...] = ()
    """The cards announced, each played against the one before."""
    cancelled: tuple[CardSeen, ...] = ()
    """The cards that have lately come to nothing; of each who played it and which it is."""
    counted: CardSeen | None = None
    """The card that counted in their place."""
    capture: Step | None = None
    """The capture that is about to be made, while its victims are asked."""
    lasting: tuple[Lasting, ...] = ()
    orders: tuple[tuple[Seat, Action], ...] = ()
    """Who need not be asked in which windows."""
    unordered: bool = False
    """Whether the seat whose view this is holds a card and has not said when it wants to be asked, so
    that it is only where it is concerned."""
    passing: tuple[Seat, ...] = ()
    """Who passes for the rest of the turn."""
    hand: tuple[str, ...] = ()
    """The cards of the seat whose view this is; nobody else sees them."""
    plays: tuple[CardChoice, ...] = ()
    """What that seat may play now."""
    held_back: tuple[tuple[str, str], ...] = ()
    """Which kinds in that hand it may not play now, each with the key of the reason."""
    window: bool = False
    """Whether something waits for whether anybody responds."""
