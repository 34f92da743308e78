"""Trials: what generic tests need of a game beyond its `System`, one module by its key.

Each thing can be left out, and a game without a module leaves all of it out: tests that need it are
skipped then, in a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import pytest
from msgspec import Struct, json

from data.records import Entry
from engine.catalog import CATALOG
from engine.core import Game, Play, Question
from engine.players import Player, reply
from engine.rules import BadRules, Value
from engine.system import BOOK, Make, System

AnyGame: TypeAlias = Game[Any]
AnyPlay: TypeAlias = Play[Any]


def of_system(system: System, random: Random, make: Make | None = None) -> AnyGame:
    """Return a game of *system*: some rules, some number of people, some seats."""
    while True:
        changes = {rule.key: random.choice(rule.values) for rule in system.rules}
        try:
            values = system.values(BOOK, changes)
        except BadRules:
            continue  # chance chose two that exclude each other
        people = random.choice(system.numbers(values))
        seats = list(random.choice(system.seating(people, values).arms))
        random.shuffle(seats)
        game = (make or system.make)(seats, values)
        RULES[game] = changes
        return game


BOUND = 40_000
"""No game takes more answers.  With six people, places and captures everywhere it takes many."""

RULES: WeakKeyDictionary[AnyGame, Mapping[str, Value]] = WeakKeyDictionary()
"""The rules of games by chance."""


def going(play: AnyPlay, seed: int, bound: int = BOUND) -> Iterator[None]:
    """Yield before each answer until a game is over.

    Raises:
        AssertionError: it has no end; the system, its rules and the seed are named.
    """
    for _ in range(bound):
        if play.table.over:
            return
        yield
    rules = RULES.get(play.game, BOOK)
    raise AssertionError(
        f"{play.game.key}, rules {rules}, seats {play.game.seats}, seed {seed}: no end after {bound} answers"
    )


def crowds(system: System, preset: str = BOOK) -> Iterator[tuple[int, bool]]:
    """Yield each number of players, and whether it needs a board with six arms."""
    usual = system.numbers(system.values(preset))
    yield from ((each, False) for each in sorted(usual))
    if preset == BOOK and any(rule.key == "six_arms" for rule in system.rules):
        more = system.numbers(system.values(BOOK, {"six_arms": True}))
        yield from ((each, True) for each in sorted(more) if each not in usual)


def recorded(
    game: AnyGame, level: Player, seed: int, people: bool = False, bound: int = BOUND
) -> tuple[AnyPlay, list[Entry]]:
    """Play a whole game by computers; return it with its log, perhaps as of *people*."""
    play, random, rows = game.start(), Random(seed), list[Entry]()
    for _ in going(play, seed, bound):
        seat, action = reply(play, level, random)
        seq, events = play.seq, json.encode(play.answer(seat, action))
        rows.append(Entry(seq, seat, action, max(0, seat + 1) * people, b"", events, 0.0))
    return play, rows


class Trial(Struct, frozen=True):
    """A game as generic tests try it."""

    make: Callable[[System, Random], AnyGame] = of_system
    """Makes a game by chance, shorter than whole ones where those take long."""
    thin: int = 1
    """Of how many moments one is looked at where that takes long: no divisor of any round, so that in
    time every kind of moment is among them."""
    unsound: Callable[[AnyPlay], Iterable[str]] = lambda play: ()
    """Says what is wrong with the pieces or cards on the table."""
    people: int = 2
    """The players of a game that is looked back on."""
    seed: int = 1
    """With which that game is short."""
    beats: int = 0
    """Games in which a normal player beats chance by far."""
    climbs: int = 0
    """Games in which each level beats the one below, which differ less."""
    long: tuple[tuple[str, Mapping[str, Value]], ...] = ()
    """Presets and changes by which games take several times as long."""
    players: str = ""
    """The game whose players its own are, so that they are compared there."""
    film: int = 0
    """Moves before those of a film, in which something is captured or stolen."""
    stuck: bool = False
    """Whether a roll can move nothing."""
    moments: Mapping[str, Callable[[Question, Any], bool]] = {}
    """In windows: what is asked, and how the table lies, in golden tables."""
    noticed_by: tuple[str, ...] = ()
    """Arguments of pytest: the tests of its rules' sentences; whole games hide what those miss."""


def seated(system: System, wanted: int = 3) -> int:
    """Return the number of people nearest to those *wanted*, by the book."""
    return min(system.numbers(system.values(BOOK)), key=lambda number: abs(number - wanted))


@cache
def trial(key: str) -> Trial:
    """Return what tests know of a game."""
    name = f"{__name__}.{key}"
    found: Trial = import_module(name).TRIAL if find_spec(name) else Trial()
    return found


def every(field: str, what: str) -> list[Any]:
    """Return the keys of all games; those whose trial leaves a *field* out are skipped."""
    return [
        _or_skipped(key, getattr(trial(key), field), f"its trial says no {what}") for key in CATALOG
    ]


def having(field: str) -> list[Any]:
    """Return the keys of all games; those whose declaration leaves a *field* out are skipped."""
    return [
        _or_skipped(key, getattr(system, field), f"it has no `{field}`")
        for key, system in CATALOG.items()
    ]


def _or_skipped(key: str, there: object, why: str) -> Any:
    """Return a key as a parameter, skipped with a reason where a part is not there."""
    skipped = pytest.mark.skip(reason=f"{key}: {why}")
    return pytest.param(key, marks=() if there else skipped, id=key)
