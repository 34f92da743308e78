"""A database's number of shards, and the notes of when each was last served."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from data.store.opening import open_store
from data.store.shards import SHARDS, alive, lay_out, leave_shards
from data.store.sql_store import SqlStore
from tests.data.places import PLACES


@pytest.fixture(params=PLACES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> object:
    return await request.param(tmp_path).open()


async def note(store: SqlStore, *times: float) -> None:
    """Lay a database out for as many shards, last served at these times."""
    await store._writer.write(partial(lay_out, shards=len(times)))
    for shard, at in enumerate(times):
        await store.remember(alive(shard, len(times)), repr(at))


async def notes(store: SqlStore, shards: int) -> list[str | None]:
    return [await store.recall(alive(shard, shards)) for shard in range(shards)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([7.0], [7.0, 7.0, 7.0]),
        ([7.0, 8.0], [7.0, 8.0, 7.0, 8.0]),
        ([7.0, 8.0, 9.0, 6.0], [7.0, 6.0]),
        ([7.0, 8.0], [7.0, 7.0, 7.0]),
        ([7.0, 8.0], [7.0]),
        ([7.0, 8.0], [7.0, 8.0]),
    ],
)
async def test_each_shard_gets_the_oldest_note_of_those_that_had_its_servers(
    before: list[float], after: list[float], store: SqlStore
) -> None:
    """Nothing of an earlier number of shards is left, that would be taken for true later."""
    await note(store, 1.0, 1.0, 1.0)
    await note(store, *before)
    assert await store._writer.write(partial(lay_out, shards=len(after))) == len(before)
    assert await notes(store, len(after)) == [repr(at) for at in after]
    assert await store.recall(SHARDS) == str(len(after))
    if len(after) != 3:
        assert await notes(store, 3) == 3 * [None]
    await store.close()


async def test_a_file_that_comes_from_several_processes_has_one_shard(tmp_path: Path) -> None:
    """Else what is noted there under its one shard may be years old, or nothing."""
    store = await open_store(tmp_path / "p.sqlite3")
    assert isinstance(store, SqlStore)
    await note(store, 7.0, 8.0)
    await store.close()
    store = await open_store(tmp_path / "p.sqlite3")
    assert await store.recall(alive(0, 1)) == "7.0"
    assert await store.recall(SHARDS) is None
    await store.close()


async def test_to_leave_shards_where_there_are_none_changes_no_note(store: SqlStore) -> None:
    await note(store, 7.0)
    await store._writer.write(leave_shards)
    assert await notes(store, 1) == ["7.0"]
    await store.close()
