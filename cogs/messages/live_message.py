"""Live messages: boards and hands, which answer the clicks on them.

A click takes the message's turn in the queue that keeps it (`cogs.messages.message_queue`), and its answer
carries the message as it is then.
"""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from msgspec import Struct

from cogs.messages.delivery import adopted, unnoted
from cogs.messages.message_queue import MessageQueue
from cogs.platform.discord_errors import UNREACHED, MessageMismatch, Trouble, trouble
from cogs.platform.interactions import PATIENCE, Interaction, acknowledge, edited_by_token
from cogs.platform.lru_maps import Moments
from cogs.platform.request_tasks import TIMEOUT
from cogs.widgets.message_layout import Draft
from cogs.widgets.option_steps import Chosen
from data.store.errors import StoreError
from engine.hosting.service.locks import Busy

log = logging.getLogger("poeppel.live_message")

Key = TypeVar("Key", bound=Hashable)


class Answer(Struct):
    """The answer to a click: the clicked message as it is now."""

    draft: Draft
    shows: Mapping[str, Any]
    """The fields that are noted once it is shown."""
    more: bool = False
    """Whether there is more to do about the message."""


class LiveMessages(MessageQueue[Key]):
    """Live messages of one kind: boards, or hands."""

    @abstractmethod
    def table_of(self, key: Key) -> int:
        """Return the table that a message shows."""

    def name(self, key: Key) -> str:
        """Return the words for a message in the log."""
        return f"table {self.table_of(key)}"

    @abstractmethod
    async def answer(self, interaction: Interaction, key: Key) -> Answer | None:
        """Return the clicked message's contents; None if another request shows them."""

    @abstractmethod
    async def step(self, interaction: Interaction, key: Key, chosen: Chosen) -> Draft:
        """Return the next step of a choice on the clicked message.

        Raises:
            Refused: the choice is out of date.
        """

    async def adopt(self, interaction: Interaction, key: Key) -> None:
        """Adopt a clicked message of ours that is not recorded.

        One that is newer than the noted message was posted, but never noted: it takes that place.  An
        older one is deleted.
        """
        noted, clicked = await self.record(key), interaction.message
        if clicked is not None and unnoted(interaction, noted, self.table_of(key)):
            async with self.turn(key):  # a post under way notes fields that it read at its start
                log.info("table %s: message %s turned up", self.table_of(key), clicked.id)
                fields = adopted(await self.record(key), clicked.id)
                unknown_content = self.unknown_content if "message" in fields else {}
                await self.note(key, **fields, **unknown_content)
            self.ask(key)

    @asynccontextmanager
    async def answering(self, interaction: Interaction, key: Key) -> AsyncIterator[None]:
        """Answer a click with the message as it is after this block."""
        with self.deferred(key):
            yield
            await self.respond(interaction, key)

    async def respond(self, interaction: Interaction, key: Key) -> None:
        """Answer a click with the clicked message as it is now."""
        await self.in_turn(interaction, key, self._respond)

    async def show_step(self, interaction: Interaction, key: Key, chosen: Chosen) -> None:
        """Answer a click with the next step of a choice, in place.

        Raises:
            Refused: the choice is out of date.
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """

        async def lead(interaction: Interaction, key: Key) -> None:
            draft = await self.step(interaction, key, chosen)
            async with self.watching(key):
                if not await draft.answer(interaction):
                    self._not_edited(interaction, "nothing was changed")

        with self.deferred(key):
            await self.in_turn(interaction, key, lead)

    async def in_turn(
        self,
        interaction: Interaction,
        key: Key,
        answer: Callable[[Interaction, Key], Awaitable[None]],
    ) -> None:
        """Answer a click in the message's turn; acknowledge it after a delay.

        No answer keeps the turn for much longer than that, not even under a rate limit.
        """
        try:
            async with self.turn(key, PATIENCE):
                await answer(interaction, key)
        except Busy:  # an older edit is under way, and must not arrive after this one
            await acknowledge(interaction)
            with suppress(Busy):
                async with self.turn(key, 2 * TIMEOUT):
                    await answer(interaction, key)

    async def _respond(self, interaction: Interaction, key: Key) -> None:
        """Edit the clicked message by the answer to the click."""
        answer = await self.answer(interaction, key)
        if answer is None:
            await acknowledge(interaction)
            return
        try:
            async with self.watching(key):
                if not await answer.draft.answer(interaction):
                    raise MessageMismatch("nothing was changed")
        except UNREACHED as error:
            what = trouble(error)
            log.info("table %s: a click was not answered: %s", self.table_of(key), what.value)
            self._not_edited(interaction, error)
            self.refresh(key)
            if what is not Trouble.TOO_LATE:
                await acknowledge(interaction)
            return
        self.services.routes.learn(interaction)
        self.relieve(key)
        try:
            if answer.shows:
                await self.note(key, **answer.shows)
        except StoreError as error:  # it is shown once more
            log.warning("table %s: not noted what is shown: %s", self.table_of(key), error)
        if answer.more:
            self.ask(key)

    def _not_edited(self, interaction: Interaction, why: object) -> None:
        """Leave the token of a click after a failed edit by it."""
        if edited_by_token(interaction) and interaction.message is not None:
            self.services.routes.failed(interaction, interaction.message.id, why)


