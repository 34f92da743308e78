"""What people have chosen for themselves, and in which language they are written to.

Somebody's language is that of their Discord as it last was; it is stored for those alone who are
written to directly, so that a restart changes nobody's language.
"""

from __future__ import annotations

from msgspec import json

from cogs.platform.names import Recent
from data.store_protocol import Store
from engine.hosting.turns import Turns
from render import THEMES

LANGUAGE, THEME, LOOK_FIRST = "language", "theme", "look_first"
"""The keys among a person's settings."""


class Persons:
    """Languages, as locales of Discord like "de" or "en-US", and themes of private pictures."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: Recent[int, str] = Recent()
        """The locales of late."""
        self._stored: Recent[int, dict[str, object]] = Recent()
        self._changing: Turns[int] = Turns()

    def learn(self, person: int, locale: str) -> None:
        """Take note of what somebody's Discord is set to."""
        self._seen[person] = locale

    async def language(self, person: int) -> str | None:
        """Return somebody's language, to write to them directly; None if it was never seen.

        Raises:
            StoreError: it could not be read, or not be stored.
        """
        seen, stored = self._seen.get(person), (await self._settings(person)).get(LANGUAGE)
        if seen and seen != stored:
            await self._change(person, LANGUAGE, seen)
        return seen or (str(stored) if stored else None)

    async def theme(self, person: int) -> str | None:
        """Return the theme somebody has chosen for what they alone see; None: their server's.

        Raises:
            StoreError: it could not be read.
        """
        theme = (await self._settings(person)).get(THEME)
        return str(theme) if theme in THEMES else None

    async def choose_theme(self, person: int, theme: str | None) -> None:
        """Store the theme somebody has chosen, or that they have none of their own.

        Raises:
            StoreError: it could not be stored; nothing has changed.
        """
        await self._change(person, THEME, theme)

    async def looks_first(self, person: int) -> bool:
        """Return whether somebody wants to see a way drawn, and confirms it, before it counts.

        Raises:
            StoreError: it could not be read.
        """
        return bool((await self._settings(person)).get(LOOK_FIRST))

    async def choose_to_look_first(self, person: int, wanted: bool) -> None:
        """Store whether somebody wants that.

        Raises:
            StoreError: it could not be stored; nothing has changed.
        """
        await self._change(person, LOOK_FIRST, True if wanted else None)

    async def _settings(self, person: int) -> dict[str, object]:
        stored = self._stored.get(person)
        if stored is None:
            stored = json.decode(await self._store.person(person), type=dict[str, object])
            self._stored[person] = stored
        return stored

    async def _change(self, person: int, key: str, value: str | bool | None) -> None:
        async with self._changing.turn(person):
            settings = {**await self._settings(person), key: value}
            if value is None:
                del settings[key]
            await self._store.save_person(person, json.encode(settings))
            self._stored[person] = settings
