"""Cards played outside turns: at once when drawn, or any time.

They cannot be cancelled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from engine.action_cards.cards import WHOLE, Announced, CardKind, Steps, Target
from engine.action_cards.table import (
    ActionCardsTable,
    BeganLasting,
    CouldNot,
    CountedAsSix,
    DeclaredCapture,
    DiscardedCards,
    DrewAtOnce,
    DrewCard,
    Guarded,
    PassedOn,
    PlayedCard,
    give_up,
    stay,
)
from engine.action_cards.views import Lasting
from engine.classic.course import PIPS, Move
from engine.classic.events import Moved, Rolled, Stuck
from engine.core import Event, Script
from engine.views import Seat, Step

MOVES = (Moved, CouldNot)
"""Outcomes of a card by which pieces go."""


def moving(
    game: Steps, t: ActionCardsTable, seat: Seat, moves: list[Move], may: bool = False
) -> Script[None]:
    """Let *seat* make one of the *moves*.

    It cannot if there is none, and need not if it *may* decline.
    """
    move = yield from game.pick(t, seat, moves, may)
    if move is None:
        yield CouldNot(seat)
    else:
        yield from game.make(t, move, seat)


class GreatMigration(CardKind):
    """Clockwise, everybody moves a piece on the track exactly 3 forward."""

    key = "voelkerwanderung"
    outcome: ClassVar[tuple[type[Event], ...]] = MOVES

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """A seat that cannot move is skipped."""
        for each in game.around(t, seat):
            yield from moving(game, t, each, game.ways.each_forward(t, each, 3))


class EverybodyBack(CardKind):
    """Clockwise, everybody's foremost piece that can goes 4 back, peacefully."""

    key = "alle_zurueck"
    outcome: ClassVar[tuple[type[Event], ...]] = MOVES

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """A seat that cannot move is skipped."""
        for each in game.around(t, seat):
            moves = [
                move
                for piece in game.ways.on_track(t, each)
                for move in game.ways.backward(t, each, piece, 4, peaceful=True)
            ]
            if not moves:
                yield CouldNot(each)
                continue
            foremost = max(moves, key=lambda move: move.at)
            yield from game.make(t, foremost, each)


class Carousel(CardKind):
    """Every player passes a chosen card to the left, all simultaneously."""

    key = "karussell"
    outcome: ClassVar[tuple[type[Event], ...]] = (PassedOn,)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """A seat without cards only gets one."""
        players = game.around(t, seat)
        chosen = yield from give_up(t, "pass-on", {each: 1 for each in players if t.hands[each]})
        lefts = dict(zip(players, [*players[1:], players[0]], strict=True))
        for giver, (card,) in chosen.items():
            t.hands[lefts[giver]] = sorted([*t.hands[lefts[giver]], card])
            yield PassedOn(giver, lefts[giver], card)


class CardsForEveryone(CardKind):
    """Clockwise, everybody draws a card, however many they hold."""

    key = "karten_fuer_alle"
    outcome: ClassVar[tuple[type[Event], ...]] = (DrewCard, DrewAtOnce)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Cards that count at once follow afterwards, in the order of drawing."""
        for each in game.around(t, seat):
            yield from game.draw(t, each)


class StartingGun(CardKind):
    """Clockwise, everybody may bring a piece in."""

    key = "startschuss"
    outcome: ClassVar[tuple[type[Event], ...]] = MOVES

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """A piece there is captured or joined."""
        for each in game.around(t, seat):
            yield from moving(game, t, each, game.ways.entering(t, each), may=True)


class RoundOfRolls(CardKind):
    """All roll once and move, clockwise; no card is drawn for it."""

    key = "wuerfelrunde"
    outcome: ClassVar[tuple[type[Event], ...]] = (Rolled, Stuck, Moved)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """A 6 brings a piece in, but gives no further roll."""
        for each in game.around(t, seat):
            yield from game.roll_and_move(t, each, repeatable=False)


class SpeedLimit(CardKind):
    """A roll moves no piece over 3 squares until the drawer's turn."""

    key = "tempolimit"
    outcome: ClassVar[tuple[type[Event], ...]] = (BeganLasting,)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """A 6 still brings a piece in.

        Nothing comes of it if a card drawn before has brought the drawer's last piece home.
        """
        if seat in game.around(t, seat):
            yield from stay(t, Lasting(self.key, seat, most=3))


