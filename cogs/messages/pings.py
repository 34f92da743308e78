"""Pings: notify an absent player once per turn, by their preference.

The ping is the board itself, posted again with the mention; for people who chose so, a direct message,
which is deleted when they have done what they were called for.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Set
from functools import partial

import discord

from cogs.messages.delivery import WRITE_AGAIN
from cogs.messages.notifying import at_table, notified
from cogs.messages.side_messages import Call, SideMessages, lost_pings
from cogs.platform.discord_errors import UNREACHED, Trouble, failure, outcome, retry_delay, trouble
from cogs.platform.limits import link, place_of
from cogs.platform.lru_maps import LruMap, Moments
from cogs.platform.request_budget import Rank
from cogs.platform.work_queue import WorkQueue
from cogs.services import Services
from cogs.views.words import Words
from data.records import MessageRecord
from data.shipped.texts import Texts
from engine.core import Decision
from engine.hosting.actions.deadlines import sleep
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import THERE, UNHURRIED

log = logging.getLogger("poeppel.pings")

HERE = 60.0
"""Seconds after a press at a table for which a person is taken to be there."""

HERE_BY_THE_DAY = 600.0

CLOCK = 1.0
"""Seconds by which Discord's clock may be behind ours, so that a ping is not taken for an earlier one."""

NONCE = 25
"""The longest nonce that Discord takes."""


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
        self._written: dict[int, set[int]] = {}
        """By table: the people with direct messages that ping them, as far as is known."""
        self._posted: LruMap[int, list[int]] = LruMap()
        """By table: whom the board calls that was last to be posted."""

    def pressed(self, table: int, person: int) -> None:
        """Record that a player is present."""
        self._pressed.note((table, person))
        self._there.note(table)

    def anybody(self, table: int) -> bool:
        """Return whether a player pressed a button at the table recently."""
        return self._there.within(table, THERE)

    async def resume(self) -> None:
        """Look at all direct messages that ping people, as after a start."""
        for table, person in await self.services.store.pinged():
            self._written.setdefault(table, set()).add(person)
            self.ask((table, person))

    def update(self, session: Session) -> None:
        """Update the direct messages that ping players of a table, soon."""
        table = session.record.id
        for person in {*self._written.get(table, ()), *self._waited_for(session)}:
            self.ask((table, person))

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
            await self.services.tables.record_pings(table, turn, people)

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
        try:
            mark, session = self.services.deletions.mark(), await self.services.tables.get(table)
            call: Call = partial(self.call, key, rank=Rank.BOARD)
            if written := await self._records(table, person, call):
                self._written.setdefault(table, set()).add(person)
            if (await self._wanted(session)).get(person) == "dm":
                await self._send(session, person, written, mark)
            elif person not in self._asked_of(session):
                await self._take_back(key, written)
        except Refused:
            return None
        except UNREACHED as error:
            what = trouble(error)
            log.info("table %s: somebody was not called: %s", table, what.value)
            if what.passes:
                return retry_delay(error)
            self._unreachable.note(person)
            if what is Trouble.PERSON_GONE:
                self.services.members.doubt(table, session.record.server, [person])
            self._show(table)  # and so it is the board that calls
        return None

    async def _records(self, table: int, person: int, call: Call) -> list[MessageRecord]:
        """Return the records of a person's pings, each with its channel."""
        found = list[MessageRecord]()
        for each in await self.services.store.pings_of(table, person):
            if not each.channel:  # as 1.1.0 has noted it
                channel = (await self._channel(person, call)).id
                each = await self.services.store.change_message(each, channel=channel)
            found.append(each)
        return found

    @staticmethod
    def _asked_of(session: Session) -> set[int | None]:
        if session.record.status != "running":
            return set()
        if session.unattended:
            return set(session.away)
        owners = session.owners()
        return {owners[seat].person for seat in session.waiting()}

    async def _send(
        self, session: Session, person: int, written: list[MessageRecord], mark: int
    ) -> None:
        """Send a direct message as a ping, recorded before it is sent."""
        assert session.play is not None, "somebody is waited for"
        table, turn = session.record.id, session.play.began
        key, store = (table, person), self.services.store
        call: Call = partial(self.call, key, rank=Rank.BOARD)
        own = next((each for each in written if each.posted_for == turn), None)
        await self._take_back(key, [each for each in written if each is not own])
        if own is None:
            channel = await self._channel(person, call)
            own = record_of(session, person, channel.id, self.services.now())
            own = await self._beside.noted(own, [person], mark)
            self._written.setdefault(table, set()).add(person)
            await self._sent(session, own, person, call)
        elif own.posting:
            lost = await lost_pings(self.services, own, call)
            since = own.posting - CLOCK
            sent = max((each for each in lost if posted_at(each) > since), default=None)
            await self._delete(key, own.channel, lost - {sent})
            if sent is None:
                await self._sent(session, own, person, call)
            else:
                await store.change_message(own, message=sent, posting=0.0)
        await self.services.tables.record_pings(table, turn, [person])

    async def _sent(self, session: Session, own: MessageRecord, person: int, call: Call) -> None:
        """Send a recorded ping; note that."""
        language = await self.services.persons.language(person)
        await self.services.read(language)
        text = self._text(session, self.services.texts[language])
        place = self.services.discord.get_partial_messageable(own.channel)
        sent = await outcome(call(place.send(text, nonce=own.key[:NONCE])))
        if isinstance(sent, Exception):
            if not trouble(sent).may_arrive:
                await self._beside.arrived(own, None)
            raise sent
        await self._beside.arrived(own, sent.id)

    async def _take_back(self, key: tuple[int, int], written: list[MessageRecord]) -> None:
        """Delete direct messages that pinged a person, and their records."""
        table, person = key
        call: Call = partial(self.call, key, rank=Rank.BOARD)
        for each in written:
            known = {each.message} if each.message else set[int]()
            if each.posting:
                known |= await lost_pings(self.services, each, call)
            await self._delete(key, each.channel, known)
            await self.services.store.drop_message(each)
        if written and not await self.services.store.pings_of(table, person):
            people = self._written.pop(table, set()) - {person}
            if people:
                self._written[table] = people

    async def _delete(self, key: tuple[int, int], channel: int, messages: Set[int]) -> None:
        """Delete direct messages to a person, as far as possible."""
        place = self.services.discord.get_partial_messageable(channel)
        for message in messages:
            deleting = place.get_partial_message(message).delete()
            error = await failure(self.call(key, deleting, Rank.REST))
            if error is None:
                continue
            if trouble(error).passes:
                raise error
            log.info("table %s: a call stays: %s", key[0], trouble(error).value)

    async def _channel(self, person: int, call: Call) -> discord.DMChannel:
        """Return the direct message channel of a person."""
        channel: discord.DMChannel = await call(
            self.services.discord.create_dm(discord.Object(person))
        )
        return channel

    def _text(self, session: Session, texts: Texts) -> str:
        """Return the text of a ping; the address comes last."""
        game, table = Words(session, texts, self.services.names).game, session.record.id
        rests = str(session.unattended)
        return texts("call", game=game, table=table, link=link(session.record), rests=rests)


