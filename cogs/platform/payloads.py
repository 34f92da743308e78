"""Raw clicks in direct messages, handed to other processes."""

from __future__ import annotations

from typing import Any

import discord
from msgspec import json

from cogs.platform.interactions import Interaction
from cogs.platform.lru import LruMap

EVENT = "INTERACTION_CREATE"

PRESSED = {discord.InteractionType.component.value, discord.InteractionType.modal_submit.value}


class Payloads:
    """Recent raw clicks, for handing on to other processes."""

    def __init__(self, client: discord.Client) -> None:
        """Keep the client's raw payloads, which discord.py drops."""
        parsers = client._connection.parsers
        self._parse, parsers[EVENT] = parsers[EVENT], self._heard
        self._kept: LruMap[int, dict[str, Any]] = LruMap(1000)

    def of(self, interaction: Interaction) -> bytes | None:
        """Return the raw payload of a click in direct messages, or None."""
        found = self._kept.get(interaction.id)
        self._kept.forget(interaction.id)
        return None if found is None else json.encode(found)

    def hear(self, click: bytes) -> None:
        """Answer a click handed on by another process."""
        self._parse(json.decode(click))

    def _heard(self, data: dict[str, Any]) -> None:
        if data.get("guild_id") is None and data["type"] in PRESSED:
            self._kept[int(data["id"])] = data
        self._parse(data)
