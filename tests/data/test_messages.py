"""Messages that are kept true: changed where they are unchanged, shown notes late, carried on from 1.1.0."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy
from typing import Any

import discord
import psycopg
import pytest
from msgspec import json, structs
from msgspec.structs import asdict, replace

from cogs.platform.limits import place_of
from data.records import MessageRecord
from data.store.errors import Conflict
from data.store.migrating import FOLDER, migrations
from data.store.postgres import store as postgres_store
from data.store.postgres.store import PostgresStore, migrate
from data.store.rows import TABLE, columns
from data.store.sql_store import SqlStore
from data.store.sqlite_store import SqliteStore
from tests.data.golden import restored
from tests.data.places import Place, needs_postgres
from tests.data.sample import SNOWFLAKE, lobby, opened
from tests.data.test_podiums import ADA, BEN, PODIUM, message_of, stored
from tests.postgres import databases

SERVER = PODIUM.server
FIELDS: dict[str, Any] = {
    "message": SNOWFLAKE + 3,
    "posted_at": 1.25,
    "posting": 2.5,
    "posted_for": 6,
    "shows": "2",
    "remains": [7, SNOWFLAKE + 8],
    "refused": 4.5,
    "table": 5,
    "closed": True,
    "changes": 3,
}


async def read(store: SqlStore, season: str = PODIUM.season) -> MessageRecord:
    found = await store.message("podium", season, SERVER)
    assert found is not None
    return found


async def test_a_message_comes_back_with_every_field(place: Place) -> None:
    plain = asdict(message_of(PODIUM))
    assert {name for name, value in FIELDS.items() if value != plain[name]} == FIELDS.keys()
    async with opened(place.open()) as store:
        await stored(store, PODIUM, **FIELDS)
    async with opened(place.open()) as store:
        found = await read(store)
        assert replace(found, id=0) == message_of(PODIUM, **FIELDS)
        assert await store.message("podium", PODIUM.season, SERVER + 1) is None
        assert await store.message("cup", PODIUM.season, SERVER) is None


async def test_a_change_keeps_all_other_fields(store: SqlStore) -> None:
    await stored(store, PODIUM, **FIELDS)
    before = await read(store)
    after = await store.change_message(before, message=None, remains=[5], posting=2.5)
    assert after == replace(before, message=None, remains=[5], changes=4)
    assert await read(store) == after
    assert await store.change_message(after, posting=2.5, shows="2") == after, "nothing is changed"


async def test_a_message_that_was_changed_or_deleted_meanwhile_is_left_alone(
    store: SqlStore,
) -> None:
    await stored(store, PODIUM)
    before = await read(store)
    after = await store.change_message(before, posting=7.0)
    with pytest.raises(Conflict):
        await store.change_message(before, message=8)
    assert await read(store) == after
    await store.delete_podiums(SERVER, PODIUM.until + 1)
    with pytest.raises(Conflict):
        await store.change_message(after, message=8)
    await stored(store, PODIUM)
    assert (await read(store)).id > after.id, "numbers are never used twice"


async def test_a_note_of_the_shown_state_is_stored_with_a_later_transaction(place: Place) -> None:
    timed = list[float]()
    async with opened(place.open()) as store:
        await stored(store, PODIUM)
        before = await read(store)
        store.time_commits(timed.append)
        after = await store.change_message(before, shows="3")
        assert (timed, after) == ([], replace(before, shows="3"))
        after = await store.change_message(after, message=8)
        assert len(timed) == 1
        assert await read(store) == after
        await store.change_message(after, shows="4")
    async with opened(place.open()) as store:  # stored as the store was closed
        assert await read(store) == replace(after, shows="4")


async def test_a_late_note_of_a_message_that_has_changed_is_not_stored(store: SqlStore) -> None:
    """It may have been taken out with a person's data, or been replaced."""
    await stored(store, PODIUM)
    before = await read(store)
    after = await store.change_message(before, message=8, shows="")
    await store.change_message(before, shows="3")
    assert await read(store) == after


# Migrations from 1.1.0: a podium that may be on its way, a cup in its second round.

AS_OF_1_1 = 12
"""The last migration of PostgreSQL in 1.1.0."""

PLACED = '[{"ranking":"classic","place":1,"person":7,"games":9,"wins":4,"above":1.5}]'
PODIUMS = """
    INSERT INTO podiums (server, season, places, channel, until, message, posted_at, posting, remains,
    changes, shown, refused) VALUES (11, '2026-Q4', ?, 12, 1.8e9, NULL, 0.0, 2.5, ?, 3, -1, 0.0)
"""
CUPS = """
    INSERT INTO cups (server, channel, status, seed, seq, due, changed_at, message, posted_at, posting,
    remains, changes, shown, posts, posted, refused)
    VALUES (11, 13, 'running', ?, 9, 5.0, 4.0, 14, 3.0, 0.0, ?, 7, 6, 3, 2, 1.5)
"""


