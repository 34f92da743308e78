"""Edit routes: the token of a message's newest click, while valid.

Discord counts such edits in no limit of the whole bot, and limits them by that token alone.  Tokens
are not stored: after a restart, and for messages without a press, there is the bot's own route.
A message posted as the answer to a command is edited by the command's token until it is pressed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import discord

from cogs.platform.interactions import LASTS, Interaction, ephemeral
from cogs.platform.request_budget import Rank

KEPT = 1000
"""Messages of which a click is kept at most, those pressed lately."""

UPDATES = {
    discord.InteractionResponseType.deferred_message_update,
    discord.InteractionResponseType.message_update,
}
"""Answers after which the token of a click stands for the message that was pressed."""


class EditRoutes:
    """The newest click on each public message, or in direct messages."""

    def __init__(self) -> None:
        self._clicks: OrderedDict[int, tuple[Interaction, asyncio.TimerHandle]] = OrderedDict()
        """By message, with when it is forgotten, the oldest first."""

    def learn(self, interaction: Interaction) -> None:
        """Note an answered interaction."""
        clicked = interaction.message
        if clicked is None or ephemeral(interaction):
            return
        if interaction.response.type in UPDATES:
            self.lead(interaction, clicked.id)

    def lead(self, interaction: Interaction, message: int) -> None:
        """Edit a message by this interaction's token, unless a newer leads there."""
        newest = self.click_on(message)
        if newest is not None and newest.id > interaction.id:
            return
        self.forget(message)
        loop = asyncio.get_running_loop()
        self._clicks[message] = interaction, loop.call_later(LASTS, self.forget, message)
        if len(self._clicks) > KEPT:
            self.forget(next(iter(self._clicks)))

    def click_on(self, message: int) -> Interaction | None:
        """Return a click with a token that still edits the message."""
        found = self._clicks.get(message)
        return found and found[0]

    def rank(self, message: int | None, otherwise: Rank) -> Rank:
        """Return the urgency of an edit.

        By a token it counts in no limit.
        """
        by_token = message is not None and self.click_on(message) is not None
        return Rank.ANSWER if by_token else otherwise

    def forget(self, message: int) -> None:
        """Edit a message by the bot's own route from now on."""
        if found := self._clicks.pop(message, None):
            found[1].cancel()

    def close(self) -> None:
        """Forget all clicks."""
        for message in list(self._clicks):
            self.forget(message)
