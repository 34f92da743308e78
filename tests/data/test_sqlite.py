"""The SQLite store and its file: locks, broken files, full disks, and what is not to be seen."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import data.store.sql_store
import data.store.writer
from data.records import Change, Entry
from data.store.errors import (
    Conflict,
    DamagedTable,
    DatabaseFull,
    DatabaseGone,
    DatabaseInUse,
    DatabaseUnusable,
    UnknownTable,
)
from data.store.sqlite import Connection, copy
from data.store.sqlite_store import SqliteStore
from data.store.writer import AGAIN
from tests.data.sample import SNOWFLAKE, TABLE, answer, entry, hand, lobby, opened
from tests.soak import soaked

NOBODY, ROOT = 65534, Path(__file__).parents[2]

HOLD = """
import asyncio, sys
from data.store.sqlite_store import SqliteStore
from tests.data.sample import TABLE

async def main():
    store = await SqliteStore.open(sys.argv[1])
    print(await store.open_table(TABLE), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""
"""A process that opens a table and keeps the database."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "poeppel.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    async with opened(SqliteStore.open(path)) as store:
        yield store


def hold(path: Path) -> subprocess.Popen[str]:
    """Start such a process, and return when it has the database."""
    command = [sys.executable, "-c", HOLD, str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stdout.readline() == "1\n"
    return process


def kill(process: subprocess.Popen[str]) -> None:
    """End it without a chance to tidy up."""
    process.kill()
    process.communicate()


# One process


async def test_a_second_process_is_refused_until_the_first_is_killed(path: Path) -> None:
    process = hold(path)
    try:
        with pytest.raises(DatabaseInUse) as refused:
            await SqliteStore.open(path)
    finally:
        kill(process)
    assert refused.value.about == {"file": str(path)}
    async with opened(SqliteStore.open(path)) as store:
        assert await store.tables_in(TABLE.channel) == [1]


async def test_the_same_process_is_refused_too(path: Path, store: SqliteStore) -> None:
    for _ in range(2):
        with pytest.raises(DatabaseInUse):
            await SqliteStore.open(path)
    await store.open_table(lobby())


HOLD_AGAIN = """
import asyncio, os, sys
from data.store.sqlite_store import SqliteStore
from data.store.errors import (DatabaseInUse)

os.chdir(sys.argv[1])
try:
    asyncio.run(SqliteStore.open(sys.argv[2]))
except DatabaseInUse:
    sys.exit(3)
"""
"""A process that wants a database, by its name in some folder."""


def wanted(folder: Path, name: str) -> int:
    """With which code such a process ends."""
    command = [sys.executable, "-c", HOLD_AGAIN, str(folder), name]
    return subprocess.run(command, cwd=ROOT, check=False, timeout=60).returncode


@pytest.mark.parametrize("way", ["relative", "symlink", "linked folder", "hard link"])
async def test_another_way_to_the_same_file_is_refused(
    path: Path, store: SqliteStore, way: str
) -> None:
    """By this process and by another, and nothing is spoiled by that; so is a mount in a container."""
    (folder := path.parent / "folder").mkdir()
    name = path.name
    match way:
        case "relative":
            name = f"../{name}"
        case "symlink":
            (folder / name).symlink_to(path)
        case "linked folder":
            (folder / "up").symlink_to(path.parent)
            name = f"up/{name}"
        case "hard link":
            if sys.platform != "linux":
                pytest.skip("only Linux locks the file itself")
            os.link(path, folder / name)
    for _ in range(2):
        with pytest.raises(DatabaseInUse):
            await SqliteStore.open(folder / name)
    assert wanted(folder, name) == 3
    await store.open_table(lobby())


async def test_an_opening_that_failed_holds_nothing(path: Path) -> None:
    path.write_bytes(b"This is no database. " * 100)
    for _ in range(2):
        with pytest.raises(DatabaseUnusable):
            await SqliteStore.open(path)
    path.unlink()
    async with opened(SqliteStore.open(path)):
        pass


# Files that are not what they should be


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    letter = b"Dear Sir or Madam, " * 100
    path.write_bytes(letter)
    with pytest.raises(DatabaseUnusable) as refused:
        await SqliteStore.open(path)
    assert refused.value.about == {"file": str(path), "reason": "file is not a database"}
    assert path.read_bytes() == letter


async def test_a_folder_that_is_missing_is_named(path: Path) -> None:
    """Not “no such file”: that would be made."""
    file = path.parent / "gone" / "p.sqlite3"
    with pytest.raises(DatabaseUnusable) as refused:
        await SqliteStore.open(file)
    assert refused.value.about["reason"] == f"there is no folder {file.parent}"
    assert not file.parent.exists()


async def test_a_folder_is_no_database(path: Path) -> None:
    path.mkdir()
    with pytest.raises(DatabaseUnusable):
        await SqliteStore.open(path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize("what", ["fifo", "circle", "long", "folder"])
async def test_an_impossible_file_is_refused_at_once(tmp_path: Path, what: str) -> None:
    file = tmp_path / ("x" * 300 if what == "long" else what)
    match what:
        case "fifo":
            os.mkfifo(file)
        case "circle":
            file.symlink_to(file)
        case "folder":
            file.mkdir()
    with pytest.raises(DatabaseUnusable):
        await SqliteStore.open(file)
    with pytest.raises(DatabaseUnusable):
        copy(file, tmp_path / "backup")


@pytest.mark.parametrize("statement", ["SELECT 1", "PRAGMA application_id = 7"])
async def test_a_foreign_database_is_not_backed_up(
    tmp_path: Path, path: Path, statement: str
) -> None:
    """An empty file is a database to SQLite, and there is nothing in it to be saved."""
    with closing(sqlite3.connect(path)) as db:
        db.execute(statement)
        db.commit()
    path.touch()
    with pytest.raises(DatabaseUnusable, match="not a database of this bot"):
        copy(path, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


@pytest.mark.parametrize("parent", ["missing", "file"])
async def test_a_folder_that_is_none_is_named(tmp_path: Path, parent: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseUnusable) as refused:
        await SqliteStore.open(tmp_path / parent / "poeppel.sqlite3")
    assert refused.value.about["file"] == str(tmp_path / parent / "poeppel.sqlite3")


@pytest.fixture
def bound() -> Iterator[Path]:
    """A folder, and permissions that bind: who runs the tests as root is nobody meanwhile."""
    folder = Path(tempfile.mkdtemp())
    if root := os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    yield folder
    if root:
        os.seteuid(0)
    folder.chmod(0o700)
    shutil.rmtree(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
@pytest.mark.parametrize("what", ["new file", "folder", "file"])
async def test_an_unwritable_database_is_refused_at_once(bound: Path, what: str) -> None:
    path = bound / "poeppel.sqlite3"
    if what != "new file":
        async with opened(SqliteStore.open(path)):
            pass
    (path if what == "file" else bound).chmod(0o500)
    why = "Permission denied" if what == "new file" else "allowed to write it and its folder"
    with pytest.raises(DatabaseUnusable) as refused:
        await SqliteStore.open(path)
    assert why in refused.value.about["reason"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
async def test_only_the_owner_may_read_the_files_of_a_database(
    path: Path, store: SqliteStore
) -> None:
    await store.open_table(TABLE)
    await store.backup(path.with_name("backup"))
    for file in path.parent.iterdir():
        if file.stat().st_size:
            assert file.stat().st_mode & 0o077 == 0, file


async def test_an_old_sqlite_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    with pytest.raises(DatabaseUnusable, match=r"3\.37 or newer is needed"):
        await SqliteStore.open(path)


# Disks and neighbours


async def test_a_full_disk_loses_nothing_and_passes(store: SqliteStore) -> None:
    table = await store.open_table(lobby())
    [(pages,)] = await store._db.execute_fetchall("PRAGMA page_count")
    await store._db.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    big = Change(table=table, entries=[entry(0)], seq=1, snapshot=bytes(100_000))
    results = await asyncio.gather(
        store.commit(big), store.commit(Change(table=table, due=1.0)), return_exceptions=True
    )
    assert isinstance(results[0], DatabaseFull)
    assert results[0].key == "store-full"
    assert results[1] is None
    assert await store.load(table) == lobby(id=table, due=1.0, changes=1)
    assert await store.log(table) == []
    await store._db.execute_fetchall(f"PRAGMA max_page_count = {pages + 1000}")
    await store.commit(big)
    assert await store.log(table) == [entry(0)]


async def test_a_lock_on_the_file_from_outside_breaks_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data.store.writer, "BUSY", 0.01)
    async with opened(SqliteStore.open(path)) as store:
        table = await store.open_table(lobby())
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(DatabaseUnusable, match="locked"):
                await store.commit(answer(table, 0))
            assert await store.log(table) == []
            await store.commit(Change(table=table, shown=3))
            assert await store.load(table) == lobby(id=table), "to know less is no trouble"
            other.execute("ROLLBACK")
        await store.commit(answer(table, 0))
        assert (await store.load(table) or lobby()).shown == 3


async def test_a_read_does_not_wait_for_a_lock_from_outside(path: Path, store: SqliteStore) -> None:
    table = await store.open_table(lobby())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.commit(answer(table, 0)))
        await asyncio.sleep(AGAIN)
        for _ in range(3):
            assert await store.log(table) == []
        assert not waiting.done()
        other.execute("ROLLBACK")
    await waiting
    assert await store.log(table) == [entry(0)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps files that are in use")
@pytest.mark.parametrize(
    ("ending", "how"),
    soaked(product(("", "-wal"), ("deleted", "replaced")), {("", "replaced"), ("-wal", "deleted")}),
)
async def test_a_file_taken_away_is_noticed_and_nothing_counts_any_more(
    path: Path,
    store: SqliteStore,
    ending: str,
    how: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Until it is back: the same file, not another one in its place."""
    monkeypatch.setattr(data.store.sqlite_store, "WATCH", 0.001)
    watching = asyncio.create_task(store.watch())
    table = await store.open_table(lobby())
    file = Path(f"{path}{ending}")
    file.rename(aside := path.with_name("aside"))
    if how == "replaced":
        shutil.copy(aside, file)
    with pytest.raises(DatabaseGone) as refused:
        await store.commit(answer(table, 0))
    assert refused.value.about == {"file": str(path)}
    with pytest.raises(DatabaseGone):
        await store.load(table)
    async with asyncio.timeout(60):
        while not any(each.levelname == "CRITICAL" for each in caplog.records):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    aside.replace(file)
    await store.commit(answer(table, 0))
    assert await store.log(table) == [entry(0)]
    watching.cancel()


async def test_a_file_taken_away_while_it_is_written_is_noticed_before_the_answer(
    path: Path, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what was refused is not there when the file is back."""
    table = await store.open_table(lobby())
    written, aside = Connection.executemany, path.with_name("aside")

    def late(db: Connection, *statement: Any) -> sqlite3.Cursor:
        cursor = written(db, *statement)
        path.rename(aside)
        return cursor

    with monkeypatch.context() as patched:
        patched.setattr(Connection, "executemany", late)
        with pytest.raises(DatabaseGone):
            await store.commit(Change(table=table, entries=[entry(0)]))
    aside.rename(path)
    assert await store.log(table) == []


@pytest.mark.parametrize("how", ["by us", "below us"])
async def test_a_connection_that_is_closed_is_a_trouble_of_the_store(
    path: Path, store: SqliteStore, how: str
) -> None:
    table = await store.open_table(lobby())
    with closing(sqlite3.connect(path)) as other:
        other.execute("SELECT * FROM tables").fetchall()  # it keeps the files beside the database
        if how == "by us":
            await store._db.close()
        else:
            execute: Any = store._db._execute
            await execute(store._db._conn.close)
        with pytest.raises(DatabaseUnusable, match=r"no active|Connection closed|closed database"):
            await store.commit(answer(table, 0))
        with pytest.raises(DatabaseUnusable, match=r"no active|Connection closed|closed database"):
            await store.load(table)


async def test_a_shown_revision_waits_for_the_next_transaction(
    path: Path, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for it; whoever reads the table sees it, and it is there after a restart."""
    first, second = [await store.open_table(lobby(revision=7)) for _ in range(2)]
    commits: list[int] = []
    commit = Connection.commit

    def counted(db: Connection) -> None:
        commits.append(1)
        commit(db)

    monkeypatch.setattr(Connection, "commit", counted)
    await store.commit(Change(table=first, shown=6))
    await store.commit(Change(table=second, shown=5))
    await store.commit(Change(table=first, shown=7))
    assert not commits
    await store.commit(answer(second, 0))
    assert len(commits) == 1
    await store.commit(Change(table=second, shown=7))
    loaded = [await store.load(table) for table in (first, second)]
    assert [each and each.shown for each in loaded] == [7, 7]
    assert len(commits) == 2
    await store.commit(Change(table=first, shown=4))
    await store.commit(Change(table=first, shown=5, message=3))
    await store.commit(Change(table=second, shown=6))
    await store.close()
    again = await SqliteStore.open(path)
    assert [table.shown async for table in again.open_tables()] == [5, 6]
    await again.close()


async def test_errors_of_our_own_code_stay_as_they_are(store: SqliteStore) -> None:
    with pytest.raises(sqlite3.ProgrammingError, match="bindings"):
        await store._read("SELECT ?")
    with pytest.raises(sqlite3.ProgrammingError, match="bindings"):
        await store._write("SELECT ?")

    def wrong(db: object) -> None:
        raise ValueError("ours")

    with pytest.raises(ValueError, match="ours"):
        await store._writer.write(wrong)


@pytest.mark.parametrize("column", ["contributions"])
async def test_a_damaged_row_harms_no_other(
    store: SqliteStore, column: str, caplog: pytest.LogCaptureFixture
) -> None:
    first, second, third = [await store.open_table(lobby()) for _ in range(3)]
    await store._write(f"UPDATE tables SET {column} = x'7b' WHERE id = ?", second)
    assert [table.id async for table in store.open_tables()] == [first, third]
    assert f"table {second}: its row is damaged" in caplog.text
    with pytest.raises(DamagedTable) as refused:
        await store.load(second)
    assert refused.value.about == {"table": str(second)}
    assert await store.tables_in(lobby().channel) == [first, second, third]


async def test_a_backup_is_made_from_another_process(path: Path, tmp_path: Path) -> None:
    process = hold(path)
    try:
        copy(path, tmp_path / "running.sqlite3")
    finally:
        kill(process)
    # After the kill there is a log beside the file that nobody has read back yet.
    copy(path, tmp_path / "killed.sqlite3")
    async with opened(SqliteStore.open(path)):
        pass
    copy(path, tmp_path / "closed.sqlite3")
    for name in "running", "killed", "closed":
        async with opened(SqliteStore.open(tmp_path / f"{name}.sqlite3")) as copied:
            assert await copied.tables_in(TABLE.channel) == [1], name


async def test_a_backup_that_was_killed_is_not_in_the_way_of_the_next(
    store: SqliteStore, tmp_path: Path
) -> None:
    (tmp_path / "backup.part").write_bytes(b"half of it")
    await store.backup(tmp_path / "backup")
    async with opened(SqliteStore.open(tmp_path / "backup")):
        assert not (tmp_path / "backup.part").exists()


async def test_a_backup_that_fails_leaves_no_file(
    path: Path, store: SqliteStore, tmp_path: Path
) -> None:
    with pytest.raises(DatabaseUnusable):
        await store.backup(tmp_path / "missing" / "backup")
    with pytest.raises(DatabaseUnusable):
        copy(tmp_path / "missing", tmp_path / "backup")
    assert not (tmp_path / "backup").exists()
    assert not list(tmp_path.glob("*.part"))


async def test_a_backup_that_finds_no_space_names_the_disk_that_is_full(
    path: Path, store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can be another one than the database's."""

    def fill(file: Path, into: Path) -> None:
        with closing(sqlite3.connect(into)) as db:
            db.execute("PRAGMA max_page_count = 1")
            db.execute("CREATE TABLE large (x)")

    monkeypatch.setattr("data.store.sqlite._vacuum", fill)
    with pytest.raises(DatabaseFull) as failure:
        copy(path, tmp_path / "backup")
    assert failure.value.about == {"file": str(tmp_path / "backup")}
    assert not list(tmp_path.glob("backup*"))


# The writer


async def test_a_commit_is_synced_to_the_disk(store: SqliteStore) -> None:
    """A killed process shows nothing of it; only a power cut would."""
    for pragma, value in ("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1):
        assert list(await store._db.execute_fetchall(f"PRAGMA {pragma}")) == [(value,)]


async def test_one_refusal_among_many_costs_few_transactions(store: SqliteStore) -> None:
    table = await store.open_table(lobby())
    statements: list[str] = []
    await store._db.set_trace_callback(statements.append)
    changes = [answer(table, seq) for seq in range(250)]
    changes[100] = answer(99, 0)
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [UnknownTable]
    assert sum(statement.startswith("BEGIN") for statement in statements) < 25


@pytest.mark.parametrize("turns", soaked(range(8)))
async def test_a_loop_that_ends_without_close_lets_no_caller_wait(path: Path, turns: int) -> None:
    """As `asyncio.run` ends: every task is cancelled, at whatever moment; what was handed over counts."""
    async with opened(SqliteStore.open(path)) as store:
        table = await store.open_table(lobby())
        work = [asyncio.create_task(store.commit(answer(table, seq % 3))) for seq in range(400)]
        for _ in range(turns):
            await asyncio.sleep(0)
        for task in work:
            task.cancel()
        results = await asyncio.gather(*work, return_exceptions=True)
        assert {type(result) for result in results} <= {
            type(None),
            Conflict,
            asyncio.CancelledError,
        }
        await store.commit(Change(table=table, due=1.0))
        assert len(await store.log(table)) == (3 if turns else 0)


def test_a_loop_that_is_gone_is_told_nothing(path: Path) -> None:
    """Its answer is stored all the same, and the thread does what else it is given."""
    stores: list[SqliteStore] = []

    async def left() -> int:
        stores.append(await SqliteStore.open(path))
        table = await stores[0].open_table(lobby())
        task = asyncio.ensure_future(stores[0].commit(answer(table, 0)))
        await asyncio.sleep(0)
        assert not task.done()
        return table

    async def again(table: int) -> list[Entry]:
        log = await stores[0].log(table)
        await stores[0]._held.aclose()
        return log

    with asyncio.Runner() as runner:
        table = runner.run(left())
    with asyncio.Runner() as runner:
        assert runner.run(again(table)) == [entry(0)]


async def test_nothing_secret_is_logged(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with opened(SqliteStore.open(path)) as store:
        table = await store.open_table(TABLE)
        await store.commit(Change(table=table, snapshot=b"the queen of spades"))
        with pytest.raises(Conflict) as refused:
            await asyncio.gather(*(store.commit(answer(table, 0, "play king")) for _ in range(2)))
    told = caplog.text + repr(refused.value) + repr(refused.value.__cause__)
    for secret in repr(TABLE.seed), "queen", "king":
        assert secret not in told
    assert sqlite3.sqlite_version in caplog.text


# Speed that could get lost


async def test_no_query_looks_at_every_row(store: SqliteStore) -> None:
    statements: list[str] = []
    table = await store.open_table(TABLE)
    await store._db.set_trace_callback(statements.append)
    assert [found async for found in store.open_tables()]
    await store.commit(Change(table=table, messages=hand(table)))
    for own in (await store.hands(table)).values():
        await store.commit(Change(table=table, messages={SNOWFLAKE: own}))
    await store.commit(answer(table, 0))
    for query in (
        store.load(table), store.log(table), store.hands(table),
        store.tables_in(1), store.tables_on(1), store.tables_of(1), store.next_due(1.0),
        store.due_ids(1.0), store.server(1), store.person(1), store.recall("a"),
        store.pack(1.0), store.next_server_over(0), store.delete_over(1, 1.0),
        store.hosted_on(1, 2), store.acts(1, 9), store.delete_acts(1.0),
        store.servers(), store.forget_server(1),
    ):  # fmt: skip
        await query
    await store._db.set_trace_callback(lambda _: None)
    explained = [s for s in statements if s.split()[0] in ("SELECT", "UPDATE", "DELETE")]
    assert len(explained) >= 15
    for statement in explained:
        for *_, step in await store._db.execute_fetchall(f"EXPLAIN QUERY PLAN {statement}"):
            assert not re.match(r"SCAN (?!\(subquery|CONSTANT)", step), f"{step} in {statement}"


async def test_open_tables_are_read_in_pages(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data.store.sql_store, "PAGE", 3)
    ids: list[int] = []
    for count in range(8):
        assert [table.id async for table in store.open_tables()] == ids, count
        ids.append(await store.open_table(lobby()))
        await store.open_table(lobby(status="ended"))


async def test_a_statement_is_let_go_in_the_thread_that_used_it(store: SqliteStore) -> None:
    """Nothing that somebody keeps, or throws away late, reaches into what the thread does next."""
    cursor = await store._db.executemany("UPDATE tables SET due = ?", [(None,)])
    assert cursor.rowcount == 0
    assert not [
        held for held in gc.get_referents(cursor._cursor) if type(held).__name__ == "Statement"
    ]
