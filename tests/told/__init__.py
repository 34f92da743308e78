"""What texts tell, as cases for the engine: what they allow, and what they rule out.

A case quotes the English words that it proves, builds a position, and lists what must and what must not
be found there: actions, names of events, or places.  `tests/test_told_rules.py` holds it beside the engine,
and fails where words of a text are in no quote: each clause has a case, or a reason in `ASIDES`.

Tests name keys everywhere else, so that texts can change.  These quote them on purpose: a reworded
clause has to be looked at beside its case again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ParamSpec, TypeAlias

from fluent.syntax import ast as ftl
from msgspec import Struct

from data.shipped.boards import load
from engine.chance import Shuffle
from engine.core import CHANCE, Event
from engine.first_player import Began
from engine.rules import Value
from engine.system import System
from tests.language_files import known
from tests.quotes import words

Found: TypeAlias = Iterable[str]
P = ParamSpec("P")
JOINING = {"and", "but", "or", "so", "then"}
"""Words between clauses that tell nothing by themselves."""
APART = "\N{HORIZONTAL ELLIPSIS}"
"""Stands between the parts of a quote."""
VALUE = "\0"
HEADING = re.compile(r"#+ .*")
NUMBER = re.compile(r"^\d\) ")


class Case(Struct, frozen=True):
    """A sentence at a position."""

    key: str
    quote: str
    """The English words that the case proves, in parts that stand in the text as they are."""
    found: Callable[[], Found]
    says: str
    """By semicolons: all of it has to be found, and nothing that has a "not" before it."""

    def parts(self) -> tuple[set[str], set[str]]:
        """Return what has to be found, and what must not be."""
        listed = {each.strip() for each in self.says.split(";")}
        never = {each for each in listed if each.startswith("not ")}
        return listed - never, {each.removeprefix("not ") for each in never}


def rule(name: str, quote: str, found: Callable[[], Found], says: str) -> Case:
    """A case of a house rule."""
    return Case(f"rule-{name}.text", quote, found, says)


def card(name: str, quote: str, found: Callable[[], Found], says: str) -> Case:
    """A case of an action card."""
    return Case(f"kind-{name}.text", quote, found, says)


# --- the words of a text --------------------------------------------------------------------------


def fixed(pattern: ftl.Pattern) -> Iterator[str]:
    """What stands in a text, with a mark for each value, and around each variant."""
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            yield part.value
            continue
        yield VALUE
        if isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                yield from fixed(variant.value)
                yield VALUE


def stretches(key: str) -> list[list[str]]:
    """The words of an English text that stand together, its heading aside.

    >>> stretches("event-rolled")
    [['rolls']]
    """
    lines = "".join(fixed(known("en")[key].pattern)).splitlines()
    text = " ".join(NUMBER.sub("", line) for line in lines if not HEADING.match(line))
    return [found for each in text.split(VALUE) if (found := words(each))]


def untold(key: str, quotes: Iterable[str], asides: Iterable[str] = ()) -> list[str]:
    """What is wrong with the quotes of a text: those not in it, and the words that are in none.

    Asides may stand in it.

    >>> untold("event-rolls-again", ["rolls"]), untold("event-rolls-again", ["rolls again"])
    (['again'], [])
    """
    text, problems = stretches(key), []
    left = [[True] * len(stretch) for stretch in text]
    parts = [part.strip() for each in quotes for part in each.split(APART)]
    for quote in (*parts, *asides):
        row, places = words(quote), 0
        for stretch, open_ in zip(text, left, strict=True):
            for at in range(len(stretch) - len(row) + 1):
                if stretch[at : at + len(row)] == row:
                    open_[at : at + len(row)] = [False] * len(row)
                    places += 1
        if not (row and places) and quote in parts:
            problems.append(f"not in it: {quote}")
    for stretch, open_ in zip(text, left, strict=True):
        rest = [word for word, each in zip(stretch, open_, strict=True) if each]
        if set(rest) - JOINING:
            problems.append(" ".join(rest))
    return problems


# --- what is found --------------------------------------------------------------------------------


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
    events = list(play.events)
    if isinstance(play.pending, Shuffle):
        events += play.answer(CHANCE, " ".join(map(str, range(play.pending.cards))))
    for pips in rolls:
        events += play.answer(CHANCE, pips)
    return [*names(events), *(f"first {each.seat}" for each in events if isinstance(each, Began))]


@later
def number(system: System, people: int = 0, **values: Value) -> Found:
    """Numbers of pieces and people, and the board."""
    most = max(system.numbers(system.values("book", values)))
    seating = system.seating(people or most, system.values("book", values))
    game = system.make(seating.arms[0], system.values("book", values))
    pieces = len(game.new().pieces[seating.arms[0][0]])
    colours = f"colours {len(seating.players(seating.arms[0])[seating.arms[0][0]])}"
    return [f"pieces {pieces}", f"people {most}", seating.board, colours]


@later
def around() -> Found:
    """The way that trays follow each other around the board."""
    bases = [base[0] for base in load("classic-4").bases]
    following = zip(bases, [*bases[1:], bases[0]], strict=True)
    turns = [one[0] * other[1] > one[1] * other[0] for one, other in following]
    return ["clockwise" if all(turns) else "otherwise"]
