"""Clicks at a cup's table beside those at a table of the same game, in one run."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from unittest.mock import patch

from data.records import Change, TableRecord
from engine.hosting.cups import acts
from engine.hosting.cups.events import CupSetup
from engine.hosting.state import setups
from engine.system import System
from tests.bench.clicks import CHANNEL, SEATS, SERVER, Bench, Took, Way, alone, in_turn
from tests.bench.table import ROUNDS, Row, limited

GAME, MINUTES = "tournament", "50"


def alike(record: TableRecord, _system: System) -> Change:
    """Choose the pace, the options and the time limit of a cup's tables."""
    chosen = setups.setup_with(
        record, rules={"time_limit": MINUTES}, pace="quick", hints=False, takeover=False
    )
    return Change(table=record.id, setup=chosen)


class Tables(Bench):
    """Tables of the tournament for four."""

    async def _open(self) -> int:
        with patch.object(self.bot.tables.memory, "listeners", []):  # no board is posted
            return await self.shown(await self._begun())

    async def _begun(self) -> int:
        host, guests = self.newcomers()
        return await self.begun(host, [*guests, alike], GAME)


class CupTables(Tables):
    """First tables of live cups of eight people, each cup after the end of the one before."""

    cup = 0

    async def _begun(self) -> int:
        ours, self._people = self.bot.cups, self._people + 2 * SEATS
        if self.cup:
            await ours.act(self.cup, self._people, lambda now: acts.end(now, "measured"))
            await ours.look(self.cup)  # stops its tables
            await ours.look(self.cup)  # takes their results
        setup = CupSetup(pace="live", length=int(MINUTES), rounds=3, begins=self.bot.now() + 3600)
        self.cup = await ours.open(setup, SERVER, CHANNEL, self._people, self._people)
        for entrant in range(self._people, self._people + 2 * SEATS):
            await ours.act(self.cup, entrant, partial(acts.join, person=entrant, click=entrant))
        await ours.act(self.cup, self._people, lambda now: acts.begin(now, "measured"))
        await ours.look(self.cup)
        numbers = await self.bot.store.cup_tables(self.cup)
        return numbers[1, 1]


async def beside_tables(clicks: int, rounds: int) -> dict[str, Took]:
    """Measure clicks at a cup's table, and at a table elsewhere."""
    async with alone() as made:

        async def thread(_kept: object, _place: int) -> int:
            return CHANNEL

        made.bot.cups.provide_thread = thread
        ways: dict[str, Way] = {}
        for number, kind in enumerate((CupTables, Tables)):
            tables = kind(made.bot, made.sink)
            tables.begin_at(10**6 * (number + 1))
            tables.tables = await tables.open(1)
            ways[kind.__name__] = tables, tables.click
        return await in_turn(ways, 1, clicks, rounds)


def rows(full: bool = True) -> Iterator[Row]:
    took = asyncio.run(limited(beside_tables(400 if full else 5, ROUNDS if full else 1)))
    ours, theirs = took["CupTables"].cpu_ms, took["Tables"].cpu_ms
    what, beside = "click at a cup's table: CPU", "at a table elsewhere"
    yield Row(what, ours, "ms", beside, theirs, "at most 1.05")
