"""The card race as a script (rulebook 002)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import field
from msgspec.structs import replace

from data.shipped.decks import card_race
from engine.card_race.rows import (
    GOAL,
    ROWS,
    SEATS,
    Position,
    apply,
    centre,
    choices,
    empty,
    lays,
    worth,
)
from engine.card_race.rules import RULES, CardRaceRule
from engine.chance import Shuffle, Uniform
from engine.core import Decision, Event, Game, Play, Script, Table
from engine.first_player import Began, OpeningRoll, opening
from engine.races import by_seat
from engine.rules import Value, chosen, fold
from engine.seating import SAME_COLOURS, Seating
from engine.views import CardRaceResult, CardRaceView, Lay, LayChoice, Scored, Seat, Spot, Theft

DECK = card_race()

HAND = 2
"""How many die cards everybody holds."""

TARGETS = {2: 40, 3: 35, 4: 30}
"""By number of people: how many points win."""


class CardRaceTable(Table):
    """Rows, points, hands and the two piles."""

    rows: Position
    points: list[int]
    """By seat, also of those where nobody sits; hands likewise."""
    hands: list[list[int]]
    deck: list[int]
    """The draw pile, the top card last."""
    discard: list[int] = field(default_factory=list)
    """The discards, the top card last."""
    winner: Seat | None = None
    shown_by: Seat | None = None
    """Who was stuck, until the next dice are laid."""
    shown: list[int] = field(default_factory=list)
    """The dice it showed."""


class Shuffled(Event, frozen=True):
    """The discards, or at first all die cards, are the draw pile."""

    cards: int


class DrewDice(Event, frozen=True):
    """A seat drew die cards that it alone knows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    dice: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> DrewDice:
        """Show the pips to the seat itself only."""
        return self if seat == self.seat else replace(self, dice=())


class BeganRow(Event, frozen=True):
    """A seat began a row with dice and their figure.

    One or two dice.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]
    row: int
    to: int


class ExtendedRow(Event, frozen=True):
    """A seat laid a die and extended one of its rows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]
    row: int
    at: int
    to: int


class Stole(Event, frozen=True):
    """The figure came from another seat's row."""

    captures: ClassVar[int] = 1
    seat: Seat
    victim: Seat
    row: int
    """The victim's."""
    figure: int


class TookOwn(Event, frozen=True):
    """The figure for it came from another row of the same seat."""

    seat: Seat
    row: int
    """The row it came from."""
    figure: int


class ScoredRow(Event, frozen=True):
    """A row ended with 40: it counts, and its figures go back."""

    seat: Seat
    row: int
    figures: int
    stars: int
    points: int
    """What it counts."""
    total: int
    """What the seat has now."""


class ShowedHand(Event, frozen=True):
    """A seat can lay neither of its dice, and shows them."""

    reveals: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]


class DroppedRow(Event, frozen=True):
    """The figures of a row went back to the centre without points."""

    seat: Seat
    row: int
    figures: int


class ReachedTarget(Event, frozen=True):
    """A seat has the points it takes to win."""

    seat: Seat
    points: int


