"""Results put into the store of a bot that runs, as if games had ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.records import Capture, Result
from engine.hosting.state.seasons import day_of, season_of
from tests.cogs.playing import host
from tests.data.sample import add_results
from tests.simulation import Simulation

FIRST = 10**6
"""The number of the first table of which nothing but results is left."""


def today(world: Simulation) -> int:
    """Return the day in the server's zone, UTC, in days since 1970."""
    return day_of(world.now(), "UTC")


def season(world: Simulation) -> str:
    return season_of(today(world), "quarter")


def game(world: Simulation, table: int, *people: int | str, **changes: Any) -> list[Result]:
    """Return the results of a table that the first player has won; a word is a computer's level."""
    even = 1 / len(people)
    common: dict[str, Any] = {
        "table": table, "server": world.server.id, "game": "classic", "rules": "book",
        "seats": len(people), "people": sum(isinstance(each, int) for each in people),
        "day": today(world), "season": season(world), "since": 0, "start": even, "captured": 2,
        "lost": 2, "sixes": 8, "rolls": 40, "wait": 9, **changes,
    }  # fmt: skip
    return [
        Result(
            seat=seat,
            person=each if isinstance(each, int) else None,
            level=each if isinstance(each, str) else "",
            place=seat + 1,
            share=float(not seat),
            **common,
        )
        for seat, each in enumerate(people)
    ]


async def played(
    world: Simulation,
    *people: int | str,
    times: int = 1,
    first: int = FIRST,
    captures: Sequence[Capture] = (),
    **changes: Any,
) -> None:
    """Put the results of some games into the store, all won by the first player."""
    rows = [
        row
        for table in range(first, first + times)
        for row in game(world, table, *people, **changes)
    ]
    await add_results(host(world).store, rows, captures)
