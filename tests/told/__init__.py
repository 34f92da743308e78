"""The sentences of `/rules` as cases for the engine: what they allow, and what they rule out.

A case names its text by key and line, builds a position, and lists what must and what must not be found
there: actions, names of events, or places.  `tests/test_told_rules.py` holds them beside the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ParamSpec, TypeAlias

from msgspec import Struct

from engine.chance import Shuffle
from engine.core import CHANCE, Event
from engine.races import Began
from engine.rules import Value
from engine.system import System

Found: TypeAlias = Iterable[str]
P = ParamSpec("P")


class Case(Struct, frozen=True):
    """A sentence at a position."""

    key: str
    line: int
    """Counted from 1 below the heading; of a house rule always 1."""
    found: Callable[[], Found]
    says: str
    """By semicolons: all of it has to be found, and nothing that has a "not" before it."""

    def parts(self) -> tuple[set[str], set[str]]:
        """Return what has to be found, and what must not be."""
        listed = {each.strip() for each in self.says.split(";")}
        never = {each for each in listed if each.startswith("not ")}
        return listed - never, {each.removeprefix("not ") for each in never}


def rule(name: str, found: Callable[[], Found], says: str) -> Case:
    """A case of a house rule."""
    return Case(f"rule-{name}.text", 1, found, says)


def later(find: Callable[P, Found]) -> Callable[P, Callable[[], Found]]:
    """Put off a search until its case is tried."""

    def given(*args: P.args, **named: P.kwargs) -> Callable[[], Found]:
        return lambda: find(*args, **named)

    return given


def names(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


@later
def begins(system: System, seats: tuple[int, ...], rolls: str, **values: Value) -> Found:
    """The seat that begins after these opening rolls."""
    play = system.make(seats, system.values("book", values)).start()
    if isinstance(play.pending, Shuffle):
        play.answer(CHANCE, " ".join(map(str, range(play.pending.cards))))
    events = list(play.events)
    for pips in rolls:
        events += play.answer(CHANCE, pips)
    return [f"first {event.seat}" for event in events if isinstance(event, Began)]


@later
def number(system: System, **values: Value) -> Found:
    """Numbers of pieces and people, and the board."""
    people = max(system.numbers(system.values("book", values)))
    seating = system.seating(people, system.values("book", values))
    game = system.make(seating.arms[0], system.values("book", values))
    pieces = len(game.new().pieces[seating.arms[0][0]])
    return [f"pieces {pieces}", f"people {people}", seating.board]
