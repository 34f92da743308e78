"""``/help``, ``/rules`` and ``/settings``: first steps, rules, choices."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.admins import check, panel
from cogs.desk import Desk
from cogs.handlers import autocomplete
from cogs.messages.presenter import Presenter
from cogs.messages.replies import Replies
from cogs.platform.limits import COMMAND_TEXT
from cogs.platform.translator import command
from cogs.version import VERSION
from cogs.views import house_rules


class Info(commands.Cog):
    """Information commands."""

    def __init__(self, desk: Desk, presenter: Presenter, answers: Replies) -> None:
        self.desk, self.answers, self.presenter = desk, answers, presenter

    @command("command-help", direct=True)
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Say how to begin, in one screen."""
        text = self.desk.texts_for(interaction)("help-text", version=VERSION)
        await self.answers.tell(interaction, "help", text)

    @command("command-rules", direct=True, game="command-play.game", rule="command-rules.rule")
    async def rules(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        rule: app_commands.Range[str, 1, COMMAND_TEXT] | None = None,
    ) -> None:
        """Show rules in short and the table's house rules, or one rule."""
        key = game and autocomplete.meant(autocomplete.games(self.desk, interaction), game)
        draft = await house_rules.draft(self.desk, interaction, key, rule)
        await self.presenter.ephemeral.show(interaction, "rules", draft)

    @command("command-check")
    @app_commands.default_permissions(manage_guild=True)
    async def check(self, interaction: discord.Interaction[Any]) -> None:
        """List missing permissions in the channel."""
        await (await check.draft(self.desk, interaction)).send(interaction)

    @rules.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the games there are."""
        return autocomplete.choices(autocomplete.games(self.desk, interaction), typed)

    @rules.autocomplete("rule")
    async def rules_of_game(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the house rules of the chosen game, or of the channel's."""
        texts = self.desk.texts_for(interaction)
        session = await house_rules.at_table(self.desk, interaction)
        game = interaction.namespace.game
        key = game and autocomplete.meant(autocomplete.games(self.desk, interaction), game)
        system = house_rules.chosen(self.desk, key, session)
        names = house_rules.titles(system, texts) if system else {}
        return autocomplete.choices(names, typed)

    @command("command-settings", direct=True, deck="command-settings.deck")
    async def settings(
        self, interaction: discord.Interaction[Any], deck: discord.Attachment | None = None
    ) -> None:
        """Show a person's own settings; admins get a button for the server's."""
        shown = None if deck is None else await panel.deck(self.desk, interaction, deck)
        shown = shown or await panel.own(self.desk, interaction)
        await self.presenter.ephemeral.show(interaction, "settings", shown)
