"""Cup messages: one per cup, posted again for each round.

It is edited at most every few seconds.  Threads for the tables of a round are made here, too: one that a
lost answer left behind is known by its name.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Literal

import discord
from discord.abc import Messageable
from msgspec import structs

import render
from cogs.messages.delivery import DesiredMessage
from cogs.messages.notifying import Calling, at_table, in_cup, notified
from cogs.messages.server_messages import AGAIN, WEEK, ServerMessages
from cogs.platform import permissions, request_tasks
from cogs.platform.discord_errors import Trouble, failure, outcome, trouble
from cogs.platform.limits import THREAD_NAME, cut
from cogs.platform.members import Found
from cogs.platform.request_tasks import Rank
from cogs.services import Services
from cogs.views import cups as views
from cogs.views.cup_words import Seen
from cogs.widgets.message_layout import Draft
from data.records import CupRecord
from data.shipped.texts import Texts
from engine.hosting.cups import cup as cups
from engine.hosting.cups.events import NOBODY
from engine.hosting.service.cups import StoredCup, ThreadUnavailable
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from render import THEMES

log = logging.getLogger("poeppel.cup_messages")

APART = 5.1
"""Seconds between two edits of a cup's message."""
LASTS: Literal[10_080] = 10_080
"""Minutes until an idle thread is archived; a week is the longest Discord offers."""


