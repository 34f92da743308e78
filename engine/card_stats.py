"""Figures of cards in simulated games with several kinds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from msgspec import Struct

from engine.core import Event


class KindFigures(Struct, frozen=True):
    """The mean figures of a kind of card."""

    copies: int
    drawn: float
    played: float
    """Also what takes effect at once."""
    cancelled: float
    stuck: float
    """In a hand at the end."""


class CardFigures(Struct, frozen=True):
    """The figures of all cards."""

    card_turns: float
    """The share of turns in which a card is played instead of rolling."""
    kinds: dict[str, KindFigures]


class Tally(Protocol):
    """Counts of the cards of simulated games, by their fate."""

    def see(self, events: Iterable[Event]) -> None: ...
    def end(self, table: Any) -> None: ...
    def report(self, games: int, turns: int) -> CardFigures: ...
