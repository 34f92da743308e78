"""Requests to Discord in tasks, within the budget of a second.

Discord limits requests by route and as a whole, and discord.py sleeps such a limit out inside the
request.  So no caller awaits a request itself: `call` waits for at most `TIMEOUT` and then raises
`InFlight`.  The request may still be done; that is a lost answer like any other, and its caller looks for it.

Before that it waits for a token of the budget, the most urgent request first.

Nothing here is cancelled.  A request that is cancelled while it sleeps out a limit of the whole bot
leaves discord.py 2.7 waiting for ever, with every later request.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from datetime import datetime
from typing import Any, TypeVar

import discord

from cogs.platform.request_budget import Rank, RequestBudget, Ticket

log = logging.getLogger("poeppel.request_tasks")

T = TypeVar("T")

TIMEOUT = 2.0
"""Seconds for which a request is awaited at most; it is not cancelled then."""


class InFlight(OSError):
    """A request without an answer in time, which may still succeed."""

    def __init__(self, task: asyncio.Task[Any]) -> None:
        super().__init__("no answer yet")
        self._task = task

    def on_done(self, then: Callable[[asyncio.Task[Any]], None]) -> None:
        """Call *then* with the finished task, unless the process ended."""
        self._task.add_done_callback(lambda task: None if task.cancelled() else then(task))


_in_flight: set[asyncio.Task[Any]] = set()
"""All requests that have no answer yet."""

_budget = RequestBudget()
"""Of the one bot of this process."""

_within: ContextVar[bool] = ContextVar("within", default=False)


def is_within() -> bool:
    """Return whether the running task is one that carries a request."""
    return _within.get()


def has_requests() -> bool:
    """Return whether any request is in flight."""
    return bool(_in_flight)


def allow(budget: RequestBudget) -> None:
    """Use this budget for all requests."""
    global _budget
    _budget = budget


def waiting() -> Counter[Rank]:
    """Return the number of requests waiting for a token, by rank."""
    return _budget.waiting()


def share() -> int:
    """Return the number of requests allowed per second at present."""
    return _budget.tokens


def is_free(rank: Rank) -> bool:
    """Return whether a request need not wait for a token."""
    return _budget.has_any(rank)


def ticket(rank: Rank) -> Ticket | None:
    """Queue for a token; None if none is needed."""
    return None if is_free(rank) else _budget.ticket(rank)


def begin(work: Awaitable[T], rank: Rank, paid: bool = False) -> asyncio.Task[T]:
    """Send a request in a task, once there is a token.

    It may be a few of which each needs the one before.  If *paid*, a token was spent on it already.
    """
    task = asyncio.create_task(_carried(work, rank, paid))
    _in_flight.add(task)
    task.add_done_callback(_landed)
    return task


async def call(work: Awaitable[T], rank: Rank, within: float = TIMEOUT) -> T:
    """Return the result of a request.

    Raises:
        Crowded: it was not sent, as there was no token for it *within* so many seconds.
        InFlight: it has no answer within as many.
        discord.DiscordException, aiohttp.ClientError, OSError: it failed.
    """
    try:
        await _budget.wait(rank, within)
    except BaseException:
        if asyncio.iscoroutine(work):
            work.close()
        raise
    task = begin(work, rank, paid=True)
    await asyncio.wait({task}, timeout=within)
    if not task.done():
        raise InFlight(task)
    return task.result()


async def seen(
    place: discord.abc.Messageable, most: int, since: datetime | None = None
) -> list[discord.Message]:
    """Return a channel's latest messages, or those *since* a moment."""
    return [each async for each in place.history(limit=most, after=since)]


async def close() -> None:
    """Give up running requests, as the process ends."""
    loop = asyncio.get_running_loop()
    left = [task for task in _in_flight if task.get_loop() is loop]
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


async def _carried(work: Awaitable[T], rank: Rank, paid: bool) -> T:
    _within.set(True)
    budget, task = _budget, asyncio.current_task()
    if rank is not Rank.ANSWER and task is not None:
        if not paid:
            await budget.wait(rank)
        budget.follow(task)
    return await work


def _landed(task: asyncio.Task[Any]) -> None:
    _in_flight.discard(task)
    if not task.cancelled():
        task.exception()  # read, so that asyncio does not report it where no caller waits
