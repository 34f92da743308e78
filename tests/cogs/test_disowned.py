"""Pings to a person who is deleted: they go, though nothing that is stored names whom they were for."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path

import pytest

from cogs.messages import presenter
from cogs.messages.pings import HERE
from data.records import MessageRecord
from tests.cogs.messages.test_pings import begun, chosen, handed_on, other_one
from tests.cogs.playing import again, beside, host, hosted, on_turn


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """Here people are hurried and called, as everywhere but in other tests."""


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_ping_that_cannot_be_deleted_as_its_person_is_goes_later(
    restarts: bool, tmp_path: Path
) -> None:
    """Also after a restart, which knows nobody any more whom it was for."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for person in world.people:
            await chosen(world, person, "dm-once")
        await begun(world)
        await world.advance(HERE)
        pinged, bot = on_turn(world, await handed_on(world)), host(world)
        note = world.last(pinged.dm)
        world.refuse("DELETE", f"/channels/{pinged.dm.id}/messages/{note.id}", 500, times=None)
        with world.inside():
            deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, pinged.id))
        await world.advance(20)
        await deleting
        assert note.here
        world.mended()
        if restarts:
            await again(world)
        await world.advance(600)
        assert world.messages(pinged.dm) == []
        assert await beside(world) == []


async def test_a_ping_goes_with_its_person_though_no_direct_message_can_be_opened(
    tmp_path: Path,
) -> None:
    """Its channel is known, also after a restart; what is stored of it names nobody."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for person in world.people:
            await chosen(world, person, "dm-once")
        await begun(world)
        await world.advance(HERE)
        pinged = on_turn(world, await handed_on(world))
        note = world.last(pinged.dm)
        await again(world)
        bot = host(world)
        world.refuse("POST", "/users/@me/channels", 500, times=None)
        with world.inside():
            deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, pinged.id))
        await world.advance(20)
        await deleting
        assert not note.here
        assert [each async for each in bot.store.traces(pinged.id)] == []
        assert await beside(world) == []
        world.mended()


async def test_a_ping_that_arrives_when_its_person_is_deleted_goes(tmp_path: Path) -> None:
    """It is on its way to Discord for some seconds; nothing that is noted of it names anybody."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for person in world.people:
            await chosen(world, person, "dm-once")
        await begun(world)
        await world.advance(HERE)
        pinged, bot = await other_one(world), host(world)
        world.limit("POST", f"/channels/{pinged.dm.id}/messages", 25.0)
        await handed_on(world)
        with world.inside():
            deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, pinged.id))
        await world.advance(10)
        await deleting
        noted, keep = list[tuple[int, list[int]]](), bot.store.keep_message

        async def watched(
            record: MessageRecord, people: Collection[int], own: int = 0
        ) -> MessageRecord:
            noted.append((record.channel, [*people]))
            return await keep(record, people, own)

        bot.store.keep_message = watched  # type: ignore[method-assign]
        await world.advance(60)
        assert noted == [(pinged.dm.id, [])]
        assert world.messages(pinged.dm) == []
