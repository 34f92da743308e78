"""Awards: distinctions of players at the end, and their winners."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from data.shipped.texts import Texts
from engine.views import CardRaceResult, ResultView, Seat, SeatResult

AWARDS = (
    *("comeback", "hunter", "most-lost", "sixes", "waited", "ones", "least-lost"),
    *("theft", "thief", "robbed", "long", "stars"),
)
"""All there are: by their names texts are found."""
Counts: TypeAlias = Sequence[tuple[SeatResult, int]]
MOST = 4
"""Awards for which there is room."""
ROWS = 3
"""Rows of a winner of the card race for which there is room."""
BEHIND = 0.5
"""How much of an even share of the chances somebody had at most who came back."""


class Award(Struct, frozen=True):
    """A distinction of a player, or of several that are equal."""

    what: str
    """Names its texts: ``award-hunter`` is its title, ``award-hunter.count`` says how much."""
    rows: tuple[SeatResult, ...]
    """Its holders: at most half of the players, so that it distinguishes them."""
    count: int
    victim: Seat = -1
    """From whom it was taken, where that is told."""

    def words(self, texts: Texts, victim: str) -> str:
        """Say how much each holder has."""
        return texts(f"award-{self.what}.count", count=self.count, victim=victim)


def awards(view: ResultView) -> list[Award]:
    """Return the awards by weight; a second comes after all have one.

    An award whose holders all have one meanwhile is left out.
    """
    held = dict.fromkeys((row.seat for row in view.seats), 0)
    found: list[Award] = []
    every = list(candidates(view))
    left = [*every]
    while len(found) < MOST:
        fewest = min(held.values())
        fitting = (each for each in left if fewest or not all(held[row.seat] for row in each.rows))
        award = next(fitting, None)
        if award is None:
            break
        left.remove(award)
        found.append(award)
        for row in award.rows:
            held[row.seat] += 1
    return sorted(found, key=every.index)


def candidates(view: ResultView) -> Iterator[Award]:
    """Yield awards by weight."""
    rows = view.seats
    if isinstance(view, CardRaceResult):
        if view.theft is not None:
            thief = next(row for row in rows if row.seat == view.theft.seat)
            yield Award("theft", (thief,), view.theft.figure, view.theft.victim)
        yield from _most("thief", [(row, row.captured) for row in rows])
        yield from _most("robbed", [(row, row.lost) for row in rows])
        longest = [
            (row, max((len(each.figures) for each in view.rows[row.seat]), default=0))
            for row in rows
        ]
        yield from _most("long", longest)
        yield from _most("stars", [(row, _stars(view, row.seat)) for row in rows])
        return
    back = [row for row in rows if row.place == 1 and row.least <= BEHIND / len(rows)]
    if back and not drawn(view):
        lowest = min(back, key=lambda row: row.least)
        yield Award("comeback", (lowest,), max(1, round(100 * lowest.least)))
    yield from _most("hunter", [(row, row.captured) for row in rows])
    yield from _most("most-lost", [(row, row.lost) for row in rows])
    yield from _most("sixes", [(row, row.rolls[-1]) for row in rows])
    yield from _most("waited", [(row, row.waited) for row in rows])
    yield from _most("ones", [(row, row.rolls[0]) for row in rows])
    yield from _held("least-lost", [(row, row.lost) for row in rows], min)


def _stars(view: CardRaceResult, seat: Seat) -> int:
    return sum(view.stars[figure] for row in view.rows[seat] for figure in row.figures)


def _most(what: str, counts: Counts) -> Iterator[Award]:
    """Yield the award for most of a thing."""
    yield from _held(what, counts, max)


def _held(what: str, counts: Counts, best: Callable[[Iterable[int]], int]) -> Iterator[Award]:
    """Yield the award for the *best* count, unless most have it."""
    count = best(count for _, count in counts)
    holders = tuple(row for row, own in counts if own == count)
    if 2 * len(holders) <= len(counts):
        yield Award(what, holders, count)


def drawn(view: ResultView) -> bool:
    """Return whether all players share the first place."""
    return all(row.place == 1 for row in view.seats)