class Stocktaking(CardKind):
    """Everybody keeps three cards, all choosing at the same time."""

    key = "inventur"
    outcome: ClassVar[tuple[type[Event], ...]] = (DiscardedCards,)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """The others lie open."""
        over = {each: len(t.hands[each]) - 3 for each in game.around(t, seat)}
        chosen = yield from give_up(
            t, "discard", {each: count for each, count in over.items() if count > 0}
        )
        for each, cards in chosen.items():
            t.discard += cards
            yield DiscardedCards(each, tuple(cards))


class Tailwind(CardKind):
    """The seat furthest behind moves 8, or brings a piece in."""

    key = "rueckenwind"
    outcome: ClassVar[tuple[type[Event], ...]] = MOVES

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Move by the sum of the squares travelled."""
        last = game.least(t, seat)
        moves = game.ways.each_forward(t, last, 8) or game.ways.entering(t, last)
        yield from moving(game, t, last, moves)


# Cards for any time, also in answer to others (003, "JEDERZEIT!").


class ThinkAgain(CardKind):
    """Cancel a card just announced, or count as a rolled 6."""

    key = "denkste"
    rolls: ClassVar[Sequence[int]] = (6,)

    def answers(self, game: Steps, t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
        """Any card but one's own."""
        return isinstance(about, PlayedCard)

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Offer the card in one's turn, if a 6 can be moved."""
        return WHOLE if game.by_pips(t, seat, 6, rolled=True) else ()

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Cancel the card, or count as a roll."""
        if t.guards:
            t.guards[-1].cancelled = True
        else:
            t.counted = True
            yield CountedAsSix(seat)


class ServesYouRight(CardKind):
    """Cancel a card just announced that affects its player alone."""

    key = "aetsch"

    def answers(self, game: Steps, t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
        """A card that affects no other opponent."""
        return isinstance(about, PlayedCard) and about.affected == (seat,)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """The card it answers is cancelled."""
        t.guards[-1].cancelled = True
        yield from ()


def capturing(seat: Seat, about: Announced) -> list[Step]:
    """Return the moves announced that capture a piece of *seat*."""
    steps = about.steps if isinstance(about, PlayedCard) else (about.step,)
    return [step for step in steps if any(piece.seat == seat for piece in step.captures)]


class GuardianAngel(CardKind):
    """Save the own pieces from capture; the moved piece stands beside them."""

    key = "schutzengel"

    def answers(self, game: Steps, t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
        """Offer the card against captures, unless an uncancellable one captures."""
        at_once = isinstance(about, DeclaredCapture) and about.at_once
        return bool(capturing(seat, about)) and not at_once

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """The pieces of others there are captured nevertheless."""
        t.guards[-1].spared.append(seat)
        t.guards[-1].answers.append((seat, self.key))
        yield Guarded(seat)


class TitForTat(CardKind):
    """The piece that captures one's own goes home, too."""

    key = "retourkutsche"

    def answers(self, game: Steps, t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
        """Allow it once, and within the piece's reach.

        A piece that goes on into its goal is out of reach ("SPIELABLAUF", 2).
        """
        reached = any(step.to < game.ways.track for step in capturing(seat, about))
        return reached and (not t.guards or t.guards[-1].avenger is None)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Register the answer, which takes effect after the capture."""
        t.guards[-1].avenger = seat
        t.guards[-1].answers.append((seat, self.key))
        yield from ()


class Encore(CardKind):
    """A roll at any pause, also out of turn."""

    key = "zugabe"
    rolls: ClassVar[Sequence[int]] = PIPS
    worth: ClassVar[float] = 5.0

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """No further roll, and no card."""
        yield from game.roll_and_move(t, seat, repeatable=True)


class FleaHop(CardKind):
    """Move a track piece 1 or 2 squares either way, peacefully."""

    key = "flohsprung"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """``"2 +1"``: piece 2 goes one forward."""
        for name, move in game.ways.hops(t, seat).items():
            yield Target(name, (move,))


class BadRoll(CardKind):
    """Void another player's roll, which is repeated."""

    key = "wuerfelpech"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Offer the card before a move is chosen.

        Once for each roll, and never one's own.
        """
        if t.repeatable and t.roller is not None and t.roller != seat:
            return (Target(victim=t.roller),)
        return ()

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """The new one counts."""
        assert t.roller is not None
        yield from game.throw(t, t.roller, len(t.dice))
        t.repeatable = False
