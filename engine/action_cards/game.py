"""The classic game with action cards (rulebook 003).

A turn is a roll or a card.

The classic's turn is taken as it is; here stands only what is different in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from data.shipped.decks import action_cards
from engine.action_cards.cards import DECLINE, Target
from engine.action_cards.playing import PlayingCards, announcing, held_back
from engine.action_cards.rules import BASIC, RULES
from engine.action_cards.seatings import around_the_board
from engine.action_cards.table import (
    EVENTS,
    FOR_THE_TURN,
    HAND_LIMIT,
    ORDERS,
    ActedAtOnce,
    ActionCardsTable,
    CancelledCard,
    DeclaredCapture,
    DeclinedCard,
    DiscardedCards,
    PlayedCard,
    PushedBack,
    SentHome,
    SleptThrough,
    SwappedPieces,
    conceal,
    end,
    forget,
    order,
    shuffle,
)
from engine.action_cards.views import ActionCardsView, CardChoice, CardSeen
from engine.chance import Uniform
from engine.classic.course import Move
from engine.classic.events import RollsAgain, steps
from engine.classic.game import Race
from engine.classic.rules import ClassicRule
from engine.core import HOLD, PASS, Decision, Event, Play, Script, TurnOver
from engine.rules import Value
from engine.views import BASE, Action, Choice, Piece, RaceView, Seat, Step

# Views of a table with action cards.


def look(
    race: RaceView, t: ActionCardsTable, seat: Seat | None, recent: Sequence[Event]
) -> ActionCardsView:
    """Return the view of *seat* on board, table and hand, questions aside."""
    board = {name: getattr(race, name) for name in race.__struct_fields__}
    board["last"] = moved(recent)
    if t.dice:  # or else the rolls for who begins
        board |= {"dice": tuple(t.dice), "rolled_by": t.roller}
    return ActionCardsView(
        **board,
        held=tuple(map(len, t.hands)),
        deck=len(t.deck),
        discard=tuple(t.discard),
        chain=tuple(map(seen_card, t.chain)),
        cancelled=tuple(
            CardSeen(event.seat, event.card) for event in recent if isinstance(event, CancelledCard)
        ),
        counted=counted(recent),
        lasting=tuple(t.lasting),
        orders=tuple(sorted(t.orders.items())),
        passing=tuple(t.passing),
        hand=() if seat is None else tuple(t.hands[seat]),
    )


def counted(events: Sequence[Event]) -> CardSeen | None:
    """Return the card that counted in the last cancelling chain.

    It is the announced one, or if that came to nothing the answer to it.
    """
    chain, found = list[PlayedCard](), list[PlayedCard]()
    for event in events:
        if isinstance(event, PlayedCard):
            if not answers(event):
                chain = []
            chain.append(event)
        elif isinstance(event, CancelledCard):
            found = chain
            gone = (event.seat, event.card)
            at = max(
                (i for i, each in enumerate(chain) if (each.seat, each.card) == gone), default=-1
            )
            del chain[at : at + 1]
    return seen_card(found[0]) if found else None


def answers(card: PlayedCard) -> bool:
    """Return whether a card was played against an announced one."""
    return card.victim is not None and "announced" in action_cards()[card.card].when


def seen_card(card: PlayedCard) -> CardSeen:
    """Return an announced card without the tag of an event."""
    return CardSeen(**{name: getattr(card, name) for name in CardSeen.__struct_fields__})


def moved(events: Sequence[Event]) -> tuple[Step, ...]:
    """Return the moves by dice and cards.

    A card sends pieces to the base.
    """
    found: list[Step] = []
    ordinary: list[Event] = []
    for event in events:
        match event:
            case PushedBack():
                further = [Step(Piece(event.seat, event.piece), event.at, event.to)]
            case SentHome():
                further = [Step(Piece(event.seat, event.piece), event.at, BASE)]
            case SwappedPieces():
                further = [
                    Step(Piece(event.seat, event.piece), event.at, event.to),
                    Step(Piece(event.victim, event.other), event.other_at, event.other_to),
                ]
            case _:
                ordinary.append(event)
                continue
        found += [*steps(ordinary), *further]
        ordinary = []
    return (*found, *steps(ordinary))


DRAW: Action = "draw"


class ActionCards(PlayingCards):
    """The classic game with action cards, with seats taken and rules chosen."""

    key: ClassVar[str] = "action_cards"
    version: ClassVar[int] = 2
    oldest: ClassVar[int] = 2
    happenings = (*Race.happenings, *EVENTS)
    basic: ClassVar[tuple[type[ClassicRule], ...]] = BASIC
    rules: ClassVar[tuple[type[ClassicRule], ...]] = RULES
    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "roll": ("roll", "play", *ORDERS),
        "draw": (DRAW, DECLINE),
        "react": (PASS, HOLD, FOR_THE_TURN),
        "card-move": ("move", "join", "enter", "join-enter", DECLINE),
        "pass-on": ("give",),
        "discard": ("give",),
    }
    non_moves = frozenset((HOLD, FOR_THE_TURN, *ORDERS))
    opening = HOLD
    seating = staticmethod(around_the_board)

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        super().__init__(seats, values)
        self.auto_draw = values["auto_draw"]

    def new(self) -> ActionCardsTable:
        """Begin with empty hands and an unshuffled pile ("Spielvorbereitung")."""
        classic = super().new()
        hands: list[list[str]] = [[] for _ in range(self.course.arms)]
        return ActionCardsTable(pieces=classic.pieces, hands=hands, deck=list(self.cards))

    def reseat(self, t: ActionCardsTable, seat: Seat) -> None:
        """Forget the standing orders of a seat that changes hands."""
        for each in self.players.get(seat, ()):
            forget(t, each)

    # The turn.

    def turn(self, t: ActionCardsTable) -> Script[None]:
        """End effects that lasted until now, skip sleepers, and take the turn."""
        if t.turn is None:
            yield from shuffle(t)
        elif (yield from self.wake(t, t.turn)):
            return
        yield from super().turn(t)

    def wake(self, t: ActionCardsTable, seat: Seat) -> Script[bool]:
        """End effects until the turn of *seat*.

        Return whether it sleeps through the turn.
        """
        yield from end(t, lambda each: each.until == seat and each.sleeper is None)
        asleep = seat in t.asleep
        if asleep:
            yield SleptThrough(seat)
            yield from end(t, lambda each: each.until == seat)
        return asleep

    def take(self, t: ActionCardsTable, seat: Seat) -> Script[None]:
        """Roll and move, then perhaps draw.

        A card instead of the roll ends the turn.
        """
        yield from super().take(t, seat)
        if not t.counted:
            yield from self.offer_card(t, seat)

    def what_to_do(self, t: ActionCardsTable, seat: Seat, further: bool) -> Decision:
        """Ask for a roll or a card, not both ("SPIELBLAUF", paragraph 1)."""
        question = super().what_to_do(t, seat, further)
        plays = () if further or t.counted else tuple(self.plays(t, seat, "turn"))
        return self.open_to_all(t, question, {seat: plays})

    def act_at_pause(self, t: ActionCardsTable, who: Seat, action: Action) -> Script[None]:
        """Play a card, or note a standing order.

        Then the pause goes on.
        """
        if action in ORDERS:
            yield from order(t, who, action, self.usual)
            return
        kind, target = self.targeted(t, who, action)
        yield from self.announce(t, who, kind, target)
        if not t.chain:
            yield from self.act_at_once(t)
        if "turn" in kind.card.when:
            if not t.counted:
                raise TurnOver
            yield from self.move_six(t, who)
        if not t.chain and t.turn is not None and self.done(t, t.turn):
            raise TurnOver

    def move_six(self, t: ActionCardsTable, seat: Seat) -> Script[None]:
        """Move by a card that counts as a 6.

        A further roll follows, but no card (E-30).

        Nobody has rolled it, so that nobody can declare it void (E-28).
        """
        t.rolled, t.dice, t.roller, t.repeatable = 6, [6], seat, False
        move = yield from self.choose(t, seat)
        assert move is not None, "the card could not be played"
        yield from self.make(t, move, seat)
        if not self.goes_on(t, seat, move):
            raise TurnOver
        yield RollsAgain(seat)

    def hand_on(self, t: ActionCardsTable) -> None:
        """Clear the table of the things that belonged to the turn."""
        super().hand_on(t)
        t.passing, t.counted = [], False

    def roll(self, t: ActionCardsTable, seat: Seat) -> Script[None]:
        """Roll the die.

        Until a move is chosen it can be declared void (E-28).
        """
        yield from self.throw(t, seat)
        t.repeatable = True

    def question(self, t: ActionCardsTable, seat: Seat, moves: list[Move], tried: int) -> Decision:
        """Ask for one of *moves*, while others may declare the roll void."""
        return self.open_to_all(t, super().question(t, seat, moves, tried))

    def movable(self, t: ActionCardsTable, seat: Seat) -> list[Move]:
        """Return the moves by the roll.

        To capture and to join are two.
        """
        return self.by_pips(t, seat, t.rolled, rolled=True)

    def make(self, t: ActionCardsTable, move: Move, by: Seat) -> Script[None]:
        """Make a move; its victims may respond before."""
        guard, t.granted = t.granted, None
        if guard is None:
            guard = yield from self.declare(t, move, by)
        captures = tuple(piece for piece in move.captures if piece[0] not in guard.spared)
        yield from super().make(t, replace(move, captures=captures), by)
        if guard.avenger is not None:
            yield from self.set_home(t, move.seat, move.piece, guard.avenger)

    def arrive(self, t: ActionCardsTable, seat: Seat, by: Seat) -> Script[None]:
        """Bring a player home, out of the game with all cards.

        A win counts at once (E-22, E-25).
        """
        yield from super().arrive(t, seat, by)
        if t.over:
            raise TurnOver
        if hand := t.hands[seat]:
            t.hands[seat], t.discard = [], t.discard + hand
            yield DiscardedCards(seat, tuple(hand))
        yield from end(t, lambda each: each.until == seat)

    def offer_card(self, t: ActionCardsTable, seat: Seat) -> Script[None]:
        """Offer the top card after a roll, if the hand has room."""
        while not self.done(t, seat) and len(t.hands[seat]) < HAND_LIMIT and t.left:
            action: Action | None = DRAW
            if not self.auto_draw:
                choice = Decision("draw", {seat: (DRAW, DECLINE)}, (seat,), None, {seat: DRAW})
                action = yield from self.ask(t, choice)
            if action == DRAW:
                yield from self.draw(t, seat)
                yield from self.act_at_once(t)
            elif action == DECLINE:
                yield DeclinedCard(seat)
            if action is not None:
                return

    # What is seen.

    def view(
        self, play: Play[ActionCardsTable], seat: Seat | None, recent: Sequence[Event]
    ) -> ActionCardsView:
        """Build the view of *seat*: the open table, and its own hand."""
        t, asked = play.table, play.pending
        found = look(super().view(play, seat, recent), t, seat, recent)
        about = asked.about if isinstance(asked, Decision) else None
        plays: tuple[CardChoice, ...] = ()
        back: tuple[tuple[str, str], ...] = ()
        if isinstance(asked, Decision) and seat is not None:
            plays = tuple(self.playable(t, seat, asked))
            back = tuple(held_back(self, t, seat, asked, {each.card.card for each in plays}))
        return replace(
            found,
            capture=about.step if isinstance(about, DeclaredCapture) else None,
            plays=plays,
            unordered=self.silence_passes and seat not in t.orders and bool(found.hand),
            held_back=back,
            window=isinstance(about, PlayedCard | DeclaredCapture),
        )

    def announced(self, t: ActionCardsTable) -> Event | None:
        """The first card on the table, which the others answer or follow."""
        first = next(iter(t.chain), None)
        if first and self.kinds[first.card].card.timing == "at once":
            return ActedAtOnce(first.seat, first.card)
        return first

    def playable(self, t: ActionCardsTable, seat: Seat, asked: Decision) -> Iterator[CardChoice]:
        """Yield the cards *seat* may play at present, each with its announcement."""
        about = asked.about
        targets: dict[str, dict[str, Target]] = {}
        for action in asked.options.get(seat, ()):
            if not action.startswith("play "):
                continue
            key, _, name = action.removeprefix("play ").partition(" ")
            if isinstance(about, PlayedCard | DeclaredCapture):
                target = Target(victim=about.seat)
            else:
                if key not in targets:
                    found = self.kinds[key].targets(self, t, seat)
                    targets[key] = {each.name: each for each in found}
                target = targets[key][name]
            yield CardChoice(action, seen_card(announcing(seat, key, target)))

    def choices(self, play: Play[ActionCardsTable]) -> tuple[Choice, ...]:
        """Return the moves to choose from, by a roll or a card."""
        assert isinstance(play.table, ActionCardsTable)
        if offer := play.table.offer:
            return tuple(Choice(move.action, move.step) for move in offer)
        return super().choices(play)

    def conceal(self, t: ActionCardsTable, seat: Seat, uniform: Uniform) -> None:
        """Mix the draw pile and the hands of others.

        A card that counts at once is in no hand.
        """
        at_once = {key for key, kind in self.kinds.items() if kind.card.timing == "at once"}
        conceal(t, seat, at_once, uniform)
