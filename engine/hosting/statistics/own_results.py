"""A person's own results and trophies, for that person alone.

They are derived from stored results each time, so nothing of them outlives those.  A game against
computers alone brings none.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal, TypeAlias, get_args

from msgspec import Struct, json

from data.records import LONG_WAIT, Capture, Result, Score
from engine.hosting.statistics.luck_analysis import MISTAKES, Mistake, dearest
from engine.hosting.statistics.standings import Tally, tally

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

Feuds: TypeAlias = Counter[tuple[int, int]]
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


def feuds(results: Iterable[Result], captures: Iterable[Capture]) -> Feuds:
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
    here = tables.get(table, Feuds())
    before = Counter({pair: times - here[pair] for pair, times in total.items()})
    feuds = [
        Feud(by, of, total[by, of], total[of, by], took_lead)
        for by, of in here
        if {by, of} <= set(named) and total[by, of] >= LEAST and games[by, of] >= GAMES
        for took_lead in [before[by, of] <= before[of, by] and total[by, of] > total[of, by]]
        if took_lead or before[by, of] // ROUND < total[by, of] // ROUND
    ]
    return max(feuds, key=lambda each: (each.times, -each.back, -each.by), default=None)


def _sum(tallies: Iterable[Feuds]) -> Feuds:
    """Add tallies up; `sum` would copy all of them for each."""
    total = Feuds()
    for each in tallies:
        total.update(each)
    return total


def _by_table(results: Iterable[Result], captures: Iterable[Capture]) -> Mapping[int, Feuds]:
    players = _players(results)
    found: dict[int, Feuds] = {}
    for each in captures:
        by, of = (players.get((each.table, seat)) for seat in (each.by, each.of))
        if by is not None and of is not None and by != of:
            found.setdefault(each.table, Feuds())[by, of] += each.times
    return found


def _players(results: Iterable[Result]) -> Mapping[tuple[int, int], int | None]:
    """Return each seat's final person; None for computers and forgotten people."""
    return {(each.table, each.seat): each.person for each in results if not each.left}


STREAK = 2
"""Evenings in a row that are worth telling, at least."""

Times = tuple[int, int]
"""A person by id, and how often."""


class Stats(Struct, frozen=True, kw_only=True):
    """The sums over a person's games."""

    tally: Tally
    lost: float
    """The chances of winning that choices cost, those weighed."""
    choices: int
    """How many these were."""
    mistakes: Sequence[tuple[Mistake, float]]
    """The three dearest kinds, each with the chances that it cost."""
    sixes: int
    rolls: int
    wait: int
    """Most rolls in a row without a six, where a six lets pieces in."""
    sent: Sequence[Times]
    """The others whose pieces were sent home, the most often first."""
    sent_by: Sequence[Times]
    """The others that sent home pieces of theirs, in the same order."""
    streak: int
    """Days in a row with a game, up to today or yesterday; 0 below `STREAK`."""
    trophies: Mapping[Trophy, int]

    @property
    def expected_sixes(self) -> float:
        """The expected sixes of so many rolls."""
        return self.rolls / 6


def score(row: Result) -> Score:
    """Return a result as standings take it."""
    return Score(
        row.table,
        row.person,
        row.level,
        row.place == 1,
        row.share,
        row.start,
        row.aside if row.tells else None,
        row.seat,
        row.seats,
    )


def stats(
    person: int,
    rows: Sequence[Result],
    at_tables: Iterable[Result],
    captures: Collection[Capture],
    games: Collection[str],
    longest: Mapping[str, int | None],
    today: Collection[int],
) -> Stats:
    """Sum up a person's results.

    Args:
        person: the id.
        rows: their results.
        at_tables: all results of the same tables.
        captures: those of the same tables.
        games: the keys of all games.
        longest: by season that is over the longest wait for a six of anybody.
        today: the days on the servers, in days since 1970.
    """
    met = feuds(at_tables, captures)
    costs = Counter[Mistake]()
    for row in rows:
        if row.mistakes:
            found = json.decode(row.mistakes, type=dict[str, float])
            costs.update({each: found[each] for each in MISTAKES if each in found})
    return Stats(
        tally=tally(map(score, rows)),
        lost=sum(row.lost_points or 0.0 for row in rows),
        choices=sum(row.choices or 0 for row in rows),
        mistakes=dearest(costs),
        sixes=sum(row.sixes for row in rows),
        rolls=sum(row.rolls for row in rows),
        wait=max((row.wait for row in rows), default=0),
        sent=_most({of: times for (by, of), times in met.items() if by == person}),
        sent_by=_most({by: times for (by, of), times in met.items() if of == person}),
        streak=streak((row.day for row in rows), today),
        trophies=of_player(rows, captures, games, longest),
    )


def streak(days: Iterable[int], today: Collection[int]) -> int:
    """Return the streak of days with a game; 0 if too short.

    It lasts while *today*, on any of the servers, is the day after it or its last one.
    """
    played, count, last = set(days), 0, max(today)
    while last >= min(today) and last not in played:
        last -= 1
    while last - count in played:
        count += 1
    return count if count >= STREAK else 0


def _most(times: Mapping[int, int]) -> list[Times]:
    return sorted(times.items(), key=lambda each: (-each[1], each[0]))
