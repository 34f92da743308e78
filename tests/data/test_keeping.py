"""What becomes of what is stored: packed, deleted, and taken out where a person wants that."""

from __future__ import annotations

import lzma
import re
import sqlite3
from base64 import b64decode
from functools import partial
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from data.records import Act, Capture, Change, Entry, SeatRecord, Share, SharedDay
from data.store.errors import DamagedTable
from data.store.packing import QUICK, BadPack, among, pack, unpack
from data.store.privacy import KINDS, PERSONAL, PORTION, without
from data.store.retention import PORTION as DELETED
from data.store.retention import ROWS, delete_some, drop_rows, keep_packed
from data.store.sql_store import SqlStore
from data.store.sqlite_store import SqliteStore
from tests.data.places import Place
from tests.data.sample import SNOWFLAKE, TABLE, add_results, hand, results
from tests.data.test_podiums import PODIUM, message_of

ADA, BEN = SNOWFLAKE, SNOWFLAKE + 100

LOG = [
    Entry(0, -2, "begin", 0, b"", b"[]", 1.7e9),
    Entry(1, -1, "roll 6", 0, b'{"type":"roll","u":[1, 2]}', b'[{"pips":6}]', 1.7e9 + 1.234),
    Entry(2, 0, "move 2", ADA, b"", b'[{"to":0}]', 1.7e9 + 0.5, True),
    Entry(3, 1, "roll", BEN, b"", b"[]", 1.7e9 + 99.999),
]


async def played(store: SqlStore, **fields: object) -> int:
    """Store a table of Ada's and Ben's that is over, with its log."""
    setup = json.encode({"preset": "book", "invited": [ADA, BEN], "opener": ADA, "first": 0})
    seats = [SeatRecord(0, ADA), SeatRecord(1, BEN), SeatRecord(2, None, "easy", away=ADA)]
    record = replace(TABLE, status="ended", host=ADA, setup=setup, seats=seats, seq=4)
    table = await store.open_table(record := replace(record, **fields))
    own = hand(table, ADA, server=record.server, message=8)
    await store.commit(Change(table=table, entries=LOG, messages=own))
    return table


def test_a_packed_log_is_the_same_and_small() -> None:
    assert unpack(pack(LOG)) == LOG
    assert len(pack(LOG * 100)) < len(json.encode(LOG * 100)) / 15
    assert unpack(pack([])) == []
    assert unpack(pack(LOG, QUICK)) == LOG


BEFORE = (
    "MXicZY7NCoMwEIRfRfY8wmYN0eRVQg4tpEVIVfyDIr57YxF76B6H+b4d7xmlgO7x2XYERrekBB+gav4dHrc0xQCv"
    "UCrQ2KdUmKO90fweIrlvRKCFXO4UEnb4jYZ2mMiZPduk0pdEMkivfo2FELRRyjSGVaOl1syi7bkhu3tynOmyzvQ8"
    "Lgdc4Rzwj1YXGmCttvb8GD4UNT6N"
)
"""The same log as version 1 packed it."""


SMALL = b'[[1],[0],["a"],[7],[1],[null],[[]],[0],"FA==",[0]]'
"""What a log of one answer is before it is compressed."""


def test_the_person_of_a_seat_may_change() -> None:
    by = ADA, BEN, BEN, 0, ADA
    log = [replace(LOG[2], seq=seq, by=person) for seq, person in enumerate(by)]
    assert unpack(pack(log)) == log
    [only] = unpack(b"2" + lzma.compress(SMALL))
    assert only == Entry(1, 0, "a", 7, b"", b"[]", 0.02)


def test_a_log_packed_by_an_earlier_version_is_read() -> None:
    assert unpack(b64decode(BEFORE)) == LOG


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"3",
        b"1nonsense",
        b"2nonsense",
        pack(LOG)[:-9],
        b64decode(BEFORE)[:-9],
        b"2" + lzma.compress(SMALL.replace(b"[7],[1]", b"[7],[2]")),
        b"2" + lzma.compress(SMALL.replace(b"[7],[1]", b"[7],[0]")),
        b"2" + lzma.compress(SMALL.replace(b'"FA=="', b'""')),
        b"2" + lzma.compress(SMALL.replace(b'"a"', b"")),
        b"2" + lzma.compress(b"{}"),
    ],
)
def test_a_damaged_pack_is_no_log(data: bytes) -> None:
    with pytest.raises(BadPack):
        unpack(data)


