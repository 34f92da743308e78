"""Draws of a cup: its tables of four and three by lot.

Equal dice draw equal tables, so that anybody can check a draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from engine.chance import Shuffle, Uniform
from engine.hosting.cups.events import Entrant

LEAST, MOST = 6, 96
"""Entrants at the first draw."""
FEWEST = 3
"""Entrants with whom a cup goes on."""
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
