"""Tables before their game: opened, set up, begun.

`actions.lobby` and `actions.rematch` compute the changes.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress

from msgspec import UNSET, json, structs

from data.records import Change, SeatRecord, TableRecord
from engine.hosting.actions import appointments, deadlines, lobby, rematch
from engine.hosting.actions.votes import closed
from engine.hosting.service import former_games
from engine.hosting.service.locks import KeyedLocks, all_retried
from engine.hosting.service.table_cache import TableCache
from engine.hosting.state import setups
from engine.hosting.state.appointments import MOST_HERE, MOST_OWN
from engine.hosting.state.clock_times import check
from engine.hosting.state.dice import SEED_BYTES
from engine.hosting.state.refusals import Refused, Unplayable
from engine.hosting.state.session import Session
from engine.hosting.state.settings import opening, presets
from engine.hosting.state.setups import CupTable, Setup, Taught
from engine.hosting.state.time_controls import HOSTS, LASTS, RESERVED
from engine.players import LEAVER_LEVEL
from engine.system import System

log = logging.getLogger("poeppel.lobbies")

Absence = Callable[[int, Sequence[int]], Awaitable[frozenset[int]]]
"""Returns the people that are no members of a server, as far as that is known."""


async def none_absent(_server: int, _people: Sequence[int]) -> frozenset[int]:
    """Take all people for members, until it is known better."""
    return frozenset()


@all_retried
class Lobbies:
    """All tables before their game."""

    def __init__(self, memory: TableCache, seed: Callable[[int], bytes]) -> None:
        self._memory, self._seed, self._now = memory, seed, memory.now
        self._store, self._catalog = memory.store, memory.catalog
        self.absent: Absence = none_absent
        self._appointing: KeyedLocks[int] = KeyedLocks()
        """By server."""

    async def open(
        self, game: str, preset: str, host: int, server: int, channel: int, click: int
    ) -> Session:
        """Open a table's lobby; its opener is host, on the first seat.

        Raises:
            Refused: there is no such game, or no such preset of the game or the server.
        """
        system = self._offered(game)
        chosen = await self._memory.choices.server(server)
        own = presets(chosen, system)
        if preset not in system.presets and preset not in own:
            raise Refused("unknown-preset")
        before = await self._store.last_table(host, server, channel)
        called = await former_games.wanted(self._store, server, channel)
        setup = structs.replace(
            opening(chosen, system, own.get(preset, preset)),
            before=before or 0,
            called=setups.without(called, host, *chosen.blocked),
        )
        record = self._drafted(game, setup, host, server, channel, click)
        record.seats = [SeatRecord(setups.next_free(record, system), host)]
        record.posting = record.opened_at
        number = await self._store.open_table(record)
        log.info("table %s: opened for %s", number, game)
        self._memory.announce_deadline(record.late)
        return await self._memory.get(number)

    async def again(self, table: int, person: int, click: int) -> Session:
        """Return the rematch of a finished game, opened if need be.

        A person without a seat who asked for the next game is led there, too, but opens none.

        Raises:
            Refused: they have not played there, or the game is not over.
        """
        async with self._memory.editing(table) as session:
            record = session.record
            if session.play is None or record.status not in ("ended", "abandoned"):
                raise Refused("stale")
            setups.check_no_cup(record)
            following = await self._following(record)
            has_played = person in (*session.people, *session.away)
            if not (has_played or (following and person in session.setup.asking)):
                raise Refused("not-seated")
            if following:
                return following
            rematch.check_rules(record, session.system)
            blocked = self._memory.choices.known(record.server).blocked
            setup, seated = rematch.again(record, session.system, person, blocked)
            where = record.server, record.channel
            opened = self._drafted(record.game, setup, person, *where, click)
            opened.seats = seated
            number = await self._store.open_table(opened)
            self._memory.announce_deadline(opened.due)
            async with self._memory.editing(number, game=False) as fresh:
                return await self._memory.save(fresh, Change(table=number))  # which shows it

    async def following(self, table: int) -> Session | None:
        """Return the open rematch of a table, if there is one."""
        return await self._following((await self._memory.get(table)).record)

    async def _following(self, before: TableRecord) -> Session | None:
        """Find a rematch by its own record.

        The old table holds no link, so none can be lost.
        """
        for table in reversed(await self._store.tables_in(before.channel)):
            with suppress(Unplayable):
                session = await self._memory.get(table)
                if session.setup.before == before.id and session.setup.appointment is None:
                    return session
        return None

    def _drafted(
        self, game: str, setup: Setup, host: int, server: int, channel: int, click: int
    ) -> TableRecord:
        """Return a new table without seats.

        The secret of the dice is drawn before anybody joins, so that it cannot be chosen to suit.
        """
        return TableRecord(
            game=game,
            version=0,
            setup=json.encode(setup),
            host=host,
            server=server,
            channel=channel,
            seed=self._seed(SEED_BYTES),
            contributions=[click],
            due=(now := self._now()) + (RESERVED if setup.unconfirmed else LASTS[setup.pace]),
            late=now + HOSTS[setup.pace],
            opened_at=now,
            changed_at=now,
        )

    def _offered(self, game: str) -> System:
        """Return a game that is offered.

        Raises:
            Refused: there is no such game.
        """
        if (system := self._catalog.get(game)) is None:
            raise Refused("unknown-game")
        return system

    async def set_up(self, table: int, make: Callable[[TableRecord, System], Change]) -> Session:
        """Change something in the lobby of a table.

        Raises:
            Refused: it cannot be; or the game has begun.
        """
        async with self._lobby(table) as session:
            return await self._set_up(session, make(session.record, session.system))

    async def as_last(self, table: int, host: int) -> Session:
        """Set up the host's last game in a lobby with its people.

        Raises:
            Refused: there was none, or not with so many; or a game has begun.
        """
        async with self._lobby(table) as session:
            setups.only_host(session.record, host)
            if session.setup.appointment is not None:
                raise Refused("stale")
            if (last := rematch.repeatable(session.record, session.last)) is None:
                raise Refused("stale")
            system, blocked = self._catalog[last.game], session.server.blocked
            change = rematch.as_last(session.record, system, last, host, blocked)
            change.due = self._now() + RESERVED
            return await self._set_up(session, change)

    async def set_game(self, table: int, host: int, game: str) -> Session:
        """Set another game for a table in its lobby.

        Raises:
            Refused: there is no such game, or it cannot be; or a game has begun.
        """
        system = self._offered(game)
        async with self._lobby(table) as session:
            change = lobby.set_game(session.record, session.system, system, host, session.server)
            return await self._set_up(session, change)

    async def appoint(self, table: int, host: int, at: float, zone: str) -> Session:
        """Choose the moment of a lobby's game, in a time zone.

        Raises:
            Refused: not by this person, it is past, or there are too many appointments.
        """
        check(at, self._now())
        server = (await self._memory.get(table)).record.server
        async with self._appointing.turn(server), self._lobby(table) as session:
            change = appointments.choose(session.record, session.system, host, at, zone)
            if not session.record.is_announced:
                await self._check_appointments(session.record)
            return await self._set_up(session, change)

    async def _check_appointments(self, record: TableRecord) -> None:
        """Check that a channel and a host may have one more appointment.

        Raises:
            Refused: they may not.
        """
        here, own = record.channel, (record.server, record.host)
        if await self._announced(await self._store.tables_in(here)) >= MOST_HERE:
            raise Refused("appointments-here", most=MOST_HERE)
        if await self._announced(await self._store.hosted_on(*own)) >= MOST_OWN:
            raise Refused("appointments-own", most=MOST_OWN)

    async def _announced(self, tables: Sequence[int]) -> int:
        """Count the appointments before their call."""
        found = 0
        for table in tables:
            with suppress(Unplayable):
                found += (await self._memory.get(table)).record.is_announced
        return found

    async def step(self, table: int, taken: int | None) -> Session:
        """Carry out a due step; a table may have *taken* the place."""
        async with self._memory.editing(table) as session:
            step, now = appointments.next_step(session, self._now()), self._now()
            if step is None:
                return session
            if step == "begin" and taken is None:
                known = appointments.begun(session)
                ready = lobby.ready(known, session.system, known.host, 0)
                ready.host, ready.contributions = known.host, session.record.contributions
                return await self._begin(session, ready)
            if step == "close":
                change = closed(session, now, why="idle")
            elif step == "begin":
                change = appointments.held_up(session, taken or 0, now)
            else:
                change = appointments.stepped(session, step, now)
            before = session.setup.appointment
            waits_on = step == "begin" and before is not None and before.taken == taken
            change = deadlines.dated(session, change, now)
            return await self._memory.save(session, change, seen=not waits_on)

    async def next_week(self, table: int) -> Session:
        """Open the next lobby of a weekly table that is over, once.

        Its host is a member of the server still.
        """
        record = (await self._memory.get(table)).record
        people = (appointments.next_host(record), record.host, *appointments.played_by(record))
        gone = await self.absent(record.server, [*filter(None, people)])
        async with self._memory.editing(table, game=False) as session:
            number = await self._open_next(session, gone)
            if not number:
                return await self._memory.save(
                    session, Change(table=table, appointed=None), seen=False
                )
            session.record.appointed = None
            self._memory.put(session)
        async with self._memory.editing(number, game=False) as fresh:
            return await self._memory.save(fresh, Change(table=number))  # which shows it

    async def _open_next(self, session: Session, gone: Collection[int]) -> int:
        """Open the lobby after a weekly table; return 0 if none follows."""
        record, now = session.record, self._now()
        out = {*session.server.blocked, *gone}
        host = appointments.next_host(record, out)
        if not (appointments.goes_on(record) and host):
            return 0
        try:
            rematch.check_rules(record, session.system)
        except Refused:
            return 0
        setup = appointments.next_lobby(record, session.system, host, out, now)
        assert setup.appointment is not None, "it is weekly"
        where = record.server, record.channel
        opened = self._drafted(record.game, setup, host, *where, click=record.id)
        opened.seats = [SeatRecord(setups.next_free(opened, session.system), host)]
        opened.due, opened.late = setup.appointment.due, None
        opened.appointed = setup.appointment.at
        number = await self._store.open_table(opened, after=record.id)
        self._memory.announce_deadline(opened.due)
        return number

    async def succeed(self, table: int, person: int) -> bool:
        """Make a person host in place of a silent one; return success."""
        async with self._lobby(table) as session:
            change = lobby.succeed(session.record, person)
            if change is not None:
                await self._set_up(session, change)
            return change is not None

    async def start(self, table: int, host: int, click: int, alone: bool = False) -> Session:
        """Begin the game; computers fill all seats if the host plays *alone*.

        Raises:
            Refused: not by this person, or not with so many.
        """
        async with self._lobby(table) as session:
            ready = lobby.ready(session.record, session.system, host, click, alone)
            return await self._begin(session, ready)

    async def seat(self, at: CupTable, record: TableRecord, lasts: float | None) -> Session:
        """Begin the game of a cup's table, opening it if need be.

        Args:
            at: its place, of which there is one table.
            record: a table in its lobby, as `cup_table` drafts it.
            lasts: the seconds after which it ends wherever it stands, if its rules set no time.
        """
        table = await self._store.seat_cup(at.cup, at.round, at.place, record)
        async with self._memory.editing(table) as session:
            if session.record.status != "lobby":
                return session
            ready = lobby.ready(session.record, session.system, session.record.host, 0)
            ready.contributions = session.record.contributions
            return await self._begin(session, ready, lasts)

    def cup_table(
        self, at: CupTable, game: str, setup: Setup, people: Sequence[int], where: tuple[int, int]
    ) -> TableRecord:
        """Draft a table of a cup, with a computer beside two people.

        Args:
            at: its place; the seats of its entrants follow from their order.
            game: that is played.
            setup: its rules, pace and options.
            people: in the order of their seats.
            where: its server and channel.
        """
        system = self._catalog[game]
        record = self._drafted(game, setup, 0, *where, click=0)
        for person in people:
            record.seats = setups.with_one_more(record, system, person)
        while len(record.seats) not in system.numbers(setups.rules(record, system)):
            record.seats = setups.with_one_more(record, system, level=LEAVER_LEVEL)
        numbers = dict(zip(people, at.entrants.values(), strict=True))
        seats = {each.seat: numbers[each.person] for each in record.seats if each.person}
        record.setup = setups.setup_with(record, cup=structs.replace(at, entrants=seats))
        return record

    async def _begin(self, session: Session, ready: Change, lasts: float | None = None) -> Session:
        """Begin a game after the change that closes its lobby."""
        ready.status, ready.due = "running", None
        session.stored(ready)
        session.personal_settings = await self._memory.choices.personal_settings(
            session.people, session.personal_settings
        )  # some had no seat before
        await self._meet(session)
        made, now = await self._memory.played(session, session.begin), self._now()
        if (lasts := session.running.game.lasts or lasts) is not None:
            ready.ends = now + lasts
        return await self._memory.save(
            session, session.change(made.entries, now, ready, made.lingers)
        )

    async def _meet(self, session: Session) -> None:
        """Note the people with their first game of this kind."""
        if not session.system.lessons:
            return
        record, known = session.record, self._memory.choices
        people = await known.learners(session.people, record.game, record.id)
        session.choose(lessons=dict.fromkeys(people, Taught()))

    @asynccontextmanager
    async def _lobby(self, table: int) -> AsyncIterator[Session]:
        """Lock a table before its game, to be changed."""
        async with self._memory.editing(table) as session:
            setups.check_lobby(session.record)
            yield session

    async def _set_up(self, session: Session, change: Change) -> Session:
        """Store the change of a lobby, which stays open longer for it."""
        if change.game is not UNSET:
            session.system = self._catalog[change.game]
        lobby.move_up(session.record, session.system, change)
        return await self._memory.save(session, deadlines.dated(session, change, self._now()))
