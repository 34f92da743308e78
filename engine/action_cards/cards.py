"""Kinds of cards: data, targets, and scripts with their steps.

To add a kind: a line in `data/shipped/decks/action_cards.json`, a class here beside the others (or in a
module of `engine.action_cards.kinds`), its texts, its drawing, its tests.  Nothing else knows it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from data.shipped.decks import ActionCard
from engine.action_cards.table import (
    ActionCardsTable,
    DeclaredCapture,
    DrewAtOnce,
    DrewCard,
    PlayedCard,
    RolledDice,
    SentHome,
    take_card,
)
from engine.action_cards.ways import Ways
from engine.chance import Roll
from engine.classic.course import Move
from engine.classic.events import Rolled
from engine.classic.game import Race
from engine.core import Decision, Event, Script
from engine.rules import Value
from engine.views import BASE, Action, Seat, Step

DECLINE: Action = "decline"

Announced = PlayedCard | DeclaredCapture
"""What can be reacted to."""


class Target(Struct, frozen=True):
    """The announced target of a card.

    Random parts come later.
    """

    name: str = ""
    """How the action goes on after the card's key: ``"2 join"``."""
    moves: tuple[Move, ...] = ()
    """The moves that will be made."""
    victim: Seat | None = None
    """The opponent named."""
    square: int | None = None
    """The place on the track named."""
    pips: int | None = None
    """The number named."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """Its moves, as everybody sees them."""
        return tuple(move.step for move in self.moves)

    @property
    def captures(self) -> tuple[tuple[Seat, int], ...]:
        """The pieces it would capture."""
        return tuple(piece for move in self.moves for piece in move.captures)

    def affected(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the opponents of *seat* it affects: named, captured or moved."""
        found = {move.seat for move in self.moves} | {owner for owner, _ in self.captures}
        if self.victim is not None:
            found.add(self.victim)
        return tuple(sorted(found - {seat}))


WHOLE = (Target(),)
"""A card without a target."""


class CardKind:
    """A kind of card."""

    key: ClassVar[str]
    worth: ClassVar[float] = 0.0
    """What its effect is worth to who plays it, in squares, beside the moves it announces; for
    computer players."""
    rolls: ClassVar[Sequence[int]] = ()
    """The pips by which it may move a piece of its player, not announced."""
    gives: ClassVar[str] = "way"
    """Which of the `engine.evaluation.Terms` that is."""
    outcome: ClassVar[tuple[type[Event], ...]] = ()
    """The events that tell what came of it, right behind the one that it takes effect."""

    def __init__(self, card: ActionCard) -> None:
        self.card = card

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Return the targets of *seat* at present.

        None if it cannot take effect in full.
        """
        return WHOLE

    def answers(self, game: Steps, t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
        """Return whether *seat* may play it in answer to the announcement."""
        return False

    def concerns(self, game: Steps, t: ActionCardsTable, played: PlayedCard) -> Collection[Seat]:
        """Return the seats it concerns beside its player (E-36).

        Those are the seats of the pieces, cards or turn it is about.
        """
        return played.affected

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Carry it out, once it can no longer be cancelled."""
        for move in target.moves:
            yield from game.make(t, move, seat)


def targeting(moves: Iterable[Move], pips: int | None = None) -> Iterator[Target]:
    """Yield a target for each move: ``"2"``, ``"2 join"``, ``"enter"``.

    With *pips*, ``"4 2"``.
    """
    for move in moves:
        what = "enter" if move.at == BASE else f"{move.piece + 1}"
        join = " join" if "join" in move.action else ""
        number = f"{pips} " if pips is not None else ""
        yield Target(f"{number}{what}{join}", (move,), pips=pips)


