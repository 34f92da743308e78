"""Answers to the daily positions: each follows another, counted without ids, deleted in time."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from data.store.homes import Home
from data.store.postgres.store import PostgresStore
from data.store.sql_store import SqlStore
from data.store.sqlite_store import SqliteStore
from tests.data.places import Place, needs_postgres
from tests.data.sample import SNOWFLAKE, opened
from tests.postgres import databases

ADA, BEN = SNOWFLAKE, SNOWFLAKE + 100
DAY = 20_784


async def test_answers_come_back_by_day(place: Place) -> None:
    async with opened(place.open()) as store:
        assert await store.answer_daily(ADA, DAY, "", "2")
        assert await store.answer_daily(ADA, DAY, "2", "2,0")
        assert await store.answer_daily(ADA, DAY + 1, "", "1")
    async with opened(place.open()) as store:
        assert list((await store.dailies_of(ADA)).items()) == [(DAY + 1, "1"), (DAY, "2,0")]
        assert await store.dailies_of(BEN) == {}


async def test_an_answer_that_follows_nothing_stored_changes_nothing(store: SqlStore) -> None:
    assert not await store.answer_daily(ADA, DAY, "2", "2,0")
    assert await store.answer_daily(ADA, DAY, "", "2")
    for follows, answers in (("", "1"), ("1", "1,1"), ("2,0", "2,0,1")):
        assert not await store.answer_daily(ADA, DAY, follows, answers)
    assert await store.dailies_of(ADA) == {DAY: "2"}


async def test_of_two_presses_at_once_one_counts(store: SqlStore) -> None:
    stored = await asyncio.gather(*(store.answer_daily(ADA, DAY, "", str(way)) for way in range(4)))
    assert sum(stored) == 1
    assert await store.dailies_of(ADA) == {DAY: str(stored.index(True))}


@needs_postgres
async def test_of_two_processes_one_stores_an_answer_and_both_read_it() -> None:
    url = databases().migrated()
    one, other = [await PostgresStore.open(url, home=Home(2, frozenset({n}))) for n in (0, 1)]
    try:
        for at, follows in enumerate(("", "1")):
            given = follows and f"{follows},"
            stored = await asyncio.gather(
                one.answer_daily(ADA, DAY, follows, f"{given}1"),
                other.answer_daily(ADA, DAY, follows, f"{given}1"),
            )
            assert sorted(stored) == [False, True], at
        assert await one.dailies_of(ADA) == await other.dailies_of(ADA) == {DAY: "1,1"}
        assert await other.dailies_on(DAY) == {"1,1": 1}
    finally:
        await one.close()
        await other.close()


async def test_answers_of_a_day_are_counted(store: SqlStore) -> None:
    for person, answers in enumerate(("1", "1", "2"), ADA):
        await store.answer_daily(person, DAY, "", answers)
    await store.answer_daily(ADA, DAY + 1, "", "1")
    assert await store.dailies_on(DAY) == {"1": 2, "2": 1}
    assert await store.dailies_on(DAY - 1) == {}


async def test_a_persons_answers_are_shown_and_deleted(store: SqlStore) -> None:
    for person in (ADA, BEN):
        await store.answer_daily(person, DAY, "", "1")
    assert (await store.about(ADA))["dailies"] == [{"day": DAY, "answers": "1"}]
    await store.take_out(ADA)
    assert (await store.about(ADA))["dailies"] == []
    assert await store.dailies_on(DAY) == {"1": 1}


async def test_old_answers_go_day_by_day(store: SqlStore) -> None:
    for day in range(DAY, DAY + 4):
        await store.answer_daily(ADA, day, "", "1")
        await store.answer_daily(BEN, day, "", "1")
    assert await store.forget_dailies(DAY + 2) == 2
    assert await store.forget_dailies(DAY + 2) == 2
    assert await store.forget_dailies(DAY + 2) == 0
    assert list(await store.dailies_of(BEN)) == [DAY + 3, DAY + 2]


async def test_a_person_and_day_take_forty_bytes_of_the_file(tmp_path: Path) -> None:
    file, people, days = tmp_path / "p.sqlite3", 200, 50
    async with opened(SqliteStore.open(file)):
        pass
    with closing(sqlite3.connect(file)) as db:

        def size() -> int:
            db.execute("VACUUM")
            return int(db.execute("PRAGMA page_count").fetchone()[0]) * 4096

        before = size()
        rows = [
            (SNOWFLAKE + 997 * p, DAY + d, "2,0,1,3,0") for p in range(people) for d in range(days)
        ]
        db.executemany("INSERT INTO dailies VALUES (?, ?, ?)", rows)
        db.commit()
        assert (size() - before) / len(rows) <= 44
