"""Render executor: pictures drawn in threads, quick ones in the loop.

A thread that draws and the loop wait for each other all the time, since only one of them has the
interpreter: for boards of which everything is known that costs more than drawing them.  So these
are tried in the loop, one in each of its turns, so that it never holds for longer than that, and so
is what may have been drawn and kept.  Boards of which something is not known are drawn by one thread,
all else by another, and films by a third: nothing waits behind one.
"""

from __future__ import annotations

import asyncio
import math
from asyncio import AbstractEventLoop, Lock
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from enum import IntEnum
from time import monotonic
from typing import TypeVar
from weakref import WeakKeyDictionary

import render
from cogs.platform.lru import LruMap

T = TypeVar("T")

_turns: WeakKeyDictionary[AbstractEventLoop, Lock] = WeakKeyDictionary()
"""By loop: taken for the rest of a turn in which something was drawn."""


REST = 1.0
"""Seconds since the last picture was asked for, after which nobody is likely to want one."""


class Demand:
    """The demand for pictures in this process."""

    def __init__(self) -> None:
        self._waiting, self._last = 0, -math.inf

    @contextmanager
    def more(self) -> Iterator[None]:
        """Count one more wanted picture in this block."""
        self._waiting, self._last = self._waiting + 1, monotonic()
        try:
            yield
        finally:
            self._waiting -= 1

    def rests(self) -> bool:
        """Return whether no picture was wanted recently; safe in any thread."""
        return not self._waiting and monotonic() - self._last > REST


demand = Demand()


class Speed(IntEnum):
    """The speed of drawing a picture."""

    QUICK = 1
    """In a moment when one much like it has been drawn before."""
    KEPT = 2
    """At once when it has been drawn before: it looks the same for ever."""
    LONG = 3
    """Never soon."""
    FILM = 4
    """In seconds, of which others are to notice nothing."""


_threads = {
    speed: ThreadPoolExecutor(1, f"drawing-{speed.name.lower()}")
    for speed in (Speed.QUICK, Speed.LONG, Speed.FILM)
}
"""By what is drawn in them; what may have been kept is drawn with all that takes long."""


async def drawn(paint: Callable[[], T], speed: Speed = Speed.LONG) -> T:
    """Return the picture, painted in the loop or else a thread."""
    with demand.more():
        if speed < Speed.LONG:
            with suppress(render.TakesLong):
                return await _tried(paint)
        thread = _threads[Speed.LONG if speed is Speed.KEPT else speed]
        return await asyncio.get_running_loop().run_in_executor(thread, paint)


KEPT = 24
"""Shared pictures that are kept, of some 300 KB at most."""


class SharedPictures:
    """Slow pictures, each drawn once for all viewers."""

    def __init__(self) -> None:
        self._kept: LruMap[Hashable, bytes] = LruMap(KEPT)
        self._drawing: dict[Hashable, asyncio.Task[bytes | None]] = {}

    async def drawn(
        self, key: Hashable, paint: Callable[[], bytes | None], speed: Speed
    ) -> bytes | None:
        """Return the picture of a *key*.

        The key says all that can be seen on it.  It is drawn to its end, even if all that waited for it have gone.
        """
        if (kept := self._kept.get(key)) is not None:
            return kept
        task = self._drawing.get(key)
        if task is None or task.get_loop() is not asyncio.get_running_loop():
            task = self._drawing[key] = asyncio.create_task(self._draw(key, paint, speed))
        return await asyncio.shield(task)

    async def _draw(
        self, key: Hashable, paint: Callable[[], bytes | None], speed: Speed
    ) -> bytes | None:
        try:
            picture = await drawn(paint, speed)
            if picture is not None:
                self._kept[key] = picture
            return picture
        finally:
            del self._drawing[key]


shared = SharedPictures()


async def _tried(paint: Callable[[], T]) -> T:
    """Paint in the loop, at most one picture per turn.

    Raises:
        TakesLong: it is not drawn soon.
    """
    loop = asyncio.get_running_loop()
    turn = _turns.setdefault(loop, Lock())
    await turn.acquire()
    # Whoever waits for it is then called in the next turn of the loop, and never in this one.
    loop.call_soon(turn.release)
    with render.hastily():
        return paint()
