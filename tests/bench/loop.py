"""How long anything holds the event loop: nobody at any other table is heard meanwhile.

A person and computers play each game on the whole bot, as in `tests.bench.clicks`: events, rules,
words, the database's answers, and pictures in their threads.  What the loop does in one go is
counted in time of its own thread, so that what else the machine does is not counted.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import thread_time
from typing import Any

import discord

from data.records import Change, TableRecord
from engine.catalog import CATALOG, System
from engine.hosting import lobby
from tests.bench.clicks import BOARD, CHANNEL, SERVER, Bench, bench, sink
from tests.bench.table import Row

HOST = 10**16
AIM = "at most 20 ms"


class Longest:
    """The longest time for which one thing held the loop."""

    def __init__(self) -> None:
        self.seconds, self.what = 0.0, ""


@contextmanager
def watched() -> Iterator[Longest]:
    """Watch what the event loop of this thread does."""
    longest, run = Longest(), asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> Any:
        began, what = thread_time(), repr(handle)
        try:
            return run(handle)
        finally:
            if (took := thread_time() - began) > longest.seconds:
                longest.seconds, longest.what = took, what

    asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]
    try:
        yield longest
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]


async def seated(made: Bench, system: System, level: str) -> int:
    """Begin a game of one person with as many computers as there can be; nothing is shown of it."""
    tables = made.bot.tables
    session = await tables.open(system.key, next(iter(system.presets)), HOST, SERVER, CHANNEL, 1)
    table = session.record.id
    people = system.numbers(lobby.rules(session.record, system))[-1]

    def computer(record: TableRecord, system: System) -> Change:
        return lobby.add_computer(record, system, HOST, level)

    with made.unwatched(table):
        for _ in range(people - 1):
            await tables.set_up(table, computer)
        shown = (await tables.start(table, HOST, 2)).record.revision
        posted = Change(table=table, message=BOARD + table, posted_at=made.bot.now())
        posted.shown, posted.posting = shown, 0.0
        await tables.note(posted)
    return table


async def played(system: System, level: str, answers: int) -> Longest:
    """Play so many answers of a person; return what held the loop for longest."""
    with sink() as drop, tempfile.TemporaryDirectory() as folder:
        async with bench(Path(folder), drop) as made:
            table = await seated(made, system, level)
            with watched() as longest:
                for _ in range(answers):
                    session = await made.bot.tables.get(table)
                    own = [seat for seat in session.waiting() if session.seats_of(HOST) == [seat]]
                    if not own or session.play is None:
                        break  # the game is over, or waits for the clock
                    options = session.play.options(own[0])
                    number, action = session.play.number(own[0]), options[-1]
                    if system.hands:
                        with made.unwatched(table):
                            await made.bot.tables.act(table, HOST, number, action)
                    else:
                        await made.press(table, HOST, f"t:{table}:{number}:{action}")
                await made.bot.presenter.boards.settled()
            return longest


def rows(full: bool = True) -> Iterator[Row]:
    """Measure every game with its best computer players."""
    discord.VoiceClient.warn_nacl = False
    for system in CATALOG.values():
        level = "hard" if "hard" in system.levels else "normal"
        longest = asyncio.run(played(system, level, 100 if full else 2))
        what = f"longest hold of the event loop, {system.key} with computers ({level})"
        yield Row(what, longest.seconds * 1e3, "ms", aim=AIM)
