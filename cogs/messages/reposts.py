"""Reposts: boards posted again on request, and the reports to those waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cogs.platform.discord_errors import trouble
from cogs.platform.lru import Moments
from cogs.platform.wire import TIMEOUT

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
