"""Buttons and menus of tables: what they are called, and that a click always gets an answer.

A custom_id carries all that is needed to understand a click, also after a restart; it comes from
outside and is believed in nothing.  Prefixes: t an action in the game, y one that was shown and is
confirmed, n a step towards one, m a menu of both, h my hand, l the lobby, e the proposal to end; r
and u the menus of rules and of people, s the names that a server gives to rules; i house rules to
read about and p what people and servers choose, with 0 for the table.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import aiohttp
import discord
from discord import ui

from cogs.platform.limits import CONTENT
from cogs.platform.prose import cut, escape
from cogs.platform.refusals import Trouble, trouble
from data.store_protocol import StoreError
from data.texts import Texts, dashed
from engine.hosting.lobby import Refused

if TYPE_CHECKING:
    from cogs.client import Poeppel

log = logging.getLogger("poeppel.buttons")

Interaction: TypeAlias = "discord.Interaction[Poeppel]"

UNREACHED = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What can be raised when something is sent to Discord; see `cogs.platform.refusals`."""


async def say(interaction: Interaction, key: str, **values: str | int) -> None:
    """Answer one person, in their language, seen by nobody else."""
    texts = interaction.client.texts[str(interaction.locale)]
    text = beside(interaction, texts(key, **values))
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


def beside(interaction: Interaction, text: str) -> str:
    """Add to a private answer why the board of the channel is not shown, if it is not."""
    texts = interaction.client.texts[str(interaction.locale)]
    missing = interaction.client.presenter.missing_in(interaction.channel_id, texts)
    return f"{cut(text, CONTENT - len(missing) - 1)}\n{missing}" if missing else text


def private(interaction: Interaction) -> bool:
    """Whether a click was made on a message that only that person sees."""
    clicked = interaction.message
    return clicked is not None and (clicked.flags.ephemeral or interaction.guild_id is None)


async def acknowledge(interaction: Interaction) -> None:
    """Answer a click without a word, if that has not been done and still can be."""
    if not interaction.response.is_done():
        with suppress(*UNREACHED):
            await interaction.response.defer()


async def answered(interaction: Interaction, work: Awaitable[None]) -> None:
    """Do *work* for a click; whatever goes wrong, the person gets one sentence."""
    try:
        await work
    except Exception as error:
        await failed(interaction, error)


async def failed(interaction: Interaction, error: Exception) -> None:
    """Tell a person why what they asked for was not done; log what they cannot mend."""
    key, about = "failed-bug", {}
    if isinstance(error, Refused):
        texts = interaction.client.texts[str(interaction.locale)]
        key, about = error.key, {name: _told(texts, name, of) for name, of in error.about.items()}
    elif isinstance(error, StoreError):
        log.error("the store failed: %s", error)
        key = "failed-store"
    elif isinstance(error, UNREACHED) and (what := trouble(error)) is not Trouble.FAULT:
        log.warning("Discord refused: %s (%s)", what.value, error)
        if what.text is None:
            return
        key = what.text
    else:
        log.error("bug in an interaction", exc_info=error)
    try:
        await say(interaction, key, **about)
    except UNREACHED as late:
        log.warning("an interaction was not answered: %s", trouble(late).value)


def typed(components: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return what was typed into the lines of a form, from top to bottom.

    >>> typed([{"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Friday"}}])
    ['Friday']
    """
    inside = (each.get("component", {}) for each in components)
    return [line["value"] for line in inside if "value" in line]


def _told(texts: Texts, name: str, value: str | int) -> str | int:
    """Return a value of a refusal as players know it: rules by their titles, typed names harmless."""
    if name in ("rule", "other") and (title := f"rule-{dashed(str(value))}") in texts:
        return texts(title)
    return escape(str(value)) if name in ("name", "rule") else value


class TableItem(ui.DynamicItem[ui.Item[Any]], template=re.compile(r"[a-z]:.*", re.DOTALL)):
    """Whatever can be pressed on a message of a table."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Take up a click on a message of any age."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the click on by its prefix, with the values chosen in a menu."""
        data: Any = interaction.data or {}
        values = [str(value) for value in data.get("values", ())]
        await answered(interaction, interaction.client.clicked(interaction, self.custom_id, values))
