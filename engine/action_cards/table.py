"""The table with action cards, as data, and its events."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import ClassVar

from msgspec import Struct, field
from msgspec.structs import replace

from engine.action_cards.views import CardSeen, Lasting
from engine.chance import Shuffle, Uniform
from engine.classic.course import Move
from engine.classic.game import ClassicTable
from engine.core import Decision, Event, Script
from engine.races import Captured
from engine.views import Action, Seat, Step

# Events of action cards, beside those of the classic game.


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


# The table with action cards, as data.


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


# Card piles: draw pile, discards, hands, and cards on the table.


def shuffle(t: ActionCardsTable) -> Script[None]:
    """Shuffle both piles, one of them empty, into an unknown draw pile."""
    cards = t.deck + t.discard
    _, order = yield Shuffle(len(cards))
    t.deck, t.discard = [cards[int(place)] for place in order.split()], []
    yield ShuffledCards(len(cards))


def take_card(t: ActionCardsTable) -> Script[str | None]:
    """Take the top card; None if all cards are in hands (E-13).

    When the pile is used up, the discards are shuffled ("SPIELBLAUF", paragraph 5).
    """
    if not t.deck and t.discard:
        yield from shuffle(t)
    return t.deck.pop() if t.deck else None


def put_away(t: ActionCardsTable, card: PlayedCard, pile: list[str]) -> None:
    """Put a played card on a *pile*, unless it stays in play."""
    if t.chain and t.chain[-1] is card:
        pile.append(t.chain.pop().card)


def give_back(t: ActionCardsTable, answers: Iterable[tuple[Seat, str]]) -> Script[None]:
    """Return cards that answered a called-off event to their hands (E-27a)."""
    for seat, card in answers:
        last = len(t.discard) - 1 - t.discard[::-1].index(card)
        t.hands[seat] = sorted([*t.hands[seat], t.discard.pop(last)])
        yield RegainedCard(seat, card)


def give_up(
    t: ActionCardsTable, prompt: str, counts: dict[Seat, int]
) -> Script[dict[Seat, list[str]]]:
    """Let seats choose cards to give up, unseen until all have chosen.

    Nobody is asked who holds no more than that: everybody sees how many they hold.
    """
    given: list[list[str]] = [[] for _ in t.hands]
    t.given = given
    for seat, count in counts.items():
        if len(t.hands[seat]) == count:
            given[seat], t.hands[seat] = t.hands[seat], []
    while due := [seat for seat, count in counts.items() if len(given[seat]) < count]:
        options = {
            seat: tuple(f"give {card}" for card in dict.fromkeys(t.hands[seat])) for seat in due
        }
        default = {seat: actions[0] for seat, actions in options.items()}
        who, action = yield Decision(prompt, options, tuple(due), None, default, secret=True)
        card = action.removeprefix("give ")
        t.hands[who].remove(card)
        given[who].append(card)
    t.given = []
    return {seat: given[seat] for seat in counts}


def stay(t: ActionCardsTable, lasting: Lasting) -> Script[None]:
    """Leave the present card on the table, with its effect."""
    t.chain.pop()
    t.lasting.append(lasting)
    yield BeganLasting(lasting.seat, lasting.card, lasting.sleeper, lasting.square)


def end(t: ActionCardsTable, ends: Callable[[Lasting], bool]) -> Script[None]:
    """Put cards that stayed on the table on the discards."""
    over = [each for each in t.lasting if ends(each)]
    t.lasting = [each for each in t.lasting if each not in over]
    for each in over:
        t.discard.append(each.card)
        yield EndedLasting(each.seat, each.card)


def conceal(t: ActionCardsTable, seat: Seat, at_once: Collection[str], uniform: Uniform) -> None:
    """Mix the draw pile and the hands of others, without *at_once* cards."""
    others = [hand for each, hand in enumerate(t.hands) if each != seat]
    cards = sorted([card for hand in others for card in hand] + t.deck)
    mixed = mix([each for each in cards if each not in at_once], uniform)
    for hand in others:
        hand[:], mixed = sorted(mixed[: len(hand)]), mixed[len(hand) :]
    t.deck = mix(mixed + [each for each in cards if each in at_once], uniform)


def mix(cards: list[str], uniform: Uniform) -> list[str]:
    """Return *cards* in another order."""
    order = Shuffle(len(cards)).draw(uniform).split()
    return [cards[int(place)] for place in order]


# Standing orders: public choices of the windows that ask a seat.


FOR_THE_TURN: Action = "pass-turn"
ORDERS: tuple[Action, ...] = ("ask-always", "pass-unless-concerned", "pass-always")
"""What a seat may say about being asked."""


def order(t: ActionCardsTable, seat: Seat, action: Action, usual: Action) -> Script[None]:
    """Note in which windows *seat* is asked, if not as *usual*."""
    if action == FOR_THE_TURN:
        t.passing.append(seat)
    elif action == usual:
        t.orders.pop(seat, None)  # there is none where the seat was handed over at this pause
    else:
        t.orders[seat] = action
    yield OrderedPass(seat, action)


def forget(t: ActionCardsTable, seat: Seat) -> None:
    """Forget a seat's standing orders, as they belong to its former player."""
    t.orders.pop(seat, None)
    t.holds.pop(seat, None)
    t.passing[:] = [each for each in t.passing if each != seat]


def changes(t: ActionCardsTable, seat: Seat, usual: Action) -> tuple[Action, ...]:
    """Return the standing orders that *seat* may give and has not given."""
    said = t.orders.get(seat, usual)
    return tuple([each for each in ORDERS if each != said])


def listens(t: ActionCardsTable, seat: Seat, concerned: bool, usual: Action) -> bool:
    """Return whether *seat* wants to be asked, concerned or not."""
    said = t.orders.get(seat, usual)
    return seat not in t.passing and (said == ORDERS[0] or (said == ORDERS[1] and concerned))
