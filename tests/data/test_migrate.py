"""Migrations: applied once, in order, as a whole, and never to what is not ours."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import aiosqlite
import pytest

from data.store.errors import DatabaseNewer, DatabaseUnusable
from data.store.migrating import migrate, migrations
from data.store.sqlite import MARK
from data.store.sqlite_store import SqliteStore

FIRST = "CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT; INSERT INTO a VALUES (1);"
SECOND = "CREATE TABLE b (a INTEGER NOT NULL REFERENCES a) STRICT;"


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    folder = tmp_path / "scripts"
    folder.mkdir()
    (folder / "0001_first.sql").write_text(FIRST)
    return folder


@pytest.fixture
async def db() -> AsyncIterator[aiosqlite.Connection]:
    async with aiosqlite.connect(":memory:") as db:
        yield db


async def names(db: aiosqlite.Connection) -> set[str]:
    rows = await db.execute_fetchall("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return {name for (name,) in rows}


async def run(db: aiosqlite.Connection, folder: Path, at: float = 1.0) -> None:
    await migrate(db, Path("file"), lambda: at, folder)


async def test_migrations_are_recorded_and_applied_once(
    db: aiosqlite.Connection, scripts: Path
) -> None:
    await run(db, scripts, 1.0)
    (scripts / "0002_second.sql").write_text(SECOND)
    await run(db, scripts, 2.0)
    await run(db, scripts, 3.0)
    assert await names(db) == {"migrations", "a", "b"}
    rows = await db.execute_fetchall("SELECT * FROM migrations ORDER BY number")
    assert list(rows) == [(1, "0001_first", 1.0), (2, "0002_second", 2.0)]


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE b (id INTEGER) STRICT; DROP TABLE a; nonsense;",
        "CREATE TABLE b (a INTEGER REFERENCES a) STRICT; INSERT INTO b VALUES (99);",
    ],
)
async def test_a_migration_that_fails_leaves_everything_as_it_was(
    db: aiosqlite.Connection, scripts: Path, broken: str
) -> None:
    await run(db, scripts)
    (scripts / "0002_broken.sql").write_text(broken)
    with pytest.raises((sqlite3.OperationalError, AssertionError)):
        await run(db, scripts)
    assert await names(db) == {"migrations", "a"}
    (scripts / "0002_broken.sql").write_text(SECOND)
    await run(db, scripts)
    assert await names(db) == {"migrations", "a", "b"}


async def test_a_first_migration_that_fails_leaves_nothing(
    db: aiosqlite.Connection, scripts: Path
) -> None:
    (scripts / "0001_first.sql").write_text(FIRST + "nonsense;")
    with pytest.raises(sqlite3.OperationalError):
        await run(db, scripts)
    assert await names(db) == set()
    assert list(await db.execute_fetchall("PRAGMA application_id")) == [(0,)]


async def test_the_first_script_may_have_any_number(
    db: aiosqlite.Connection, scripts: Path
) -> None:
    """It is the schema of the first release."""
    (scripts / "0001_first.sql").rename(scripts / "0015_first.sql")
    (scripts / "0016_second.sql").write_text(SECOND)
    await run(db, scripts)
    rows = await db.execute_fetchall("SELECT number FROM migrations ORDER BY number")
    assert list(rows) == [(15,), (16,)]


async def test_a_database_from_before_the_first_release_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM migrations")
        db.execute("INSERT INTO migrations VALUES (14, 'lists', 2.0)")
        db.commit()
    before = path.read_bytes()
    with pytest.raises(DatabaseUnusable, match=r"older than version 1\.0\.0"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_numbers_have_no_gaps(db: aiosqlite.Connection, scripts: Path) -> None:
    (scripts / "0003_third.sql").write_text(SECOND)
    with pytest.raises(AssertionError, match="0003_third should be number 2"):
        await run(db, scripts)


async def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite3"
    await (await SqliteStore.open(path, now=lambda: 1.0)).close()
    known = migrations()[-1].number
    with closing(sqlite3.connect(path)) as db:
        db.execute("INSERT INTO migrations VALUES (?, 'of tomorrow', 2.0)", [known + 1])
        db.commit()
    before = path.read_bytes()
    with pytest.raises(DatabaseNewer) as refused:
        await SqliteStore.open(path)
    assert refused.value.about == {"file": str(path), "has": str(known + 1), "knows": str(known)}
    assert path.read_bytes() == before


@pytest.mark.parametrize("statement", ["CREATE TABLE tables (id)", "PRAGMA application_id = 7"])
async def test_another_programs_database_is_refused_and_left_alone(
    tmp_path: Path, statement: str
) -> None:
    path = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute(statement)
    before = path.read_bytes()
    with pytest.raises(DatabaseUnusable) as refused:
        await SqliteStore.open(path)
    assert refused.value.about["reason"] == "not a database of this bot"
    assert path.read_bytes() == before


async def test_an_emptied_list_of_migrations_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "emptied.sqlite3"
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM migrations")
        db.commit()
    with pytest.raises(DatabaseUnusable, match="list of its migrations is empty"):
        await SqliteStore.open(path)


async def test_our_own_migrations_are_recorded_with_their_time(tmp_path: Path) -> None:
    path = tmp_path / "ours.sqlite3"
    for opened in 1.0, 2.0:
        await (await SqliteStore.open(path, now=partial(float, opened))).close()
    with closing(sqlite3.connect(path)) as db:
        [(mark,)] = db.execute("PRAGMA application_id")
        rows = db.execute("SELECT number, name, applied_at FROM migrations").fetchall()
    assert mark == MARK
    assert rows == [(number, name, 1.0) for number, name, _ in migrations()]


def test_every_table_is_strict() -> None:
    scripts = "".join(script for _, _, script in migrations())
    made = re.findall(r"CREATE TABLE.*?\n\)(.*?);", scripts, re.DOTALL)
    assert made
    assert all("STRICT" in options for options in made)


async def test_a_key_of_many_columns_has_them_first(tmp_path: Path) -> None:
    """Else SQLite 3.40 to 3.41.0 tells of NULL values, and refuses every backup of such a table."""
    store = await SqliteStore.open(path := tmp_path / "p.sqlite3")
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        for name, shape in db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"):
            if "WITHOUT ROWID" in shape:
                places = [row[5] for row in db.execute(f"PRAGMA table_info({name})")]
                keys = sum(map(bool, places))
                assert places[:keys] == [*range(1, keys + 1)], name


async def test_a_default_zone_of_before_is_none_and_a_chosen_one_stays(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite3"
    settings = [b'{"zone":"UTC","keeps":7}', b'{"zone":"Europe/Berlin"}', b'{"keeps":7}']
    store = await SqliteStore.open(path)
    for server, kept in enumerate(settings):
        await store.save_server(server, kept)
    await store.close()
    [script] = [text for _, name, text in migrations() if name.endswith("chosen_zones")]
    with closing(sqlite3.connect(path)) as db:
        db.executescript(script)
        rows = db.execute("SELECT settings FROM servers ORDER BY id").fetchall()
    assert rows == [(b'{"zone":"","keeps":7}',), (settings[1],), (settings[2],)]
