"""What a person did in Discord and waits to be answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, TypeAlias

import discord

from cogs.platform.refusals import UNREACHED

Interaction: TypeAlias = "discord.Interaction[Any]"

PATIENCE = 1.0
"""Seconds after which a click is acknowledged before it is answered; Discord waits for three."""


def private(interaction: Interaction) -> bool:
    """Whether a click was made on a message that only that person sees."""
    clicked = interaction.message
    return ephemeral(interaction) or (clicked is not None and interaction.guild_id is None)


def ephemeral(interaction: Interaction) -> bool:
    """Whether a click was made on an answer that only that person sees, in a channel or not."""
    clicked = interaction.message
    return clicked is not None and clicked.flags.ephemeral


def about(interaction: Interaction, table: int) -> None:
    """Take note of the table that an interaction is about."""
    interaction.extras["table"] = table


def table_of(interaction: Interaction) -> int:
    """Return the table that an interaction is about; 0 if it is about none."""
    return int(interaction.extras.get("table", 0))


async def acknowledge(interaction: Interaction) -> None:
    """Answer a click without a word, if that has not been done and still can be."""
    if not interaction.response.is_done():
        with suppress(*UNREACHED):
            await interaction.response.defer()


class Prompt:
    """Has a click acknowledged when it has waited for long, whatever it waits for."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._late)
        self._acknowledging: asyncio.Task[None] | None = None

    def _late(self) -> None:
        self._acknowledging = asyncio.create_task(acknowledge(self._interaction))

    async def settled(self) -> None:
        """Return when it is acknowledged, or never will be: whoever answers it now is alone."""
        self._timer.cancel()
        if self._acknowledging is not None:
            await self._acknowledging


def typed(components: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return what was typed into the lines of a form, from top to bottom.

    >>> typed([{"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Friday"}}])
    ['Friday']
    """
    inside = (each.get("component", {}) for each in components)
    return [line["value"] for line in inside if "value" in line]
