"""Letters between processes: who has a click, and that what is told of a person is heeded once at least."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

import data.store.postgres.connection
import data.store.postgres.process_messages
from data.store.errors import DatabaseUnusable
from data.store.homes import Home
from data.store.notices import Notice, ProcessMessages
from data.store.postgres.process_messages import PostgresMessages
from data.store.postgres.store import PostgresStore
from tests.data.places import needs_postgres
from tests.postgres import databases

pytestmark = needs_postgres

PATIENT = 60.0
"""Real seconds that anything may take, on a busy machine."""

HOMES = [Home(4, frozenset({0, 2})), Home(4, frozenset({1})), Home(4, frozenset({3}))]


@pytest.fixture
def url() -> str:
    return databases().migrated()


@pytest.fixture
async def stores(url: str) -> AsyncIterator[list[PostgresStore]]:
    stores = [await PostgresStore.open(url, home=home) for home in HOMES]
    yield stores
    for store in stores:
        await store.close()


def rows(url: str, statement: str) -> list[Any]:
    with psycopg.connect(url, autocommit=True) as db:
        cursor = db.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


class Reader:
    """What a process has taken and heeded."""

    def __init__(self) -> None:
        self.clicks: list[bytes] = []
        self.notices: list[Notice] = []
        self.fails = 0
        self.come = asyncio.Event()

    def take(self, click: bytes) -> None:
        self.clicks.append(click)
        self.come.set()

    async def heed(self, notice: Notice) -> None:
        if self.fails:
            self.fails -= 1
            raise RuntimeError("a bug")
        self.notices.append(notice)
        self.come.set()


@asynccontextmanager
async def reading(store: PostgresStore) -> AsyncIterator[Reader]:
    """Have the messages of a process read within this block."""
    reader = Reader()
    serving = asyncio.create_task(store.process_messages.serve(reader.take, reader.heed))
    try:
        yield reader
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what no event tells of: what another connection sees in the database."""
    async with asyncio.timeout(PATIENT):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def heeded(url: str) -> None:
    """Wait until nothing is left that was told."""
    await until(lambda: not rows(url, "SELECT 1 FROM notices"))


