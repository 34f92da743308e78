"""Days of the five as shared: one row a channel and day, due until told, without those who are deleted."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from data.records import MessageRecord, Share, SharedDay
from data.store.homes import Home
from data.store.shares import key_of
from data.store.sql_store import SqlStore
from tests.data.places import Place
from tests.data.sample import SNOWFLAKE, opened

ADA, BEN = SNOWFLAKE, SNOWFLAKE + 100
SERVER, CHANNEL, DAY = 5 << 22, 77, 20_784
SHARED = SharedDay(server=SERVER, channel=CHANNEL, day=DAY)
OWN = Share(ADA, 86, "✅✅🔶✅❌")


async def share(store: SqlStore, day: SharedDay, own: Share) -> None:
    """Have a person who has answered share a day."""
    await store.answer_daily(own.person, day.day, "", "0,0,0,0,0")
    assert await store.share(day, own)


async def test_a_person_without_answers_shares_nothing(store: SqlStore) -> None:
    """As after a deletion in another process."""
    assert not await store.share(SHARED, OWN)
    assert await store.shared_day(CHANNEL, DAY) is None
    assert await store.messages("daily", SERVER) == []


async def test_a_day_is_shared_by_all_in_one_message_the_best_first(place: Place) -> None:
    best, equal = Share(BEN, 100, "✅✅✅✅✅"), Share(ADA + 1, 86, OWN.marks)
    async with opened(place.open()) as store:
        for each in (OWN, best, equal):
            await share(store, SHARED, each)
        await share(store, replace(SHARED, day=DAY + 1), OWN)
    async with opened(place.open()) as store:
        assert await store.shares(CHANNEL, DAY) == [best, OWN, equal]
        assert await store.shared_day(CHANNEL, DAY) == replace(SHARED, changes=3, shared=3)
        assert await store.shares(CHANNEL + 1, DAY) == []
        assert await store.shared_day(CHANNEL, DAY + 2) is None


async def test_a_repeated_share_changes_nothing_but_is_shown_again(store: SqlStore) -> None:
    """A channel that has refused is tried again."""
    await share(store, SHARED, OWN)
    await change(store, shows="1", refused=9.0)
    await asyncio.gather(*(share(store, SHARED, replace(OWN, points=7)) for _ in range(2)))
    assert await store.shares(CHANNEL, DAY) == [OWN]
    assert await store.shared_day(CHANNEL, DAY) == replace(SHARED, changes=3, shared=3)
    assert (await message(store)).refused == 0.0


async def message(store: SqlStore) -> MessageRecord:
    [found] = await store.messages("daily", SERVER)
    assert found == await store.message("daily", key_of(CHANNEL, DAY))
    return found


async def change(store: SqlStore, **fields: Any) -> None:
    await store.change_message(await message(store), **fields)


@pytest.mark.parametrize(
    ("fields", "due"),
    [
        ({}, False),
        ({"shows": "0"}, True),
        ({"shows": "0", "refused": 9.0}, False),
        ({"posting": 2.0}, True),
        ({"remains": [4]}, True),
    ],
)
async def test_messages_behind_the_store_are_due(
    store: SqlStore, fields: dict[str, object], due: bool
) -> None:
    await share(store, SHARED, OWN)
    await change(store, **{"shows": "1", **fields})
    assert await store.due_shared_days(8.0) == [(CHANNEL, DAY)] * due


async def test_a_day_that_is_over_is_told_once(store: SqlStore) -> None:
    await share(store, SHARED, OWN)
    await change(store, shows="1")
    await store.tell_shared_days(DAY)
    assert await store.due_shared_days(8.0) == []
    for _ in range(2):
        await store.tell_shared_days(DAY + 1)
        assert await store.due_shared_days(8.0) == [(CHANNEL, DAY)]
    assert await store.shared_day(CHANNEL, DAY) == replace(SHARED, told=True, changes=2, shared=1)


async def test_each_process_looks_after_its_own_servers(store: SqlStore) -> None:
    servers = SERVER, SERVER + (1 << 22)
    for server in servers:
        await share(store, replace(SHARED, server=server, channel=server), OWN)
    for shard in range(2):
        store.home = Home(2, frozenset({shard}))
        [(own, _)] = await store.due_shared_days(8.0)
        assert store.home.holds(own)
        await store.tell_shared_days(DAY + 1)
        told = [
            day for server in servers if (day := await store.shared_day(server, DAY)) and day.told
        ]
        assert len(told) == shard + 1


async def test_a_deleted_person_goes_and_all_their_days_are_shown_again(store: SqlStore) -> None:
    for each in (OWN, replace(OWN, person=BEN)):
        await share(store, SHARED, each)
    await share(store, replace(SHARED, channel=78), replace(OWN, person=BEN))
    told = {"day": DAY, "channel": CHANNEL, "points": 86, "marks": OWN.marks}
    assert (await store.about(ADA))["shares"] == [told]
    await store.take_out(ADA)
    assert (await store.about(ADA))["shares"] == []
    assert await store.shares(CHANNEL, DAY) == [replace(OWN, person=BEN)]
    assert await store.shared_day(CHANNEL, DAY) == replace(SHARED, changes=3, shared=2)
    assert await store.shared_day(78, DAY) == replace(SHARED, channel=78, changes=1, shared=1)


async def test_shared_days_go_by_age_and_with_their_server(store: SqlStore) -> None:
    for server in (SERVER, 6 << 22):
        for day in (DAY, DAY + 1, DAY + 2):
            await share(store, SharedDay(server=server, channel=server, day=day), OWN)
    await store.forget_server(SERVER)
    assert [each["channel"] for each in (await store.about(ADA))["shares"]] == 3 * [6 << 22]
    for _ in range(3):
        await store.forget_shared_days(DAY + 2)
    assert [each["day"] for each in (await store.about(ADA))["shares"]] == [DAY + 2]
    assert [each.key for each in await store.messages("daily", 6 << 22)] == [
        key_of(6 << 22, DAY + 2)
    ]
    assert await store.messages("daily", SERVER) == []
