"""A simulated Discord in which time passes, for the playground."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import discord
from simcord import _dpy_internals, _runtime
from simcord._clock import Clock
from simcord.backend.models import Interaction
from simcord.env import Env

ANSWER_WITHIN = 2.9
"""Seconds the playground waits for an answer: just less than Discord, which gives up after three."""

KEPT_PICTURES = 200
"""How many pictures may be outdated before the playground drops them."""


class RealClock(Clock):
    """The backend's clock, but it is now."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    @property
    def elapsed(self) -> float:  # type: ignore[override]
        return time.monotonic() - self._began

    def now(self) -> datetime:
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Refuse to move real time."""


def shards(bot: discord.Client) -> int | None:
    """The number of shards for simcord: one, if left to Discord."""
    automatic = isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None
    return 1 if automatic else None


class LiveEnv(Env):
    """An Env with running time, simultaneous people, and the bot's own tasks.

    The world must be complete before `start`: its ids are drawn from simcord's fixed beginning of
    time and are the same in every run; from then on ids come from the real clock and are unique.
    """

    def __init__(self, bot: discord.Client, unanswered: Callable[[Interaction], None]) -> None:
        super().__init__(bot, check_errors=False, shard_count=shards(bot))
        self.previews: list[Any] = []
        # Records for tests; here they would grow without end.
        self.backend.http_requests = deque(maxlen=100)  # type: ignore[assignment]
        self.backend.transcript = deque(maxlen=100)  # type: ignore[assignment]
        self._unanswered = unanswered
        self._served: frozenset[str] = frozenset()
        self._pressed: dict[asyncio.Task[Any] | None, Interaction] = {}
        self._register_dispatch_observer(self._remember)

    async def start(self) -> None:
        self.backend.clock = RealClock()
        await super().start()

    async def restart_bot(self, bot: discord.Client | None = None) -> None:
        if not self._started and self._loop is not None:
            # The last start failed and took the Env down with it; the world is still good.
            self._started = True
            _runtime._LIVE_LOOPS[self._loop] = self
        await super().restart_bot(bot)

    def serve(self, pictures: Mapping[str, bytes]) -> None:
        """Serve pictures by address for its lifetime, like Discord's servers."""
        self.backend.cdn._blobs.update(pictures)
        self._served = frozenset(pictures)

    def forget(self) -> None:
        """Drop pictures without messages, to bound the memory."""
        pictures = self.backend.cdn._blobs
        if len(pictures) > KEPT_PICTURES:
            shown = {
                file["url"]
                for messages in self.backend.messages.values()
                for message in messages.values()
                for file in message.attachments
            }
            for address in pictures.keys() - shown - self._served:
                del pictures[address]

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        # As the original, except that the bot's tasks and timers are not owned: they run by
        # themselves, and nothing waits for all of them to rest.
        adapter = self._webhook_adapter
        if adapter is None:
            yield
            return
        previous = _dpy_internals.set_webhook_adapter(adapter)
        try:
            yield
        finally:
            _dpy_internals.reset_webhook_adapter(previous)

    def _remember(self, interaction: Interaction) -> None:
        self._pressed[asyncio.current_task()] = interaction

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is simcord's
        idle: float = 0.005,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait until the interaction just dispatched is answered, as a person would."""
        interaction = self._pressed.pop(asyncio.current_task(), None)
        await asyncio.sleep(0)
        if interaction is None:
            return
        deadline = time.monotonic() + ANSWER_WITHIN
        while not interaction.responded:
            if time.monotonic() > deadline:
                self._unanswered(interaction)
                return
            await asyncio.sleep(idle)

    # People act independently of each other, so operations may overlap.
    def _begin_operation(self, label: str) -> None: ...

    def _end_operation(self) -> None: ...

    def _mark_mutation(self) -> None:
        for preview in self.previews:
            preview._mark_action_dispatched()
