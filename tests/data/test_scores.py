"""Results of seasons as lists need them, in either database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from data.records import LONG_WAIT, Result, Score
from data.store import results
from data.store.sql_store import SqlStore
from tests.data.places import PLACES
from tests.data.sample import RESULT, add_results, opened

SERVER, SEASON, ADA, BEN = RESULT.server, "2026-Q3", 7, 8
PLAIN = structs.replace(
    RESULT,
    season=SEASON,
    six=False,
    since=0,
    left=False,
    joint=False,
    counts=True,
    level="",
    people=2,
    wait=3,
)


@pytest.fixture(params=PLACES, ids=lambda kind: kind.__name__)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqlStore]:
    async with opened(request.param(tmp_path).open()) as store:
        yield store


def rows(table: int, **changes: Any) -> list[Result]:
    """Return the results of a table that Ada has won."""
    made = structs.replace(PLAIN, table=table, game="classic", tells=True, **changes)
    return [
        structs.replace(made, seat=0, person=ADA, place=1, share=1.0, start=0.5, aside=0.75),
        structs.replace(made, seat=1, person=BEN, place=2, share=0.0, start=0.5, aside=0.25),
    ]


async def tables(store: SqlStore) -> list[int]:
    """Return the tables whose scores are read for the classic game."""
    found = await store.scores(SERVER, "classic", False, SEASON)
    return [each.table for each in found]


async def test_scores_hold_the_facts_that_standings_need(store: SqlStore) -> None:
    await add_results(store, rows(1), [])
    ada, ben = await store.scores(SERVER, "classic", False, SEASON)
    assert ada == Score(1, ADA, "", True, 1.0, 0.5, 0.75, 0, PLAIN.seats)
    assert ben == Score(1, BEN, "", False, 0.0, 0.5, 0.25, 1, PLAIN.seats)
    assert (bool(ada.won), bool(ben.won)) == (True, False)


async def test_luck_that_tells_nothing_is_left_out(store: SqlStore) -> None:
    await add_results(store, [structs.replace(each, tells=False) for each in rows(1)], [])
    assert [
        each.luck_adjusted for each in await store.scores(SERVER, "classic", False, SEASON)
    ] == [None] * 2


async def test_a_list_holds_only_results_that_count_in_it(store: SqlStore) -> None:
    await add_results(store,
        [
            *rows(1), *rows(2, season=""), *rows(3, six=True), *rows(4, server=SERVER + 1),
            *rows(5, counts=False), *rows(6, people=1),
            *[structs.replace(each, game="walls") for each in rows(7)],
        ],
        [],
    )  # fmt: skip
    assert await tables(store) == [1, 1]
    assert await store.lists(SERVER, SEASON) == [
        ("classic", False),
        ("classic", True),
        ("walls", False),
    ]
    assert await store.lists(SERVER, "2020") == []


@pytest.mark.parametrize("portion", [3, 4, 1000])
async def test_portions_leave_out_and_double_nothing(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch, portion: int
) -> None:
    monkeypatch.setattr(results, "PORTION", portion)
    await add_results(store, [row for table in range(1, 8) for row in rows(table)], [])
    assert await tables(store) == [table for table in range(1, 8) for _ in range(2)]


async def test_the_longest_wait_is_that_of_a_person_that_played_to_the_end(store: SqlStore) -> None:
    def waited(table: int, wait: int, **changes: Any) -> Result:
        return structs.replace(rows(table)[0], wait=LONG_WAIT + wait, **changes)

    assert await store.longest_wait(SERVER, SEASON) is None
    await add_results(store,
        [
            waited(1, -1), waited(2, 1), waited(3, 9, person=None, level="easy"), waited(4, 9, people=1),
            waited(5, 9, place=0, left=True), waited(6, 9, season="2026-Q4"), waited(7, 0),
        ],
        [],
    )  # fmt: skip
    assert await store.longest_wait(SERVER, SEASON) == LONG_WAIT + 1
    assert await store.longest_wait(SERVER, SEASON, (PLAIN.day, 2)) is None
    assert await store.longest_wait(SERVER, SEASON, (PLAIN.day, 3)) == LONG_WAIT + 1
    assert await store.longest_wait(SERVER, SEASON, (PLAIN.day + 1, 1)) == LONG_WAIT + 1


async def test_settings_of_many_people_are_read_at_once(store: SqlStore) -> None:
    await store.save_person(ADA, b'{"listed":"hidden"}')
    assert await store.persons(range(2000)) == {ADA: b'{"listed":"hidden"}'}
    assert await store.persons([]) == {}


async def test_every_change_of_results_is_counted(store: SqlStore) -> None:
    seen = [store.results_changed(SERVER)]

    def changed() -> bool:
        seen.append(store.results_changed(SERVER))
        return seen[-1] > seen[-2]

    await add_results(store, rows(1), [])
    assert changed()
    [first, *_] = await store.results_at([1])
    await store.weigh(1, first.weighed, [first])
    assert changed()
    await store.take_out(ADA)
    assert changed()
    found = await store.scores(SERVER, "classic", False, SEASON)
    assert {each.person for each in found} == {None, BEN}
    await store.delete_results(SERVER, first.day + 1)
    assert changed()
    await store.forget_server(SERVER)
    assert changed()
    await store.save_person(BEN, b"{}")
    await add_results(store, rows(2, server=SERVER + 1), [])
    assert not changed()
