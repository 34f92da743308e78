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
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from datetime import datetime
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeAlias, TypeVar

import discord

from data.store.clock import passed

# The request budget: Discord counts 50 a second, interactions aside.
#
# Beyond that it refuses, and shuts out for a while an address that goes on asking.  So each request takes
# one of fewer tokens, which is there again a second after the request has come to its end: however long
# requests are on their way, Discord never gets more than there are tokens in a second.
#
# Several processes share the tokens: each has a part for a few seconds, which changes with what they need.
#
# Where none is left the most urgent request is the next.  Some tokens are kept for the more urgent ones, so
# that the message to a player who is asked waits neither for boards nor for the rest.


TOKENS = 45
"""Fewer than the 50 that Discord allows: what takes longer than `LONGEST` arrives at any time."""

SECOND = 1.0
"""Seconds after a request in which its token is not there."""

LONGEST = 2.0
"""Seconds for which a request keeps its token: discord.py may sleep out a limit of its route."""


SPARE = 1
"""The token that a process keeps though others could use it, for its next request."""


class Rank(IntEnum):
    """The purpose of a request, the most urgent first."""

    ANSWER = 0
    """By the token of an interaction: not counted in Discord's limit of the whole bot."""
    ASKED = 1
    """Shows a person what they are asked."""
    BOARD = 2
    """Boards and pings."""
    REST = 3


KEPT = {Rank.ASKED: 0.0, Rank.BOARD: 1 / 9, Rank.REST: 1 / 3}
"""By rank: the part of the tokens that is kept for what is more urgent."""


class Crowded(OSError):
    """No token came within the patience; the request was not sent."""


class Ticket:
    """A place in the queue; then a token, until it is spent."""

    def __init__(self, budget: RequestBudget, rank: Rank, number: int) -> None:
        self.rank, self._budget, self.number = rank, budget, number
        self._granted = asyncio.Event()
        self.gone = False
        """Whether the token is spent, or no request waits for it any more."""

    def hurry(self, rank: Rank) -> None:
        """Move up to a more urgent rank."""
        if rank < self.rank and self.waits:
            self.rank = rank
            self._budget.line_up(self)

    @property
    def waits(self) -> bool:
        """Return whether there is no token for it yet."""
        return not self.gone and not self._granted.is_set()

    def grant(self) -> None:
        """Hand the ticket a token."""
        self._granted.set()

    async def granted(self) -> None:
        """Wait for the token."""
        await self._granted.wait()

    def spend(self) -> bool:
        """Spend the token; return whether there was one."""
        had = self._granted.is_set() and not self.gone
        self.gone |= had
        return had

    def leave(self) -> None:
        """Give back an unspent token, or a place in the queue."""
        if self.spend():
            self._budget.come_back()
        self.gone = True


