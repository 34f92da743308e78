"""Server messages: those that follow the store, as podiums and cups.

A kind says which are outdated, what each shows, and where.  Here is the rest: a look for those behind the
store from time to time, and the week for which a channel is left in peace that refuses one.  They are queued and
delivered as boards are (`cogs.messages.message_queue`), so that no end of the process doubles or loses one.
"""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Callable, Hashable
from contextlib import suppress
from types import MappingProxyType
from typing import Any, ClassVar, TypeVar

from cogs.messages.delivery import DesiredMessage
from cogs.messages.message_queue import MessageQueue
from cogs.platform import permissions
from cogs.platform.discord_errors import MessageMismatch, Trouble, trouble
from cogs.platform.lru_maps import LruMap
from cogs.platform.request_budget import Rank
from cogs.services import Services
from data.records import MessageRecord
from engine.hosting.service.locks import retried
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import DAY

log = logging.getLogger("poeppel.server_messages")

Key = TypeVar("Key", bound=Hashable)

AGAIN = 60.0
"""Seconds until the next look at what is outdated."""

PATIENCE = 6.0
"""Seconds for which an attempt is awaited, by a person or by the next of many outdated messages."""

WEEK = 7 * DAY
"""Seconds for which a channel is left in peace that has refused a message."""


class Gone(Refused):
    """The message was deleted meanwhile, with its server."""

    def __init__(self) -> None:
        super().__init__("stale")


class ServerMessages(MessageQueue[Key]):
    """The server messages of one kind, of the servers at home here."""

    unknown_content = MappingProxyType({"shows": ""})
    denials = frozenset(each for each in Trouble if not each.passes)
    named: ClassVar[str]
    """The format of a key in the log."""
    rank: ClassVar[Rank]
    apart: ClassVar[float] = 0.0
    """Seconds between two edits of a message."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, lambda _: self.rank)
        self._updated: LruMap[Key, float] = LruMap()
        """When a message was last brought up to date."""
        self._showing: LruMap[Key, object] = LruMap()
        """By message: what it shows, as far as this process knows."""
        self._unnamed: set[Key] = set()
        """Messages with people whose names Discord did not tell for now."""
        self._wake = asyncio.Event()

    @abstractmethod
    async def outdated(self) -> list[Key]:
        """Return the messages behind the store, but for refused ones."""

    @abstractmethod
    async def load(self, key: Key) -> MessageRecord | None:
        """Return the stored record of a message, if any."""

    @abstractmethod
    async def wanted(self, key: Key, record: MessageRecord) -> DesiredMessage | None:
        """Return the desired message; None: it rests."""

    def name(self, key: Key) -> str:
        """Return the words for a message in the log."""
        return self.named.format(key)

    async def record(self, key: Key) -> MessageRecord:
        """Return the stored record of a message.

        Raises:
            Gone: there is none any more.
        """
        record = await self.load(key)
        if record is None:
            raise Gone
        return record

    @retried
    async def note(self, key: Key, **fields: Any) -> MessageRecord:
        """Store fields of a message; return it as it is then."""
        return await self.services.store.change_message(await self.record(key), **fields)

    def changed(self, key: Key) -> None:
        """Show a message soon, some seconds after its last edit."""
        since = asyncio.get_running_loop().time() - self._updated.get(key, -self.apart)
        self.ask_within(key, self.apart - since)

    async def attempt(self, key: Key) -> None:
        """Show a message soon, and wait for the attempt."""
        self.ask(key)
        await self.done(key, PATIENCE)

    def look(self) -> None:
        """Look for outdated messages at once."""
        self._wake.set()

    def pause(self) -> float:
        """Return the seconds until the next look for outdated messages."""
        return AGAIN

    async def run(self) -> None:
        """Look for messages behind the store, first after the start."""
        await self.round(self.resume)
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.pause()):
                    await self._wake.wait()
            self._wake.clear()  # others may have changed the stored state
            await self.round()

    async def round(self, ask: Callable[[Key], None] | None = None) -> None:
        """Show the outdated messages, one after the other."""
        for key in dict.fromkeys((*await self.outdated(), *self._unnamed)):
            (ask or self.changed)(key)
            await self.done(key, PATIENCE)

    async def desired(self, key: Key, doubted: bool) -> DesiredMessage | None:
        """Return the desired message; None if nothing is to do."""
        self._updated[key] = asyncio.get_running_loop().time()
        record = await self.record(key)
        known = self.services.discord.get_guild(record.server) is not None
        if known:  # the message is in the language that was chosen, also after a start
            await self.services.tables.choices.server(record.server)
        desired = await self.wanted(key, record) if known else None
        if desired is None:
            return None
        noted, shows = desired.noted, desired.draft.shows
        desired.due |= doubted
        (self._unnamed.discard if desired.named else self._unnamed.add)(key)
        if not (desired.named or desired.due or noted.remains):
            return None  # the names that it shows may be more
        if not (desired.due or noted.remains) and self._showing.get(key) == shows:
            return None
        desired.due = True
        posts = noted.posting > 0 or not desired.last
        if posts and permissions.lacking(self.services.discord, record.server, noted.channel):
            if (rest := await self.refused(key, Trouble.FORBIDDEN)) is not None:
                self.again(key, rest)
            return None
        self._showing.pop(key, None)

        async def done(_: bool) -> None:
            self._showing[key] = shows

        desired.done = done
        return desired

    async def failed(self, key: Key, error: Exception) -> float | None:
        """Return the delay before a retry.

        A message that stays as it was waits for a look.
        """
        rest = await super().failed(key, error)
        if isinstance(error, MessageMismatch) and super().gives_up(key):
            return self.pause()
        return rest

    def gives_up(self, key: Key) -> bool:
        """Return False: a name that has to go may be on it."""
        return False

    async def denied(self, key: Key, error: BaseException) -> float | None:
        """Leave a message alone; return the delay before a retry, if any."""
        self.claim(key)
        self._doubted.discard(key)
        with suppress(Refused):  # it is gone
            return await self.refused(key, trouble(error))
        return None

    async def refused(self, key: Key, what: Trouble) -> float | None:
        """Leave a channel in peace that refuses the message."""
        log.warning("%s: rests for a week: %s", self.name(key), what.value)
        await self.note(key, refused=self.services.now())
        return None
