"""How long lists of results take: a season of 1,000 people, and one person's own.

A season is read in portions, between which the database's thread does other work: what counts is the
longest of them.  Beside it stands one read of the same rows with all their columns.  What is computed
from them runs in a thread of its own, once until the next result.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from msgspec import structs

import render
from data.records import Capture, Result
from data.store.results import PORTION
from data.store.sqlite_store import SqliteStore
from engine.catalog import CATALOG
from engine.hosting.statistics.own_results import stats
from engine.hosting.statistics.standings import Standing, standings
from render import Rank, Ranking
from tests.bench.table import ROUNDS, Row, limited
from tests.data.sample import add_results

SERVER, SEASON, TODAY = 5, "2026-Q4", 20_000
PEOPLE, RESULTS, SEATS = 1000, 100_000, 4
BRIEFLY = 400
"""Results where it is measured for a moment only."""


def season(tables: int, random: Random) -> tuple[list[Result], list[Capture]]:
    """Return the results of as many tables of four, and who sent whom home."""
    rows, captures = list[Result](), list[Capture]()
    for table in range(tables):
        winner = random.randrange(SEATS)
        for seat, person in enumerate(random.sample(range(10**17, 10**17 + PEOPLE), SEATS)):
            rows.append(
                Result(
                    table=table, server=SERVER, game="classic", rules="family", seats=SEATS,
                    people=SEATS, day=TODAY - table % 90, season=SEASON, seat=seat, since=0,
                    person=person, place=1 if seat == winner else 2, start=0.25,
                    share=float(seat == winner), captured=3, lost=3, sixes=9, rolls=55,
                    wait=random.randrange(5, 40), aside=random.gauss(0.25, 0.22), tells=True,
                    lost_points=0.1, choices=30, mistakes='{"risk":0.1}', weighed=1,
                )
            )  # fmt: skip
            others = (other for other in range(SEATS) if other != seat)
            captures += [Capture(table, seat, other, 1) for other in others]
    return rows, captures


class Timed(SqliteStore):
    """A store that notes how long each of its reads takes."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.times: list[float] = []

    async def _read(self, statement: str, *values: object) -> list[Any]:
        began = perf_counter()
        found = await super()._read(statement, *values)
        self.times.append(1000 * (perf_counter() - began))
        return found


async def measured(results: int, rounds: int) -> dict[str, float]:
    """Return what everything takes, in milliseconds, the median of several rounds."""
    random, times = Random(47), list[dict[str, float]]()
    with tempfile.TemporaryDirectory() as folder:
        store = await Timed.open(Path(folder) / "results.sqlite3")
        try:
            rows, captures = season(results // SEATS, random)
            for first in range(0, len(rows), 20_000):
                await add_results(store, rows[first : first + 20_000], [])
            await add_results(store, [], captures)
            person = rows[0].person or 0
            del rows, captures  # which would slow down all that makes objects
            for _ in range(rounds):
                times.append(await _round(store, person))
        finally:
            await store.close()
    return {what: statistics.median(each[what] for each in times) for what in times[0]}


async def _round(store: Any, person: int) -> dict[str, float]:
    found, began = dict[str, float](), perf_counter()

    def noted(what: str) -> None:
        nonlocal began
        found[what] = 1000 * (perf_counter() - began)
        began = perf_counter()

    store.times.clear()
    read = await store.scores(SERVER, "classic", False, SEASON)
    noted("portions")
    found["longest"] = max(store.times)
    ranked = standings(read)
    noted("standings")
    del read
    own = await store.results_of(person, SERVER)
    tables = [row.table for row in own]
    others, captures = await store.results_at(tables), await store.captures_at(tables)
    longest = {SEASON: await store.longest_wait(SERVER, SEASON)}
    stats(person, own, others, captures, CATALOG, longest, {TODAY})
    noted("stats")
    await store._results("server = ? AND game = ? AND season = ?", SERVER, "classic", SEASON)
    noted("whole")
    view = page(ranked)
    render.leaderboard_page(structs.replace(view, title="before"))
    began = perf_counter()
    render.leaderboard_page(structs.replace(view, title=str(began)))
    noted("picture")
    render.leaderboard_page(view)
    began = perf_counter()
    render.leaderboard_page(view)
    noted("again")
    return found


def page(ranked: list[Standing]) -> Ranking:
    """Return the first page of a list."""
    rows = (
        Rank(place, f"Person {place}", None, 10 * each.skill, 10 * each.low, 10 * each.high, "+0.5", 9, 40)
        for place, each in enumerate(ranked[:10], 1)
    )  # fmt: skip
    return Ranking("A list", "Skill", "Wins", tuple(rows))


def rows(full: bool) -> Iterator[Row]:
    results = RESULTS if full else BRIEFLY
    found = asyncio.run(limited(measured(results, ROUNDS if full else 1)))
    whole, what = found["whole"], f"results: {results:,} of {PEOPLE:,} people"
    portion = f"{what}, the longest of their portions of {PORTION:,}"
    beside = "the same rows whole, in one go"
    yield Row(portion, found["longest"], "ms", beside, whole, "at most 50 ms in the thread")
    yield Row(f"{what}, all portions", found["portions"], "ms", beside, whole)
    yield Row(f"{what}, their standings in a thread of its own", found["standings"], "ms")
    own, drawn = "results: those of one person of these (`/stats`)", "another page, its parts known"
    yield Row(own, found["stats"], "ms", aim="at most 20 ms")
    again, picture = found["again"], found["picture"]
    yield Row("results: a page of a list once more", again, "ms", drawn, picture, "at most 3 ms")
