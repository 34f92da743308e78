"""The bot: what it is connected to, what it listens to, how clicks are passed on."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.background import Background
from cogs.controls.buttons import Interaction, TableItem, answered, failed, typed
from cogs.controls.clicks import Clicks
from cogs.display.presenter import Presenter
from cogs.operator.settings import Settings
from cogs.platform.members import Members
from cogs.platform.names import Names
from cogs.platform.persons import Persons
from cogs.platform.translator import Translator, commands_hash, commands_payload
from data.store import SqliteStore
from data.texts import Library, Texts, library
from engine.catalog import CATALOG, System
from engine.hosting.clock import Clock
from engine.hosting.lobby import Refused
from engine.hosting.tables import Tables

log = logging.getLogger("poeppel")

COGS = ("cogs.play", "cogs.table", "cogs.info", "cogs.fair", "cogs.places")

SYNCED = "commands"
"""Under which name the store remembers which commands Discord knows."""

CLICK = re.compile(r"([a-z]):([0-9]{1,18})(?::(.*))?", re.DOTALL)
"""The custom_id of what can be pressed: kind, table, and what it says besides."""


class Tree(app_commands.CommandTree[Any]):
    """The commands; whatever goes wrong in one, the person gets one sentence."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Take note of who is there; everybody may use every command."""
        interaction.client.at_work(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Say what went wrong."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await failed(interaction, cause)


class Poeppel(commands.AutoShardedBot):
    """The bot."""

    def __init__(
        self,
        settings: Settings,
        *,
        catalog: Mapping[str, System] = CATALOG,
        texts: Library | None = None,
        now: Callable[[], float] = time.time,
        seed: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """Make a bot that is not yet connected to anything.

        Args:
            settings: what the operator chose.
            catalog: the games that are offered.
            texts: what it says.
            now: the clock, in seconds since 1970.
            seed: draws the secret bytes of a table's dice.
        """
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.settings, self.catalog, self.now, self._seed = settings, catalog, now, seed
        self.texts = texts or library()
        self.names, self.members = Names(), Members(self)
        self.persons = Persons(self)
        self.store: SqliteStore
        self.tables: Tables
        self.presenter: Presenter
        self.background = Background()

    async def setup_hook(self) -> None:
        """Open the store, load the commands, tell Discord of them if they have changed.

        Raises:
            StoreError: the database cannot be used.
        """
        self.store = await SqliteStore.open(Path(self.settings.database), self.now)
        self.tables = Tables(self.store, self.catalog, self.now, self._seed)
        self.presenter = Presenter(self)
        clock = Clock(self.store, self.now, self._time_is_up)
        self.tables.listeners += [
            lambda changed: clock.expect(changed.session.record.due),
            self.presenter.changed,
        ]
        self.add_dynamic_items(TableItem)
        await self.tree.set_translator(Translator())
        self.clicks = Clicks(self)
        for cog in COGS:
            await self.load_extension(cog)
        await self._sync()
        self.background.keep("bringing boards up to date", self._resume)
        self.background.keep("the clock", clock.run)
        self.background.keep("the watch over the database", self.store.watch)

    async def close(self) -> None:
        """Let go of everything; what was answered is stored already, and is shown after a start.

        The store is closed, and the process can end, whatever goes wrong before that.
        """
        try:
            async with AsyncExitStack() as last:
                if hasattr(self, "store"):
                    last.push_async_callback(self.store.close)
                last.push_async_callback(super().close)
                if hasattr(self, "presenter"):
                    last.push_async_callback(self.presenter.close)
                last.push_async_callback(self.members.close)
                last.push_async_callback(self.background.close)
        except Exception:
            log.exception("Not everything could be closed")

    async def on_interaction(self, interaction: Interaction) -> None:
        """Pass on what was typed into a form; discord.py would, but not after a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            data: Any = interaction.data
            work = self.clicked(interaction, data["custom_id"], typed(data["components"]))
            await answered(interaction, work)

    def public_texts(self, server: int) -> Texts:
        """Return the texts for what everybody on a server sees."""
        guild = self.get_guild(server)
        return self.texts[str(guild.preferred_locale) if guild else None]

    def at_work(self, interaction: Interaction) -> None:
        """Take note of what an interaction says about the person, and that it is worked on."""
        self.members.here(interaction.guild_id, interaction.user)
        self.persons.learn(interaction.user.id, str(interaction.locale))
        if task := asyncio.current_task():
            self.background.mind(task)

    async def clicked(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """Pass a click on a table's message on to whoever understands it.

        A click that comes too late to be answered counts as well: what it answers is still asked,
        or it would be refused, and the board is then edited without an answer.

        Raises:
            Refused: nobody understands it, or it does not count.
        """
        self.at_work(interaction)
        found = CLICK.fullmatch(custom_id)
        handler = found and getattr(self.clicks, f"on_{found[1]}", None)
        if found is None or handler is None:
            raise Refused("bad-click")
        table = int(found[2])
        try:
            if table:
                await self.presenter.meet(interaction, table)
            await handler(interaction, table, found[3] or "", values)
        except Refused:
            await self.presenter.catch_up(interaction, table)
            raise
        finally:
            self.members.look(table)

    async def _sync(self) -> None:
        """Tell Discord of the commands, unless it knows them."""
        now = f"{self.application_id} {commands_hash(await commands_payload(self.tree))}"
        if await self.store.recall(SYNCED) == now:
            return
        try:
            await self.tree.sync()
        except discord.HTTPException as error:
            if error.status < 500:
                raise
            log.error("commands not synced, the next start tries again: %s", error)
            return
        await self.store.remember(SYNCED, now)
        log.info("commands synced")

    async def _resume(self) -> None:
        await self.wait_until_ready()
        await self.presenter.resume()

    async def _time_is_up(self, table: int) -> None:
        await self.tables.expire(table)
