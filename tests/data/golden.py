"""Databases as versions of the schema have written them: each must open, migrate and be played on.

One file of rows for each, written by the code of that time: a running game in the middle of a turn, one
with hidden hands, one that was closed, a lobby, settings, finished games, from 1.1.0 on answers of a
day's five and a cup before its first draw, from 1.2.0 on `golden_nights`. The schema comes from the migrations, whose digest stands on
top. Run ``python -m tests.data.golden`` before a release; the files are never written again.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from shutil import copy
from tempfile import TemporaryDirectory
from typing import Any

from data.records import MessageRecord
from data.store import migrating
from data.store.sqlite import connected
from data.store.sqlite_store import SqliteStore
from engine.catalog import CATALOG
from engine.hosting.actions.lobby import join
from engine.hosting.cups import acts
from engine.hosting.cups.events import CupSetup
from engine.hosting.service.cups import Cups
from engine.hosting.service.tables import Tables
from tests.data import golden_nights
from tests.engine.hosting.golden_saves import act, finished

FOLDER = Path(__file__).with_name("golden")
HOST = 10**18
DAY = 2
"""Of the answers to its five positions."""
ENTRANTS = 6
FINISHED = ("classic", "card_race")
"""The games of which a database holds a finished table."""

RELEASES = {"1.0.0": 15, "1.1.0": 20, "1.2.0": 29}
"""The version of the schema in each release."""


def file(version: int) -> Path:
    return FOLDER / f"rows-{version:04d}.sql"


def scripts(version: int) -> list[Path]:
    names = [name for number, name, _ in migrating.migrations() if number <= version]
    return [migrating.FOLDER / f"{name}.sql" for name in names]


def head(version: int) -> str:
    """Return the first line of a file: it says by which migrations its rows were written."""
    return f"-- {sha256(b''.join(path.read_bytes() for path in scripts(version))).hexdigest()}"


async def restored(version: int, target: Path) -> None:
    """Make a database of a version again."""
    with TemporaryDirectory() as folder:
        for script in scripts(version):
            copy(script, folder)
        db = await connected(target, 0.0)
        await migrating.migrate(db, target, lambda: 1e9, Path(folder))
        await db.executescript(file(version).read_text("utf-8"))
        await db.close()


async def fill(path: Path) -> None:
    """Write a database with something of everything."""
    store = await SqliteStore.open(path, lambda: 1e9)
    try:
        tables = Tables(store, CATALOG, lambda: 1e9, lambda size: bytes(range(size)))
        for number, game in enumerate(("classic", "card_race", "classic", "classic")):
            session: Any = await tables.lobbies.open(game, "book", HOST, 1, 2 + number, 3)
            table = session.record.id
            for guest in (1, 2):
                await tables.lobbies.set_up(table, partial(join, person=HOST + guest, click=4))
            if number == 3:
                continue
            session, random = await tables.lobbies.start(table, HOST, 6), Random(number)
            for _ in range(8):
                session = await act(tables, session, random)
            key = f"{table}-0-0"
            hand = MessageRecord(
                kind="hand",
                key=key,
                table=table,
                server=session.record.server,
                channel=7,
                message=8,
            )
            await store.keep_message(hand, [HOST])
            if number == 2:
                await tables.propose_end(table, HOST, True)
        for game in FINISHED:
            await finished(tables, CATALOG[game])
        await store.save_server(1, b'{"threads": true}')
        await store.save_person(HOST, b'{"language": "de"}')
        await store.remember("commands", "hash")
        await store.answer_daily(HOST, DAY, "", "1,2")
        cups = Cups(tables, store, lambda size: bytes(range(size)))
        cup = await cups.open(CupSetup(pace="days", length=2, rounds=3, begins=2e9), 1, 2, HOST, 5)
        for entrant in range(1, ENTRANTS + 1):
            own = partial(acts.join, person=HOST + entrant, click=entrant)
            await cups.act(cup, HOST + entrant, own)
        await golden_nights.fill(store)
    finally:
        await store.close()


def rows(path: Path) -> Iterator[str]:
    """Yield a database's rows as SQL, but for those that restoring writes itself."""
    beside = tuple(f'INSERT INTO "{table}"' for table in ("migrations", "sqlite_sequence"))
    with closing(sqlite3.connect(path)) as db:
        for line in db.iterdump():
            if line.startswith("INSERT") and not line.startswith(beside):
                yield line


def main() -> None:
    """Write today's rows, if there are none."""
    version = migrating.migrations()[-1].number
    if file(version).exists():
        return
    with TemporaryDirectory() as folder:
        asyncio.run(fill(path := Path(folder, "p.sqlite3")))
        file(version).write_text("\n".join([head(version), *rows(path), ""]), "utf-8")


if __name__ == "__main__":
    main()
