"""The tables in memory: what is stored before it is handed out, and what stays when something fails."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec import structs

from data.records import Change, TableRecord
from data.store.errors import DatabaseFull
from engine.hosting.actions.lobby import join
from engine.hosting.service import table_cache
from engine.hosting.service.table_cache import Changed
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person, Server
from tests.engine.hosting.seated import (
    ADA,
    BEN,
    CEM,
    DORA,
    Place,
    answer,
    known,
    refused,
)
from tests.engine.hosting.steps import (
    Step,
    act,
    ending,
    joining,
    leaving,
    playing_on,
    starting,
    until,
)
from tests.toy import SNATCH

# One commit, and nothing is handed out before it.


async def test_an_answer_and_all_that_follows_are_one_commit(place: Place) -> None:
    """The rolls and the answers of computers among it."""
    session, random = await place.start("normal", "easy"), Random(1)
    for _ in range(20):
        commits, seq = place.store.commits, session.record.seq
        session = await place.act(session, random)
        assert place.store.commits == commits + 1
        assert await place.store.load(1) == session.record
        new = await place.store.log(1, seq)
        assert [entry.seq for entry in new] == list(range(seq, session.record.seq))
        assert (new[0].by, new[0].itself) == (ADA, False)
        assert all(entry.itself or not entry.by for entry in new[1:])
        assert {entry.at for entry in new} == {place.time}


async def test_no_view_shows_an_unstored_change(place: Place) -> None:
    """What is handed out is a moment of the table, and stays what it is."""
    session, random = await place.start(BEN), Random(1)
    before, moment = await place.kept(1), known(session)
    async with place.store.holding() as reached:
        acting = asyncio.create_task(place.act(session, random))
        await reached.wait()
        assert await place.tables.get(1) is session
        assert await place.kept(1) == before
        assert not acting.done()
    after = await acting
    assert await place.tables.get(1) is after
    assert after.record == await place.store.load(1) != before[0]
    assert known(session) == moment


async def test_a_listener_is_told_of_every_visible_change(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    """Once each, with what is stored; a bug of a listener is nobody else's."""
    told: list[Changed] = []
    place.tables.memory.listeners += [lambda changed: 1 / 0, told.append]  # type: ignore[list-item]
    await place.open(BEN)
    assert len(told) == 1, "Ben has joined"
    session = await place.tables.lobbies.start(1, ADA, click=200)
    await place.tables.note(Change(table=1, message=5))
    assert [each.session.record.status for each in told] == ["lobby", "running"]
    assert told[-1].session is session
    assert told[-1].change.entries
    assert [each.session.record.revision for each in told] == [1, 2]
    await place.tables.note(Change(table=1, posted_at=1.0), seen=True)
    await place.tables.abandon(1)
    await place.tables.abandon(1)
    assert [each.session.record.revision for each in told] == [1, 2, 3, 4]
    with refused("table-ended"):
        await place.tables.play_on(1, ADA)
    assert len(told) == 4
    assert "bug in a listener" in caplog.text


async def test_tables_do_not_wait_for_each_other(place: Place) -> None:
    await place.start(BEN)
    session = await place.start(CEM)
    async with place.store.holding() as reached:
        acting = asyncio.create_task(place.tables.note(Change(table=1, message=5)))
        await reached.wait()
        assert await place.tables.get(2) is session
    await acting


async def test_of_a_hundred_equal_clicks_one_counts(place: Place) -> None:
    session, random = await place.start(BEN, CEM), Random(1)
    for _ in range(3):
        seq, click = session.record.seq, answer(session, random)
        results = await asyncio.gather(
            *(place.tables.act(1, *click) for _ in range(100)), return_exceptions=True
        )
        [session] = [result for result in results if isinstance(result, Session)]
        refusals = [result for result in results if isinstance(result, Refused)]
        assert len(refusals) == 99
        assert {refusal.key for refusal in refusals} <= {"stale", "not-your-turn", "already-done"}
        new = await place.store.log(1, seq)
        assert [entry.by for entry in new if entry.by and not entry.itself] == [click[0]]
        await place.assert_as_stored(1)


# What fails leaves the table as it is stored.


