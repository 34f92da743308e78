"""The wire to Discord: each request in a task of its own, awaited for seconds, never cancelled.

Discord limits requests by route and as a whole, and discord.py sleeps such a limit out inside the
request.  So nobody awaits a request itself: `call` waits for at most `FLIGHT` and then says that it is
`Flying`.  It may still be done; that is a lost answer like any other, and who asked looks for it.

Nothing here is cancelled.  A request that is cancelled while it sleeps out a limit of the whole bot
leaves discord.py 2.7 waiting for ever, with every later request.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from datetime import datetime
from enum import IntEnum
from typing import Any, TypeVar

import discord

log = logging.getLogger("poeppel.wire")

T = TypeVar("T")

FLIGHT = 2.0
"""Seconds for which a request is awaited where others wait for whoever awaits it."""


class Rank(IntEnum):
    """What a request is for, most urgent first."""

    ANSWER = 0
    """By the token of an interaction: not counted in Discord's limit of the whole bot."""
    ASKED = 1
    """Shows a person what they are asked."""
    BOARD = 2
    """Boards and pings."""
    REST = 3


class Flying(OSError):
    """A request outlives its bound: it may have been done, or be done later."""

    def __init__(self, task: asyncio.Task[Any]) -> None:
        super().__init__("no answer yet")
        self._task = task

    def landed(self, then: Callable[[asyncio.Task[Any]], None]) -> None:
        """Call *then* with the finished task; never for one that ended with the process."""
        self._task.add_done_callback(lambda task: None if task.cancelled() else then(task))


_flying: set[asyncio.Task[Any]] = set()
"""All requests under way."""

_within: ContextVar[bool] = ContextVar("within", default=False)


def is_within() -> bool:
    """Whether the running task is one that carries a request."""
    return _within.get()


def is_flying() -> bool:
    """Whether anything is under way at this moment."""
    return bool(_flying)


def begin(work: Awaitable[T], rank: Rank) -> asyncio.Task[T]:
    """Send a request in a task of its own.

    Args:
        work: one request, or a few of which each needs the one before.
        rank: what it is for.
    """
    task = asyncio.create_task(_carried(work, rank))
    _flying.add(task)
    task.add_done_callback(_landed)
    return task


async def call(work: Awaitable[T], rank: Rank, within: float = FLIGHT) -> T:
    """Return what a request comes to.

    Raises:
        Flying: it has no answer *within* so many seconds.
        discord.DiscordException, aiohttp.ClientError, OSError: it failed.
    """
    task = begin(work, rank)
    await asyncio.wait({task}, timeout=within)
    if not task.done():
        raise Flying(task)
    return task.result()


async def seen(
    place: discord.abc.Messageable, most: int, since: datetime | None = None
) -> list[discord.Message]:
    """Return the latest messages of a place, or those *since* a moment; a request to be called."""
    return [each async for each in place.history(limit=most, after=since)]


async def close() -> None:
    """Give up what is under way, as the process ends."""
    loop = asyncio.get_running_loop()
    flying = [task for task in _flying if task.get_loop() is loop]
    for task in flying:
        task.cancel()
    await asyncio.gather(*flying, return_exceptions=True)


async def _carried(work: Awaitable[T], rank: Rank) -> T:
    _within.set(True)
    return await work


def _landed(task: asyncio.Task[Any]) -> None:
    _flying.discard(task)
    if not task.cancelled():
        task.exception()  # which is nobody's business any more where nobody waits
