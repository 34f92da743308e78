"""What people have chosen for themselves, and in which language they are written to.

Somebody's language is that of their Discord as it last was; it is stored for those alone who are
written to directly, so that a restart changes nobody's language.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import structs

from cogs.platform.recent import Recent
from engine.hosting.state.person_settings import Person
from render import THEMES

Make: TypeAlias = Callable[[Person], Person]
Read: TypeAlias = Callable[[int], Awaitable[Person]]
Change: TypeAlias = Callable[[int, Make], Awaitable[Person]]


class Persons:
    """Languages, as locales of Discord like "de" or "en-US", and what people have chosen."""

    def __init__(self, read: Read, change: Change) -> None:
        self._read, self._change = read, change
        self._seen: Recent[int, str] = Recent()
        """The locales of late."""
        self._stored: Recent[int, Person] = Recent()

    def learn(self, person: int, locale: str) -> None:
        """Take note of what somebody's Discord is set to."""
        self._seen[person] = locale

    async def language(self, person: int) -> str | None:
        """Return somebody's language, to write to them directly; None if it was never seen.

        Raises:
            StoreError: it could not be read, or not be stored.
        """
        seen, stored = self._seen.get(person), (await self.chosen(person)).language
        if seen and seen != stored:
            await self.choose(person, lambda each: structs.replace(each, language=seen))
        return seen or stored or None

    async def theme(self, person: int) -> str | None:
        """Return the theme somebody has chosen for what they alone see; None: their server's.

        Raises:
            StoreError: it could not be read.
        """
        theme = (await self.chosen(person)).theme
        return theme if theme in THEMES else None

    async def chosen(self, person: int) -> Person:
        """Return what somebody has chosen.

        Raises:
            StoreError: it could not be read.
        """
        stored = self._stored.get(person)
        if stored is None:
            stored = self._stored[person] = await self._read(person)
        return stored

    def reread(self, person: int) -> None:
        """Read anew what somebody has chosen: by another process, where they play as well."""
        self._stored.forget(person)

    def forget(self, person: int) -> None:
        """Know nothing more of somebody."""
        self._seen.forget(person)
        self._stored.forget(person)

    async def choose(self, person: int, make: Make) -> None:
        """Store what somebody has chosen.

        Raises:
            StoreError: it could not be stored; nothing has changed.
        """
        self._stored[person] = await self._change(person, make)
