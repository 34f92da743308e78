"""The commands /stats and /leaderboard: one's own and the server's results."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.messages.presenter import Presenter
from cogs.platform.commands import Where, command
from cogs.services import Services
from cogs.views import leaderboard, stats


class Results(commands.Cog):
    """Commands about results."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self.services, self.presenter = services, presenter

    @command("command-stats", where=Where.DIRECT)
    async def stats(self, interaction: discord.Interaction[Any]) -> None:
        """Show a person their own results."""
        draft = await stats.draft(self.services, interaction)
        await self.presenter.ephemeral.show(interaction, "stats", draft)

    @command("command-leaderboard")
    async def leaderboard(self, interaction: discord.Interaction[Any]) -> None:
        """Show a person the leaderboard of the server."""
        draft = await leaderboard.draft(self.services, interaction)
        await self.presenter.ephemeral.show(interaction, "leaderboard", draft)
