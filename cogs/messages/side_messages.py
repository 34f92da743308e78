"""Side messages: messages beside the board that name people.

Such a message is noted before it is sent, with the people that it names, and carries the number of its
interaction as the id of a component.  It goes with the data of any of them: what may have arrived is looked
for by that id then.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import discord
from msgspec import structs

from cogs.messages.delivery import SEEN, SKEW, DesiredMessage, hand_mark, marked
from cogs.messages.server_messages import AGAIN, ServerMessages
from cogs.platform import request_tasks
from cogs.platform.discord_errors import Trouble, outcome, trouble
from cogs.platform.request_budget import Rank
from cogs.platform.work_queue import STRAY
from cogs.services import Services
from cogs.views.posting import mark as mark_of
from cogs.widgets.message_layout import Draft
from data.records import MessageRecord
from data.store.errors import StoreError
from engine.hosting.service.locks import KeyedLocks
from engine.hosting.state.refusals import Refused

log = logging.getLogger("poeppel.side_messages")

POSTS = 12
"""How much a person may post of one game."""
UPLOAD = 10.0
"""Seconds for which a film may be on its way."""

Send: TypeAlias = Callable[[], Awaitable[discord.Message]]
Call: TypeAlias = Callable[[Awaitable[Any]], Awaitable[Any]]
"""Makes a request, in bounded time."""


class Where(NamedTuple):
    """The place of a side message."""

    server: int
    owner: int
    """The table that it is about, or the cup, where it has no table yet."""
    channel: int
    number: int
    """Of the interaction that it is sent for; of itself, where it is noted afterwards."""
    cup: bool = False

    def record(self, **fields: object) -> MessageRecord:
        """Return the record of the message."""
        table = 0 if self.cup else self.owner
        key = f"{self.owner}-{self.number}"
        about = {"server": self.server, "channel": self.channel, "table": table, **fields}
        return MessageRecord(kind="beside", key=key, **about)  # type: ignore[arg-type]


class SideMessages(ServerMessages[int]):
    """The side messages of the servers here, by number of their record.

    Nothing is to be done for one that is wanted.
    """

    named, rank = "side message {}", Rank.REST
    unknown_content = MappingProxyType({})

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._posting: KeyedLocks[tuple[int, int]] = KeyedLocks()
        """Of tables and persons."""

    async def outdated(self) -> list[int]:
        """Return the messages that have to go."""
        return await self.services.store.closed_messages()

    async def load(self, key: int) -> MessageRecord | None:
        """Return the record of a message, if any."""
        return await self.services.store.numbered_message(key)

    async def desired(self, key: int, doubted: bool) -> DesiredMessage | None:
        """Return the end of a closed message; None for others."""
        del doubted
        record = await self.record(key)
        if not record.closed:
            return None
        left = record.posting + STRAY - self.services.now()
        if record.kind == "ping" and record.posting:  # a text, which bears no mark
            lost = await lost_pings(self.services, record, partial(self.call, key, rank=self.rank))
            record = await self.note(key, remains=sorted({*record.remains, *lost}))
            record = structs.replace(record, posting=0.0)

        async def done(tidy: bool) -> None:
            if 0 < left <= STRAY:  # one that was given up may still arrive
                self.again(key, left)
            elif tidy:
                await self.services.store.drop_message(await self.record(key))

        texts = self.services.public_texts(record.server)
        draft = Draft((), mark=_mark(record))
        return DesiredMessage(record, draft, texts, self.rank, {}, due=True, closed=True, done=done)

    async def wanted(self, key: int, record: MessageRecord) -> DesiredMessage | None:
        """Return None: `desired` says all."""
        del key, record
        return None

    async def refused(self, key: int, what: Trouble) -> float | None:
        """Try again in a minute."""
        log.info("%s stays for now: %s", self.name(key), what.value)
        return AGAIN

    async def post(
        self, where: Where, by: tuple[int, str], people: Collection[int], mark: int, begin: Send
    ) -> None:
        """Send a person's post once; it may name other *people*.

        They are named as known at a *mark*.

        *by* is the person, and the words for the post.

        Raises:
            Refused: they have posted that already, or too much, or someone in it was deleted.
            StoreError: it cannot be noted.
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived; then it
                is looked for when they post it again.
        """
        person, shows = by
        async with self._posting.turn((where.owner, person)):
            own = await self.services.store.posts_of(where.owner, person)
            key = where.record().key
            if all(each.key != key for each in own):  # else it is tried again
                if any(each.shows == shows for each in own):
                    raise Refused("post-twice")
                if len(own) >= POSTS:
                    raise Refused("post-enough")
            await self._note(where, {person, *people}, mark, by)
        await self._sent_once(where, begin, Rank.REST, UPLOAD)

    async def pending(self, table: int, person: int, shows: str) -> MessageRecord | None:
        """Return a person's post of unknown fate, after a look for it.

        If it turns up, it is noted.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError: it is not known now.
        """
        for each in await self.services.store.posts_of(table, person):
            if each.shows == shows and each.posting:
                place = self.services.discord.get_partial_messageable(each.channel)
                since = datetime.fromtimestamp(each.posting - SKEW, UTC)
                call = partial(request_tasks.call, rank=Rank.REST)
                found = await marked(self.services, place, mark_of(number_of(each)), since, call)
                if not found:
                    return each
                await self.arrived(each, found[0])
        return None

    async def tell(
        self, where: Where, people: Collection[int], mark: int, rank: Rank, begin: Send
    ) -> discord.Message | None:
        """Send a message about a table that names *people*, if recordable.

        They are named as known at a *mark*; if any was deleted since, nothing is sent.

        Returns:
            The message, if it is known to have arrived.

        Raises:
            discord.DiscordException: Discord refused it.
        """
        try:
            await self._note(where, people, mark)
        except (StoreError, Refused) as error:
            log.warning("table %s: not said, as it cannot be noted: %s", where.owner, error)
            return None
        message = await outcome(self._sent_once(where, begin, rank, request_tasks.TIMEOUT))
        if not isinstance(message, Exception):
            return message
        if not trouble(message).may_arrive:
            raise message
        log.info("table %s: is it said? %s", where.owner, trouble(message).value)
        return None

    async def told(self, where: Where, people: Collection[int], mark: int) -> None:
        """Note a message that is there.

        It goes if any of *people* was deleted after a *mark*.
        """
        gone = self.services.deletions.since(mark, people)
        record = where.record(message=where.number, closed=bool(gone))
        kept = await self.services.store.keep_message(record, set(people) - gone)
        await self._forget(self.services.deletions.since(mark, people) - gone)
        if kept.closed:
            self.ask(kept.id)

    async def _note(
        self, where: Where, people: Collection[int], mark: int, by: tuple[int, str] = (0, "")
    ) -> None:
        """Note a message of a table before it is sent."""
        own, shows = by
        record = where.record(posting=self.services.now(), shows=shows)
        await self.noted(record, people, mark, own)

    async def noted(
        self, record: MessageRecord, people: Collection[int], mark: int, own: int = 0
    ) -> MessageRecord:
        """Note a message before it is sent; *own* posts it.

        Raises:
            Refused: a person in it was deleted after a *mark*; it is not to be sent.
        """
        self.services.deletions.check(mark, people)
        kept = await self.services.store.keep_message(record, people, own)
        await self._forget(self.services.deletions.since(mark, people))  # while it was stored
        self.services.deletions.check(mark, people)
        if kept.closed:
            raise Refused("deleted-meanwhile")
        return kept

    async def _forget(self, people: Collection[int]) -> None:
        """Have messages go that were noted with people being deleted."""
        for person in people:
            await self.services.store.close_messages(person)
            self.look()

    async def _sent_once(
        self, where: Where, begin: Send, rank: Rank, within: float
    ) -> discord.Message:
        """Send a recorded message, and record its id or its refusal."""
        message = await outcome(request_tasks.call(begin(), rank, within))
        if not isinstance(message, Exception):
            await self._arrived(where, message.id)
            return message
        if not trouble(message).may_arrive:
            await self._arrived(where, None)
        elif isinstance(message, request_tasks.InFlight):
            message.on_done(partial(self._landed, where))
        raise message

    def _landed(self, where: Where, task: asyncio.Task[discord.Message]) -> None:
        if task.exception() is None:
            request_tasks.begin(self._arrived(where, task.result().id), Rank.ANSWER)

    async def _arrived(self, where: Where, message: int | None) -> None:
        """Record the id of a sent message; None if it was refused."""
        try:
            await self.arrived(where.record(), message)
        except (StoreError, Refused) as error:
            log.warning(
                "table %s: to be looked for where a person is named: %s", where.owner, error
            )

    async def arrived(
        self, record: MessageRecord, message: int | None, remains: Collection[int] = ()
    ) -> None:
        """Record the id of a sent message; None if it was refused.

        If a person whom it names has been deleted meanwhile, it has to go, with those that *remain*.
        """
        store = self.services.store
        noted = await store.message(record.kind, record.key, record.server)
        if message is None:
            if noted is not None:
                await store.drop_message(noted)
            return
        async with self.turn(noted.id if noted else 0):  # what its end has read is stored by then
            noted = await self.load(noted.id) if noted else None
            if noted is None:  # it was looked for, and had not arrived yet
                late = structs.replace(record, message=message, posting=0.0, closed=True)
                noted = await store.keep_message(structs.replace(late, remains=[*remains]), ())
            else:
                remain = sorted({*noted.remains, *remains})
                noted = await self.note(noted.id, message=message, posting=0.0, remains=remain)
        if noted.closed:
            self.ask(noted.id)


def _mark(record: MessageRecord) -> int:
    """Return a message's mark."""
    return hand_mark(record) if record.kind == "hand" else mark_of(number_of(record))


async def lost_pings(services: Services, record: MessageRecord, call: Call) -> set[int]:
    """Return a table's pings in a direct message channel, by its address.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: it is not known now.
    """
    place = services.discord.get_partial_messageable(record.channel)
    seen = await outcome(call(request_tasks.seen(place, SEEN)))
    if isinstance(seen, Exception):
        if trouble(seen).passes:
            raise seen
        return set()
    ours = [each for each in seen if each.author == services.discord.user]
    return {each.id for each in ours if _may_be(record, each)}


def _may_be(record: MessageRecord, message: discord.Message) -> bool:
    told, address, _ = message.content.partition(record.shows)
    return bool(address and re.search(rf"\b{record.table}\b", told))


def number_of(record: MessageRecord) -> int:
    """Return the number of the interaction that a message is sent for."""
    return int(record.key.rpartition("-")[2])
