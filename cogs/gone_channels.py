"""Guild events: tables close as their channel, thread or server goes.

Archived threads of a channel that goes, of which the bot does not know, are noticed after the next start, or when
their table is next to be shown.
"""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from cogs.messages.presenter import Presenter
from cogs.platform import request_tasks
from cogs.platform.discord_errors import failure, trouble
from cogs.platform.request_budget import Rank
from cogs.services import Services

log = logging.getLogger("poeppel.gone_channels")


class GuildEvents(commands.Cog):
    """Handlers of events of servers and their channels, which close tables."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self.services, self.presenter = services, presenter

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close tables of a deleted channel; threads have events of their own."""
        await self.presenter.lost.close(await self.services.store.tables_in(channel.id))
        for record in await self.services.store.cups_on(channel.guild.id):
            if record.channel == channel.id:
                await self.presenter.cups.place_gone(record.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self.presenter.lost.close(await self.services.store.tables_in(payload.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the cups and tables of a left server."""
        await self.services.store.leave_server(guild.id, self.services.clock.time())
        for record in await self.services.store.cups_on(guild.id):
            await self.presenter.cups.place_gone(record.id)
        await self.presenter.lost.close(await self.services.store.tables_on(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server in its system channel, if it has one."""
        await self.services.store.enter_server(guild.id)
        self.presenter.look_again(guild.id)
        place = guild.system_channel
        if place is None or not place.permissions_for(guild.me).send_messages:
            return
        await self.services.read(guild.preferred_locale)
        greeting = self.services.public_texts(guild.id)("joined-server")
        error = await failure(request_tasks.call(place.send(greeting), Rank.REST))
        if error is not None:
            log.info("a server was not greeted: %s", trouble(error).value)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Look again at a changed channel and its permissions."""
        self.presenter.look_again(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread has changed, and has perhaps been opened again."""
        self.presenter.look_again(payload.guild_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Look again as a changed role may change permissions."""
        self.presenter.look_again(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Handle changes of the bot's own roles, sent without any intent."""
        self.presenter.look_again(after.guild.id)
