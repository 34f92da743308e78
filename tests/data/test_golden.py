"""Databases of former versions are opened and played on, and a backup is put back in place of a lost file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from cogs.version import VERSION
from data.records import MessageKind
from data.store.copies import restore
from data.store.errors import DatabaseUnusable
from data.store.migrating import migrations
from data.store.sqlite import copy
from data.store.sqlite_store import SqliteStore
from engine.catalog import CATALOG
from engine.hosting.cups import acts
from engine.hosting.service.cups import Cups
from engine.hosting.service.tables import Tables
from engine.hosting.state.session import Session
from engine.hosting.statistics.game_file import export, verify
from tests.data import golden_nights
from tests.data.golden import ENTRANTS, FOLDER, HOST, RELEASES, file, fill, head, restored
from tests.engine.hosting.golden_saves import act

VERSIONS = sorted(int(path.stem.partition("-")[2]) for path in FOLDER.glob("*.sql"))


async def check(path: Path) -> None:
    """Open a database, and play on at its tables."""
    store = await SqliteStore.open(path)
    try:
        tables = Tables(store, CATALOG, lambda: 2e9)
        sessions = [await tables.get(table) for table in (1, 2, 3, 4)]
        statuses = [session.record.status for session in sessions]
        assert statuses == ["running", "running", "abandoned", "lobby"]
        for session in sessions[:2]:
            assert not session.restarted
            after: Session = session
            for number in range(5):
                after = await act(tables, after, Random(number))
            assert after.record.seq >= session.record.seq + 5
        found = {table: await store.hands(table) for table in (1, 2, 3, 4)}
        assert {who: own.message for who, own in found[2].items()} == {HOST: 8}, "one live hand"
        assert sessions[1].hands == found[2]
        assert await store.closed_messages() == []
        assert (await tables.choices.server(1)).threads
        assert (await tables.choices.person(HOST)).language == "de"
        records = [record for table in range(1, 20) if (record := await store.load(table))]
        over = [record for record in records if not record.is_open]
        assert {3, 5, 6} <= {record.id for record in over}
        while await store.pack(3e9):
            pass
        for record in over:
            assert verify(export(record, await store.log(record.id))).fits
        assert await store.recall("commands") == "hash"
        for cup in await store.running_cups():
            if not (await Cups(tables, store).get(cup)).cup.rounds:
                await play_on(Cups(tables, store), cup)
        if await store.tables_on(golden_nights.SERVER):
            await golden_nights.play_on(store)
    finally:
        await store.close()
    newest = migrations()[-1].number
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT max(number) FROM migrations").fetchone() == (newest,)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def play_on(cups: Cups, cup: int) -> None:
    """Draw the first round of a stored cup, and begin its games."""

    async def thread(stored: Any, place: int) -> int:
        return 100 + place

    cups.provide_thread = thread
    stored = await cups.get(cup)
    assert stored.cup.people == {each: HOST + each for each in range(1, ENTRANTS + 1)}
    await cups.act(cup, HOST, lambda now: acts.begin(now, "played on"))
    await cups.look(cup)
    assert len(await cups.rounds.playing((await cups.get(cup)).cup)) == 2


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_database_of_every_former_version_is_opened_and_played_on(
    version: int, tmp_path: Path
) -> None:
    await restored(version, path := tmp_path / "p.sqlite3")
    await check(path)


@pytest.mark.parametrize("version", VERSIONS)
def test_migrations_that_wrote_a_kept_database_are_never_changed(version: int) -> None:
    assert file(version).read_text("utf-8").partition("\n")[0] == head(version)


def test_there_is_a_database_of_every_release() -> None:
    """Where one is missing: ``python -m tests.data.golden`` writes today's."""
    assert set(RELEASES.values()) <= set(VERSIONS)
    assert VERSION in RELEASES


async def test_a_database_has_something_of_everything(tmp_path: Path) -> None:
    await fill(path := tmp_path / "p.sqlite3")
    with closing(sqlite3.connect(path)) as db:
        tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        empty = {name for (name,) in tables if not db.execute(f"SELECT 1 FROM {name}").fetchone()}
        kinds = db.execute("SELECT DISTINCT kind FROM messages ORDER BY kind").fetchall()
    assert empty == {"notices", "owed"}, "of work for a moment"
    assert [kind for (kind,) in kinds] == sorted(get_args(MessageKind))


async def test_a_backup_takes_the_place_of_a_lost_file(tmp_path: Path) -> None:
    """As docs/hosting.md tells it."""
    path, backup = tmp_path / "p.sqlite3", tmp_path / "backup.sqlite3"
    await fill(path)
    store = await SqliteStore.open(path)
    await store.backup(backup)
    await store.save_server(1, b"{}")  # after the backup, so it is lost
    await store.close()
    path.write_bytes(b"damaged" * 1000)
    with pytest.raises(DatabaseUnusable):
        await SqliteStore.open(path)
    restore(backup, path)
    await check(path)
    copy(path, tmp_path / "again.sqlite3")