class CardRace(Game[CardRaceTable]):
    """The card race, with the seats taken and the rules chosen."""

    key: ClassVar[str] = "card_race"
    happenings: ClassVar[tuple[type[Event], ...]] = (
        OpeningRoll,
        Began,
        Shuffled,
        DrewDice,
        BeganRow,
        ExtendedRow,
        Stole,
        TookOwn,
        ScoredRow,
        ShowedHand,
        DroppedRow,
        ReachedTarget,
    )

    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {"lay": ("new", "row"), "drop": ("drop",)}
    """By prompt: with which words the actions begin."""

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        super().__init__(CardRaceTable, seats)
        rules = chosen(RULES, values)
        self.stars = DECK.stars
        # For two, the second copies stay in the box (002, "Spielvorbereitung"; reading K-14).
        self.copies = tuple(min(copies, len(seats) - 1) for copies in DECK.copies)
        self.target = fold(rules, CardRaceRule.target)(TARGETS[len(seats)])
        self.own_first = fold(rules, CardRaceRule.own_first)(False)
        self.first = values["first_player"]
        reliefs: dict[Value, Callable[[CardRaceTable, Seat], Script[bool]]] = {
            "redraw_end": self.redraw,
            "redraw_until_playable": self.redraw_until_playable,
            "drop_row": self.drop_row,
        }
        self.relief = reliefs[values["stuck"]]

    def new(self) -> CardRaceTable:
        """Begin with all figures in the centre, and die cards unshuffled."""
        return CardRaceTable(
            rows=empty(self.seats),
            points=[0] * SEATS,
            hands=[[] for _ in range(SEATS)],
            deck=[pips for pips, cards in enumerate(DECK.dice, 1) for _ in range(cards)],
        )

    def turn(self, t: CardRaceTable) -> Script[None]:
        """Lay a die, or two to begin a row, and draw ("Spielablauf")."""
        if t.turn is None:
            yield from self.deal(t)
            t.turn = yield from opening(self.seats, self.first)
            yield Began(t.turn)
            return
        seat = t.turn
        if self.choices(t, seat) or (yield from self.relief(t, seat)):
            yield from self.lay(t, seat)
        if not t.over:
            yield from self.draw(t, seat)
            t.turn = min(self.seats, key=lambda each: (each - seat - 1) % SEATS)

    def deal(self, t: CardRaceTable) -> Script[None]:
        """Shuffle the die cards and give everybody two ("Spielvorbereitung", paragraph 2)."""
        yield from self.shuffle(t)
        for seat in sorted(self.seats):
            yield from self.draw(t, seat)

    def shuffle(self, t: CardRaceTable) -> Script[None]:
        """Shuffle both piles, one of them empty, into an unknown draw pile."""
        cards = t.deck + t.discard
        _, order = yield Shuffle(len(cards))
        t.deck, t.discard = [cards[int(place)] for place in order.split()], []
        yield Shuffled(len(cards))

    def draw(self, t: CardRaceTable, seat: Seat) -> Script[None]:
        """Draw up to two cards in hand; a used-up pile is shuffled.

        At most eight of the 130 cards are in hands, so the two piles are never both empty.
        """
        hand, drawn = t.hands[seat], list[int]()
        while len(hand) < HAND:
            drawn.append(t.deck.pop())
            hand.append(drawn[-1])
            if not t.deck:
                yield from self.shuffle(t)
        yield DrewDice(seat, len(drawn), tuple(sorted(drawn)))

    def lay(self, t: CardRaceTable, seat: Seat) -> Script[None]:
        """Let *seat* choose a lay, and do it.

        A row at 40 counts at once.
        """
        choice = {each.action: each.lay for each in self.choices(t, seat)}
        actions = tuple(choice)
        _, action = yield Decision("lay", {seat: actions}, (seat,), None, {seat: actions[0]}, True)
        lay = choice[action]
        t.shown_by, t.shown = None, []
        for die in lay.dice:
            self.discard(t, seat, die)
        if lay.at:
            yield ExtendedRow(seat, lay.dice, lay.row, lay.at, lay.to)
        else:
            yield BeganRow(seat, lay.dice, lay.row, lay.to)
        if lay.source is not None:
            yield taken(seat, lay.source, lay.to)
            if lay.source.seat != seat:
                t.struck[lay.source.seat] = seat
        apply(t.rows, lay)
        if lay.to == GOAL:
            yield from self.score(t, seat, lay.row)

    def discard(self, t: CardRaceTable, seat: Seat, die: int) -> None:
        """Move a die card from the hand to the discards, open."""
        t.hands[seat].remove(die)
        t.discard.append(die)

    def score(self, t: CardRaceTable, seat: Seat, row: int) -> Script[None]:
        """Count a row and put its figures back; enough points win ("Spielende")."""
        figures = t.rows[seat][row - 1]
        points = worth(figures, self.stars)
        t.points[seat] += points
        stars = points - len(figures)
        yield ScoredRow(seat, row, len(figures), stars, points, t.points[seat])
        figures.clear()
        if t.points[seat] >= self.target:
            t.winner, t.over = seat, True
            yield ReachedTarget(seat, t.points[seat])

    def show(self, t: CardRaceTable, seat: Seat) -> Script[None]:
        """Show an unplayable hand.

        Hands are seen at no other time (reading K-1).
        """
        t.shown_by, t.shown = seat, sorted(t.hands[seat])
        yield ShowedHand(seat, tuple(t.shown))

    def redraw(self, t: CardRaceTable, seat: Seat) -> Script[bool]:
        """Exchange the hand; the turn is over."""
        yield from self.show(t, seat)
        for die in t.shown:
            self.discard(t, seat, die)
        return False

    def redraw_until_playable(self, t: CardRaceTable, seat: Seat) -> Script[bool]:
        """Exchange the hand until something can be laid."""
        while not self.choices(t, seat):
            yield from self.redraw(t, seat)
            yield from self.draw(t, seat)
        return True

    def drop_row(self, t: CardRaceTable, seat: Seat) -> Script[bool]:
        """Put a chosen row back into the centre.

        Then a new one can begin.
        """
        yield from self.show(t, seat)
        actions = tuple(f"drop {row}" for row in range(1, ROWS + 1))
        _, action = yield Decision("drop", {seat: actions}, (seat,), None, {seat: actions[0]})
        row = int(action.removeprefix("drop "))
        figures = t.rows[seat][row - 1]
        yield DroppedRow(seat, row, len(figures))
        figures.clear()
        return True

    def choices(self, t: CardRaceTable, seat: Seat) -> tuple[LayChoice, ...]:
        """Return the lays of *seat* if it were its turn."""
        return choices(lays(t.rows, self.copies, seat, t.hands[seat], self.own_first))

    def view(
        self, play: Play[CardRaceTable], seat: Seat | None, recent: Sequence[Event]
    ) -> CardRaceView:
        """Build the view of *seat*: the open table, and its own hand."""
        t = play.table
        asked = isinstance(play.pending, Decision)  # who has to drop a row can lay nothing
        return CardRaceView(
            rows=tuple(tuple(map(tuple, rows)) for rows in t.rows),
            centre=tuple(centre(t.rows, self.copies)),
            stars=self.stars,
            points=tuple(t.points),
            target=self.target,
            held=tuple(map(len, t.hands)),
            deck=len(t.deck),
            discard=tuple(t.discard),
            turn=None if t.over else t.turn,
            winner=t.winner,
            shown_by=t.shown_by,
            shown=tuple(t.shown),
            last=laid(recent),
            struck=tuple(t.struck.items()),
            hand=() if seat is None else tuple(sorted(t.hands[seat])),
            choices=self.choices(t, seat) if asked and seat is not None and seat == t.turn else (),
        )

    def standings(self, t: CardRaceTable) -> list[list[Seat]]:
        """Rank by points; equal points share a place."""
        return [
            [seat for seat in self.seats if t.points[seat] == points]
            for points in sorted({t.points[seat] for seat in self.seats}, reverse=True)
        ]

    def conceal(self, t: CardRaceTable, seat: Seat, uniform: Uniform) -> None:
        """Mix the draw pile and the hands of the others."""
        others = [hand for each, hand in enumerate(t.hands) if each != seat]
        cards = sorted([die for hand in others for die in hand] + t.deck)
        order = Shuffle(len(cards)).draw(uniform)
        mixed = [cards[int(place)] for place in order.split()]
        for hand in others:
            hand[:], mixed = mixed[: len(hand)], mixed[len(hand) :]
        t.deck = mixed


