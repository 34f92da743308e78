"""Tables as versions of the games have stored them: whatever was released must be taken up again.

One file for each version of each game: tables in the middle of a turn, with their logs.  Run
``python -m tests.engine.hosting.golden_saves`` to write those of today's versions, after a change that raised one;
files of former versions are never written again.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct, json

from data.records import Entry, TableRecord
from data.store import SqliteStore
from engine.catalog import CATALOG
from engine.hosting.lobby import add_computer, join
from engine.hosting.session import Session
from engine.hosting.story import TAIL
from engine.hosting.tables import Tables
from engine.system import System

FOLDER = Path(__file__).with_name("saves")
HOST = 10**18

ANSWERS = (1, 40)
"""After how many answers of people the tables are stored."""


class Save(Struct):
    """A table with the end of its log, as far as it is read again."""

    record: TableRecord
    log: list[Entry]


def file(game: str, version: int) -> Path:
    """Return where the tables of a version are."""
    return FOLDER / f"{game}-{version}.json"


def read(path: Path) -> list[Save]:
    """Return the tables in a file."""
    return json.decode(path.read_bytes(), type=list[Save])


async def act(tables: Tables, session: Session, random: Random) -> Session:
    """Let somebody who is asked do something by chance; wait for a computer that takes a moment."""
    seat, play = session.waiting()[0], session.play
    assert play is not None
    person, due = session.controller(seat).person, session.record.due
    if person is None:
        assert due is not None
        tables.now = lambda: due
        return await tables.expire(session.record.id)
    action = random.choice(play.options(seat))
    return await tables.act(session.record.id, person, play.number(seat), action)


async def played(system: System, preset: str, answers: int, folder: Path) -> Save:
    """Play a game of three people, or of two and a computer, up to some answer."""
    store = await SqliteStore.open(folder / f"{preset}-{answers}.sqlite3", lambda: 1e9)
    try:
        tables = Tables(store, CATALOG, lambda: 1e9, lambda size: bytes(range(size)))
        table = (await tables.open(system.key, preset, HOST, 1, 2, 3)).record.id
        await tables.set_up(table, lambda record, system: join(record, system, HOST + 1, 4))
        await tables.set_up(
            table,
            lambda record, system: (
                add_computer(record, system, HOST, "easy")
                if answers > 1
                else join(record, system, HOST + 2, 5)
            ),
        )
        session, random = await tables.start(table, HOST, 6), Random(answers)
        for _ in range(answers):
            session = await act(tables, session, random)
        record = await store.load(table)
        assert record is not None
        since = max(0, min(record.snapshot_seq - 1, record.seq - TAIL))
        return Save(record, await store.log(table, since))
    finally:
        await store.close()


async def write(system: System) -> None:
    """Write the tables of today's version of a game, if there are none."""
    with TemporaryDirectory() as folder:
        saves = [
            await played(system, preset, answers, Path(folder))
            for preset in system.presets
            for answers in ANSWERS
        ]
    path = file(system.key, saves[0].record.version)
    if not path.exists():
        path.write_bytes(b"[\n" + b",\n".join(map(json.encode, saves)) + b"\n]\n")


if __name__ == "__main__":
    for each in CATALOG.values():
        asyncio.run(write(each))
