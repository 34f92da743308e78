"""Pings: notify an absent player once per turn, by their preference.

The ping is the board itself, posted again with the mention; for people who chose so, a direct message,
which is deleted when they have done what they were called for.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Set
from functools import partial
from typing import Any

import discord

from cogs.messages.delivery import SEEN, WRITE_AGAIN
from cogs.messages.notifying import at_table, notified
from cogs.messages.side_messages import SideMessages
from cogs.platform import request_tasks
from cogs.platform.discord_errors import UNREACHED, Trouble, failure, outcome, retry_delay, trouble
from cogs.platform.limits import link, place_of
from cogs.platform.lru_maps import LruMap, Moments
from cogs.platform.request_budget import Rank
from cogs.platform.work_queue import WorkQueue
from cogs.services import Services
from cogs.views.words import Words
from data.records import TableRecord
from data.shipped.texts import Texts
from engine.core import Decision
from engine.hosting.actions.deadlines import sleep
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import setup
from engine.hosting.state.time_controls import THERE, UNHURRIED

log = logging.getLogger("poeppel.pings")

HERE = 60.0
"""Seconds after a press at a table for which a person is taken to be there."""

HERE_BY_THE_DAY = 600.0

SKEW = 1.0
"""Seconds by which Discord's clock may be behind ours, so that a call is not taken for one of before."""

Call = Callable[[Awaitable[Any]], Awaitable[Any]]
"""Makes a request, in bounded time."""


