"""The request budget: Discord counts 50 a second, interactions aside.

Beyond that it refuses, and shuts out for a while an address that goes on asking.  So each request takes
one of fewer tokens, which is there again a second after the request has come to its end: however long
requests are on their way, Discord never gets more than there are tokens in a second.

Several processes share the tokens: each has a part for a few seconds, which changes with what they need.

Where none is left the most urgent request is the next.  Some tokens are kept for the more urgent ones, so
that the message to a player who is asked waits neither for boards nor for the rest.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Any

from data.store.clock import passed

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
