"""What becomes of cards in simulated games, where a game has several kinds of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from msgspec import Struct

from engine.core import Event


class KindFigures(Struct, frozen=True):
    """What becomes of a kind of card in a game, on average."""

    copies: int
    drawn: float
    played: float
    """Also what takes effect at once."""
    cancelled: float
    stuck: float
    """In a hand at the end."""


class CardFigures(Struct, frozen=True):
    """What becomes of the cards."""

    card_turns: float
    """The share of turns in which a card is played instead of rolling."""
    kinds: dict[str, KindFigures]


class Tally(Protocol):
    """Counts what becomes of the cards of a game."""

    def see(self, events: Iterable[Event]) -> None:
        """Count what happened."""

    def end(self, table: Any) -> None:
        """Count what is left when a game is over."""

    def report(self, games: int, turns: int) -> CardFigures:
        """Return what it came to in so many games and turns."""
        ...