async def lobby_of_three(place: Place) -> None:
    await place.open(BEN, CEM)


async def running(place: Place) -> None:
    await place.start(BEN, "normal", first_player="host")


async def proposed(place: Place) -> None:
    await running(place)
    await place.tables.propose_end(1, ADA)


async def window(place: Place) -> None:
    session = await place.start(BEN, CEM, game="snatch")
    await until(place, session, "object", Random(1))
    place.time += 100


STEPS: dict[str, tuple[Callable[[Place], Awaitable[None]], Step]] = {
    "join": (lobby_of_three, joining(DORA)),
    "leave the lobby": (lobby_of_three, leaving(ADA)),
    "start": (lobby_of_three, starting(ADA)),
    "act": (running, act(ADA, 1, "roll")),
    "leave": (running, leaving(ADA)),
    "propose": (running, ending(ADA)),
    "agree": (proposed, ending(BEN)),
    "play on": (proposed, playing_on(BEN)),
    "abandon": (running, lambda tables: tables.abandon(1)),
    "expire": (window, lambda tables: tables.expire(1)),
    "note": (running, lambda tables: tables.note(Change(table=1, message=5))),
}


"""Everything that is stored: what goes before, and what is done."""


every_step = pytest.mark.parametrize("step", STEPS)


@every_step
async def test_a_step_that_is_not_stored_has_not_happened(place: Place, step: str) -> None:
    """The table is as it was; tried again, the same comes of it as would have come at once."""
    prepare, do = STEPS[step]
    await prepare(place)
    before = await place.kept(1)
    knew = known(await place.tables.get(1))
    for error in (DatabaseFull(file="here"), OSError("?")):
        place.store.error = error
        with pytest.raises(type(error)):
            await do(place.tables)
        assert await place.kept(1) == before
        assert known(await place.tables.get(1)) == knew
    await do(place.tables)
    assert await place.kept(1) != before
    await place.assert_as_stored(1)


@every_step
async def test_a_step_in_conflict_is_repeated_once_and_then_stale(place: Place, step: str) -> None:
    """The table is read anew, as another process has changed it."""
    prepare, do = STEPS[step]
    await prepare(place)
    before = await place.kept(1)
    place.store.conflicts = 2
    with refused("stale"):
        await do(place.tables)
    assert await place.kept(1) == before
    place.store.conflicts = 1
    await do(place.tables)
    assert await place.kept(1) != before
    await place.assert_as_stored(1)


@every_step
async def test_a_call_cancelled_while_storing_leaves_the_table_as_stored(
    place: Place, step: str
) -> None:
    """Nobody changes the table before it is known what was stored: first nothing, then all."""
    prepare, do = STEPS[step]
    await prepare(place)
    before = await place.kept(1)
    for error in (DatabaseFull(file="here"), None):
        async with place.store.holding() as reached:
            doing = asyncio.ensure_future(do(place.tables))
            await reached.wait()
            changing = asyncio.create_task(place.tables.note(Change(table=1)))
            for _ in range(3):
                doing.cancel()
                await asyncio.sleep(0)
                assert not doing.done()
                assert not changing.done()
            place.store.error = error
        with pytest.raises(DatabaseFull if error else asyncio.CancelledError):
            await doing
        assert (await place.kept(1) == before) == (error is not None)
        assert known(await changing) == known(await place.more_tables().get(1))
        await place.assert_as_stored(1)


async def test_a_lobby_that_was_started_meanwhile_takes_no_player_in(place: Place) -> None:
    """Also if nobody heard that it was started."""
    await place.open(BEN)
    async with place.store.holding() as reached:
        starting = asyncio.create_task(place.tables.lobbies.start(1, ADA, 200))
        await reached.wait()
        starting.cancel()
        joining = asyncio.create_task(
            place.tables.lobbies.set_up(1, partial(join, person=CEM, click=9))
        )
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await starting
    with refused("lobby-over"):
        await joining
    assert (await place.tables.get(1)).people == [ADA, BEN]


