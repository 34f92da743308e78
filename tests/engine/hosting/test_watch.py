"""Nobody loses because the bot was away."""

from __future__ import annotations

import asyncio

import pytest

from data.records import Change
from data.store.shards import alive
from engine.hosting.service.scheduler import BEAT, LATE, OutageWatch
from tests.engine.hosting.seated import BEN, Place

YEAR = 365 * 86400.0


def quietly() -> None:
    """Show nothing."""


async def due(place: Place) -> float:
    """Return when something is due at the table."""
    record = await place.store.load(1)
    assert record is not None
    assert record.due is not None
    return record.due


async def test_after_a_start_clocks_have_the_time_of_the_outage_back(place: Place) -> None:
    """Exactly, after an orderly end; the first start of all is none."""
    connected = True
    watch = OutageWatch(place.tables, lambda: place.time, lambda: connected, quietly)
    await watch.end()
    assert await place.store.recall(alive(0, 1)) is None
    await watch.begin()
    await place.start(BEN)
    before = await due(place)
    place.time += BEAT / 2
    await watch.end()
    place.time += 1000
    await place.reopen()
    watch = OutageWatch(place.tables, lambda: place.time, lambda: connected, quietly)
    await watch.begin()
    assert await due(place) == before + 1000
    session = await place.tables.get(1)
    assert session.record.outage == 1000
    await watch.begin()
    assert await due(place) == before + 1000


async def test_a_stored_change_shows_that_the_bot_was_alive(place: Place) -> None:
    """After a crash, also if the last note is older."""
    watch = OutageWatch(place.tables, lambda: place.time, lambda: True, quietly)
    await watch.begin()
    place.time += BEAT - 1
    await place.start(BEN)
    before = await due(place)
    place.time += 50
    await OutageWatch(place.tables, lambda: place.time, lambda: True, quietly).begin()
    assert await due(place) == before + 50


async def test_without_a_connection_no_player_could_play(place: Place) -> None:
    """Neither while the computer was asleep."""
    connected = True
    watch = OutageWatch(place.tables, lambda: place.time, lambda: connected, quietly)
    await watch.begin()
    await place.start(BEN)
    before = await due(place)
    place.time += BEAT + LATE
    await watch.look()
    assert await due(place) == before, "it was only a little late"
    connected = False
    for _ in range(3):
        place.time += BEAT
        await watch.look()
    connected = True
    place.time += BEAT
    await watch.look()
    assert await due(place) == before + 4 * BEAT, "nobody knows when after the last note it began"


async def test_a_call_during_an_outage_goes_on_after_clocks_are_put_off(
    place: Place,
) -> None:
    connected = True
    watch = OutageWatch(place.tables, lambda: place.time, lambda: connected, quietly)
    await watch.begin()
    await place.start(BEN)
    before = await due(place)
    assert await watch.serves()
    connected = False
    assert not await watch.serves()
    waiting = asyncio.create_task(watch.served_again())
    place.time += 3 * BEAT
    await watch.look()
    await asyncio.sleep(0)
    assert not waiting.done()
    connected = True
    await watch.look()
    await waiting
    assert await due(place) == before + 3 * BEAT


async def test_notes_are_taken_until_the_end(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.hosting.service.scheduler.BEAT", 0.0)
    watch = OutageWatch(place.tables, lambda: place.time, lambda: True, quietly)
    await watch.begin()
    place.time += 1
    task = asyncio.create_task(watch.run())
    for _ in range(5):  # each waits for the store, and so for the note
        noted = await place.store.recall(alive(0, 1))
    assert noted == repr(place.time)
    task.cancel()


async def test_deadlines_in_an_outage_are_put_off_before_anything_else(place: Place) -> None:
    """Though nobody has looked yet: the machine wakes, and the clock strikes first."""
    connected, shown = True, list[float]()
    watch = OutageWatch(
        place.tables, lambda: place.time, lambda: connected, lambda: shown.append(place.time)
    )
    assert await watch.serves(), "nothing was noted yet"
    await watch.begin()
    await place.start(BEN)
    before = await due(place)
    place.time += BEAT
    assert await watch.serves()
    assert await due(place) == before
    place.time += 1000
    assert await watch.serves()
    assert await due(place) == before + BEAT + 1000
    assert shown == [place.time]
    connected = False
    assert not await watch.serves()


async def test_a_server_that_cannot_be_reached_has_its_time_back_and_no_other(place: Place) -> None:
    """Once, also where the bot itself was away for a part of it."""
    shown: list[float] = []
    watch = OutageWatch(
        place.tables, lambda: place.time, lambda: True, lambda: shown.append(place.time)
    )
    await watch.begin()
    await place.start(BEN)
    record = await place.store.load(1)
    assert record is not None
    before, server = await due(place), record.server
    watch.lose(server)
    watch.lose(404)
    assert not await watch.serves(server)
    assert await watch.serves(405)
    waiting = asyncio.create_task(watch.served_again(server))
    place.time += BEAT
    await watch.find(404)
    await asyncio.sleep(0)
    assert (await due(place), waiting.done()) == (before, False)
    place.time += BEAT + LATE + 1
    watch.lose(server)
    await watch.look()
    assert await due(place) == before + 2 * BEAT + LATE + 1
    place.time += 10
    await watch.find(server)
    await waiting
    await watch.find(server)
    assert await due(place) == before + 2 * BEAT + LATE + 11
    assert await watch.serves(server)
    assert len(shown) == 3


@pytest.mark.parametrize("way", [1, -1])
async def test_an_outage_is_counted_by_the_right_clock(place: Place, way: int) -> None:
    right = True
    watch = OutageWatch(
        place.tables, lambda: place.time, lambda: True, lambda: None, is_right=lambda: right
    )
    await watch.begin()
    await place.start(BEN)
    before = await due(place)
    right = False
    place.time += way * YEAR
    await watch.look()
    assert await watch.serves()
    place.time -= way * YEAR
    place.time += 100
    right = True
    assert await watch.serves()
    assert await due(place) == before + 100


async def test_after_a_start_with_a_wrong_clock_the_outage_is_counted_once_it_is_right(
    place: Place,
) -> None:
    """Whatever moment was stored meanwhile."""
    right = True
    watch = OutageWatch(place.tables, lambda: place.time, lambda: True, quietly)
    await watch.begin()
    await place.start(BEN)
    before = await due(place)
    await watch.end()
    right, place.time = False, place.time + YEAR
    await place.reopen()
    watch = OutageWatch(
        *(place.tables, lambda: place.time, lambda: True, quietly), is_right=lambda: right
    )
    await watch.begin()
    await watch.look()
    await place.store.commit(Change(table=1, changed_at=place.time))
    assert await due(place) == before
    right, place.time = True, place.time - YEAR + 100
    assert await watch.serves()
    assert await due(place) == before + 100
