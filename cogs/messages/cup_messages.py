"""Cup messages: one per cup, posted again for each round.

It is noted as a board is (`cogs.messages.delivery`), and edited at most every few seconds.  Threads for
the tables of a round are made here, too: one that a lost answer left behind is known by its name.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, Literal

import discord

import render
from cogs.messages.delivery import Delivery, DesiredMessage, MessageAdapter
from cogs.platform import permissions, request_tasks
from cogs.platform.discord_errors import UNREACHED, Trouble, failure, outcome, trouble
from cogs.platform.limits import THREAD_NAME, cut
from cogs.platform.request_tasks import Rank
from cogs.services import Services
from cogs.views import cups as views
from cogs.views.cups import Seen
from cogs.widgets.message_layout import mentions
from data.records import CupRecord
from data.shipped.texts import Texts
from engine.hosting.cups import cup as cups
from engine.hosting.cups.events import NOBODY
from engine.hosting.service.cups import StoredCup, ThreadUnavailable
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import DAY
from render import THEMES

log = logging.getLogger("poeppel.cup_messages")

APART = 5.1
"""Seconds between two edits of a cup's message."""
AGAIN = 60.0
"""Seconds after which a message that failed is tried again."""
WEEK = 7 * DAY
"""Seconds for which a channel is left in peace that has refused the message of a cup that is over."""
LASTS: Literal[10_080] = 10_080
"""Minutes until an idle thread is archived; a week is the longest Discord offers."""


class Gone(Exception):
    """The cup was deleted meanwhile."""


