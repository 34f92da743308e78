"""Two processes that both think they have a table: one of them stands behind, and learns of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest

from data.store.postgres.store import Identity
from data.store.sql_store import SqlStore
from engine.catalog import CATALOG
from engine.hosting.actions.lobby import join
from engine.hosting.service.tables import Tables
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from tests.data.places import PostgresDatabase, needs_postgres
from tests.engine.hosting.seated import ADA, BEN, CEM, SEED, answer

pytestmark = needs_postgres


@pytest.fixture
async def stores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[SqlStore]]:
    """Two connections to one database, each of which takes itself for the only one."""

    def held(*_: object) -> None:
        pass

    monkeypatch.setattr(Identity, "hold", held)
    place = PostgresDatabase(tmp_path)
    async with AsyncExitStack() as stack:
        stores: list[SqlStore] = [await place.open() for _ in range(2)]
        for store in stores:
            stack.push_async_callback(store.close)
        yield stores


@pytest.fixture
def both(stores: list[SqlStore]) -> list[Tables]:
    return [Tables(store, CATALOG, lambda: 1e6, lambda _: SEED) for store in stores]


async def at_once(*presses: object) -> list[Session]:
    """Return what presses come to that were made at once; all others were refused."""
    found = await asyncio.gather(*presses, return_exceptions=True)  # type: ignore[call-overload]
    assert all(isinstance(each, (Session, Refused)) for each in found), found
    return [each for each in found if isinstance(each, Session)]


async def opened(tables: Tables, *others: int) -> int:
    """Open a table for four, at which others sit beside Ada."""
    table = (await tables.lobbies.open("classic", "book", ADA, 1, 2, click=100)).record.id
    for person in others:
        await tables.lobbies.set_up(table, partial(join, person=person, click=person))
    return table


async def test_of_a_hundred_that_press_for_the_last_seat_one_has_it(
    both: list[Tables], stores: list[SqlStore]
) -> None:
    """No key of the log keeps them apart: seats are what the last one writes."""
    for _ in range(5):
        table = await opened(both[0], BEN, CEM)
        await both[1].get(table)
        before = await stores[0].load(table)
        joined = await at_once(
            *(
                both[n % 2].lobbies.set_up(table, partial(join, person=1000 + n, click=1000 + n))
                for n in range(100)
            )
        )
        stored = await stores[0].load(table)
        assert before is not None
        assert stored is not None
        [session] = joined
        assert session.record == stored
        assert stored.changes == before.changes + 1


async def test_of_a_hundred_equal_answers_from_two_processes_one_counts(
    both: list[Tables], stores: list[SqlStore]
) -> None:
    """One press never rolls twice, also where it is tried once more."""
    random, table = Random(1), await opened(both[0], BEN)
    session = await both[0].lobbies.start(table, ADA, click=200)
    for _ in range(10):
        seq, click = session.record.seq, answer(session, random)
        for each in both:
            await each.get(table)
        [session] = await at_once(*(both[n % 2].act(table, *click) for n in range(100)))
        new = await stores[0].log(table, seq)
        assert [entry.by for entry in new if entry.by and not entry.itself] == [click[0]]
        assert await stores[1].load(table) == session.record
