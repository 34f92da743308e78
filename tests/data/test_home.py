"""What a store answers for the servers that are at home here, and what for all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from data.records import Act, Change
from data.store.homes import ALONE, Elsewhere, Home
from data.store.sql_store import SqlStore
from tests.data.places import PLACES
from tests.data.sample import TABLE, lobby, opened

SHARDS = 4
SERVERS = [(1000 + shard) << 22 for shard in range(2 * SHARDS)]
"""Two of each shard, which is the rest of their place in the list."""

HERE, THERE = Home(SHARDS, frozenset({1, 3})), Home(SHARDS, frozenset({0, 2}))

homes = pytest.mark.parametrize(("home", "first"), [(HERE, 1), (THERE, 0)], ids=["here", "there"])


@pytest.fixture(params=PLACES, ids=lambda kind: kind.__name__)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A store with a table on each server, due in their order, which Ada (7) hosts."""
    place = request.param(tmp_path)
    async with opened(place.open()) as store:
        for at, server in enumerate(SERVERS, 1):
            record = lobby(server=server, host=7, due=10.0 * at, changed_at=float(at))
            assert await store.open_table(record) == at
        yield store


def own(first: int) -> list[int]:
    """The tables of the servers that are at home there."""
    return list(range(first + 1, len(SERVERS) + 1, 2))


def test_the_shard_of_a_server_is_discords() -> None:
    """https://docs.discord.com/developers/events/gateway#sharding"""
    assert [HERE.shard(server) for server in SERVERS] == 2 * [0, 1, 2, 3]
    assert [HERE.holds(server) for server in SERVERS] == 4 * [False, True]
    assert all(ALONE.holds(server) for server in SERVERS)
    assert HERE.holds(0), "direct messages are on no server"
    HERE.check(SERVERS[1])
    with pytest.raises(Elsewhere):
        HERE.check(SERVERS[0])


@homes
async def test_open_and_due_tables_are_found_at_home_alone(
    store: SqlStore, home: Home, first: int
) -> None:
    store.home = home
    tables = own(first)
    assert [each.id async for each in store.open_tables()] == tables
    assert await store.due_ids(1e9) == tables
    assert await store.next_due(0.0) == (10.0 * tables[0], tables[0])
    assert await store.next_due(10.0 * tables[0]) == (10.0 * tables[1], tables[1])
    assert await store.last_change() == float(tables[-1])
    assert await store.last_change(ALONE) == float(len(SERVERS))
    assert await store.tables_of(7, here=True) == tables
    assert await store.tables_of(7) == list(range(1, len(SERVERS) + 1))
    assert await store.count_open() == len(SERVERS)


@homes
async def test_finished_tables_are_found_at_home_alone(
    store: SqlStore, home: Home, first: int
) -> None:
    store.home = home
    hidden = replace(TABLE, status="ended", shown=-1)
    for server in SERVERS:
        await store.open_table(replace(hidden, server=server))
    assert await store.unshown(0.0) == [table + len(SERVERS) for table in own(first)]
    found = [0]
    while (following := await store.next_server_over(found[-1])) is not None:
        found.append(following)
    assert found[1:] == SERVERS[first::2]


@homes
async def test_clocks_are_put_off_at_home_alone(store: SqlStore, home: Home, first: int) -> None:
    async def due() -> dict[int, Any]:
        return {n: (await store.load(n) or TABLE).due for n in range(1, len(SERVERS) + 1)}

    store.home = home
    before = await due()
    await store.postpone(5.0)
    assert await due() == {n: at + 5.0 * (n in own(first)) for n, at in before.items()}
    part = home.part({first})
    await store.postpone(5.0, home=part)
    assert (await due())[first + 1] == before[first + 1] + 10.0
    assert (await due())[first + 3] == before[first + 3] + 5.0


@homes
async def test_servers_are_those_at_home_here(store: SqlStore, home: Home, first: int) -> None:
    """Whatever is known of them: a table, settings, an act, that they were left."""
    more = [server + (1 << 40) for server in SERVERS]
    for server in more[:4]:
        await store.save_server(server, b"[]")
    for server in more[4:]:
        await store.note_act(Act(server=server, at=1.0, by=1, what="end"))
    for server in SERVERS:
        await store.leave_server(server, 2.0)
    store.home = home
    assert await store.servers() == [*SERVERS[first::2], *more[first::2]]
    assert await store.left_servers() == dict.fromkeys(SERVERS[first::2], 2.0)


async def test_a_change_is_stored_wherever_it_comes_from(store: SqlStore) -> None:
    """Whose it is says the cache, which a change has passed; and deletion may come from elsewhere."""
    store.home = HERE
    await store.commit(Change(table=1, host=9))
    assert (await store.load(1) or TABLE).host == 9
