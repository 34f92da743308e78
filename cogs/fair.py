"""The command /fair: a table's dice, and afterwards their secret."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.messages.ephemeral import ReplyKey
from cogs.messages.presenter import Presenter
from cogs.platform.commands import command
from cogs.platform.interactions import Interaction
from cogs.platform.limits import CONTENT
from cogs.platform.rights import Right
from cogs.services import Services
from cogs.widgets.fitting import Room
from cogs.widgets.message_layout import Draft
from engine.hosting.state.dice import published
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session

OPEN = ("lobby", "running")


class Fair(commands.Cog):
    """Verifiable dice."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self.services, self.presenter = services, presenter

    @command("command-fair", table="command-fair.table")
    async def fair(
        self,
        interaction: discord.Interaction[Any],
        table: app_commands.Range[int, 1, 10**15] | None = None,
    ) -> None:
        """Show the commitment and contributions, and the secret after the game."""
        session = await self._table(interaction, table)
        key = ReplyKey(session.record.id, interaction.user.id, "fair")
        await self.presenter.ephemeral.send(
            interaction, key, await self._told(interaction, session), self._told
        )

    async def _told(self, interaction: Interaction, session: Session) -> Draft:
        record, texts = session.record, self.services.texts_for(interaction)
        # Everybody who joins adds one, also if they leave again and again: there may be too many.
        ids = Room(CONTENT // 2).names([*map(str, record.contributions)], texts)
        lines = [texts("fair-title", table=record.id)]
        if (at := session.setup.cup) is not None:
            lines.append(texts("fair-cup-hash", cup=str(at.cup), hash=published(record.seed)))
        else:
            lines.append(texts("fair-hash", hash=published(record.seed)))
        numbers = at is not None and at.format == 1
        lines.append(texts("fair-cup-counts" if numbers else "fair-contributions", ids=ids))
        if record.status in OPEN:
            lines.append(texts("fair-later"))
        else:
            lines.append(texts("fair-seed", seed=record.seed.hex()))
        lines.append(texts("fair-how"))
        return Draft(("\n".join(lines),))

    async def _table(self, interaction: Interaction, number: int | None) -> Session:
        """Return a table of this server by number, or of this channel."""
        if number is None:
            if (here := await self.services.table_in(interaction)) is None:
                raise Refused("fair-which")
            return here
        if (table := await self.services.table(number)) is not None:
            await self.services.rights.check(interaction, Right.SEE, table)
        return await self.services.tables.read(number)
