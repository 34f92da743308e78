"""The tokens for requests that processes lend each other: never more than there are, and none unused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import psycopg
import pytest

from data.store.homes import Home
from data.store.lending import GONE, parts
from data.store.postgres.store import PostgresStore
from tests.data.places import needs_postgres
from tests.postgres import databases

ALL = 45


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ([1], [45]),
        ([1, 1], [22, 23]),
        ([1, 45], [1, 44]),
        ([45, 45], [22, 23]),
        ([10, 45, 45], [10, 17, 18]),
        ([1, 20, 3], [8, 27, 10]),
    ],
)
def test_every_process_has_an_equal_share_or_its_wish(wanted: list[int], given: list[int]) -> None:
    """What is left over is divided: nobody has to ask before their first request."""
    assert sorted(parts(wanted, ALL)) == sorted(given)


def test_all_requests_are_shared_and_no_process_gets_less_than_its_part() -> None:
    random = Random(1)
    for _ in range(500):
        wanted = [random.randrange(60) for _ in range(random.randint(1, 60))]
        given = parts(wanted, ALL)
        assert sum(given) == ALL
        for part, wish in zip(given, wanted, strict=True):
            assert part >= min(wish, ALL // len(wanted))


@pytest.fixture
async def stores() -> AsyncIterator[list[PostgresStore]]:
    url = databases().migrated()
    stores = [await PostgresStore.open(url, home=Home(3, frozenset({n}))) for n in range(3)]
    yield stores
    for store in stores:
        await store.close()


def done(store: PostgresStore, statement: str) -> list[Any]:
    with psycopg.connect(store._url, autocommit=True) as db:
        cursor = db.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


@needs_postgres
async def test_processes_never_hold_more_than_there_are(stores: list[PostgresStore]) -> None:
    """Whatever they need and give up, all at once; one that was away for too long has nothing."""
    random, held = Random(2), [0, 0, 0]

    async def ask(number: int) -> None:
        kept = random.randint(0, held[number])
        held[number] = 0  # in no case more than what it gets
        had, _ = await stores[number].process_messages.share(ALL, kept, random.choice([1, 5, 45]))
        assert had >= kept
        held[number] = had

    for _ in range(60):
        await asyncio.gather(*(ask(number) for number in range(3)))
        assert sum(held) <= ALL
        assert done(stores[0], "SELECT sum(tokens) FROM shares") == [(sum(held),)]
    await stores[0].process_messages.share(ALL, 0, 45)
    done(stores[0], f"UPDATE shares SET at = at - {GONE + 1}")
    assert await stores[1].process_messages.share(ALL, 20, 45) == (45, 45)
    assert await stores[2].process_messages.share(ALL, 20, 45) == (0, 23)
    assert await stores[0].process_messages.share(ALL, 20, 45) == (0, 15)


@needs_postgres
async def test_unused_tokens_of_a_process_go_to_others_and_come_back(
    stores: list[PostgresStore],
) -> None:
    busy, idle, _ = [store.process_messages for store in stores]
    assert await busy.share(ALL, 0, 45) == (45, 45)
    assert await idle.share(ALL, 0, 1) == (0, 1)
    assert await busy.share(ALL, 45, 45) == (45, 44), (
        "all are under way, and one is not to be spent again"
    )
    assert await busy.share(ALL, 30, 45) == (44, 44)
    assert await idle.share(ALL, 0, 1) == (1, 1)
    assert await idle.share(ALL, 1, 45) == (1, 23)
    assert await busy.share(ALL, 30, 45) == (30, 22)
    assert await idle.share(ALL, 1, 45) == (15, 23)
    assert await busy.share(ALL, 22, 45) == (22, 22)
    assert await idle.share(ALL, 15, 45) == (23, 23)
    assert await idle.share(ALL, 0, 1) == (1, 1)
    assert await busy.share(ALL, 22, 45) == (44, 44)


@needs_postgres
async def test_tokens_of_an_ended_process_are_shared_once_its_requests_were_counted(
    stores: list[PostgresStore],
) -> None:
    dead, other, _ = [store.process_messages for store in stores]
    assert await dead.share(ALL, 0, 45) == (45, 45)
    done(stores[0], f"UPDATE shares SET at = at - {GONE - 1}")
    assert await other.share(ALL, 0, 45) == (0, 23)
    done(stores[0], "UPDATE shares SET at = at - 2 WHERE tokens > 0")
    assert await other.share(ALL, 0, 45) == (45, 45)