async def test_finished_tables_are_packed_bit_by_bit_and_read_as_before(
    store: SqlStore,
) -> None:
    over = [await played(store, changed_at=50.0) for _ in range(2)]
    running = await played(store, changed_at=50.0, status="running")
    fresh = await played(store, changed_at=500.0)
    assert [await store.pack(100.0) for _ in range(3)] == [1, 1, 0]
    for table in (*over, running, fresh):
        assert await store.log(table) == LOG
        assert await store.log(table, 2) == LOG[2:]
    rows = await store._read('SELECT "table", people FROM packed')
    assert [table for table, _ in rows] == over
    assert {people for _, people in rows} == {f",{ADA},{BEN},"}
    assert {table for (table,) in await store._read('SELECT "table" FROM log')} == {running, fresh}
    await store._write('UPDATE packed SET log = ? WHERE "table" = ?', b"1", over[0])
    with pytest.raises(DamagedTable):
        await store.log(over[0])


async def long(store: SqlStore, **fields: object) -> tuple[int, list[Entry]]:
    """Store a table that is over, with more answers than are read or deleted in one go."""
    table = await played(store, **fields)
    more = [replace(LOG[2], seq=seq) for seq in range(len(LOG), 2 * ROWS + 1)]
    await store.commit(Change(table=table, entries=more))
    return table, [*LOG, *more]


async def test_a_long_log_is_packed_in_steps_that_can_be_interrupted(store: SqlStore) -> None:
    """At every moment it is read as a whole, and told of once."""
    table, log = await long(store, changed_at=50.0)
    people = among(each.by for each in log)
    await store._writer.write(partial(keep_packed, table=table, people=people, log=pack(log)))
    assert await store._writer.write(partial(drop_rows, table=table))
    assert len(await store._read('SELECT 1 FROM log WHERE "table" = ?', table)) == ROWS + 1
    assert await store.log(table) == log
    answers = (await store.about(ADA, table))["answers"]
    assert len(answers) == len([each for each in log if each.by == ADA])
    await store.take_out(ADA, table)
    assert [await store.pack(100.0) for _ in range(2)] == [1, 0]
    assert await store._read("SELECT 1 FROM log") == []
    assert {each.by for each in await store.log(table)} == {0, BEN}


async def test_a_person_taken_out_meanwhile_is_not_packed(store: SqlStore) -> None:
    table, log = await long(store)
    people, packed = among(each.by for each in log), pack(log)
    keep = partial(keep_packed, table=table, people=people, log=packed)
    await store.take_out(ADA, table)
    assert not await store._writer.write(keep)
    assert await store.pack(1e12) == 1
    assert {each.by for each in await store.log(table)} == {0, BEN}


async def test_a_long_log_that_is_not_packed_is_deleted_in_steps(store: SqlStore) -> None:
    table, _ = await long(store, server=1, changed_at=50.0)
    first = await store._writer.write(partial(delete_some, server=1, before=100.0))
    assert first is None
    assert len(await store._read("SELECT 1 FROM log")) == ROWS + 1
    assert await store.delete_over(1, 100.0) == [table]
    table, _ = await long(store, server=1)
    assert await store.forget_server(1) == [table]


async def test_finished_games_are_deleted_by_server_bit_by_bit(store: SqlStore) -> None:
    for _ in range(DELETED + 1):
        await played(store, server=1, changed_at=50.0)
    kept = [
        await played(store, server=1, changed_at=500.0),
        await played(store, server=1, changed_at=50.0, status="running"),
        await played(store, server=5, changed_at=50.0),
    ]
    await store.pack(60.0)
    assert await store.next_server_over(0) == 1
    assert await store.next_server_over(1) == 5
    assert await store.next_server_over(5) is None
    assert [len(await store.delete_over(1, 100.0)) for _ in range(3)] == [DELETED, 1, 0]
    for name in ("seats", "log", "messages"):
        left = await store._read(f'SELECT DISTINCT "table" FROM {name} ORDER BY 1')
        assert [table for (table,) in left] == kept, name
    assert await store._read("SELECT * FROM packed") == []
    assert await store.servers() == [1, 5]


