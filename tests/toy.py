"""Snatch: a small card game that needs everything at once of the core.

Hidden hands, a reaction window in which several seats decide at the same time, a counter to a
counter, a simultaneous discard and a reshuffle.  Three coins win.  On their turn a seat draws a
card and lays one: a coin scores, a thief takes a card unseen from the next seat, a storm makes
everybody discard at the same time.  Any card laid may be answered with a nope, also a nope.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.chance import Pick, Shuffle, Uniform
from engine.core import Decision, Event, Game, Play, Script, Table
from engine.players import by_chance
from engine.rules import Value
from engine.seating import Seating
from engine.system import System
from engine.views import Action, Seat, View

DECK = ("coin",) * 6 + ("thief",) * 4 + ("storm",) * 3 + ("nope",) * 6
TO_WIN = 3


class SnatchTable(Table):
    """Hands, points and the two piles."""

    hands: list[list[str]]
    points: list[int]
    deck: list[str]
    discard: list[str]


class Shuffled(Event, frozen=True):
    """The discards are the draw pile again."""

    cards: int


class Drew(Event, frozen=True):
    """A seat drew a card that it alone knows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Drew:
        """Only the seat itself learns the card."""
        return self if seat == self.seat else replace(self, card="")


class Played(Event, frozen=True):
    """A seat lays a card, and it is not yet sure that it takes effect."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class Cancelled(Event, frozen=True):
    """A card laid has no effect."""

    seat: Seat
    card: str


class Scored(Event, frozen=True):
    """A seat has a coin more."""

    seat: Seat


class Robbed(Event, frozen=True):
    """A card went from one hand to another; nobody else knows which."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Robbed:
        """Only the two concerned learn the card."""
        return self if seat in (self.seat, self.victim) else replace(self, card="")


