"""Message queues: messages of one kind, kept at their wished state.

A kind says where a message is noted, the state that it should show, and the effect of a refusal.  Here is
the rest: a queue of keys by rank, one request after the other for each.  Every way to show a message
takes its turn first and draws the state stored then, so that an older picture never replaces a newer one.
"""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable
from typing import ClassVar, TypeVar

from cogs.messages.delivery import Delivery, DesiredMessage, MessageAdapter
from cogs.platform.discord_errors import UNREACHED, MessageMismatch, Trouble, retry_delay, trouble
from cogs.platform.request_budget import Rank
from cogs.platform.work_queue import RESTS, WorkQueue
from cogs.services import Services
from engine.hosting.state.refusals import Refused

log = logging.getLogger("poeppel.message_queue")

CLEANUP_DELAY = 50.0
"""Seconds until the deletion of replaced messages is tried again; the newest does not wait for it."""

Key = TypeVar("Key", bound=Hashable)


class MessageQueue(WorkQueue[Key], MessageAdapter[Key]):
    """The messages of one kind; the job for a key updates one."""

    denials: ClassVar[frozenset[Trouble]]
    """Troubles that only a person can mend; `denied` deals with them."""

    def __init__(self, services: Services, rank: Callable[[Key], Rank]) -> None:
        super().__init__(self._show, self.refresh, rank)
        self.services = services
        self._doubted: set[Key] = set()
        """Messages that may show something else than is noted."""
        self._resumed: set[Key] = set()
        """Messages that an edit of the process before may reach after ours."""
        self._altered: Counter[Key] = Counter()
        """By message: how many edits in a row have changed nothing."""

    @abstractmethod
    def name(self, key: Key) -> str:
        """Return the words for a message in the log."""

    @abstractmethod
    async def desired(self, key: Key, doubted: bool) -> DesiredMessage | None:
        """Return the desired message; None if nothing is to do.

        If *doubted* it may show something else than is noted.
        """

    @abstractmethod
    async def denied(self, key: Key, error: BaseException) -> float | None:
        """Handle a forbidden message; return the delay in seconds, if any."""

    def refresh(self, key: Key) -> None:
        """Show a message again soon, as its state is unknown."""
        self._doubted.add(key)
        self.ask(key)

    def resume(self, key: Key) -> None:
        """Show an outdated message after a start, and again a while later."""
        self._resumed.add(key)
        self.ask(key)

    async def update(self, key: Key) -> bool:
        """Bring a message to its wanted state; return whether nothing is left.

        Raises:
            Refused: there is no such message.
            StoreError: something could not be noted.
            discord.DiscordException, aiohttp.ClientError, OSError: it may not show it.
        """
        doubted, resumed = key in self._doubted, key in self._resumed
        self._doubted.discard(key)
        self._resumed.discard(key)
        desired = await self.desired(key, doubted)
        if desired is None:
            return True
        if resumed and desired.due:
            self.doubt_later(key)
        tidy = await Delivery(self, key, desired).deliver()
        if desired.done is not None:
            await desired.done(tidy)
        return tidy

    async def failed(self, key: Key, error: Exception) -> float | None:
        """Return the delay in seconds after a failed update, if any."""
        if isinstance(error, Refused):
            log.info("%s: unknown", self.name(key))
            return None
        if not isinstance(error, UNREACHED):
            self._doubted.add(
                key
            )  # it may still show something else, and `update` forgot the doubt
            raise error
        what = trouble(error)
        if isinstance(error, MessageMismatch):
            self._altered[key] += 1
        self.refresh(key)  # for clicks that wait to be answered
        self.doubt_after(key, error)
        if what in self.denials:
            return await self.denied(key, error)
        log.warning("%s: not shown: %s (%s)", self.name(key), what.value, error)
        if not (what.passes or self.is_deferred(key)):
            # It would fail again; the next change may be different.
            self._doubted.discard(key)
            self.claim(key)
        return retry_delay(error)

    def gives_up(self, key: Key) -> bool:
        """Return whether edits that change nothing were tried after each rest."""
        return self._altered[key] >= len(RESTS)

    async def _show(self, key: Key) -> float | None:
        """Update a message; return the delay in seconds if that failed."""
        try:
            if not await self.update(key):
                self.again(key, CLEANUP_DELAY)
        except Exception as error:
            return await self.failed(key, error)
        self._altered.pop(key, None)
        return None
