"""The easel: where pictures are drawn, quickly in the event loop, and all others in threads.

A thread that draws and the loop wait for each other all the time, since only one of them has the
interpreter: for pictures of which everything is known that costs more than drawing them. So these
are drawn in the loop, one in each of its turns, so that it never holds for longer than that.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Lock
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakKeyDictionary

import render

T = TypeVar("T")

_turns: WeakKeyDictionary[AbstractEventLoop, Lock] = WeakKeyDictionary()
"""By loop: taken for the rest of a turn in which something was drawn."""


async def drawn(paint: Callable[[], T]) -> T:
    """Return what *paint* draws; it begins anew in a thread when that takes long."""
    loop = asyncio.get_running_loop()
    turn = _turns.setdefault(loop, Lock())
    await turn.acquire()
    # Whoever waits for it is then called in the next turn of the loop, and never in this one.
    loop.call_soon(turn.release)
    try:
        with render.hastily():
            return paint()
    except render.TakesLong:
        return await asyncio.to_thread(paint)
