"""Where tables are: channels, threads, permissions, and what becomes of them when a place goes."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import discord
import pytest
from discord import PermissionOverwrite
from simcord import interactions
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType

from data.records import Change
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import DAY
from tests.cogs.playing import (
    again,
    begun,
    by_hand,
    ends,
    host,
    hosted,
    move,
    refused,
    sent,
    table,
    threads,
)
from tests.simulation import Simulation
from tests.soak import soaked
from tests.words import DE, EN


def channel_without(world: Simulation, *permissions: str) -> ChannelHandle:
    """A channel in which the bot may do everything but *permissions*."""
    assert world.bot.user is not None
    denied = PermissionOverwrite(**dict.fromkeys(permissions, False))
    return world.server.create_text_channel("woanders", overwrites={world.bot.user: denied})


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("send_messages", EN("permission-send-messages")),
        ("attach_files", EN("permission-attach-files")),
        ("read_message_history", EN("permission-read-message-history")),
    ],
)
async def test_a_missing_permission_is_named_before_a_lobby_opens(
    permission: str, name: str, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        channel = channel_without(world, permission)
        said = await refused(world, world.people[0], "play", where=channel)
        assert name in said
        assert f"<#{channel.id}>" in said
        assert await host(world).store.tables_in(channel.id) == []
        assert [each for each in world.messages(channel) if not each.private] == []


async def test_permissions_are_named_together_and_in_the_persons_language(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        world.people[0].language = "de"
        channel = channel_without(world, "send_messages", "attach_files")
        said = await refused(world, world.people[0], "play", where=channel)
        assert DE("permission-send-messages") in said
        assert DE("permission-attach-files") in said


async def test_in_a_thread_other_permissions_count(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada = world.people[0]
        thread = thread_in(world, channel_without(world, "send_messages"))
        await world.slash(ada, "play", where=thread)
        assert EN("button-join") in world.last(thread).buttons
        for missing, name in [
            ("send_messages_in_threads", EN("permission-send-messages-in-threads")),
            ("read_message_history", EN("permission-read-message-history")),
        ]:
            thread = thread_in(world, channel_without(world, missing))
            assert name in await refused(world, ada, "play", where=thread)


def thread_in(world: Simulation, channel: ChannelHandle) -> ChannelHandle:
    made = world.env.backend.create_thread(
        channel.id, name="Faden", type=11, owner_id=world.people[0].id
    )
    return world.place(made.id)


async def test_a_channel_has_one_table_at_a_time(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        said = await refused(world, world.people[1], "play")
        assert f"/{world.last().id}" in said, "with a link to it"
        assert EN("channel-busy", table=1, link="")[:20] in said
        await ends(world, world.people[0])
        await world.slash(world.people[1], "play")
        assert (await table(world, 2)).record.status == "lobby"


async def test_two_that_type_play_at_once_get_one_table(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        bot = host(world)
        opened = bot.tables.lobbies.open

        async def slowly(*given: object) -> Session:
            await asyncio.sleep(0)
            return await opened(*given)  # type: ignore[arg-type]

        bot.tables.lobbies.open = slowly  # type: ignore[method-assign, assignment]
        with world.expecting_errors("channel-busy"):
            # A command is a dispatch like any other, but simcord lets people type one by one only.
            first = world.slash(world.people[0], "play")
            await asyncio.gather(first, at_the_same_time(world))
        assert await bot.store.tables_in(world.channel.id) == [1]


async def at_the_same_time(world: Simulation) -> None:
    """Type /play as the second person, without waiting for anybody."""
    command = next(
        each
        for each in world.env.backend.commands[None].values()
        if each["name"] == EN("command-play")
    )
    _, payload = interactions.base_payload(
        world.env.backend,
        type=InteractionType.APPLICATION_COMMAND,
        channel_id=world.channel.id,
        guild_id=world.server.id,
        user_id=world.people[1].id,
        data={"id": command["id"], "name": "play", "type": 1, "options": []},
    )
    world.env.backend.emit("INTERACTION_CREATE", payload)


async def test_several_tables_in_several_channels_go_on_side_by_side(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        rooms = [world.channel, *map(world.server.create_text_channel, ("b", "c"))]
        for room in rooms:
            await world.slash(world.people[0], "play", where=room)
            await world.click(world.people[1], world.last(room), EN("button-join"))
            await world.click(world.people[0], world.last(room), EN("button-start"))
        for _ in range(4):
            for room in rooms:
                await move(world, world.last(room))
        for number, room in enumerate(rooms, 1):
            record = (await table(world, number)).record
            assert (record.channel, record.message) == (room.id, world.last(room).id)
            assert record.shown == record.revision


async def with_threads(world: Simulation) -> None:
    await threads(world)


async def test_every_table_gets_a_thread_where_the_server_wants_that(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await with_threads(world)
        await world.slash(ada, "play")
        await world.slash(ben, "play")
        first = world.place((await table(world, 1)).record.channel)
        second = world.place((await table(world, 2)).record.channel)
        assert first.is_thread
        assert first.id != second.id
        said = EN("thread-opened", person="Ada")
        assert [each.text for each in world.messages() if each.id == first.id] == [said]
        lobby = world.last(first)
        await world.click(cem, lobby, EN("button-join"))
        await world.click(ada, lobby, EN("button-start"))
        await move(world, lobby)
        assert (await table(world, 1)).record.message == lobby.id
        said = (await world.slash(cem, "table text", where=first)).whisper
        assert EN("colour-yellow") in said
        assert EN("no-table-here") in await refused(world, cem, "table text")


async def test_without_permission_for_threads_the_channel_is_used_quietly(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await with_threads(world)
        channel = channel_without(world, "create_public_threads")
        answer = await world.slash(world.people[0], "play", where=channel)
        assert answer.whisper == ""
        assert world.last(channel).buttons
        assert (await table(world)).record.channel == channel.id
        said = await refused(world, world.people[1], "play", where=channel)
        assert EN("channel-busy", table=1, link="")[:20] in said


@pytest.mark.parametrize(
    ("status", "code"), soaked([(403, 50013), (500, 0), (400, 160006), (400, 30033)])
)
async def test_a_thread_that_cannot_be_made_is_done_without(
    status: int, code: int, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await with_threads(world)
        world.refuse("POST", "/channels/*/threads", status, code, times=6 if status == 500 else 2)
        await world.slash(ada, "play")
        lobby = world.last()
        assert lobby.buttons
        assert (await table(world)).record.message == lobby.id
        await world.click(ben, lobby, EN("button-join"))
        await world.click(ada, lobby, EN("button-start"))
        await move(world, lobby)
        assert lobby.pictures
        with world.expecting_errors("channel-busy"):
            answer = await world.slash(ben, "play")
        assert EN("channel-busy", table=1, link="")[:20] in answer.messages[0].text
        assert (await table(world, 2)).record.status == "abandoned"


async def test_a_thread_that_cannot_be_written_in_is_given_up(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await with_threads(world)
        world.refuse("POST", "/channels/*/messages", 403, 50013)
        await world.slash(world.people[0], "play")
        record = (await table(world)).record
        assert (record.channel, record.status) == (world.channel.id, "lobby")
        boards = [each.id for each in world.messages() if each.buttons and not each.private]
        assert boards == [record.message]
        assert world.channel.threads == []


async def test_a_deleted_channel_closes_its_table(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        with sent(world) as requests:
            world.env.backend.delete_channel(world.channel.id)
            await world.settle()
        assert (await table(world)).record.status == "abandoned"
        assert requests == []


async def test_a_deleted_thread_closes_its_table_and_so_does_its_channel(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await with_threads(world)
        await world.slash(world.people[0], "play")
        await world.slash(world.people[0], "play")
        first = (await table(world, 1)).record.channel
        world.env.backend.delete_channel(first)
        await world.settle()
        assert (await table(world, 1)).record.status == "abandoned"
        assert (await table(world, 2)).record.status == "lobby"
        world.env.backend.delete_channel(world.channel.id)
        await world.settle()
        assert (await table(world, 2)).record.status == "abandoned"


async def test_a_server_that_removes_the_bot_closes_all_its_tables(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        other = world.server.create_text_channel("b")
        await world.slash(world.people[0], "play")
        await world.slash(world.people[0], "play", where=other)
        world.env.backend.remove_guild(world.server.id)
        await world.settle()
        assert [(await table(world, n)).record.status for n in (1, 2)] == ["abandoned"] * 2


async def test_a_channel_deleted_while_the_bot_was_away_closes_its_table_at_the_next_attempt(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        await host(world).close()
        world.env.backend.delete_channel(world.channel.id)
        await again(world)
        host(world).presenter.boards.refresh(1)
        await host(world).presenter.boards.settled()
        assert (await table(world)).record.status == "abandoned"


@pytest.mark.usefixtures("long_nights")
@pytest.mark.parametrize(("status", "code"), soaked([(403, 50001), (404, 10003), (404, 10004)]))
async def test_a_server_that_went_while_the_bot_was_away_closes_its_table_a_day_later(
    status: int, code: int, tmp_path: Path
) -> None:
    """Discord then says that access is missing, as if a permission were, and is asked again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await by_hand(world)
        await begun(world)
        await world.advance(10)
        await host(world).close()
        world.env.backend.remove_guild(world.server.id)
        await again(world)
        world.refuse("PATCH", "/channels/*/messages/*", status, code, times=None)
        with world.inside():
            host(world).presenter.boards.refresh(1)
        with sent(world) as requests:
            await world.advance(DAY - 3700)
        assert (await table(world)).record.status == "running"
        assert 20 <= requests.count("PATCH message") <= 30
        await world.advance(2 * 3700)
        assert (await table(world)).record.status == "abandoned"


