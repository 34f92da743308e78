"""A backup in the place of a database: when it is refused, what is kept, and what is removed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cogs.operator import databases
from data.store.copies import restore
from data.store.errors import (
    DatabaseFull,
    DatabaseInUse,
    DatabaseNewer,
    DatabaseUnusable,
    StoreError,
)
from data.store.migrating import migrations
from data.store.sqlite import copy
from data.store.sqlite_store import SqliteStore
from tests.data.sample import answer, lobby, opened
from tests.data.test_sqlite import NOBODY, hold, kill


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database, in a folder of its own."""
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "p.sqlite3"


@pytest.fixture
async def backup(path: Path, tmp_path: Path) -> Path:
    """A backup of it with one answer; the database has two, and nobody uses it."""
    file = tmp_path / "backup"
    async with opened(SqliteStore.open(path)) as store:
        table = await store.open_table(lobby())
        await store.commit(answer(table, 0))
        await store.backup(file)
        await store.commit(answer(table, 1))
    return file


async def answers(file: Path) -> int:
    """How many answers a database holds, once a bot has opened it."""
    async with opened(SqliteStore.open(file)) as store:
        return len(await store.log(1))


def there(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir() if file.stat().st_size}


async def test_a_backup_takes_the_place_and_the_former_file_is_kept(
    path: Path, backup: Path
) -> None:
    kept = restore(backup, path)
    assert kept == path.with_name("p.sqlite3.old-1")
    assert [await answers(each) for each in (path, kept, backup)] == [1, 2, 1]
    assert restore(kept, path) == path.with_name("p.sqlite3.old-2")
    assert await answers(path) == 2


async def test_the_log_beside_the_former_file_goes_with_it(path: Path, backup: Path) -> None:
    """There stand the last moves of a bot that was killed; beside the copy they would spoil it."""
    path.unlink()
    kill(hold(path))
    assert os.path.exists(f"{path}-wal")
    kept = restore(backup, path)
    assert kept is not None
    assert set(there(path)) == {path.name, kept.name, f"{kept.name}-wal"}
    assert await answers(path) == 1
    async with opened(SqliteStore.open(kept)) as store:
        assert await store.load(1) is not None, "which stood in the log beside it alone"


async def test_a_log_without_its_database_is_no_danger_either(path: Path, backup: Path) -> None:
    path.unlink()
    kill(hold(path))
    path.unlink()
    assert restore(backup, path) is None
    assert await answers(path) == 1


async def test_where_there_was_no_database_there_is_one(path: Path, backup: Path) -> None:
    other = path.with_name("other.sqlite3")
    assert restore(backup, other) is None
    assert await answers(other) == 1


async def test_nothing_is_restored_while_a_bot_runs(path: Path, backup: Path) -> None:
    async with opened(SqliteStore.open(path)) as store:
        for name in "p.sqlite3", "link":
            if name == "link":
                os.link(path, path.with_name(name))
            with pytest.raises(DatabaseInUse):
                restore(backup, path.with_name(name))
        await store.commit(answer(1, 2))
        assert len(await store.log(1)) == 3
    path.with_name("link").unlink()
    assert restore(backup, path)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere only names are told apart")