async def former(folder: Path) -> SqliteStore:
    """A file that 1.1.0 has written."""
    await restored(20, path := folder / "p.sqlite3")
    with closing(sqlite3.connect(path)) as db:
        db.execute(PODIUMS, (PLACED.encode(), b"[]"))
        db.execute(CUPS, (b"s" * 32, b"[15, 16]"))
        for table, setup in db.execute("SELECT id, setup FROM tables WHERE id = 1").fetchall():
            told = json.encode({**json.decode(setup), "beside": BESIDE, "calls": CALLS})
            db.execute("UPDATE tables SET setup = ?, server = 11 WHERE id = ?", (told, table))
        db.execute('DELETE FROM seats WHERE "table" = 1')
        db.executemany(SEATS, SEATED)
        db.execute('DELETE FROM hands WHERE "table" = 1')
        db.executemany(HANDS, DEALT)
        db.commit()
    return await SqliteStore.open(path)


async def carried(store: SqlStore, cup: int) -> None:
    podium = await store.message("podium", "2026-Q4", 11)
    assert podium is not None
    assert (podium.channel, podium.posting, podium.shows) == (12, 2.5, "")
    assert await store.due_podiums(0.0, 0.0) == [(11, "2026-Q4")]
    message = await store.message("cup", str(cup))
    assert message is not None
    assert replace(message, id=0) == MessageRecord(
        kind="cup",
        key=str(cup),
        server=11,
        channel=13,
        message=14,
        posted_at=3.0,
        posted_for=2,
        shows="6",
        remains=[15, 16],
        refused=1.5,
    )
    record = await store.cup(cup)
    assert record is not None
    assert (record.channel, record.changes, record.posts, record.due) == (13, 7, 3, 5.0)
    assert cup in await store.unshown_cups(1.5)


# Messages beside boards, which 1.1.0 kept in the setups of tables.

BESIDE = [
    {"channel": 12, "message": SNOWFLAKE + 21, "person": ADA, "shows": "replay:colours"},
    {"channel": 12, "message": SNOWFLAKE + 21, "person": BEN, "shows": ""},
    {"channel": 13, "message": -(SNOWFLAKE + 22), "person": BEN, "shows": ""},
    {"channel": 14, "message": SNOWFLAKE + 23, "person": None, "shows": ""},
]


# Pings, which 1.1.0 noted at seats, and in the setup of a table once a seat was given up.

CEM = BEN + 50
CALLS = {str(CEM): SNOWFLAKE + 33}
SEATS = """
    INSERT INTO seats ("table", seat, person, level, away, since, missed, finishing, called, note)
    VALUES (?, ?, ?, '', ?, 0, 0, -1, ?, ?)
"""
SEATED = [
    (1, 0, ADA, None, 4, SNOWFLAKE + 31),
    (1, 1, None, BEN, -1, -9),
    (1, 2, ADA, None, 4, SNOWFLAKE + 31),
]


# Hands, of which 1.1.0 had a table.

HANDS = """
    INSERT INTO hands ("table", person, channel, message, posted_at, shows, posting, remains, closed_at)
    VALUES (1, ?, ?, ?, 2.5, 'digest', ?, ?, ?)
"""
DEALT = [
    (ADA, 7, SNOWFLAKE + 41, 0.0, b"[42]", 0.0),
    (BEN, 8, None, 3.5, b"[]", 0.0),
    (CEM, 0, None, 0.0, b"[]", 4.5),
    (-9, 9, None, 0.0, b"[43]", 0.0),
]
"""One that is there, one that was being sent, one that was refused, one of a deleted person."""


async def carried_hands(store: SqlStore) -> None:
    hands = await store.hands(1)
    assert [*hands] == [ADA, BEN, CEM]
    assert replace(hands[ADA], id=0, key="") == MessageRecord(
        kind="hand",
        key="",
        table=1,
        server=11,
        channel=7,
        message=SNOWFLAKE + 41,
        posted_at=2.5,
        shows="digest",
        remains=[42],
    )
    assert (hands[BEN].message, hands[BEN].posting) == (None, 3.5)
    assert (hands[CEM].channel, hands[CEM].refused) == (0, 4.5)
    closed = [await store.numbered_message(each) for each in await store.closed_messages()]
    [left] = [each for each in closed if each is not None and each.kind == "hand"]
    assert (left.channel, left.remains) == (9, [43])
    assert [each["message"] for each in (await store.about(ADA, 1))["hands"]] == [SNOWFLAKE + 41]


