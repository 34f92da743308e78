"""A week from its beginning to its end, with all that has to be so in it."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from msgspec import Struct, field

from tests.conftest import MEMORY
from tests.moved_clock import JumpingLoop
from tests.week.circles import Hands
from tests.week.figures import Day, Meter
from tests.week.keeping import growing, overdue, plant
from tests.week.people import DAY, HOUR
from tests.week.pings import Ping, Pings, too_soon
from tests.week.population import Population, choose
from tests.week.storage import InFile, Storage
from tests.week.truth import Truth
from tests.week.world import Week

BEGINS = 446 * DAY
"""Seconds after the year's beginning: the clocks of Europe are set forward in this week."""

RESTARTS, KILLS = 3, 1
"""Of a day."""

AWAY = 3.0, 90.0
"""Seconds for which the bot is away each time, at least and at most."""

LOOKS = 6
"""How often a day all messages are looked at."""

KNOWN = 60.0
"""Seconds in which Discord hears of the commands."""

SETTLES = 300.0
"""Seconds after a start before they are."""


class Lived(Struct):
    """What came of a week."""

    days: list[Day] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    pings: list[Ping] = field(default_factory=list)
    looked: int = 0
    games: int = 0
    cups: int = 0
    """Tables of cups that were played at."""


def lived(
    tables: int, days: int, seed: int = 1, tell: Callable[[Day], None] = print, meet: bool = True
) -> Lived:
    """Live through some days with so many tables, and with evenings at which people *meet*."""
    return judged(lived_in(InFile, tables, days, str(seed), tell, meet))


def judged(found: Lived) -> Lived:
    """Add to a week's problems those of all processes together."""
    found.problems += [*growing(found.days), *too_soon(found.pings)]
    return found


def lived_in(
    stored: Callable[[Path], Storage], tables: int, days: int, seed: str, tell: Callable[[Day], None],
    meet: bool, pipe: Connection | None = None,
) -> Lived:  # fmt: skip
    """Live through some days in this process; the time is that of the process at the other end of a pipe."""
    where = MEMORY if MEMORY.is_dir() else None
    with (
        tempfile.TemporaryDirectory(dir=where) as folder,
        asyncio.Runner(loop_factory=lambda: JumpingLoop(BEGINS, pipe)) as runner,
    ):
        return runner.run(_lived(stored(Path(folder)), tables, days, seed, tell, meet))


async def _lived(
    storage: Storage, tables: int, days: int, seed: str, tell: Callable[[Day], None], meet: bool
) -> Lived:
    week = Week(storage, seed)
    found, lived = Population(week, Hands(week)), Lived()
    found.tables(tables)
    if meet:
        found.meetings()
    pings = Pings(week, found.people, [each.place.id for each in found.cups if each.by_the_day])
    truth, meter = Truth(week, found.people), Meter(week)
    with meter.timing():
        async with week.running():
            await choose(found)
            await plant(week, found.places[0])
            await asyncio.sleep(KNOWN)
            others = [asyncio.create_task(each) for each in found.acts()]
            others.append(asyncio.create_task(truth.clocks()))
            try:
                for number in range(1, days + 1):
                    before = len(pings.sent)
                    await day(week, truth, Random(f"{seed} {number}"), others)
                    pinged = Counter(each.person for each in pings.sent[before:])
                    lived.days.append(await meter.day(number, pinged))
                    tell(lived.days[-1])
                    truth.problems += [each async for each in overdue(week, found.places)]
            finally:
                for task in others:
                    task.cancel()
                await asyncio.gather(*others, return_exceptions=True)
    lived.problems += [*truth.problems, *pings.doubled(), *pings.at_night(), *week.logged.errors]
    lived.pings = pings.sent
    lived.looked, lived.games = truth.looked, sum(each.games for each in found.circles)
    lived.cups = sum(len(each.followed) for each in found.cups)
    return lived


async def day(week: Week, truth: Truth, random: Random, others: list[asyncio.Task[None]]) -> None:
    """Live through one day, with its restarts, its kill and all looks."""
    began = week.now()
    acts = [(random.uniform(HOUR, DAY - HOUR), week.end) for _ in range(RESTARTS)]
    acts += [(random.uniform(HOUR, DAY - HOUR), week.kill) for _ in range(KILLS)]
    acts += [(DAY * (number + 1) / LOOKS - SETTLES, truth.tables) for number in range(LOOKS)]
    for at, act in sorted(acts, key=lambda each: each[0]):
        await asyncio.sleep(max(0.0, began + at - week.now()))
        for task in others:
            if task.done():
                task.result()
        await act()
        if not week.up.is_set():
            await asyncio.sleep(random.uniform(*AWAY))
            await week.begin()
            await asyncio.sleep(SETTLES)
    await asyncio.sleep(max(0.0, began + DAY - week.now()))
