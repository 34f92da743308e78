"""What Discord was told and what is known of it: what is sent is noted, looked for, and mended.

One test for each way in which the two came apart; `test_matrix` goes through all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.client import Poeppel
from cogs.messages import delivery
from cogs.platform.interactions import PATIENCE
from cogs.platform.request_tasks import TIMEOUT
from data.records import Change
from data.store.errors import DatabaseFull
from engine.hosting.state.session import Session
from tests.cogs.playing import (
    again,
    asked,
    begun,
    ends,
    host,
    hosted,
    lobby,
    move,
    on_turn,
    race,
    sent,
    table,
    threads,
    unpressed,
)
from tests.cogs.test_toy import TEXTS
from tests.simulation import Seen, Simulation, Time
from tests.soak import soaked
from tests.toy import SNATCH
from tests.words import EN, like

MESSAGES = "/channels/*/messages"
MESSAGE = "/channels/*/messages/*"
CALLBACK = "/interactions/*/callback"
TOY: dict[str, Any] = {"catalog": {"snatch": SNATCH}, "texts": TEXTS}


def boards(world: Simulation) -> list[Seen]:
    """The messages in the channel on which something can be pressed by everybody."""
    return [each for each in world.messages() if each.buttons and not each.private]


@contextmanager
def full(bot: Poeppel, when: Callable[[Change], bool]) -> Iterator[None]:
    """Let the disk be full for some changes."""
    commit = bot.store.commit

    async def refuse(change: Change) -> None:
        if when(change):
            raise DatabaseFull(file="f")
        await commit(change)

    bot.store.commit = refuse  # type: ignore[method-assign]
    yield
    bot.store.commit = commit  # type: ignore[method-assign]


def noted(change: Change) -> bool:
    """Whether a change says where a board is."""
    return isinstance(change.message, int)


# A hidden hand is never posted in public.


async def test_a_click_on_a_newer_board_that_is_not_noted_shows_no_hand(tmp_path: Path) -> None:
    """The answer to its POST was lost, or the note failed: it is the board from now on."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        old = await race(world)
        person, _ = await asked(world)
        button = next(iter(world.last(person.dm).buttons.values()))
        world.cut("POST", MESSAGES)
        await world.slash(person, "table show")
        new = world.last()
        assert new != old
        await world.forge(person, new, button)
        for board in (old, new):
            assert not like(EN, "hand-title").search(board.text)
            assert not [name for name in board.pictures if name.startswith("hand")]
        await world.advance(60)
        assert boards(world) == [new]