class CupMessages(MessageAdapter[int]):
    """The messages of the cups at home here."""

    unknown_content = MappingProxyType({"shown": -1})

    def __init__(self, services: Services) -> None:
        self.services, self.cups = services, services.cups
        self._asked: dict[int, float] = {}
        """By cup to be shown: the earliest moment, by the loop's clock."""
        self._edited: dict[int, float] = {}
        self._showing: dict[int, object] = {}
        """By cup: what its message shows, as far as this process knows."""
        self._wake = asyncio.Event()
        self._hurried = False
        self.cups.listeners.append(self.ask)
        self.cups.provide_thread = self.provide_thread
        self.cups.call = self.call_to_seat

    def ask(self, cup: int) -> None:
        """Show a cup soon."""
        now = asyncio.get_running_loop().time()
        self._asked.setdefault(cup, max(now, self._edited.get(cup, 0.0) + APART))
        self._wake.set()

    def hurry(self) -> None:
        """Look for outdated messages at once."""
        self._hurried = True
        self._wake.set()

    async def run(self) -> None:
        """Show cups as they change; first those behind the store."""
        await self.cups.resume()
        loop, look = asyncio.get_running_loop(), 0.0
        while True:
            self._wake.clear()
            if self._hurried or look <= loop.time():  # others may have changed what is stored
                deleted, self._hurried, look = self._hurried, False, loop.time() + AGAIN
                for cup in await self.services.store.unshown_cups(self.services.now() - WEEK):
                    self.ask(cup)
                    if deleted:  # a person, of whom the cup knows nothing yet
                        self.cups.ask(cup)
            due = [cup for cup, at in self._asked.items() if at <= loop.time()]
            for cup in due:
                del self._asked[cup]
                await self._show(cup)
            wait = min((look, *self._asked.values())) - loop.time()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, wait)):
                    await self._wake.wait()

    async def record(self, key: int) -> CupRecord:
        """Return the stored record of a cup.

        Raises:
            Gone: there is none any more.
        """
        record = await self.services.store.cup(key)
        if record is None:
            raise Gone
        return record

    async def note(self, key: int, **fields: Any) -> CupRecord:
        """Store fields of a cup's message; return the record."""
        await self.services.store.change_cup(key, **fields)
        return await self.record(key)

    async def seen(self, stored: StoredCup, texts: Texts, theme: str = "") -> Seen:
        """Return a cup and its tables, in a language and a theme."""
        cup, server = stored.cup, stored.record.server
        tables = {}
        if cup.running:
            for session in await self.cups.playing(cup):
                at = session.setup.cup
                assert at is not None, "it is a cup's table"
                tables[at.place] = session
        people = [*(row.by for row in cup.acts), *cup.people.values()]
        await self.services.members.name(self.services.discord.get_guild(server), people)
        chosen = theme or (await self.services.tables.choices.read(server)).theme
        shown = chosen if chosen in THEMES else render.USUAL
        stuck = self.cups.stuck.get(cup.id, "")
        return Seen(stored, tables, stuck, texts, self.services.names, shown)

    async def _show(self, cup: int) -> None:
        """Post or edit the message of a cup."""
        loop = asyncio.get_running_loop()
        self._edited[cup] = loop.time()
        try:
            await self._update(cup)
        except (Gone, Refused):
            self._asked.pop(cup, None)
        except UNREACHED as error:
            what = trouble(error)
            log.warning("cup %s: not shown: %s (%s)", cup, what.value, error)
            await self._failed(cup, what)

    async def _failed(self, cup: int, what: Trouble) -> None:
        """Try again in a minute, but not for ever after the cup."""
        self._showing.pop(cup, None)
        record = await self.services.store.cup(cup)
        if record is None:
            return
        if record.status == "running" and what is Trouble.PLACE_GONE:  # while the bot was away
            log.info("cup %s: its channel is gone", cup)
            with suppress(Refused):
                await self.cups.act(cup, NOBODY, lambda now: cups.end(now, ""))
        if record.status == "over" and not what.passes:
            await self.services.store.change_cup(cup, refused=self.services.now())
            return
        self._asked[cup] = asyncio.get_running_loop().time() + AGAIN

    async def _update(self, cup: int) -> None:
        """Bring the message of a cup up to date."""
        stored = await self.cups.get(cup)
        record = stored.record
        if self.services.discord.get_guild(record.server) is None:
            return
        texts = self.services.public_texts(record.server)
        draft = views.message(await self.seen(stored, texts))
        anew = record.posted < record.posts
        behind = anew or record.shown < record.changes or record.posting > 0
        if not behind and self._showing.get(cup) == draft.shows and not record.remains:
            return
        if permissions.lacking(self.services.discord, record.server, record.channel):
            await self._failed(cup, Trouble.FORBIDDEN)
            return
        shows = {"shown": record.changes, "posted": record.posts}
        desired = DesiredMessage(
            record, draft, texts, Rank.BOARD, shows, due=True, anew=anew, still=True
        )
        await Delivery(self, cup, desired).deliver()
        self._showing[cup] = draft.shows

    # Threads.

    async def provide_thread(self, stored: StoredCup, place: int) -> int:
        """Return the thread of a table, with its people called there.

        Raises:
            ThreadUnavailable: there can be none at present.
        """
        record, cup = stored.record, stored.cup
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
        await self._call(stored, place, thread, texts)
        return thread.id

    async def _call(
        self, stored: StoredCup, place: int, thread: discord.Thread, texts: Texts
    ) -> None:
        """Ping the people of a table in its thread, once."""
        cup = stored.cup
        seated = cup.rounds[-1].tables[place - 1]
        people = [cup.people[each] for each in seated if cup.people[each]]
        named = texts.joined("between-items", (f"<@{each}>" for each in people))
        nonce = f"seats-{cup.id}-{len(cup.rounds)}-{place}"
        await _ping(thread, texts("cup-seats", people=named), nonce, people)

    async def call_to_seat(self, session: Session, person: int) -> None:
        """Ping a person in the thread of their new seat."""
        server, channel = session.record.server, session.record.channel
        thread = self.services.discord.get_partial_messageable(channel, guild_id=server)
        said = self.services.public_texts(server)("cup-seat-taken", person=f"<@{person}>")
        await _ping(thread, said, f"seats-{session.record.id}-{person % 10**6}", [person])


async def _ping(
    thread: discord.abc.Messageable, said: str, nonce: str, people: Sequence[int]
) -> None:
    """Ping people in a thread, where their board does so later."""
    sending = thread.send(said, nonce=nonce, allowed_mentions=mentions(people))
    if error := await failure(request_tasks.call(sending, Rank.BOARD)):
        log.info("people of a cup were not called: %s", trouble(error).value)
