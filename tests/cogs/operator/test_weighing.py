"""Games are weighed a while after their end, one at a time, and games of before are booked once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import structs

from cogs.client import Poeppel
from cogs.operator import maintenance
from cogs.operator.maintenance import LOOKED_AT
from cogs.platform.analysis_queue import AnalysisQueue
from data.records import Change, Entry, PendingResults, Result
from data.store.errors import DamagedTable, DatabaseUnusable
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import DAY
from engine.hosting.statistics.luck_analysis import VERSION, unknown, weighed
from tests.cogs.playing import again, host, hosted
from tests.cogs.views.test_game_analysis import played_out
from tests.simulation import Simulation


async def over(world: Simulation, later: float = LOOKED_AT) -> Poeppel:
    """Play a game to its end, and let time go by."""
    await played_out(world, game="walls")
    world.env.backend.clock.advance(later)
    return host(world)


async def results(world: Simulation) -> list[Result]:
    return await host(world).store.results_at([1])


async def test_a_game_is_weighed_once_it_has_been_over_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "LOOKED_AT", 600)
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

        monkeypatch.setattr(maintenance, "VERSION", VERSION + 1)
        monkeypatch.setattr(maintenance, "weighed", better)
        await bot.maintenance.weighing.round()
        assert {(each.aside, each.weighed) for each in await results(world)} == {(0.5, VERSION + 1)}


async def test_a_person_that_deletes_their_data_while_a_game_is_weighed_stays_deleted(
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

        monkeypatch.setattr(maintenance, "weighed", meanwhile)
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

        monkeypatch.setattr(maintenance, "weighed", meanwhile)
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
        monkeypatch.setattr(maintenance, "weighed", broken)
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


async def owed(world: Simulation) -> list[Result]:
    """Take the results of the game away, as if booking them had failed; return them."""
    store, then = host(world).store, await results(world)
    for table in ("results", "captures"):
        await store._write(f"DELETE FROM {table}")
    note = PendingResults(table=1, server=world.server.id, day=then[0].day, season=then[0].season)
    await store.commit(Change(table=1, owed=note))
    return then


async def owes(world: Simulation) -> list[PendingResults]:
    return await host(world).store.owed(world.now(), 9)


async def test_results_that_are_owed_are_booked_once_and_then_weighed(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await over(world)
        then = await owed(world)
        await again(world)
        await host(world).maintenance.weighing.round()
        found = await results(world)
        assert unknown(found) == unknown(then)
        assert {each.weighed for each in found} == {VERSION}
        assert await owes(world) == []
        await host(world).store._write("DELETE FROM results")
        await host(world).maintenance.weighing.round()
        assert await results(world) == [], "what was deleted since is not booked again"


async def test_a_late_booking_of_results_draws_the_board_once_more(tmp_path: Path) -> None:
    """A board that was drawn without it is drawn once more."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot = await over(world)
        await owed(world)
        rows = await bot.store.results_at([1])
        assert rows == []
        before, record = world.last(), await bot.store.load(1)
        assert record is not None
        await bot.maintenance.weighing.round()
        await world.settle()
        after = await bot.store.load(1)
        assert after is not None
        assert (after.revision, after.shown) == (record.revision + 1, record.revision + 1)
        assert world.last().id == before.id


async def test_a_result_that_cannot_be_booked_is_tried_again_the_next_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot = await over(world)
        store, chore = bot.store, bot.maintenance.weighing
        then = await owed(world)

        async def fails(error: Exception) -> None:
            async def log(table: int, since: int = 0) -> list[Entry]:
                raise error

            with monkeypatch.context() as patched:
                patched.setattr(store, "log", log)
                await chore.round()

        with pytest.raises(DatabaseUnusable):
            await fails(DatabaseUnusable(file="here", reason="it is locked"))
        assert [each.failed for each in await owes(world)] == [0.0]
        bug = KeyError(), "table 1: has no results yet"
        for error, logged in ((DamagedTable(table="1"), "store-damaged"), bug):
            with world.expecting_errors(logged):
                await fails(error)
            assert [each.failed for each in await owes(world)] == [world.now()]
            await chore.round()
            assert await results(world) == [], "it is left in peace for a day"
            world.env.backend.clock.advance(DAY)
        await chore.round()
        assert unknown(await results(world)) == unknown(then)
        assert await owes(world) == []


async def test_a_person_that_waits_for_an_analysis_comes_before_the_chores() -> None:
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
