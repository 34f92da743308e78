"""People's own settings, and their languages.

A person's language is that of their Discord as it last was; it is stored only for people who are
written to directly, so that a restart does not change it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from msgspec import structs

from cogs.platform.deletions import Deletions
from cogs.platform.lru_maps import LruMap
from data.store.notices import Notice
from data.store.sql_store import SqlStore
from engine.hosting.service.tables import Tables
from engine.hosting.state.refusals import Refused
from engine.hosting.state.remembering import off_lists
from engine.hosting.state.settings import Person
from render import THEMES


class Persons:
    """Languages, as locales of Discord like "de" or "en-US", and settings."""

    def __init__(self, tables: Tables, store: SqlStore, deletions: Deletions) -> None:
        self._tables, self._store, self._deletions = tables, store, deletions
        self._seen: LruMap[int, str] = LruMap()
        """The locales of late."""
        self._stored: LruMap[int, Person] = LruMap()

    def learn(self, person: int, locale: str) -> None:
        """Note a person's Discord language."""
        self._seen[person] = locale

    async def language(self, person: int) -> str | None:
        """Return a person's language for direct messages; None if never seen.

        Raises:
            StoreError: it could not be read, or not be stored.
        """
        mark = self._deletions.mark()
        seen, stored = self._seen.get(person), (await self.chosen(person)).language

        def learned(chosen: Person) -> Person:
            self._deletions.check(mark, [person])
            return structs.replace(chosen, language=seen or chosen.language)

        if seen and seen != stored:
            with suppress(Refused):
                await self.choose(person, learned)
        return seen or stored or None

    async def theme(self, person: int) -> str | None:
        """Return a person's theme for private messages; None: their server's.

        Raises:
            StoreError: it could not be read.
        """
        theme = (await self.chosen(person)).theme
        return theme if theme in THEMES else None

    async def chosen(self, person: int) -> Person:
        """Return a person's settings.

        Raises:
            StoreError: it could not be read.
        """
        stored = self._stored.get(person)
        if stored is None:
            stored = self._stored[person] = await self._tables.choices.person(person)
        return stored

    async def hidden(self, people: Iterable[int]) -> set[int]:
        """Return the people that others do not see, by their own choice.

        Raises:
            StoreError: it could not be read.
        """
        return {who for who, own in (await self.all_chosen(people)).items() if own.listed != "yes"}

    async def off_lists(
        self, people: Iterable[int], season: str, zone: str, now: float
    ) -> set[int]:
        """Return the people off a season's lists by their own choice.

        Raises:
            StoreError: it could not be read.
        """
        chosen = await self.all_chosen(people)
        return {who for who, own in chosen.items() if off_lists(own, season, zone, now)}

    async def all_chosen(self, people: Iterable[int]) -> dict[int, Person]:
        """Return the settings of many people.

        Raises:
            StoreError: they could not be read.
        """
        asked = list(people)
        unknown = [each for each in asked if self._stored.get(each) is None]
        for person, found in (await self._tables.choices.people(unknown)).items():
            self._stored[person] = found
        return {each: await self.chosen(each) for each in asked}

    def reread(self, person: int) -> None:
        """Drop a person's cached settings, changed by another process."""
        self._stored.pop(person, None)

    def forget(self, person: int) -> None:
        """Forget a person."""
        self._seen.pop(person, None)
        self._stored.pop(person, None)

    async def choose(self, person: int, make: Callable[[Person], Person]) -> None:
        """Store a person's settings, here and for all processes.

        Raises:
            StoreError: it could not be stored; nothing has changed.
        """
        matters = False

        def made(before: Person) -> Person:
            nonlocal matters
            after = make(before)
            # Each process learns itself in which language a person is there.
            matters = after != structs.replace(before, language=after.language)
            return after

        self._stored[person] = await self._tables.settings.change_person(person, made)
        if matters:  # and what is chosen elsewhere meanwhile is newer
            await self._store.process_messages.tell(Notice("chosen", person))
