"""``/play``: open a table here, or in a thread of its own where the server plays in threads."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import json

from cogs import messages
from cogs.buttons import Interaction
from cogs.limits import THREAD_NAME
from cogs.links import link
from cogs.prose import cut
from cogs.refusals import trouble
from cogs.translator import named
from cogs.words import Words
from data.records import Change
from engine.catalog import CATALOG
from engine.lobby import Refused
from engine.session import Session

if TYPE_CHECKING:
    from cogs.client import Poeppel

log = logging.getLogger("poeppel.play")

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")

PRESETS = [
    app_commands.Choice(name=named(f"preset-{key}"), value=key)
    for key in dict.fromkeys(preset for system in CATALOG.values() for preset in system.presets)
]


class Play(commands.Cog):
    """Opening tables."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot

    @app_commands.command(name=named("command-play"), description=named("command-play.about"))
    @app_commands.rename(game=named("command-play.game"), preset=named("command-play.preset"))
    @app_commands.describe(
        game=named("command-play.game-about"), preset=named("command-play.preset-about")
    )
    @app_commands.choices(preset=PRESETS)
    @app_commands.guild_only()
    async def play(
        self, interaction: discord.Interaction[Any], game: str | None = None, preset: str = "book"
    ) -> None:
        """Open a table."""
        bot = self.bot
        bot.learn(interaction)
        key = game or next(iter(bot.catalog))
        if key not in bot.catalog:
            raise Refused("unknown-game")
        self._check_permissions(interaction)
        threads = await self._plays_in_threads(interaction)
        if not threads:
            await self._check_free(interaction)
        session = await bot.tables.open(
            key,
            preset,
            interaction.user.id,
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            interaction.id,
        )
        if not (threads and await self._in_thread(interaction, session)):
            await self._here(interaction, session)

    @play.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the games there are, by their names in the person's language."""
        return self.bot.offered(interaction, typed)

    def _check_permissions(self, interaction: Interaction) -> None:
        """Name the permissions that are missing, before anything is opened."""
        in_thread = isinstance(interaction.channel, discord.Thread)
        needed = NEEDED_IN_THREADS if in_thread else NEEDED
        missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
        if missing:
            words = self.bot.texts[str(interaction.locale)]
            raise Refused(
                "missing-permissions",
                permissions=", ".join(words(f"permission-{_dashed(name)}") for name in missing),
                channel=f"<#{interaction.channel_id}>",
            )

    async def _plays_in_threads(self, interaction: Interaction) -> bool:
        """Whether the table gets a thread: chosen by the server, possible here, permitted."""
        chosen = json.decode(await self.bot.store.server(interaction.guild_id or 0))
        return (
            bool(chosen.get("threads"))
            and isinstance(interaction.channel, discord.TextChannel)
            and all(getattr(interaction.app_permissions, name) for name in NEEDED_FOR_THREADS)
        )

    async def _check_free(self, interaction: Interaction) -> None:
        """One table at a time in a channel."""
        for table in await self.bot.store.tables_in(interaction.channel_id or 0):
            record = (await self.bot.tables.get(table)).record
            raise Refused("channel-busy", table=table, link=link(record))

    async def _here(self, interaction: Interaction, session: Session) -> None:
        """Answer the command with the lobby."""
        bot, table = self.bot, session.record.id
        words = Words(session, bot.public_texts(session.record.server), bot.names)
        view, _ = messages.lobby(session, words).message(None)
        try:
            response = await interaction.response.send_message(view=view)
        except discord.HTTPException:
            await bot.tables.abandon(table)
            raise
        await bot.tables.note(
            Change(table=table, message=response.message_id, posted_at=bot.now(), shown_seq=0)
        )

    async def _in_thread(self, interaction: Interaction, session: Session) -> bool:
        """Open a thread with the lobby in it; False where that does not go after all."""
        bot, record = self.bot, session.record
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        words = Words(session, bot.public_texts(record.server), bot.names)
        await interaction.response.defer()
        try:
            name = cut(words.texts("thread-name", game=words.game, table=record.id), THREAD_NAME)
            thread = await channel.create_thread(
                name=name,
                type=discord.ChannelType.public_thread,
                auto_archive_duration=10080,  # minutes; a week is the longest Discord offers
            )
        except discord.HTTPException as error:
            log.info("table %s: no thread: %s", record.id, trouble(error).value)
            view, _ = messages.lobby(session, words).message(None)
            sent = await interaction.followup.send(view=view, wait=True)
            await bot.tables.note(
                Change(table=record.id, message=sent.id, posted_at=bot.now(), shown_seq=0)
            )
            return True
        await bot.tables.note(Change(table=record.id, channel=thread.id))
        bot.presenter.refresh(record.id)
        text = words.texts("thread-opened", person=interaction.user.mention, thread=thread.mention)
        await interaction.followup.send(text)
        return True


def _dashed(name: str) -> str:
    return name.replace("_", "-")


async def setup(bot: Poeppel) -> None:
    """Add the cog."""
    await bot.add_cog(Play(bot))