class CupMessages(ServerMessages[int, CupRecord]):
    """The messages of the cups at home here."""

    named, apart = "cup {}", APART

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.cups = services.cups
        self.cups.listeners.append(self.ask)
        self.cups.provide_thread = self.provide_thread
        self.cups.call = self.call_to_seat
        self.cups.absent = self.absent
        self._deleted = False
        """Whether a person was deleted, of whose cups the log knows nothing yet."""

    def hurry(self) -> None:
        """Look for outdated messages, and at their cups, at once."""
        self._deleted = True
        super().hurry()

    async def run(self) -> None:
        """Show cups as they change, and take up those that run."""
        await self.cups.resume()
        await super().run()

    async def outdated(self) -> list[int]:
        """Return the cups with messages behind the store."""
        deleted, self._deleted = self._deleted, False
        found = await self.services.store.unshown_cups(self.services.now() - WEEK)
        for cup in found if deleted else ():
            self.cups.ask(cup)
        return found

    async def load(self, key: int) -> CupRecord | None:
        """Return a cup's record, if it is stored."""
        return await self.services.store.cup(key)

    async def save(self, key: int, **fields: Any) -> None:
        """Store fields of a cup's message."""
        await self.services.store.change_cup(key, **fields)

    async def draft(
        self, stored: StoredCup, texts: Texts, make: Callable[[Seen], Draft], theme: str = ""
    ) -> tuple[Draft, bool]:
        """Return a draft about a cup, and whether Discord told its names."""
        seen = await self._seen(stored, texts, theme)
        guild = self.services.discord.get_guild(stored.record.server)
        return await self.services.members.naming(
            guild, lambda names: make(structs.replace(seen, names=names))
        )

    async def _seen(self, stored: StoredCup, texts: Texts, theme: str) -> Seen:
        """Return a cup and its tables, in a language and a theme."""
        cup, server = stored.cup, stored.record.server
        playing = await self.cups.playing(cup) if cup.running else []
        tables = {at.place: session for session in playing if (at := session.setup.cup)}
        chosen = theme or (await self.services.tables.choices.read(server)).theme
        shown = chosen if chosen in THEMES else render.USUAL
        stuck = self.cups.stuck.get(cup.id, "")
        gone = frozenset(self.services.members.gone(server))
        return Seen(stored, tables, stuck, texts, self.services.names, shown, gone=gone)

    async def desired(self, record: CupRecord) -> DesiredMessage:
        """Return the message, a new one at each step of the cup."""
        mark, stored = self.services.deletions.mark(), await self.cups.get(record.id)
        record, texts = stored.record, self.services.public_texts(record.server)
        anew = record.posted < record.posts
        draft, named = await self.draft(stored, texts, views.message)
        return DesiredMessage(
            record,
            draft,
            texts,
            Rank.BOARD,
            {"shown": record.changes, "posted": record.posts},
            due=anew or record.shown < record.changes or record.posting > 0,
            anew=anew,
            still=True,
            named=named,
            calling=in_cup(record.server, stored.cup.live, mark),
        )

    async def failed(self, key: int, what: Trouble) -> None:
        """Try again in a minute, but not for ever after the cup."""
        if what is Trouble.PLACE_GONE:  # while the bot was away
            log.info("cup %s: its channel is gone", key)
            with suppress(Refused):
                await self.cups.act(key, NOBODY, lambda now: cups.end(now, ""))
        if not what.passes and (await self.record(key)).status == "over":
            await super().failed(key, what)
        else:
            self._asked[key] = asyncio.get_running_loop().time() + AGAIN

    async def absent(self, server: int, people: Sequence[int]) -> frozenset[int]:
        """Return the people that cannot play on a server: gone, or bots."""
        guild = self.services.discord.get_guild(server)
        found = await self.services.members.asked(guild, people) if guild else {}
        return frozenset(each for each, one in found.items() if one is not Found.HERE)

    # Threads.

    async def provide_thread(self, stored: StoredCup, place: int) -> int:
        """Return the thread of a table, with its people called there.

        Raises:
            ThreadUnavailable: there can be none at present.
        """
        record, cup, mark = stored.record, stored.cup, self.services.deletions.mark()
        guild = self.services.discord.get_guild(record.server)
        channel = guild.get_channel(record.channel) if guild else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            raise ThreadUnavailable("cup-stuck" if guild is None else "cup-channel-gone")
        wanted = (*permissions.NEEDED, *permissions.NEEDED_FOR_THREADS)
        if permissions.missing(channel.permissions_for(guild.me), wanted):
            raise ThreadUnavailable("cup-no-threads")
        texts, final = self.services.public_texts(record.server), cup.rounds[-1].final
        key = "cup-thread-final" if final else "cup-thread"
        name = cut(texts(key, cup=str(cup.id), round=len(cup.rounds), place=place), THREAD_NAME)
        own = (each for each in channel.threads if each.owner_id == guild.me.id)
        thread = next((each for each in own if each.name == name), None)
        if thread is None:
            making = channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=LASTS
            )
            made = await outcome(request_tasks.call(making, Rank.BOARD))
            if isinstance(made, Exception):
                log.warning("cup %s: no thread: %s", cup.id, trouble(made).value)
                raise ThreadUnavailable("cup-stuck") from made
            thread = made
        await self._call(stored, place, thread, mark)
        return thread.id

    async def _call(self, stored: StoredCup, place: int, thread: Messageable, mark: int) -> None:
        """Ping the people of a table in its thread, once."""
        cup = stored.cup
        seated = cup.rounds[-1].tables[place - 1]
        people = [cup.people[each] for each in seated if cup.people[each]]
        nonce = f"seats-{cup.id}-{len(cup.rounds)}-{place}"
        calling = in_cup(stored.record.server, cup.live, mark)
        await self._ping(thread, "cup-seats", people, nonce, calling)

    async def call_to_seat(self, session: Session, person: int) -> None:
        """Ping a person in the thread of their new seat."""
        server, channel = session.record.server, session.record.channel
        thread = self.services.discord.get_partial_messageable(channel, guild_id=server)
        calling = at_table(session, self.services.deletions.mark())
        nonce = f"seats-{session.record.id}-{person % 10**6}"
        await self._ping(thread, "cup-seat-taken", [person], nonce, calling)

    async def _ping(
        self, thread: Messageable, key: str, people: Sequence[int], nonce: str, calling: Calling
    ) -> None:
        """Ping people in a thread, where their board does so later."""
        called = await notified(self.services, people, calling)
        if not called.people:
            return
        texts = self.services.public_texts(calling.server)
        named = texts.joined("between-items", (f"<@{each}>" for each in called.people))
        said = texts(key, people=named, person=named)
        sending = thread.send(said, nonce=nonce, allowed_mentions=called.allowed)
        if error := await failure(request_tasks.call(sending, Rank.BOARD)):
            log.info("people of a cup were not called: %s", trouble(error).value)
