"""All tables at once: moved to PostgreSQL and back, restored there, laid out for other shards."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

import bot
import data.store.move_database
import data.store.postgres.store
from data import records
from data.store.addresses import Postgres
from data.store.errors import DatabaseUnusable
from data.store.homes import Home
from data.store.notices import Notice
from data.store.postgres.store import TABLES, PostgresStore
from data.store.shards import alive
from data.store.sqlite import copy
from data.store.sqlite_store import SqliteStore
from tests.command_line import Capture, refusal
from tests.data.places import needs_postgres
from tests.data.sample import RESULT, TABLE, add_results, answer, hand, lobby, results
from tests.databases import made
from tests.postgres import databases
from tests.words import EN

pytestmark = needs_postgres


@pytest.fixture
def url(monkeypatch: pytest.MonkeyPatch) -> str:
    """A database that is empty, and the one of the bot."""
    url = databases().make()
    monkeypatch.setenv("POEPPEL_DATABASE", url)
    monkeypatch.setattr(data.store.postgres.store, "PATIENCE", 0.2)
    return url


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with something of everything, and a table that was deleted."""
    file = made(tmp_path / "p.sqlite3")

    async def fill() -> None:
        store = await SqliteStore.open(file)
        table = await store.open_table(TABLE)
        await store.commit(replace(answer(table, 0), messages=hand(table)))
        await store.save_server(1, b'{"a":"\xc3\xb6"}')
        await store.save_person(2, b"{}{")
        await store.note_act(
            records.Act(server=1, at=1.5, by=3, what="x", table=1, person=4, about="{}")
        )
        found = (RESULT, *results(2, 5, None)), [records.Capture(1, 0, 1, 2)]
        await add_results(store, *found)
        await store.leave_server(7, 2.25)
        await store.remember("key", "tab\there\nand \\N there")
        await store.open_table(lobby(server=5))
        await store.forget_server(5)
        await store.close()

    asyncio.run(fill())
    return file


def rows(file: Path) -> dict[str, list[Any]]:
    """Return all that a file holds."""
    with closing(sqlite3.connect(file)) as db:
        found = {table: sorted(db.execute(f"SELECT * FROM {table}"), key=repr) for table in TABLES}
        return {
            **found,
            "used": db.execute(
                "SELECT * FROM sqlite_sequence WHERE seq > 0 ORDER BY name"
            ).fetchall(),
        }


def done(url: str, statement: str) -> list[Any]:
    with psycopg.connect(url, autocommit=True) as db:
        cursor = db.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


@pytest.fixture
def opened(url: str) -> Iterator[PostgresStore]:
    """A worker that runs on the database."""
    with asyncio.Runner() as runner:
        store = runner.run(PostgresStore.open(url, home=Home(4, frozenset({1}))))
        yield store
        runner.run(store.close())


