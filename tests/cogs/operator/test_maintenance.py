"""What is done now and then, and what becomes of a server that the bot was removed from."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import discord
import pytest
from msgspec import structs
from msgspec.structs import replace

from cogs.client import Poeppel
from cogs.operator.maintenance import AFTER_LEAVING, SETTLED
from data.records import Capture
from data.store.homes import ALONE, Home
from engine.hosting.state.seasons import day_of
from engine.hosting.state.time_controls import DAY, UTC
from tests.cogs.playing import again, begun, host, hosted, table
from tests.cogs.test_gone_channels import channel_without
from tests.data.sample import add_results, results
from tests.data.test_podiums import PODIUM, message_of
from tests.simulation import Simulation
from tests.words import EN


async def closed(world: Simulation) -> None:
    """Play a table and close it."""
    await begun(world)
    await host(world).tables.propose_end(1, world.people[0].id, moderator=True)
    await world.settle()


async def test_a_finished_table_is_packed_and_then_deleted(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await closed(world)
        bot, server = host(world), world.server.id
        log = await bot.store.log(1)
        world.env.backend.clock.advance(SETTLED + 10)
        await bot.maintenance.round()
        assert [row[0] for row in await bot.store._read('SELECT "table" FROM packed')] == [1]
        assert [each.action for each in await bot.store.log(1)] == [each.action for each in log]
        await world.slash(world.people[0], "fair", table=1)
        await bot.tables.settings.change_server(server, lambda each: structs.replace(each, keeps=7))
        world.env.backend.clock.advance(6 * DAY)
        await bot.maintenance.round()
        assert (await table(world)).record.status == "abandoned"
        world.env.backend.clock.advance(2 * DAY)
        await bot.maintenance.round()
        assert await bot.store.load(1) is None
        assert bot.tables.memory._sessions == {}


async def test_results_are_kept_for_as_long_as_the_server_wants_also_without_a_table(
    tmp_path: Path,
) -> None:
    """So are podiums; both go at once where none are wanted any more."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        bot, server, clock = host(world), world.server.id, world.env.backend.clock
        today = day_of(world.now(), "UTC")
        podium = replace(PODIUM, server=server, until=world.now())
        for days in (90, 0):
            await bot.tables.settings.change_server(
                server, partial(structs.replace, results_days=days)
            )
            rows = results(days + 1, 101, 102, server=server, day=today)
            await add_results(bot.store, rows, [Capture(days + 1, 0, 1, 2)])
            shown = replace(podium, season=f"2026-Q{days % 4 + 1}")
            await bot.store.add_podium(shown, message_of(shown))
            if days:
                clock.advance(days * DAY)
                today += days
                await bot.maintenance.round()
                assert len(await bot.store.results_at([days + 1])) == 2
                assert len(await bot.store.messages("podium", server)) == 1
                clock.advance(DAY)
                today += 1
            await bot.maintenance.round()
            assert await bot.store.results_at([days + 1]) == []
            assert await bot.store.captures_at([days + 1]) == []
            assert await bot.store.messages("podium", server) == []


