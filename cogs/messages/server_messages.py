"""Server messages: those that belong to no table, as podiums and cups.

An adapter says which are outdated, what each shows, and where.  Here is the rest: a message is noted as a
board is (`cogs.messages.delivery`), so that no end of the process doubles or loses it; one that is deleted
is posted again while that is wanted; one that its channel refuses rests for a week.
"""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Hashable
from contextlib import suppress
from types import MappingProxyType
from typing import Any, ClassVar, TypeVar

from cogs.messages.delivery import Delivery, DesiredMessage, MessageAdapter
from cogs.platform import permissions
from cogs.platform.discord_errors import UNREACHED, Trouble, trouble
from cogs.platform.names import LruMap
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
"""Seconds for which an attempt is awaited."""

WEEK = 7 * DAY
"""Seconds for which a channel is left in peace that has refused a message."""


class Gone(Exception):
    """The message was deleted meanwhile, with its server."""


class ServerMessages(MessageAdapter[Key]):
    """The server messages of one kind, of the servers at home here."""

    unknown_content = MappingProxyType({"shows": ""})
    named: ClassVar[str]
    """The format of a key in the log."""
    apart: ClassVar[float] = 0.0
    """Seconds between two edits of a message."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._asked: dict[Key, float] = {}
        """By message to be shown: the earliest moment after a failure, by the loop's clock."""
        self._edited: LruMap[Key, float] = LruMap()
        self._showing: LruMap[Key, object] = LruMap()
        """By message: what it shows, as far as this process knows."""
        self._unnamed: set[Key] = set()
        """Messages with people whose names Discord did not tell for now."""
        self._tried: dict[Key, asyncio.Event] = {}
        """By message to be shown: set after the attempt."""
        self._wake, self._look = asyncio.Event(), 0.0

    @abstractmethod
    async def outdated(self) -> list[Key]:
        """Return the messages behind the store, but for refused ones."""

    @abstractmethod
    async def load(self, key: Key) -> MessageRecord | None:
        """Return the stored record of a message, if any."""

    @abstractmethod
    async def desired(self, key: Key, record: MessageRecord) -> DesiredMessage | None:
        """Return the desired message; None: it rests."""

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

    def ask(self, key: Key) -> None:
        """Show a message soon."""
        self._asked.setdefault(key, 0.0)
        self._wake.set()

    async def attempt(self, key: Key) -> None:
        """Show a message soon, and wait for the attempt."""
        tried = self._tried.setdefault(key, asyncio.Event())
        self.ask(key)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await tried.wait()

    def hurry(self) -> None:
        """Look for outdated messages at once."""
        self._look = 0.0
        self._wake.set()

    def pause(self) -> float:
        """Return the seconds until the next look for outdated messages."""
        return AGAIN

    async def run(self) -> None:
        """Show messages as they change; first those behind the store."""
        loop, self._look = asyncio.get_running_loop(), 0.0
        while True:
            self._wake.clear()
            if look := self._look <= loop.time():  # others may have changed what is stored
                self._look = loop.time() + self.pause()
            await self.round(look)
            wait = min((self._look, *map(self._earliest, self._asked))) - loop.time()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, wait)):
                    await self._wake.wait()

    async def round(self, look: bool = True) -> None:
        """Show the asked messages, and after a *look* the outdated ones."""
        for key in {*await self.outdated(), *self._unnamed} if look else ():
            self._asked.setdefault(key, 0.0)
        now = asyncio.get_running_loop().time()
        for key in [key for key in self._asked if self._earliest(key) <= now]:
            del self._asked[key]
            tried = self._tried.pop(key, None)
            await self._show(key)
            if tried is not None:
                tried.set()

    async def failed(self, key: Key, what: Trouble) -> None:
        """Leave a channel in peace that refuses the message."""
        if not what.passes:
            log.warning("%s: rests for a week", self.named.format(key))
            await self.note(key, refused=self.services.now())

    def _earliest(self, key: Key) -> float:
        return max(self._asked[key], self._edited.get(key, 0.0) + self.apart)

    async def _show(self, key: Key) -> None:
        """Post or edit a message."""
        if self.apart:
            self._edited[key] = asyncio.get_running_loop().time()
        with suppress(Gone, Refused):
            try:
                await self._update(key)
            except UNREACHED as error:
                what = trouble(error)
                name = self.named.format(key)
                log.warning("%s: not shown: %s (%s)", name, what.value, error)
                await self.failed(key, what)

    async def _update(self, key: Key) -> None:
        """Bring a message up to date."""
        record = await self.record(key)
        known = self.services.discord.get_guild(record.server) is not None
        desired = await self.desired(key, record) if known else None
        if desired is None:
            return
        noted, shows = desired.noted, desired.draft.shows
        (self._unnamed.discard if desired.named else self._unnamed.add)(key)
        if not (desired.named or desired.due or noted.remains):
            return  # what it shows may have more names
        showing = self._showing.pop(key, None)
        if desired.due or noted.remains or showing != shows:
            desired.due, posts = True, noted.posting > 0 or not desired.last
            if posts and permissions.lacking(self.services.discord, record.server, noted.channel):
                await self.failed(key, Trouble.FORBIDDEN)
                return
            await Delivery(self, key, desired).deliver()
        self._showing[key] = shows
