"""Cards that count as soon as they are drawn (003, "SOFORT!").

They cannot be cancelled.
"""

from __future__ import annotations

from typing import ClassVar

from engine.action_cards.cards import Kind, Steps, Target
from engine.action_cards.events import (
    BeganLasting,
    CouldNot,
    DiscardedCards,
    DrewAtOnce,
    DrewCard,
    PassedOn,
)
from engine.action_cards.table import ActionCardsTable, give_up, stay
from engine.action_cards.views import Lasting
from engine.classic.course import Move
from engine.classic.events import Moved, Rolled, Stuck
from engine.core import Event, Script
from engine.views import Seat

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


class GreatMigration(Kind):
    """Clockwise, everybody moves a piece on the track exactly 3 forward."""

    key = "voelkerwanderung"
    outcome: ClassVar[tuple[type[Event], ...]] = MOVES

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """A seat that cannot move is skipped."""
        for each in game.around(t, seat):
            yield from moving(game, t, each, game.ways.each_forward(t, each, 3))


class EverybodyBack(Kind):
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


class Carousel(Kind):
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


class CardsForEveryone(Kind):
    """Clockwise, everybody draws a card, however many they hold."""

    key = "karten_fuer_alle"
    outcome: ClassVar[tuple[type[Event], ...]] = (DrewCard, DrewAtOnce)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Cards that count at once follow afterwards, in the order of drawing."""
        for each in game.around(t, seat):
            yield from game.draw(t, each)


class StartingGun(Kind):
    """Clockwise, everybody may bring a piece in."""

    key = "startschuss"
    outcome: ClassVar[tuple[type[Event], ...]] = MOVES

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """A piece there is captured or joined."""
        for each in game.around(t, seat):
            yield from moving(game, t, each, game.ways.entering(t, each), may=True)


class RoundOfRolls(Kind):
    """All roll once and move, clockwise; no card is drawn for it."""

    key = "wuerfelrunde"
    outcome: ClassVar[tuple[type[Event], ...]] = (Rolled, Stuck, Moved)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """A 6 brings a piece in, but gives no further roll."""
        for each in game.around(t, seat):
            yield from game.roll_and_move(t, each, repeatable=False)


class SpeedLimit(Kind):
    """A roll moves no piece over 3 squares until the drawer's turn."""

    key = "tempolimit"
    outcome: ClassVar[tuple[type[Event], ...]] = (BeganLasting,)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """A 6 still brings a piece in.

        Nothing comes of it if a card drawn before has brought the drawer's last piece home.
        """
        if seat in game.around(t, seat):
            yield from stay(t, Lasting(self.key, seat, most=3))


class Stocktaking(Kind):
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


class Tailwind(Kind):
    """The seat furthest behind moves 8, or brings a piece in."""

    key = "rueckenwind"
    outcome: ClassVar[tuple[type[Event], ...]] = MOVES

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Move by the sum of the squares travelled."""
        last = game.least(t, seat)
        moves = game.ways.each_forward(t, last, 8) or game.ways.entering(t, last)
        yield from moving(game, t, last, moves)
