"""Points and standings of a cup.

Equal results give equal standings, in whole twelfths and exact fractions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import combinations, groupby
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.hosting.cups.events import Entrant

Places: TypeAlias = tuple[tuple[Entrant, ...], ...]
"""Entrants by place, those who share one together."""

TWELFTHS = 12
"""Points are counted in twelfths: places are shared two, three or four ways."""
AT_FOUR, AT_THREE = (5, 3, 1, 0), (5, 2, 0)
"""Points by place."""

By: TypeAlias = Literal["points", "met", "wins", "strength", "lot", ""]
"""Why an entrant stands above the next: points; places where all who are equal sat together; wins; the
mean points a round of the people met; by lot; "" for the last."""


class Result(Struct, frozen=True):
    """The result of a table."""

    places: Places
    absent: tuple[Entrant, ...] = ()
    """Those whose places bring no points."""

    @property
    def entrants(self) -> frozenset[Entrant]:
        """Return the entrants of the table."""
        return frozenset(each for together in self.places for each in together)

    @property
    def points(self) -> dict[Entrant, int]:
        """Return the points by entrant, in twelfths."""
        worth = AT_FOUR if len(self.entrants) == 4 else AT_THREE
        found: dict[Entrant, int] = {}
        for together in self.places:
            shared = worth[len(found) : len(found) + len(together)]
            found |= dict.fromkeys(together, sum(shared) * TWELFTHS // len(together))
        return found | dict.fromkeys(self.absent, 0)

    @property
    def winners(self) -> frozenset[Entrant]:
        """Return the present entrants in the first place."""
        return frozenset(self.places[0]).difference(self.absent)


class Row(Struct, frozen=True):
    """The place of an entrant in the standings."""

    entrant: Entrant
    points: int
    """In twelfths."""
    rounds: int
    wins: int
    by: By


def standings(results: Sequence[Result], lots: Callable[[Entrant], int]) -> list[Row]:
    """Return the standings after all tables of some rounds.

    Args:
        results: of the tables, in the order of rounds and places.
        lots: the number of an entrant in the roll-off; the highest stands first.
    """
    points, rounds, wins, strength = _totals(results)
    keys: dict[Entrant, tuple[int, int, int, Fraction, int]] = {}
    for _, together in groupby(sorted(points, key=points.__getitem__), key=points.__getitem__):
        equal = list(together)
        met = _among(equal, results)
        for each in equal:
            keys[each] = points[each], met[each], wins[each], strength[each], lots(each)
    order = sorted(keys, key=lambda each: (*keys[each], -each), reverse=True)
    below: list[Entrant | None] = [*order[1:], None][: len(order)]
    return [
        Row(each, points[each], rounds[each], wins[each], _why(keys[each], keys.get(other or 0)))
        for each, other in zip(order, below, strict=True)
    ]


def met(results: Iterable[Iterable[Entrant]]) -> dict[frozenset[Entrant], int]:
    """Return how often two entrants sat at one table."""
    found: dict[frozenset[Entrant], int] = {}
    for table in results:
        for one, other in combinations(table, 2):
            pair = frozenset((one, other))
            found[pair] = found.get(pair, 0) + 1
    return found


def _totals(
    results: Sequence[Result],
) -> tuple[dict[Entrant, int], dict[Entrant, int], dict[Entrant, int], dict[Entrant, Fraction]]:
    """Return points, rounds, wins and strength by entrant."""
    points: dict[Entrant, int] = {}
    rounds: dict[Entrant, int] = {}
    wins: dict[Entrant, int] = {}
    for result in results:
        for each, gained in result.points.items():
            points[each] = points.get(each, 0) + gained
            rounds[each] = rounds.get(each, 0) + 1
            wins[each] = wins.get(each, 0) + (each in result.winners)
    faced: dict[Entrant, list[Fraction]] = {each: [] for each in points}
    for pair, times in met(result.entrants for result in results).items():
        one, other = pair
        faced[one] += [Fraction(points[other], rounds[other])] * times
        faced[other] += [Fraction(points[one], rounds[one])] * times
    strength = {
        each: sum(means, Fraction()) / len(means) if means else Fraction()
        for each, means in faced.items()
    }
    return points, rounds, wins, strength


def _among(equal: Sequence[Entrant], results: Sequence[Result]) -> dict[Entrant, int]:
    """Return the points gained at tables that all *equal* entrants shared."""
    found = dict.fromkeys(equal, 0)
    for result in results:
        if len(equal) > 1 and result.entrants.issuperset(equal):
            points = result.points
            for each in equal:
                found[each] += points[each]
    return found


def _why(own: Sequence[object], next_one: Sequence[object] | None) -> By:
    """Return the first respect in which an entrant stands above the next."""
    if next_one is None:
        return ""
    respects: tuple[By, ...] = ("points", "met", "wins", "strength", "lot")
    differ = (by for by, one, other in zip(respects, own, next_one, strict=True) if one != other)
    return next(differ, "lot")


def podium(final: Result | None, rows: Sequence[Row]) -> list[Entrant]:
    """Return all entrants in the cup's final order, finalists first."""
    before = {row.entrant: at for at, row in enumerate(rows)}
    if final is None:
        return list(before)
    points = final.points
    place: dict[Entrant, tuple[bool, int]] = {}
    for at, together in enumerate(final.places):
        place |= {each: (each in final.absent, at) for each in together}
    finalists = sorted(points, key=lambda each: (*place[each], before[each]))
    return [*finalists, *(each for each in before if each not in points)]