class Pings(WorkQueue[tuple[int, int]]):
    """Pings; the job for a table and person is their direct message."""

    def __init__(
        self, services: Services, show: Callable[[int], None], beside: SideMessages
    ) -> None:
        """Ping people; *show* updates a board, which pings as well."""
        super().__init__(self._write, rank=lambda _: Rank.BOARD)
        self.services, self._show, self._beside = services, show, beside
        self._began = services.now()
        self._pressed: Moments[tuple[int, int]] = Moments(services.now)
        """By table and person: when they last pressed something there."""
        self._there: Moments[int] = Moments(services.now)
        """By table: when a player last did."""
        self._unreachable: Moments[int] = Moments(services.now)
        """By person: when they could not be written to."""
        self._disowned: set[tuple[int, int]] = set()
        """By table and person: pings being deleted with the data of the person, also one in flight."""
        self._owed: dict[tuple[int, int], set[int]] = {}
        """By those: what was noted of pings that stay while their direct messages cannot be opened."""
        self._posted: LruMap[int, list[int]] = LruMap()
        """By table: whom the board calls that was last to be posted."""

    def pressed(self, table: int, person: int) -> None:
        """Record that a player is present."""
        self._pressed.note((table, person))
        self._there.note(table)

    def anybody(self, table: int) -> bool:
        """Return whether a player pressed a button at the table recently."""
        return self._there.within(table, THERE)

    def update(self, session: Session) -> None:
        """Update the direct messages that ping players of a table, soon."""
        for person in {*ping_messages(session.record), *self._waited_for(session)}:
            self.ask((session.record.id, person))

    async def by_board(self, session: Session) -> list[int]:
        """Return the people that the board should ping."""
        wanted = await self._wanted(session)
        return [person for person, by in wanted.items() if by == "here"]

    async def by_what_is_posted(self, session: Session) -> list[int]:
        """Return the people pinged by the board in flight or posted next.

        A board in flight pings the people known as it was sent, and the next board the people to be
        pinged since.  After a restart the people of a board in flight are unknown: it counts as having
        pinged all of them, so that no person is pinged twice.
        """
        table, called = session.record.id, await self.by_board(session)
        if not session.record.posting:
            self._posted[table] = called
        known = self._posted.get(table)
        if known is None or set(called) <= set(known):
            return called
        self._show(table)
        return [person for person in called if person in known]

    async def record_pings(self, session: Session, people: list[int]) -> None:
        """Record the people pinged by the board."""
        if people and session.play is not None:
            turn, table = session.play.began, session.record.id
            await self.services.tables.record_pings(table, turn, dict.fromkeys(people, 0))

    async def disown(self, table: int, person: int) -> None:
        """Record a deleted person's ping for deletion, without their id.

        It is taken away like the messages beside a board (see `side_messages`), and so is one that is on
        its way to Discord at this moment.
        """
        key = table, person
        self._disowned.add(key)
        self._owed[key] = ping_messages((await self.services.tables.get(table)).record).get(
            person, set()
        )
        error = await failure(self._pay(key, partial(request_tasks.call, rank=Rank.BOARD)))
        if error is not None:
            log.warning("table %s: a ping stays for now: %s", table, trouble(error).value)
            self.ask(key)

    async def _pay(self, key: tuple[int, int], call: Call) -> None:
        """Record the remaining pings to a deleted person for deletion."""
        if (notes := self._owed.get(key)) is None:
            return
        table, person = key
        if known := await self._sent(await self.services.tables.get(table), person, notes, call):
            await self._due(table, (await self._channel(person, call)).id, known)
        self._owed.pop(key, None)

    async def _due(self, table: int, channel: int, messages: Set[int]) -> None:
        """Record direct messages for deletion, without their recipient."""
        server = (await self.services.tables.get(table)).record.server
        await self._beside.end(server, table, channel, sorted(messages))

    async def _wanted(self, session: Session) -> dict[int, str]:
        """Return the people to ping, each with the way: "here" or "dm"."""
        wanted, now = dict[int, str](), self.services.now()
        waited, mark = session.asked_for(now), self.services.deletions.mark()
        is_late = session.record.late is None or (waited is not None and waited >= UNHURRIED)
        calling = at_table(session, mark)
        # Those who sleep are called when their quiet hours end.
        for person in (await notified(self.services, self._waited_for(session), calling)).people:
            chosen = await self.services.persons.chosen(person)
            when = chosen.calls or session.server.calls
            at_once = when == "once" and not self._is_small(session, person)
            if when != "never" and (at_once or is_late):
                by_dm = chosen.calls_by == "dm" and not self._unreachable.within(
                    person, WRITE_AGAIN
                )
                wanted[person] = "dm" if by_dm else "here"
        return wanted

    def _waited_for(self, session: Session) -> list[int]:
        """Return the absent players to wait for, without those pinged this turn.

        For a reaction people are pinged in daily games alone.  In an unattended game all are.
        """
        play, record, days = session.play, session.record, session.setup.pace == "days"
        pending = play and play.pending
        if play is None or record.status != "running" or not isinstance(pending, Decision):
            return []
        if session.unattended:
            uncalled = [seat.away for seat in record.seats if seat.called != play.began]
            return [person for person in dict.fromkeys(uncalled) if person is not None]
        if session.setup.paused is not None or record.settles is not None:
            return []
        if session.time_limits.asked == "moment" or (pending.limit != "move" and not days):
            return []
        now, patience, owners = (
            self.services.now(),
            HERE_BY_THE_DAY if days else HERE,
            session.owners(),
        )
        asked = [owners[seat] for seat in pending.waits_for]
        return [
            person
            for person in dict.fromkeys(each.person for each in asked if each.called != play.began)
            if person is not None
            and abs(now - (self._pressed.get((record.id, person)) or self._began)) >= patience
        ]

    @staticmethod
    def _is_small(session: Session, person: int) -> bool:
        """Return whether a player of a daily game has no real choice."""
        pending = session.running.pending
        if session.setup.pace != "days" or not isinstance(pending, Decision) or pending.secret:
            return False  # in a secret question the call would tell who holds a card for it
        return all(len(pending.options.get(seat, ())) < 2 for seat in session.seats_of(person))

    async def _write(self, key: tuple[int, int]) -> float | None:
        """Send or delete a ping; return the delay in seconds on failure."""
        table, person = key
        self._disowned.discard(key)  # which was about an earlier round
        try:
            session = await self.services.tables.get(table)
            call: Call = partial(self.call, key, rank=Rank.BOARD)
            await self._pay(key, call)
            if (await self._wanted(session)).get(person) == "dm":
                await self._send(session, person, call)
            elif person not in self._asked_of(session):
                await self._take_back(session, person, call)
        except Refused:
            return None
        except UNREACHED as error:
            what = trouble(error)
            log.info("table %s: somebody was not called: %s", table, what.value)
            if what.passes:
                return retry_delay(error)
            self._owed.pop(key, None)
            self._unreachable.note(person)
            if what is Trouble.PERSON_GONE:
                self.services.members.doubt(table, session.record.server, [person])
            self._show(table)  # and so it is the board that calls
        return None

    @staticmethod
    def _asked_of(session: Session) -> set[int | None]:
        if session.record.status != "running":
            return set()
        if session.unattended:
            return set(session.away)
        owners = session.owners()
        return {owners[seat].person for seat in session.waiting()}

    async def _send(self, session: Session, person: int, call: Call) -> None:
        """Send a direct message as a ping, recorded before it is sent."""
        assert session.play is not None, "somebody is waited for"
        record, turn, sent = session.record, session.play.began, None
        sending = ping_messages(record).get(person) == {sending_in(turn)}
        if sending:
            began, lost = await self._turn_began(session), await self._lost(session, person, call)
            sent = max((each for each in lost if posted_at(each) > began - SKEW), default=None)
            await self._delete(session, person, lost - {sent}, call)
        else:
            await self._take_back(session, person, call)  # it called for another turn
            await self.services.tables.record_pings(record.id, None, {person: sending_in(turn)})
        if sent is None:
            language = await self.services.persons.language(person)
            await self.services.read(language)
            texts = self.services.texts[language]
            text = self._text(session, texts, link(record), session.unattended)
            channel = await self._channel(person, call)
            nonce = f"{record.id}-{turn}-{person}"[:25]
            sent = (await call(channel.send(text, nonce=nonce))).id
            if (record.id, person) in self._disowned:
                await self._due(record.id, channel.id, {sent})
                return
        await self.services.tables.record_pings(record.id, turn, {person: sent})

    async def _take_back(self, session: Session, person: int, call: Call) -> None:
        """Delete the direct messages that pinged a person, if any."""
        notes = ping_messages(session.record).get(person, set())
        known = await self._sent(session, person, notes, call)
        await self._delete(session, person, known, call)
        if notes:
            await self.services.tables.record_pings(session.record.id, None, {person: 0})

    async def _sent(self, session: Session, person: int, notes: Set[int], call: Call) -> set[int]:
        """Return the direct messages that are noted, or that may have arrived."""
        known = {note for note in notes if note > 0}
        return known if known == notes else known | await self._lost(session, person, call)

    async def _delete(self, session: Session, person: int, messages: Set[int], call: Call) -> None:
        """Delete direct messages to a person, as far as possible."""
        table = session.record.id

        async def delete(message: int) -> None:
            gone = (await self._channel(person, call)).get_partial_message(message).delete()
            await self.call((table, person), gone, Rank.REST)

        for message in messages:
            error = await failure(delete(message))
            if error is None:
                continue
            if trouble(error).passes:
                raise error
            log.info("table %s: a call stays: %s", table, trouble(error).value)

    async def _turn_began(self, session: Session) -> float:
        """Return the time when the turn began, in seconds since the epoch."""
        assert session.play is not None, "somebody is waited for"
        before = max(0, session.play.began - 1)
        rows = await self.services.store.log(session.record.id, before)
        return rows[0].at if rows else 0.0

    async def _lost(self, session: Session, person: int, call: Call) -> set[int]:
        """Return direct messages to a person that may have arrived unrecorded.

        Others at tables in the same channel are not among them, whatever language this one was in.
        """

        async def latest() -> list[discord.Message]:
            channel = await self._channel(person, call)
            found: list[discord.Message] = await call(request_tasks.seen(channel, SEEN))
            return found

        seen = await outcome(latest())
        if isinstance(seen, Exception):
            if trouble(seen).passes:
                raise seen
            return set()
        place, user = place_of(session.record), self.services.discord.user
        await self.services.read(*self.services.texts.languages)
        begins = tuple(
            self._text(session, texts, place, rests).removesuffix(")")  # of the link
            for texts in self.services.texts
            for rests in (True, False)
        )
        return {each.id for each in seen if each.author == user and each.content.startswith(begins)}

    async def _channel(self, person: int, call: Call) -> discord.DMChannel:
        """Return the direct message channel of a person."""
        channel: discord.DMChannel = await call(
            self.services.discord.create_dm(discord.Object(person))
        )
        return channel

    def _text(self, session: Session, texts: Texts, address: str, rests: bool) -> str:
        """Return the text of a ping; the *address* comes last."""
        game, table = Words(session, texts, self.services.names).game, session.record.id
        return texts("call", game=game, table=table, link=address, rests=str(rests))


