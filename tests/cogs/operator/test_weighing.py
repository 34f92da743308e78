"""Games are weighed a while after their end, one at a time, and games of before are booked once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import structs

from cogs.client import Poeppel
from cogs.operator import weighing
from cogs.operator.weighing import SETTLED, SOME, UPTO
from cogs.platform.analysis_queue import AnalysisQueue
from data.home import Home
from data.records import Change, Entry, Result
from data.store_errors import DamagedTable, DatabaseUnusable
from engine.hosting.state.session import Session
from engine.hosting.statistics.weighing import VERSION, unknown, weighed
from tests.cogs.playing import again, host, hosted
from tests.cogs.views.test_game_analysis import played_out
from tests.simulation import Simulation


async def over(world: Simulation, later: float = SETTLED) -> Poeppel:
    """Play a game to its end, and let time go by."""
    await played_out(world, game="walls")
    world.env.backend.clock.advance(later)
    return host(world)


async def results(world: Simulation) -> list[Result]:
    return await host(world).store.results_at([1])


async def test_a_game_is_weighed_once_it_has_been_over_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "SETTLED", 600)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot = await over(world, 530)
        await bot.maintenance.weighing.round()
        assert {each.weighed for each in await results(world)} == {0}
        world.env.backend.clock.advance(10)
        await bot.maintenance.weighing.round()
        found = await results(world)
        assert {(each.weighed, each.aside is None) for each in found} == {(VERSION, False)}
        await bot.maintenance.weighing.round()
        assert await results(world) == found
        assert bot.tables.memory.given(1), "the table that people look at stays in memory"


async def test_a_game_that_ended_before_the_process_was_killed_is_weighed_later(
    tmp_path: Path,
) -> None:
    """Nothing is in memory of it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await over(world)
        await again(world)
        bot = host(world)
        await bot.maintenance.weighing.round()
        assert {each.weighed for each in await results(world)} == {VERSION}
        assert bot.tables.memory.given(1) is None


async def test_a_better_analysis_weighs_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot = await over(world)
        await bot.maintenance.weighing.round()
        found = await results(world)

        def better(
            session: Session, rows: Sequence[Entry], before: Sequence[Result]
        ) -> list[Result]:
            assert list(before) == found
            return [structs.replace(each, aside=0.5, weighed=VERSION + 1) for each in before]

        monkeypatch.setattr(weighing, "VERSION", VERSION + 1)
        monkeypatch.setattr(weighing, "weighed", better)
        await bot.maintenance.weighing.round()
        assert {(each.aside, each.weighed) for each in await results(world)} == {(0.5, VERSION + 1)}


async def test_who_deletes_their_data_while_a_game_is_weighed_stays_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot, (ada, ben) = await over(world), world.people
        loop = asyncio.get_running_loop()

        def meanwhile(
            session: Session, rows: Sequence[Entry], before: Sequence[Result]
        ) -> list[Result]:
            asyncio.run_coroutine_threadsafe(bot.store.take_out(ada.id), loop).result(10)
            return weighed(session, rows, before)

        monkeypatch.setattr(weighing, "weighed", meanwhile)
        await bot.maintenance.weighing.round()
        found = await results(world)
        assert {each.person for each in found} == {None, ben.id}
        assert {each.weighed for each in found} == {VERSION}


async def test_a_server_that_is_forgotten_while_a_game_is_weighed_stays_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot, loop = await over(world), asyncio.get_running_loop()

        def meanwhile(
            session: Session, rows: Sequence[Entry], before: Sequence[Result]
        ) -> list[Result]:
            forgets = bot.store.forget_server(world.server.id)
            asyncio.run_coroutine_threadsafe(forgets, loop).result(10)
            return weighed(session, rows, before)

        monkeypatch.setattr(weighing, "weighed", meanwhile)
        await bot.maintenance.weighing.round()
        assert await results(world) == []
        await bot.maintenance.weighing._weigh(1)


