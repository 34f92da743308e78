"""Settings of servers and persons: read when needed, written in order."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

from msgspec import json, structs

from data.records import Act
from engine.hosting.service.locks import KeyedLocks, retried
from engine.hosting.service.store import Store
from engine.hosting.state.refusals import Refused
from engine.hosting.state.settings import NOBODY, USUAL, Person, Server


class SettingsCache:
    """Settings of servers and persons."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._servers: dict[int, Server] = {}
        """What servers have chosen, as far as they were asked for and have chosen anything."""
        self._settling: KeyedLocks[int] = KeyedLocks()
        """By server: two admins may change what it has chosen at once."""
        self._wishing: KeyedLocks[int] = KeyedLocks()
        """By person, who may choose two things at once."""

    async def server(self, server: int) -> Server:
        """Return the settings of a server that is at home here."""
        self._store.home.check(server)
        return self._asked_for(server, await self._store.server(server))

    async def read(self, server: int) -> Server:
        """Return the settings of any server, without keeping them."""
        return json.decode(await self._store.server(server), type=Server)

    def _asked_for(self, server: int, settings: bytes) -> Server:
        found = json.decode(settings, type=Server)
        self._servers[server] = found
        if found == USUAL:
            del self._servers[server]
        return found

    def known(self, server: int) -> Server:
        """Return a server's settings as last read."""
        self._store.home.check(server)
        return self._servers.get(server, USUAL)

    async def person(self, person: int) -> Person:
        """Return a person's settings."""
        return json.decode(await self._store.person(person), type=Person)

    async def people(self, people: Collection[int]) -> Mapping[int, Person]:
        """Return the settings of many people."""
        found = await self._store.persons(people)
        return {who: json.decode(settings, type=Person) for who, settings in found.items()}

    async def wishes(
        self, people: Sequence[int], known: Mapping[int, Person]
    ) -> Mapping[int, Person]:
        """Return people's settings.

        Known ones are not read again, those of others are forgotten.
        """
        if known.keys() == set(people):
            return known
        read = await self.people([who for who in people if who not in known])
        return {who: known.get(who) or read.get(who, Person()) for who in people}

    @asynccontextmanager
    async def server_changed(
        self, server: int, make: Callable[[Server], Server], noted: Act | None
    ) -> AsyncIterator[tuple[Server, Server]]:
        """Store a server's settings, locked until its tables follow.

        Yields:
            what it had chosen, and what it has chosen now.
        """
        self._store.home.check(server)
        async with self._settling.turn(server):
            before, settings = await self._save_server(server, make, noted)
            yield before, self._asked_for(server, settings)

    @retried
    async def _save_server(
        self, server: int, make: Callable[[Server], Server], noted: Act | None
    ) -> tuple[Server, bytes]:
        stored = await self._store.server(server)
        before = self._asked_for(server, stored)
        settings = json.encode(make(before))
        await self._store.save_server(server, settings, noted, stored)
        return before, settings

    @asynccontextmanager
    async def person_changed(
        self, person: int, make: Callable[[Person], Person]
    ) -> AsyncIterator[tuple[Person, Person]]:
        """Store a person's settings, locked like a server's."""
        async with self._wishing.turn(person):
            yield await self._save_person(person, make)

    async def learners(self, people: Collection[int], game: str, table: int) -> list[int]:
        """Return and note the people with their first game at a table."""
        found, known = list[int](), await self.people(people)
        for person in people:
            first = known.get(person, NOBODY).first_games.get(game)
            if first is None and not await self._store.has_played(person, game):
                # Without their lock: a change of theirs waits for the table, which is locked here.
                with suppress(Refused):  # they chose something at this moment: it is not taught
                    _, own = await self._save_person(person, partial(_begun, game, table))
                    first = own.first_games[game]
            if first == table:
                found.append(person)
        return found

    @retried
    async def _save_person(
        self, person: int, make: Callable[[Person], Person]
    ) -> tuple[Person, Person]:
        stored = await self._store.person(person)
        before = json.decode(stored, type=Person)
        chosen = make(before)
        await self._store.save_person(person, json.encode(chosen), stored)
        return before, chosen


def _begun(game: str, table: int, own: Person) -> Person:
    """Return a person's settings with their first game of a kind."""
    return structs.replace(own, first_games={game: table, **own.first_games})
