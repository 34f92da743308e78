"""Cup threads: one for each table, and the pings there.

The message that a thread begins at names the table and its people. It is known by its mark, so that no end
of the process doubles it. Nothing is asked of a channel while it rests after a refusal, or a request for it is on
its way.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

import discord
from discord.abc import Messageable

from cogs.messages.delivery import SEEN, SKEW
from cogs.messages.notifying import Calling, at_table, in_cup, notified
from cogs.messages.side_messages import SideMessages, Where
from cogs.messages.threads import start_thread
from cogs.platform import permissions, request_tasks
from cogs.platform.discord_errors import Trouble, outcome, retry_delay, trouble
from cogs.platform.lru_maps import LruMap
from cogs.platform.request_budget import Rank
from cogs.platform.request_tasks import InFlight
from cogs.services import Services
from cogs.views.cup_words import Seen
from cogs.widgets.message_layout import Draft
from engine.hosting.service.cups import AGAIN, StoredCup, ThreadUnavailable
from engine.hosting.state.session import Session

log = logging.getLogger("poeppel.cup_threads")

T = TypeVar("T")

MARK = 213 * 10**7
"""What is added to the number of a cup's table, beyond the marks of cups."""
ROUNDS, TABLES = 8, 32
"""More than a cup has, and a round."""


class CupThreads:
    """The threads of the cups at home here."""

    def __init__(self, services: Services, beside: SideMessages) -> None:
        self.services, self.cups, self._beside = services, services.cups, beside
        self._starters: LruMap[tuple[int, int], dict[int, int]] = LruMap()
        """By cup and round: the messages that threads begin at, by mark."""
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
            known = await self._starter(stored, place, again, channel)
            begins = channel.get_partial_message(known)
            where = Where(record.server, cup.id, channel.id, known, cup=True)
            await self._beside.told(where, seated, mark)
            await self._asked(cup.id, channel, partial(start_thread, begins, name))
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
        self, stored: StoredCup, place: int, again: bool, channel: discord.TextChannel
    ) -> int:
        """Return the message that a thread begins at, posted if need be."""
        cup, texts = stored.cup, self.services.public_texts(stored.record.server)
        latest = cup.rounds[-1]
        number = ((cup.id * ROUNDS + len(cup.rounds)) * TABLES + place) * 2 + again
        mark = MARK + number % 10**7
        known = await self._posted(stored, channel)
        if mark not in known:
            people, _ = await self.services.members.naming(
                channel.guild,
                lambda names: Seen(stored, {}, "", texts, names).people(latest.tables[place - 1]),
            )
            key = "cup-starts-final" if latest.final else "cup-starts"
            view, _ = Draft((texts(key, place=place, people=people),), mark=mark).message([])
            nobody = discord.AllowedMentions.none()
            nonce = f"{mark}-{int(latest.at)}"

            def send() -> Awaitable[discord.Message]:
                sending = channel.send(view=view, nonce=nonce, allowed_mentions=nobody)
                return request_tasks.call(sending, Rank.BOARD)

            known[mark] = (await self._asked(cup.id, channel, send)).id
        return known[mark]

    async def _posted(self, stored: StoredCup, channel: discord.TextChannel) -> dict[int, int]:
        """Return the messages that a round's threads begin at, by mark."""
        cup = stored.cup
        key = cup.id, len(cup.rounds)
        if (known := self._starters.get(key)) is None:
            since = datetime.fromtimestamp(cup.rounds[-1].at - SKEW, UTC)

            def look() -> Awaitable[list[discord.Message]]:
                return request_tasks.call(request_tasks.seen(channel, SEEN, since), Rank.BOARD)

            seen, user = await self._asked(cup.id, channel, look), self.services.discord.user
            parts = [
                (part, each.id) for each in seen if each.author == user for part in each.components
            ]
            known = {getattr(part, "id", None) or 0: message for part, message in parts}
        self._starters[key] = known
        return known

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
        if trouble(made) is Trouble.MESSAGE_GONE:  # one that a thread was to begin at
            self._starters.clear()
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