async def test_a_server_that_was_left_is_forgotten_after_a_while(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await world.slash(world.people[0], "play")
        bot, server = host(world), world.server.id
        await bot.tables.settings.change_server(
            server, lambda each: structs.replace(each, theme="dark")
        )
        world.env.backend.remove_guild(server)
        await world.settle()
        world.env.backend.clock.advance((AFTER_LEAVING - 1) * DAY)
        await bot.maintenance.round()
        assert (await table(world)).record.status == "abandoned"
        world.env.backend.clock.advance(2 * DAY)
        await bot.maintenance.round()
        assert await bot.store.load(1) is None
        assert await bot.store.server(server) == b"{}"
        assert bot.tables.choices.known(server).theme == ""


async def test_a_server_that_comes_back_while_others_are_forgotten_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To forget one takes its time, with many tables."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await world.slash(world.people[0], "play")
        bot, server, gone = host(world), world.server.id, 10
        store, forget, forgotten = bot.store, bot.store.forget_server, []

        async def meanwhile(which: int) -> list[int]:
            forgotten.append(which)
            await store.enter_server(server)
            return await forget(which)

        for each in (gone, server):
            await store.leave_server(each, 1.0)
        monkeypatch.setattr(store, "forget_server", meanwhile)
        await bot.maintenance.round()
        assert forgotten == [gone]
        assert await store.load(1) is not None


async def test_servers_left_or_joined_during_an_absence_are_noticed(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await world.slash(world.people[0], "play")
        store, server = host(world).store, world.server.id
        await store.leave_server(server, 1.0)
        await again(world)
        await world.settle()
        assert await host(world).store.left_servers() == {}
        await host(world).close()
        world.env.backend.remove_guild(server)
        await again(world)
        await world.settle()
        assert list(await host(world).store.left_servers()) == [server]


async def test_servers_left_or_joined_while_the_connection_was_lost_are_noticed(
    tmp_path: Path,
) -> None:
    """Discord tells of no such change; the process goes on, for months perhaps."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await world.slash(world.people[0], "play")
        bot, server = host(world), world.server.id
        guild = bot._connection._guilds.pop(server)
        await world.advance(3700)
        assert list(await bot.store.left_servers()) == [server]
        bot._connection._guilds[server] = guild
        await world.advance(3700)
        assert await bot.store.left_servers() == {}


async def test_a_server_that_another_process_is_on_was_not_left(tmp_path: Path) -> None:
    """Else two processes would delete each other's servers, a month after their start."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        bot, own = host(world), world.server.id
        other = own ^ 1 << 22
        for server in own, other:
            await bot.tables.lobbies.open("classic", "book", world.people[0].id, server, 7, 8)
        bot.store.home = Home(2, frozenset({Home(2).shard(own)}))
        await bot.maintenance.look_where_we_are()
        bot.store.home = ALONE
        assert await bot.store.left_servers() == {}
        await bot.maintenance.look_where_we_are()
        assert list(await bot.store.left_servers()) == [other]


async def test_each_process_deletes_and_forgets_only_tables_at_home_there(tmp_path: Path) -> None:
    """Which it alone has in memory, and knows for how long to keep."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        bot, own = host(world), world.server.id
        ada, servers = world.people[0].id, [own, own ^ 1 << 22, own ^ 3 << 22]
        home = Home(2, frozenset({Home(2).shard(own)}))
        assert [home.holds(server) for server in servers] == [True, False, False]
        for server in servers:
            number = (await bot.tables.lobbies.open("classic", "book", ada, server, 7, 8)).record.id
            await bot.tables.propose_end(number, ada)
        await bot.store.leave_server(servers[1], 1.0)
        bot.store.home = home
        world.env.backend.clock.advance(400 * DAY)
        await bot.maintenance.round()
        found = [await bot.store.load(table) for table in (1, 2, 3)]
        assert [each is not None for each in found] == [False, True, True]


async def joined(bot: Poeppel, guild: discord.Guild) -> None:
    """Tell the bot that it is on a new server, and wait for what it does then."""
    before = asyncio.all_tasks()
    bot.dispatch("guild_join", guild)
    await asyncio.gather(*(asyncio.all_tasks() - before))


async def test_a_new_server_is_told_in_its_system_channel_and_nowhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        bot, forbidden = host(world), channel_without(world, "send_messages")
        guild = bot.get_guild(world.server.id)
        assert guild is not None
        for place in (None, guild.get_channel(forbidden.id), guild.get_channel(world.channel.id)):
            assert world.messages() == []
            monkeypatch.setattr(type(guild), "system_channel", place)
            await joined(bot, guild)
        (told,) = world.messages()
        assert told.text == EN("joined-server")
        assert world.messages(world.people[0].dm) == []
        world.refuse("POST", "/channels/*/messages", 403, 50013)
        await joined(bot, guild)
        assert len(world.messages()) == 1


async def test_answers_to_daily_positions_go_after_400_days(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        bot, person = host(world), world.people[0].user.id
        today = day_of(bot.now(), UTC)
        for day in (today - 401, today - 400):
            await bot.store.answer_daily(person, day, "", "1")
        await bot.maintenance.round()
        assert await bot.store.dailies_of(person) == {today - 400: "1"}