@pytest.mark.usefixtures("own_route")
async def test_a_result_for_which_there_is_no_place_any_more_is_not_tried_again(
    tmp_path: Path,
) -> None:
    """Neither at once, nor after a start; the game stays one that was played to its end."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        world.refuse("*", f"/channels/{world.channel.id}/messages*", 404, 10003, times=None)
        over = Change(table=1, status="ended", due=None)
        with sent(world) as requests:
            await host(world).tables.note(over, seen=True)
            await host(world).presenter.boards.done(1, 60)
        assert requests == ["PATCH message"]
        await again(world)
        with sent(world) as requests:
            host(world).presenter.boards.refresh(1)
            await world.advance(60)
        assert requests == []
        record = (await table(world)).record
        assert (record.status, record.message) == ("ended", None)
        world.env.backend.faults.clear()


def at_work() -> int:
    """How many tasks there are; discord.py keeps one for a private answer, a quarter of an hour."""
    names = [getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks()]
    return sum("timeout_task" not in name for name in names)


async def test_nothing_is_left_of_tables_that_are_over(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        bot = host(world)
        await world.slash(ada, "tables")
        tasks = at_work()
        for _ in range(5):
            await world.slash(ada, "play")
            board = world.last()
            await world.click(ben, board, EN("button-join"))
            await world.click(ada, board, EN("button-start"))
            await move(world, board)
            await world.race((ada, board, board.button(next(iter(board.buttons)))))
            await world.slash(ada, "table show")
            await ends(world, ada)
        gc.collect()
        presenter = bot.presenter
        assert at_work() == tasks
        assert len(presenter.boards._tasks) == len(presenter.boards._asked) == 0
        assert len(presenter.boards._locks) == len(presenter.boards._resting) == 0
        assert len(bot.tables.memory._turns._locks) == 0
        assert len(bot.tables.memory._sessions) <= 5
        assert len(bot._connection._view_store._views) == 0, "discord.py keeps no view"
        assert len(bot._connection._view_store._dynamic_items) == 0
        assert isinstance(bot, discord.Client)


async def test_tables_and_cups_that_lost_their_channels_end_at_the_start(
    tmp_path: Path,
) -> None:
    """A table that cannot be played and a cup, too; all is asked for that is not known, and once."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        rooms = [world.server.create_text_channel(each) for each in "abcd"]
        for room in rooms[:3]:
            await world.slash(ada, "play", where=room)
        await world.slash(ada, "cup new", where=rooms[3], length="days-2", rounds=3)
        await world.advance(10)
        await host(world).store._write("UPDATE tables SET game = 'gone' WHERE id = 2")
        await host(world).close()
        for room in (*rooms[:2], rooms[3]):
            world.env.backend.delete_channel(room.id)
        with sent(world) as requests:
            await again(world)
            await world.advance(1)
        assert requests.count("GET channel") == 2, "the cup has shown itself, or tried"
        assert (await table(world)).record.status == "abandoned"
        assert await host(world).store.tables_on(world.server.id) == [3]
        assert (await host(world).cups.get(1)).cup.over
        said = (await world.slash(ada, "tables")).whisper
        assert str(rooms[0].id) not in said
        assert str(rooms[2].id) in said
        world.forgive("its place is gone|cannot be played")


@pytest.mark.parametrize(("status", "code"), soaked([(403, 50001), (404, 0), (500, 0)]))
async def test_a_channel_that_is_not_known_at_the_start_may_be_there(
    status: int, code: int, tmp_path: Path
) -> None:
    """Only the word of Discord that there is none closes a table."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await world.slash(world.people[0], "play")
        await host(world).tables.note(Change(table=1, channel=404))
        world.refuse("GET", "/channels/404", status, code, times=None)
        await again(world)
        await world.advance(1)
        assert (await table(world)).record.status == "lobby"
