"""Trophies: memorable moments of games, decided by log and analysis.

They are derived from stored results each time, so nothing of them outlives those.  A game against
computers alone brings none.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from data.records import LONG_WAIT, Capture, Result

Trophy: TypeAlias = Literal["last-gasp", "revenge", "peaceful", "sweep", "patience", "all-round"]
TROPHIES: tuple[Trophy, ...] = get_args(Trophy)

GASP, QUARTER = 0.05, 0.25
"""A winner once was below this chance, and below this part of an even share."""
OFTEN, TWICE = 3, 2
"""How often at least the same player sent home a winner who took revenge, and how many times as often as
it went the other way."""


def of_game(row: Result, captures: Iterable[Capture]) -> list[Trophy]:
    """Return the trophies of a player for one game.

    Args:
        row: the player's result.
        captures: those of this table, by seat.
    """
    if not won(row):
        return []
    found: list[Trophy] = []
    if row.least is not None and row.least < min(GASP, QUARTER / row.seats):
        found.append("last-gasp")
    if row.rolls:  # without dice nothing is sent home
        if avenged(row, captures) is not None:
            found.append("revenge")
        if row.captured == 0:
            found.append("peaceful")
    if row.swept:
        found.append("sweep")
    return found


def avenged(row: Result, captures: Iterable[Capture]) -> Capture | None:
    """Return the captures for which a winner took revenge, if any.

    The last capture between both is the winner's.  Of several such players it is that with most.
    """
    taken = {(each.by, each.of): each for each in captures}
    found = [
        each
        for (by, of), each in taken.items()
        if of == row.seat != by
        and each.times >= OFTEN
        and (back := taken.get((of, by))) is not None
        and back.answered == each.times >= TWICE * back.times
    ]
    return max(found, key=lambda each: (each.times, -each.by), default=None)


def of_player(
    rows: Sequence[Result],
    captures: Iterable[Capture],
    games: Collection[str],
    longest: Mapping[str, int | None],
) -> Counter[Trophy]:
    """Return the number of times a player has earned each trophy.

    Args:
        rows: the player's results.
        captures: those of the same tables.
        games: the keys of all games.
        longest: by season that is over the longest wait for a six of anybody.
    """
    by_table = defaultdict[int, list[Capture]](list)
    for each in captures:
        by_table[each.table].append(each)
    found = Counter(trophy for row in rows for trophy in of_game(row, by_table[row.table]))
    seasons = {row.season for row in rows if patient(row, longest.get(row.season))}
    found["patience"] = len(seasons)
    found["all-round"] = int(all_round(rows, games) is not None)
    return +found


def patient(row: Result, longest: int | None) -> bool:
    """Return whether a result has the season's *longest* wait for a six."""
    return longest is not None and _counts(row) and row.wait >= max(longest, LONG_WAIT)


def all_round(rows: Iterable[Result], games: Collection[str]) -> Result | None:
    """Return the win that completed wins in all *games*, if any."""
    found = [row for row in first_wins(rows) if row.game in games]
    return found[-1] if games and len(found) == len(games) else None


def first_wins(rows: Iterable[Result]) -> Iterator[Result]:
    """Yield a player's first win in each game, oldest first."""
    games = set[str]()
    for row in sorted(rows, key=lambda row: (row.day, row.table)):
        if won(row) and row.game not in games:
            games.add(row.game)
            yield row


def won(row: Result) -> bool:
    """Return whether a player has won a game against other people."""
    return _counts(row) and row.place == 1


def _counts(row: Result) -> bool:
    return not row.left and row.people > 1


# Feuds: mutual captures between the people of a server.


LEAST, ROUND = 5, 10
"""How often a person has sent another home before that is told; it is told again at every round number."""

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
    took_lead: bool = False
    """Whether *by* came to be ahead in this game."""


def tally(results: Iterable[Result], captures: Iterable[Capture]) -> Tally:
    """Count how often each has sent each other home."""
    return _sum(_by_table(results, captures).values())


def feud(
    results: Iterable[Result], captures: Iterable[Capture], table: int, named: Collection[int]
) -> Feud | None:
    """Return the greatest feud with news from a table, if any.

    News is that one comes to be ahead, or a round number.

    Args:
        results: of this table, and of all others that count.
        captures: of the same tables.
        table: its number.
        named: the people who may be named.
    """
    tables = _by_table(results, captures)
    total = _sum(tables.values())
    games = Counter(pair for found in tables.values() for pair in found)
    here = tables.get(table, Tally())
    before = Counter({pair: times - here[pair] for pair, times in total.items()})
    feuds = [
        Feud(by, of, total[by, of], total[of, by], took_lead)
        for by, of in here
        if {by, of} <= set(named) and total[by, of] >= LEAST and games[by, of] >= GAMES
        for took_lead in [before[by, of] <= before[of, by] and total[by, of] > total[of, by]]
        if took_lead or before[by, of] // ROUND < total[by, of] // ROUND
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
