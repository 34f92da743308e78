"""All tables and the actions of people: one method each.

Pure functions compute the changes: `lobby` before the game, `session` for answers, `seat_changes` and
`votes` for actions beside the game, `deadlines` for the course of time.  This module brings them together
with the store (`table_cache`) and the clock.  Computer players think in a thread, about a copy of the
session; their table waits until they are done, and other tables do not.

A session handed out is a moment of the table: it is never changed again.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress

from msgspec import UNSET, json, structs

from data.records import Act, Change, Entry, SeatRecord, TableRecord
from engine.catalog import CATALOG
from engine.handovers import Handover
from engine.hosting.actions import deadlines, lobby, rematch, seat_changes, undo, votes
from engine.hosting.service import former_games
from engine.hosting.service.apply_settings import SettingsApplier
from engine.hosting.service.conflict_retry import all_retried
from engine.hosting.service.settings_cache import SettingsCache
from engine.hosting.service.store import Store
from engine.hosting.service.table_cache import TableCache, played
from engine.hosting.state import colours, setups
from engine.hosting.state.dice import SEED_BYTES
from engine.hosting.state.person_settings import Person
from engine.hosting.state.refusals import Refused, Unplayable
from engine.hosting.state.server_settings import Server, opening, presets
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Beside, Setup
from engine.hosting.state.time_controls import HOSTS, LASTS, RESERVED
from engine.system import System
from engine.views import Action, Seat

log = logging.getLogger("poeppel.tables")


@all_retried
class Tables:
    """All tables."""

    def __init__(
        self,
        store: Store,
        catalog: Mapping[str, System] = CATALOG,
        now: Callable[[], float] = time.time,
        seed: Callable[[int], bytes] = secrets.token_bytes,
        keep: int = 500,
    ) -> None:
        """Play on the tables of *store*.

        Args:
            store: where everything is kept.
            catalog: the games that are offered.
            now: the clock, in seconds since 1970.
            seed: draws the secret bytes of a table's dice.
            keep: how many tables stay in memory.
        """
        self.store, self.catalog, self.now, self._seed = store, catalog, now, seed
        self.choices = SettingsCache(store)
        self.memory = TableCache(store, catalog, self.choices, now, keep)
        self._applier = SettingsApplier(store, self.choices, self.memory, now)

    async def get(self, table: int) -> Session:
        """Return a table as last stored, or refuse: `TableCache.get`."""
        return await self.memory.get(table)

    async def read(self, table: int) -> Session:
        """Return a table for reading alone, wherever at home: `TableCache.read`."""
        return await self.memory.read(table)

    # A table is opened.

    async def open(
        self, game: str, preset: str, host: int, server: int, channel: int, click: int
    ) -> Session:
        """Open a table's lobby; its opener is host, on the first seat.

        Raises:
            Refused: there is no such game, or no such preset of the game or the server.
        """
        system = self._offered(game)
        chosen = await self.choices.server(server)
        own = presets(chosen, system)
        if preset not in system.presets and preset not in own:
            raise Refused("unknown-preset")
        before = await self.store.last_table(host, server, channel)
        called = await former_games.wanted(self.store, server, channel)
        setup = structs.replace(
            opening(chosen, system, own.get(preset, preset)),
            before=before or 0,
            called=tuple(each for each in called if each not in (host, *chosen.blocked)),
        )
        record = self._drafted(game, setup, host, server, channel, click)
        record.seats = [SeatRecord(colours.next_free(record, system), host)]
        record.posting = record.opened_at
        number = await self.store.open_table(record)
        log.info("table %s: opened for %s", number, game)
        self.memory.expect(record.late)
        return await self.get(number)

    async def again(self, table: int, person: int, click: int) -> Session:
        """Return the rematch of a finished game, opened if need be.

        Whoever asked for the next game is led there, too, but opens none.

        Raises:
            Refused: they have not played there, or the game is not over.
        """
        async with self.memory.editing(table) as session:
            record = session.record
            if session.play is None or record.status not in ("ended", "abandoned"):
                raise Refused("stale")
            following = await self._following(record)
            has_played = person in (*session.people, *session.away)
            if not (has_played or (following and person in session.setup.asking)):
                raise Refused("not-seated")
            if following:
                return following
            rematch.check_rules(record, session.system)
            blocked = self.choices.known(record.server).blocked
            setup, seated = rematch.again(record, session.system, person, blocked)
            where = record.server, record.channel
            opened = self._drafted(record.game, setup, person, *where, click)
            opened.seats = seated
            number = await self.store.open_table(opened)
            self.memory.expect(opened.due)
            await self.note(Change(table=number), seen=True)  # for the board, and the clock
        return await self.get(number)

    async def following(self, table: int) -> Session | None:
        """Return the open rematch of a table, if there is one."""
        return await self._following((await self.get(table)).record)

    async def _following(self, before: TableRecord) -> Session | None:
        """Find a rematch by its own record.

        The old table holds no link, so none can be lost.
        """
        for table in reversed(await self.store.tables_in(before.channel)):
            with suppress(Unplayable):
                if (session := await self.get(table)).setup.before == before.id:
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
            due=(now := self.now()) + (RESERVED if setup.unconfirmed else LASTS[setup.pace]),
            late=now + HOSTS[setup.pace],
            opened_at=now,
            changed_at=now,
        )

    def _offered(self, game: str) -> System:
        """Return a game that is offered.

        Raises:
            Refused: there is no such game.
        """
        if (system := self.catalog.get(game)) is None:
            raise Refused("unknown-game")
        return system

    # Its game is chosen, and begins.

    async def set_up(self, table: int, make: Callable[[TableRecord, System], Change]) -> Session:
        """Change something in the lobby of a table.

        Raises:
            Refused: it cannot be; or the game has begun.
        """
        async with self.memory.editing(table) as session:
            setups.check_lobby(session.record)
            change = make(session.record, session.system)
            return await self.memory.save(session, deadlines.dated(session, change, self.now()))

    async def as_last(self, table: int, host: int) -> Session:
        """Set up the host's last game in a lobby with its people.

        Raises:
            Refused: there was none, or not with so many; or a game has begun.
        """
        async with self.memory.editing(table) as session:
            setups.check_lobby(session.record)
            setups.only_host(session.record, host)
            if (last := rematch.repeatable(session.record, session.last)) is None:
                raise Refused("stale")
            session.system = self.catalog[last.game]
            blocked = session.server.blocked
            change = rematch.as_last(session.record, session.system, last, host, blocked)
            change.due = self.now() + RESERVED
            return await self.memory.save(session, deadlines.dated(session, change, self.now()))

    async def set_game(self, table: int, host: int, game: str) -> Session:
        """Set another game for a table in its lobby.

        Raises:
            Refused: there is no such game, or it cannot be; or a game has begun.
        """
        system = self._offered(game)
        async with self.memory.editing(table) as session:
            setups.check_lobby(session.record)
            change = lobby.set_game(session.record, session.system, system, host, session.server)
            session.system = system
            return await self.memory.save(session, deadlines.dated(session, change, self.now()))

    async def start(self, table: int, host: int, click: int, alone: bool = False) -> Session:
        """Begin the game; computers fill all seats if the host plays *alone*.

        Raises:
            Refused: not by this person, or not with so many.
        """
        async with self.memory.editing(table) as session:
            setups.check_lobby(session.record)
            ready = lobby.ready(session.record, session.system, host, click, alone)
            ready.status, ready.due = "running", None
            session.stored(ready)
            entries, now = await played(session, session.begin), self.now()
            ready.ends = deadlines.ends(session, now)
            return await self.memory.save(session, session.change(entries, now, ready))

    # People play, go and come.

    async def act(
        self,
        table: int,
        person: int,
        question: int,
        action: Action,
        pressed: float | None = None,
    ) -> Session:
        """Give a person's answer, and all automatic ones that follow.

        Where it was given by itself a moment ago, it is done.

        Args:
            table: its number.
            person: who answers.
            question: the number of the question that they were asked.
            action: what they answer.
            pressed: when they did so, as Discord has it; None: now.

        Raises:
            Refused: the answer does not count; nothing has changed.
        """
        async with self.memory.editing(table) as session:
            if session.made(person, question):
                return session
            seat = session.asked(person, question, action)
            if deadlines.too_late(session, pressed):
                raise Refused("too-late")
            before, asked = session.running.state, session.running.pending
            seat_changes.begins(session, seat, action)
            answer = session.answer(seat, action, person)
            seat_changes.heard(session, person)
            if undo.possible(session, asked, seat, action):
                session.keep_undoable(before, answer)
                return await self._given(session, [])
            entries = [answer, *await played(session, session.advance)]
            return await self._given(session, entries)

    async def looks(self, table: int, person: int) -> Session:
        """Note an opened hand, for which a roll may wait: `deadlines.looked`."""
        session = await self.get(table)
        if deadlines.looked(session, person, self.now()) is None:
            return session
        async with self.memory.editing(table, game=False) as session:
            if change := deadlines.looked(session, person, self.now()):
                return await self.memory.save(session, change)
        return await self.get(table)

    async def take_back(self, table: int, person: int, number: int) -> Session:
        """Undo a person's choice that is still open: `undo.take_back`."""
        async with self.memory.editing(table) as session:
            change = undo.take_back(session, person, number, self.now())
            return await self.memory.save(session, change)

    async def leave(
        self, table: int, person: int, why: Handover = "left", may_return: bool = True
    ) -> Session:
        """Give up a person's seats: free in a lobby, else the computer's.

        The table is closed if nobody is left, or nobody who has not agreed to close it; it rests if
        all who are left have agreed to that, or can only be back.

        Args:
            table: its number.
            person: who had the seats.
            why: whether they have left the table, or are gone from the server.
            may_return: whether they may join a private lobby again.

        Raises:
            Refused: they have none, or the game is over.
        """
        async with self.memory.editing(table) as session:
            if session.record.status == "lobby":
                change = lobby.leave(session.record, session.system, person, may_return)
                return await self.memory.save(session, deadlines.dated(session, change, self.now()))
            seat_changes.check_running(session)
            entries = seat_changes.leave(session, person, why)
            return await self._agreed(session, entries) or await self._go_on(session, entries)

    async def give_up(self, table: int, person: int) -> None:
        """Give up a person's seats at an open table, if any."""
        with suppress(Refused):
            await self.leave(table, person)

    async def back(self, table: int, person: int) -> Session:
        """Give a person back the seats the computer plays for them.

        A game that rests as nobody was there goes on; where nobody is hurried, they are heard of.
        """
        session = await self.get(table)
        if person not in session.away:
            return await self._seen(session, person)
        async with self.memory.editing(table) as session:
            wakes = session.unattended
            if entries := seat_changes.back(session, person):
                await self._learn(session, person)
                return await self._go_on(session, entries, wakes)
        return await self.get(table)

    async def _seen(self, session: Session, person: int) -> Session:
        """Note a sign of a person: `seat_changes.seen`, in a lobby `lobby.seen`."""
        if self._heard(session, person) is None:
            return session
        async with self.memory.editing(session.record.id, game=False) as session:
            if change := self._heard(session, person):
                return await self.memory.save(session, change, seen=change.setup is not UNSET)
        return await self.get(session.record.id)

    def _heard(self, session: Session, person: int) -> Change | None:
        if session.record.status == "lobby":
            return lobby.seen(session.record, person, self.now())
        return seat_changes.seen(session, person, self.now())

    async def succeed(self, table: int, person: int) -> bool:
        """Make a person host in place of a silent one.

        Return whether they are.
        """
        async with self.memory.editing(table) as session:
            setups.check_lobby(session.record)
            change = lobby.succeed(session.record, person, self.now())
            if change is not None:
                await self.memory.save(session, deadlines.dated(session, change, self.now()))
            return change is not None

    async def replace_silent(self, table: int, person: int) -> Session:
        """Let the computer play for silent people: `seat_changes.replace_silent`."""
        async with self.memory.editing(table) as session:
            entries = seat_changes.replace_silent(session, person)
            return await self._agreed(session, entries) or await self._go_on(session, entries)

    async def take(self, table: int, person: int, seat: Seat) -> Session:
        """Seat a person for a computer or on an offered seat: `seat_changes.take`."""
        async with self.memory.editing(table) as session:
            wakes, entries = session.unattended, seat_changes.take(session, person, seat)
            await self._learn(session, person)
            return await self._go_on(session, entries, wakes)

    async def _learn(self, session: Session, person: int) -> None:
        """Read the settings of a new player, which were not needed before."""
        session.wishes = {**session.wishes, person: await self.choices.person(person)}

    async def offer(self, table: int, person: int) -> Session:
        """Offer a person's seats, or take that back: `seat_changes.offer`."""
        async with self.memory.editing(table) as session:
            return await self.memory.save(session, seat_changes.offer(session, person))

    async def ask_next(self, table: int, person: int, wanted: bool) -> Session:
        """Note a person's wish for the next game: `seat_changes.ask_next`."""
        async with self.memory.editing(table) as session:
            change = seat_changes.ask_next(session, person, wanted)
            return await self.memory.save(session, change, seen=False)

    # They agree to close it, or to let it rest.

    async def propose_end(self, table: int, person: int, moderator: bool = False) -> Session:
        """Ask to close a table, or close it: `votes.propose_end`."""
        async with self.memory.editing(table) as session:
            change = votes.propose_end(session, person, moderator, self.now())
            return await self.memory.save(session, change)

    async def propose_pause(self, table: int, person: int) -> Session:
        """Ask to let a table rest, or let it: `votes.propose_pause`."""
        async with self.memory.editing(table) as session:
            change = votes.propose_pause(session, person, self.now())
            return await self.memory.save(session, change)

    async def play_on(self, table: int, person: int) -> Session:
        """Turn a proposal down, or resume a game: `votes.play_on`."""
        async with self.memory.editing(table) as session:
            rests, now = session.setup.paused is not None, self.now()
            change = votes.play_on(session, person, now)
            session.stored(change)
            if rests and (entries := await played(session, session.advance)):
                change = session.change(entries, now, change)
            return await self.memory.save(session, change)

    # It is closed, or its time is up.

    async def abandon(self, table: int) -> Session:
        """Close a table without a channel."""
        async with self.memory.editing(table) as session:
            if session.record.is_open:
                return await self.memory.save(session, votes.closed(session, self.now()))
        return await self.get(table)

    async def discard(self, table: int) -> None:
        """Close a table that cannot be played, by nothing but its number."""
        await self.store.commit(
            Change(table=table, status="abandoned", due=None, changed_at=self.now())
        )

    async def expire(self, table: int) -> Session:
        """Carry out a table's deadlines; unanswered questions get the default."""
        async with self.memory.editing(table) as session:
            now = self.now()
            if change := deadlines.over(session, now):
                return await self.memory.save(session, change)
            if deadlines.settles_later(session, now):
                return session
            if session.record.settles is not None:
                return await self._settle(session)
            if change := deadlines.called(session, now):
                return await self._called(session, change)
            if change := deadlines.put_off(session, now):
                return await self.memory.save(session, change)
            if deadlines.missed(session, now):
                entries = seat_changes.missed(session)
                if agreed := await self._agreed(session, entries):
                    return agreed
                entries += await played(session, session.default)
                return await self._given(session, entries)
        return await self.get(table)

    async def _called(self, session: Session, change: Change) -> Session:
        """Store late pings, and a vote that now lacks only silent people."""
        session.stored(change)
        if change.setup is not UNSET and (agreed := await self._agreed(session, [])):
            return agreed
        seen = change.setup is not UNSET or change.seats is not UNSET
        return await self.memory.save(session, change, seen=seen)

    async def _settle(self, session: Session) -> Session:
        """Continue after a shown turn, or after the time to undo."""
        if session.undoable and not session.follows:
            return await self.memory.save(
                session, Change(table=session.record.id, settles=None), seen=False
            )
        session.settle()
        session.moved_on = True  # who is asked then has all the time there is
        return await self._given(session, await played(session, session.advance))

    async def _go_on(self, session: Session, entries: list[Entry], wakes: bool = False) -> Session:
        """Store seat changes, and all automatic answers unless paused.

        One that rests goes on if that *wakes* it.
        """
        now, change = self.now(), None
        if wakes:
            session.stored(change := votes.go_on(session, now))
        if session.setup.paused is None:
            entries += await played(session, session.advance)
        return await self.memory.save(session, session.change(entries, now, change))

    async def _given(self, session: Session, entries: list[Entry]) -> Session:
        """Store the answers that were given."""
        deadlines.opened_before(session, self.now())
        return await self.memory.save(session, session.change(entries, self.now()))

    async def _agreed(self, session: Session, entries: list[Entry]) -> Session | None:
        """Close or pause a table if all remaining people agree."""
        now, chosen = self.now(), session.setup
        if votes.suffice(session, chosen.ending) and not session.unattended:
            return await self.memory.save(session, votes.deserted(session, entries, now))
        if votes.suffice(session, chosen.pausing) and chosen.paused is None:
            session.stored(change := votes.rest(session, now))
            return await self.memory.save(session, session.change(entries, now, change))
        return None

    # What is known of its messages.

    async def note(self, change: Change, *, seen: bool = False) -> Session:
        """Store the delivery of a table's messages.

        Args:
            change: nothing else.
            seen: whether that, too, can be seen at the table.
        """
        async with self.memory.editing(change.table, game=False) as session:
            own = structs.replace(change)  # which another try finds as it was
            deadlines.shown(session, own, self.now())
            return await self.memory.save(session, own, seen=seen)

    async def beside(
        self, table: int, make: Callable[[tuple[Beside, ...]], tuple[Beside, ...]]
    ) -> Session:
        """Store the messages beside the board that name a person.

        One that has to go asks for the board.

        Raises:
            Refused: there is no such table.
        """
        async with self.memory.editing(table, game=False) as session:
            chosen = session.setup
            made = make(chosen.beside)
            goes = any(each.person is None and each not in chosen.beside for each in made)
            changed = json.encode(structs.replace(chosen, beside=made))
            return await self.memory.save(session, Change(table=table, setup=changed), seen=goes)

    async def called(self, table: int, turn: int | None, notes: Mapping[int, int]) -> Session:
        """Record pinged people and their messages: `seat_changes.called`."""
        async with self.memory.editing(table, game=False) as session:
            change = seat_changes.called(session, turn, notes)
            return await self.memory.save(session, change, seen=False)

    # What servers and persons choose changes their tables.

    async def change_server(
        self, server: int, make: Callable[[Server], Server], noted: Act | None = None
    ) -> Server:
        """Change a server's settings and its tables: `SettingsApplier.change_server`."""
        return await self._applier.change_server(server, make, noted)

    async def change_person(self, person: int, make: Callable[[Person], Person]) -> Person:
        """Change a person's settings and their tables: `SettingsApplier.change_person`."""
        return await self._applier.change_person(person, make)

    async def apply_person(self, person: int) -> None:
        """Apply a person's settings from another process: `SettingsApplier.apply_person`."""
        await self._applier.apply_person(person)
