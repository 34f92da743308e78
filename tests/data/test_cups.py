"""The store of cups: logs that follow one another, tables once each, nothing of deleted people."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec import structs

from data.records import CupEntry, CupRecord
from data.store.homes import Home
from data.store.sql_store import SqlStore
from tests.data.places import Place, needs_postgres
from tests.data.sample import SNOWFLAKE, lobby, opened

ADA, BEN, SERVER = SNOWFLAKE, SNOWFLAKE + 100, SNOWFLAKE + 7
HOUR = 3600.0


def record(**fields: Any) -> CupRecord:
    made = CupRecord(server=SERVER, channel=5, seed=b"s" * 32, seq=1, changes=1, posts=1)
    return structs.replace(made, **fields)


def entry(seq: int, person: int = ADA, by: int = 0, at: float = 1.0) -> CupEntry:
    return CupEntry(seq, at, by, msgspec.json.encode({"type": "Joined", "person": person}))


async def a_cup(store: SqlStore, **fields: Any) -> int:
    return await store.open_cup(record(**fields), CupEntry(0, 0.0, BEN, b'{"type":"Opened"}'))


async def test_a_cup_and_its_log_come_back(place: Place) -> None:
    async with opened(place.open()) as store:
        cup = await a_cup(store)
        assert await store.follow_cup(cup, [entry(1), entry(2, BEN)], 7.0, False, 1)
    async with opened(place.open()) as store:
        found = await store.cup(cup)
        assert found == record(id=cup, seq=3, due=7.0, changed_at=1.0, changes=2, posts=2)
        assert [each.seq for each in await store.cup_log(cup)] == [0, 1, 2]
        assert await store.cup(cup + 1) is None
        assert await store.cup_log(cup + 1) == []


async def test_an_event_that_follows_another_state_is_not_stored(store: SqlStore) -> None:
    cup = await a_cup(store)
    one, other = entry(1), entry(1, BEN)
    stored = await asyncio.gather(
        store.follow_cup(cup, [one], None, False, 0), store.follow_cup(cup, [other], None, False, 0)
    )
    assert sorted(stored) == [False, True]
    assert len(await store.cup_log(cup)) == 2
    assert not await store.follow_cup(cup, [entry(5)], None, False, 0)


async def test_running_cups_and_their_due_times(store: SqlStore) -> None:
    first, second = await a_cup(store, due=20.0), await a_cup(store, due=10.0)
    await a_cup(store, server=SERVER + 1)
    assert [each.id for each in await store.cups_on(SERVER)] == [first, second]
    assert len(await store.running_cups()) == 3
    assert await store.next_cup_due(0.0) == (10.0, second)
    assert await store.next_cup_due(20.0) is None
    assert await store.due_cups(20.0) == [second, first]
    await store.follow_cup(second, [entry(1)], 10.0, True, 0)
    assert await store.due_cups(20.0) == [first]
    assert [each.id for each in await store.cups_on(SERVER)] == [first]


async def test_running_cups_of_a_person_on_all_shards(store: SqlStore) -> None:
    own, foreign, over, others = [
        await a_cup(store, server=SERVER + (each << 22)) for each in range(4)
    ]
    for cup in (own, foreign, over):
        await store.follow_cup(cup, [entry(1)], None, cup == over, 0)
    await store.follow_cup(others, [entry(1, BEN)], None, False, 0)
    store.home = Home(2, frozenset({Home(2).shard(SERVER)}))
    assert await store.cups_with(ADA) == [own, foreign]


async def test_messages_behind_their_cup(store: SqlStore) -> None:
    cup = await a_cup(store)
    assert await store.unshown_cups(0.0) == [cup]
    message = await store.message("cup", str(cup))
    assert message is not None
    assert (message.server, message.channel, message.message) == (SERVER, 5, None)
    message = await store.change_message(message, shows="1", message=8)
    assert await store.unshown_cups(0.0) == [cup]
    message = await store.change_message(message, posted_for=1)
    assert await store.unshown_cups(0.0) == []
    await store.follow_cup(cup, [entry(1)], None, False, 0)
    assert await store.unshown_cups(0.0) == [cup]
    await store.change_message(message, refused=50.0)
    assert (await store.unshown_cups(49.0), await store.unshown_cups(50.0)) == ([], [cup])


async def test_a_table_of_a_round_is_stored_once(store: SqlStore) -> None:
    cup = await a_cup(store)
    numbers = await asyncio.gather(*(store.seat_cup(cup, 1, 2, lobby()) for _ in range(3)))
    assert len(set(numbers)) == 1
    other = await store.seat_cup(cup, 1, 1, lobby())
    assert await store.cup_tables(cup) == {(1, 1): other, (1, 2): numbers[0]}


async def test_tables_of_a_running_cup_are_kept(store: SqlStore) -> None:
    cup = await a_cup(store)
    made = lobby()
    made.status, made.server, made.changed_at = "ended", SERVER, 1.0
    number = await store.seat_cup(cup, 1, 1, made)
    assert await store.delete_over(SERVER, HOUR) == []
    assert (await store.losing(SERVER, HOUR, 0))["keeps"] == (0, 0), "nor are they told as lost"
    await store.delete_cups(SERVER, HOUR)
    assert await store.cup(cup)
    await store.follow_cup(cup, [entry(1)], None, True, 0)
    corrected = entry(2, at=9 * HOUR)
    assert await store.follow_cup(cup, [corrected], None, True, 0), "which keeps it no longer"
    assert (await store.losing(SERVER, HOUR, 0))["keeps"][0] == 1
    assert await store.delete_over(SERVER, HOUR) == [number]
    await store.delete_cups(SERVER, 1.0)
    assert await store.cup(cup)
    await store.delete_cups(SERVER, HOUR)
    assert await store.cup(cup) is None
    assert await store.message("cup", str(cup)) is None
    assert await store.cup_log(cup) == []
    assert await store.cup_tables(cup) == {}


async def test_a_left_server_takes_its_cups_along(store: SqlStore) -> None:
    cup, other = await a_cup(store), await a_cup(store, server=SERVER + 1)
    await store.forget_server(SERVER)
    assert (await store.cup(cup), bool(await store.cup(other))) == (None, True)


async def test_a_deleted_person_is_in_no_cup(store: SqlStore) -> None:
    cup = await a_cup(store)
    await store.follow_cup(cup, [entry(1), entry(2, BEN, by=ADA)], None, False, 0)
    told = (await store.about(ADA))["cups"]
    assert [(each["seq"], each["by"]) for each in told] == [(1, False), (2, True)]
    assert BEN not in (event.get("person") for event in (each["event"] for each in told))
    before = await store.cup(cup)
    await store.take_out(ADA)
    assert (await store.about(ADA))["cups"] == []
    log = await store.cup_log(cup)
    assert [msgspec.json.decode(each.event).get("person") for each in log] == [None, 0, BEN]
    assert [each.by for each in log] == [BEN, 0, 0]
    after = await store.cup(cup)
    assert before
    assert after
    assert after.changes == before.changes + 1


def event(seq: int, kind: str, **fields: Any) -> CupEntry:
    return CupEntry(seq, 1.0, 0, msgspec.json.encode({"type": kind, **fields}))


async def test_a_person_is_taken_out_of_the_end_of_a_cups_table(store: SqlStore) -> None:
    cup, cem = await a_cup(store), SNOWFLAKE + 999
    tables = [await store.seat_cup(cup, 1, place, lobby()) for place in (1, 2)]
    stopped = msgspec.json.encode({"type": "Stopped", "table": 2, "why": "late"})
    assert await store.follow_cup(cup, [CupEntry(1, 1.0, cem, stopped)], None, False, 0)
    assert [each async for each in store.traces(cem)] == tables[1:]
    assert (await store.about(cem, tables[1]))["named_in"] == ["stopped"]
    for person in (cem, cem, BEN):  # of which the latter two are not in it
        await store.take_out(person, tables[1])
    assert [each async for each in store.traces(cem)] == []
    assert [each.by for each in await store.cup_log(cup)] == [BEN, 0]
    found = await store.cup(cup)
    assert found is not None
    assert found.changes == 3, "its message is drawn again, once"


async def test_a_bar_outlives_a_deletion_until_the_cup_is_over(store: SqlStore) -> None:
    """As a hash with a key of its own; of others, and of the secret, it says nothing."""
    cup, other = await a_cup(store), await a_cup(store)
    log = [event(1, "Joined", entrant=1, person=ADA), event(2, "Joined", entrant=2, person=BEN)]
    out = event(3, "Left", entrant=1, why="rude")
    assert await store.follow_cup(cup, [*log, out, event(4, "Left", entrant=1)], None, False, 0)
    assert await store.follow_cup(other, [*log, out], None, False, 0)
    back = event(4, "Joined", entrant=1, person=ADA, why="sorry")
    assert await store.follow_cup(other, [back, event(5, "Left", entrant=1)], None, False, 0)
    assert not await store.is_barred(cup, ADA), "the log says so still"
    for person in (ADA, BEN):
        await store.take_out(person)
    assert [await store.is_barred(cup, each) for each in (ADA, BEN)] == [True, False]
    assert not await store.is_barred(other, ADA), "organisers had added them again"
    told = await store.about(ADA)
    assert (told["bars"], told["cups"]) == ([cup], [])
    await store.take_out(ADA)
    assert await store.is_barred(cup, ADA), "also after another deletion"
    await store.lift_bar(cup, BEN)
    assert await store.is_barred(cup, ADA)
    assert await store.follow_cup(cup, [event(5, "Ended")], None, True, 0)
    assert not await store.is_barred(cup, ADA)
    assert not await store._read("SELECT * FROM cup_bars")


async def test_a_bar_that_outlived_a_deletion_is_lifted(store: SqlStore) -> None:
    cup = await a_cup(store)
    log = [event(1, "Joined", entrant=1, person=ADA), event(2, "Left", entrant=1, why="rude")]
    assert await store.follow_cup(cup, log, None, False, 0)
    await store.take_out(ADA)
    await store.lift_bar(cup, ADA)
    assert not await store.is_barred(cup, ADA)


async def test_numbers_of_cups_are_never_used_twice(store: SqlStore) -> None:
    cup = await a_cup(store)
    await store.forget_server(SERVER)
    assert await a_cup(store) > cup


@needs_postgres
@pytest.mark.parametrize("what", ["cups", "cup_log", "cup_tables", "cup_bars"])
async def test_cups_are_among_the_copied(what: str) -> None:
    from data.store.postgres.store import TABLES  # it needs psycopg

    assert what in TABLES
