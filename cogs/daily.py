"""``/daily``: five positions a day, for one person alone."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.handlers.daily import Dailies
from cogs.messages.presenter import Presenter
from cogs.platform.commands import Where, command
from cogs.services import Services


class Daily(commands.Cog):
    """Today's five."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self.dailies, self.presenter = Dailies(services, presenter), presenter

    @command("command-daily", where=Where.ANYWHERE)
    async def daily(self, interaction: discord.Interaction[Any]) -> None:
        """Show the person's next position of the day, or their results."""
        draft = await self.dailies.draft(interaction)
        await self.presenter.ephemeral.show(interaction, "daily", draft)
