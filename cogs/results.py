"""``/stats`` and ``/leaderboard``: results of finished games, one's own and the server's."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk import Desk
from cogs.messages.presenter import Presenter
from cogs.platform.interactions import PRIVATELY
from cogs.platform.translator import named
from cogs.views import leaderboard, stats


class Results(commands.Cog):
    """Commands about results."""

    def __init__(self, desk: Desk, presenter: Presenter) -> None:
        self.desk, self.presenter = desk, presenter

    @app_commands.command(
        name=named("command-stats"), description=named("command-stats.about"), extras=PRIVATELY
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def stats(self, interaction: discord.Interaction[Any]) -> None:
        """Show a person their own results."""
        await (await stats.draft(self.desk, interaction)).send(interaction)
        self.presenter.ephemeral.said(interaction, "stats")

    @app_commands.command(
        name=named("command-leaderboard"),
        description=named("command-leaderboard.about"),
        extras=PRIVATELY,
    )
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction[Any]) -> None:
        """Show a person the leaderboard of the server."""
        await (await leaderboard.draft(self.desk, interaction)).send(interaction)
        self.presenter.ephemeral.said(interaction, "leaderboard")
