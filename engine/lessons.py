"""Lessons of a first game, by the latest events for a person.

Each is one sentence, said once.  It is chosen by the rules of the table, so that it is never untrue there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from engine.core import Event
from engine.rules import Value
from engine.views import Action, Seat

MOST = 6
"""How many lessons a game has at most for a person."""

E = TypeVar("E", bound=Event)


class Moment(Struct, frozen=True):
    """A moment of a game as a person sees it."""

    own: frozenset[Seat]
    """Their seats."""
    events: Sequence[Event]
    """What happened since the moment before."""
    view: Any
    values: Mapping[str, Value]
    """What every rule is set to."""
    prompt: str = ""
    """What they are asked; empty: nothing."""
    options: Sequence[Action] = ()

    def did(self, kind: type[E]) -> Iterator[E]:
        """Yield the events of a kind by the person's seats."""
        return (each for each in self.events if isinstance(each, kind) and each.actor in self.own)


class Lesson(Struct, frozen=True):
    """A sentence of a first game."""

    key: str
    """That of its text."""
    met: Callable[[Moment], bool]
    """Whether the moment calls for it."""
    private: bool = False
    """Whether it is said in the hand alone, as it tells of hidden cards."""
