"""Side messages: messages beside the board that name people.

Such a message is noted before it is sent, by the interaction that it is sent for, and by its own number
once that is known. What may have arrived in between is looked for when it has to go.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from functools import partial
from typing import Any, TypeAlias

import discord
from msgspec import structs

from cogs.messages.delivery import SEEN, SKEW
from cogs.platform import request_tasks
from cogs.platform.discord_errors import failure, outcome, trouble
from cogs.platform.request_tasks import Rank
from cogs.services import Services
from cogs.views.posting import is_post
from data.store.connection import StoreError
from engine.hosting.state.refusals import Refused
from engine.hosting.state.setups import SideMessage

log = logging.getLogger("poeppel.side_messages")

POSTS = 12
"""How much a person may post of one game."""
UPLOAD = 10.0
"""Seconds for which a film may be on its way."""

Send: TypeAlias = Callable[[], Awaitable[discord.Message]]
Call: TypeAlias = Callable[[Awaitable[Any]], Awaitable[Any]]
Where: TypeAlias = tuple[int, int]
"""The channel, and the interaction that a message is sent for."""


class SideMessages:
    """The messages beside one table's board."""

    def __init__(self, services: Services, table: int) -> None:
        self._services, self._table = services, table

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
        channel, interaction = where
        person, shows = by
        sent = SideMessage(channel, -interaction, person, shows)
        others = tuple(
            SideMessage(channel, -interaction, each) for each in people if each != person
        )

        def noted(known: tuple[SideMessage, ...]) -> tuple[SideMessage, ...]:
            self._services.deletions.check(mark, {person, *people})
            if sent in known:  # tried again, it may name more people
                return (*known, *(each for each in others if each not in known))
            own = [each for each in known if each.person == person and each.shows]
            if any(each.shows == shows for each in own):
                raise Refused("post-twice")
            if len(own) >= POSTS:
                raise Refused("post-enough")
            return (*known, sent, *others)

        await self._note(noted)
        await self._sent_once(where, begin, Rank.REST, UPLOAD)

    async def pending(self, person: int, shows: str, call: Call) -> SideMessage | None:
        """Return a person's post of unknown fate, after a look for it.

        If it turns up, it is noted.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError: it is not known now.
        """
        for each in (await self._services.tables.get(self._table)).setup.beside:
            if each.person == person and each.shows == shows and each.message < 0:
                found = await self._sent(each.channel, each.message, call)
                if not found:
                    return each
                await self._arrived((each.channel, -each.message), found[0])
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
        channel, interaction = where
        sent = tuple(SideMessage(channel, -interaction, person) for person in people)

        def noted(known: tuple[SideMessage, ...]) -> tuple[SideMessage, ...]:
            self._services.deletions.check(mark, people)
            return (*known, *sent)

        try:
            await self._note(noted)
        except (StoreError, Refused) as error:
            log.warning("table %s: not said, as it cannot be noted: %s", self._table, error)
            return None
        message = await outcome(self._sent_once(where, begin, rank, request_tasks.TIMEOUT))
        if not isinstance(message, Exception):
            return message
        if not trouble(message).may_arrive:
            raise message
        log.info("table %s: is it said? %s", self._table, trouble(message).value)
        return None

    async def tidied(self, call: Call) -> bool:
        """Delete messages that name a deleted person; return whether all are gone."""
        beside = (await self._services.tables.get(self._table)).setup.beside
        due = {(each.channel, each.message) for each in beside if each.person is None}
        left = {place for place in due if not await self._gone(*place, call)}
        if gone := due - left:
            await self._note(
                lambda known: tuple(x for x in known if (x.channel, x.message) not in gone)
            )
        return not left

    async def _note(
        self, change: Callable[[tuple[SideMessage, ...]], tuple[SideMessage, ...]]
    ) -> None:
        await self._services.tables.update_side_messages(self._table, change)

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
        """Record the id of a sent message; None if it was refused.

        If a person whom it names has been deleted meanwhile, it has to go.
        """
        channel, interaction = where

        def noted(before: tuple[SideMessage, ...]) -> tuple[SideMessage, ...]:
            others = tuple(each for each in before if each.message != -interaction)
            own = tuple(each for each in before if each.message == -interaction)
            if message is None:
                return others
            if not own:  # it was looked for, and had not arrived yet
                own = (SideMessage(channel, -interaction, None),)
            return (*others, *(structs.replace(each, message=message) for each in own))

        try:
            await self._note(noted)
        except (StoreError, Refused) as error:
            log.warning(
                "table %s: to be looked for where a person is named: %s", self._table, error
            )

    async def _gone(self, channel: int, noted: int, call: Call) -> bool:
        """Delete a message, or its possible copies; return whether none is left."""
        place = self._services.discord.get_partial_messageable(channel)

        async def delete() -> None:
            for each in [noted] if noted > 0 else await self._sent(channel, noted, call):
                await call(place.get_partial_message(each).delete())

        error = await failure(delete())
        if error is None or trouble(error).is_gone:
            return True
        log.info("message %s stays for now: %s", noted, trouble(error).value)
        return False

    async def _sent(self, channel: int, noted: int, call: Call) -> list[int]:
        """Return the messages that may have been sent for an interaction.

        Boards have none.
        """
        board = (await self._services.tables.get(self._table)).record.channel
        since, skew = discord.utils.snowflake_time(-noted), timedelta(seconds=SKEW)
        here = self._services.discord.get_partial_messageable(channel)
        seen: list[discord.Message] = await call(request_tasks.seen(here, SEEN, since - skew))
        ours = [each for each in seen if each.author == self._services.discord.user]
        if posts := [each.id for each in ours if is_post(each, -noted)]:
            return posts
        then = [each for each in ours if each.content and each.created_at < since + skew]
        # A thread begins at a message, whose id it has.
        return [each.id for each in then if board in (channel, each.id)]
