"""Watches what of our own code holds the event loop, while a test drives the bot beside a simulated Discord.

Nobody at any other table is heard meanwhile.  Each two milliseconds that the processor works (four where
its clock is no finer), the time of the loop's thread since the last look is counted to whoever is at
work there: the innermost function on the stack that is ours, simcord's or the tests'.  Libraries work for
who calls them.  The garbage collector counts for nobody: what it looks at here are the tests and their
Discord; ``python -m tests.bench loop`` measures how long it holds the bot alone.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time
from types import FrameType
from typing import Any

LONG = 0.020
"""Seconds for which nothing may hold the loop."""

TURNS = 2
"""Long turns of one function that make a fault; a single one is laid to the machine.

In a process of a gigabyte on a busy machine a call that takes no time comes to 31 ms once in ten thousand
tests; a slow function is slow each time.
"""

LOOK = 0.002
"""Seconds of the processor between two looks."""

OURS = "cogs.", "engine.", "data.", "render."
THEIRS = "simcord", "tests.", "playground."


class Watcher:
    """What has held the loop for long."""

    def __init__(self) -> None:
        self.turns: defaultdict[str, list[float]] = defaultdict(list)
        """By function of ours that took most of a turn of the loop: the seconds of ours in each long turn."""
        self._held: dict[str, float] = {}
        """Of the turn under way, by function."""
        self._looked = 0.0
        self._collecting = False

    def long(self) -> dict[str, float]:
        """Return what held the loop for too long more than once, and the most seconds, the longest first."""
        held = {place: max(turns) for place, turns in self.turns.items() if len(turns) >= TURNS}
        return dict(sorted(held.items(), key=lambda each: -each[1]))

    def report(self) -> str:
        """Say what held the loop for too long, the longest first."""
        long = [f"{place} {seconds * 1e3:.0f} ms" for place, seconds in self.long().items()]
        return ", ".join(long) or "nothing held the loop for long"

    @contextmanager
    def watching(self) -> Iterator[Watcher]:
        """Watch the loop of this thread meanwhile, which has to be the main one, where there are timers."""
        if not hasattr(signal, "setitimer"):
            yield self
            return
        run, before = asyncio.Handle._run, signal.signal(signal.SIGPROF, self._look)

        def turn(handle: asyncio.Handle) -> Any:
            self._held, self._looked = {}, thread_time()
            try:
                return run(handle)
            finally:
                self._note()

        asyncio.Handle._run = turn  # type: ignore[method-assign, assignment]
        gc.callbacks.insert(0, self._collects)
        signal.setitimer(signal.ITIMER_PROF, LOOK, LOOK)
        try:
            yield self
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)
            gc.callbacks.remove(self._collects)
            asyncio.Handle._run = run  # type: ignore[method-assign]

    def _look(self, _: int, frame: FrameType | None) -> None:
        now = thread_time()
        if not self._collecting and (place := at_work(frame)):
            self._held[place] = self._held.get(place, 0.0) + now - self._looked
        self._looked = now

    def _collects(self, phase: str, _: Any) -> None:
        if threading.current_thread() is threading.main_thread():
            # On its way it calls whoever waits for what is gone, and a look may come then.
            self._collecting = phase == "start"
            self._looked = thread_time()

    def _note(self) -> None:
        if self._held:
            place, seconds = max(self._held, key=self._held.__getitem__), sum(self._held.values())
            if seconds > LONG:
                self.turns[place].append(seconds)


def at_work(frame: FrameType | None) -> str:
    """Return which function of ours is at work, and for which it does so in the end, if it is ours."""
    found: list[str] = []
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module.startswith(OURS):
            found.append(f"{module}.{frame.f_code.co_qualname}")
        elif module.startswith(THEIRS) and not found:
            return ""
        frame = frame.f_back
    return " for ".join(dict.fromkeys([*found[:1], *found[-1:]]))


class Logged(logging.Handler):
    """Collects what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.append(logging.Formatter("%(name)s: %(message)s").format(record))

    @contextmanager
    def listening(self, *names: str) -> Iterator[None]:
        """Collect from the loggers of these names."""
        loggers = [logging.getLogger(name) for name in names]
        for logger in loggers:
            logger.addHandler(self)
        try:
            yield
        finally:
            for logger in loggers:
                logger.removeHandler(self)
