"""Watches what of our own code holds the event loop, while a test drives the bot beside a simulated Discord.

Nobody at any other table is heard meanwhile.  A thread looks every two milliseconds at what the loop is
doing, and counts the processor's time since it looked last to whoever is at work: the innermost
function on the stack that is ours, simcord's or the tests'.  Libraries work for who calls them.  The
garbage collector works for nobody.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Any

LONG = 0.020
"""Seconds for which nothing may hold the loop."""

LOOK = 0.002
"""Seconds between two looks."""

OURS = "cogs.", "engine.", "data.", "render."
THEIRS = "simcord", "tests.", "playground."


class Watcher:
    """What has held the loop for long."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}
        """By function of ours that took most of a turn: the seconds of the processor that the turn took."""
        self._thread = threading.get_ident()
        self._now = clock(self._thread)
        self._turn, self._turns = 0, 0
        """The number of the loop's turn; 0: it waits."""
        self._began = self._collecting = self._collected = 0.0
        self._over = threading.Event()

    def report(self) -> str:
        """Say what held the loop for too long, the longest first."""
        held = sorted(self.longest.items(), key=lambda each: -each[1])
        long = [f"{place} {seconds * 1e3:.0f} ms" for place, seconds in held if seconds > LONG]
        return ", ".join(long) or "nothing held the loop for long"

    @contextmanager
    def watching(self) -> Iterator[Watcher]:
        """Watch the loop of this thread meanwhile."""
        run, looking = asyncio.Handle._run, threading.Thread(target=self._look)

        def turn(handle: asyncio.Handle) -> Any:
            self._turns += 1
            self._began, self._collected, self._turn = self._now(), 0.0, self._turns
            try:
                return run(handle)
            finally:
                self._turn = 0

        asyncio.Handle._run = turn  # type: ignore[method-assign, assignment]
        gc.callbacks.append(self._collects)
        looking.start()
        try:
            yield self
        finally:
            self._over.set()
            looking.join()
            gc.callbacks.remove(self._collects)
            asyncio.Handle._run = run  # type: ignore[method-assign]

    def _collects(self, phase: str, _: Any) -> None:
        if threading.get_ident() == self._thread:
            if phase == "start":
                self._collecting = self._now()
            else:
                self._collected += self._now() - self._collecting

    def _look(self) -> None:
        turn, before, held = 0, 0.0, dict[str, float]()
        while not self._over.wait(LOOK):
            if turn != self._turn:
                self._note(held)
                turn, before, held = self._turn, self._began, {}
            frame = sys._current_frames().get(self._thread)
            now = self._now() - self._collected
            if turn and turn == self._turn and (place := at_work(frame)):
                held[place] = held.get(place, 0.0) + now - before
            before = now
        self._note(held)

    def _note(self, held: Mapping[str, float]) -> None:
        if held:
            place, seconds = max(held, key=held.__getitem__), sum(held.values())
            self.longest[place] = max(self.longest.get(place, 0.0), seconds)


def clock(thread: int) -> Callable[[], float]:
    """Return the clock that counts the processor's time of a thread, where one can see another's."""
    if hasattr(time, "pthread_getcpuclockid"):
        return partial(time.clock_gettime, time.pthread_getcpuclockid(thread))
    return time.perf_counter


def at_work(frame: FrameType | None) -> str:
    """Return which function of ours is at work, if it is ours."""
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module.startswith(OURS):
            return f"{module}.{frame.f_code.co_qualname}"
        if module.startswith(THEIRS):
            return ""
        frame = frame.f_back
    return ""
