"""A PostgreSQL database: who may have it, how it is set up, what its errors mean, how it is copied."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from threading import Barrier, Event
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace
from psycopg import errors

import data.store.postgres.connection
import data.store.postgres.store
from data.records import Change
from data.store.addresses import Postgres
from data.store.errors import (
    BackupExists,
    DatabaseFull,
    DatabaseInUse,
    DatabaseNewer,
    DatabaseUnusable,
    ShardInUse,
)
from data.store.homes import Home
from data.store.migrating import FOLDER, migrations
from data.store.postgres.connection import Connection, Database, connected, translated
from data.store.postgres.store import TABLES, Identity, PostgresStore, migrate, others
from data.store.sqlite_store import SqliteStore
from tests.data.places import needs_postgres
from tests.data.sample import TABLE, answer, entry, hand, lobby
from tests.postgres import databases

pytestmark = needs_postgres

LETTERS = {"inbox", "shares"}
"""The tables that a file lacks, as it has one process: what is in them holds for seconds."""


@pytest.fixture
def url() -> str:
    return databases().migrated()


@pytest.fixture
def empty() -> str:
    return databases().make()


@pytest.fixture
async def store(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    yield store
    await store.close()


async def test_a_connection_that_is_still_being_made_is_closed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, begun, go_on = list[psycopg.Connection[Any]](), Event(), Event()

    def slowly(url: str) -> psycopg.Connection[Any]:
        begun.set()
        go_on.wait()
        made.append(connected(url))
        return made[-1]

    monkeypatch.setattr(data.store.postgres.connection, "connected", slowly)
    db = Database(url, "here")
    connecting = asyncio.create_task(db.connect())
    await asyncio.to_thread(begun.wait)
    connecting.cancel()
    go_on.set()
    await db.close()
    assert [each.closed for each in made] == [True]


def done(url: str, statement: str) -> list[Any]:
    """Do a statement as another program would, in a transaction of its own."""
    with psycopg.connect(url, autocommit=True) as db:
        cursor = db.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


# Who may have it


async def test_a_shard_has_one_holder_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in one process; others may hold other shards of the same database."""
    monkeypatch.setattr(data.store.postgres.store, "PATIENCE", 0.5)
    first = await PostgresStore.open(url, home=Home(4, frozenset({0})))
    with pytest.raises(ShardInUse) as refused:
        await PostgresStore.open(url, home=Home(4, frozenset({0, 3})))
    assert refused.value.about["shard"] == "0"
    beside = await PostgresStore.open(url, home=Home(4, frozenset({1, 2})))
    with pytest.raises(DatabaseInUse):
        await PostgresStore.open(url, home=Home(4, frozenset({2, 3})))
    await beside.close()
    await (await PostgresStore.open(url, home=Home(4, frozenset({2, 3})))).close()
    await first.close()


async def test_another_number_of_shards_than_at_the_first_start_is_refused(url: str) -> None:
    """Else two processes would both be home to a server."""
    await (await PostgresStore.open(url, home=Home(4, frozenset({0})))).close()
    with pytest.raises(DatabaseUnusable, match="for 4 shards, and POEPPEL_SHARDS says 2:"):
        await PostgresStore.open(url, home=Home(2, frozenset({1})))
    await (await PostgresStore.open(url, home=Home(4, frozenset({1})))).close()


@pytest.mark.parametrize(
    ("ahead", "says"), [(40, "40 seconds ahead of"), (-40, "40 seconds behind")]
)
async def test_a_clock_that_is_40_seconds_off_is_refused(
    ahead: float, says: str, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data.store.postgres.store, "wall", lambda: time.time() + ahead)
    with pytest.raises(DatabaseUnusable, match=says):
        await PostgresStore.open(empty)
    assert done(empty, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]
    monkeypatch.setattr(data.store.postgres.store, "wall", lambda: time.time() + ahead / 2)
    await (await PostgresStore.open(empty)).close()


