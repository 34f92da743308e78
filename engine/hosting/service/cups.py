"""All cups: their logs, next steps, and threads of tables.

A cup has no memory but its log: each step reads it, computes the events that follow
(`engine.hosting.cups`) and appends them.  So a process can end anywhere: the next look takes the
results that are there, draws what is due, and opens the tables that are missing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from functools import partial

from msgspec import Struct, json

from data.records import CupEntry, CupRecord
from engine.hosting.cups import acts, steps
from engine.hosting.cups.cup import Cup, Logged, evening, fold
from engine.hosting.cups.events import (
    LATEST,
    NOBODY,
    AnyCupEvent,
    Asked,
    Called,
    CupEvent,
    CupSetup,
    Drawn,
    Ended,
    Joined,
    Left,
    Moved,
    Opened,
    PutOff,
    Replaced,
)
from engine.hosting.service.lobbies import Absence, none_absent
from engine.hosting.service.locks import KeyedLocks
from engine.hosting.service.round_tables import RoundTables
from engine.hosting.service.store import CupStore
from engine.hosting.service.table_cache import Changed
from engine.hosting.service.tables import Tables
from engine.hosting.state.dice import SEED_BYTES
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import awake, zone_of

log = logging.getLogger("poeppel.cups")

MOST_ON_SERVER = 3
KEPT = 50
"""Cups in memory: a log is read again when it has grown, or a person in it was deleted."""
AGAIN = 30.0
"""Seconds until a table that could not be opened is tried again."""
TRIES = 5
"""How often an event is appended anew as another process or task was first."""

SUMMONS = (Called, Drawn)
"""Events before which Discord is asked for the members among the entrants."""

ANNOUNCED = (Called, PutOff, Asked, Moved, Drawn, Ended)
"""Events with a new message, which people are called by."""


class StoredCup(Struct):
    """A cup as it is stored."""

    record: CupRecord
    cup: Cup


class ThreadUnavailable(Exception):
    """No thread for a table for some seconds; *key* names the reason."""

    def __init__(self, key: str, wait: float = AGAIN) -> None:
        super().__init__(key)
        self.key, self.wait = key, wait


Calling = Callable[[Session, int], Awaitable[None]]
"""Tells a person of the seat at a table that is theirs now."""

ThreadProvider = Callable[[StoredCup, int], Awaitable[int]]
"""Returns the thread for the table at a place of the running round, made if need be; raises `ThreadUnavailable`."""


class Cups:
    """All cups at home here."""

    def __init__(
        self, tables: Tables, store: CupStore, seed: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self.tables, self.store, self.now, self._seed = tables, store, tables.now, seed
        self.rounds = RoundTables(tables, store)
        self.listeners: list[Callable[[int], None]] = []
        """Told of each cup that has changed, or one of whose tables has."""
        self.deadline_listeners: list[Callable[[float | None], None]] = []
        """Told when something is due."""
        self.provide_thread: ThreadProvider = _no_thread
        self.provide_another: ThreadProvider = _no_thread
        """The same where the first was deleted."""
        self.call: Calling = _no_call
        self.absent: Absence = none_absent
        self.stuck: dict[int, str] = {}
        """By cup whose tables cannot be opened: the reason's key."""
        self._turns: KeyedLocks[int] = KeyedLocks()
        self._opening: KeyedLocks[int] = KeyedLocks()
        self._joining: KeyedLocks[int] = KeyedLocks()
        """Of people that join."""
        self._moving: KeyedLocks[int] = KeyedLocks()
        """Of tables that get another thread."""
        self._servers: KeyedLocks[int] = KeyedLocks()
        """Of servers on which a cup is being opened."""
        self._folded: dict[int, tuple[tuple[int, int], Cup]] = {}
        """The latest cups read, each with the state of its record that they were read in."""
        self._asked: set[int] = set()
        """Cups that are looked at soon, whatever they are due at."""
        tables.memory.listeners.append(self._changed)

    # Reading.

    async def get(self, cup: int) -> StoredCup:
        """Return a cup as stored.

        Raises:
            Refused: there is none.
        """
        record = await self.store.cup(cup)
        if record is None:
            raise Refused("cup-unknown")
        state = record.seq, record.changes
        known = self._folded.pop(cup, None)
        if known is None or known[0] != state:
            rows = await self.store.cup_log(cup)
            if not rows:
                raise Refused("cup-unknown")
            known = state, fold(cup, record.seed, map(logged, rows))
        self._folded[cup] = known
        if len(self._folded) > KEPT:
            del self._folded[next(iter(self._folded))]
        return StoredCup(record, known[1])

    async def last_in(self, server: int, channel: int, others: Sequence[int]) -> StoredCup:
        """Return the cup to be run from a channel.

        That is the channel's running one, else the only one of *others*, else the channel's latest.

        Raises:
            Refused: there is none, or several run elsewhere.
        """
        on = await self.store.cups_on(server)
        here = [each.id for each in on if each.channel == channel] or others
        if len(here) == 1:
            return await self.get(here[0])
        if (latest := await self.store.latest_cup(server, channel)) is None:
            raise Refused("cup-none-here")
        return await self.get(latest)

    # What people do.

    async def open(
        self, setup: CupSetup, server: int, channel: int, person: int, click: int
    ) -> int:
        """Open a cup; return its number.

        Raises:
            Refused: one is on in the channel, or several on the server.
        """
        now = self.now()
        opened = Opened(setup=setup, click=click, format=LATEST)
        record = CupRecord(
            server=server,
            channel=channel,
            seed=self._seed(SEED_BYTES),
            seq=1,
            due=setup.begins,
            changed_at=now,
            changes=1,
            posts=1,
        )
        async with self._servers.turn(server):
            on = await self.store.cups_on(server)
            if any(each.channel == channel for each in on):
                raise Refused("cup-here-already-on")
            if len(on) >= MOST_ON_SERVER:
                raise Refused("cup-too-many")  # without a number: some may be hidden
            cup = await self.store.open_cup(record, CupEntry(0, now, person, json.encode(opened)))
        log.info("cup %s: opened", cup)
        self.ask(cup)
        return cup

    async def act(self, cup: int, person: int, make: Callable[[Cup], CupEvent]) -> StoredCup:
        """Append the event of a person's act; return the cup after it.

        Raises:
            Refused: by *make*; nothing has changed.
        """
        async with self._turns.turn(cup):
            for _ in range(TRIES):
                stored = await self._without_gone(await self.get(cup))
                event = make(stored.cup)
                if isinstance(event, Joined):
                    await self._heed_bar(cup, event)
                if await self._follow(stored, [event], person):
                    break
            else:
                raise Refused("stale")
        self.ask(cup)
        return await self.get(cup)

    async def join(
        self,
        cup: int,
        person: int,
        click: int,
        why: str = "",
        by: int | None = None,
        hidden: Collection[int] = (),
    ) -> StoredCup:
        """Let a person take part, in one live cup at a time.

        Those *hidden* from the acting person do not count: what cannot be seen is not told, nor played.

        Raises:
            Refused: they play another then, or `engine.hosting.cups.acts.join` says so.
        """
        async with self._joining.turn(person):
            stored = await self.get(cup)
            for other in await self.store.cups_with(person) if stored.cup.live else ():
                found = await self.get(other)
                # Moderators learn nothing of other servers: there, people choose by themselves.
                away = bool(why) and found.record.server != stored.record.server
                untold = away or other in (cup, *hidden)
                if not untold and _meets(stored.cup, found.cup, person):
                    raise Refused("cup-clash-person" if why else "cup-clash", person=str(person))
            join = partial(acts.join, person=person, click=click, why=why)
            return await self.act(cup, by or person, join)

    async def _heed_bar(self, cup: int, event: Joined) -> None:
        """Refuse a person barred before a deletion; organisers lift the bar.

        It is looked at after the log: before a deletion that says it.
        """
        if event.why:
            await self.store.lift_bar(cup, event.person)
        elif await self.store.is_barred(cup, event.person):
            raise Refused("cup-barred")

    async def stop(self, cup: int, person: int, round: int, place: int, why: str) -> None:
        """End a table wherever it stands, as an organiser's act."""
        acts.stopped((await self.get(cup)).cup, round, place, why)
        table = (await self.store.cup_tables(cup)).get((round, place))
        if table is None:
            raise Refused("cup-table-over")
        await self.act(cup, person, lambda now: acts.stopped(now, round, place, why))
        await self.tables.stop(table)

    async def reopened(self, table: int, gone: int) -> bool:
        """Give a cup's running table another thread, once; return its success.

        Raises:
            Refused: there is no such table.
            ThreadUnavailable: it has to wait for one.
        """
        async with self._moving.turn(table):
            session = await self.tables.get(table)
            at = session.setup.cup
            if at is None or session.record.status != "running":
                return False
            if session.record.channel != gone:
                return True
            stored = await self.get(at.cup)
            if at.moved:
                round, place = at.round, at.place
                with suppress(Refused):
                    await self.act(at.cup, NOBODY, lambda now: acts.stopped(now, round, place, ""))
                return False
            if stored.cup.ended:
                return False
            channel = await self.provide_another(stored, at.place)
            await self.tables.move(table, channel)
            return True

    # What follows.

    def ask(self, cup: int) -> None:
        """Look at a cup soon."""
        self._asked.add(cup)
        for each in self.deadline_listeners:
            each(0.0)

    async def show_again(self, server: int) -> None:
        """Tell of a server's running cups, as its looks have changed."""
        for record in await self.store.cups_on(server):
            self._tell(record.id)

    async def resume(self) -> None:
        """Look at all running cups soon, as after a start."""
        for cup in await self.store.running_cups():
            self.ask(cup)

    async def next_due(self, after: float) -> tuple[float, int] | None:
        """Return the nearest due time *after* a moment, and its cup."""
        return await self.store.next_cup_due(after)

    async def due_ids(self, now: float) -> list[int]:
        """Return the cups that are due or asked for."""
        return list(dict.fromkeys((*self._asked, *await self.store.due_cups(now))))

    async def look(self, cup: int) -> None:
        """Take results, take the steps due, and open missing tables."""
        self._asked.discard(cup)
        stored, replaced = await self._stepped(cup)
        if isinstance(await self._next(stored.cup, stored.record.server), SUMMONS):
            people = [stored.cup.people[each] for each in stored.cup.entrants]
            absent = await self.absent(stored.record.server, people)
            stored, _ = await self._stepped(cup, absent)
        await self._call(stored.cup, replaced)
        await self.rounds.settle(stored.cup)
        if stored.cup.running and not (stored.cup.ended or self._opening.taken(cup)):
            async with self._opening.turn(cup):
                await self._open_tables(stored)
        self._tell(cup)

    async def _call(self, state: Cup, replaced: Iterable[Replaced]) -> None:
        """Call people to the seats of silent ones."""
        for each in replaced:
            for session in await self.rounds.playing(state):
                if (person := state.people[each.by]) in session.people:
                    await self.call(session, person)

    async def _stepped(
        self, cup: int, absent: frozenset[int] | None = None
    ) -> tuple[StoredCup, list[Replaced]]:
        """Take the steps due; return the cup after them, with its replacements.

        Without those known as *absent* no person is called or drawn.
        """
        async with self._turns.turn(cup):
            stored = await self.get(cup)
            if not stored.cup.over:
                await self._step(stored, absent)
            after = await self.get(cup)
            events = [row.event for row in after.cup.log[stored.record.seq :]]
            return after, [each for each in events if isinstance(each, Replaced)]

    async def postpone(self, seconds: float, server: int | None = None) -> None:
        """Put the next draws off by the time of an outage.

        An announced beginning that is still to come stays.
        """
        for cup in await self.store.running_cups():
            stored = await self.get(cup)
            if server in (None, stored.record.server) and self._suffers(stored.cup):
                await self.act(cup, NOBODY, lambda now: acts.delayed(now, seconds))

    def _suffers(self, cup: Cup) -> bool:
        """Return whether an outage takes time that people needed."""
        if cup.rounds or cup.called:
            return cup.running is None and cup.asked is None
        due = steps.due(cup, self.now())
        return due is not None and due <= self.now()

    async def _gone(self, stored: StoredCup, absent: frozenset[int] = frozenset()) -> list[Left]:
        """Return the departures of deleted, blocked and absent people."""
        state, chosen = stored.cup, await self.tables.choices.server(stored.record.server)
        gone = {NOBODY, *chosen.blocked, *absent}
        return [Left(entrant=each) for each in state.entrants if state.people[each] in gone]

    async def _without_gone(self, stored: StoredCup) -> StoredCup:
        """Return a cup after the departures of deleted and blocked people."""
        gone = [] if stored.cup.ended else await self._gone(stored)
        if gone and await self._follow(stored, gone, NOBODY):
            return await self.get(stored.record.id)
        return stored

    async def _step(self, stored: StoredCup, absent: frozenset[int] | None) -> None:
        """Append the events due by results, absences and the clock."""
        now, given = self.now(), list[CupEvent]()
        state = stored.cup

        def take(*events: CupEvent) -> None:
            nonlocal state
            given.extend(events)
            rows = [Logged(at, now, NOBODY, each) for at, each in enumerate(events, len(state.log))]
            state = fold(state.id, state.secret, [*state.log, *rows]) if rows else state

        take(*await self._gone(stored, absent or frozenset()))
        if state.running:
            take(*await self.rounds.taken(state))
            take(*await self.rounds.results(state))
        server = stored.record.server
        while state.running is None and (due := await self._next(state, server)):
            if absent is None and isinstance(due, SUMMONS):
                break
            take(due)
        if state.running:
            take(*await self.rounds.replaced(state, now))
        if given:
            if not await self._follow(stored, given, NOBODY):
                self.ask(state.id)  # another act was first
            return
        due_at = steps.due(state, now)
        if due_at != stored.record.due:
            await self.store.change_cup(state.id, due=due_at)

    async def _next(self, state: Cup, server: int) -> CupEvent | None:
        """Return the event due by the clock and the server's quiet hours."""
        now, chosen = self.now(), await self.tables.choices.server(server)
        wakes = awake(now, zone_of(chosen.zone), chosen.quiet) if chosen.quiet else now
        # A draw with meetings that cannot but repeat takes a third of a second.
        return await asyncio.to_thread(steps.step, state, now, wakes)

    async def _follow(self, stored: StoredCup, events: Sequence[CupEvent], person: int) -> bool:
        """Append events to a cup's log; return whether nothing else was first."""
        now, record = self.now(), stored.record
        rows = [
            CupEntry(record.seq + at, now, person, json.encode(event))
            for at, event in enumerate(events)
        ]
        after = fold(record.id, record.seed, [*stored.cup.log, *map(logged, rows)])
        posts = sum(isinstance(each, ANNOUNCED) for each in events)
        due = steps.due(after, now)
        done = await self.store.follow_cup(record.id, rows, due, after.over, posts)
        if done:
            for each in self.deadline_listeners:
                each(due)
            self._tell(record.id)
        return done

    # Its tables.

    async def _open_tables(self, stored: StoredCup) -> None:
        """Open the tables of the running round that are not on yet."""
        cup, state = stored.record.id, stored.cup
        assert state.running is not None, "a round is on"
        round, there = len(state.rounds), await self.store.cup_tables(cup)
        for place in state.running.open:
            table = there.get((round, place))
            if table is not None and not await self.rounds.waits(table):
                continue
            stored = await self.get(cup)  # people are deleted meanwhile
            try:
                channel = await self.provide_thread(stored, place)
            except ThreadUnavailable as no:
                self.stuck[cup] = no.key
                await self.store.change_cup(cup, due=self.now() + no.wait)
                return
            async with self._turns.turn(cup):  # so that it does not end meanwhile
                stored = await self.get(cup)
                if stored.cup.ended:
                    self.ask(cup)
                    return
                await self.rounds.seat(stored.cup, place, (stored.record.server, channel))
        self.stuck.pop(cup, None)

    def _changed(self, changed: Changed) -> None:
        """Look at a finished table's cup; tell of other changes."""
        at = changed.session.setup.cup
        if at is None:
            return
        if changed.session.record.is_open:
            self._tell(at.cup)
        else:
            self.ask(at.cup)

    def _tell(self, cup: int) -> None:
        for listener in self.listeners:
            listener(cup)


async def _no_call(_session: Session, _person: int) -> None:
    """Call no person, as nothing has said yet how."""


async def _no_thread(stored: StoredCup, place: int) -> int:
    """Refuse a thread, as nothing has said yet where threads come from."""
    del stored, place
    raise ThreadUnavailable("cup-stuck")


def _meets(one: Cup, other: Cup, person: int) -> bool:
    """Return whether a person plays another live cup meanwhile."""
    if not other.live or other.ended or other.entrant(person) not in other.entrants:
        return False
    (begins, ends), (began, ended) = evening(one), evening(other)
    return begins < ended and began < ends


def logged(row: CupEntry) -> Logged:
    """Return a stored event of a log."""
    return Logged(row.seq, row.at, row.by, json.decode(row.event, type=AnyCupEvent))
