"""Databases as every version of the schema has been written: each must open, migrate and be played on.

One file of SQL for each version, made by the code of that time: a running game in the middle of a
turn, one with hidden hands, one that was closed, a lobby, and settings.  Run
``python -m tests.data.golden`` to write today's after a migration was added; what is there is never
written again.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from data.migrate import migrations
from data.records import Change, HandRecord
from data.store import SqliteStore
from engine.catalog import CATALOG
from engine.hosting.actions.lobby import join
from engine.hosting.service.tables import Tables

FOLDER = Path(__file__).with_name("golden")
HOST = 10**18


def file(version: int) -> Path:
    """Return where the database of a version is."""
    return FOLDER / f"schema-{version:04d}.sql"


def restored(version: int, target: Path) -> None:
    """Make a database of a version again."""
    with closing(sqlite3.connect(target)) as db:
        db.executescript(file(version).read_text("utf-8"))


async def fill(path: Path) -> None:
    """Write a database with something of everything."""
    store = await SqliteStore.open(path, lambda: 1e9)
    try:
        tables = Tables(store, CATALOG, lambda: 1e9, lambda size: bytes(range(size)))
        for number, game in enumerate(("classic", "card_race", "classic", "classic")):
            session: Any = await tables.open(game, "book", HOST, 1, 2 + number, 3)
            table = session.record.id
            for guest in (1, 2):
                await tables.set_up(table, partial(join, person=HOST + guest, click=4))
            if number == 3:
                continue
            session, random = await tables.start(table, HOST, 6), Random(number)
            for _ in range(8):
                seat, play = session.waiting()[0], session.play
                person = session.controller(seat).person
                action = random.choice(play.options(seat))
                session = await tables.act(table, person, play.number(seat), action)
            hand: Any = HandRecord(table, HOST, 7, 8)
            await store.commit(Change(table=table, hands=[hand]))
            if number == 2:
                await tables.propose_end(table, HOST, True)
        await store.save_server(1, b'{"threads": true}')
        await store.save_person(HOST, b'{"language": "de"}')
        await store.remember("commands", "hash")
    finally:
        await store.close()


def dumped(path: Path) -> str:
    """Return a database as SQL, with what says whose it is."""
    with closing(sqlite3.connect(path)) as db:
        [(mark,)] = db.execute("PRAGMA application_id")
        return "\n".join([f"PRAGMA application_id = {mark};", *db.iterdump(), ""])


if __name__ == "__main__":
    with TemporaryDirectory() as folder, suppress(FileExistsError):
        asyncio.run(fill(Path(folder, "p.sqlite3")))
        FOLDER.mkdir(exist_ok=True)
        with file(len(migrations())).open("x", encoding="utf-8") as out:
            out.write(dumped(Path(folder, "p.sqlite3")))