@pytest.mark.parametrize("command", ["move {0} {1}", "restore {0}"])
def test_without_room_for_a_copy_nothing_goes_there(
    command: str, url: str, file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk Python finds no folder where it could write."""
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: ["/nowhere"])
    assert "TMPDIR" in refusal(capsys, *command.format(file, url).split())


def test_all_tables_go_to_postgresql_and_back(
    url: str, file: Path, tmp_path: Path, capsys: Capture
) -> None:
    """Each row as it was, and the next table gets a number that was never used."""
    before = rows(file)
    assert all(
        before[table] for table in ("tables", "seats", "log", "message_people", "acts", "results")
    )
    assert bot.main(["move", str(file), url]) == 0
    assert f"are in {Postgres(url)} now" in capsys.readouterr().out
    assert rows(file) == before
    back = tmp_path / "back.sqlite3"
    assert bot.main(["move", url, str(back)]) == 0
    assert rows(back) == before

    async def go_on() -> int:
        store = await PostgresStore.open(url)
        await store.note_act(
            records.Act(server=1, at=1.5, by=3, what="x", table=1, person=4, about="{}")
        )
        table = await store.open_table(TABLE)
        await store.close()
        return table

    assert asyncio.run(go_on()) == 3
    assert bot.main(["backup", str(tmp_path / "copy.sqlite3")]) == 0
    assert len(rows(tmp_path / "copy.sqlite3")["tables"]) == 2


def test_nothing_goes_where_something_is(url: str, file: Path, capsys: Capture) -> None:
    assert bot.main(["move", str(file), url]) == 0
    capsys.readouterr()
    assert refusal(capsys, "move", str(file), url) == EN("store-not-empty", file=str(Postgres(url)))
    assert refusal(capsys, "move", url, str(file)) == EN("store-backup-exists", file=str(file))


def test_nothing_moves_while_a_bot_runs(
    url: str, file: Path, tmp_path: Path, capsys: Capture, opened: PostgresStore
) -> None:
    """Neither from where it is nor to there, whichever shards it has; nor is anything restored."""
    back = str(tmp_path / "back.sqlite3")
    for command in (
        ["move", str(file), url],
        ["move", url, back],
        ["shards", "2"],
        ["shards", "8"],
        ["restore", str(file)],
    ):
        said = EN("store-shard-in-use", file=str(Postgres(url)), shard="1")
        assert refusal(capsys, *command) == said
    assert not Path(back).exists()


def test_nothing_moves_from_a_file_in_use(url: str, file: Path, capsys: Capture) -> None:
    with asyncio.Runner() as runner:
        store = runner.run(SqliteStore.open(file))
        assert refusal(capsys, "move", str(file), url) == EN("store-in-use", file=str(file))
        runner.run(store.close())
    assert done(url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]


@pytest.mark.parametrize(
    ("table", "spoil"),
    [
        ("log", "UPDATE log SET at = at + 0.001"),
        ("seats", "DELETE FROM seats WHERE seat = 1"),
        ("memory", "UPDATE memory SET value = 'other'"),
        ("servers", "INSERT INTO servers VALUES (2, 'x')"),
    ],
)
def test_a_row_that_is_not_as_it_was_is_noticed_and_nothing_is_copied(
    table: str, spoil: str, url: str, file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = data.store.move_database._number

    def spoiled(here: sqlite3.Connection, db: Any) -> None:
        number(here, db)
        db.execute(spoil)

    monkeypatch.setattr(data.store.move_database, "_number", spoiled)
    said = EN("store-not-copied", file=str(Postgres(url)), table=table)
    assert refusal(capsys, "move", str(file), url) == said
    assert done(url, "SELECT count(*) FROM tables") == [(0,)]


@pytest.mark.parametrize("place", ["postgresql://me:mellon@/p", "postgresql:///p?password=mellon"])
def test_a_password_is_not_taken_where_others_can_read_it(place: str, capsys: Capture) -> None:
    said = refusal(capsys, "move", "p.sqlite3", place)
    assert "PGPASSFILE" in said
    assert "mellon" not in said


def test_tables_move_between_a_file_and_postgresql_only(
    url: str, file: Path, tmp_path: Path, capsys: Capture
) -> None:
    other = str(tmp_path / "other.sqlite3")
    assert "between a file and PostgreSQL" in refusal(capsys, "move", str(file), other)
    assert "must be a file, or" in refusal(capsys, "move", str(file), "mysql://there/p")
    assert "There is no database" in refusal(capsys, "move", other, url)


def test_a_backup_is_restored_and_the_former_database_is_kept(
    url: str, file: Path, tmp_path: Path, capsys: Capture
) -> None:
    before, kept = rows(file), tmp_path / "p.sqlite3.former-1"
    assert bot.main(["restore", str(file)]) == 0
    assert "There was no database before" in capsys.readouterr().out
    done(url, "DELETE FROM acts")
    changed = tmp_path / "changed.sqlite3"
    assert bot.main(["backup", str(changed)]) == 0
    assert bot.main(["restore", str(file)]) == 0
    assert f"The former database is {kept}" in capsys.readouterr().out
    assert rows(kept) == rows(changed) != before
    again = tmp_path / "again.sqlite3"
    assert bot.main(["backup", str(again)]) == 0
    assert rows(again) == before


BROKEN_OFF = """
    CREATE FUNCTION ends() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER ends AFTER INSERT ON memory DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION ends();
    INSERT INTO memory VALUES ('broken', '');
    DELETE FROM memory WHERE key = 'broken'
"""
"""The connection ends in the commit: nobody can tell whether that took place."""


@pytest.mark.parametrize("spoil", ["DELETE FROM seats WHERE seat = 1", BROKEN_OFF])
def test_a_failed_restoring_names_each_copy_that_it_leaves(
    spoil: str, url: str, file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bot.main(["move", str(file), url]) == 0
    capsys.readouterr()
    number, kept = data.store.move_database._number, file.with_name("p.sqlite3.former-1")

    def spoiled(here: sqlite3.Connection, db: Any) -> None:
        number(here, db)
        db.execute(spoil)

    monkeypatch.setattr(data.store.move_database, "_number", spoiled)
    said = refusal(capsys, "restore", str(file))
    assert (str(kept) in said) == kept.exists() == (spoil == BROKEN_OFF)
    assert done(url, "SELECT count(*) FROM tables") == [(1,)]


def test_a_backup_that_is_none_changes_nothing_in_postgresql(
    url: str, file: Path, tmp_path: Path, capsys: Capture
) -> None:
    assert bot.main(["move", str(file), url]) == 0
    capsys.readouterr()
    torn = tmp_path / "torn.sqlite3"
    copy(file, torn)
    torn.write_bytes(torn.read_bytes()[:5000])
    refusal(capsys, "restore", str(torn))
    assert "there is no such file" in refusal(capsys, "restore", str(tmp_path / "none"))
    assert done(url, "SELECT count(*) FROM tables") == [(1,)]


def test_a_database_is_laid_out_for_other_shards(url: str, file: Path, capsys: Capture) -> None:
    """Workers with the former number are refused then."""
    assert bot.main(["move", str(file), url]) == 0
    assert bot.main(["shards", "2"]) == 0
    assert "for 2 shards, before for 1" in capsys.readouterr().out
    assert bot.main(["shards", "4"]) == 0
    assert "for 4 shards, before for 2" in capsys.readouterr().out
    with asyncio.Runner() as runner:
        with pytest.raises(DatabaseUnusable, match="for 4 shards, and POEPPEL_SHARDS says 2"):
            runner.run(PostgresStore.open(url, home=Home(2, frozenset({0}))))
        store = runner.run(PostgresStore.open(url, home=Home(4, frozenset({3}))))
        runner.run(store.close())
    for number in ("0", "10001"):
        assert "1 to 10,000" in refusal(capsys, "shards", number)


def test_each_person_to_be_taken_out_is_taken_out(url: str, file: Path, tmp_path: Path) -> None:
    """A letter about a person goes along, to a file and back; the next process heeds it."""
    assert bot.main(["move", str(file), url]) == 0
    told = 'INSERT INTO notices (shard, kind, person, "table") VALUES '
    done(url, f"{told} (3, 'gone', 9, 1), (0, 'chosen', 8, 0)")
    back, other = tmp_path / "back.sqlite3", databases().make()
    assert bot.main(["move", url, str(back)]) == 0
    assert [row[1:] for row in rows(back)["notices"]] == [(3, "gone", 9, 1), (0, "chosen", 8, 0)]
    assert bot.main(["move", str(back), other]) == 0
    assert asyncio.run(heeded(back)) == [Notice("gone", 9, 1), Notice("chosen", 8)]
    assert asyncio.run(heeded(back)) == []
    done(other, "INSERT INTO notices (shard, kind, person, \"table\") VALUES (1, 'gone', 7, 1)")
    assert done(other, "SELECT max(id) FROM notices") == [(3,)]


async def heeded(file: Path) -> list[Notice]:
    """Return what the process of a file heeds at its start."""
    store, notices = await SqliteStore.open(file), list[Notice]()

    async def heed(notice: Notice) -> None:
        notices.append(notice)

    await store.process_messages.serve(lambda _: None, heed)
    await store.close()
    return notices


def test_no_table_loses_time_where_shards_are_changed(url: str, file: Path) -> None:
    """The note of when a shard was served goes to those that get its servers."""
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(f"INSERT INTO memory VALUES ('{alive(0, 1)}', '7.5')")
    assert bot.main(["move", str(file), url]) == 0
    assert bot.main(["shards", "2"]) == 0
    served = "SELECT key, value FROM memory WHERE key LIKE 'alive%' ORDER BY key"
    assert done(url, served) == [(alive(0, 2), "7.5"), (alive(1, 2), "7.5")]


def test_the_first_start_with_shards_takes_a_files_note_along(url: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(f"INSERT INTO memory VALUES ('{alive(0, 1)}', '7.5')")
    assert bot.main(["move", str(file), url]) == 0

    async def start() -> list[str | None]:
        homes = (Home(2, frozenset({shard})) for shard in (0, 1))
        stores = await asyncio.gather(*(PostgresStore.open(url, home=home) for home in homes))
        notes = [await store.recall(alive(n, 2)) for n, store in enumerate(stores)]
        for store in stores:
            await store.close()
        return notes

    assert asyncio.run(start()) == ["7.5", "7.5"]


def test_a_file_has_no_shards_to_be_laid_out(
    file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POEPPEL_DATABASE", str(file))
    assert "whose one process holds all" in refusal(capsys, "shards", "2")


@pytest.mark.parametrize("name", ["nowhere", "other"])
def test_a_foreign_or_unreachable_database_is_refused_in_one_sentence(
    name: str, url: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = f"postgresql://me:mellon@/p?host={tmp_path}" if name == "nowhere" else url
    if name == "other":
        done(url, "CREATE TABLE other (id bigint)")
    monkeypatch.setenv("POEPPEL_DATABASE", where)
    for command in (["backup", str(tmp_path / "x")], ["shards", "2"], ["export", "1"]):
        said = refusal(capsys, *command)
        assert said.startswith(EN("store-unusable", file=str(Postgres(where)), reason="")[:-1])
        assert "mellon" not in said
    assert not (tmp_path / "x").exists()
