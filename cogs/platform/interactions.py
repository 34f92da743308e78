"""What a person did in Discord and waits to be answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, TypeAlias

import discord

from cogs.platform.refusals import UNREACHED

Interaction: TypeAlias = "discord.Interaction[Any]"


def private(interaction: Interaction) -> bool:
    """Whether a click was made on a message that only that person sees."""
    clicked = interaction.message
    return clicked is not None and (clicked.flags.ephemeral or interaction.guild_id is None)


async def acknowledge(interaction: Interaction) -> None:
    """Answer a click without a word, if that has not been done and still can be."""
    if not interaction.response.is_done():
        with suppress(*UNREACHED):
            await interaction.response.defer()


def typed(components: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return what was typed into the lines of a form, from top to bottom.

    >>> typed([{"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Friday"}}])
    ['Friday']
    """
    inside = (each.get("component", {}) for each in components)
    return [line["value"] for line in inside if "value" in line]