@pytest.mark.parametrize("rest", ["private", "open", "keep-computers"])
async def test_a_button_of_the_private_menu_does_not_turn_the_lobby_into_it(
    rest: str, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message = await lobby(world)
        await world.forge(world.people[0], message, f"lobby:1:{rest}")
        assert all(each.startswith("lobby:") for each in message.menus), "none of the host's own"
        assert EN("button-join") in message.buttons


async def test_a_house_rule_is_not_shown_in_place_of_a_board(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        before = board.text
        await world.forge(world.people[0], board, "about:0:classic")
        assert board.text == before


# Orphans.


async def test_a_board_that_could_not_be_noted_is_taken_up(tmp_path: Path) -> None:
    """The disk is full after posting: there is one live board all the same, also after a start."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        old = await begun(world)
        with full(host(world), noted), world.expecting_errors("store"):
            await world.slash(world.people[0], "table show")
            new = world.last()
            assert boards(world) == [old, new]
            await again(world)
        await world.advance(60)
        assert boards(world) == [new]
        assert (await table(world)).record.message == new.id
        await move(world, new)


async def test_a_lobby_that_could_not_be_noted_is_taken_up(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        with full(host(world), noted), world.expecting_errors("not noted"):
            await world.slash(world.people[0], "play")
        await world.advance(60)
        assert len(boards(world)) == 1
        await world.click(world.people[1], world.last(), EN("button-join"))
        assert world.people[1].name in world.last().text


@pytest.mark.parametrize("unnoted", [False, True])
async def test_a_lobby_is_found_where_the_channel_may_not_be_read(
    unnoted: bool, tmp_path: Path
) -> None:
    """By the command's token: its answer has no nonce by which Discord would know it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        world.refuse("GET", MESSAGES, 403, 50001, times=None)
        if unnoted:
            with full(host(world), noted), world.expecting_errors("not noted"):
                await world.slash(world.people[0], "play")
                await world.advance(1)
        else:
            world.cut("POST", CALLBACK)
            await world.slash(world.people[0], "play")
        message = world.last()
        await world.advance(60)
        assert [each for each in world.messages() if not each.private] == [message]
        assert (await table(world)).record.message == message.id


@pytest.mark.parametrize("restart", [False, True])
async def test_an_answer_to_play_that_was_lost_on_its_way_is_a_lobby(
    restart: bool, tmp_path: Path
) -> None:
    """Cut before or after Discord has it: nobody sees two lobbies, or one of no table."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        world.cut("POST", CALLBACK)
        await world.slash(world.people[0], "play")
        if restart:
            await again(world)
        await world.advance(60)
        [message] = boards(world)
        await world.click(world.people[1], message, EN("button-join"))
        assert world.people[1].name in message.text


async def test_also_where_the_clock_is_ahead_of_discords(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        now = Time.__call__
        monkeypatch.setattr(Time, "__call__", lambda time: now(time) + 3600)
        world.cut("POST", CALLBACK)
        await world.slash(world.people[0], "play")
        await world.advance(60)
        assert len(boards(world)) == 1


async def test_an_answer_to_play_that_came_too_late_is_posted(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        world.delay("POST", CALLBACK, 3.5)
        await world.slash(world.people[0], "play")
        await world.advance(60)
        [message] = boards(world)
        assert (await table(world)).record.message == message.id


async def test_a_late_answer_to_play_is_adopted_though_the_store_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lobby is posted already as it arrives: of the two one stays."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        lobbies = host(world).tables.lobbies
        open_lobby = lobbies.open

        async def slowly(*about: Any) -> Session:
            await asyncio.sleep(PATIENCE)
            return await open_lobby(*about)

        monkeypatch.setattr(lobbies, "open", slowly)
        world.limit("POST", "/webhooks/*", 3 * TIMEOUT)
        with full(host(world), second), world.expecting_errors("not noted"):
            await world.slash(world.people[0], "play")
            await world.advance(3 * TIMEOUT)
            assert len(boards(world)) == 2
        await world.advance(60)
        [message] = boards(world)
        assert (await table(world)).record.message == message.id


def second(change: Change) -> bool:
    """Whether a change says that there are two boards."""
    return isinstance(change.remains, list) and bool(change.remains)


async def test_a_lobby_whose_thread_could_not_be_noted_is_shown_all_the_same(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await threads(world)
        in_thread = full(host(world), lambda change: isinstance(change.channel, int))
        with in_thread, world.expecting_errors("store"):
            await world.slash(world.people[0], "play")
        await world.settle()
        [message] = boards(world)
        await world.click(world.people[1], message, EN("button-join"))
        assert world.people[1].name in message.text


async def test_nor_is_it_a_second_one_in_its_channel(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await world.slash(world.people[1], "play")
        await threads(world)
        in_thread = full(host(world), lambda change: isinstance(change.channel, int))
        with in_thread, world.expecting_errors("Refused"):
            await world.slash(world.people[0], "play")
        await world.settle()
        assert (await table(world, 2)).record.status == "abandoned"
        assert len(boards(world)) == 1


@pytest.mark.parametrize("way", ["cut", "lose"])
async def test_a_lobby_has_its_thread_although_the_callback_is_lost(
    way: str, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await threads(world)
        getattr(world, way)("POST", CALLBACK)
        await world.slash(world.people[0], "play")
        record = (await table(world)).record
        assert record.channel != world.channel.id
        message = world.last(world.place(record.channel))
        await world.click(world.people[1], message, EN("button-join"))
        assert world.people[1].name in message.text


# An old board never becomes the official one.


async def test_a_message_returned_for_a_repeated_nonce_is_brought_up_to_date(
    tmp_path: Path,
) -> None:
    """Without reading the channel, only the nonce tells Discord that it was posted already."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        old = await begun(world)
        world.refuse("GET", MESSAGES, 403, 50001, times=None)
        world.cut("POST", MESSAGES)
        await world.slash(world.people[0], "table show")
        new = world.last()
        await move(world, old)
        await world.advance(60)
        assert boards(world) == [new]
        assert list(new.buttons.values()) == list(await shown(world))
        await move(world, new)


async def test_a_deleted_message_returned_for_a_repeated_nonce_is_posted_anew(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await begun(world)
        world.refuse("GET", MESSAGES, 403, 50001, times=None)
        world.cut("POST", MESSAGES)
        await world.slash(world.people[0], "table show")
        gone = world.last()
        channel = world.channel.id
        delete = partial(world.env.backend.delete_message, channel, gone.id)
        world.meanwhile("PATCH", f"/channels/{channel}/messages/{gone.id}", delete)
        await world.advance(60)
        [new] = boards(world)
        assert new != gone
        assert (await table(world)).record.message == new.id


async def shown(world: Simulation) -> list[str]:
    """The buttons that the board is to have."""
    bot = host(world)
    return [each.custom_id for each in bot.presenter.boards.draft(await table(world)).buttons]


async def test_minutes_later_the_board_is_looked_for_in_the_channel(tmp_path: Path) -> None:
    """Discord has forgotten the nonce."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        old = await begun(world)
        world.cut("POST", MESSAGES)
        await world.slash(world.people[0], "table show")
        new = world.last()
        await host(world).close()
        world.env.backend.clock.advance(600)
        await again(world)
        await world.advance(60)
        assert boards(world) == [new]
        assert not old.here


async def test_a_press_on_a_board_that_is_not_noted_makes_it_the_board(tmp_path: Path) -> None:
    """The press counts; an older one goes, and the press says so."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        old = await begun(world)
        await world.slash(world.people[0], "table show")
        new = world.last()
        tables = host(world).tables
        posted = (await table(world)).record.posted_at
        world.env.backend.messages[world.channel.id][old.id] = old.raw
        await tables.note(Change(table=1, message=old.id, posted_at=posted))
        seq = (await table(world)).record.seq
        await move(world, new)
        await world.settle()
        record = (await table(world)).record
        assert (record.message, record.seq > seq) == (new.id, True)
        assert boards(world) == [new]

        world.env.backend.messages[world.channel.id][old.id] = old.raw
        answer = await world.click(on_turn(world, new), old, EN("action-roll"))
        assert EN("stale") in answer.whisper
        assert boards(world) == [new]


async def test_a_message_of_another_table_is_neither_taken_up_nor_deleted(tmp_path: Path) -> None:
    """A forged button does not make it a board."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        first = await begun(world)
        await ends(world, world.people[0])
        await world.slash(world.people[0], "play")
        second = world.last()
        answer = await world.forge(world.people[0], first, "lobby:2:add")
        assert EN("stale") in answer.whisper
        assert first.here
        assert (await table(world, 2)).record.message == second.id


# Onlookers freeze nothing.


async def test_twenty_people_that_want_to_see_the_board_get_it_once(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        with sent(world) as requests:
            for _ in range(20):
                answer = await world.slash(world.people[1], "table show")
                assert answer.whisper
        assert requests.count("POST messages") == 1
        assert len([message for message in world.messages() if not message.private]) == 1
        await world.advance(10)
        with sent(world) as requests:
            await world.slash(world.people[1], "table show")
        assert requests.count("POST messages") == 1


# Boards that nobody can see.


def allow(world: Simulation, *names: str, allowed: bool) -> None:
    """Give the bot permissions in the channel, or take them away."""
    assert world.bot.user is not None
    denied = Permissions(**dict.fromkeys(names, not allowed)).value
    overwrite = Overwrite(world.bot.user.id, OverwriteType.MEMBER, 0, denied)
    world.env.backend.set_overwrite(world.channel.id, overwrite)


@pytest.mark.parametrize("name", soaked(("send_messages", "view_channel", "attach_files")))
async def test_a_board_that_may_not_be_shown_is_left_in_peace_and_said_so(
    name: str, tmp_path: Path
) -> None:
    """Nothing is tried, hands say what is missing, and once it is back the board is true again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await race(world)
        allow(world, name, allowed=False)
        await world.settle()
        missing = EN(f"permission-{name.replace('_', '-')}")
        here = f"/channels/{world.channel.id}/"
        with sent(world) as requests:
            for _ in range(6):
                person, other = await asked(world)
                hand = world.last(person.dm)
                await world.click(person, hand, next(iter(hand.buttons)))
            await world.advance(300)
        assert not [each for each in world.requests[-len(requests) :] if here in each.path]
        for each in world.people:
            assert missing in world.last(each.dm).text
        copy = (await world.click(other, board, EN("button-my-hand"))).messages[0]
        assert missing in copy.text
        for command in ("table text", "table log", "table end"):
            assert missing in (await world.slash(world.people[0], command)).whisper
        await world.click(
            other, board, "resume:1"
        ) if "resume:1" in board.buttons.values() else None
        assert (await table(world)).record.shown < (await table(world)).record.revision
        allow(world, name, allowed=True)
        await world.settle()
        record = (await table(world)).record
        assert record.shown == record.revision
        for each in world.people:
            assert missing not in world.last(each.dm).text
        assert missing not in copy.text


async def test_a_role_that_gives_the_permission_back_is_noticed(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        backend, roles = world.env.backend, dict(world.env.backend.guilds[world.server.id].roles)
        before = {number: role.permissions for number, role in roles.items()}
        for number, given in before.items():
            silent = given & ~(Permissions.send_messages.flag | Permissions.administrator.flag)
            backend.edit_role(world.server.id, number, {"permissions": silent})
        await world.slash(world.people[1], "table leave")
        record = (await table(world)).record
        assert record.shown < record.revision
        assert board.here
        for number, given in before.items():
            backend.edit_role(world.server.id, number, {"permissions": given})
        await world.settle()
        record = (await table(world)).record
        assert record.shown == record.revision


async def test_a_permission_that_comes_back_during_an_attempt_is_noticed(tmp_path: Path) -> None:
    """The refusal is on its way as it comes back; there is no need to rest for a minute."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        world.refuse("PATCH", f"/channels/*/messages/{board.id}", 403, 50013)
        world.limit("GET", "/guilds/*", 1.0)  # asked whether we are still on the server
        await world.slash(world.people[1], "table leave")
        allow(world, "add_reactions", allowed=False)  # whatever has changed in the channel
        await world.advance(5)
        record = (await table(world)).record
        assert record.shown == record.revision


async def test_an_edit_forbidden_without_a_known_reason_is_tried_once_a_minute(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        unpressed(world, await race(world))
        world.refuse("PATCH", f"/channels/{world.channel.id}/messages/*", 403, 50013, times=None)
        with sent(world) as requests:
            for _ in range(6):
                person, _ = await asked(world)
                hand = world.last(person.dm)
                await world.click(person, hand, next(iter(hand.buttons)))
        path = f"/channels/{world.channel.id}/messages/"
        tried = [each for each in world.requests[-len(requests) :] if path in each.path]
        assert len(tried) == 1
        assert EN("permission-send-messages") in world.last(person.dm).text


async def test_a_person_that_plays_on_a_board_that_may_not_be_shown_is_told_once(
    tmp_path: Path,
) -> None:
    """The answer to a click needs no permission."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        allow(world, "send_messages", allowed=False)
        await world.settle()
        waiting = next(each for each in world.people if each is not on_turn(world, board))
        await world.slash(waiting, "table leave")
        said = [(await move(world, board)).whisper for _ in range(3)]
        assert EN("permission-send-messages") in said[0]
        assert said[1:] == ["", ""]
        record = (await table(world)).record
        assert record.shown == record.revision
        await world.advance(delivery.OLD)
        await move(world, board)
        assert board.here
        record = (await table(world)).record
        assert record.shown == record.revision


async def test_an_announcement_channel_has_threads_of_its_own_kind(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await threads(world)
        channel = world.server.create_text_channel("neues")
        world.env.backend.get_channel(channel.id).type = 5
        await again(world)
        await world.slash(world.people[0], "play", where=channel)
        [made] = [each for each in world.requests if each.path.endswith("/threads")]
        assert "/messages/" in made.path, "Discord then knows the kind"
