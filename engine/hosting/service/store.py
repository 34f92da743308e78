"""The store for hosting: its protocol, settings, results, restored tables.

`data.store.sql_store` and the modules it is made of say what each method does.

A table is restored in the middle of a turn.  If the rules have changed so that other things happen,
it begins again; what was rolled stays rolled, as the dice go on from where they were.  Where only earlier turns would have gone otherwise, the
turn goes on, and a note says from where on the rules are others.
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
    HandRecord,
    PendingResults,
    Played,
    Result,
    TableRecord,
)
from data.store.connection import DamagedTable
from data.store.workers import Home
from engine.core import CHANCE, META, Decision, IllegalAction, Play, State
from engine.hosting.actions.deadlines import unshown
from engine.hosting.actions.rematch import check_rules
from engine.hosting.service.locks import KeyedLocks, retried
from engine.hosting.state.game_log import RESTART, RULES, TAIL, LogRow, happened
from engine.hosting.state.refusals import Refused
from engine.hosting.state.remembering import forgets
from engine.hosting.state.results import (
    Holder,
    Seats,
    When,
    booked,
    day_of,
    season_of,
    seats,
    too_often,
)
from engine.hosting.state.session import Session
from engine.hosting.state.settings import NOBODY, USUAL, Person, Server
from engine.hosting.state.setups import setup
from engine.system import System
from engine.views import Action, Seat


class Store(Protocol):
    """A store of tables and settings."""

    home: Home

    async def open_table(self, record: TableRecord) -> int: ...

    async def seat_cup(self, cup: int, round: int, place: int, record: TableRecord) -> int: ...

    async def commit(self, change: Change) -> None: ...

    async def load(self, table: int) -> TableRecord | None: ...

    async def log(self, table: int, since: int = 0) -> list[Entry]: ...

    async def hands(self, table: int) -> list[HandRecord]: ...

    async def tables_in(self, channel: int) -> list[int]: ...

    async def tables_on(self, server: int) -> list[int]: ...

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


def restored(
    record: TableRecord,
    system: System,
    rows: list[Entry],
    personal_settings: Mapping[int, Person] | None = None,
) -> Session:
    """Return the session of a table as of its stored *record*.

    Args:
        record: the table.
        system: what is played at it.
        rows: its log, at least since the present turn began, and the row before.
        personal_settings: by person at the table, what they have chosen for themselves.

    Raises:
        OtherVersion: the table is not of a version that can be played.
    """
    session = Session(record, system, personal_settings)
    if record.snapshot:
        resume(session, rows)
    return session


def resume(session: Session, rows: list[Entry]) -> None:
    """Replay the present turn; begin it again if the rules have changed."""
    record, game = session.record, session.make()
    story = [
        happened(row.seq, row.seat, row.action, row.by, game.read(row.events), row.itself)
        for row in rows
    ]
    began = [row for row in story if row.seq == record.snapshot_seq - 1]
    turn = [row for row in rows if row.seq >= record.snapshot_seq]
    table = game.taken_up(record.snapshot, record.version)
    state = State(table, (), record.snapshot_seq, record.snapshot_chances)
    session.play = Play(game, state)
    same = repeats(session, began, turn)
    session.tail = story[-TAIL:]
    (session.keep_timer if same else session.reset_timer)()
    if same or record.status != "running":
        keep_undoable_again(session)
        if record.status == "running" and unshown(session):
            session.await_board(record.revision)
        if record.status == "running" and record.version != game.version:
            session.restarted = upgraded(session, game.version)
        return
    chances = state.chances + sum(row.seat == CHANCE for row in turn)
    session.play = Play(game, structs.replace(state, seq=record.seq + 1, chances=chances))
    session.restarted = [session.note(record.seq, RESTART), *session.advance().entries]


def upgraded(session: Session, version: int) -> list[Entry]:
    """Note a change of version; a choice open to undo counts."""
    noted = session.answer(META, f"{RULES} {version}")
    return [noted, *(session.advance().entries if session.setup.paused is None else ())]


def repeats(session: Session, began: list[LogRow], turn: list[Entry]) -> bool:
    """Replay a turn's answers; return whether its events are the same.

    While a game rests, or a turn is seen, nothing follows by itself, so that anybody may be asked.

    Args:
        session: the table as the turn began.
        began: the row in which it began, if that is known.
        turn: the rows of the turn.
    """
    events = tuple(session.running.events)
    if any(events != row.events[len(row.events) - len(events) :] for row in began):
        return False
    try:
        same = all(
            session.answer(row.seat, row.action, row.by, row.itself) == structs.replace(row, at=0.0)
            for row in turn
        )
    except IllegalAction:
        return False
    waits = session.setup.paused is not None or session.record.settles is not None
    return same and (waits or rests(session))


def rests(session: Session) -> bool:
    """Return whether only people are asked, as always after `advance`."""
    pending, computers = session.running.pending, session.computers()
    if not isinstance(pending, Decision) or not pending.waits_for:
        return False
    people = not any(computers.control(seat) for seat in pending.waits_for)
    return people or computers.pause(pending)


def keep_undoable_again(session: Session) -> None:
    """Replay a choice open to undo, if it still is one."""
    if not session.record.held:
        return
    seat, action = json.decode(session.record.held, type=tuple[Seat, Action])
    before = session.running.state
    with suppress(IllegalAction):  # the rules have changed, and it is asked for once more
        entry = session.answer(seat, action, session.controller(seat).person or 0)
        session.keep_undoable(before, entry)
        session.keep_timer()
        del session.tail[:-TAIL]


# Former games, and the things they hand on to the next table.


async def wanted(store: Store, server: int, channel: int) -> tuple[int, ...]:
    """Return the people with a wish for the next game here."""
    if (table := await store.latest_over(server, channel)) is None:
        return ()
    try:
        last = await store.load(table)
    except DamagedTable:
        return ()
    return setup(last).asking if last else ()


async def last(
    store: Store, catalog: Mapping[str, System], record: TableRecord
) -> TableRecord | None:
    """Return the former game that a lobby may offer again."""
    before = setup(record).before if record.status == "lobby" else 0
    if not before:
        return None
    with suppress(DamagedTable, Refused):
        last = await store.load(before)
        if last is not None and (system := catalog.get(last.game)):
            check_rules(last, system)
            return last
    return None
