"""Clicks in direct messages as Discord sent them: what another process can answer in the place of this one."""

from __future__ import annotations

from typing import Any

import discord
from msgspec import json

from cogs.platform.interactions import Interaction
from cogs.platform.lru import LruMap

EVENT = "INTERACTION_CREATE"

PRESSED = {discord.InteractionType.component.value, discord.InteractionType.modal_submit.value}


class Payloads:
    """The clicks of late, and what is done with one that another process hands on."""

    def __init__(self, client: discord.Client) -> None:
        """Listen to what a client hears; discord.py itself keeps no more of it than its own objects."""
        parsers = client._connection.parsers
        self._parse, parsers[EVENT] = parsers[EVENT], self._heard
        self._kept: LruMap[int, dict[str, Any]] = LruMap(1000)

    def of(self, interaction: Interaction) -> bytes | None:
        """Return what Discord sent, if it was a click in direct messages."""
        found = self._kept.get(interaction.id)
        self._kept.forget(interaction.id)
        return None if found is None else json.encode(found)

    def hear(self, click: bytes) -> None:
        """Have a click answered that another process was sent."""
        self._parse(json.decode(click))

    def _heard(self, data: dict[str, Any]) -> None:
        if data.get("guild_id") is None and data["type"] in PRESSED:
            self._kept[int(data["id"])] = data
        self._parse(data)
