"""Routes of edits: the token of a message's newest click, while valid.

Discord counts such edits in no limit of the whole bot, and limits them by that token alone.  Tokens
are not stored: after a restart, and for messages without a press, there is the bot's own route.
A message posted as the answer to a command is edited by the command's token until it is pressed.
An edit that has not done its work is done by the bot's own route at once, and that token is used no
more.  A fault of many tokens is taken for Discord's own: then all of them rest.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from cogs.platform.interactions import LASTS, Interaction, ephemeral
from cogs.platform.lru_maps import LruMap
from cogs.platform.request_budget import Rank

log = logging.getLogger("poeppel.edit_routes")

KEPT = 1000
"""Messages of which a click is kept at most, those pressed lately."""
FAULTS = 3
"""Failed edits in a row, by tokens of any messages, after which all tokens rest."""
REST = 60.0
"""Seconds of that rest, before one edit tries a token again."""
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
        self._failed: LruMap[int, int] = LruMap(KEPT)
        """By message: the newest interaction with a token that has failed there."""
        self._faults, self._rested_at = 0, 0.0
        """Failed edits in a row, and the moment of the last one or of the last try."""

    @property
    def resting(self) -> bool:
        """Return whether all tokens rest after edits that failed."""
        return self._faults >= FAULTS and abs(self._now() - self._rested_at) < REST

    def learn(self, interaction: Interaction) -> None:
        """Note an answered interaction."""
        clicked = interaction.message
        if clicked is None or ephemeral(interaction):
            return
        if interaction.response.type in UPDATES:
            self.lead(interaction, clicked.id)

    def lead(self, interaction: Interaction, message: int) -> None:
        """Edit a message by this interaction's token, unless a newer leads there."""
        newest = self._known(message)
        known = self._failed.get(message) or 0
        if interaction.id > known and (newest is None or newest.id <= interaction.id):
            self._clicks[message] = interaction, self._now()
        self._drop_ended()

    def click_on(self, message: int) -> Interaction | None:
        """Return a click with a token that still edits the message."""
        return None if self.resting else self._known(message)

    def _known(self, message: int) -> Interaction | None:
        click, at = self._clicks.get(message, (None, 0.0))
        return click if self._lasts(at) else None

    def _lasts(self, at: float) -> bool:
        return abs(self._now() - at) < LASTS

    def _drop_ended(self) -> None:
        """Drop clicks with ended tokens, the oldest of all first."""
        while self._clicks and not self._lasts(next(iter(self._clicks.values()))[1]):
            self._clicks.popitem(last=False)

    def take(self, message: int) -> Interaction | None:
        """Return a click for an edit; after a rest, once."""
        click = self.click_on(message)
        if click is not None and self._faults >= FAULTS:
            self._rested_at = self._now()
        return click

    def worked(self) -> None:
        """Note an edit by a token that has done its work."""
        if self._faults >= FAULTS:
            log.warning("messages are edited by tokens of presses again")
        self._faults = 0

    def failed(self, click: Interaction, message: int, why: object) -> None:
        """Leave the token of *click* for a message; see `FAULTS`."""
        self._failed[message] = max(click.id, self._failed.get(message) or 0)
        newest = self._known(message)
        if newest is not None and newest.id <= click.id:
            self._clicks.pop(message, None)
        self._faults, self._rested_at = self._faults + 1, self._now()
        if self._faults == FAULTS:
            log.warning(
                "edits by tokens of presses failed %s times in a row, the last time %s: "
                "for %g s at a time messages are edited by the bot's own route alone",
                *(FAULTS, why, REST),
            )

    def rank(self, message: int | None, otherwise: Rank) -> Rank:
        """Return the urgency of an edit.

        By a token it counts in no limit.
        """
        by_token = message is not None and self.click_on(message) is not None
        return Rank.ANSWER if by_token else otherwise
