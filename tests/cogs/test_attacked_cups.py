"""Cups in channels that others act in: their threads, other cups, channels that go meanwhile."""

from __future__ import annotations

import re
from pathlib import Path

from cogs.widgets.buttons import Kind, custom_id
from tests.cogs.playing import again, host
from tests.cogs.test_cups import drawn, joined, message, opened, shown, state, tables
from tests.words import EN, like


async def test_a_thread_of_others_with_a_tables_name_is_not_taken(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        name = EN("cup-thread", cup="1", round=1, place=1)
        ben = world.people[1]
        foreign = world.env.backend.create_thread(
            world.channel.id, name=name, type=11, owner_id=ben.id
        )
        await drawn(world)
        session = await host(world).tables.get((await tables(world))[0])
        assert session.record.channel != foreign.id
        assert world.messages(world.place(foreign.id)) == []


async def test_a_channel_deleted_while_the_bot_is_away_ends_the_cup(tmp_path: Path) -> None:
    async with opened(tmp_path, 7) as world:
        await joined(world)
        await host(world).close()
        world.env.backend.delete_channel(world.channel.id)
        await again(world)
        await shown(world)
        assert (await state(world)).over
        assert await host(world).store.cups_on(world.server.id) == []


async def test_a_deletion_is_counted_before_the_first_draw(tmp_path: Path) -> None:
    async with opened(tmp_path, 7) as world:
        await joined(world)
        ben = world.people[1]
        [question, *_] = (await world.slash(ben, "privacy delete")).messages
        await world.click(ben, question, EN("sure-delete-me.button"))
        await world.advance(20)
        assert (await state(world)).left == {2}
        assert like(EN, "cup-entrants", count=6).search(message(world).text)


async def test_the_panel_opens_in_a_tables_thread_beside_other_cups(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        threads = re.findall(r"<#(\d+)>", message(world).text)
        other = world.server.create_text_channel("nebenan")
        ada = world.people[0]
        await world.slash(ada, "cup new", where=other, length="days-2", rounds=3)
        answer = await world.slash(ada, "cup manage", where=world.place(int(threads[0])))
        assert like(EN, "cup-manage", cup="1").search(answer.whisper)
        assert len((await state(world)).rounds) == 1


async def test_numbers_beyond_any_cup_are_bad_clicks(tmp_path: Path) -> None:
    async with opened(tmp_path, 7) as world:
        for kind in (Kind.CUP, Kind.CUP_RUN):
            forged = custom_id(kind, 0, 10**30, "join")
            answer = await world.forge(world.people[0], message(world), forged)
            assert answer.sentence == EN("bad-click")
