"""``/help``, ``/rules`` and ``/settings``: how to begin, what is played, what a server chose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.buttons import say
from cogs.messages import rule_in_words
from cogs.translator import named
from data.texts import Texts
from engine.lobby import Refused
from engine.rules import Value

if TYPE_CHECKING:
    from cogs.client import Poeppel


class Info(commands.Cog):
    """What there is to know."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot

    @app_commands.command(name=named("command-help"), description=named("command-help.about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Say how to begin, in one screen."""
        await say(interaction, "help-text")

    @app_commands.command(name=named("command-rules"), description=named("command-rules.about"))
    @app_commands.rename(game=named("command-play.game"))
    @app_commands.describe(game=named("command-play.game-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def rules(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        """Tell the rules in short, and how this channel's table differs from the book."""
        texts = self.bot.texts[str(interaction.locale)]
        here = await self.bot.store.tables_in(interaction.channel_id or 0)
        session = await self.bot.tables.get(here[-1]) if here else None
        key = game or (session.record.game if session else next(iter(self.bot.catalog)))
        if key not in self.bot.catalog:
            raise Refused("unknown-game")
        name = key.replace("_", "-")
        parts = [texts(f"rules-{name}")]
        if session is not None and session.record.game == key:
            parts.append(self._house_rules(texts, session.record.id, session.values(), key))
        await interaction.response.send_message("\n\n".join(parts), ephemeral=True)

    @rules.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the games there are."""
        return self.bot.offered(interaction, typed)

    @app_commands.command(
        name=named("command-settings"), description=named("command-settings.about")
    )
    @app_commands.rename(threads=named("command-settings.threads"))
    @app_commands.describe(threads=named("command-settings.threads-about"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[Any], threads: bool) -> None:
        """Choose whether every table gets a thread of its own."""
        if not interaction.permissions.manage_guild:
            raise Refused("only-admins")
        await self.bot.tables.change_server(
            interaction.guild_id or 0, lambda server: structs.replace(server, threads=threads)
        )
        await say(interaction, "settings-threads", on=str(threads))

    def _house_rules(self, texts: Texts, table: int, values: Mapping[str, Value], game: str) -> str:
        usual = {rule.key: rule.default for rule in self.bot.catalog[game].rules}
        differs = [
            f"- {rule_in_words(texts, key, value)}"
            for key, value in values.items()
            if value != usual[key]
        ]
        head = texts("rules-here", table=table, count=len(differs))
        return "\n".join([head, *differs])


async def setup(bot: Poeppel) -> None:
    """Add the cog."""
    await bot.add_cog(Info(bot))