async def test_servers_that_were_left_are_known_until_they_are_forgotten(
    store: SqlStore,
) -> None:
    await store.leave_server(1, 10.0)
    await store.leave_server(1, 20.0)
    await store.leave_server(2, 30.0)
    await store.enter_server(2)
    assert await store.left_servers() == {1: 10.0}
    tables = [await played(store, server=1) for _ in range(DELETED + 1)]
    await store.note_act(Act(server=1, at=5.0, by=ADA, what="end"))
    assert await store.forget_server(1) == tables
    assert (await store.left_servers(), await store.acts(1, 9)) == ({}, [])


async def test_a_server_with_nothing_but_wishes_or_shared_days_is_known(store: SqlStore) -> None:
    """Else, left while the bot was away, it would never be forgotten."""
    await store.choose_interest(7, ADA, "")
    await store.answer_daily(ADA, 3, "", "1")
    day = SharedDay(channel=9, day=3, server=8)
    assert await store.share(day, Share(person=ADA, points=1, marks="1"))
    assert await store.servers() == [7, 8]


async def test_old_acts_are_deleted(store: SqlStore) -> None:
    for at in (*ROWS * (1.0,), 2.0):
        await store.note_act(Act(server=1, at=at, by=ADA, what="end"))
    await store.delete_acts(2.0)
    assert [act.at for act in await store.acts(1, 9)] == [2.0]


IMPERSONAL = {
    "tables": "id status game version server channel message posted_at shown seed contributions seq "
    "snapshot snapshot_seq snapshot_chances due opened_at changed_at revision posting remains packed "
    "outage late ends held settles held_due changes appointed",
    "seats": "table seat level since missed finishing called",
    "log": "table seq seat action question events at itself",
    "packed": "table",
    "servers": "id",
    "acts": "id server at what table",
    "results": "table seat since server game rules six seats people day season level left place joint "
    "start share captured lost sixes rolls wait aside lost_points choices tells least swept mistakes "
    "weighed counts told",
    "captures": "table by of times answered",
    "owed": "table server day season failed",
    "podiums": "server season until changes",
    "dailies": "day answers",
    "shared_days": "server channel day told changes shared",
    "day_shares": "channel day points marks",
    "cups": "id server channel status seed seq due changed_at changes posts",
    "cup_log": "cup seq at",
    "cup_tables": "cup round place table",
    "cup_bars": "cup key",
    "messages": "id kind key table server channel message posted_at posting posted_for shows remains "
    "refused closed changes",
    "message_people": "message own",
    "interests": "server game pinged lobby",
    "departures": "server at",
    "notices": "id shard kind table",
    "memory": "key value",
    "migrations": "number name applied_at",
}
"""By table: the columns in which no person's id stands."""

PASSING = frozenset({"notices.person"})
"""Columns that hold an id until a home has heeded the letter."""


async def test_every_column_is_known_to_hold_a_persons_id_or_none(tmp_path: Path) -> None:
    await (await SqliteStore.open(tmp_path / "p.sqlite3")).close()
    db = sqlite3.connect(tmp_path / "p.sqlite3")
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    there = {
        f"{table}.{row[1]}"
        for table in tables
        if not table.startswith("sqlite_")
        for row in db.execute(f"PRAGMA table_info({table})")
    }
    db.close()
    impersonal = {f"{table}.{each}" for table, all in IMPERSONAL.items() for each in all.split()}
    assert not impersonal & PERSONAL.keys()
    assert impersonal | PERSONAL.keys() | PASSING == there
    assert set(KINDS) == set(" ".join(PERSONAL.values()).split())


@pytest.mark.parametrize("page", ["docs/legal/PRIVACY.md", "docs/legal/PRIVACY.de.md"])
def test_each_column_of_results_has_its_reason_on_the_privacy_page(page: str) -> None:
    """Whoever adds one says there what for."""
    text = (Path(__file__).parents[2] / page).read_text(encoding="utf-8")
    named = {
        column
        for line in text.splitlines()
        if line.startswith("| `")
        for column in re.findall("`([a-z_]+)`", line.split("|")[1])
    }
    assert named == {*IMPERSONAL["results"].split(), "person"}


def test_an_id_is_taken_out_of_choices_wherever_it_stands() -> None:
    chosen = {"a": [1, 2], "b": {"1": [3], "2": {"c": 1}}, "d": 1, "e": True, "f": "1"}
    left = {"a": [2], "b": {"2": {"c": None}}, "d": None, "e": True, "f": "1"}
    assert without(chosen, 1) == left