async def test_nothing_is_migrated_while_older_workers_run(url: str) -> None:
    """Those that only begin do not keep each other from it."""
    number, *_ = migrations(FOLDER / "postgres")[-1]
    old = await PostgresStore.open(url, home=Home(2, frozenset({0})))
    done(url, f"DELETE FROM migrations WHERE number = {number}")
    with pytest.raises(DatabaseUnusable, match="an older version"):
        await PostgresStore.open(url, home=Home(2, frozenset({1})))
    await old.close()
    starting = Identity(url, "here")
    starting.hold([0])
    with psycopg.connect(url, autocommit=True) as db:
        assert others(db) == 0
        starting.running()
        assert others(db) == 1
    starting.close()


async def test_a_shard_is_waited_for_whose_holder_has_just_ended(
    url: str, store: PostgresStore
) -> None:
    opening = asyncio.create_task(PostgresStore.open(url))
    await asyncio.sleep(0.2)
    assert not opening.done()
    await store.close()
    await (await opening).close()


@pytest.mark.parametrize(
    "foreign", ["CREATE TABLE other (id bigint)", "CREATE TABLE migrations ()"]
)
async def test_a_database_of_another_program_is_left_as_it_is(empty: str, foreign: str) -> None:
    done(empty, foreign)
    with pytest.raises((DatabaseUnusable, psycopg.Error)):
        await PostgresStore.open(empty)
    count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert done(empty, count) == [(1,)]


async def test_a_database_of_a_newer_version_is_left_as_it_is(
    url: str, store: PostgresStore
) -> None:
    await store.close()
    newest = migrations(FOLDER / "postgres")[-1].number
    done(url, f"INSERT INTO migrations VALUES ({newest + 1}, 'later', 0)")
    with pytest.raises(DatabaseNewer) as refused:
        await PostgresStore.open(url)
    assert refused.value.about == {
        "file": str(Postgres(url)), "has": str(newest + 1), "knows": str(newest),
    }  # fmt: skip


async def test_an_old_postgresql_is_refused(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data.store.postgres.store, "OLDEST", 990000)
    with pytest.raises(DatabaseUnusable, match="99 or newer"):
        await PostgresStore.open(empty)
    assert done(empty, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]


async def test_a_password_stands_in_no_sentence_and_in_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    url = f"postgresql://poeppel:mellon@/poeppel?host={tmp_path}"
    with pytest.raises(DatabaseUnusable) as refused:
        await PostgresStore.open(url)
    assert refused.value.about["file"] == f"postgresql://{tmp_path}/poeppel"
    assert "mellon" not in f"{refused.value.about}{caplog.text}"


# How it is set up


async def test_both_databases_have_the_same_tables_columns_keys_and_indexes(
    url: str, store: PostgresStore, tmp_path: Path
) -> None:
    await (await SqliteStore.open(tmp_path / "p.sqlite3")).close()
    with closing(sqlite3.connect(tmp_path / "p.sqlite3")) as db:
        columns = {
            (table, row[1], bool(row[3]) or bool(row[5]))
            for table in (*TABLES, "migrations")
            for row in db.execute(f"PRAGMA table_info({table})")
        }
        keys = {
            (table, tuple(row[1] for row in sorted(rows, key=lambda row: row[5]) if row[5]))
            for table in (*TABLES, "migrations")
            for rows in [db.execute(f"PRAGMA table_info({table})").fetchall()]
        }
        indexes = {
            name: " ".join(script.split())
            for name, script in db.execute(
                "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
            )
        }
    found = done(
        url,
        "SELECT table_name, column_name, is_nullable = 'NO' FROM information_schema.columns "
        "WHERE table_schema = 'public'",
    )
    assert {row for row in found if row[0] not in LETTERS} == columns
    found = done(
        url,
        "SELECT conrelid::regclass::text, (SELECT array_agg(attname::text ORDER BY place) "
        "FROM unnest(conkey) WITH ORDINALITY AS of(number, place) "
        "JOIN pg_attribute ON attrelid = conrelid AND attnum = number) "
        "FROM pg_constraint WHERE contype = 'p' AND connamespace = 'public'::regnamespace",
    )
    assert {(table, tuple(key)) for table, key in found if table not in LETTERS} == keys
    scripts = (FOLDER / "postgres").glob("*.sql")
    said = " ".join(" ".join(each.read_text("utf-8") for each in scripts).split())
    there = done(url, "SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")
    named = {name for (name,) in there if not name.endswith("_pkey")}
    assert named - {f"{table}_shard" for table in LETTERS} == indexes.keys()
    for script in indexes.values():
        assert f"{script};" in said


