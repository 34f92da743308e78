"""How warm outlooks have to be: fits what standings are divided by to games of computer players.

``python -m tests.engine.warmth classic 4 300`` lets `normal` play so many games, under each preset in
turn, looks at each of them as some thirty of its turns begin, and prints the number that makes the
chances fit best to who won then (the greatest likelihood), and a table of what was said and what came
true.  The same arguments give the same numbers everywhere.  With rules that are named behind them, such as
``six_arms`` for five or six people, all else is as in the rulebook; with a value, such as ``pieces=2``,
they are so under each preset.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from random import Random
from typing import TypeAlias

from engine.catalog import CATALOG
from engine.outlook import Standings
from engine.simulate import answers
from engine.system import System
from engine.views import Seat

Seen: TypeAlias = tuple[Standings, Seat]
"""How everybody stood, and who won."""

MOST = 20_000
"""Answers in a game."""
LOOKS = 30
"""Of every game at most: a long one is to count no more than a short one."""
SPARE = 1e-9
STEPS = 16
COARSE = 10
"""Percent in a row of the table."""


def seen(system: System, people: int, games: int, on: Sequence[str] = ()) -> Iterator[Seen]:
    """Play games, and yield how everybody stood as each turn began, with the winner."""
    assert system.outlook is not None
    changes = {rule: value or True for rule, _, value in (each.partition("=") for each in on)}
    presets = ["book"] if True in changes.values() else list(system.presets)
    for number in range(games):
        values = system.values(presets[number % len(presets)], changes)
        game = system.make(system.seating(people, values).arms[0], values)
        outlook = system.outlook(game)
        stood, began = list[Standings](), 0
        for play, _ in answers(game, system.levels["normal"], number, MOST):
            if play.began != began and not play.table.over and play.table.turn is not None:
                began = play.began
                if getattr(play.table, "places", ()):
                    break
                stood.append(outlook.standings(play))
        if play.table.over or getattr(play.table, "places", ()):
            [winner, *_], *_ = game.standings(play.table)
            looks = Random(number).sample(stood, min(LOOKS, len(stood)))
            yield from ((each, winner) for each in looks)


def chance(standings: Standings, seat: Seat, warmth: float) -> float:
    """Return how likely a seat wins."""
    top = standings[seat]
    odds = {each: exp((stand - top) / warmth) for each, stand in standings.items()}
    return 1 / sum(odds.values())


def surprise(found: list[Seen], warmth: float) -> float:
    """Return the mean of how surprising the winners are, in nats."""
    return -sum(log(max(SPARE, chance(each, won, warmth))) for each, won in found) / len(found)


def fitted(found: list[Seen], low: float = 0.02, high: float = 10.0) -> float:
    """Return the warmth with the least surprise, by thirds of its logarithm."""
    for _ in range(STEPS):
        one, other = (low**2 * high) ** (1 / 3), (low * high**2) ** (1 / 3)
        if surprise(found, one) < surprise(found, other):
            high = other
        else:
            low = one
    return sqrt(low * high)


def table(found: list[Seen], warmth: float) -> Iterator[str]:
    """Yield by tenth what was said on the mean, how often it came true, of how many."""
    rows: dict[int, list[tuple[float, bool]]] = {}
    for each, won in found:
        for seat in each:
            said = chance(each, seat, warmth)
            rows.setdefault(min(int(100 * said) // COARSE, 9), []).append((said, seat == won))
    for row, pairs in sorted(rows.items()):
        said = 100 * sum(one for one, _ in pairs) / len(pairs)
        true = 100 * sum(one for _, one in pairs) / len(pairs)
        yield f"| {row * COARSE} to {row * COARSE + COARSE} | {said:.1f} | {true:.1f} | {len(pairs)} |"


def main(key: str, people: str, games: str, *on: str) -> None:
    found = list(seen(CATALOG[key], int(people), int(games), on))
    warmth = fitted(found)
    print(
        f"{key}, {people}: {warmth:.2f}; surprise {surprise(found, warmth):.3f}, by seats alone {log(int(people)):.3f}"
    )
    print("\n".join(table(found, warmth)))


if __name__ == "__main__":
    main(*sys.argv[1:])
