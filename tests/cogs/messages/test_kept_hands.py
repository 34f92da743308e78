"""What is noted of hands by direct message, as the process is killed or their people are deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.messages import hand_messages, presenter
from cogs.platform.work_queue import STRAY
from data.records import MessageRecord
from engine.hosting.state.session import Session
from tests.cogs.playing import (
    again,
    asked,
    begun,
    host,
    hosted,
    lobby,
    race,
    table,
    unpressed,
)
from tests.simulation import Person, Simulation
from tests.words import EN


async def deleted(world: Simulation, person: Person, within: float = 10) -> None:
    """Have a person's data deleted."""
    bot = host(world)
    with world.inside():
        deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, person.id))
    await world.advance(within)
    await deleting


async def killed(world: Simulation) -> None:
    """Restart the bot as if it had died before it stored late notes."""
    host(world).store._writer._shown.clear()
    await again(world)
    await world.advance(1)


async def test_an_edited_hand_takes_no_transaction_of_its_own(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        for _ in range(3):
            await world.advance(hand_messages.APART)
            person, _ = await asked(world)
            hand, stored = world.last(person.dm), list[float]()
            host(world).store.time_commits(stored.append)
            changes, shown = (await table(world)).record.changes, await digests(world)
            await world.click(person, hand, next(iter(hand.buttons)))
            await world.advance(hand_messages.APART)
        assert await digests(world) != shown, "they are edited"
        assert len(stored) == (await table(world)).record.changes - changes


async def digests(world: Simulation) -> list[str]:
    """What the hands are noted to show."""
    return [each.shows for each in (await table(world)).hands.values()]


async def test_a_hand_that_looks_as_before_is_true_after_a_kill(tmp_path: Path) -> None:
    """Its edit is on its way as the table changes back, and the process ends before another edit."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        tables, back = host(world).tables, list[asyncio.Task[Session]]()
        for _ in range(2):  # late notes are for later edits
            person, _ = await asked(world)
            own = world.last(person.dm)
            await world.click(person, own, next(iter(own.buttons)))
            await world.advance(hand_messages.APART)
        with world.inside():
            await tables.propose_pause(1, world.people[0].id)
        await world.advance(hand_messages.APART)
        person, _ = await asked(world)
        hand, path = world.last(person.dm), f"/channels/{person.dm.id}/messages/*"
        before = hand.text

        def go_back() -> None:
            back.append(asyncio.create_task(tables.play_on(1, person.id)))
            world.lose("PATCH", path)

        unpressed(world)
        world.refuse("PATCH", f"/channels/{world.channel.id}/messages/*", 500, times=None)
        world.meanwhile("PATCH", path, go_back, afterwards=True)
        with world.inside():
            await tables.propose_pause(1, world.people[1].id)
        await world.advance(1)
        await asyncio.gather(*back)
        assert hand.text != before
        rows = await host(world).store._read("SELECT shows FROM messages ORDER BY id")
        assert [shows for (shows,) in rows] == await digests(world), "for good"
        await killed(world)
        world.mended()
        await world.advance(60)
        assert hand.text == before


@pytest.mark.parametrize("slow", ["/users/@me/channels", "/channels/*/messages"])
async def test_no_hand_is_sent_to_a_person_that_is_deleted_before_it_is_noted(
    slow: str, tmp_path: Path
) -> None:
    """The request is on its way for some seconds; what arrives goes again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world, game="card_race", preset="quick")
        world.limit("POST", slow, 20.0)
        person = world.people[0]
        await world.click(person, world.last(), EN("button-start"))
        await world.advance(1)
        await deleted(world, person)
        await world.advance(90)
        assert [each for each in world.messages(person.dm) if each.pictures] == []
        store = host(world).store
        assert person.id not in await store.hands(1)
        assert [each async for each in store.traces(person.id)] == []
        assert await store.closed_messages() == []


@pytest.mark.parametrize("fault", ["cut", "lose"])
async def test_a_hand_lost_as_its_person_is_deleted_goes(fault: str, tmp_path: Path) -> None:
    """It is looked for by its mark, if its number was never told."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        person, _ = await in_doubt(world, fault)
        await deleted(world, person)
        world.mended()
        await world.advance(120)
        assert [each for each in world.messages(person.dm) if each.pictures] == []
        assert await host(world).store.closed_messages() == []
        assert person.id not in await host(world).store.hands(1)


async def test_no_new_hand_follows_one_that_went_with_its_person(tmp_path: Path) -> None:
    """Its edit finds it gone, and would post another."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world, game="card_race")
        person, other = await asked(world)
        hand = world.last(other.dm)
        world.limit("PATCH", f"/channels/{other.dm.id}/messages/*", 20.0)
        own = world.last(person.dm)
        await world.click(person, own, next(iter(own.buttons)))
        await deleted(world, other)
        await world.advance(60)
        assert not (hand.here and hand.pictures)
        assert [each for each in world.messages(other.dm) if each.pictures] == []
        assert other.id not in await host(world).store.hands(1)