@pytest.mark.parametrize("packed", [False, True])
async def test_a_person_is_told_of_and_taken_out_of_everything(
    store: SqlStore, packed: bool
) -> None:
    """The bytes of their id are nowhere in the database then, but where a server blocks them."""
    tables = [await played(store, changed_at=50.0) for _ in range(2)]
    other = await played(store, host=BEN, setup=b"{}", seats=[SeatRecord(0, BEN)])
    await store._write('DELETE FROM log WHERE "table" = ? AND "by" = ?', other, ADA)
    [own] = (await store.hands(other)).values()
    await store.drop_message(own)
    await store.save_person(ADA, b'{"theme":"dark"}')
    captures = tuple(Capture(other, *each) for each in ((0, 1, 3), (1, 0, 2), (1, 2, 9)))
    rows = results(other, ADA, BEN, None)
    await store.commit(Change(table=other, results=rows, captures=captures))
    await store.add_podium(PODIUM, message_of(PODIUM))
    assert await store.answer_daily(ADA, 3, "", "2,0")
    assert await store.share(SharedDay(server=1, channel=7, day=3), Share(ADA, 80, "✅"))
    await store.choose_interest(1, ADA, "classic")
    await store.note_act(Act(server=1, at=1.0, by=ADA, what="block", person=BEN))
    await store.note_act(Act(server=1, at=2.0, by=BEN, what="block", person=ADA))
    await store.save_server(1, json.encode({"blocked": [ADA]}))
    if packed:
        assert [await store.pack(100.0) for _ in range(3)] == [1, 1, 0]
    assert [table async for table in store.traces(ADA)] == tables
    beside = await store.about(ADA)
    assert beside["settings"] == {"theme": "dark"}
    assert ([act["at"] for act in beside["acts"]], beside["blocked"]) == ([1.0, 2.0], [1])
    assert [row["table"] for row in beside["results"]] == [other]
    assert [each["times"] for each in beside["captures"]] == [3, 2]
    assert [each["place"] for each in beside["podiums"]] == [1]
    assert beside["dailies"] == [{"day": 3, "answers": "2,0"}]
    assert beside["shares"] == [{"day": 3, "channel": 7, "points": 80, "marks": "✅"}]
    assert beside["interests"] == [{"server": 1, "game": "classic", "pinged": 0.0, "lobby": 0}]
    at_table = await store.about(ADA, tables[0])
    assert (at_table["host"], at_table["named_in"]) == (True, ["invited", "opener"])
    assert at_table["seats"] == [{"seat": 0, "away": None}, {"seat": 2, "away": 1}]
    assert [answer["action"] for answer in at_table["answers"]] == ["move 2"]
    assert [hand["message"] for hand in at_table["hands"]] == [8]
    assert str(BEN) not in json.encode([beside["settings"], at_table]).decode()

    for table in tables:
        await store.take_out(ADA, table)
    await store.take_out(ADA)
    assert [table async for table in store.traces(ADA)] == []
    assert (await store.about(ADA)) == {
        "person": ADA, "settings": None, "acts": [], "blocked": [1],
        "results": [], "captures": [], "podiums": [], "dailies": [], "shares": [], "messages": [], "cups": [], "bars": [],
        "interests": [],
    }  # fmt: skip
    record = await store.load(tables[0])
    assert record is not None
    assert [seat.person for seat in record.seats] == [None, BEN, None]
    assert json.decode(record.setup)["invited"] == [BEN]
    assert await store.log(tables[0]) == [
        replace(each, by=each.by * (each.by != ADA)) for each in LOG
    ]
    assert len([table async for table in store.traces(BEN)]) == 3
    assert [each.person for each in await store.results_at([other])] == [None, BEN, None]
    assert await store.captures_at([other]) == list(captures)


async def test_traces_are_found_beyond_the_first_portion(place: Place, store: SqlStore) -> None:
    await store._write(place.numbered, PORTION)
    first = await played(store)
    await store._write(place.numbered, 3 * PORTION)
    last = await played(store)
    assert [table async for table in store.traces(ADA)] == [first, last]


async def test_games_and_people_that_a_shorter_time_would_lose_are_counted(store: SqlStore) -> None:
    await add_results(
        store, [*results(7, 1, 2, day=10, server=1), *results(8, 2, 3, day=20, server=1)]
    )
    assert (await store.losing(1, 0.0, 15))["results_days"] == (1, 2)
    assert (await store.losing(1, 0.0, 25))["results_days"] == (2, 3)
    assert await store.losing(2, 0.0, 25) == {"keeps": (0, 0), "results_days": (0, 0)}
