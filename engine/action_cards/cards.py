"""A kind of card: its declared data, its targets, and its script.

To add a kind: a line in `data/decks/action_cards.json`, a class here beside the others (or in a
module of `engine.action_cards.kinds`), its texts, its drawing, its tests.  Nothing else knows it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import ClassVar, Protocol

from msgspec import Struct

from data.decks import ActionCard
from engine.action_cards.events import DeclaredCapture, PlayedCard
from engine.action_cards.movement import Ways
from engine.action_cards.table import ActionCardsTable
from engine.classic.course import Move
from engine.core import Event, Script
from engine.views import BASE, Seat, Step

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
"""A card that aims at nothing in particular."""


class Steps(Protocol):
    """The steps in scripts of cards.

    The game does them.
    """

    ways: Ways

    def around(self, t: ActionCardsTable, seat: Seat) -> list[Seat]:
        """Return the seats still in the game, clockwise from *seat*."""
        ...

    def least(self, t: ActionCardsTable, seat: Seat) -> Seat:
        """Return the seat furthest behind, of several the first clockwise from *seat*."""
        ...

    def by_pips(self, t: ActionCardsTable, seat: Seat, pips: int, rolled: bool) -> list[Move]:
        """Return the moves of *seat* by *pips*.

        If *rolled*, duties and speed limits hold.
        """
        ...

    def throw(self, t: ActionCardsTable, seat: Seat, dice: int = 1) -> Script[None]:
        """Roll dice, which then lie on the table."""
        ...

    def roll_and_move(self, t: ActionCardsTable, seat: Seat, repeatable: bool) -> Script[None]:
        """Roll once and move; no further roll follows, and no card."""
        ...

    def by_dice(
        self, t: ActionCardsTable, seat: Seat, offer: Callable[[], list[Move]]
    ) -> Script[Move | None]:
        """Let *seat* choose a move by the dice of a card.

        None if none fits.

        Meanwhile the roll may become void: then *offer* looks at the new one.
        """
        ...

    def pick(
        self, t: ActionCardsTable, seat: Seat, offer: list[Move], may: bool = False
    ) -> Script[Move | None]:
        """Let *seat* choose one of the moves of a card.

        None if there is none, or if it *may* choose none and does.
        """
        ...

    def make(self, t: ActionCardsTable, move: Move, by: Seat) -> Script[None]:
        """Make a move with all that follows from it."""
        ...

    def set_home(self, t: ActionCardsTable, seat: Seat, piece: int, by: Seat) -> Script[None]:
        """Set a piece back to its base without capturing it."""
        ...

    def draw(self, t: ActionCardsTable, seat: Seat, cards: int = 1) -> Script[None]:
        """Draw cards; cards at once wait until the present card is done."""
        ...


class Kind:
    """A kind of card."""

    key: ClassVar[str]
    worth: ClassVar[float] = 0.0
    """What its effect is worth to who plays it, in squares, beside the moves it announces; for
    computer players."""
    rolls: ClassVar[Sequence[int]] = ()
    """The pips by which it may move a piece of its player, not announced."""
    gives: ClassVar[str] = "way"
    """Which of the `engine.evaluation_terms.Terms` that is."""
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


def aiming(moves: Iterable[Move], pips: int | None = None) -> Iterator[Target]:
    """Yield a target for each move: ``"2"``, ``"2 join"``, ``"enter"``.

    With *pips*, ``"4 2"``.
    """
    for move in moves:
        what = "enter" if move.at == BASE else f"{move.piece + 1}"
        join = " join" if "join" in move.action else ""
        number = f"{pips} " if pips is not None else ""
        yield Target(f"{number}{what}{join}", (move,), pips=pips)