# Reposts: boards posted again on request, and the reports to those waiting.


APART = 10.0
"""Seconds in which a board is posted anew at most once because a person asks for it."""


class Request:
    """A request for the repost of a board."""

    def __init__(self) -> None:
        self.posted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.awaited = 0
        """How many wait to be told what comes of it."""
        self.begun = False
        """Whether the attempt under way is to fulfil it."""


class Reposts:
    """The requests for reposts, by table."""

    def __init__(self, hurry: Callable[[int], None], now: Callable[[], float]) -> None:
        self._hurry = hurry
        self._requests: dict[int, Request] = {}
        self._lately: Moments[int] = Moments(now)

    def __contains__(self, table: int) -> bool:
        return table in self._requests

    async def repost(self, table: int) -> bool:
        """Post a table's message again on request, unless it was just reposted.

        Returns:
            Whether it is there; else it may have arrived, or arrives soon.

        Raises:
            Refused: there is no such table, or it may not be posted there.
            StoreError, discord.DiscordException, aiohttp.ClientError, OSError: see `post`.
        """
        if self._lately.within(table, APART):
            return True
        self._lately.note(table)
        try:
            await self.post(table)
        except Exception as error:
            if not trouble(error).passes:
                self._lately.pop(table, None)  # a person who mends it may ask again at once
                raise
            return False
        return True

    async def post(self, table: int) -> None:
        """Post a table's message again, and wait briefly for it.

        Raises:
            Refused: there is no such table, or it may not be posted there.
            StoreError: nothing was posted.
            discord.DiscordException, aiohttp.ClientError, OSError: Discord did not take it, or takes
                long.
        """
        request = self._requests.setdefault(table, Request())
        request.awaited += 1
        self._hurry(table)
        try:
            await asyncio.wait({request.posted}, timeout=TIMEOUT)
        finally:
            request.awaited -= 1
        if not request.posted.done():
            raise TimeoutError
        request.posted.result()

    def begin(self, table: int) -> bool:
        """Return whether the attempt that begins is to fulfil a request."""
        if request := self._requests.get(table):
            request.begun = True
        return request is not None

    def end(self, table: int, error: Exception | None = None) -> bool:
        """Report the outcome of an attempt; return whether a request waits."""
        request = self._requests.get(table)
        if request is None or not request.begun:
            return False
        del self._requests[table]
        if error is None:
            request.posted.set_result(None)
        else:
            request.posted.set_exception(error)
            request.posted.exception()  # who waits no longer need not know
        return request.awaited > 0