class Steps(Race[ActionCardsTable]):
    """The classic game, with the steps of card scripts."""

    kinds: ClassVar[Mapping[str, CardKind]]
    """All kinds of cards, by key."""

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        super().__init__(ActionCardsTable, seats, values)
        self.ways = Ways(self.course, self.bars, bool(values["backward_past_start"]))
        seated = [*self.next]
        self.clockwise: Mapping[Seat, Sequence[Seat]] = {
            seat: (*seated[at:], *seated[:at]) for at, seat in enumerate(seated)
        }
        """By seat: all seats, from this one on."""

    @abstractmethod
    def ask(self, t: ActionCardsTable, question: Decision) -> Script[Action | None]:
        """Yield a question; return its answer or None.

        None: a pause brought another action, so that it is repeated.
        """

    def around(self, t: ActionCardsTable, seat: Seat) -> list[Seat]:
        """Return the seats still in the game, clockwise from *seat*."""
        found = self.clockwise[seat]
        return [each for each in found if not self.done(t, each)] if t.home else [*found]

    def least(self, t: ActionCardsTable, seat: Seat) -> Seat:
        """Return the seat with the fewest steps in sum (base: none)."""
        return min(self.around(t, seat), key=lambda each: sum(t.pieces[each]))

    def by_pips(self, t: ActionCardsTable, seat: Seat, pips: int, rolled: bool) -> list[Move]:
        """Return the moves of *seat* by *pips*.

        If *rolled*, duties and speed limits hold.
        """
        limit = t.fastest() if rolled else None
        moves = self.moves(t.pieces, seat, pips)
        if limit is not None and pips > limit:
            moves = [move for move in moves if move.at == BASE]
        for place in t.blocked:
            at = self.ways.called(seat, place)
            moves = [move for move in moves if not move.at < at <= move.to]
        found = [each for move in moves for each in self.ways.landing(t, move)]
        return self.duties.best(found, BASE in t.pieces[seat]) if rolled else found

    def throw(self, t: ActionCardsTable, seat: Seat, dice: int = 1) -> Script[None]:
        """Roll dice, which then lie on the table."""
        _, pips = yield Roll(dice)
        t.dice, t.roller = [int(each) for each in pips.split()], seat
        t.rolled = t.dice[0]
        yield Rolled(seat, t.rolled) if dice == 1 else RolledDice(seat, tuple(t.dice))

    def roll_and_move(self, t: ActionCardsTable, seat: Seat, repeatable: bool) -> Script[None]:
        """Roll once and move; no further roll follows, and no card."""
        yield from self.throw(t, seat)
        t.repeatable = repeatable
        move = yield from self.choose(t, seat)
        if move is not None:
            yield from self.make(t, move, seat)

    def by_dice(
        self, t: ActionCardsTable, seat: Seat, offer: Callable[[], list[Move]]
    ) -> Script[Move | None]:
        """Let *seat* choose a move by a card's dice, which are voidable."""
        t.repeatable = True
        while moves := offer():
            move = yield from self.choose_card_move(t, seat, moves)
            if move is not None:
                return move
        return None

    def pick(
        self, t: ActionCardsTable, seat: Seat, offer: list[Move], may: bool = False
    ) -> Script[Move | None]:
        """Let *seat* choose one of a card's moves.

        A single one is not asked.
        """
        t.repeatable = False
        if len(offer) == 1 and not may:
            return offer[0]
        return (yield from self.choose_card_move(t, seat, offer, may)) if offer else None

    def choose_card_move(
        self, t: ActionCardsTable, seat: Seat, moves: list[Move], may: bool = False
    ) -> Script[Move | None]:
        """Ask which of *moves* to make.

        None if declined, or the dice have changed.
        """
        t.offer = moves
        actions = (*(move.action for move in moves), *((DECLINE,) if may else ()))
        question = Decision("card-move", {seat: actions}, (seat,), None, {seat: actions[0]})
        action = yield from self.ask(t, question)
        t.offer = []
        return next((move for move in moves if move.action == action), None)

    def set_home(self, t: ActionCardsTable, seat: Seat, piece: int, by: Seat) -> Script[None]:
        """Set a piece back to its base without capturing it."""
        at, t.pieces[seat][piece] = t.pieces[seat][piece], BASE
        t.struck[seat] = by
        yield SentHome(seat, piece, by, at)

    def draw(self, t: ActionCardsTable, seat: Seat, cards: int = 1) -> Script[None]:
        """Draw cards; when the pile is used up, the discards are shuffled.

        What takes effect at once lies open, and waits until the present card is done (E-12).  When
        all cards are in hands, none is drawn (E-13).
        """
        for _ in range(cards):
            card = yield from take_card(t)
            if card is None:
                return
            if self.kinds[card].card.timing == "at once":
                t.drawn.append((seat, card))
                yield DrewAtOnce(seat, card)
            else:
                t.hands[seat] = sorted([*t.hands[seat], card])
                yield DrewCard(seat, card)