def taken(seat: Seat, source: Spot, figure: int) -> Event:
    """Return the event by which *seat* took a *figure* outside the centre."""
    if source.seat == seat:
        return TookOwn(seat, source.row, figure)
    return Stole(seat, source.seat, source.row, figure)


def laid(events: Sequence[Event]) -> tuple[Lay, ...]:
    """Return the lays among events, each with the source of its figure."""
    found: list[Lay] = []
    for event in events:
        match event:
            case BeganRow():
                found.append(Lay(event.seat, event.dice, event.row, 0, event.to))
            case ExtendedRow():
                found.append(Lay(event.seat, event.dice, event.row, event.at, event.to))
            case Stole():
                found[-1] = replace(found[-1], source=Spot(event.victim, event.row))
            case TookOwn():
                found[-1] = replace(found[-1], source=Spot(event.seat, event.row))
    return tuple(found)


# The result of a finished card race, seat by seat.


def result(game: Game[Any], t: Any, seating: Seating, events: Iterable[Event]) -> CardRaceResult:
    """Count places and thefts, and keep the rows as they lie.

    Args:
        game: a `CardRace`, the rules played by.
        t: its table as it lies at the end.
        seating: whose colours are whose.
        events: all that happened.
    """
    stars: tuple[int, ...] = getattr(game, "stars", ())
    happened = list(events)
    thefts = [event for event in happened if isinstance(event, Stole)]
    best = max(thefts, key=lambda each: (stars[each.figure], each.figure), default=None)
    return CardRaceResult(
        SAME_COLOURS,
        by_seat(game, t, seating, ((event.seat, event.victim) for event in thefts)),
        rows=finished(happened),
        points=tuple(t.points),
        stars=stars,
        theft=Theft(best.seat, best.victim, best.figure) if best else None,
    )


def finished(events: Iterable[Event]) -> tuple[tuple[Scored, ...], ...]:
    """Return by seat its rows brought to 40, the best first."""
    rows, found = empty(range(SEATS)), [list[Scored]() for _ in range(SEATS)]
    for event in events:
        match event:
            case BeganRow():
                rows[event.seat][event.row - 1].append(event.to)
            case ExtendedRow():
                rows[event.seat][event.row - 1].append(event.to)
            case Stole():
                rows[event.victim][event.row - 1].remove(event.figure)
            case TookOwn():
                rows[event.seat][event.row - 1].remove(event.figure)
            case ScoredRow():
                done = rows[event.seat][event.row - 1]
                found[event.seat].append(Scored(event.points, tuple(done)))
                done.clear()
            case DroppedRow():
                rows[event.seat][event.row - 1].clear()
    return tuple(tuple(sorted(own, key=lambda row: -row.points)) for own in found)
