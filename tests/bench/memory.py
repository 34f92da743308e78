"""How much memory a process takes while more and more tables play: ``python -m tests.bench.memory [N]``.

Run by itself, since what other measurements leave behind would count.  Tables of all games are
begun by three people; their boards and hands are drawn with ever new names.  The bot is not
connected: what discord.py keeps of servers comes on top.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import cogs.client  # noqa: F401  the bot, and with it all of discord.py
import render
from cogs.display.faces import face
from cogs.operator.allocator import give_back
from data.records import Change, TableRecord
from data.store import SqliteStore
from data.texts import texts
from engine.catalog import CATALOG, System
from engine.hosting.lobby import join
from engine.hosting.session import Session
from engine.hosting.tables import Tables
from render import Look

HOST = 10**18
MOVES = 6
"""By people, at each table."""


def megabytes() -> float:
    """Return what this process takes, where Linux says so."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


async def drawn(session: Session, names: Iterator[str]) -> None:
    """Draw a table's board, and the hand of whoever is on turn."""
    own, record = face(session.system.key), session.record
    look = Look({seat.seat: next(names) for seat in record.seats}, texts=texts("en"))
    await asyncio.to_thread(own.draw, session.sight().view, look)
    if session.system.hands and own.pictured_hand and session.waiting():
        seat = session.waiting()[0]
        view = session.sight(seat).view
        await asyncio.to_thread(own.draw_hand, view, seat, look)


async def played(tables: Tables, random: Random, names: Iterator[str]) -> None:
    """Begin a game by chance, and play some of it."""
    system = random.choice(list(CATALOG.values()))
    session = await tables.open(system.key, random.choice(list(system.presets)), HOST, 1, 2, 3)
    table = session.record.id
    for guest in (1, 2):
        await tables.set_up(table, partial(joined, guest=guest))
    session = await tables.start(table, HOST, 5)
    for _ in range(MOVES):
        seat, play = session.waiting()[0], session.play
        assert play is not None
        person = session.controller(seat).person
        assert person is not None
        action = random.choice(play.options(seat))
        session = await tables.act(table, person, play.number(seat), action)
        await drawn(session, names)


def joined(record: TableRecord, system: System, guest: int) -> Change:
    """Let somebody join."""
    return join(record, system, HOST + guest, 4)


async def main(tables: int) -> None:
    """Print what is taken at the start and after so many tables."""
    for scene in render.scenes():
        render.prepare(scene)
    random, names = Random(1), (f"Name {number}" for number in count())
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder, "memory.sqlite3"))
        all_tables = Tables(store)
        print(f"{0:6} tables {megabytes():6.0f} MB", flush=True)
        for number in range(1, tables + 1):
            await played(all_tables, random, names)
            if number in (1, 10, 50) or number % 200 == 0 or number == tables:
                print(f"{number:6} tables {megabytes():6.0f} MB", flush=True)
        await store.close()


if __name__ == "__main__":
    give_back()
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1200))
