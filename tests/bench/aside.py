"""How much noise luck aside takes out of results: ``python -m tests.bench.aside 400 classic walls``.

By game, preset and number of players: the share of the variance of results that is left with own throws
aside and with everybody's, and how far the means of the two are apart, in standard errors of their
difference: as long as evaluations are used rightly, within two in nineteen rows of twenty.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, pstdev

from msgspec import Struct

from engine.catalog import CATALOG
from engine.game_analysis import look_back
from engine.hosting.state.game_log import again
from engine.rules import Value
from engine.system import System
from tests.trials import crowds, recorded

MOST = 60_000
"""Answers in a game."""
SIX = {"six_arms": True}


class Noise(Struct, frozen=True):
    """What is left of the variance of results, in games of one kind."""

    game: str
    preset: str
    people: int
    games: int
    own: float
    """The share that is left with the own throws aside."""
    all: float
    """The share that is left with everybody's throws aside."""
    apart: float
    """The most by which the means of a seat are apart, in standard errors."""


def noise(system: System, preset: str, people: int, games: int, level: str = "normal") -> Noise:
    """Play games, and look back on them."""
    values = dict(system.values(preset, SIX if people > 4 else {}))
    results, own, aside = list[float](), list[float](), list[float]()
    by_seat: list[list[float]] = [[] for _ in range(people)]
    for number in range(games):
        for place, (result, own_luck, luck) in enumerate(
            looked(system, values, people, number, level)
        ):
            results.append(result)
            own.append(result - own_luck)
            aside.append(result - luck)
            by_seat[place].append(luck)
    whole = pstdev(results) ** 2
    apart = max(abs(mean(each)) / (pstdev(each) / sqrt(len(each)) or 1.0) for each in by_seat)
    return Noise(
        system.key,
        preset,
        people,
        len(by_seat[0]),
        pstdev(own) ** 2 / whole,
        pstdev(aside) ** 2 / whole,
        apart,
    )


def looked(
    system: System, values: dict[str, Value], people: int, number: int, level: str
) -> Iterator[tuple[float, float, float]]:
    """Play one game; yield by player the result, own luck and all luck."""
    game = system.make(system.seating(people, values).arms[0], values)
    _, rows = recorded(game, system.levels[level], number, bound=MOST)
    assert system.outlook is not None
    found = look_back(system.outlook(game), again(game, rows))
    assert found.own_luck is not None, "dice are thrown"
    assert found.luck is not None, "dice are thrown"
    for player in found.players if found.winners else ():
        result = (player in found.winners) / len(found.winners)
        yield result, found.own_luck[player], found.luck[player]


def kinds(keys: Sequence[str] = tuple(CATALOG)) -> Iterator[tuple[System, str, int]]:
    """Yield every game with dice, by preset and number of players."""
    for system in (CATALOG[key] for key in keys):
        if system.outlook is None or not getattr(system.outlook, "throws", True):
            continue
        for preset in system.presets:
            yield from ((system, preset, people) for people, _ in crowds(system, preset))


def main(games: int, keys: Sequence[str]) -> None:
    print("| game, rules | players | games | own throws aside | everybody's | apart |")
    print("| --- | --- | --- | --- | --- | --- |")
    for system, preset, people in kinds(keys or tuple(CATALOG)):
        seen = noise(system, preset, people, games)
        print(
            f"| {seen.game}, {preset} | {people} | {seen.games} | {seen.own:.0%} | {seen.all:.0%} "
            f"| {seen.apart:.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