@pytest.mark.parametrize("killed", [False, True])
async def test_a_hand_that_arrives_after_it_was_looked_for_goes(
    killed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its request was given up, and reaches Discord when its person is deleted already."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world, game="card_race", preset="quick")
        person, other = world.people
        path, backend = f"/channels/{person.dm.id}/messages", world.env.backend
        world.lose("POST", path)
        await world.click(person, world.last(), EN("button-start"))
        if killed:
            store, change = host(world).store, host(world).store.change_message

            async def last(record: MessageRecord, **fields: Any) -> MessageRecord:
                changed = await change(record, **fields)
                await asyncio.sleep(STRAY if record.closed else 0.0)
                return changed

            monkeypatch.setattr(store, "change_message", last)
        await deleted(world, person, 4)
        if killed:
            await again(world)
        late = backend.create_message(person.dm.id, backend.bot_user.id, "late")
        late.components = world.last(other.dm).raw.components
        assert world.messages(person.dm)
        await world.advance(60)
        assert world.messages(person.dm) == []
        assert await host(world).store.closed_messages() == []


async def test_a_person_back_at_their_seat_has_one_hand(tmp_path: Path) -> None:
    """As they sit down again, the message still says that they have left."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        _, other = await asked(world)
        hand, tables = world.last(other.dm), host(world).tables
        [seat] = (await table(world)).seats_of(other.id)
        world.slow("PATCH", f"/channels/{other.dm.id}/messages/{hand.id}", 1.0)
        with world.inside():
            await tables.leave(1, other.id)
        await world.advance(0.5)
        with world.inside():
            await tables.take(1, other.id, seat)
        await world.advance(30)
        assert [each.id for each in world.messages(other.dm)] == [hand.id]
        assert hand.pictures


@pytest.mark.parametrize("fault", ["cut", "lose"])
async def test_a_hand_lost_before_its_person_came_back_takes_no_other(
    fault: str, tmp_path: Path
) -> None:
    """It is looked for when they have been deleted, and have another at the same table."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        person, seat = await in_doubt(world, fault)
        await deleted(world, person)
        with world.inside():
            await host(world).tables.take(1, person.id, seat)
        await world.advance(10)
        hand = world.last(person.dm)
        world.mended()
        await world.advance(120)
        assert [each.id for each in world.messages(person.dm)] == [hand.id]
        assert hand.pictures
        assert (await table(world)).hands[person.id].message == hand.id
        assert await host(world).store.closed_messages() == []


async def in_doubt(world: Simulation, fault: str) -> tuple[Person, int]:
    """A person whose hand is of unknown fate, and their seat."""
    await lobby(world, game="card_race", preset="quick")
    person = world.people[0]
    path = f"/channels/{person.dm.id}/messages"
    getattr(world, fault)("POST", path)
    world.refuse("GET", path, 500, times=None)
    await world.click(person, world.last(), EN("button-start"))
    await world.advance(1)
    [seat] = (await table(world)).seats_of(person.id)
    return person, seat


async def test_a_hand_that_arrives_as_its_person_has_come_back_is_not_the_new_one(
    tmp_path: Path,
) -> None:
    """It is on its way for seconds, in which they are deleted and sit down again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world, game="card_race", preset="quick")
        person = world.people[0]
        world.limit("POST", f"/channels/{person.dm.id}/messages", 20.0)
        await world.click(person, world.last(), EN("button-start"))
        await world.advance(1)
        [seat] = (await table(world)).seats_of(person.id)
        await deleted(world, person)
        with world.inside():
            await host(world).tables.take(1, person.id, seat)
        await world.advance(120)
        [hand] = world.messages(person.dm)
        assert hand.pictures
        assert (await table(world)).hands[person.id].message == hand.id
        assert await host(world).store.closed_messages() == []


async def test_a_hand_of_a_person_that_came_back_is_known_as_it_is_pressed(tmp_path: Path) -> None:
    """It is newer than the one that is noted."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, other = await asked(world)
        [seat] = (await table(world)).seats_of(person.id)
        await deleted(world, person)
        with world.inside():
            await host(world).tables.take(1, person.id, seat)
        await world.advance(60)
        while not (hand := world.last(person.dm)).buttons:
            own = world.last(other.dm)
            await world.click(other, own, next(iter(own.buttons)))
            await world.advance(hand_messages.APART)
        await host(world).tables.note_hand(1, person.id, -1, message=hand.id - 1)
        await world.click(person, hand, next(iter(hand.buttons)))
        assert (await table(world)).hands[person.id].message == hand.id
