"""``/fair``: the contributions to a table's dice, and afterwards their secret."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk import Desk
from cogs.messages.ephemeral import Key
from cogs.messages.presenter import Presenter
from cogs.platform.interactions import Interaction
from cogs.platform.limits import CONTENT
from cogs.platform.text_limits import cut
from cogs.platform.translator import command
from cogs.widgets.message_layout import Draft
from engine.hosting.state.dice import published
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session

OPEN = ("lobby", "running")


class Fair(commands.Cog):
    """Verifiable dice."""

    def __init__(self, desk: Desk, presenter: Presenter) -> None:
        self.desk, self.presenter = desk, presenter

    @command("command-fair", table="command-fair.table")
    async def fair(
        self,
        interaction: discord.Interaction[Any],
        table: app_commands.Range[int, 1, 10**15] | None = None,
    ) -> None:
        """Show the commitment and contributions, and the secret after the game."""
        session = await self._table(interaction, table)
        key = Key(session.record.id, interaction.user.id, "fair")
        await self.presenter.ephemeral.send(
            interaction, key, await self._told(interaction, session), self._told
        )

    async def _told(self, interaction: Interaction, session: Session) -> Draft:
        record, texts = session.record, self.desk.texts_for(interaction)
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
        return Draft(("\n".join(lines),))

    async def _table(self, interaction: Interaction, number: int | None) -> Session:
        """Return a table of this server by number, or of this channel."""
        if number is None:
            if (here := await self.desk.table_in(interaction)) is None:
                raise Refused("fair-which")
            return here
        session = await self.desk.tables.read(number)
        if session.record.server != interaction.guild_id:
            raise Refused("unknown-table")
        return session
