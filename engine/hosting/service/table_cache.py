"""Tables in memory: locks, the store behind them, and listeners.

Every action is done to a copy of a table's session while its lock is held.  The change is stored as a
whole; only then does the copy take the session's place, and the listeners are told.  An error before
leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TypeVar

from msgspec import UNSET, Struct

from data.records import Change, PendingResults, TableRecord
from data.store.errors import DamagedTable
from data.store.homes import Home
from engine.hosting.actions import lessons
from engine.hosting.service import former_games
from engine.hosting.service.locks import KeyedLocks, retried
from engine.hosting.service.restoring import restored
from engine.hosting.service.store import RecordResults, SettingsCache, Store
from engine.hosting.state import computers
from engine.hosting.state.game_log import RESTART, TAIL
from engine.hosting.state.refusals import Refused, TooOldToRestore, Unplayable
from engine.hosting.state.session import Advance, Session
from engine.hosting.state.settings import Server
from engine.hosting.state.setups import people
from engine.system import System

log = logging.getLogger("poeppel.table_cache")

PORTION = 50
"""How many answers of computers and dice follow in one go."""

KEPT_OVER = 50
"""So many tables that are over stay in memory: they are looked at for a while, and no longer played."""

T = TypeVar("T")


class Changed(Struct, frozen=True):
    """A stored change of a table, saved as seen."""

    session: Session
    """The table from now on."""
    change: Change


class TableCache:
    """The tables in use, loaded on demand; the least recent are dropped."""

    def __init__(
        self,
        store: Store,
        catalog: Mapping[str, System],
        choices: SettingsCache,
        now: Callable[[], float],
        keep: int,
    ) -> None:
        """Keep as many tables as *keep* says in memory."""
        self.listeners: list[Callable[[Changed], None]] = []
        """Told of every change saved as seen, in the order of the changes of a table."""
        self.deadline_listeners: list[Callable[[float | None], None]] = []
        """Told when something is due at a table, which may be sooner than anything else."""
        self.shows: Callable[[TableRecord], bool] = lambda _: False
        """Whether turns are shown one after another at a table, or folded: see `Session.advance`."""
        self.booking = RecordResults(store, choices, now)
        self.store, self.catalog, self.choices, self.now = store, catalog, choices, now
        self._keep = keep
        self._sessions: OrderedDict[int, Session] = OrderedDict()
        self._over: OrderedDict[int, None] = OrderedDict()
        self._turns: KeyedLocks[int] = KeyedLocks()
        self._thinking = ThreadPoolExecutor(1, "thinking")
        """The one thread in which computers think.  Python computes one thing at a time anyhow, and each further
        thread makes the event loop wait longer for its turn; drawings have threads of their own."""

    async def get(self, table: int) -> Session:
        """Return a table as it was last stored.

        Raises:
            Refused: there is no such table.
            Unplayable: there is, but it is not over and cannot be played.
            TooOldToRestore: there is, and it is over, but cannot be taken up any more.
        """
        if table in self._sessions:
            return self.put(self._sessions[table])
        async with self._locked(table):
            return await self._load(table)

    async def read(self, table: int) -> Session:
        """Return a table for reading alone; elsewhere at home, as stored.

        Raises:
            Refused, Unplayable, TooOldToRestore: as `get`.
        """
        if table in self._sessions:
            return await self.get(table)
        record = await self._record(table)
        if self.store.home.holds(record.server):
            return await self.get(table)
        return await self._made(record, await self.choices.read(record.server))

    async def stored(self, table: int) -> Session:
        """Return a table as stored, without keeping it in memory.

        Raises:
            Refused, Unplayable, TooOldToRestore: as `get`.
        """
        record = await self._record(table)
        return await self._made(record, await self.choices.read(record.server))

    @asynccontextmanager
    async def editing(self, table: int, game: bool = True) -> AsyncIterator[Session]:
        """Lock a table, and yield a copy to change, with its *game*.

        Without it the copy shares the game with the session in memory, and no answer may be given.
        """
        async with self._locked(table):
            session = await self._load(table)
            if not game:
                yield session.shallow_copy()
                return
            session = session.fork()
            session.personal_settings = await self.choices.personal_settings(
                session.people, session.personal_settings
            )
            yield session

    def put(self, session: Session) -> Session:
        """Replace a session in memory by an equally stored one.

        The tables that were needed least recently are dropped, those that are over before others.
        """
        table = session.record.id
        self._sessions[table] = session
        self._sessions.move_to_end(table)
        if not session.record.is_open:
            self._over[table] = None
            self._over.move_to_end(table)
        while len(self._over) > KEPT_OVER:
            self._sessions.pop(self._over.popitem(last=False)[0], None)
        while len(self._sessions) > self._keep:
            self._sessions.popitem(last=False)
        return session

    async def save(self, session: Session, change: Change, *, seen: bool = True) -> Session:
        """Store a change, replace the *session*, and notify the listeners.

        A cancelled call keeps the table's lock until the store has answered: it may store the change
        all the same, and the next call would go on from the state before it.

        Args:
            session: the copy that was changed.
            change: what is to be stored of it.
            seen: whether the board, a hand or a ping has to follow the change: it counts as a revision
                then, and the listeners are told.

        Raises:
            Conflict: another process has changed the table since it was read.
        """
        if seen:
            change.revision = session.record.revision + 1
        lessons.teach(session, change, self.now())
        if change.only_shown is None:
            change.follows = session.record.changes
        await self.booking.book(session, change)
        commit = asyncio.ensure_future(self.store.commit(change))
        cancelled: asyncio.CancelledError | None = None
        while not commit.done():
            try:
                await asyncio.wait([commit])
            except asyncio.CancelledError as error:
                cancelled = error
        commit.result()
        session.stored(change)
        session.record.changes += change.follows is not UNSET
        if any(not message.id for message in change.messages.values()):  # it has a number now
            session.hands = await self.store.hands(session.record.id)
        session.personal_settings = await self.choices.personal_settings(
            session.people, session.personal_settings
        )
        if change.entries:
            log.debug("table %s: %s answers stored", session.record.id, session.record.seq)
        await self._count(session)
        self.put(session)
        for due in (change.due, change.late, change.ends, change.settles):
            if due is not UNSET:
                self.announce_deadline(due)
        if session.record.appointed is not None and not session.record.is_open:
            self.announce_deadline(0.0)  # the next week's lobby
        if seen:
            self._tell(Changed(session, change))
        if cancelled:
            raise cancelled
        return session

    @retried
    async def book(self, owed: PendingResults) -> None:
        """Book the owed results of a finished game, and show them.

        Its table is locked meanwhile, so that a person that is deleted is in none afterwards.
        """
        async with self.editing(owed.table, game=False) as session:
            change = await self.booking.late(session, owed)
            await self.save(session, change, seen=bool(change.results))

    def announce_deadline(self, due: float | None) -> None:
        """Tell the `deadline_listeners` that something may be *due* then."""
        for each in self.deadline_listeners:
            each(due)

    # For the operator, and for privacy.

    def lively(self, since: float) -> list[int]:
        """Return the running tables in memory with changes *since*, latest first."""
        found = [
            (session.record.changed_at, table)
            for table, session in self._sessions.items()
            if session.record.status == "running" and session.record.changed_at >= since
        ]
        return [table for _, table in sorted(found, reverse=True)]

    def given(self, table: int) -> int | None:
        """Return the number of answers given at a table in memory."""
        session = self._sessions.get(table)
        return session.record.seq if session else None

    def message(self, table: int) -> int | None:
        """Return the message of a table's board, if it is in memory."""
        session = self._sessions.get(table)
        return session.record.message if session else None

    async def reload(self, table: int) -> Session:
        """Reload a table from the store."""
        async with self._locked(table):
            self._sessions.pop(table, None)
            return await self._load(table)

    def drop(self, tables: Iterable[int]) -> None:
        """Keep nothing in memory of tables that were deleted."""
        for table in tables:
            self._sessions.pop(table, None)

    async def take_out(self, table: int, person: int) -> None:
        """Take a person's id out of a table after their game."""
        async with self._locked(table):
            await self.store.take_out(person, table)
            self._sessions.pop(table, None)
        # Lobbies that offer the same once more know it as it was, and say so: those being read as well.
        lobbies = [each for each, session in self._sessions.items() if _follows(session, table)]
        for each in {*lobbies, *self._turns.held()}:
            with suppress(Refused):
                await self._renew(each, table)

    @retried
    async def _renew(self, table: int, followed: int) -> None:
        """Reload a table if it follows another, and have it shown."""
        if not _follows(await self.get(table), followed):
            return
        await self.reload(table)
        async with self.editing(table, game=False) as session:
            await self.save(session, Change(table=table))

    async def postpone(
        self, seconds: float, server: int | None = None, home: Home | None = None
    ) -> None:
        """Put deadlines off, all or those of a server or *home*."""
        await self.store.postpone(seconds, server, home)
        for table in {*self._sessions, *self._turns.held()}:  # those being read as well
            async with self._locked(table):
                self._sessions.pop(table, None)  # to be read again

    @asynccontextmanager
    async def _locked(self, table: int) -> AsyncIterator[None]:
        """Lock a table; forget its session after an error."""
        async with self._turns.turn(table):
            try:
                yield
            except Refused:
                raise
            except BaseException:
                self._sessions.pop(table, None)
                raise

    async def _load(self, table: int) -> Session:
        session = self._sessions.get(table)
        if session is None:
            record = await self._record(table)
            chosen = await self.choices.server(record.server)  # which is asked at its home alone
            session = await self._made(record, chosen)
            if session.restarted:
                if session.restarted[0].action == RESTART:
                    log.warning("table %s: rules have changed, the turn begins again", table)
                await self.save(session, session.change(session.restarted, self.now()))
            await self._count(session)
        return self.put(session)

    async def _record(self, table: int) -> TableRecord:
        """Read the row of a table; a fault concerns this table alone."""
        try:
            record = await self.store.load(table)
        except DamagedTable as error:
            log.error("%s", error)
            raise Unplayable(table) from error
        if record is None:
            raise Refused("unknown-table")
        return record

    async def _made(self, record: TableRecord, chosen: Server) -> Session:
        """Restore a table as stored, under its server's settings."""
        table = record.id
        since = max(0, min(record.snapshot_seq - 1, record.seq - TAIL))
        try:
            rows = await self.store.log(table, since)
        except DamagedTable as error:
            log.error("%s", error)
            raise (Unplayable(table) if record.is_open else TooOldToRestore()) from error
        personal_settings = await self.choices.personal_settings(people(record.seats), {})
        try:
            session = restored(record, self.catalog[record.game], rows, personal_settings)
            session.owners()  # for which everything that was chosen is needed
        except Exception as error:
            if not record.is_open:
                raise TooOldToRestore() from error
            log.error("table %s: cannot be played: %r", table, error)
            raise Unplayable(table) from error
        session.server = chosen
        session.last = await former_games.last(self.store, self.catalog, record)
        if session.system.hands:
            session.hands = await self.store.hands(table)
        return session

    async def _count(self, session: Session) -> None:
        """Count a finished game's result; without it if that fails."""
        if session.record.status != "ended" or not session.system.result or session.result:
            return
        try:
            rows = await self.store.log(session.record.id)
            await asyncio.to_thread(session.count, rows)
        except Exception:
            log.exception("table %s: cannot be counted", session.record.id)

    async def played(
        self, session: Session, go_on: Callable[[int, bool], Advance] | None = None
    ) -> Advance:
        """Advance a session in portions, so that other tables need not wait.

        In a thread if computers play there, some of which take their time, or if it goes on for long.
        """
        go_on, shows = go_on or session.advance, self.shows(session.record)
        if computers.play(session.record.seats):
            made = await self._thought(partial(go_on, PORTION, shows))
        else:
            made = go_on(PORTION, shows)
        while made.unfinished:
            more = await self._thought(partial(session.advance, PORTION, shows))
            made = more.after(made.entries)
        return made

    async def _thought(self, work: Callable[[], T]) -> T:
        """Return the result of *work* from a thread, one at a time."""
        return await asyncio.get_running_loop().run_in_executor(self._thinking, work)

    def _tell(self, changed: Changed) -> None:
        for listener in self.listeners:
            try:
                listener(changed)
            except Exception:
                log.exception("table %s: bug in a listener", changed.session.record.id)


def _follows(session: Session, table: int) -> bool:
    """Return whether a lobby offers a table's game again."""
    return session.last is not None and session.last.id == table