async def test_a_call_cancelled_while_waiting_has_done_nothing(
    place: Place,
) -> None:
    session, random = await place.start(BEN), Random(1)
    click = answer(session, random)
    async with place.store.holding() as reached:
        first = asyncio.create_task(place.tables.note(Change(table=1, message=5)))
        await reached.wait()
        second = asyncio.create_task(place.tables.act(1, *click))
        await asyncio.sleep(0)
        second.cancel()
    await first
    with pytest.raises(asyncio.CancelledError):
        await second
    session = await place.tables.get(1)
    assert session.record.message == 5
    assert session.record.seq == (await place.tables.get(1)).record.seq
    await place.tables.act(1, *click)
    await place.assert_as_stored(1)


async def test_a_bug_in_the_rules_leaves_the_table_as_it_was(place: Place) -> None:
    """Whatever was answered already in memory is forgotten."""

    def broken(*_: object) -> str:
        raise ZeroDivisionError

    random = Random(1)
    await place.start(BEN, "normal", game="snatch")
    place.catalog["snatch"] = structs.replace(SNATCH, levels={"normal": broken})
    place.forget()
    before = await place.kept(1)
    with suppress(ZeroDivisionError):
        while True:
            await place.act(await place.tables.get(1), random)
            before = await place.kept(1)
    assert await place.kept(1) == before
    await place.assert_as_stored(1)


async def test_of_two_writers_the_second_is_refused_and_reads_again(place: Place) -> None:
    """As two processes on one store would: no answer is lost, and none counts twice."""
    session, random = await place.start(BEN, CEM), Random(1)
    one, other = place.tables, place.more_tables()
    for _ in range(10):
        await other.get(1)
        click = answer(session, random)
        session = await one.act(1, *click)
        before = await place.kept(1)
        with pytest.raises(Refused):
            await other.act(1, *click)
        assert known(await other.get(1)) == known(session)
        assert await place.kept(1) == before
        one, other = other, one


async def test_a_game_is_begun_once(place: Place) -> None:
    await place.open(BEN)
    other = place.more_tables()
    await other.get(1)
    session = await place.tables.lobbies.start(1, ADA, click=200)
    with refused("lobby-over"):
        await other.lobbies.start(1, ADA, click=201)
    assert known(await other.get(1)) == known(session)
    assert session.record.contributions == [100, 101, 200]


async def test_two_changes_of_a_lobby_at_once_both_count(place: Place) -> None:
    """Neither replaces what the other has stored meanwhile, seats included."""
    await place.open()
    other = place.more_tables()
    await asyncio.gather(place.tables.get(1), other.get(1))
    await place.tables.lobbies.set_up(1, partial(join, person=BEN, click=101))
    session = await other.lobbies.set_up(1, partial(join, person=CEM, click=102))
    assert sorted(session.people) == [ADA, BEN, CEM]
    await place.tables.note(Change(table=1, message=5))
    assert sorted((await place.tables.get(1)).people) == [ADA, BEN, CEM]
    await other.note(Change(table=1, posted_at=6.0))
    record = (await other.get(1)).record
    assert (record.message, record.posted_at) == (5, 6.0)


async def test_two_changes_of_settings_at_once_both_count(place: Place) -> None:
    other = place.more_tables()

    def block(person: int) -> Callable[[Server], Server]:
        return lambda known: structs.replace(known, blocked=(*known.blocked, person))

    for person in range(10):
        await asyncio.gather(
            place.tables.settings.change_server(1, block(person)),
            other.settings.change_server(1, block(person + 10)),
            place.tables.settings.change_person(
                ADA, lambda known: structs.replace(known, theme="dark")
            ),
            other.settings.change_person(ADA, lambda known: structs.replace(known, zone="UTC")),
        )
        assert len((await other.choices.server(1)).blocked) == 2 * (person + 1)
        assert await place.tables.choices.person(ADA) == Person(theme="dark", zone="UTC")
        await place.tables.settings.change_person(ADA, lambda known: Person())
    assert set((await place.tables.choices.server(1)).blocked) == set(range(20))


