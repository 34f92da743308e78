"""The store for hosting: its protocol, settings, results.

`data.store.sql_store` and the modules it is made of say what each method does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Protocol

from msgspec import json, structs

from data.records import (
    Act,
    Capture,
    Change,
    CupEntry,
    CupRecord,
    Entry,
    MessageRecord,
    PendingResults,
    Played,
    Result,
    TableRecord,
)
from data.store.homes import Home
from engine.hosting.service.locks import KeyedLocks, retried
from engine.hosting.state.refusals import Refused
from engine.hosting.state.remembering import forgets
from engine.hosting.state.results import Holder, Seats, When, booked, seats, too_often
from engine.hosting.state.seasons import day_of, season_of
from engine.hosting.state.session import Session
from engine.hosting.state.settings import NOBODY, USUAL, Person, Server


class Store(Protocol):
    """A store of tables and settings."""

    home: Home

    async def open_table(self, record: TableRecord, after: int | None = None) -> int: ...

    async def seat_cup(self, cup: int, round: int, place: int, record: TableRecord) -> int: ...

    async def commit(self, change: Change) -> None: ...

    async def load(self, table: int) -> TableRecord | None: ...

    async def log(self, table: int, since: int = 0) -> list[Entry]: ...

    async def hands(self, table: int) -> dict[int, MessageRecord]: ...

    async def change_message(self, record: MessageRecord, **fields: Any) -> MessageRecord: ...

    async def drop_message(self, record: MessageRecord) -> None: ...

    async def tables_in(self, channel: int) -> list[int]: ...

    async def tables_on(self, server: int) -> list[int]: ...

    async def hosted_on(self, server: int, person: int) -> list[int]: ...

    async def tables_of(self, person: int, here: bool = False) -> list[int]: ...

    async def last_table(self, person: int, server: int, channel: int) -> int | None: ...

    async def latest_over(self, server: int, channel: int) -> int | None: ...

    async def played_on(self, server: int, day: int) -> list[Played]: ...

    async def last_change(self, home: Home | None = None) -> float: ...

    async def postpone(
        self, seconds: float, server: int | None = None, home: Home | None = None
    ) -> None: ...

    async def take_out(self, person: int, table: int | None = None) -> None: ...

    async def server(self, server: int) -> bytes: ...

    async def save_server(
        self, server: int, settings: bytes, noted: Act | None = None, follows: bytes | None = None
    ) -> None: ...

    async def person(self, person: int) -> bytes: ...

    async def persons(self, people: Collection[int]) -> dict[int, bytes]: ...

    async def save_person(
        self, person: int, settings: bytes, follows: bytes | None = None
    ) -> None: ...

    async def has_played(self, person: int, game: str) -> bool: ...

    async def recall(self, key: str) -> str | None: ...

    async def remember(self, key: str, value: str) -> None: ...


class CupStore(Protocol):
    """A store of cups."""

    async def open_cup(self, record: CupRecord, opened: CupEntry) -> int: ...

    async def cup(self, cup: int) -> CupRecord | None: ...

    async def cups_on(self, server: int) -> list[CupRecord]: ...
    async def latest_cup(self, server: int, channel: int) -> int | None: ...

    async def cups_with(self, person: int) -> list[int]: ...
    async def running_cups(self) -> list[int]: ...

    async def cup_log(self, cup: int) -> list[CupEntry]: ...

    async def follow_cup(
        self, cup: int, entries: Sequence[CupEntry], due: float | None, over: bool, posts: int
    ) -> bool: ...

    async def change_cup(self, cup: int, **fields: Any) -> None: ...

    async def cup_tables(self, cup: int) -> dict[tuple[int, int], int]: ...

    async def is_barred(self, cup: int, person: int) -> bool: ...
    async def lift_bar(self, cup: int, person: int) -> None: ...

    async def next_cup_due(self, after: float) -> tuple[float, int] | None: ...

    async def due_cups(self, now: float) -> list[int]: ...


class SettingsCache:
    """Settings of servers and persons."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.prepare: Callable[[Server], Awaitable[bool]] = _prepared
        """Prepares new settings, such as a language, before they count; returns whether that took time."""
        self._servers: dict[int, Server] = {}
        """What servers have chosen, as far as they were asked for and have chosen anything."""
        self._settling: KeyedLocks[int] = KeyedLocks()
        """By server: two admins may change what it has chosen at once."""
        self._wishing: KeyedLocks[int] = KeyedLocks()
        """By person, who may choose two things at once."""

    async def server(self, server: int) -> Server:
        """Return the settings of a server that is at home here."""
        self._store.home.check(server)
        settings = await self._store.server(server)
        if await self.prepare(json.decode(settings, type=Server)):
            settings = await self._store.server(server)  # which may have changed meanwhile
        return self._asked_for(server, settings)

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

    async def personal_settings(
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
        chosen = make(before)
        await self.prepare(chosen)
        settings = json.encode(chosen)
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


async def _prepared(chosen: Server) -> bool:
    """Make nothing ready."""
    del chosen
    return False


def _begun(game: str, table: int, own: Person) -> Person:
    """Return a person's settings with their first game of a kind."""
    return structs.replace(own, first_games={game: table, **own.first_games})


log = logging.getLogger("poeppel.store")

Books = tuple[tuple[Result, ...], tuple[Capture, ...]]


class RecordResults:
    """The booking of results."""

    def __init__(self, store: Store, choices: SettingsCache, now: Callable[[], float]) -> None:
        self._store, self._choices, self._now = store, choices, now

    async def book(self, session: Session, change: Change) -> None:
        """Add the results of a game that ends with a *change*.

        If that fails, the change notes that they are owed, with the day and season of the end.
        """
        if change.status != "ended":
            return
        record, server = session.record, session.server
        day = day_of(self._now(), server.zone)
        season = season_of(day, server.season)
        owed = PendingResults(table=record.id, server=record.server, day=day, season=season)
        try:
            rows = [*await self._store.log(record.id), *change.entries]
            change.results, change.captures = await self._booked(session, rows, owed)
        except Exception:
            change.owed = owed
            log.exception("table %s: has no results yet", record.id)

    async def late(self, session: Session, owed: PendingResults) -> Change:
        """Return the change that adds the results a finished game owes."""
        session.server = await self._choices.server(owed.server)  # which may have chosen since
        rows = await self._store.log(owed.table)
        results, captures = await self._booked(session, rows, owed)
        return Change(table=owed.table, results=results, captures=captures, owed=None)

    async def _booked(self, session: Session, rows: Sequence[Entry], owed: PendingResults) -> Books:
        """Return the results of a game by its people's and server's wishes.

        There are none where its server keeps none so long.
        """
        server, day, now = session.server, owed.day, self._now()
        if day_of(now, server.zone) - day >= server.days("results_days", now):
            return (), ()
        game = await asyncio.to_thread(counted, session, rows)
        forgotten = await self._forgotten(game, rows)
        today = await self._store.played_on(owed.server, day)
        when = When(day, owed.season, not too_often(game.persons, today))
        return booked(session, rows, game, when, forgotten)

    async def _forgotten(self, game: Seats, rows: Sequence[Entry]) -> set[Holder]:
        """Return the people not to be remembered, by their wish on beginning."""
        had = {each.holder for own in game.tenures.values() for each in own}
        people = {each.person for each in had if each.person is not None}
        chosen = await self._choices.people(people)  # a session need not know of all that is chosen
        begins = {row.seq: row.at for row in rows}
        begins[0] = rows[0].at if rows else self._now()
        return {
            each
            for each in had
            if each.person is not None
            and forgets(chosen.get(each.person, NOBODY), begins[each.since])
        }


def counted(session: Session, rows: Sequence[Entry]) -> Seats:
    """Return a finished game counted by seats; takes tenths of a second."""
    return seats(session, rows, session.count(rows))