def test_all_that_can_be_copied_is_every_table(url: str) -> None:
    found = done(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    assert {name for (name,) in found} == {*TABLES, "migrations", *LETTERS}


async def test_a_migration_is_applied_once_and_whole(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "postgres").mkdir()
    (tmp_path / "postgres/0001_a.sql").write_text("CREATE TABLE a (id bigint); nonsense;")
    monkeypatch.setattr(data.store.postgres.store, "FOLDER", tmp_path)
    with psycopg.connect(empty, autocommit=True) as db:
        with pytest.raises(errors.SyntaxError):
            migrate(db, "here", lambda: 1.0)
        count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        assert done(empty, count) == [(0,)]
        (tmp_path / "postgres/0001_a.sql").write_text("CREATE TABLE a (id bigint);")
        for _ in range(2):
            migrate(db, "here", lambda: 1.0)
    assert done(empty, "SELECT * FROM migrations") == [(1, "0001_a", 1.0)]


async def test_a_default_zone_of_before_is_none(url: str, store: PostgresStore) -> None:
    await store.save_server(1, b'{"zone":"UTC","keeps":7}')
    await store.save_server(2, b'{"zone":"Asia/Tokyo"}')
    [script] = (FOLDER / "postgres").glob("*_chosen_zones.sql")
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(script.read_text())
    assert [await store.server(each) for each in (1, 2)] == [
        b'{"zone":"","keeps":7}',
        b'{"zone":"Asia/Tokyo"}',
    ]


# What its errors mean


async def test_a_connection_that_was_lost_is_made_anew(url: str, store: PostgresStore) -> None:
    """What was to be stored meanwhile is refused, and nothing of it is there."""
    table = await store.open_table(TABLE)
    done(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    with pytest.raises(DatabaseUnusable):
        await store.commit(answer(table, 0))
    assert await store.log(table) == []
    await store.commit(answer(table, 0))
    assert len(await store.log(table)) == 1


async def test_two_workers_in_a_deadlock_both_store_their_changes(url: str) -> None:
    """PostgreSQL ends one of two transactions that change the same rows in another order."""
    first, second = [await PostgresStore.open(url, home=Home(2, frozenset({n}))) for n in range(2)]
    for key in ("ada", "ben"):
        await first.remember(key, "")
    both = Barrier(2)

    def changed(*keys: str) -> Callable[[Any], None]:
        met = [both.wait]

        def change(db: Any) -> None:
            for key in keys:
                db.execute("UPDATE memory SET value = value || '+' WHERE key = ?", (key,))
                while met:
                    met.pop()(9)

        return change

    await asyncio.gather(
        first._transact(changed("ada", "ben")), second._transact(changed("ben", "ada"))
    )
    assert [await first.recall(key) for key in ("ada", "ben")] == ["++", "++"]
    for store in (first, second):
        await store.close()


def test_a_transaction_in_which_nothing_happens_keeps_nothing_locked(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a process that was stopped in it, whose tables another one has since."""
    monkeypatch.setattr(data.store.postgres.connection, "IDLE", 100)
    change = "UPDATE kept SET value = ?"
    done(url, "CREATE TABLE kept AS SELECT 1 AS value")
    with closing(Connection(url)) as stopped, closing(Connection(url)) as other:
        stopped.execute(change, (2,))
        other.execute("SET LOCAL lock_timeout = 10000")
        other.execute(change, (3,))
        other.commit()
        with pytest.raises(errors.IdleInTransactionSessionTimeout):
            stopped.commit()
        assert stopped.closed, "and the next work is done by a new one"
    assert done(url, "SELECT value FROM kept") == [(3,)]


def test_a_full_disk_and_a_refusal_are_said_and_a_mistake_of_ours_stays_one() -> None:
    db = Database("postgresql:///x", "here")
    full, lost = (
        db.explained(errors.DiskFull("no space")),
        db.explained(errors.AdminShutdown("bye")),
    )
    assert isinstance(full, DatabaseFull)
    assert isinstance(lost, DatabaseUnusable)
    assert lost.about == {"file": "here", "reason": "bye"}
    for mistake in (errors.UndefinedColumn("x"), errors.CheckViolation("y"), KeyError("z")):
        assert db.explained(mistake) is mistake


async def test_answers_go_in_few_statements_however_many_there_are(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else each would be a round trip."""
    tables = [await store.open_table(lobby()) for _ in range(40)]
    said: list[str] = []
    execute = psycopg.Connection.execute

    def counted(db: Any, statement: Any, *values: Any, **options: Any) -> Any:
        said.append(str(statement).split()[0])
        return execute(db, statement, *values, **options)

    monkeypatch.setattr(psycopg.Connection, "execute", counted)
    first = asyncio.create_task(store.commit(Change(table=tables[0], seq=1)))
    await asyncio.sleep(0)  # it is under way, and the others wait for the next transaction
    changes = [Change(table=table, seq=2, entries=[entry(1)]) for table in tables]
    await asyncio.gather(first, *(store.commit(change) for change in changes))
    assert said == ["BEGIN", "UPDATE", "COMMIT", "BEGIN", "UPDATE", "INSERT", "COMMIT"]
    assert [len(await store.log(table)) for table in tables] == 40 * [1]


def test_statements_for_many_rows_are_known_by_their_form() -> None:
    assert data.store.postgres.connection.INSERT.fullmatch(
        'INSERT INTO log ("table", seq) VALUES (?, ?)'
    )
    assert data.store.postgres.connection.UPDATE.fullmatch(
        "UPDATE tables SET seq = ?, due = ? WHERE id = ?"
    )
    assert not data.store.postgres.connection.UPDATE.fullmatch("UPDATE tables SET packed = 1")


def test_casts_and_percent_signs_are_not_taken_for_placeholders() -> None:
    assert translated("SELECT a::text FROM b WHERE c = ? AND d % 2 = :e") == (
        "SELECT a::text FROM b WHERE c = %b AND d %% 2 = %(e)b"
    )


# How it is copied


async def test_a_backup_names_no_person_that_is_to_be_taken_out(
    store: PostgresStore, tmp_path: Path
) -> None:
    """Also where the home of a table has not heeded that yet: nobody would after a way back."""
    table, other = [await store.open_table(lobby(host=7)) for _ in range(2)]
    done(
        store._url,
        f"INSERT INTO notices (shard, kind, person, \"table\") VALUES (0, 'gone', 7, {table})",
    )
    await store.backup(tmp_path / "copy.sqlite3")
    copied = await SqliteStore.open(tmp_path / "copy.sqlite3")
    assert [(await copied.load(each) or TABLE).host for each in (table, other)] == [0, 7]
    await copied.close()


async def test_a_backup_that_finds_no_space_names_the_file_and_leaves_none(
    store: PostgresStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(url: str, file: sqlite3.Connection) -> None:
        file.execute("PRAGMA max_page_count = 1")
        file.execute("CREATE TABLE large AS SELECT zeroblob(1000000) AS x")

    monkeypatch.setattr("data.store.postgres.store._copy", fill)
    with pytest.raises(DatabaseFull) as failure:
        await store.backup(tmp_path / "copy.sqlite3")
    assert failure.value.about == {"file": str(tmp_path / "copy.sqlite3")}
    assert not list(tmp_path.glob("copy*"))


async def test_a_backup_is_a_sqlite_file_of_one_moment(
    store: PostgresStore, tmp_path: Path
) -> None:
    """Numbers of deleted tables are not used again there."""
    table = await store.open_table(TABLE)
    await store.commit(replace(answer(table, 0), messages=hand(table)))
    await store.save_server(1, b"{}")
    gone = await store.open_table(lobby(server=5))
    await store.forget_server(5)
    target = tmp_path / "copy.sqlite3"
    await store.backup(target)
    with pytest.raises(BackupExists):
        await store.backup(target)
    copied = await SqliteStore.open(target)
    assert await copied.load(table) == await store.load(table)
    assert await copied.log(table) == await store.log(table)
    assert await copied.hands(table) == await store.hands(table)
    assert await copied.open_table(lobby()) > gone
    await copied.close()
    assert sorted(path.name for path in tmp_path.iterdir() if ".part" in path.name) == []
