"""Win probabilities with action cards: by pieces, and by cards in squares."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import inf, log
from typing import ClassVar

from data.boards import load
from engine.action_cards.players import CARD, FOR_LATER, comes, kept, rank
from engine.action_cards.views import ActionCardsView, CardSeen
from engine.classic.evaluation import Pieces, after
from engine.classic.players import next_to
from engine.classic.win_probability import RaceOutlook
from engine.views import BASE, Action, Seat, View
from engine.win_probability import Standings

SQUARE = 0.036
"""What a square is worth: the fortieth part of the whole way (`engine.classic.evaluation.TUNED`)."""


class ActionCardsOutlook(RaceOutlook):
    """The classic board with action cards."""

    warmth: ClassVar[Mapping[int, float]] = {2: 1.63, 3: 1.28, 4: 1.21, 5: 1.34, 6: 1.34}
    noise: ClassVar[Mapping[int, float]] = {2: 0.72, 3: 0.89, 4: 0.98}
    looks: ClassVar[int] = 1500  # to run such a game again takes as long as to weigh so many
    idle: ClassVar[frozenset[Action]] = frozenset(FOR_LATER)
    slight: ClassVar[frozenset[str]] = frozenset(("draw", "pass-on", "discard"))

    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        """Compare a move with moves, and a card with the other options."""
        assert isinstance(view, ActionCardsView)
        if view.choices:
            return super().after(view, seat, options)
        seen = self.reactions if view.chain or view.capture else self.plays
        return {action: each for action, each in seen(view, seat, options) if action in options}

    def plays(
        self, view: ActionCardsView, seat: Seat, options: Sequence[Action]
    ) -> Iterator[tuple[Action, Standings]]:
        """Yield the outcome of a roll and of cards that move.

        All else is worth something besides.
        """
        following = next_to(view, seat)
        now, ranked = self.judged(view.pieces, following), rank(view, seat, options)
        yield from ((action, gained(now, seat, worth)) for action, worth in ranked.items())
        if "roll" in ranked:
            yield "roll", gained(self.mean(self.best(view.pieces, seat).values()), seat, CARD)
        for play in view.plays:
            steps = play.card.steps
            if pieces := bounced(view, play.card) or (steps and after(view.pieces, *steps)):
                stand = self.judged(pieces, following)
                yield play.action, gained(stand, seat, -kept(play.card.card))

    def mean(self, several: Collection[Standings]) -> Standings:
        """Return the standings of equally likely positions: by their mean chances."""
        won = [self.chances(each) for each in several]
        whole = {player: sum(each[player] for each in won) / len(won) for player in self.players}
        return {
            player: self.heat * log(chance) if chance else -inf for player, chance in whole.items()
        }

    def reactions(
        self, view: ActionCardsView, seat: Seat, options: Sequence[Action]
    ) -> Iterator[tuple[Action, Standings]]:
        """Yield the outcome of an announcement: let be, stopped or avenged."""
        assert view.turn is not None, "it is somebody's turn"
        yield "pass", self.judged(comes(view), view.turn)
        for play in view.plays:
            stand = self.judged(comes(view, play.card), view.turn)
            yield play.action, gained(stand, seat, -kept(play.card.card))


def gained(stand: Standings, seat: Seat, squares: float) -> Standings:
    """Return all standings when *seat* has so much more, in squares."""
    return {**stand, seat: stand[seat] + SQUARE * squares}


def bounced(view: ActionCardsView, card: CardSeen) -> Pieces | None:
    """Return the position after pieces on a card's square have gone home."""
    if card.card != "rausschmeisser":
        return None
    board, victim = load(view.board), card.victim
    assert victim is not None, "it names one"
    pieces = [list(own) for own in view.pieces]
    pieces[victim] = [
        BASE if 0 <= at < board.length and board.place(victim, at) == card.square else at
        for at in pieces[victim]
    ]
    return pieces
