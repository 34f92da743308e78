"""Background tasks, ended before the store is closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from cogs.platform.error_sentences import sentence

log = logging.getLogger("poeppel.supervisor")

PAUSE = 1.0
"""Seconds until work that ended with an exception is begun again; twice as long each time."""
LONGEST = 300.0
WELL = 60.0
"""Seconds for which work has to go well to be begun again soon when it fails the next time."""


class Supervisor:
    """Supervised tasks: failures are logged at once, and begun again."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run *work* until it returns, however often it fails."""
        self.mind(asyncio.create_task(self._kept(name, work), name=name))

    def mind(self, task: asyncio.Task[Any]) -> None:
        """End *task* before the store is closed."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all tasks but the caller."""
        tasks = self._tasks - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _kept(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        pause, loop = PAUSE, asyncio.get_running_loop()
        while True:
            began = loop.time()
            try:
                await work()
            except Exception as error:
                if loop.time() - began >= WELL:
                    pause = PAUSE
                if isinstance(error, discord.RateLimited):
                    pause = max(pause, error.retry_after)
                if said := sentence(error):
                    log.error("%s failed, and begins again in %.0f s: %s", name, pause, said)
                else:
                    log.exception("%s ended with an error, and begins again in %.0f s", name, pause)
            else:
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)
