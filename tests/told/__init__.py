"""The sentences of `/rules` as cases for the engine: what they allow, and what they rule out.

A case names its text by key and line, builds a position, and lists what must and what must not be found
there: actions, names of events, or places.  `tests/test_told_rules.py` holds them beside the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from engine.chance import Shuffle
from engine.core import CHANCE, Event
from engine.races import Began
from engine.rules import Value
from engine.system import System

Found: TypeAlias = Iterable[str]


class Case(Struct, frozen=True):
    """A sentence at a position."""

    key: str
    line: int
    """Counted from 1 below the heading; of a house rule always 1."""
    found: Callable[[], Found]
    must: str = ""
    """By semicolons: all of it has to be found."""
    never: str = ""
    """By semicolons: nothing of it may be found."""


def parts(listed: str) -> set[str]:
    """Return what a case lists."""
    return {each.strip() for each in listed.split(";")} - {""}


def names(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def begins(system: System, seats: tuple[int, ...], rolls: str, **values: Value) -> Found:
    """Who is to play first after these opening rolls."""
    play = system.make(seats, system.values("book", values)).start()
    if isinstance(play.pending, Shuffle):
        play.answer(CHANCE, " ".join(map(str, range(play.pending.cards))))
    events = list(play.events)
    for pips in rolls:
        events += play.answer(CHANCE, pips)
    return [f"first {event.seat}" for event in events if isinstance(event, Began)]


def number(system: System, **values: Value) -> Found:
    """How many pieces each has, how many people can play, and the board."""
    people = max(system.numbers(system.values("book", values)))
    seating = system.seating(people, system.values("book", values))
    game = system.make(seating.arms[0], system.values("book", values))
    pieces = len(game.new().pieces[seating.arms[0][0]])
    return [f"pieces {pieces}", f"people {people}", seating.board]