class Discarded(Event, frozen=True):
    """A card went from a hand to the discards, open."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class Won(Event, frozen=True):
    """The game is over."""

    seat: Seat


class SnatchView(View, frozen=True):
    """What a seat sees: its own hand, and how many cards the others hold."""

    hand: tuple[str, ...]
    held: tuple[int, ...]
    points: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    turn: Seat


class Snatch(Game[SnatchTable]):
    """The rules of the toy."""

    key: ClassVar[str] = "snatch"
    happenings: ClassVar[tuple[type[Event], ...]] = (
        Shuffled,
        Drew,
        Played,
        Cancelled,
        Scored,
        Robbed,
        Discarded,
        Won,
    )

    def __init__(self, seats: Sequence[Seat] = (0, 1, 2), values: Mapping[str, Value] = {}) -> None:
        super().__init__(SnatchTable, sorted(seats))

    def new(self) -> SnatchTable:
        """Nobody holds a card yet: the deck is shuffled in the first turn."""
        return SnatchTable(
            hands=[[] for _ in self.seats],
            points=[0 for _ in self.seats],
            deck=[],
            discard=list(DECK),
            turn=0,
        )

    def turn(self, t: SnatchTable) -> Script[None]:
        """Draw a card, lay one and see what comes of it."""
        if not any(t.hands):
            for seat in self.seats * 2:
                yield from self.draw(t, seat)
        seat = t.turn or 0
        t.turn = (seat + 1) % len(self.seats)
        yield from self.draw(t, seat)
        if not t.hands[seat]:
            return
        plays = tuple(f"lay {card}" for card in sorted(set(t.hands[seat])))
        _, action = yield Decision("main", {seat: plays}, (seat,), None, {seat: plays[0]}, True)
        card = action.removeprefix("lay ")
        if (yield from self.lay(t, seat, card)):
            yield from getattr(self, card)(t, seat)

    def lay(self, t: SnatchTable, seat: Seat, card: str) -> Script[bool]:
        """Lay a card open; return whether nobody undoes it."""
        t.hands[seat].remove(card)
        t.discard.append(card)
        played = Played(seat, card)
        yield played
        due = [each for each in self.seats if each != seat and t.hands[each]]
        while due:
            options = {
                each: ("pass", "lay nope") if "nope" in t.hands[each] else ("pass",) for each in due
            }
            answers: dict[Seat, Action] = dict.fromkeys(due, "pass")
            who, action = yield Decision(
                "object", options, tuple(due), played, answers, secret=True, limit="window"
            )
            if action == "pass":
                due.remove(who)
            elif (yield from self.lay(t, who, "nope")):
                yield Cancelled(seat, card)
                return False
            else:
                due = [each for each in due if t.hands[each]]
        return True

    def draw(self, t: SnatchTable, seat: Seat) -> Script[None]:
        """Draw the top card; the discards are shuffled when there is none."""
        if not t.deck and t.discard:
            _, order = yield Shuffle(len(t.discard))
            t.deck = [t.discard[int(place)] for place in order.split()]
            t.discard = []
            yield Shuffled(len(t.deck))
        if t.deck:
            t.hands[seat].append(t.deck.pop())
            yield Drew(seat, t.hands[seat][-1])

    def coin(self, t: SnatchTable, seat: Seat) -> Script[None]:
        """Score; three win."""
        t.points[seat] += 1
        yield Scored(seat)
        if t.points[seat] == TO_WIN:
            t.over = True
            yield Won(seat)

    def thief(self, t: SnatchTable, seat: Seat) -> Script[None]:
        """Take a card unseen from the hand of the next seat."""
        victim = (seat + 1) % len(self.seats)
        if hand := t.hands[victim]:
            _, place = yield Pick(len(hand))
            card = hand.pop(int(place))
            t.hands[seat].append(card)
            yield Robbed(seat, victim, card)

    def storm(self, t: SnatchTable, seat: Seat) -> Script[None]:
        """Everybody chooses a card to discard; they are shown together."""
        chosen: dict[Seat, str] = {}
        while due := [each for each in self.seats if t.hands[each] and each not in chosen]:
            options = {
                each: tuple(f"discard {c}" for c in sorted(set(t.hands[each]))) for each in due
            }
            default = {each: own[0] for each, own in options.items()}
            who, action = yield Decision(
                "storm", options, tuple(due), None, default, secret=True, limit="window"
            )
            chosen[who] = action.removeprefix("discard ")
        for each, card in sorted(chosen.items()):
            t.hands[each].remove(card)
            t.discard.append(card)
            yield Discarded(each, card)

    def nope(self, t: SnatchTable, seat: Seat) -> Script[None]:
        """A nope laid on one's own turn does nothing."""
        yield from ()

    def view(
        self, play: Play[SnatchTable], seat: Seat | None, recent: Sequence[Event]
    ) -> SnatchView:
        t = play.table
        return SnatchView(
            hand=() if seat is None else tuple(sorted(t.hands[seat])),
            held=tuple(len(hand) for hand in t.hands),
            points=tuple(t.points),
            deck=len(t.deck),
            discard=tuple(t.discard),
            turn=t.turn or 0,
        )

    def standings(self, t: SnatchTable) -> list[list[Seat]]:
        """Most coins first."""
        return [
            [seat for seat in self.seats if t.points[seat] == points]
            for points in sorted(set(t.points), reverse=True)
        ]

    def conceal(self, t: SnatchTable, seat: Seat, uniform: Uniform) -> None:
        """Mix the draw pile and the hands of the others."""
        others = [hand for each, hand in enumerate(t.hands) if each != seat]
        cards = sorted([card for hand in others for card in hand] + t.deck)
        order = Shuffle(len(cards)).draw(uniform).split() if cards else []
        mixed = [cards[int(place)] for place in order]
        for hand in others:
            hand[:], mixed = mixed[: len(hand)], mixed[len(hand) :]
        t.deck = mixed


def seating(people: int, values: Mapping[str, Value]) -> Seating:
    """Three people around a table."""
    return Seating(((0, 1, 2),) if people == 3 else (), ("yellow", "green", "red"))


SNATCH = System(
    key="snatch",
    seating=seating,
    rules=(),
    presets={"book": {}},
    make=Snatch,
    levels={"normal": by_chance},
    hands=True,
)
