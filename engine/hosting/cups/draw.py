"""Draws and standings of a cup: tables by lot, points, order.

Equal dice draw equal tables, so that anybody can check a draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, groupby
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.chance import Shuffle, Uniform
from engine.hosting.cups.events import COMPUTER, Entrant

LEAST, MOST = 6, 96
"""Entrants at the first draw."""
FEWEST = 3
"""Entrants with whom a cup goes on."""
SEATS = 3
"""The fewest seats of a table: computers take those without an entrant."""
LOTS, TRIES = 8, 1000
"""How many lots are drawn, and for each how many pairs of seats to be exchanged."""

Meetings = Mapping[frozenset[Entrant], int]
"""How often two entrants sat at one table."""


def sizes(entrants: int) -> list[int]:
    """Return the sizes of tables: as many fours as possible, else threes.

    Of five, two sit with a computer.
    """
    if entrants == 5:
        return [3, 2]
    threes = -entrants % 4
    return [4] * ((entrants - 3 * threes) // 4) + [3] * threes


def drawn(
    entrants: Sequence[Entrant], threes: Mapping[Entrant, int], met: Meetings, uniform: Uniform
) -> tuple[tuple[Entrant, ...], ...]:
    """Draw the tables of a round with few repeated meetings.

    Of several lots it is the first with the fewest.

    Args:
        entrants: by number.
        threes: how often each of them sat at a table of three (or two).
        met: how often two of them sat at one table.
        uniform: the committed dice.
    """
    best: tuple[tuple[Entrant, ...], ...] = ()
    fewest: int | None = None
    for _ in range(LOTS):
        tables = _improved(_lot(entrants, threes, uniform), threes, met, uniform)
        repeats = sum(repeated(table, met) for table in tables)
        if fewest is None or repeats < fewest:
            best, fewest = tables, repeats
        if not fewest:
            break
    return best


def _lot(
    entrants: Sequence[Entrant], threes: Mapping[Entrant, int], uniform: Uniform
) -> list[Entrant]:
    """Return the entrants by lot.

    Those with the fewest threes sit at the threes, which come last.
    """
    lot = shuffled(entrants, uniform)
    small = sum(size for size in sizes(len(lot)) if size < 4)
    at_threes = set(sorted(lot, key=lambda each: threes.get(each, 0))[:small])
    return sorted(lot, key=at_threes.__contains__)


def _improved(
    seats: list[Entrant], threes: Mapping[Entrant, int], met: Meetings, uniform: Uniform
) -> tuple[tuple[Entrant, ...], ...]:
    """Return a lot's tables after exchanges that repeat no more meetings.

    Two change seats if both tables are threes, or both fours, or both had as many threes before.
    """
    tables: list[range] = []
    for size in sizes(len(seats)):
        begins = tables[-1].stop if tables else 0
        tables.append(range(begins, begins + size))
    table_of = [table for table in tables for _ in table]
    repeats = sum(repeated([seats[at] for at in table], met) for table in tables)
    for _ in range(TRIES):
        if not repeats:
            break
        one, other = uniform(len(seats)), uniform(len(seats))
        here, there = table_of[one], table_of[other]
        a, b = seats[one], seats[other]
        alike = (len(here) == 4) == (len(there) == 4)
        if here is there or not (alike or threes.get(a, 0) == threes.get(b, 0)):
            continue
        before = sum(repeated([seats[at] for at in table], met) for table in (here, there))
        seats[one], seats[other] = b, a
        after = sum(repeated([seats[at] for at in table], met) for table in (here, there))
        if after > before:
            seats[one], seats[other] = a, b
        else:
            repeats += after - before
    return tuple(tuple(seats[at] for at in table) for table in tables)


def shuffled(entrants: Sequence[Entrant], uniform: Uniform) -> list[Entrant]:
    """Return *entrants* in an order by lot."""
    return [entrants[int(at)] for at in Shuffle(len(entrants)).draw(uniform).split()]


def repeated(table: Sequence[Entrant], met: Meetings) -> int:
    """Return the number of earlier meetings of those at a table."""
    return sum(met.get(frozenset(pair), 0) for pair in combinations(table, 2))


# Points and standings of a cup.
#
# Equal results give equal standings, in whole twelfths and exact fractions.

Places: TypeAlias = tuple[tuple[Entrant, ...], ...]
"""Entrants and computers by place, those who share one together."""

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
        return frozenset(each for together in self.places for each in together if each != COMPUTER)

    @property
    def points(self) -> dict[Entrant, int]:
        """Return the points by entrant, in twelfths.

        Each seat's place is worth the same, a computer's too.
        """
        worth = AT_FOUR if sum(map(len, self.places)) == 4 else AT_THREE
        found, above = dict[Entrant, int](), 0
        for together in self.places:
            shared = worth[above : (above := above + len(together))]
            found |= dict.fromkeys(together, sum(shared) * TWELFTHS // len(together))
        found |= dict.fromkeys(self.absent, 0)
        found.pop(COMPUTER, None)
        return found

    @property
    def winners(self) -> frozenset[Entrant]:
        """Return the present entrants in the first place."""
        return frozenset(self.places[0]).difference(self.absent, (COMPUTER,))


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
    tables = [(result.entrants, result.points) for result in results]
    for _, together in groupby(sorted(points, key=points.__getitem__), key=points.__getitem__):
        equal = list(together)
        met = _among(equal, tables)
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
    return Counter(frozenset(pair) for table in results for pair in combinations(table, 2))


def _totals(
    results: Sequence[Result],
) -> tuple[dict[Entrant, int], dict[Entrant, int], dict[Entrant, int], dict[Entrant, Fraction]]:
    """Return points, rounds, wins and strength by entrant."""
    points, rounds, wins = Counter[Entrant](), Counter[Entrant](), Counter[Entrant]()
    for result in results:
        points.update(gained := result.points)
        rounds.update(gained.keys())
        wins.update(result.winners)
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


def _among(
    equal: Sequence[Entrant], tables: Sequence[tuple[frozenset[Entrant], Mapping[Entrant, int]]]
) -> dict[Entrant, int]:
    """Return the points gained at tables that all *equal* entrants shared."""
    found = dict.fromkeys(equal, 0)
    for entrants, points in tables:
        if len(equal) > 1 and entrants.issuperset(equal):
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


def behind(places: Places, absent: Collection[Entrant]) -> Places:
    """Return places with the absent below all others, in their order."""
    parts = [
        tuple(each for each in together if (each in absent) is gone)
        for gone in (False, True)
        for together in places
    ]
    return tuple(filter(None, parts))


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
