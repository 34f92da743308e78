"""Cup messages: one per cup, posted again for each round.

It is edited at most every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from msgspec import structs

import render
from cogs.messages.cup_threads import CupThreads
from cogs.messages.delivery import DesiredMessage
from cogs.messages.notifying import in_cup
from cogs.messages.server_messages import AGAIN, WEEK, ServerMessages
from cogs.messages.side_messages import SideMessages
from cogs.platform.discord_errors import Trouble
from cogs.platform.request_budget import Rank
from cogs.services import Services
from cogs.views import cups as views
from cogs.views.cup_words import Seen
from cogs.widgets.message_layout import Draft
from data.records import MessageRecord
from data.shipped.texts import Texts
from data.store.errors import DamagedTable
from engine.hosting.cups import acts
from engine.hosting.cups.cup import Cup
from engine.hosting.cups.events import NOBODY
from engine.hosting.service.cups import StoredCup
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from render import THEMES

log = logging.getLogger("poeppel.cup_messages")

APART = 5.1
"""Seconds between two edits of a cup's message."""


class CupMessages(ServerMessages[int]):
    """The messages of the cups at home here."""

    named, rank, apart = "cup {}", Rank.BOARD, APART

    def __init__(self, services: Services, beside: SideMessages) -> None:
        super().__init__(services)
        self.cups = services.cups
        self.cups.listeners.append(self.changed)
        self.threads = CupThreads(services, beside)
        self.cups.provide_thread = self.threads.provide
        self.cups.provide_another = partial(self.threads.provide, again=True)
        self.cups.call = self.threads.call_to_seat
        self.cups.absent = services.members.absent
        self._deleted = False
        """Whether a person was deleted, of whose cups the log knows nothing yet."""

    def look(self) -> None:
        """Look for outdated messages, and at their cups, at once."""
        self._deleted = True
        super().look()

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

    async def load(self, key: int) -> MessageRecord | None:
        """Return the record of a cup's message, if any."""
        return await self.services.store.message("cup", str(key))

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
        opened = await self.cups.rounds.opened(cup) if cup.running else []
        tables = {at.place: session for session in opened if (at := session.setup.cup)}
        chosen = theme or (await self.services.tables.choices.read(server)).theme
        shown = chosen if chosen in THEMES else render.USUAL
        stuck = self.cups.stuck.get(cup.id, "")
        gone = frozenset(self.services.members.gone(server))
        final = await self._final(cup) if cup.over else None
        names = self.services.names
        return Seen(stored, tables, stuck, texts, names, shown, gone=gone, final=final)

    async def _final(self, cup: Cup) -> Session | None:
        """Return the table of a played final, while it can be read."""
        if cup.final_result is None:
            return None
        found = await self.services.store.cup_tables(cup.id)
        with suppress(Refused, DamagedTable):
            session = await self.services.tables.read(found.get((len(cup.rounds), 1), 0))
            if session.result is None and session.record.status == "ended":
                rows = await self.services.store.log(session.record.id)
                await asyncio.to_thread(session.count, rows)
            return session
        return None

    async def wanted(self, key: int, record: MessageRecord) -> DesiredMessage:
        """Return the message, a new one at each step of the cup."""
        mark, stored = self.services.deletions.mark(), await self.cups.get(key)
        texts, cup = self.services.public_texts(record.server), stored.record
        anew, shows = record.posted_for < cup.posts, str(cup.changes)
        draft, named = await self.draft(stored, texts, views.message)
        return DesiredMessage(
            record,
            draft,
            texts,
            self.rank,
            {"shows": shows},
            due=anew or record.shows != shows or record.posting > 0,
            anew=anew,
            posted_for={"posted_for": cup.posts},
            still=True,
            named=named,
            calling=in_cup(record.server, stored.cup.live, mark),
        )

    async def place_gone(self, cup: int) -> None:
        """End a cup without its channel, with the standings so far."""
        log.info("cup %s: its channel is gone", cup)
        with suppress(Refused):
            await self.cups.act(cup, NOBODY, lambda now: acts.end(now, ""))

    async def refused(self, key: int, what: Trouble) -> float | None:
        """Try again in a minute, but not for ever after the cup."""
        if what is Trouble.PLACE_GONE:
            await self.place_gone(key)
        if (await self.cups.get(key)).record.status == "over":
            return await super().refused(key, what)
        return AGAIN
