"""Tables and exported games as versions of the games have written them.

Two files for each version of each game. In `saves` are tables in the middle of a turn, with their logs:
each must be taken up again. In `games` is a game that was exported: it must prove itself for ever, as must the
cups in `cups/files`, one of them corrected, and a table of theirs, for each format of cups. Run
``python -m tests.engine.hosting.golden_saves`` to write those of today's versions, after a change that
raised one; files of former versions are never written again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeAlias

from msgspec import Struct, json

from data.records import Entry, TableRecord
from data.store.sqlite_store import SqliteStore
from engine.catalog import CATALOG
from engine.core import WINDOWS, Decision
from engine.hosting.actions.lobby import add_computer, join
from engine.hosting.cups import corrections, cup_file
from engine.hosting.cups.events import LATEST
from engine.hosting.service.restoring import restored
from engine.hosting.service.tables import Tables
from engine.hosting.state.game_log import TAIL
from engine.hosting.state.session import Session
from engine.hosting.statistics.game_file import export
from engine.system import System
from tests.engine.hosting.cups.test_cups import world
from tests.trials import seated, trial

FOLDER = Path(__file__).with_name("saves")
GAMES = Path(__file__).with_name("games")
CUPS = Path(__file__).with_name("cups") / "files"
HOST = 10**18

ANSWERS = (1, 40)
"""After how many answers of people the tables are stored."""


class Save(Struct):
    """A table with the end of its log, as far as it is read again."""

    record: TableRecord
    log: list[Entry]


def file(game: str, version: int) -> Path:
    return FOLDER / f"{game}-{version}.json"


def read(game: str, version: int) -> list[Save]:
    return json.decode(file(game, version).read_bytes(), type=list[Save])


async def act(tables: Tables, session: Session, random: Random) -> Session:
    """Let somebody who is asked do something by chance; wait for a computer that takes a moment."""
    waiting, play, due = session.waiting(), session.play, session.record.due
    assert play is not None
    person = session.controller(waiting[0]).person if waiting else None
    if person is None:
        assert due is not None
        tables.now = lambda: due
        return await tables.expire(session.record.id)
    seat = waiting[0]
    action = random.choice(play.options(seat))
    return await tables.act(session.record.id, person, play.number(seat), action)


async def finished(tables: Tables, system: System) -> int:
    """Play a game of as few people as can play, by its short rules if it has some; return its table."""
    preset = "short" if "short" in system.presets else next(iter(system.presets))
    session = await tables.lobbies.open(system.key, preset, HOST, 1, 2, 3)
    table = session.record.id
    for guest in range(1, min(system.numbers(system.values(preset)))):
        await tables.lobbies.set_up(table, partial(join, person=HOST + guest, click=3 + guest))
    session, random = await tables.lobbies.start(table, HOST, 9), Random(1)
    while session.record.is_open:
        session = await act(tables, session, random)
    return table


async def exported(system: System, folder: Path) -> bytes:
    """Play a game to its end, and export it."""
    store = await SqliteStore.open(folder / "exported.sqlite3", lambda: 1e9)
    try:
        tables = Tables(store, CATALOG, lambda: 1e9, lambda size: bytes(range(size)))
        table = await finished(tables, system)
        record = await store.load(table)
        assert record is not None
        return export(record, await store.log(table))
    finally:
        await store.close()


Stop: TypeAlias = Callable[[Session], bool]


async def played(
    system: System, preset: str, answers: int, folder: Path, stop: Stop = lambda session: False
) -> Save:
    """Play a game of three, the last perhaps a computer, up to some answer, or a *stop* before.

    Where three cannot play there are as many as can.
    """
    level = "easy" if "easy" in system.levels else next(iter(system.levels))
    store = await SqliteStore.open(folder / f"{preset}-{answers}.sqlite3", lambda: 1e9)
    try:
        tables = Tables(store, CATALOG, lambda: 1e9, lambda size: bytes(range(size)))
        table = (await tables.lobbies.open(system.key, preset, HOST, 1, 2, 3)).record.id
        last = seated(system) - 1
        for guest in range(1, last):
            await tables.lobbies.set_up(table, partial(join, person=HOST + guest, click=3 + guest))
        add = partial(add_computer, host=HOST, level=level)
        come = partial(join, person=HOST + last, click=3 + last)
        await tables.lobbies.set_up(table, add if answers > 1 else come)
        session, random = await tables.lobbies.start(table, HOST, 6), Random(answers)
        for _ in range(answers):
            session = await act(tables, session, random)
            if stop(session) or not session.record.is_open:
                break
        record = await store.load(table)
        assert record is not None
        since = max(0, min(record.snapshot_seq - 1, record.seq - TAIL))
        return Save(record, await store.log(table, since))
    finally:
        await store.close()


def at(key: str, moment: str) -> Stop:
    """Return whether a table of a game is in the middle of a window, at such a moment."""

    def stop(session: Session) -> bool:
        asked = session.running.pending
        window = isinstance(asked, Decision) and asked.limit in WINDOWS
        return window and trial(key).moments[moment](asked, session.running.table)

    return stop


async def in_windows(system: System, folder: Path) -> list[Save]:
    """Play games until each moment in the middle of a window has been met."""
    found = list[Save]()
    for number, moment in enumerate(trial(system.key).moments):
        for answers in range(300 * number, 300 * (number + 1)):
            save = await played(system, "book", 300 + answers, folder, at(system.key, moment))
            if at(system.key, moment)(restored(save.record, system, save.log)):
                found.append(save)
                break
    return found


async def write(system: System) -> None:
    """Write the tables and a game of today's version, if there are none."""
    with TemporaryDirectory() as folder:
        game = await exported(system, Path(folder))
        saves = [
            await played(system, preset, answers, Path(folder))
            for preset in system.presets
            for answers in ANSWERS
        ]
        saves += await in_windows(system, Path(folder))
    path = file(system.key, saves[0].record.version)
    if not path.exists():
        path.write_bytes(b"[\n" + b",\n".join(map(json.encode, saves)) + b"\n]\n")
    path = GAMES / path.name
    if not path.exists():
        path.write_bytes(game)


async def exported_cup(people: int, folder: Path, correct: bool = False) -> tuple[bytes, bytes]:
    """Play a cup to its end; export it and the first of its tables."""
    async with world(folder) as one:
        await one.open(people, final=True)
        await one.draw()
        while not (stored := await one.get()).cup.over:
            await one.play()
        if correct:
            places = tuple((each,) for each in stored.cup.rounds[0].tables[0])
            change = partial(corrections.correct, round=1, table=1, places=places, why="a mistake")
            await one.cups.act(one.cup, HOST, change)
        tables = await one.place.store.cup_tables(one.cup)
        record, log = await one.place.kept(tables[1, 1])
        assert record is not None
        return cup_file.exported((await one.get()).cup, tables), export(record, log)


async def write_cups() -> None:
    """Write cups of today's format, if there are none."""
    if (path := CUPS / f"cup-{LATEST}.json").exists():
        return
    with TemporaryDirectory() as one, TemporaryDirectory() as other:
        cup, table = await exported_cup(7, Path(one))
        corrected, _ = await exported_cup(13, Path(other), correct=True)
    path.write_bytes(cup)
    (CUPS / f"table-{LATEST}.json").write_bytes(table)
    (CUPS / f"corrected-{LATEST}.json").write_bytes(corrected)


if __name__ == "__main__":
    for each in CATALOG.values():
        asyncio.run(write(each))
    asyncio.run(write_cups())
