"""Whatever gets lost, there is one board, and what is left of others goes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from discord import PartialMessage
from simcord.builders import ChannelHandle

from cogs import play
from cogs.messages import board_messages
from cogs.messages.board_messages import FIRST
from cogs.messages.delivery import OLD
from data.records import Change
from data.store.errors import DatabaseFull
from engine.hosting.actions.lobby import set_options
from tests.cogs.messages.test_delivery import allow
from tests.cogs.playing import (
    again,
    asked,
    begun,
    host,
    hosted,
    move,
    race,
    sent,
    table,
    threads,
)
from tests.cogs.test_gone_channels import thread_in
from tests.simulation import Seen, Simulation
from tests.words import EN, like

MESSAGE = "/channels/*/messages/*"
MESSAGES = "/channels/*/messages"


def public(world: Simulation) -> list[Seen]:
    return [each for each in world.messages() if not each.private]


def fill(world: Simulation, times: int) -> None:
    """Let the next changes find no room."""
    store, left = host(world).store, [DatabaseFull(file="f")] * times
    commit = store.commit

    async def full(change: Change) -> None:
        if left:
            raise left.pop()
        await commit(change)

    store.commit = full  # type: ignore[method-assign]


async def test_a_post_that_never_arrived_is_not_looked_for_once_the_table_is_closed(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.lose("POST", MESSAGES)
        await world.slash(world.people[0], "table show")
        assert (await table(world)).record.posting
        with world.inside():
            await host(world).tables.abandon(1)
        await world.advance(60)
        assert (await table(world)).record.posting == 0
        assert public(world) == [board]
        assert list(board.buttons.values()) == ["again:1"]


async def test_an_old_board_goes_also_where_the_newer_one_was_deleted_and_the_table_closed(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.refuse("DELETE", MESSAGE, 429, 40062, times=None)
        await world.slash(world.people[0], "table show")
        world.env.backend.delete_message(world.channel.id, world.last().id)
        with world.inside():
            await host(world).tables.abandon(1)
        await world.advance(5)
        assert board.here
        assert (await table(world)).record.message is None
        world.mended()
        await world.advance(60)
        assert not board.here


async def test_a_table_that_could_neither_be_moved_to_its_thread_nor_be_closed_is_shown(
    tmp_path: Path,
) -> None:
    """It is open, though its channel had no room for it: people have to find it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        await threads(world)
        fill(world, 2)
        with world.expecting_errors("store"):
            await world.slash(ben, "play")
        assert (await table(world, 2)).record.status == "lobby"
        await world.advance(5)
        assert world.last().id == (await table(world, 2)).record.message
        assert "lobby:2:join" in world.last().buttons.values()


def deleted(world: Simulation) -> Seen:
    """Let somebody delete the board."""
    board = world.last()
    world.env.backend.delete_message(world.channel.id, board.id)
    return board


