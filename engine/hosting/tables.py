"""All tables: their locks and the store; with the clock the only part of the engine that awaits.

`Tables` takes a table's lock, lets a copy of the session answer, stores the change as a whole and only
then puts the copy in the session's place and tells who listens.  Whatever fails before the change is
stored leaves the table as it was.  Where computer players take their time they think in a thread,
about that copy; the table is theirs until they are done, and nobody else's has to wait.

A session handed out is a moment of the table: it is never changed again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Literal

from msgspec import UNSET, Struct, json, structs

from data.records import Act, Change, Entry, SeatRecord, TableRecord
from data.store_protocol import DamagedTable, Store
from engine.catalog import CATALOG, System
from engine.hosting import lobby
from engine.hosting.dice import SEED_BYTES
from engine.hosting.lobby import LASTS, Refused, Setup, Unplayable, people
from engine.hosting.persons import Person
from engine.hosting.servers import USUAL, Server, opening, presets
from engine.hosting.session import TAIL, Session, Why
from engine.hosting.turns import Turns
from engine.rules import BadRules
from engine.views import Action, Seat

log = logging.getLogger("poeppel.tables")


SEEN = "theme", "language"
"""What a server chooses that changes how its tables look."""

ASKING = 20
"""As many people can want to play next time; the first of more are forgotten."""

HEEDED = "rolls", "asks", "draws", "zone"
"""What a person chooses that changes what they are asked, or when."""


class Changed(Struct, frozen=True):
    """Something that can be seen has changed at a table, and is stored."""

    session: Session
    """The table from now on."""
    change: Change


class Tables:
    """All tables: loaded when they are needed, the least recently used ones dropped."""

    def __init__(
        self,
        store: Store,
        catalog: Mapping[str, System] = CATALOG,
        now: Callable[[], float] = time.time,
        seed: Callable[[int], bytes] = secrets.token_bytes,
        keep: int = 1000,
    ) -> None:
        """Play on the tables of *store*.

        Args:
            store: where everything is kept.
            catalog: the games that are offered.
            now: the clock, in seconds since 1970.
            seed: draws the secret bytes of a table's dice.
            keep: how many tables stay in memory.
        """
        self.store, self.catalog, self.now = store, catalog, now
        self.listeners: list[Callable[[Changed], None]] = []
        """Told of every stored change, in the order of the changes of a table."""
        self.expecting: list[Callable[[float | None], None]] = []
        """Told when something is due at a table, which may be sooner than anything else."""
        self._seed, self._keep = seed, keep
        self._sessions: OrderedDict[int, Session] = OrderedDict()
        self._turns: Turns[int] = Turns()
        self._settling: Turns[int] = Turns()
        """By server: two admins may change what it has chosen at once."""
        self._servers: dict[int, Server] = {}
        """What servers have chosen, as far as they were asked for and have chosen anything."""
        self._wishing: Turns[int] = Turns()
        """By person, who may choose two things at once."""

    async def open(
        self, game: str, preset: str, host: int, server: int, channel: int, click: int
    ) -> Session:
        """Open a table with its lobby; whoever opens it is host and takes the first seat.

        The secret of the dice is drawn before anybody joins, so that it cannot be chosen to suit.

        Raises:
            Refused: there is no such game, or no such preset of the game or the server.
        """
        system = self.catalog.get(game)
        if system is None:
            raise Refused("unknown-game")
        chosen = await self.server(server)
        own = presets(chosen, system)
        if preset not in system.presets and preset not in own:
            raise Refused("unknown-preset")
        now, before = self.now(), await self.store.last_table(host, server, channel)
        called = await self._asking(server, channel)
        record = TableRecord(
            game=game,
            version=0,
            setup=json.encode(
                structs.replace(
                    opening(chosen, system, own.get(preset, preset)),
                    before=before or 0,
                    called=tuple(each for each in called if each != host),
                )
            ),
            host=host,
            server=server,
            channel=channel,
            seed=self._seed(SEED_BYTES),
            contributions=[click],
            opened_at=now,
            changed_at=now,
            posting=now,
        )
        record.due = now + LASTS[lobby.setup(record).pace]
        record.seats = [SeatRecord(lobby.next_free(record, system), host)]
        record.id = await self.store.open_table(record)
        self._expect(record.due)
        log.info("table %s: opened for %s", record.id, game)
        return await self.get(record.id)

    async def _asking(self, server: int, channel: int) -> tuple[int, ...]:
        """Return who wanted to play next time when a game was last played somewhere."""
        if (table := await self.store.latest_over(server, channel)) is None:
            return ()
        try:
            last = await self.store.load(table)
        except DamagedTable:
            return ()
        return lobby.setup(last).asking if last else ()

    async def get(self, table: int) -> Session:
        """Return a table as it was last stored.

        Raises:
            Refused: there is no such table.
            Unplayable: there is, but it is not over and cannot be played.
        """
        if table in self._sessions:
            self._sessions.move_to_end(table)
            return self._sessions[table]
        async with self._locked(table):
            return await self._load(table)

    async def set_up(self, table: int, make: Callable[[TableRecord, System], Change]) -> Session:
        """Change something in the lobby of a table.

        Raises:
            Refused: it cannot be; or the game has begun.
        """
        async with self._taken(table) as session:
            lobby.check_lobby(session.record)
            change = self._dated(session, make(session.record, session.system))
            return await self._store(session, change)

    async def again(self, table: int, person: int, click: int) -> Session:
        """Return the table at which those of a finished game play again, opened if need be.

        Raises:
            Refused: they have not played there, or the game is not over.
        """
        async with self._taken(table) as session:
            if session.play is None or session.record.status not in ("ended", "abandoned"):
                raise Refused("stale")
            if person not in (*session.people, *session.away):
                raise Refused("not-seated")
            if following := await self._following(session.record):
                return following
            _check_rules(session.record, session.system)
            opened = await self._open_again(session, person, click)
        return await self.get(opened)

    async def following(self, table: int) -> Session | None:
        """Return the open table at which those of another play on, if there is one."""
        return await self._following((await self.get(table)).record)

    async def _following(self, before: TableRecord) -> Session | None:
        """Find it by what the new table says: the old one is not told, so nothing can be lost."""
        for table in reversed(await self.store.tables_in(before.channel)):
            with suppress(Unplayable):
                if (session := await self.get(table)).setup.before == before.id:
                    return session
        return None

    async def _open_again(self, session: Session, host: int, click: int) -> int:
        """Open a table for those who sat at another, in the same place; return its number."""
        now, before = self.now(), session.record
        setup, seats = lobby.again(before, session.system, host)
        record = TableRecord(
            game=before.game,
            version=0,
            setup=json.encode(setup),
            host=host,
            server=before.server,
            channel=before.channel,
            seed=self._seed(SEED_BYTES),
            contributions=[click],
            seats=seats,
            due=now + (lobby.HELD if setup.unconfirmed else LASTS[setup.pace]),
            opened_at=now,
            changed_at=now,
        )
        table = await self.store.open_table(record)
        await self.note(Change(table=table), seen=True)  # for the board, and the clock
        return table

    async def as_last(self, table: int, host: int) -> Session:
        """Have the host's last game played at a table that is in its lobby, with the same people.

        Raises:
            Refused: there was none, or not with so many; or a game has begun.
        """
        async with self._taken(table) as session:
            lobby.check_lobby(session.record)
            if (last := session.last) is None:
                raise Refused("stale")
            system = self.catalog[last.game]
            change = lobby.as_last(session.record, system, last, host)
            change.due = self.now() + lobby.HELD
            session.system = system
            return await self._store(session, self._dated(session, change))

    async def set_game(self, table: int, host: int, game: str) -> Session:
        """Have another game played at a table that is in its lobby.

        Raises:
            Refused: there is no such game, or it cannot be; or a game has begun.
        """
        system = self.catalog.get(game)
        if system is None:
            raise Refused("unknown-game")
        async with self._taken(table) as session:
            lobby.check_lobby(session.record)
            change = lobby.set_game(session.record, session.system, system, host)
            session.system = system
            return await self._store(session, self._dated(session, change))

    async def start(self, table: int, host: int, click: int) -> Session:
        """Begin the game.

        Raises:
            Refused: not by this person, or not with so many.
        """
        async with self._taken(table) as session:
            lobby.check_lobby(session.record)
            ready = lobby.ready(session.record, session.system, host, click)
            ready.status, ready.due = "running", None
            session.stored(ready)
            entries, now = await _played(session, session.begin), self.now()
            ready.ends = session.ends(now)
            return await self._store(session, session.change(entries, now, ready))

    async def act(self, table: int, person: int, question: int, action: Action) -> Session:
        """Give a person's answer, and all answers of dice and computers that follow from it.

        Raises:
            Refused: the answer does not count; nothing has changed.
        """
        async with self._taken(table) as session:
            answer = session.answer(session.asked(person, question, action), action, person)
            session.heard(person)
            entries = [answer, *await _played(session, session.advance)]
            return await self._store(session, session.change(entries, self.now()))

    async def leave(self, table: int, person: int, why: Why = "left") -> Session:
        """Give up a person's seats: free in the lobby, played by the computer in a running game.

        The table is closed if nobody is left, or nobody who has not agreed to close it.

        Args:
            table: its number.
            person: who had the seats.
            why: whether they have left the table, or are gone from the server.

        Raises:
            Refused: they have none, or the game is over.
        """
        async with self._taken(table) as session:
            record = session.record
            if record.status == "lobby":
                change = self._dated(session, lobby.leave(record, session.system, person))
                return await self._store(session, change)
            if record.status != "running":
                raise Refused("table-ended")
            own = [seat.seat for seat in record.seats if person in (seat.person, seat.away)]
            if not own:
                raise Refused("not-seated")
            entries = [session.hand_over(seat, why, person) for seat in own]
            if set(session.people) == set(session.setup.ending):
                return await self._end(session, entries)
            if session.setup.paused is None:
                entries += await _played(session, session.advance)
            return await self._store(session, session.change(entries, self.now()))

    async def back(self, table: int, person: int) -> Session:
        """Give a person the seats back that the computer plays for them meanwhile, if there are any."""
        session = await self.get(table)
        if person not in session.away:
            return session
        async with self._taken(table) as session:
            away = [seat.seat for seat in session.record.seats if seat.away == person]
            if session.record.status != "running" or not away:
                return self._sessions[table]
            entries = [session.hand_over(seat, "back", person) for seat in away]
            return await self._store(session, session.change(entries, self.now()))

    async def take(self, table: int, person: int, seat: Seat) -> Session:
        """Have a person play on where the computer plays, or a seat is offered, from now on.

        Raises:
            Refused: the game is not running, or as `Session.may_take`.
        """
        async with self._taken(table) as session:
            if session.record.status != "running":
                raise Refused("table-ended" if session.play else "table-not-started")
            session.may_take(seat, person)
            entries = [session.hand_over(seat, "taken", person)]
            session.wishes = await self._wishes(session.people, session.wishes)
            return await self._store(session, session.change(entries, self.now()))

    async def offer(self, table: int, person: int) -> Session:
        """Offer a person's seats to whoever would play on, or take that back.

        Raises:
            Refused: they have none, or no game is on.
        """
        async with self._taken(table) as session:
            chosen = session.setup
            if session.record.status != "running":
                raise Refused("table-ended" if session.play else "table-not-started")
            own = [seat.seat for seat in session.record.seats if seat.person == person]
            if not own:
                raise Refused("not-seated")
            others = tuple(seat for seat in chosen.offered if seat not in own)
            offered = others if others != chosen.offered else (*others, *own)
            setup = json.encode(structs.replace(chosen, offered=offered))
            return await self._store(session, Change(table=table, setup=setup))

    async def ask_next(self, table: int, person: int, wanted: bool) -> Session:
        """Take note that somebody without a seat wants to play next time, or does not any more.

        Raises:
            Refused: they have a seat, or no game is on.
        """
        async with self._taken(table) as session:
            chosen = session.setup
            if session.record.status != "running":
                raise Refused("table-ended" if session.play else "table-not-started")
            if person in (*session.people, *session.away):
                raise Refused("seat-own")
            asking = [each for each in chosen.asking if each != person]
            asking = [*asking, person][-ASKING:] if wanted else asking
            setup = json.encode(structs.replace(chosen, asking=tuple(asking)))
            return await self._store(session, Change(table=table, setup=setup), seen=False)

    async def propose_end(self, table: int, person: int, moderator: bool = False) -> Session:
        """Ask to close a table; it is closed when all its people or a moderator say so.

        Raises:
            Refused: they have no say in it, or the game is over.
        """
        async with self._taken(table) as session:
            record, chosen = session.record, session.setup
            if record.status not in ("lobby", "running"):
                raise Refused("table-ended")
            if not moderator and person not in session.people:
                raise Refused("not-seated")
            agreed = tuple(dict.fromkeys((*chosen.ending, person)))
            if moderator or (record.status == "lobby" and person == record.host):
                return await self._store(session, self._closed(session, (person,)))
            if record.status == "lobby" or (not chosen.ending and person != record.host):
                raise Refused("only-host", host=str(record.host))
            if set(session.people) <= set(agreed):
                return await self._store(session, self._closed(session, agreed))
            return await self._agree(session, agreed)

    async def play_on(self, table: int, person: int) -> Session:
        """Turn down the proposal to close a table or to let it rest; or go on with one that rests.

        Raises:
            Refused: they have no seat, or nobody proposed it, or the game is over.
        """
        async with self._taken(table) as session:
            if session.record.status not in ("lobby", "running"):
                raise Refused("table-ended")
            if person not in session.people:
                raise Refused("not-seated")
            chosen = session.setup
            if chosen.paused is not None:
                session.stored(session.go_on(now := self.now()))
                change = Change(table=table, setup=session.record.setup)
                change.due, change.late = session.record.due, session.record.late
                change.ends = session.record.ends
                if entries := await _played(session, session.advance):
                    change = session.change(entries, now, change)
                return await self._store(session, change)
            if not chosen.ending and not chosen.pausing:
                raise Refused("stale")
            setup = json.encode(structs.replace(chosen, pausing=(), ending=()))
            return await self._store(session, Change(table=table, setup=setup))

    async def propose_pause(self, table: int, person: int) -> Session:
        """Ask to let a table rest; it rests when all its people say so.

        Raises:
            Refused: they have no seat, or no game is on, or it rests already.
        """
        async with self._taken(table) as session:
            chosen = session.setup
            if session.record.status != "running":
                raise Refused("table-ended" if session.play else "table-not-started")
            if person not in session.people:
                raise Refused("not-seated")
            if chosen.paused is not None:
                raise Refused("table-paused")
            agreed = tuple(dict.fromkeys((*chosen.pausing, person)))
            if set(session.people) <= set(agreed):
                return await self._store(session, session.rest(self.now()))
            setup = json.encode(structs.replace(chosen, pausing=agreed))
            return await self._store(session, Change(table=table, setup=setup))

    async def abandon(self, table: int) -> Session:
        """Close a table whose place is gone."""
        async with self._taken(table) as session:
            if session.record.status not in ("lobby", "running"):
                return self._sessions[table]
            return await self._store(session, self._closed(session))

    async def discard(self, table: int) -> None:
        """Close a table that cannot be played, by nothing but its number."""
        await self.store.commit(
            Change(table=table, status="abandoned", due=None, changed_at=self.now())
        )

    def lively(self, since: float) -> list[int]:
        """Return the running tables in memory at which something happened *since*, the latest first."""
        found = [
            (session.record.changed_at, table)
            for table, session in self._sessions.items()
            if session.record.status == "running" and session.record.changed_at >= since
        ]
        return [table for _, table in sorted(found, reverse=True)]

    def given(self, table: int) -> int | None:
        """Return how many answers a table in memory has been given."""
        session = self._sessions.get(table)
        return session.record.seq if session else None

    async def give_up(self, table: int, person: int) -> None:
        """Give up a person's seats, if they have any at a table that is not over."""
        with suppress(Refused):
            await self.leave(table, person)

    async def take_out(self, table: int, person: int) -> None:
        """Take a person's id out of a table that is over or where they have given up their seats."""
        async with self._locked(table):
            await self.store.take_out(person, table)
            self._sessions.pop(table, None)

    def drop(self, tables: Iterable[int]) -> None:
        """Keep nothing in memory of tables that were deleted."""
        for table in tables:
            self._sessions.pop(table, None)

    async def reload(self, table: int) -> Session:
        """Take a table up from the store once more, whatever is kept of it in memory."""
        async with self._locked(table):
            self._sessions.pop(table, None)
            return await self._load(table)

    async def expire(self, table: int) -> Session:
        """Answer by default where the time limit of the pending question has passed.

        A lobby that nobody begins closes, and so does a table where nobody plays on; a game whose
        own time is up ends.  A limit that has more left than it began with is one that the system's
        clock, set back, has made longer: it begins again.  One that passes in quiet hours, as these
        were chosen since or the bot was away, is put off.
        """
        async with self._taken(table) as session:
            due, now = session.record.due, self.now()
            if session.record.status == "lobby" and due is not None and due <= now:
                if not session.setup.unconfirmed:
                    return await self._store(session, self._closed(session, why="idle"))
                change = self._dated(session, lobby.release(session.record, session.system))
                return await self._store(session, change)
            ends, late = session.record.ends, session.record.late
            if session.record.status == "running" and ends is not None and ends <= now:
                return await self._store(session, session.change(session.stop(), now))
            if late is not None and late <= now and (due is None or now < due):
                change = Change(table=table, late=session.later(now))
                return await self._store(session, change, seen=False)
            if session.record.status == "running" and due is not None:
                limit = session.limit(now) if session.hurries else None
                if due <= now and limit is None:
                    return await self._store(session, self._closed(session, why="idle"))
                if due <= now < (wakes := session.awake(now)):
                    return await self._store(session, Change(table=table, due=wakes))
                if due <= now:
                    entries = session.missed()
                    if not session.people:
                        return await self._end(session, entries)
                    entries += await _played(session, session.default)
                    return await self._store(session, session.change(entries, self.now()))
                if limit is not None and due > limit:
                    return await self._store(session, Change(table=table, due=limit))
            return self._sessions[table]

    async def note(self, change: Change, *, seen: bool = False) -> Session:
        """Store what is known of a table's messages.

        Args:
            change: nothing else.
            seen: whether that, too, can be seen at the table.
        """
        async with self._locked(change.table):
            session = (await self._load(change.table)).twin()
            return await self._store(session, change, seen=seen)

    async def called(self, table: int, turn: int | None, notes: Mapping[int, int]) -> Session:
        """Store that people were called.

        Args:
            table: where they are waited for.
            turn: in which turn, by the number it began with; None: only the messages are others.
            notes: by person the direct message that calls them; 0: there is none.
        """
        async with self._locked(table):
            session = (await self._load(table)).twin()
            seats = [
                structs.replace(seat, note=notes[who], called=seat.called if turn is None else turn)
                if (who := seat.person or seat.away or 0) in notes
                else seat
                for seat in session.record.seats
            ]
            return await self._store(session, Change(table=table, seats=seats), seen=False)

    async def server(self, server: int) -> Server:
        """Return what a server has chosen."""
        found = json.decode(await self.store.server(server), type=Server)
        self._servers[server] = found
        if found == USUAL:
            del self._servers[server]
        return found

    def chosen(self, server: int) -> Server:
        """Return what a server has chosen that was asked for before, as with each of its tables."""
        return self._servers.get(server, USUAL)

    async def change_server(
        self, server: int, make: Callable[[Server], Server], noted: Act | None = None
    ) -> Server:
        """Change what a server has chosen; tables that look different then are shown again.

        Args:
            server: its id.
            make: returns what is chosen from now on.
            noted: who changes what, for the server's admins to read.

        Raises:
            Refused: by *make*; nothing has changed.
        """
        async with self._settling.turn(server):
            before = await self.server(server)
            chosen = make(before)
            await self.store.save_server(server, json.encode(chosen), noted)
            chosen = await self.server(server)
            if chosen != before:
                for table in await self.store.tables_on(server):
                    with suppress(Refused):
                        await self._redress(table, before, chosen)
            return chosen

    async def person(self, person: int) -> Person:
        """Return what a person has chosen."""
        return json.decode(await self.store.person(person), type=Person)

    async def change_person(self, person: int, make: Callable[[Person], Person]) -> Person:
        """Change what a person has chosen; their tables go on if they need not be asked any more."""
        async with self._wishing.turn(person):
            before = await self.person(person)
            chosen = make(before)
            await self.store.save_person(person, json.encode(chosen))
            if any(getattr(chosen, wish) != getattr(before, wish) for wish in HEEDED):
                for table in await self.store.tables_of(person):
                    with suppress(Refused):
                        await self._heed(table, person, chosen)
            return chosen

    async def _heed(self, table: int, person: int, chosen: Person) -> None:
        """Have a table played as a person at it has chosen."""
        async with self._taken(table) as session:
            session.wishes = {**session.wishes, person: chosen}
            running = session.record.status == "running" and session.setup.paused is None
            entries = await _played(session, session.advance) if running else []
            if entries:
                await self._store(session, session.change(entries, self.now()))
            else:
                self._sessions[table] = session

    async def _redress(self, table: int, before: Server, chosen: Server) -> None:
        """Have a table shown as its server has chosen: its theme, and the presets in its lobby."""
        async with self._taken(table) as session:
            session.server = chosen
            offers = session.record.status == "lobby" and chosen.presets != before.presets
            if offers or any(getattr(chosen, look) != getattr(before, look) for look in SEEN):
                await self._store(session, Change(table=table))
            else:
                self._sessions[table] = session

    async def _agree(self, session: Session, ending: tuple[int, ...]) -> Session:
        chosen = json.encode(structs.replace(session.setup, ending=ending))
        return await self._store(session, Change(table=session.record.id, setup=chosen))

    def _closed(
        self,
        session: Session,
        by: tuple[int, ...] = (),
        why: Literal["", "idle", "empty"] = "",
    ) -> Change:
        """Return the change that closes a table, by these people if not by itself."""
        chosen = json.encode(structs.replace(session.setup, closed_by=by, closed_why=why))
        change = Change(table=session.record.id, status="abandoned", due=None, setup=chosen)
        change.late = None
        change.changed_at = self.now()
        return change

    def _dated(self, session: Session, change: Change) -> Change:
        """Say when a lobby is changed: it stays open for a while from then on."""
        change.changed_at = now = self.now()
        after = session.setup if change.setup is UNSET else json.decode(change.setup, type=Setup)
        if change.status is UNSET and not after.unconfirmed:
            change.due = now + LASTS[after.pace]
        return change

    async def postpone(self, seconds: float) -> None:
        """Put all that is due off, as nobody could play for so long."""
        await self.store.postpone(seconds)
        for table in list(self._sessions):
            async with self._locked(table):
                self._sessions.pop(table, None)  # to be read again

    async def _end(self, session: Session, entries: list[Entry]) -> Session:
        """Close a table after the last who would have played on is away."""
        agreed = session.setup.ending
        closed = self._closed(session, agreed, why="" if agreed else "empty")
        change = session.change(entries, self.now())
        change.status, change.setup = closed.status, closed.setup
        change.due = change.late = None
        return await self._store(session, change)

    @asynccontextmanager
    async def _locked(self, table: int) -> AsyncIterator[None]:
        """Hold a table's lock; forget the session in memory when anything goes wrong."""
        async with self._turns.turn(table):
            try:
                yield
            except Refused:
                raise
            except BaseException:
                self._sessions.pop(table, None)
                raise

    @asynccontextmanager
    async def _taken(self, table: int) -> AsyncIterator[Session]:
        """Hold a table's lock, for a copy of its session that is there to be changed."""
        async with self._locked(table):
            session = (await self._load(table)).fork()
            session.wishes = await self._wishes(session.people, session.wishes)
            yield session

    async def _wishes(
        self, people: Sequence[int], known: Mapping[int, Person]
    ) -> Mapping[int, Person]:
        """Return what people have chosen, as far as it is not *known* yet."""
        if known.keys() >= set(people):
            return known
        return {who: known.get(who) or await self.person(who) for who in people}

    async def _load(self, table: int) -> Session:
        session = self._sessions.get(table)
        if session is None:
            session = await self._taken_up(table)
            if session.restarted:
                log.warning("table %s: rules have changed, the turn begins again", table)
                await self._store(session, session.change(session.restarted, self.now()))
            await self._count(session)
        self._sessions[table] = session
        self._sessions.move_to_end(table)
        while len(self._sessions) > self._keep:
            self._sessions.popitem(last=False)
        return session

    async def _taken_up(self, table: int) -> Session:
        """Read a table; whatever is wrong with it concerns nobody else."""
        try:
            record = await self.store.load(table)
        except DamagedTable as error:
            log.error("%s", error)
            raise Unplayable(table) from error
        if record is None:
            raise Refused("unknown-table")
        since = max(0, min(record.snapshot_seq - 1, record.seq - TAIL))
        rows = await self.store.log(table, since)
        try:
            wishes = await self._wishes(people(record.seats), {})
            session = Session(record, self.catalog[record.game], rows, wishes)
            session.owners()  # for which everything that was chosen is needed
        except Exception as error:
            if record.status not in ("lobby", "running"):
                raise Refused("table-ended") from error
            log.error("table %s: cannot be played: %r", table, error)
            raise Unplayable(table) from error
        session.server = await self.server(record.server)
        session.last = await self._last(session)
        if session.system.hands:
            session.hands = {hand.person: hand for hand in await self.store.hands(table)}
        return session

    async def _last(self, session: Session) -> TableRecord | None:
        """Return the table whose game may be played once more, for a lobby that offers it."""
        if session.record.status != "lobby" or not session.setup.before:
            return None
        with suppress(DamagedTable, Refused):
            last = await self.store.load(session.setup.before)
            if last is not None and (system := self.catalog.get(last.game)):
                _check_rules(last, system)
                return last
        return None

    async def _store(self, session: Session, change: Change, *, seen: bool = True) -> Session:
        """Store a change, put the *session* with it in the place of what was, and tell who listens.

        Whoever is cancelled meanwhile keeps the table until the store has answered: it may store
        all the same, and the next one would go on from what was before.
        """
        if seen:
            change.revision = session.record.revision + 1
        commit = asyncio.ensure_future(self.store.commit(change))
        cancelled: asyncio.CancelledError | None = None
        while not commit.done():
            try:
                await asyncio.wait([commit])
            except asyncio.CancelledError as error:
                cancelled = error
        commit.result()
        session.stored(change)
        if change.entries:
            log.debug("table %s: %s answers stored", session.record.id, session.record.seq)
        await self._count(session)
        self._sessions[session.record.id] = session
        for due in (change.due, change.late, change.ends):
            if due is not UNSET:
                self._expect(due)
        if seen:
            self._tell(Changed(session, change))
        if cancelled:
            raise cancelled
        return session

    def _expect(self, due: float | None) -> None:
        for each in self.expecting:
            each(due)

    def _tell(self, changed: Changed) -> None:
        for listener in self.listeners:
            try:
                listener(changed)
            except Exception:
                log.exception("table %s: bug in a listener", changed.session.record.id)

    async def _count(self, session: Session) -> None:
        """Count what a finished game has come to; if that fails, the table is shown without."""
        if session.record.status != "ended" or not session.system.result or session.result:
            return
        try:
            session.count(await self.store.log(session.record.id))
        except Exception:
            log.exception("table %s: cannot be counted", session.record.id)


def _check_rules(record: TableRecord, system: System) -> None:
    """Make sure that rules of a while ago can still be played by.

    Raises:
        Refused: they cannot.
    """
    chosen = lobby.setup(record)
    try:
        system.values(chosen.preset, chosen.rules)
    except (BadRules, KeyError) as bad:
        raise Refused("unknown-preset") from bad


async def _played(session: Session, go_on: Callable[[], list[Entry]]) -> list[Entry]:
    """Let a session go on, in a thread if somebody at the table takes their time."""
    return await asyncio.to_thread(go_on) if session.thinks else go_on()
