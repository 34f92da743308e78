"""Discord's clock, by which the system's is judged.

A system's clock that is far ahead would end within a minute all that has months to go, and delete what
is to be kept.  Discord says what time it is with each of its answers, and the id of each click says
when that was.  While the two clocks are far apart nothing ends, expires or is deleted; people play on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any

import aiohttp

from cogs.platform.discord_errors import failure
from data.store.clock import passed

log = logging.getLogger("poeppel.clock")

FAR = 300.0
"""Seconds between the clocks from which on the system's counts for nothing that ends."""

LOOK = 30.0
"""Seconds between two looks at the clocks."""

LONG = 10.0
"""Seconds: the time in an answer that took longer, as when the machine slept, is not looked at."""


class DiscordClock:
    """Discord's time; while it is unknown, the system's clock is right."""

    def __init__(
        self, now: Callable[[], float], ask: Callable[[], Awaitable[object]] | None = None
    ) -> None:
        """Judge the clock *now*; *ask* has Discord answer something."""
        self._now, self._ask, self.elapsed = now, ask, passed
        self._heard: tuple[float, float] | None = None
        """Discord's time when last heard, and `elapsed` at that moment."""
        self._told = False

    def time(self) -> float:
        """Return Discord's time; the system's where that is not known."""
        if self._heard is None:
            return self._now()
        then, at = self._heard
        return then + self.elapsed() - at

    @property
    def ahead(self) -> float:
        """Return the seconds by which the system's clock is ahead."""
        return self._now() - self.time()

    def is_right(self) -> bool:
        """Return whether things may end and be deleted by the system's."""
        return abs(self.ahead) <= FAR

    def hear(self, moment: float) -> None:
        """Take Discord's time for that *moment*."""
        self._heard = moment, self.elapsed()

    def has_passed(self, moment: float) -> None:
        """Note a moment that has passed by Discord's clock, perhaps long ago."""
        if moment > max(self.time(), self._now() + FAR if self._heard is None else 0.0):
            self.hear(moment)

    async def right(self, within: float | None = None) -> None:
        """Wait until the system's clock is right, for some seconds at most."""
        try:
            async with asyncio.timeout(within):
                while not self.is_right():  # noqa: ASYNC110 - it may be set at any moment
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            pass

    async def run(self) -> None:
        """Look at the clocks until cancelled."""
        while True:
            if not self.is_right() and self._ask is not None:
                await failure(self._ask())  # what was heard may be of before a machine's sleep
            self.tell()
            await asyncio.sleep(LOOK)

    def tell(self) -> None:
        """Warn once of a wrong clock, and name the end of that."""
        if self._told is self.is_right():
            self._told = not self.is_right()
            if self._told:
                log.warning("%s. Set it right: the bot then goes on by itself", self.fault)
            else:
                log.warning("The system's clock is right again: what is due ends, and is deleted")

    @property
    def fault(self) -> str:
        """The sentence about a clock that is far off."""
        way = "ahead of" if self.ahead > 0 else "behind"
        by = timedelta(seconds=round(abs(self.ahead)))
        return f"The system's clock is {by} {way} Discord's: nothing ends or is deleted meanwhile"

    # The hooks for each request to Discord.

    async def asked(
        self, session: Any, context: SimpleNamespace, begun: aiohttp.TraceRequestStartParams
    ) -> None:
        """Note when a request begins."""
        context.asked = self.elapsed()

    async def answered(
        self, session: Any, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        """Take the time from one of Discord's answers."""
        said = ended.response.headers.get("Date")
        quick = self.elapsed() - context.asked <= LONG
        if said and quick and ended.response.status < 500 and ended.url.path.startswith("/api/"):
            try:
                self.hear(parsedate_to_datetime(said).timestamp())
            except ValueError:
                log.info("no time is written so: %r", said)
