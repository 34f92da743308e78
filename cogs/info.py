"""Commands that look things up: help, rules, settings."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.admins import check, panel
from cogs.handlers import router
from cogs.messages.presenter import Presenter
from cogs.messages.replies import Replies
from cogs.platform.commands import Where, command
from cogs.platform.interactions import uninvited
from cogs.platform.limits import COMMAND_TEXT
from cogs.platform.permissions import invitation
from cogs.services import Services
from cogs.version import VERSION
from cogs.views import house_rules


class Info(commands.Cog):
    """Information commands."""

    def __init__(self, services: Services, presenter: Presenter, answers: Replies) -> None:
        self.services, self.answers, self.presenter = services, answers, presenter

    @command("command-help", where=Where.ANYWHERE)
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Say how to begin, in one screen."""
        texts = self.services.texts_for(interaction)
        text = texts("help-text", version=VERSION)
        if uninvited(interaction):
            text = texts("help-uninvited", link=invitation(interaction.application_id))
        await self.answers.tell(interaction, "help", text)

    @command(
        "command-rules", where=Where.ANYWHERE, game="command-play.game", rule="command-rules.rule"
    )
    async def rules(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        rule: app_commands.Range[str, 1, COMMAND_TEXT] | None = None,
    ) -> None:
        """Show rules in short and the table's house rules, or one rule."""
        key = game and router.meant(router.games(self.services, interaction), game)
        draft = await house_rules.draft(self.services, interaction, key, rule)
        await self.presenter.ephemeral.show(interaction, "rules", draft)

    @command("command-check")
    @app_commands.default_permissions(manage_guild=True)
    async def check(self, interaction: discord.Interaction[Any]) -> None:
        """List missing permissions in the channel."""
        await (await check.draft(self.services, interaction)).send(interaction)

    @rules.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the games there are."""
        return router.choices(router.games(self.services, interaction), typed)

    @rules.autocomplete("rule")
    async def rules_of_game(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the house rules of the chosen game, or of the channel's."""
        texts = self.services.texts_for(interaction)
        session = await house_rules.at_table(self.services, interaction)
        game = interaction.namespace.game
        key = game and router.meant(router.games(self.services, interaction), game)
        system = house_rules.chosen(self.services, key, session)
        names = house_rules.titles(system, texts) if system else {}
        return router.choices(names, typed)

    @command("command-settings", where=Where.DIRECT, deck="command-settings.deck")
    async def settings(
        self, interaction: discord.Interaction[Any], deck: discord.Attachment | None = None
    ) -> None:
        """Show a person's own settings; admins get a button for the server's."""
        shown = None if deck is None else await panel.deck(self.services, interaction, deck)
        shown = shown or await panel.own(self.services, interaction)
        await self.presenter.ephemeral.show(interaction, "settings", shown)
