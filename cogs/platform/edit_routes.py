"""Edit routes: the token of a message's newest click, while valid.

Discord counts such edits in no limit of the whole bot, and limits them by that token alone.  Tokens
are not stored: after a restart, and for messages without a press, there is the bot's own route.
A message posted as the answer to a command is edited by the command's token until it is pressed.
"""

from __future__ import annotations

from collections.abc import Callable

import discord

from cogs.platform.interactions import LASTS, Interaction, ephemeral
from cogs.platform.lru import LruMap
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

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._clicks: LruMap[int, tuple[Interaction, float]] = LruMap(KEPT)
        """By message, with the time of its answer."""

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
        if newest is None or newest.id <= interaction.id:
            self._clicks[message] = interaction, self._now()

    def click_on(self, message: int) -> Interaction | None:
        """Return a click with a token that still edits the message."""
        click, at = self._clicks.get(message, (None, 0.0))
        return click if abs(self._now() - at) < LASTS else None

    def rank(self, message: int | None, otherwise: Rank) -> Rank:
        """Return the urgency of an edit.

        By a token it counts in no limit.
        """
        by_token = message is not None and self.click_on(message) is not None
        return Rank.ANSWER if by_token else otherwise

    def forget(self, message: int) -> None:
        """Edit a message by the bot's own route from now on."""
        self._clicks.pop(message, None)
