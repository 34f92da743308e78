"""Commands that look things up: help, rules, settings, dice, results."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.admins import check, panel
from cogs.handlers import router
from cogs.messages.ephemeral import ReplyKey
from cogs.messages.presenter import Presenter
from cogs.messages.replies import Replies
from cogs.platform.interactions import Interaction, uninvited
from cogs.platform.limits import COMMAND_TEXT, CONTENT
from cogs.platform.permissions import invitation
from cogs.platform.rights import Right
from cogs.platform.translator import Where, command
from cogs.services import Services
from cogs.version import VERSION
from cogs.views import house_rules, leaderboard, stats
from cogs.widgets.fitting import Room
from cogs.widgets.message_layout import Draft
from engine.hosting.state.dice import published
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session


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


# ``/fair``: the contributions to a table's dice, and afterwards their secret.


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


# ``/stats`` and ``/leaderboard``: results of finished games, one's own and the server's.


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