async def carried_pings(store: SqlStore) -> None:
    """One that is there, one that was being sent, one to a person without a seat."""
    assert sorted(await store.pinged()) == [(1, ADA), (1, BEN), (1, CEM)]
    [there], [sending], [left] = [await store.pings_of(1, each) for each in (ADA, BEN, CEM)]
    assert (there.message, there.posting, there.posted_for) == (SNOWFLAKE + 31, 0.0, 4)
    assert [each.channel for each in (there, sending, left)] == [7, 8, 0], "of hands"
    assert (sending.message, sending.posting, sending.posted_for) == (None, 1.0, 8)
    assert (left.message, left.posting) == (SNOWFLAKE + 33, 0.0)
    record = await store.load(1)
    assert record is not None
    assert {each.shows for each in (there, sending, left)} == {place_of(record)}
    assert "calls" not in json.decode(record.setup)
    assert [each.called for each in record.seats] == [4, -1, 4]
    assert (await store.change_message(sending, message=5, posting=0.0)).changes == 1


async def carried_beside(store: SqlStore, table: int) -> None:
    """A post that names two, one of unknown fate, one that has to go."""
    rows = await store._read("SELECT id FROM messages WHERE kind = 'beside' ORDER BY key")
    found = [await store.numbered_message(id) for (id,) in rows]
    post, unknown, going = (structs.replace(each, id=0) for each in found if each)
    where: dict[str, Any] = {"kind": "beside", "table": table, "server": 11}
    at = discord.utils.snowflake_time(SNOWFLAKE + 22).timestamp()
    assert post == MessageRecord(
        key=f"{table}-{SNOWFLAKE + 21}",
        channel=12,
        message=SNOWFLAKE + 21,
        shows="replay:colours",
        **where,
    )
    assert unknown == MessageRecord(
        key=f"{table}-{SNOWFLAKE + 22}", channel=13, posting=unknown.posting, **where
    )
    assert unknown.posting == pytest.approx(at)
    assert (going.message, going.closed) == (SNOWFLAKE + 23, True)
    assert [each.key for each in await store.posts_of(table, ADA)] == [post.key]
    assert await store.posts_of(table, BEN) == []
    record = await store.load(table)
    assert record is not None
    assert "beside" not in json.decode(record.setup)
    assert [each async for each in store.traces(BEN)] == [table]
    await store.take_out(BEN, table)
    assert len(await store.closed_messages()) == 6, "the ping and the hand go, too"
    assert [each async for each in store.traces(BEN)] == []
    assert (await store.about(ADA, table))["named_in"] == ["beside"]


async def test_messages_of_a_file_of_1_1_are_carried_on(tmp_path: Path) -> None:
    store = await former(tmp_path)
    try:
        await carried(store, 2)
        first = await store.message("cup", "1")
        assert first is not None, "the cup of the kept database"
        assert (await store.change_message(first, message=5)).changes == 1
        await carried_pings(store)
        await carried_hands(store)
        await carried_beside(store, 1)
    finally:
        await store.close()


@needs_postgres
async def test_messages_of_a_postgresql_database_of_1_1_are_carried_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (scripts := tmp_path / "postgres").mkdir()
    for number, name, _ in migrations(FOLDER / "postgres"):
        if number <= AS_OF_1_1:
            copy(FOLDER / "postgres" / f"{name}.sql", scripts)
    url = databases().make()
    with psycopg.connect(url, autocommit=True) as db:
        with monkeypatch.context() as former:
            former.setattr(postgres_store, "FOLDER", tmp_path)
            migrate(db, "former", lambda: 1.0)
        db.execute(PODIUMS.replace("?", "%s").encode(), (PLACED.encode(), b"[]"))
        db.execute(CUPS.replace("?", "%s").encode(), (b"s" * 32, b"[15, 16]"))
        values = TABLE.cells(
            structs.replace(lobby(server=11), setup=json.encode({"beside": BESIDE, "calls": CALLS}))
        )
        there = db.execute(
            "SELECT column_name FROM information_schema.columns WHERE table_name = 'tables'"
        )
        former_names = {name for (name,) in there.fetchall()}
        row = {
            name: each
            for name, each in zip(TABLE.names, values, strict=True)
            if name in former_names
        }
        given = ", ".join("%s" for _ in row)
        db.execute(
            f"INSERT INTO tables ({columns(row)}) VALUES ({given})".encode(), [*row.values()]
        )
        db.cursor().executemany(SEATS.replace("?", "%s").encode(), SEATED)
        db.cursor().executemany(HANDS.replace("?", "%s").encode(), DEALT)
    store = await PostgresStore.open(url)
    try:
        await carried(store, 1)
        await carried_pings(store)
        await carried_hands(store)
        await carried_beside(store, 1)
    finally:
        await store.close()