@pytest.mark.usefixtures("own_route")
async def test_a_deleted_board_comes_back_though_no_person_does_anything(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        deleted(world)
        with sent(world) as requests:
            await world.advance(FIRST)
        assert requests == ["GET message", "PATCH message", "POST messages", "DELETE message"]
        assert world.last().id == (await table(world)).record.message
        await move(world, world.last())
        assert len(public(world)) == 1


async def test_a_deleted_lobby_comes_back_as_well(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await world.slash(world.people[0], "play")
        deleted(world)
        await world.advance(FIRST)
        await world.click(world.people[1], world.last(), EN("button-join"))


async def test_a_lobby_that_discord_refuses_for_no_known_reason_is_tried_again(
    tmp_path: Path,
) -> None:
    """After a while, as it might be refused for ever; here Discord only stumbled."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        world.delay("POST", "/interactions/*/callback", 3.5)
        world.refuse("POST", MESSAGES, 400, 50035)
        await world.slash(world.people[0], "play")
        assert public(world) == []
        await world.advance(FIRST)
        await world.click(world.people[1], world.last(), EN("button-join"))


async def test_a_board_deleted_while_the_bot_was_away_comes_back_after_its_start(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        await host(world).close()
        deleted(world)
        await again(world)
        await world.advance(FIRST)
        assert world.last().id == (await table(world)).record.message


@pytest.mark.parametrize("command", ["table text", "table hand", "play"])
async def test_a_deleted_board_comes_back_at_once_where_a_person_wants_something_of_the_table(
    command: str, tmp_path: Path
) -> None:
    """Also where they are told that there is one already, where to find it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        deleted(world)
        await world.slash(world.people[0], command)
        world.forgive("channel-busy")
        assert world.last().id == (await table(world)).record.message


async def test_a_board_that_is_deleted_again_and_again_comes_back_ever_more_seldom(
    tmp_path: Path,
) -> None:
    """Somebody, or another bot, may want it so; what is done at the table begins that anew."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        for pause in (FIRST, 2 * FIRST, 4 * FIRST):
            deleted(world)
            await world.advance(pause - 1)
            assert public(world) == []
            await world.advance(1)
        await move(world, world.last())
        deleted(world)
        await world.advance(FIRST)
        assert public(world)


async def test_a_board_is_looked_for_ever_more_seldom_and_after_the_end_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where that may not be, it is taken to be there."""
    monkeypatch.setattr(board_messages, "LONGEST", 8 * FIRST)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.refuse("GET", MESSAGE, 403, 50001, times=None)
        with sent(world) as requests:
            await world.advance((1 + 2 + 4 + 8 + 8) * FIRST)
        assert requests.count("GET message") == 5
        assert not any(each.startswith(("POST", "PATCH")) for each in requests)
        assert board.here
        world.mended()
        await host(world).tables.abandon(1)
        await world.settle()
        with sent(world) as requests:
            await world.advance(20 * FIRST)
        assert "GET message" not in requests


async def test_a_lobby_that_was_posted_but_not_noted_is_not_posted_twice(tmp_path: Path) -> None:
    """In a thread whose history may not be read after the start, until it may be again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        thread = thread_in(world, world.channel)
        fill(world, 9)
        with world.expecting_errors("store-full"):
            await world.slash(world.people[0], "play", where=thread)
        await host(world).close()
        allow(world, "read_message_history", allowed=False)
        await again(world)
        await world.advance(60)
        [lobby] = [each for each in world.messages(thread) if not each.private]
        allow(world, "read_message_history", allowed=True)
        await world.settle()
        assert (await table(world)).record.message == lobby.id


@pytest.mark.usefixtures("own_route")
async def test_a_thread_that_a_moderator_has_locked_is_called_so_and_goes_on_when_it_is_open_again(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await threads(world)
        await world.slash(ada, "play")
        thread = world.place((await table(world)).record.channel)
        for person in (ben, cem):
            await world.click(person, world.last(thread), EN("button-join"))
        await world.click(ada, world.last(thread), EN("button-start"))
        board, here = world.last(thread), f"/channels/{thread.id}"
        close(world, thread)
        for path in (f"{here}/messages/*", f"{here}/messages"):
            world.refuse("PATCH" if path.endswith("*") else "POST", path, 400, 50083, times=None)
        world.refuse("PATCH", here, 403, 50013, times=None)
        await world.slash(ben, "table leave", where=thread)
        text = await world.slash(ada, "table text", where=thread)
        assert EN("board-hidden", why="locked", channel=thread.mention) in text.whisper
        with world.expecting_errors("Locked"):
            said = await world.slash(ada, "table show", where=thread)
        assert EN("trouble-locked")[:30] in said.whisper
        left = like(EN, "seat-handed", why="left", person=ben.name)
        assert not left.search(board.text)
        world.mended()
        close(world, thread, on=False)
        await world.settle()
        assert left.search(board.text)


@pytest.mark.parametrize("early", [True, False])
async def test_a_person_that_asks_for_the_board_while_its_thread_is_made_gets_it_there(
    early: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And none in the channel, which would stay."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await threads(world)
        boards, asking = host(world).presenter.boards, list[asyncio.Task[bool]]()
        where, name = (play, "acknowledge") if early else (PartialMessage, "create_thread")
        work = getattr(where, name)

        async def meanwhile(*given: object, **named: object) -> object:
            asking.append(asyncio.create_task(boards.reposts.repost(1)))
            if not boards.taken(1):
                await asking[0]
            return await work(*given, **named)

        monkeypatch.setattr(where, name, meanwhile)
        await world.slash(world.people[0], "play")
        assert [each for each in public(world) if each.buttons] == []
        await asyncio.gather(*asking)
        thread = world.place((await table(world)).record.channel)
        assert [each.id for each in world.messages(thread)] == [(await table(world)).record.message]


async def test_a_thread_that_is_archived_once_more_is_opened_once_more(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        [ada] = world.people
        await threads(world)
        await world.slash(ada, "play")
        thread = world.place((await table(world)).record.channel)
        lobby, bot = world.last(thread), host(world)
        world.refuse("PATCH", MESSAGE, 400, 50083, times=2)
        with world.inside():
            await bot.tables.lobbies.set_up(
                1, lambda record, _: set_options(record, ada.id, private=True)
            )
        await world.advance(5)
        assert EN("lobby-private-note") in lobby.text


def close(world: Simulation, thread: ChannelHandle, on: bool = True) -> None:
    """Let a moderator archive and lock a thread, or open it again."""
    closed = {"archived": on, "locked": on}
    world.env.backend.edit_channel(thread.id, {}, thread_metadata=closed)


async def test_an_old_board_that_turns_up_while_a_newer_one_is_posted_goes(tmp_path: Path) -> None:
    """Nobody knew of it; whoever posts the other one must not forget it again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        stray, ada = await begun(world), world.people[0]
        for method in ("DELETE", "PATCH"):
            world.refuse(method, f"/channels/*/messages/{stray.id}", 429, 40062, times=None)
        await world.slash(ada, "table show")
        world.mended()
        await host(world).tables.note(Change(table=1, remains=[]))
        arrived, button = asyncio.Event(), next(iter(stray.buttons))

        async def press() -> None:
            await arrived.wait()
            await world.race((ada, stray, button))

        pressing = asyncio.create_task(press())
        world.meanwhile("POST", MESSAGES, arrived.set, afterwards=True)
        with world.inside():
            await host(world).presenter.boards.reposts.post(1)
        await pressing
        await world.advance(60)
        assert not stray.here
        assert len(public(world)) == 1


async def test_an_old_hand_that_turns_up_while_a_newer_one_is_posted_goes(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        (person, _), bot = await asked(world), host(world)
        stray = world.last(person.dm)
        newer = world.env.backend.create_message(
            person.dm.id, world.env.backend.bot_user.id, "newer"
        )
        await bot.tables.note_hand(1, person.id, -1, message=newer.id)
        await world.advance(OLD + 1)
        await bot.tables.note(Change(table=1, changed_at=world.now()))  # so it is sent anew
        arrived = asyncio.Event()

        async def press() -> None:
            await arrived.wait()
            await world.race((person, stray, next(iter(stray.buttons))))

        pressing = asyncio.create_task(press())
        world.meanwhile("POST", MESSAGES, arrived.set, afterwards=True)
        with world.inside():
            bot.presenter.hands.refresh((1, person.id))
            await bot.presenter.hands.settled()
        await pressing
        await world.advance(60)
        assert not stray.here
        assert len(world.messages(person.dm)) == 1