async def test_a_click_is_taken_by_its_home_at_once(
    url: str, stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notification brings it, not the next look."""
    monkeypatch.setattr(data.store.postgres.process_messages, "LOOK", 60.0)
    async with reading(stores[0]) as here, reading(stores[1]) as there:
        sent = asyncio.create_task(stores[0].process_messages.hand_on(1, b"one"))
        async with asyncio.timeout(PATIENT):
            await there.come.wait()
        assert await sent
        assert (here.clicks, there.clicks) == ([], [b"one"])
    assert rows(url, "SELECT * FROM inbox") == []


async def test_a_click_does_not_wait_for_a_slow_notice(
    stores: list[PostgresStore],
) -> None:
    """To take somebody out of a table may take seconds, until its messages say what is true then."""
    heeding, clicked = asyncio.Event(), asyncio.Event()

    async def heed(notice: Notice) -> None:
        heeding.set()
        await asyncio.Event().wait()

    serving = asyncio.create_task(
        stores[1].process_messages.serve(lambda click: clicked.set(), heed)
    )
    await stores[0].process_messages.tell(Notice("gone", 7, 3), 1)
    async with asyncio.timeout(PATIENT):
        await heeding.wait()
        sent = asyncio.create_task(stores[0].process_messages.hand_on(1, b"one"))
        await clicked.wait()
        assert await sent
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


async def test_a_click_taken_by_no_process_is_taken_back(
    url: str, stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that starts then does not answer it."""
    monkeypatch.setattr(data.store.postgres.process_messages, "PATIENCE", 0.05)
    assert not await stores[0].process_messages.hand_on(1, b"one")
    async with reading(stores[1]) as there:
        await stores[0].process_messages.tell(Notice("chosen", 7), 1)
        await heeded(url)
        assert there.clicks == []


async def test_of_a_click_taken_and_taken_back_at_once_one_has_it(
    stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is answered, or its sender says that it was not: never both, never neither."""
    monkeypatch.setattr(data.store.postgres.process_messages, "PATIENCE", 0.004)
    async with reading(stores[1]) as there:
        sent = await asyncio.gather(
            *(stores[0].process_messages.hand_on(1, str(n).encode()) for n in range(200))
        )
        assert sorted(there.clicks) == sorted(str(n).encode() for n, was in enumerate(sent) if was)


async def test_an_old_click_is_not_answered(
    url: str, stores: list[PostgresStore], caplog: pytest.LogCaptureFixture
) -> None:
    """Its sender has ended before it could take it back, and Discord has told the person."""
    rows(url, "INSERT INTO inbox (shard, at, click) VALUES (1, 0, 'old')")
    async with reading(stores[1]) as there:
        await stores[0].process_messages.tell(Notice("chosen", 7), 1)
        await heeded(url)
        assert there.clicks == []
    assert "too late" in caplog.text
    assert rows(url, "SELECT * FROM inbox") == []


async def test_a_notice_is_kept_until_each_home_has_heeded_it(
    url: str, stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by a process that has ended meanwhile, and after what failed; not by its sender."""
    monkeypatch.setattr(data.store.postgres.process_messages, "LOOK", 0.01)
    await stores[2].close()
    async with reading(stores[0]) as here, reading(stores[1]) as there:
        there.fails = 2
        await stores[0].process_messages.tell(Notice("gone", 7, 3), 1)
        await stores[0].process_messages.tell(Notice("chosen", 8))
        await until(lambda: len(rows(url, "SELECT 1 FROM notices")) == 1)
        assert here.notices == []
        assert set(there.notices) == {Notice("gone", 7, 3), Notice("chosen", 8)}
    assert rows(url, "SELECT shard, kind, person FROM notices") == [(3, "chosen", 8)]
    stores[2] = await PostgresStore.open(url, home=HOMES[2])
    async with reading(stores[2]) as later:
        await heeded(url)
        assert later.notices == [Notice("chosen", 8)]


async def test_notices_for_more_shards_are_heeded_with_fewer(
    url: str, stores: list[PostgresStore]
) -> None:
    """And clicks that are left of them are deleted, by anybody."""
    rows(url, "INSERT INTO inbox (shard, at, click) VALUES (77, 0, 'old')")
    await stores[0].process_messages.tell(Notice("gone", 7, 3), 4 + 1)
    async with reading(stores[0]) as here, reading(stores[1]) as there:
        await heeded(url)
        assert (here.notices, there.notices) == ([], [Notice("gone", 7, 3)])
    assert rows(url, "SELECT * FROM inbox") == []


async def test_trouble_with_messages_is_said_once(
    stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(data.store.postgres.process_messages, "LOOK", 0.001)
    caplog.set_level("INFO")
    process_messages = stores[1].process_messages
    assert isinstance(process_messages, PostgresMessages)
    fails, done, come = [20], process_messages._done, asyncio.Event()

    async def failing(*what: Any) -> Any:
        if fails[0]:
            fails[0] -= 1
            raise DatabaseUnusable(file="here", reason="away")
        come.set()
        return await done(*what)

    monkeypatch.setattr(process_messages, "_done", failing)
    async with reading(stores[1]), asyncio.timeout(PATIENT):
        await come.wait()
        await until(lambda: "read again" in caplog.text)
    assert caplog.text.count("cannot be read") == 1


async def test_messages_come_though_a_connection_was_lost(
    url: str, stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data.store.postgres.process_messages, "LOOK", 0.05)
    async with reading(stores[1]) as there:
        await stores[0].process_messages.tell(Notice("chosen", 7), 1)
        await heeded(url)
        rows(
            url,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
            "current_database() AND pid <> pg_backend_pid() AND query NOT LIKE '%advisory%'",
        )
        rows(url, "INSERT INTO notices (shard, kind, person, \"table\") VALUES (1, 'chosen', 8, 0)")
        await heeded(url)
        assert there.notices == [Notice("chosen", 7), Notice("chosen", 8)]


async def test_a_process_alone_writes_no_messages_and_heeds_waiting_notices(url: str) -> None:
    """As where several processes have become one: what cannot be heeded stays for the next start."""
    store = await PostgresStore.open(url)
    process_messages = store.process_messages
    assert type(process_messages) is ProcessMessages
    assert not await process_messages.hand_on(0, b"one")
    await process_messages.tell(Notice("chosen", 7))
    reader = Reader()
    async with asyncio.timeout(PATIENT):  # it waits for nothing; with others it serves for ever
        await process_messages.serve(reader.take, reader.heed)
    assert rows(url, "SELECT * FROM notices") == []
    told = 'INSERT INTO notices (shard, kind, person, "table") VALUES'
    rows(url, f"{told} (5, 'gone', 7, 3), (0, 'chosen', 8, 0)")
    reader.fails = 1
    for heeded in ([Notice("chosen", 8)], [Notice("chosen", 8), Notice("gone", 7, 3)]):
        await process_messages.serve(reader.take, reader.heed)
        assert reader.notices == heeded
    assert rows(url, "SELECT * FROM notices") == []
    await store.close()


async def test_messages_that_cannot_be_written_are_refused(url: str, tmp_path: Any) -> None:
    process_messages = PostgresMessages(f"postgresql://x@/x?host={tmp_path}", "here", HOMES[0])
    with pytest.raises(DatabaseUnusable):
        await process_messages.tell(Notice("chosen", 7))
    await process_messages.close()


# Turns to identify


async def test_shards_of_a_bucket_identify_one_after_the_other_in_all_processes(
    stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of another bucket do not wait for them."""
    monkeypatch.setattr(data.store.postgres.connection, "APART", 3600.0)
    monkeypatch.setattr(data.store.postgres.connection, "AGAIN", 0.01)
    had = list[str]()

    async def identified(store: PostgresStore, bucket: int, name: str) -> None:
        await store.process_messages.identify(bucket)
        had.append(name)

    async with asyncio.TaskGroup() as group:
        for store, name in ((0, "a"), (0, "b"), (1, "c"), (2, "other")):
            group.create_task(identified(stores[store], int(name == "other"), name))
        for turns in (2, 3, 4):
            await until(lambda turns=turns: len(had) >= turns)  # type: ignore[misc]
            await asyncio.sleep(0.05)  # in which the others try for their turn
            assert len(had) == turns
            for each in stores:
                assert isinstance(each.process_messages, PostgresMessages)
                for ending in each.process_messages._identifying._ends:
                    ending.cancel()
    assert "other" in had[:2]


async def test_a_turn_to_identify_ends_after_some_seconds(
    stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data.store.postgres.connection, "APART", 0.05)
    async with asyncio.timeout(PATIENT):
        for store in (0, 0, 1):
            await stores[store].process_messages.identify(0)


async def test_a_process_that_ends_in_mid_turn_gives_the_turn_up(
    stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data.store.postgres.connection, "AGAIN", 0.01)
    monkeypatch.setattr(data.store.postgres.connection, "APART", 3600.0)
    await stores[1].process_messages.identify(0)
    waiting = asyncio.create_task(stores[0].process_messages.identify(0))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await stores[1].close()
    async with asyncio.timeout(PATIENT):
        await waiting
