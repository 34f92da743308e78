"""By which route a message of ours is edited: by the token of a click on it, as long as that lasts.

Discord counts such edits in no limit of the whole bot, and limits them by that token alone.  Tokens
are not stored: after a restart, and for messages that nobody presses, there is the bot's own route.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import discord

from cogs.platform.interactions import LASTS, Interaction, ephemeral

KEPT = 1000
"""Messages of which a click is kept at most, those pressed lately."""

UPDATES = {
    discord.InteractionResponseType.deferred_message_update,
    discord.InteractionResponseType.message_update,
}
"""Answers after which the token of a click stands for the message that was pressed."""


class Routes:
    """The latest click on each message that everybody sees, or one person in direct messages."""

    def __init__(self) -> None:
        self._clicks: OrderedDict[int, tuple[Interaction, asyncio.TimerHandle]] = OrderedDict()
        """By message, with when it is forgotten, the oldest first."""

    def learn(self, interaction: Interaction) -> None:
        """Take note of an interaction that has been answered."""
        clicked, direct = interaction.message, interaction.guild_id is None
        if clicked is None or not direct or ephemeral(interaction):
            return
        if interaction.response.type not in UPDATES:
            return
        self.forget(clicked.id)
        loop = asyncio.get_running_loop()
        lasts = loop.call_later(LASTS, self.forget, clicked.id)
        self._clicks[clicked.id] = interaction, lasts
        if len(self._clicks) > KEPT:
            self.forget(next(iter(self._clicks)))

    def click_on(self, message: int) -> Interaction | None:
        """Return a click by whose token a message can be edited still."""
        found = self._clicks.get(message)
        return found and found[0]

    def forget(self, message: int) -> None:
        """Edit a message by the bot's own route from now on."""
        if found := self._clicks.pop(message, None):
            found[1].cancel()

    def close(self) -> None:
        """Know of no click any more."""
        for message in list(self._clicks):
            self.forget(message)
