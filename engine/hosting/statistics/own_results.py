"""A person's own results, summed up for that person alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct, json

from data.records import Capture, Result, Score
from engine.hosting.statistics import trophies
from engine.hosting.statistics.luck_analysis import MISTAKES, Mistake, dearest
from engine.hosting.statistics.standings import Tally, tally
from engine.hosting.statistics.trophies import Trophy

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
    aside = row.aside if row.tells else None
    return Score(row.table, row.person, row.level, row.place == 1, row.share, row.start, aside)


def stats(
    person: int,
    rows: Sequence[Result],
    at_tables: Iterable[Result],
    captures: Collection[Capture],
    games: Collection[str],
    longest: Mapping[str, int | None],
    today: int,
) -> Stats:
    """Sum up a person's results.

    Args:
        person: the id.
        rows: their results.
        at_tables: all results of the same tables.
        captures: those of the same tables.
        games: the keys of all games.
        longest: by season that is over the longest wait for a six of anybody.
        today: the day, in days since 1970.
    """
    met = trophies.tally(at_tables, captures)
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
        trophies=trophies.of_player(rows, captures, games, longest),
    )


def streak(days: Iterable[int], today: int) -> int:
    """Return the streak of days with a game; 0 if too short."""
    played, count = set(days), 0
    last = today if today in played else today - 1
    while last - count in played:
        count += 1
    return count if count >= STREAK else 0


def _most(times: Mapping[int, int]) -> list[Times]:
    return sorted(times.items(), key=lambda each: (-each[1], each[0]))