async def test_an_answer_while_clocks_are_put_off_keeps_the_time_given_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes once that is stored, and before the table in memory is forgotten."""
    await place.open(BEN)
    due = (await place.tables.get(1)).record.due
    assert due is not None
    postpone = place.store.postpone

    async def pressed_meanwhile(seconds: float, *where: Any) -> None:
        await postpone(seconds, *where)
        await place.tables.note(Change(table=1, message=5), seen=True)

    monkeypatch.setattr(place.store, "postpone", pressed_meanwhile)
    await place.tables.memory.postpone(600.0)
    record = (await place.tables.get(1)).record
    assert (record.message, record.due, record.revision) == (5, due + 600, 3)
    await place.assert_as_stored(1)


async def test_a_table_that_is_read_while_clocks_are_put_off_has_the_time_given_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by the first press after a start: its row is read before, the rest afterwards."""
    due = (await place.tables.get(await place.open())).record.due
    assert due is not None
    place.forget()
    read, stored = asyncio.Event(), asyncio.Event()
    load, postpone = place.store.load, place.store.postpone

    async def slowly(table: int) -> TableRecord | None:
        record = await load(table)
        read.set()
        await stored.wait()
        return record

    async def postponed(seconds: float, *where: Any) -> None:
        await postpone(seconds, *where)
        stored.set()

    monkeypatch.setattr(place.store, "postpone", postponed)
    with monkeypatch.context() as slow:
        slow.setattr(place.store, "load", slowly)
        pressing = asyncio.create_task(place.tables.get(1))
        await read.wait()
    await place.tables.memory.postpone(600.0)
    await pressing
    assert (await place.tables.get(1)).record.due == due + 600
    await place.assert_as_stored(1)


# What is in memory.


async def test_the_tables_used_last_stay_in_memory(place: Place) -> None:
    """The others are read again when they are needed."""
    place.forget(keep=2)
    for _ in range(3):
        await place.open()
    third, first = await place.tables.get(3), await place.tables.get(1)
    assert await place.tables.get(3) is third
    second = await place.tables.get(2)
    assert await place.tables.get(3) is third
    assert await place.tables.get(2) is second
    again = await place.tables.get(1)
    assert again is not first
    assert known(again) == known(first)


async def test_few_tables_that_are_over_stay_in_memory(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They make room for each other, however long those that go on were not needed."""
    monkeypatch.setattr(table_cache, "KEPT_OVER", 2)
    running = await place.start(BEN)
    for _ in range(3):
        await place.tables.abandon(await place.open())
        await place.tables.get(2)
    kept = place.tables.memory._sessions
    assert list(kept) == [1, 4, 2]
    assert await place.tables.get(1) is running
    assert not (await place.tables.get(3)).record.is_open
    assert list(kept) == [2, 1, 3]


async def test_a_table_dropped_while_it_is_stored_is_read_again(place: Place) -> None:
    place.forget(keep=1)
    session, random = await place.start(BEN), Random(1)
    await place.open()
    session = await place.tables.get(1)
    async with place.store.holding() as reached:
        acting = asyncio.create_task(place.act(session, random))
        await reached.wait()
        await place.tables.get(2)
        looking = asyncio.create_task(place.tables.get(1))
        await asyncio.sleep(0)
    assert known(await acting) == known(await looking)
    await place.assert_as_stored(1)


async def test_a_lock_lives_as_long_as_it_is_held(place: Place) -> None:
    await place.start(BEN)
    assert len(place.tables.memory._turns._locks) == 0
    async with place.store.holding() as reached:
        first = asyncio.create_task(place.tables.note(Change(table=1, message=5)))
        await reached.wait()
        second = asyncio.create_task(place.tables.get(1))
        await asyncio.sleep(0)
        assert list(place.tables.memory._turns._locks) == [1]
    await asyncio.gather(first, second)
    del first, second
    gc.collect()
    assert len(place.tables.memory._turns._locks) == 0


async def test_a_table_in_use_stays_as_it_is_as_a_person_goes_from_another(place: Place) -> None:
    """It is looked at, as it could follow that one."""
    table, other = (await place.start(BEN)).record.id, await place.open(CEM)
    before = await place.tables.get(other)
    async with place.tables.memory.editing(other):
        await place.tables.memory.take_out(table, BEN)
        assert await place.tables.get(other) is before