async def test_a_game_whose_log_is_gone_is_known_to_say_nothing(tmp_path: Path) -> None:
    """A deleted table, a damaged log, one of another version; it is not tried again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot = await over(world)
        before = await results(world)
        assert await bot.store.delete_over(world.server.id, 1e12) == [1]
        await bot.maintenance.weighing.round()
        assert await results(world) == unknown(before)
        assert await bot.store.unweighed(VERSION, 9) == []


async def test_a_bug_in_weighing_is_logged_and_not_met_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> list[Result]:
        raise KeyError

    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot = await over(world)
        before = await results(world)
        monkeypatch.setattr(weighing, "weighed", broken)
        with world.expecting_errors("table 1: cannot be weighed"):
            await bot.maintenance.weighing.round()
        assert await results(world) == unknown(before)


async def test_a_database_that_cannot_be_read_leaves_a_game_for_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot = await over(world)

        async def locked(table: int, since: int = 0) -> list[Entry]:
            raise DatabaseUnusable(file="here", reason="it is locked")

        with monkeypatch.context() as patched:
            patched.setattr(bot.store, "log", locked)
            with pytest.raises(DatabaseUnusable):
                await bot.maintenance.weighing.round()
        assert {each.weighed for each in await results(world)} == {0}
        await bot.maintenance.weighing.round()
        assert {each.weighed for each in await results(world)} == {VERSION}


async def test_games_of_before_are_booked_once_and_then_weighed(tmp_path: Path) -> None:
    """But count in no list; of those that began before and end now nothing is doubled."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot = await over(world)
        store, then = bot.store, await results(world)
        for statement in ("results", "captures", "memory"):
            await store._write(f"DELETE FROM {statement}")
        record = await store.load(1)
        assert record is not None
        other = await store.open_table(structs.replace(record, id=0, message=None))
        await bot.maintenance.weighing.round()
        found = await results(world)
        assert unknown(found) == unknown([structs.replace(each, counts=False) for each in then])
        assert {each.weighed for each in found} == {VERSION}
        assert await store.recall(UPTO) == str(other)
        assert await store.results_at([other]) == [], "it has no log that it could be played by"
        await store._write("DELETE FROM results")
        await bot.maintenance.weighing.round()
        assert await results(world) == [], "what was deleted since is not booked again"


async def test_games_of_before_are_booked_some_at_a_time_for_each_shard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each by the process that is home to its server."""
    monkeypatch.setattr(weighing, "BREATH", 0)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot, seen = await over(world), list[int]()
        store, chore = bot.store, bot.maintenance.weighing
        record = await store.load(1)
        assert record is not None
        shards: list[list[int]] = [[], [], []]
        for number in range(3 * SOME + 3):
            anew = structs.replace(record, id=0, message=None, server=number % 3 << 22)
            shards[number % 3].append(await store.open_table(anew))

        async def book(table: int) -> None:
            seen.append(table)

        monkeypatch.setattr(chore, "_book", book)
        await store._write("DELETE FROM memory")
        store.home = Home(3, frozenset({0, 1}))
        await chore._book_former()
        assert {*shards[0][:-1], *shards[1][:-1]} - {*seen} <= {shards[0][-2], shards[1][-2]}
        for _ in range(3):
            await chore._book_former()
        own = {*shards[0], *shards[1]}
        assert own <= {*seen} <= own | {1}
        assert len(seen) == len({*seen})


async def test_a_damaged_game_of_before_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot = await over(world)
        store, chore = bot.store, bot.maintenance.weighing
        await store._write("DELETE FROM results")

        async def fails(error: Exception) -> None:
            async def log(table: int, since: int = 0) -> list[Entry]:
                raise error

            with monkeypatch.context() as patched:
                patched.setattr(store, "log", log)
                await chore._book(1)

        with world.expecting_errors("store-damaged"):
            await fails(DamagedTable(table="1"))
        with world.expecting_errors("table 1: has no results"):
            await fails(KeyError())
        with pytest.raises(DatabaseUnusable):
            await fails(DatabaseUnusable(file="here", reason="it is locked"))
        assert await results(world) == []
        await chore._book(1)
        rows = await results(world)
        await store.commit(Change(table=1, version=99))
        await chore._book(1)
        assert await results(world) == rows


async def test_whoever_waits_for_an_analysis_comes_before_the_chores() -> None:
    queue, order = AnalysisQueue(), list[str]()
    holding = asyncio.Event()

    async def person(name: str, waits: bool = False) -> None:
        async with queue.asked():
            order.append(name)
            if waits:
                await holding.wait()

    async def chore() -> None:
        async with queue.spare():
            order.append("chore")

    first = asyncio.create_task(person("Ada", waits=True))
    await asyncio.sleep(0)
    later = [asyncio.create_task(chore()), asyncio.create_task(person("Ben"))]
    await asyncio.sleep(0)
    holding.set()
    await asyncio.gather(first, *later)
    assert order == ["Ada", "Ben", "chore"]


async def test_a_person_that_comes_as_a_chore_is_about_to_begin_goes_first() -> None:
    queue, order = AnalysisQueue(), list[str]()
    holding = asyncio.Event()

    async def chore(name: str) -> None:
        async with queue.spare():
            order.append(name)
            await holding.wait()

    async def person() -> None:
        async with queue.asked():
            order.append("Ada")

    tasks = [asyncio.create_task(chore("one")), asyncio.create_task(chore("two"))]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(person()))
    await asyncio.sleep(0)
    holding.set()
    await asyncio.gather(*tasks)
    assert order == ["one", "Ada", "two"]
