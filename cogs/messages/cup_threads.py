"""Cup threads: one for each table, and the pings there.

The message that a thread begins at names the table and its people. It is a side message, noted before it is
sent and looked for by its mark in doubt, so that no end of the process doubles it. Nothing is asked of a
channel while it rests after a refusal, or a request for it is on its way.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

import discord
from discord.abc import Messageable

from cogs.messages.delivery import SKEW, marked
from cogs.messages.notifying import Calling, at_table, in_cup, notified
from cogs.messages.side_messages import SideMessages, Where
from cogs.messages.threads import start_thread
from cogs.platform import permissions, request_tasks
from cogs.platform.discord_errors import Trouble, failure, outcome, retry_delay, trouble
from cogs.platform.request_budget import Rank
from cogs.platform.request_tasks import InFlight
from cogs.services import Services
from cogs.views.cup_words import Seen
from cogs.views.posting import mark as mark_of
from cogs.widgets.message_layout import Draft
from engine.hosting.service.cups import AGAIN, StoredCup, ThreadUnavailable
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session

log = logging.getLogger("poeppel.cup_threads")

T = TypeVar("T")

ROUNDS, TABLES = 8, 32
"""More than a cup has, and a round."""


class CupThreads:
    """The threads of the cups at home here."""

    def __init__(self, services: Services, beside: SideMessages) -> None:
        self.services, self.cups, self._beside = services, services.cups, beside
        self._in_flight: set[int] = set()
        """Channels with a request on its way."""
        self._rests: dict[int, float] = {}
        """By channel: the moment until which Discord wants to be left alone."""

    async def provide(self, stored: StoredCup, place: int, again: bool = False) -> int:
        """Return the thread of a table, with its people pinged there.

        *Again*, another one in place of one that was deleted.

        Raises:
            ThreadUnavailable: there can be none at present.
        """
        record, cup, mark = stored.record, stored.cup, self.services.deletions.mark()
        channel = self._channel(stored)
        texts, latest = self.services.public_texts(record.server), cup.rounds[-1]
        key = "cup-thread-final" if latest.final else "cup-thread"
        name = texts(key, cup=str(cup.id), round=len(cup.rounds), place=place)
        own = (each for each in channel.threads if each.owner_id == channel.guild.me.id)
        # Those of a former version began at no message.
        known = None if again else next((each.id for each in own if each.name == name), None)
        seated = [cup.people[each] for each in latest.tables[place - 1] if cup.people[each]]
        if known is None:
            number = ((cup.id * ROUNDS + len(cup.rounds)) * TABLES + place) * 2 + again
            where = Where(record.server, cup.id, channel.id, number, cup=True)
            known = await self._starter(stored, place, channel, where, mark)
            begins = channel.get_partial_message(known)
            await self._asked(cup.id, channel, partial(self._begun, where, begins, name))
        thread = self.services.discord.get_partial_messageable(known, guild_id=record.server)
        nonce = f"seats-{cup.id}-{len(cup.rounds)}-{place}{'+' * again}"
        calling = in_cup(record.server, cup.live, mark)
        where = Where(record.server, cup.id, known, 0, cup=True)
        await self._ping(thread, "cup-seats", seated, nonce, calling, where)
        return known

    async def call_to_seat(self, session: Session, person: int) -> None:
        """Ping a person in the thread of their new seat."""
        server, channel = session.record.server, session.record.channel
        thread = self.services.discord.get_partial_messageable(channel, guild_id=server)
        calling = at_table(session, self.services.deletions.mark())
        nonce = f"seats-{session.record.id}-{person % 10**6}"
        where = Where(server, session.record.id, channel, 0)
        await self._ping(thread, "cup-seat-taken", [person], nonce, calling, where)

    def _channel(self, stored: StoredCup) -> discord.TextChannel:
        """Return a cup's channel, if threads can be made there.

        Raises:
            ThreadUnavailable: they cannot.
        """
        guild = self.services.discord.get_guild(stored.record.server)
        channel = guild.get_channel(stored.record.channel) if guild else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            raise ThreadUnavailable("cup-stuck" if guild is None else "cup-channel-gone")
        wanted = (*permissions.NEEDED, *permissions.NEEDED_FOR_THREADS)
        if permissions.missing(channel.permissions_for(guild.me), wanted):
            raise ThreadUnavailable("cup-no-threads")
        return channel

    async def _starter(
        self, stored: StoredCup, place: int, channel: discord.TextChannel, where: Where, mark: int
    ) -> int:
        """Return the message that a thread begins at, posted if need be."""
        cup, about = stored.cup, where.record(posting=self.services.now())
        noted = await self.services.store.message(about.kind, about.key, about.server)
        if noted is not None and noted.message is not None and not noted.closed:
            return noted.message
        found, seated = list[int](), cup.rounds[-1].tables[place - 1]
        people, known = [cup.people[each] for each in seated if cup.people[each]], noted
        try:
            noted = await self._beside.noted(noted or about, people, mark)
        except Refused as refused:  # one that names a deleted person has to go first
            raise ThreadUnavailable("cup-stuck") from refused
        if known is not None:
            begins = self.services.discord.get_partial_messageable(channel.id)
            since = datetime.fromtimestamp(noted.posting - SKEW, UTC)
            call = partial(request_tasks.call, rank=Rank.BOARD)
            look = partial(marked, self.services, begins, mark_of(where.number), since, call)
            found = await self._asked(cup.id, channel, look)
        if not found:
            nonce = f"{mark_of(where.number)}-{round(noted.posting * 1000)}"
            found = [await self._posted(stored, place, channel, mark_of(where.number), nonce)]
        await self._beside.arrived(noted, max(found))
        return max(found)

    async def _posted(
        self, stored: StoredCup, place: int, channel: discord.TextChannel, mark: int, nonce: str
    ) -> int:
        """Post the message that a thread begins at."""
        cup, texts = stored.cup, self.services.public_texts(stored.record.server)
        latest = cup.rounds[-1]
        people, _ = await self.services.members.naming(
            channel.guild,
            lambda names: Seen(stored, {}, "", texts, names).people(latest.tables[place - 1]),
        )
        key = "cup-starts-final" if latest.final else "cup-starts"
        view, _ = Draft((texts(key, place=place, people=people),), mark=mark).message([])
        nobody = discord.AllowedMentions.none()

        def send() -> Awaitable[discord.Message]:
            sending = channel.send(view=view, nonce=nonce, allowed_mentions=nobody)
            return request_tasks.call(sending, Rank.BOARD)

        return (await self._asked(cup.id, channel, send)).id

    async def _begun(self, where: Where, begins: discord.PartialMessage, name: str) -> None:
        """Begin a thread; where its message is gone, another is posted later."""
        error = await failure(start_thread(begins, name))
        if error is not None and trouble(error) is Trouble.MESSAGE_GONE:
            await self._beside.arrived(where.record(), None)
        if error is not None:
            raise error

    async def _asked(
        self, cup: int, channel: discord.TextChannel, ask: Callable[[], Awaitable[T]]
    ) -> T:
        """Return the result of a channel's only request at present.

        Raises:
            ThreadUnavailable: it failed, is on its way, or the channel rests.
        """
        rests = self._rests.get(channel.id, 0.0) - self.services.now()
        if rests > 0 or channel.id in self._in_flight:
            raise ThreadUnavailable("cup-stuck", max(rests, AGAIN))
        made = await outcome(ask())
        if not isinstance(made, Exception):
            return made
        log.warning("cup %s: no thread: %s", cup, trouble(made).value)
        if isinstance(made, InFlight):
            self._in_flight.add(channel.id)
            made.on_done(lambda _: self._landed(cup, channel.id))
        wait = retry_delay(made) or 0.0
        self._rests[channel.id] = self.services.now() + wait
        raise ThreadUnavailable("cup-stuck", max(wait, AGAIN)) from made

    def _landed(self, cup: int, channel: int) -> None:
        """Go on with a cup once a slow request has its answer."""
        self._in_flight.discard(channel)
        self.cups.ask(cup)

    async def _ping(
        self,
        thread: Messageable,
        key: str,
        people: Sequence[int],
        nonce: str,
        calling: Calling,
        where: Where,
    ) -> None:
        """Ping people in a thread, once, and note that."""
        called = await notified(self.services, people, calling)
        if not called.people:
            return
        texts = self.services.public_texts(calling.server)
        named = texts.joined("between-items", (f"<@{each}>" for each in called.people))
        said = texts(key, people=named, person=named)
        sending = thread.send(said, nonce=nonce, allowed_mentions=called.allowed)
        sent = await outcome(request_tasks.call(sending, Rank.BOARD))
        if isinstance(sent, Exception):
            log.info("people of a cup were not called: %s", trouble(sent).value)
            return
        await self._beside.told(where._replace(number=sent.id), called.people, calling.mark)
