"""Moments that show a rule's effect: for pictures, and proved by tests.

What is shown before and after comes out of a game with the rule chosen, so that no picture can say
what the rules do not do.  Each game makes its examples in its own way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from engine.core import Event, Game
from engine.rules import Value
from engine.views import Seat, View


class Shown(Struct, frozen=True):
    """The contents of an example."""

    before: View
    after: View | None = None
    """None where it shows no more than how a game begins."""
    rolls: tuple[int, ...] = ()
    """What was rolled in between."""
    led: tuple[Event, ...] = ()
    """How it came to what is shown first."""
    happened: tuple[Event, ...] = ()
    """The result."""


class Example(Protocol):
    """A moment of a game by the key of its words.

    It has the key of the decisive rule ("" for the game itself), the values of rules that are not as
    in the rulebook, and the players' seats.
    """

    @property
    def key(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def values(self) -> Mapping[str, Value]: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    def shown(self, game: Game[Any]) -> Shown:
        """Return the example's contents in a *game* of these values and seats."""
        ...
