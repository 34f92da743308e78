"""Before an upgrade a SQLite database is copied beside it; nothing that is not there begins in silence."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from data.store import copies
from data.store.copies import forget_copies, restore
from data.store.errors import DatabaseFull, DatabaseUnusable
from data.store.migrating import migrations
from data.store.opening import open_store
from data.store.sqlite import connected, set_up
from data.store.sqlite_store import SqliteStore
from engine.hosting.state.time_controls import DAY
from tests.data.golden import restored

MEGABYTE = 10**6


def applied(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        [number] = db.execute("SELECT max(number) FROM migrations").fetchone()
        return int(number)


@pytest.fixture
async def former(tmp_path: Path) -> Path:
    """A database of 1.0.0."""
    await restored(15, tmp_path / "p.sqlite3")
    return tmp_path / "p.sqlite3"


async def opened(file: Path) -> None:
    await (await SqliteStore.open(file)).close()


async def test_before_the_first_migration_the_database_is_copied_beside_it(former: Path) -> None:
    """Readable by its owner only; once, and `restore` takes it."""
    was, newest = applied(former), migrations()[-1].number
    await opened(former)
    [kept] = former.parent.glob("*.before-*")
    assert kept.name == f"{former.name}.before-{was + 1}"
    assert (applied(former), applied(kept)) == (newest, was)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    kept_at = kept.stat().st_mtime_ns
    await opened(former)
    assert kept.stat().st_mtime_ns == kept_at
    restore(kept, former)
    assert applied(former) == was
    await opened(former)
    assert applied(former) == newest
    assert [each.name for each in former.parent.glob("*.before-*")] == [kept.name]


async def test_without_room_for_the_copy_nothing_is_migrated(
    former: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    was = applied(former)

    def full(file: Path, target: Path, locked: bool) -> None:
        raise DatabaseFull(file=str(target))

    with monkeypatch.context() as patch:
        patch.setattr(copies, "copy", full)
        with pytest.raises(DatabaseFull, match="before"):
            await opened(former)
    assert applied(former) == was
    assert not [*former.parent.glob("*.before-*")]
    await opened(former)


async def test_a_copy_goes_after_its_time(former: Path) -> None:
    """Also one that was made by a clock that was ahead."""
    await opened(former)
    [kept] = former.parent.glob("*.before-*")
    other = former.with_name("other.sqlite3.before-3")
    other.touch()
    made = kept.stat().st_mtime
    forget_copies(former, made - 1, made + 6 * DAY)
    assert kept.exists()
    os.utime(kept, (made + 400 * DAY,) * 2)
    forget_copies(former, made - 7 * DAY, made)
    assert kept.stat().st_mtime == pytest.approx(made, abs=1)
    forget_copies(former, made + 1, made + 8 * DAY)
    assert not kept.exists()
    assert other.exists()


async def test_a_backup_of_the_operators_own_stays(former: Path) -> None:
    """Its name may begin like that of a copy."""
    own = [former.with_name(f"{former.name}.before-{each}") for each in ("upgrade", "2026-11-29")]
    for each in own:
        each.touch()
    forget_copies(former, now := own[0].stat().st_mtime + 8 * DAY, now)
    assert all(each.exists() for each in own)


async def test_a_copy_that_cannot_be_deleted_holds_up_no_other(
    former: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor the chores after it, which delete what people and servers want deleted."""
    stays, goes = (former.with_name(f"{former.name}.before-{number}") for number in (21, 22))
    stays.mkdir()
    goes.touch()
    forget_copies(former, now := goes.stat().st_mtime + 8 * DAY, now)
    assert (stays.exists(), goes.exists()) == (True, False)
    assert str(stays) in caplog.text


async def test_an_empty_file_is_no_new_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A volume that is not mounted; a new one is said to be new, once."""
    file = tmp_path / "p.sqlite3"
    file.touch()
    with pytest.raises(DatabaseUnusable, match="empty"):
        await open_store(file)
    assert file.stat().st_size == 0
    file.unlink()
    for _ in range(2):
        await (await open_store(file)).close()
    assert [str(file) in each for each in caplog.messages if "new one" in each] == [True]


async def test_a_log_that_grew_beside_a_reader_shrinks(tmp_path: Path) -> None:
    file = tmp_path / "p.sqlite3"
    await opened(file)
    db = await connected(file, 1.0)
    await set_up(db, file)

    async def write(megabytes: int) -> float:
        for _ in range(megabytes):
            await db.execute("INSERT INTO t VALUES (randomblob(1000000))")
            await db.commit()
        return os.path.getsize(f"{file}-wal") / MEGABYTE

    try:
        await db.execute("CREATE TABLE t (blob)")
        with closing(sqlite3.connect(file, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM t").fetchone()
            assert await write(60) > 60
        assert await write(20) < 35
    finally:
        await db.close()
