"""All tables, and the actions of people in a game.

Functions without awaiting compute the changes, on a copy of the session: `session` for answers,
`seat_changes` and `votes` for actions beside the game, `deadlines` for the course of time.  This module brings them together with the store
(`table_cache`) and the clock.  Computer players think in a thread, about a copy of the session; their
table waits until they are done, and other tables do not.

A session handed out is a moment of the table: it does not change again, but for `Session.opened`.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import (
    AsyncIterator,
    Callable,
    Collection,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any

from msgspec import UNSET, Struct, structs

from data.records import Act, Change, Entry, MessageRecord, TableRecord
from data.store.errors import StoreError
from engine.catalog import CATALOG
from engine.hosting.actions import deadlines, lessons, lobby, seat_changes, undo, votes
from engine.hosting.actions.answers import answering_seat, just_given
from engine.hosting.actions.appointments import next_step
from engine.hosting.service.lobbies import Lobbies
from engine.hosting.service.locks import all_retried, retried
from engine.hosting.service.store import SettingsCache, Store
from engine.hosting.service.table_cache import TableCache
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Advance, Session
from engine.hosting.state.settings import NOBODY, Person, Server
from engine.hosting.state.setups import setup_with
from engine.hosting.state.time_limits import TimeLimits
from engine.seating import Handover
from engine.system import System
from engine.views import Action, Seat

log = logging.getLogger("poeppel.tables")

SEEN = "theme", "language"
"""What a server chooses that changes how its tables look."""

OFFERED = "presets", "tells_people"
"""What it chooses that changes what its lobbies offer."""

QUIET = "zone", "quiet_from", "quiet_to"
"""What it chooses that changes when people are left in peace."""

PERSONAL = "rolls", "asks", "draws", "zone", "more_time"
"""What a person chooses that changes what they are asked, or when."""


class SettingsApplier:
    """Changes of server and personal settings, applied to their tables."""

    def __init__(self, memory: TableCache) -> None:
        self._memory, self._now = memory, memory.now
        self._store, self._choices = memory.store, memory.choices

    async def change_server(
        self, server: int, make: Callable[[Server], Server], noted: Act | None = None
    ) -> Server:
        """Change a server's settings; its tables are shown again as needed.

        Args:
            server: its id.
            make: returns what is chosen from now on.
            noted: who changes what, for the server's admins to read.

        Raises:
            Refused: by *make*; nothing has changed.
        """
        tables = await self._store.tables_on(server)  # once it is stored, it holds at all
        async with self._choices.server_changed(server, make, noted) as (before, chosen):
            for table in tables if chosen != before else ():
                with _alone(table):
                    await self._apply_server_at(table, before, chosen)
        return chosen

    async def change_person(self, person: int, make: Callable[[Person], Person]) -> Person:
        """Change a person's settings; their tables go on as needed."""
        tables = await self._store.tables_of(person, here=True)
        async with self._choices.person_changed(person, make) as (before, chosen):
            if _differ(before, chosen, PERSONAL):
                await self._apply_at(tables, person, chosen)
        return chosen

    async def apply_person(self, person: int) -> None:
        """Apply a person's settings, changed in another process, to their tables."""
        chosen = await self._choices.person(person)
        await self._apply_at(await self._store.tables_of(person, here=True), person, chosen)

    async def _apply_at(self, tables: Iterable[int], person: int, chosen: Person) -> None:
        for table in tables:
            with _alone(table):
                await self._apply_person_at(table, person, chosen)

    @retried
    async def _apply_server_at(self, table: int, before: Server, chosen: Server) -> None:
        """Show a table by its server's settings: theme, time limits, presets."""
        async with self._memory.editing(table) as session:
            given = session.time_limits.seconds if session.plays else None
            session.server = chosen
            if session.plays and session.time_limits.seconds != given:
                session.reset_timer()  # a window that is to have a time limit, or none any longer
                await self._memory.save(session, session.change([], self._now()))
                return
            offers = session.record.status == "lobby" and _differ(before, chosen, OFFERED)
            if deadlines.sleep(session) and _differ(before, chosen, QUIET):
                await self._memory.save(session, deadlines.anew(session))
            elif offers or _differ(before, chosen, SEEN):
                await self._memory.save(session, Change(table=table))
            else:
                self._memory.put(session)

    @retried
    async def _apply_person_at(self, table: int, person: int, chosen: Person) -> None:
        """Apply a person's settings to a table."""
        async with self._memory.editing(table) as session:
            known = session.personal_settings.get(person, NOBODY)
            before = session.time_limits if session.plays else None
            session.personal_settings = {**session.personal_settings, person: chosen}
            if before and session.undoable and session.record.settles is None and session.follows:
                session.commit_choice()  # it counts without a further answer
                session.reset_timer()
            made = await self._memory.played(session) if before else Advance([])
            if before and _longer(before, session.time_limits):
                session.reset_timer()  # a move that is to wait for a moment, or no longer
            lobby = session.record.status == "lobby" and known.more_time != chosen.more_time
            if lobby:
                await self._memory.save(session, Change(table=table))
            elif made.entries or session.timer_reset:
                change = session.change(made.entries, self._now(), lingers=made.lingers)
                await self._memory.save(session, change)
            elif known.zone != chosen.zone and deadlines.sleep(session):
                await self._memory.save(session, deadlines.anew(session))
            else:
                self._memory.put(session)


