"""What becomes of a table when its channel, thread or server goes."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from engine.lobby import Refused

if TYPE_CHECKING:
    from cogs.client import Poeppel

log = logging.getLogger("poeppel.places")


class Places(commands.Cog):
    """Closes tables whose place is gone."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and its threads with it."""
        for thread in getattr(channel, "threads", ()):
            await self._close(thread.id)
        await self._close(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self._close(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        for table in await self.bot.store.tables_on(guild.id):
            await self._abandon(table)

    async def _close(self, channel: int) -> None:
        for table in await self.bot.store.tables_in(channel):
            await self._abandon(table)

    async def _abandon(self, table: int) -> None:
        log.info("table %s: its place is gone", table)
        try:
            await self.bot.tables.abandon(table)
        except Refused:
            log.info("table %s: unknown", table)


async def setup(bot: Poeppel) -> None:
    """Add the cog."""
    await bot.add_cog(Places(bot))