async def test_by_a_hard_link_nothing_is_copied_without_the_latest_changes(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is beside the name that the bot uses; once that has ended all is in the file."""
    link, target = path.with_name("link"), tmp_path / "copy"
    async with opened(SqliteStore.open(path)) as store:
        os.link(path, link)
        table = await store.open_table(lobby())
        await store.commit(answer(table, 0))
        monkeypatch.setenv("POEPPEL_DATABASE", str(link))
        for command, argument in (
            (databases.backup, Namespace(file=target)),
            (databases.export, Namespace(table=table)),
        ):
            with pytest.raises(DatabaseUnusable, match="by another name"):
                await asyncio.to_thread(command, argument)
        with pytest.raises(DatabaseUnusable, match="by another name"):
            restore(link, target)
        assert not target.exists()
        await store.commit(answer(table, 1))
    databases.backup(Namespace(file=target))
    assert await answers(target) == 2


@pytest.mark.parametrize("name", ["p.sqlite3", "link", "symlink"])
async def test_the_database_is_no_backup_of_itself(path: Path, backup: Path, name: str) -> None:
    """By a hard link it would come without what a bot that was killed had stored last."""
    file = path.with_name(name)
    if file != path:
        (os.symlink if name == "symlink" else os.link)(path, file)
    before = there(path)
    with pytest.raises(DatabaseUnusable, match="itself"):
        restore(file, path)
    assert there(path) == before


def truncated(backup: Path) -> None:
    backup.write_bytes(backup.read_bytes()[:-8192])


def wrong_index(backup: Path) -> None:
    """Something that a mere copy would not notice."""
    with closing(sqlite3.connect(backup)) as db, db:
        db.execute("PRAGMA writable_schema = on")
        db.execute("DELETE FROM sqlite_schema WHERE type = 'table' AND name = 'acts'")


def newer(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as db, db:
        db.execute("INSERT INTO migrations VALUES (?, 'later', 0)", (migrations()[-1].number + 1,))


def emptied(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as db, db:
        db.execute("DELETE FROM migrations")


def foreign(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as db:
        db.execute("PRAGMA application_id = 7")


def gone(backup: Path) -> None:
    backup.unlink()


def a_letter(backup: Path) -> None:
    backup.write_bytes(b"Dear Sir or Madam, " * 500)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (truncated, DatabaseUnusable),
        (wrong_index, DatabaseUnusable),
        (emptied, DatabaseUnusable),
        (foreign, DatabaseUnusable),
        (a_letter, DatabaseUnusable),
        (gone, DatabaseUnusable),
        (newer, DatabaseNewer),
    ],
)
async def test_a_backup_that_is_not_whole_changes_nothing(
    spoil: Callable[[Path], None], error: type[StoreError], path: Path, backup: Path
) -> None:
    spoil(backup)
    before = there(path)
    with pytest.raises(error) as refused:
        restore(backup, path)
    assert refused.value.about["file"] == str(backup)
    assert there(path) == before


async def test_a_full_disk_changes_nothing(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(file: Path, into: Path) -> None:
        with closing(sqlite3.connect(into)) as db:
            db.execute("PRAGMA max_page_count = 1")
            db.execute("CREATE TABLE large (x)")

    before = there(path)
    monkeypatch.setattr("data.store.sqlite._vacuum", fill)
    with pytest.raises(DatabaseFull):
        restore(backup, path)
    assert there(path) == before


@pytest.mark.parametrize("name", ["p.sqlite3-new", "p.sqlite3-new.part"])
async def test_a_backup_is_never_deleted_for_its_name(path: Path, backup: Path, name: str) -> None:
    """It may be called as what is made on the way."""
    path.unlink()
    file = backup.rename(path.with_name(name))
    before = there(path)
    if name == "p.sqlite3-new":
        with pytest.raises(DatabaseUnusable, match="another name"):
            restore(file, path)
        assert there(path) == before
    else:
        restore(file, path)
        assert await answers(path) == 1
        assert before[name] in there(path).values()


@pytest.mark.parametrize("moment", range(4))
async def test_a_restoring_that_breaks_off_changes_nothing(
    moment: int, path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever file cannot get its name: the copy, the former one, its log, or the copy again."""
    path.unlink()
    kill(hold(path))
    before, rename, left = there(path), Path.rename, moment

    def renamed(file: Path, target: Path | str) -> Path:
        nonlocal left
        left -= 1
        if left == -1:
            raise OSError(5, "Input/output error")
        return rename(file, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", renamed)
        with pytest.raises(DatabaseUnusable, match="Input/output error"):
            restore(backup, path)
    after = there(path)
    for files in before, after:
        files.pop(f"{path.name}-shm", None)  # what SQLite knows of the log, made again when needed
    assert after == before
    restore(backup, path)
    assert await answers(path) == 1


async def test_a_restoring_that_was_killed_is_not_in_the_way_of_the_next(
    path: Path, backup: Path
) -> None:
    for name in "p.sqlite3-new", "p.sqlite3-new.part":
        path.with_name(name).write_bytes(b"half of it")
    restore(backup, path)
    assert set(there(path)) == {"p.sqlite3", "p.sqlite3.old-1"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no root")
@pytest.mark.parametrize("lost", [False, True])
async def test_files_that_root_restores_belong_to_the_bot(
    path: Path, backup: Path, lost: bool
) -> None:
    if os.geteuid() != 0:
        pytest.skip("needs root")
    for file in path.parent, path:
        os.chown(file, NOBODY, NOBODY)
    path.with_name("p.sqlite3-lock").unlink()
    if lost:
        path.unlink()
    restore(backup, path)
    assert {file.stat().st_uid for file in path.parent.iterdir()} == {NOBODY}


# A copy that was put in place by hand.


async def test_a_log_that_was_left_beside_a_malformed_file_is_named(
    path: Path, backup: Path, tmp_path: Path
) -> None:
    path.unlink()
    kill(hold(path))
    with path.open("r+b") as file:
        file.write(b"Not what it was.")
    with pytest.raises(DatabaseUnusable) as read:
        copy(path, tmp_path / "another")
    with pytest.raises(DatabaseUnusable) as begun:
        await SqliteStore.open(path)
    for refused in read, begun:
        reason = refused.value.about["reason"]
        assert f"{path}-wal beside it" in reason
        assert "bot.py restore" in reason
    restore(backup, path)
    assert await answers(path) == 1