@contextmanager
def _alone(table: int) -> Iterator[None]:
    """Let other tables change if this one cannot.

    It is then taken up from the store when it is next needed, as was chosen.
    """
    try:
        yield
    except Refused:
        pass  # a game may just be over
    except StoreError as error:
        log.error("table %s: cannot apply what was chosen: %s", table, error)


def _longer(before: TimeLimits, after: TimeLimits) -> bool:
    """Return whether a table waits for another thing, or for longer."""
    more = (after.seconds or 0) > (before.seconds or 0)
    return after.asked != before.asked or (more and after.asked != "move")


def _differ(one: Struct, other: Struct, fields: Iterable[str]) -> bool:
    """Return whether some fields of two values are not the same."""
    return any(getattr(one, field) != getattr(other, field) for field in fields)


@asynccontextmanager
async def _free_place(_record: TableRecord) -> AsyncIterator[int | None]:
    """Take a place for free, until it is known better."""
    yield None


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
        """Play the games of *catalog* on the tables of *store*.

        The clock *now* tells seconds since 1970; *seed* draws the secret bytes of a table's dice; *keep*
        tables stay in memory.
        """
        self.store, self.catalog, self.now = store, catalog, now
        self.choices = SettingsCache(store)
        self.memory = TableCache(store, catalog, self.choices, now, keep)
        self.settings = SettingsApplier(self.memory)
        self.lobbies = Lobbies(self.memory, seed)
        self.taking_place: Callable[[TableRecord], AbstractAsyncContextManager[int | None]] = (
            _free_place
        )
        """Holds the place of an appointment; yields the table in it, if there is no room for both."""

    async def get(self, table: int) -> Session:
        """Return a table as last stored, or refuse: `TableCache.get`."""
        return await self.memory.get(table)

    async def read(self, table: int) -> Session:
        """Return a table for reading alone, wherever at home: `TableCache.read`."""
        return await self.memory.read(table)

    # People play, go and come.

    async def act(
        self,
        table: int,
        person: int,
        question: int,
        action: Action,
        pressed: float | None = None,
    ) -> Session:
        """Give a person's answer to a question, and all that follows automatically.

        Where it was given by itself a moment ago, it is done.  Discord says when it was *pressed*;
        None: now.

        Raises:
            Refused: the answer does not count; nothing has changed.
        """
        async with self.memory.editing(table) as session:
            if just_given(session, person, question):
                return session
            seat = answering_seat(session, person, question, action)
            if deadlines.too_late(session, pressed):
                raise Refused("too-late")
            before, asked = session.running.state, session.running.pending
            seat_changes.begins(session, seat, action)
            answer = session.answer(seat, action, person)
            seat_changes.heard(session, person)
            if undo.is_undoable(session, asked, seat, action):
                session.keep_undoable(before, answer)
                return await self.memory.save(session, session.change([], self.now()))
            return await self._go_on(session, [answer])

    async def looks(self, table: int, person: int) -> Session:
        """Note an opened hand, for which a roll may wait: `deadlines.looked`."""
        return await self._noted(
            table, lambda session: deadlines.looked(session, person, self.now())
        )

    async def take_back(self, table: int, person: int, number: int) -> Session:
        """Undo a person's choice that is still open: `undo.take_back`."""
        return await self._changed(
            table, lambda session: undo.take_back(session, person, number, self.now())
        )

    async def leave(
        self, table: int, person: int, why: Handover = "left", may_return: bool = True
    ) -> Session:
        """Give up a person's seats: free in a lobby, else the computer's.

        The table is closed if no person is left, or if all people left have agreed to close it; it is
        paused if all of them have agreed to that, or are only away.  They come back by themselves if
        they *may return*: to a seat of the game, or as invited to a private lobby.

        Raises:
            Refused: they have none, or the game is over.
        """
        async with self.memory.editing(table) as session:
            if session.record.status == "lobby":
                change = lobby.leave(session.record, session.system, person, may_return)
                return await self.memory.save(session, deadlines.dated(session, change, self.now()))
            seat_changes.check_running(session)
            entries = seat_changes.leave(session, person, why, may_return)
            return await self._go_on(session, entries)

    async def back(self, table: int, person: int) -> Session:
        """Give a person back the seats the computer plays for them.

        An unattended game goes on; without a time limit, the sign of life is noted.
        """
        if person not in (await self.get(table)).away:
            return await self._noted(table, lambda session: self._heard(session, person))
        async with self.memory.editing(table) as session:
            wakes = session.unattended
            if entries := seat_changes.back(session, person):
                return await self._seated(session, person, entries, wakes)
        return await self.get(table)

    def _heard(self, session: Session, person: int) -> Change | None:
        if session.record.status == "lobby":
            return lobby.record_activity(session.record, person, self.now())
        return seat_changes.record_activity(session, person, self.now())

    async def replace_silent(self, table: int, person: int) -> Session:
        """Let the computer play for silent people: `seat_changes.replace_silent`."""
        async with self.memory.editing(table) as session:
            return await self._go_on(session, seat_changes.replace_silent(session, person))

    async def take(self, table: int, person: int, seat: Seat, given: bool = False) -> Session:
        """Seat a person for a computer or on an offered seat: `seat_changes.take`."""
        async with self.memory.editing(table) as session:
            wakes = session.unattended
            entries = seat_changes.take(session, person, seat, given)
            return await self._seated(session, person, entries, wakes)

    async def replace(self, table: int, seat: Seat, person: int) -> Session:
        """Seat a person in place of a silent one."""
        async with self.memory.editing(table) as session:
            if session.record.status != "running" or person in session.people:
                return session
            wakes = session.unattended
            entries = [seat_changes.hand_over(session, seat, "taken", person)]
            return await self._seated(session, person, entries, wakes)

    async def stop(self, table: int) -> Session:
        """End a game early, by its rules."""
        async with self.memory.editing(table) as session:
            if session.record.status != "running":
                return session
            return await self.memory.save(session, deadlines.stop(session, self.now()))

    async def offer(self, table: int, person: int) -> Session:
        """Offer a person's seats, or take that back: `seat_changes.offer`."""
        return await self._changed(table, lambda session: seat_changes.offer(session, person))

    async def make_host(self, table: int, person: int) -> Session:
        """Make a player the host: `seat_changes.make_host`."""
        async with self.memory.editing(table, game=False) as session:
            change = seat_changes.make_host(session, person)
            if session.record.status == "lobby":
                deadlines.dated(session, change, self.now())
            return await self.memory.save(session, change)

    async def ask_next(self, table: int, person: int, wanted: bool) -> Session:
        """Note a person's wish for the next game: `seat_changes.ask_next`."""
        return await self._changed(
            table, lambda session: seat_changes.ask_next(session, person, wanted), seen=False
        )

    async def know(self, table: int, person: int) -> Session:
        """End the lessons of a person: `lessons.know`."""
        return await self._changed(table, lambda session: lessons.know(session, person))

    # They agree to close it, or to let it rest.

    async def propose_end(self, table: int, person: int, moderator: bool = False) -> Session:
        """Ask to close a table, or close it: `votes.propose_end`."""
        return await self._changed(
            table, lambda session: votes.propose_end(session, person, moderator, self.now())
        )

    async def propose_pause(self, table: int, person: int) -> Session:
        """Ask to let a table rest, or let it: `votes.propose_pause`."""
        return await self._changed(
            table, lambda session: votes.propose_pause(session, person, self.now())
        )

    async def play_on(self, table: int, person: int) -> Session:
        """Turn a proposal down, or resume a game: `votes.play_on`."""
        async with self.memory.editing(table) as session:
            rests, now = session.setup.paused is not None, self.now()
            change = votes.play_on(session, person, now)
            session.stored(change)
            # To resume is no move: a board that has been still for long is not posted anew for it.
            if rests and (made := await self.memory.played(session)).entries:
                change = session.change(made.entries, now, change, made.lingers)
            return await self.memory.save(session, change)

    # It is closed, or its time is up.

    async def abandon(self, table: int) -> Session:
        """Close a table without a channel, also for the weeks to come."""
        async with self.memory.editing(table) as session:
            if session.record.is_open:
                change = votes.closed(session, self.now())
                change.appointed = None
                return await self.memory.save(session, change)
        return await self.get(table)

    async def discard(self, table: int) -> None:
        """Close a table that cannot be played, by nothing but its number."""
        gone = Change(table=table, status="abandoned", due=None, appointed=None)
        gone.changed_at = self.now()
        await self.store.commit(gone)

    async def expire(self, table: int, ends: bool = True) -> Session:
        """Carry out a table's deadlines; unanswered questions get the default.

        Without *ends*, as where the clock is not to be trusted, only what rolls or goes on by itself.
        """
        session = await self.get(table)
        if ends and not session.record.is_open and session.record.appointed is not None:
            return await self.lobbies.next_week(table)
        if ends and next_step(session, self.now()):
            # A called table may begin: by a press of this moment, enough are there after all.
            place = _free_place if session.record.is_announced else self.taking_place
            async with place(session.record) as taken:
                return await self.lobbies.step(table, taken)
        async with self.memory.editing(table) as session:
            now = self.now()
            if ends and (change := deadlines.expire_table(session, now)):
                return await self.memory.save(session, change)
            if deadlines.settles_later(session, now):
                return session
            if session.record.settles is not None:
                return await self._settle(session)
            if not (ends or deadlines.goes_on(session)):
                return session
            if change := deadlines.late_ping(session, now) or deadlines.put_off(session, now):
                session.stored(change)
                if agreed := votes.agreed(session, [], now):
                    return await self.memory.save(session, agreed)
                return await self.memory.save(session, change, seen=deadlines.is_visible(change))
            if deadlines.is_expired(session, now):
                entries = seat_changes.record_timeout(session)
                return await self._go_on(session, entries, play=session.default)
        return await self.get(table)

    async def _settle(self, session: Session) -> Session:
        """Continue after a shown turn, or after the time to undo."""
        if session.undoable and not session.follows:
            return await self.memory.save(
                session, Change(table=session.record.id, settles=None), seen=False
            )
        session.commit_choice()
        session.reset_timer()  # who is asked then has all the time there is
        return await self._go_on(session)

    # How all of that is stored.

    async def _changed(
        self, table: int, make: Callable[[Session], Change], seen: bool = True
    ) -> Session:
        """Change a table, without answers that follow."""
        async with self.memory.editing(table) as session:
            return await self.memory.save(session, make(session), seen=seen)

    async def _noted(self, table: int, find: Callable[[Session], Change | None]) -> Session:
        """Store the change that may follow from a sign of a person."""
        session = await self.get(table)
        if find(session) is None:
            return session
        async with self.memory.editing(table, game=False) as session:
            if change := find(session):
                return await self.memory.save(session, change, seen=change.setup is not UNSET)
        return await self.get(table)

    async def _seated(
        self, session: Session, person: int, entries: list[Entry], wakes: bool
    ) -> Session:
        """Go on with a new player, waking an unattended game if *wakes*."""
        session.personal_settings = {
            **session.personal_settings,
            person: await self.choices.person(person),
        }
        change = votes.go_on(session, self.now()) if wakes else None
        return await self._go_on(session, entries, change)

    async def _go_on(
        self,
        session: Session,
        entries: Sequence[Entry] = (),
        change: Change | None = None,
        play: Callable[[int, bool], Advance] | None = None,
    ) -> Session:
        """Store answers and a change, with all that follows automatically.

        Nothing does while a game rests, or if all agree to close it or to let it rest.
        """
        if change is not None:
            session.stored(change)
        made = Advance([*entries])
        if agreed := votes.agreed(session, made.entries, self.now()):
            return await self.memory.save(session, agreed)
        if session.setup.paused is None:
            made = (await self.memory.played(session, play)).after(made.entries)
        return await self.memory.save(
            session, session.change(made.entries, self.now(), change, made.lingers)
        )

    # What is known of its messages.

    async def shrink(self, table: int) -> None:
        """Shrink a finished table to a line, as another has opened there."""
        async with self.memory.editing(table, game=False) as session:
            if not session.record.is_open and not session.setup.shrunk:
                small = setup_with(session.record, shrunk=True)
                await self.memory.save(
                    session, Change(table=table, setup=small, shown=-1), seen=False
                )

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

    async def note_hand(self, table: int, person: int, drawn: int, **fields: Any) -> MessageRecord:
        """Store fields of a hand; the board tells of a refused one.

        Only what it shows is kept in memory, and stored with a later transaction: if nothing was changed
        since the revision in which it was *drawn*.  Else it may come to look as it did before that, and
        would be taken for true after a kill.

        Raises:
            Refused: the person has neither a hand nor a seat any more.
        """
        async with self.memory.editing(table, game=False) as session:
            hand = session.hand_of(person)
            noted = structs.replace(hand, **fields)
            unchanged = session.record.revision == drawn
            shown = structs.replace(hand, shows=noted.shows if unchanged else hand.shows)
            if hand.id and noted == shown:
                noted = await self.store.change_message(hand, shows=noted.shows)
                session.hands = {**session.hands, person: noted}
                self.memory.put(session)
                return noted
            change = Change(table=table, messages={person: noted})
            seen = bool(noted.refused) != bool(hand.refused)
            return (await self.memory.save(session, change, seen=seen)).hands[person]

    async def drop_hand(self, table: int, person: int) -> None:
        """Forget a hand by direct message that needs no further work."""
        async with self.memory.editing(table, game=False) as session:
            if (hand := session.hands.get(person)) is not None:
                await self.store.drop_message(hand)
                session.hands = {who: each for who, each in session.hands.items() if who != person}
                self.memory.put(session)

    async def move(self, table: int, channel: int) -> Session:
        """Show a cup's table in another thread, with a new board."""
        async with self.memory.editing(table, game=False) as session:
            at = session.setup.cup
            assert at is not None, "it is a cup's table"
            setup = setup_with(session.record, cup=structs.replace(at, moved=True))
            gone = Change(table=table, message=None, posting=0.0, remains=[], setup=setup)
            gone.channel = channel
            return await self.memory.save(session, gone)

    async def record_pings(self, table: int, turn: int, people: Collection[int]) -> Session:
        """Record pinged people: `seat_changes.record_pings`."""
        async with self.memory.editing(table, game=False) as session:
            change = seat_changes.record_pings(session, turn, people)
            return await self.memory.save(session, change, seen=False)