def posted_at(message: int) -> float:
    """Return when a message was posted, by Discord's clock."""
    return discord.utils.snowflake_time(message).timestamp()


def record_of(session: Session, person: int, channel: int, now: float) -> MessageRecord:
    """Return the record of a ping that is to be sent."""
    assert session.play is not None, "somebody is waited for"
    record = session.record
    seat = next(each.seat for each in record.seats if person in (each.person, each.away))
    return MessageRecord(
        kind="ping",
        key=f"{record.id}-{seat}-{round(now * 1000)}",
        table=record.id,
        server=record.server,
        channel=channel,
        posting=now,
        posted_for=session.play.began,
        shows=place_of(record),
    )


def unreached(session: Session, words: Words, now: float) -> Iterator[str]:
    """Yield the notes on unreachable players and on quiet hours."""
    hands, texts = session.hands, words.texts
    closed = [who for who in session.people if who in hands and hands[who].refused]
    if closed:
        yield texts("board-dm-closed", people=words.people(closed), count=len(closed))
    if session.play is not None and sleep(session):
        for (begins, ends), persons in session.time_limits.nights(now).items():
            about = {"begins": f"<t:{int(begins)}:t>", "ends": f"<t:{int(ends)}:t>"}
            yield texts("board-quiet", people=words.people(persons), **about)
