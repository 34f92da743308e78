"""What a day costs: requests, pings, memory, the database, chores."""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from msgspec import Struct

from cogs.operator.maintenance import Maintenance, Weighing
from cogs.serving import trim
from playground.internals.requests import Request
from tests.bench.memory import mebibytes
from tests.cogs.playing import short
from tests.week.world import Week

OURS = ("cogs.", "engine.", "data.", "render.", "discord.")

DELETED = 3
"""Hours after which what is kept for a time has to be gone at the end of it."""


class Day(Struct):
    """The figures of a day."""

    number: int
    seconds: float
    """That it took to live through it."""
    requests: Counter[str]
    pings: int
    people: int
    """With a ping on this day."""
    most: int
    """Pings of one of them."""
    memory: float
    objects: int
    """Of ours and of discord.py, in memory."""
    database: int
    wal: int
    """Bytes of the database at the end of the day, and of the log: its greatest file, or all that was written."""
    used: int
    """Bytes of the database without free pages, as far as that is known."""
    answers: int
    """Stored at its end beyond those at its beginning; less than were given, as old tables are deleted."""
    tables: int
    """Running at its end."""
    chores: Counter[str]
    """Their microseconds of the processor."""

    def __str__(self) -> str:
        sent = ", ".join(f"{count} {what}" for what, count in self.requests.most_common(9))
        chores = ", ".join(f"{what} {spent / 1e6:.1f} s" for what, spent in self.chores.items())
        return (
            f"day {self.number}: {self.seconds:.0f} s; {self.tables} tables, {self.answers:+} answers stored\n"
            f"  {self.requests.total()} requests: {sent}\n"
            f"  {self.pings} pings of {self.people} people, {self.most} at most\n"
            f"  {self.memory:.0f} MiB, {self.objects} objects; database {self.database / 1e6:.1f} MB "
            f"({self.used / 1e6:.1f} used), log {self.wal / 1e6:.1f} MB\n"
            f"  chores: {chores or 'none'}"
        )


class Meter:
    """Counts what a day costs."""

    def __init__(self, week: Week) -> None:
        self.week = week
        self.requests, self.chores = Counter[str](), Counter[str]()
        self.answers, self._began = 0, time.perf_counter()
        week.observers.append(self._observe)

    def _observe(self, request: Request) -> Callable[[], None] | None:
        self.requests[short(request.method, request.path)] += 1
        if self.requests.total() % 100 == 0:
            self.week.storage.look()
        return None

    @contextmanager
    def timing(self) -> Iterator[None]:
        """Count the seconds of chores."""

        def timed(name: str, work: Any) -> Any:
            async def timed_round(*given: Any) -> Any:
                began = time.thread_time()
                try:
                    return await work(*given)
                finally:
                    self.chores[name] += round(1e6 * (time.thread_time() - began))

            return timed_round

        with (
            patch.object(Maintenance, "round", timed("keeping", Maintenance.round)),
            patch.object(Weighing, "round", timed("weighing", Weighing.round)),
        ):
            yield

    async def day(self, number: int, pings: Counter[int]) -> Day:
        """Return the figures of the day that ends."""
        gc.collect()
        trim()
        read, here = self.week.bot.store._read, self.week.storage.home.only()
        database, used, log = await self.week.storage.sizes(self.week.bot)
        [(total,)] = await read(f"SELECT coalesce(sum(seq), 0) FROM tables WHERE true{here}")
        [(running,)] = await read(f"SELECT count(*) FROM tables WHERE status = 'running'{here}")
        began, self._began = self._began, time.perf_counter()
        day = Day(
            number, self._began - began, self.requests, pings.total(), len(pings),
            max(pings.values(), default=0), mebibytes(), objects(), database, log, used,
            int(total) - self.answers, running, Counter(self.chores),
        )  # fmt: skip
        self.requests, self.answers = Counter(), int(total)
        self.chores.clear()
        return day


def objects() -> int:
    """Return how many objects of ours are in memory."""
    return sum(str(type(each).__module__).startswith(OURS) for each in gc.get_objects())
