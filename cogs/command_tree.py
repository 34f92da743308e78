"""The command tree: admission to commands, their failures, and their upload."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from cogs.platform.interactions import Prompt, deferral
from cogs.platform.translator import commands_hash, commands_payload
from cogs.privacy import Privacy
from data.store.sql_store import SqlStore
from engine.hosting.state.refusals import Refused

log = logging.getLogger("poeppel")

SYNCED = "commands"
"""Under which name the store remembers which commands Discord knows."""


class Tree(app_commands.CommandTree[Any]):
    """The commands; a failing one answers in one sentence."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Note the person, and wait for an answer.

        All admitted may use all commands.
        """
        interaction.client.at_work(interaction)
        if interaction.type is discord.InteractionType.application_command:
            assert interaction.command is not None, "it is in the tree"
            Prompt(interaction, deferral(interaction.command.extras))
            try:
                own = isinstance(getattr(interaction.command, "binding", None), Privacy)
                interaction.client.admission.check(interaction, own)
            except Refused as refused:
                await interaction.client.answers.failed(interaction, refused)
                return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Report an error."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.answers.failed(interaction, cause)


async def tell_of_commands(tree: app_commands.CommandTree[Any], store: SqlStore) -> None:
    """Tell Discord of the commands, unless it knows them.

    What we remember of that is not enough: an older database may have been put back, or another one
    be used with the same token.
    """
    ours = commands_hash(await commands_payload(tree))
    if await store.recall(SYNCED) == f"{ours} {await _known(tree.client)}":
        return
    await tree.sync()
    await store.remember(SYNCED, f"{ours} {await _known(tree.client)}")
    log.info("commands synced")


async def _known(client: discord.Client) -> str:
    """Return the commands known to Discord, each as last uploaded."""
    found = await client.http.get_global_commands(client.application_id or 0)
    return ",".join(sorted(f"{each['id']}:{each.get('version')}" for each in found))
