"""Reasons against cards in a hand, each a key of a text."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.action_cards.events import DeclaredCapture, PlayedCard
from engine.action_cards.kinds.any_time import capturing
from engine.action_cards.playing import MOMENTS, PlayingCards
from engine.action_cards.table import ActionCardsTable
from engine.core import Decision
from engine.views import Seat

REASONS = (
    *("turn", "rolled", "target", "announced", "capture", "crossed", "alone", "helpless"),
    *("answered", "asked", "pause", "roll"),
)
"""All there are."""


def held_back(
    game: PlayingCards,
    t: ActionCardsTable,
    seat: Seat,
    asked: Decision,
    playable: Collection[str],
) -> Iterator[tuple[str, str]]:
    """Yield the unplayable kinds of *seat* while *asked*, each with its reason.

    It comes of that hand and of what lies open alone.
    """
    for card in dict.fromkeys(t.hands[seat]):
        if card not in playable:
            yield card, _reason(game, t, seat, asked, card)


def _reason(game: PlayingCards, t: ActionCardsTable, seat: Seat, asked: Decision, card: str) -> str:
    about, when = asked.about, game.kinds[card].card.when
    if isinstance(about, PlayedCard | DeclaredCapture):
        return _unanswering(game, t, seat, asked, card)
    if "capture" in when:
        return "capture"
    if "announced" in when and not ("turn" in when and t.turn == seat):
        return "announced"
    if "roll" in when:
        return "roll"
    if "pause" in when:
        return "target" if MOMENTS.get(asked.prompt) == "pause" else "pause"
    if t.turn != seat:
        return "turn"
    fits = asked.prompt == "roll" and any(True for _ in game.kinds[card].targets(game, t, seat))
    return "rolled" if fits or asked.prompt != "roll" else "target"


def _unanswering(
    game: PlayingCards, t: ActionCardsTable, seat: Seat, asked: Decision, card: str
) -> str:
    """Return the reason why a card is no answer to the announcement."""
    about, when = asked.about, game.kinds[card].card.when
    assert isinstance(about, PlayedCard | DeclaredCapture)
    if "capture" in when:
        return "helpless" if capturing(seat, about) else "capture"
    if "announced" not in when:
        on_turn = "turn" in when and t.turn == seat
        return "answered" if on_turn else next(each for each in when if each != "drawn")
    if about.seat == seat:
        return "answered"
    if isinstance(about, DeclaredCapture):
        return "announced"
    if seat not in asked.options:
        return "asked"
    return "crossed" if card in game.crossed(about) else "alone"
