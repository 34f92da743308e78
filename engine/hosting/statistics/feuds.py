"""Feuds: mutual captures between the people of a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

from data.records import Capture, Result

LEAST = 5
"""How often a person has sent another home before that is told."""

GAMES = 2
"""In how many games at least."""

Tally: TypeAlias = Counter[tuple[int, int]]
"""By the ids of two people: how often the first has sent the second home."""


class Feud(Struct, frozen=True):
    """A person's captures of another, with those in return."""

    by: int
    of: int
    times: int
    back: int
    """How often it went the other way."""


def tally(results: Iterable[Result], captures: Iterable[Capture]) -> Tally:
    """Count how often each has sent each other home."""
    return _sum(_by_table(results, captures).values())


def feud(
    results: Iterable[Result], captures: Iterable[Capture], table: int, named: Collection[int]
) -> Feud | None:
    """Return the greatest feud that went on at a table, if any.

    Args:
        results: of this table, and of all others that count.
        captures: of the same tables.
        table: its number.
        named: the people who may be named.
    """
    tables = _by_table(results, captures)
    total = _sum(tables.values())
    games = Counter(pair for found in tables.values() for pair in found)
    feuds = [
        Feud(by, of, total[by, of], total[of, by])
        for by, of in tables.get(table, ())
        if {by, of} <= set(named) and total[by, of] >= LEAST and games[by, of] >= GAMES
    ]
    return max(feuds, key=lambda each: (each.times, -each.back, -each.by), default=None)


def _sum(tallies: Iterable[Tally]) -> Tally:
    """Add tallies up; `sum` would copy all of them for each."""
    total = Tally()
    for each in tallies:
        total.update(each)
    return total


def _by_table(results: Iterable[Result], captures: Iterable[Capture]) -> Mapping[int, Tally]:
    players = _players(results)
    found: dict[int, Tally] = {}
    for each in captures:
        by, of = (players.get((each.table, seat)) for seat in (each.by, each.of))
        if by is not None and of is not None and by != of:
            found.setdefault(each.table, Tally())[by, of] += each.times
    return found


def _players(results: Iterable[Result]) -> Mapping[tuple[int, int], int | None]:
    """Return each seat's final person; None for computers and forgotten people."""
    return {(each.table, each.seat): each.person for each in results if not each.left}
