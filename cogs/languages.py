"""In which language people are written to while they say nothing: as their Discord last was.

Stored for those alone who are written to directly, so that a restart changes nobody's language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import json

from cogs.names import Recent

if TYPE_CHECKING:
    from cogs.client import Poeppel

KEY = "language"
"""Of the language among a person's settings."""


class Languages:
    """The locale of a person's Discord, like "de" or "en-US"."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot
        self._seen: Recent[int, str] = Recent()
        self._stored: Recent[int, str] = Recent()

    def learn(self, person: int, locale: str) -> None:
        """Take note of what somebody's Discord is set to."""
        self._seen[person] = locale

    async def of(self, person: int) -> str | None:
        """Return somebody's language, to write to them directly; None if it was never seen.

        Raises:
            StoreError: it could not be read, or not be stored.
        """
        seen, stored = self._seen.get(person), self._stored.get(person)
        if stored is None or (seen and seen != stored):
            settings = json.decode(await self.bot.store.person(person), type=dict[str, object])
            stored = str(settings.get(KEY) or "")
            if seen and seen != stored:
                settings[KEY] = stored = seen
                await self.bot.store.save_person(person, json.encode(settings))
            self._stored[person] = stored
        return seen or stored or None
