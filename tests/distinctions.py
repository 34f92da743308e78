"""The shares of players with each distinction, over simulated games.

`python -m tests.distinctions` prints the table of docs/measured/players.md (some minutes): of the winners those with each
trophy, and of the games those in which each award goes to a player.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from data.records import Capture, Result
from engine.catalog import CATALOG
from engine.game_analysis import Course
from engine.hosting.state.game_log import counted
from engine.hosting.statistics import own_results
from engine.hosting.statistics.own_results import Trophy
from engine.system import System
from engine.views import ResultView, SeatResult
from render.awards import AWARDS, awards
from tests.trials import crowds, recorded

GAMES = 200
"""How many games are played of each kind."""
LEVEL = "normal"


class Told(Struct):
    """What games of one kind came to."""

    games: int = 0
    winners: int = 0
    trophies: Counter[Trophy] = field(default_factory=Counter)
    """By trophy: winners that have it."""
    awards: Counter[str] = field(default_factory=Counter)
    """By award: games in which it is given."""
    longest: int = 0
    """The longest wait for a six so far, as of a season."""


def kinds() -> Iterator[tuple[System, int, bool]]:
    """Each game with each number of players, and whether its board has six arms."""
    return ((system, *each) for system in CATALOG.values() for each in crowds(system))


def played(system: System, players: int, games: int, six: bool = False) -> Told:
    told = Told()
    values = system.values("book", {"six_arms": True} if six else {})
    seating = system.seating(players, values)
    game = system.make(seating.arms[0], values)
    for seed in range(games):
        play, rows = recorded(game, system.levels[LEVEL], seed)
        found, course = counted(play, system, seating, True, rows)
        assert isinstance(found, ResultView)
        _count(told, found, course)
    return told


def _count(told: Told, found: ResultView, course: Course) -> None:
    told.games += 1
    taken = [
        Capture(1, one.seat, other.seat, times, one.answered[other.seat])
        for one in found.seats
        for other in found.seats
        if one is not other and (times := one.took(other))
    ]
    before = told.longest
    for row in found.seats:
        result = _result(row, len(found.seats), course)
        told.winners += own_results.won(result)
        told.trophies.update(own_results.of_game(result, taken))
        told.trophies["patience"] += own_results.patient(result, before + 1)
        told.longest = max(told.longest, row.waited)
    told.awards.update(award.what for award in awards(found))


def _result(row: SeatResult, players: int, course: Course) -> Result:
    least = row.least if course.turns else None
    return Result(
        table=1, server=1, game="", rules="book", seats=players, people=players, day=1, season="",
        seat=row.seat, since=0, person=1, place=row.place, start=1 / players, share=0.0,
        captured=row.captured, lost=row.lost, rolls=sum(row.rolls), wait=row.waited, least=least,
        swept=course.swept and row.place == 1,
    )  # fmt: skip


def main(keys: Sequence[str]) -> None:
    rows = [
        (f"{system.key}, {players}", played(system, players, GAMES, six))
        for system, players, six in kinds()
        if not keys or system.key in keys
    ]
    earned = [each for each in own_results.TROPHIES if each != "all-round"]
    _print(earned, ((kind, told.trophies, told.winners) for kind, told in rows))
    _print(AWARDS, ((kind, told.awards, told.games) for kind, told in rows))


def _print(names: Sequence[str], rows: Iterable[tuple[str, Mapping[Any, int], int]]) -> None:
    print("", f"| game, players | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|", sep="\n")
    for kind, counts, whole in rows:
        shares = " | ".join(f"{100 * counts.get(name, 0) / whole:.0f}" for name in names)
        print(f"| {kind} | {shares} |")


if __name__ == "__main__":
    main(sys.argv[1:])
