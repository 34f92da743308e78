"""``/fair``: what a table's dice depend on, and after the game the secret behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.controls.buttons import Interaction
from cogs.platform.limits import CONTENT
from cogs.platform.prose import cut
from cogs.platform.translator import named
from engine.hosting.dice import published
from engine.hosting.lobby import Refused
from engine.hosting.session import Session

if TYPE_CHECKING:
    from cogs.client import Poeppel

OPEN = ("lobby", "running")


class Fair(commands.Cog):
    """Dice that anybody can check."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot

    @app_commands.command(name=named("command-fair"), description=named("command-fair.about"))
    @app_commands.rename(table=named("command-fair.table"))
    @app_commands.describe(table=named("command-fair.table-about"))
    @app_commands.guild_only()
    async def fair(
        self,
        interaction: discord.Interaction[Any],
        table: app_commands.Range[int, 1, 10**15] | None = None,
    ) -> None:
        """Show the published hash and the contributions; the secret once it can do no harm."""
        session = await self._table(interaction, table)
        record, texts = session.record, self.bot.texts[str(interaction.locale)]
        # Everybody who joins adds one, also if they leave again and again: there may be too many.
        clicks = cut(", ".join(map(str, record.contributions)), CONTENT // 2)
        lines = [
            texts("fair-title", table=record.id),
            texts("fair-hash", hash=published(record.seed)),
            texts("fair-contributions", ids=clicks),
        ]
        if record.status in OPEN:
            lines.append(texts("fair-later"))
        else:
            lines.append(texts("fair-seed", seed=record.seed.hex()))
        lines.append(texts("fair-how"))
        await interaction.response.send_message("\n".join(lines), ephemeral=True)

    async def _table(self, interaction: Interaction, number: int | None) -> Session:
        """Return a table of this server: the one asked for, or the one in this channel."""
        if number is None:
            here = await self.bot.store.tables_in(interaction.channel_id or 0)
            if not here:
                raise Refused("fair-which")
            number = here[-1]
        session = await self.bot.tables.get(number)
        if session.record.server != interaction.guild_id:
            raise Refused("unknown-table")
        return session


async def setup(bot: Poeppel) -> None:
    """Add the cog."""
    await bot.add_cog(Fair(bot))
