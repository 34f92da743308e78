"""Targets of cards on the board: moves, squares, named players."""

from __future__ import annotations

from collections.abc import Iterable

from engine.action_cards.views import ActionCardsView, CardSeen
from engine.views import Seat, Step
from render.race.layouts import Targets


def announced(view: ActionCardsView) -> Targets:
    """Return the event to come unless a response prevents it."""
    if view.capture is not None:
        return Targets((view.capture,))
    return targets(view.chain[:1])


def offered(view: ActionCardsView) -> Targets:
    """Return the possible targets of a hand's playable cards.

    What answers another card has no target of its own.
    """
    answering = bool(view.chain) or view.capture is not None
    return Targets() if answering else targets(play.card for play in view.plays)


def targets(cards: Iterable[CardSeen]) -> Targets:
    """Return the targets of *cards*.

    A moved piece says all of its card.
    """
    steps, squares, victims = dict[Step, None](), dict[int, None](), dict[Seat, None]()
    swaps: list[Step] = []
    for card in cards:
        own = [step for step in card.steps if step.piece.seat == card.seat]
        if card.steps:
            steps |= dict.fromkeys(own or card.steps)
            if own and len(own) < len(card.steps):
                swaps += own
        elif card.square is not None:
            squares[card.square] = None
        elif card.victim is not None:
            victims[card.victim] = None
    return Targets(tuple(steps), tuple(squares), tuple(victims), tuple(swaps))
