"""``/stats`` and ``/leaderboard``: results of finished games, one's own and the server's."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.desk import Desk
from cogs.messages.presenter import Presenter
from cogs.platform.translator import command
from cogs.views import leaderboard, stats


class Results(commands.Cog):
    """Commands about results."""

    def __init__(self, desk: Desk, presenter: Presenter) -> None:
        self.desk, self.presenter = desk, presenter

    @command("command-stats", direct=True)
    async def stats(self, interaction: discord.Interaction[Any]) -> None:
        """Show a person their own results."""
        draft = await stats.draft(self.desk, interaction)
        await self.presenter.ephemeral.show(interaction, "stats", draft)

    @command("command-leaderboard")
    async def leaderboard(self, interaction: discord.Interaction[Any]) -> None:
        """Show a person the leaderboard of the server."""
        draft = await leaderboard.draft(self.desk, interaction)
        await self.presenter.ephemeral.show(interaction, "leaderboard", draft)