def posted_at(message: int) -> float:
    """Return when a message was posted, by Discord's clock."""
    return discord.utils.snowflake_time(message).timestamp()


def sending_in(turn: int) -> int:
    """Return the note for a ping in flight: the turn, encoded negative."""
    return -1 - turn


def ping_messages(record: TableRecord) -> dict[int, set[int]]:
    """Return the direct messages that ping people, by person.

    Of those that are being sent it is known for which turn alone: see `sending_in`.
    """
    found = {person: {note} for person, note in setup(record).calls.items()}
    for seat in record.seats:
        if seat.note and (person := seat.person or seat.away) is not None:
            found.setdefault(person, set()).add(seat.note)
    return found


def unreached(session: Session, words: Words, now: float) -> Iterator[str]:
    """Yield the notes on unreachable players and on quiet hours."""
    hands, texts = session.hands, words.texts
    closed = [who for who in session.people if who in hands and hands[who].closed_at]
    if closed:
        yield texts("board-dm-closed", people=words.people(closed), count=len(closed))
    if session.play is not None and sleep(session):
        for (begins, ends), persons in session.time_limits.nights(now).items():
            about = {"begins": f"<t:{int(begins)}:t>", "ends": f"<t:{int(ends)}:t>"}
            yield texts("board-quiet", people=words.people(persons), **about)