class RequestBudget:
    """The tokens, and the queue for them."""

    def __init__(self, tokens: int | None = None, until: float = math.inf) -> None:
        """Begin with some tokens, or all, spent *until* a moment by `passed`."""
        self.tokens = self._left = self._part = TOKENS if tokens is None else tokens
        self._until = until
        self._queue: list[tuple[Rank, int, Ticket]] = []
        self._numbers = count()

    def waiting(self) -> Counter[Rank]:
        """Return the number of waiting requests, by rank."""
        lined_up = ((rank, ticket) for rank, _, ticket in self._queue if ticket.waits)
        return Counter(rank for rank, ticket in lined_up if rank == ticket.rank)

    def has_any(self, rank: Rank) -> bool:
        """Return whether a request need not wait."""
        if rank is Rank.ANSWER:
            return True
        part = min(self.tokens, self._part)
        free = part - (self.tokens - self._left)
        return free > int(KEPT[rank] * part) and passed() < self._until

    def offer(self) -> tuple[int, int]:
        """Offer idle tokens except `SPARE`; return those kept and those wanted."""
        busy = self.tokens - self._left
        wanted = busy + self.waiting().total() + SPARE
        idle = max(0, self._left - max(0, min(SPARE, self._part - busy)))
        self.tokens -= idle
        self._left -= idle
        return self.tokens, min(wanted, TOKENS)

    def grant(self, tokens: int, part: int, until: float) -> None:
        """Set the tokens granted until a moment, including those under way.

        A *part* of them may be used; the rest is to be offered once it has come back.
        """
        self._left += tokens - self.tokens
        self.tokens, self._part, self._until = tokens, part, until
        self._serve()

    async def wait(self, rank: Rank, patience: float | None = None) -> None:
        """Wait for a token and spend it on a request.

        Raises:
            Crowded: there was none for so many seconds.
        """
        if rank is Rank.ANSWER:
            return
        ticket = self.ticket(rank)
        try:
            async with asyncio.timeout(patience):
                await ticket.granted()
            ticket.spend()
        except TimeoutError as late:
            raise Crowded("too many requests") from late
        finally:
            ticket.leave()

    def ticket(self, rank: Rank) -> Ticket:
        """Queue for a token."""
        ticket = Ticket(self, rank, next(self._numbers))
        self.line_up(ticket)
        return ticket

    def follow(self, request: asyncio.Future[Any]) -> None:
        """Return the token some time after the request."""
        loop = asyncio.get_running_loop()

        def over(*_: object) -> None:
            if not late.cancelled():
                late.cancel()
                loop.call_later(SECOND, self.come_back)

        late = loop.call_later(LONGEST, over)
        request.add_done_callback(over)

    def come_back(self) -> None:
        """Return a token to the next in the queue."""
        self._left += 1
        self._serve()

    def line_up(self, ticket: Ticket) -> None:
        """Queue a request, by rank and then by arrival."""
        heappush(self._queue, (ticket.rank, ticket.number, ticket))
        self._serve()

    def _serve(self) -> None:
        while self._queue:
            rank, _, ticket = self._queue[0]
            waits = ticket.waits and rank == ticket.rank  # else it waits among the more urgent
            if waits and not self.has_any(rank):
                return
            heappop(self._queue)
            if waits:
                self._left -= 1
                ticket.grant()


# The wire to Discord: requests in tasks, awaited for seconds, never cancelled.


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


# Comparison of a message with Discord's answer to it.


Outline: TypeAlias = list[tuple[int, str, int]]
"""Of each component its type, its custom_id, and how many pictures it has."""


def outline(parts: Iterable[Mapping[str, Any]]) -> Outline:
    """Return the comparable part of components.

    Discord may word the rest in its own way.
    """
    return [
        (part["type"], part.get("custom_id") or "", len(part.get("items") or ()))
        for part in _walked(parts)
    ]


def identifiers(parts: Iterable[Mapping[str, Any]]) -> set[int]:
    """Return the ids of components: of the table, and of all contents."""
    return {part["id"] for part in _walked(parts) if part.get("id") is not None}


def _walked(parts: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in parts:
        yield part
        beside = [part["accessory"]] if part.get("accessory") else []
        yield from _walked([*(part.get("components") or ()), *beside])


CONTENTS = "contents"
"""The difference of a message that is shown as before: without the digest that was sent."""


def changes(
    came: discord.Message, view: discord.ui.LayoutView, files: Sequence[discord.File]
) -> str:
    """List differences of a returned message from the one sent.

    "" if none.
    """
    sent: Any = view.to_components()  # type: ignore[no-untyped-call]
    shown: list[Any] = [part.to_dict() for part in came.components]
    # What components show may stand among the attachments or not.
    lost = len(came.attachments) not in (0, len(files))
    wrong = {
        "flags": not came.flags.components_v2,
        "attachments": lost,
        "components": outline(shown) != outline(sent),
        CONTENTS: not identifiers(sent) <= identifiers(shown),
    }
    return ", ".join(what for what, differs in wrong.items() if differs)


def look(came: object, view: discord.ui.LayoutView, files: Sequence[discord.File]) -> str:
    """List differences of an answer from the message sent, and log them.

    "" if none, as far as known. But for `CONTENTS`, another edit would come to the same.
    """
    message = shown(came)
    if message is None or not (wrong := changes(message, view, files)):
        return ""
    log.warning("message %s shows something else: %s", message.id, wrong)
    return wrong


def shown(came: object) -> discord.Message | None:
    """Return the message in Discord's answer, if there is one."""
    if isinstance(came, discord.InteractionCallbackResponse):
        came = came.resource
    return came if isinstance(came, discord.Message) else None
