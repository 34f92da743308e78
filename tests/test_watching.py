"""The watcher of soak tests sees who holds the loop, and only if it is we."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Callable
from functools import partial

from tests.watching import TURNS, Watcher

WORK = """
def work(seconds, done=lambda: None):
    began = thread_time()
    while thread_time() - began < seconds:
        pass
    done()
"""


def of(module: str) -> Callable[..., None]:
    """A function that computes for a while, in a module of that name."""
    there = {"__name__": module, "thread_time": time.thread_time}
    exec(WORK, there)
    return there["work"]  # type: ignore[return-value]


async def test_a_hold_of_the_loop_by_the_bot_is_logged() -> None:
    watcher, loop = Watcher(), asyncio.get_running_loop()
    simcords, librarys = partial(of("simcord.slow"), 0.1), partial(of("json.slow"), 0.1)
    with watcher.watching():
        for _ in range(2 * TURNS):  # looks of some may be lost on a busy machine
            loop.call_soon(of("cogs.slow"), 0.1)
            loop.call_soon(simcords)
            loop.call_soon(librarys)
            loop.call_soon(of("engine.calls"), 0.0, librarys)
            loop.call_soon(of("data.calls"), 0.0, simcords)
            await asyncio.to_thread(of("render.elsewhere"), 0.1)
            await asyncio.sleep(0)
    assert watcher.long().keys() == {"cogs.slow.work", "engine.calls.work"}
    assert "cogs.slow.work" in watcher.report()


async def test_garbage_collection_is_not_counted_as_our_time() -> None:
    """Nor what is done for those who wait for it to be gone, in the midst of the collection."""

    class Gone:
        itself: Gone

    gone = Gone()
    gone.itself = gone
    weakref.finalize(gone, of("json.waits"), 0.1)
    del gone
    watcher = Watcher()
    with watcher.watching():
        asyncio.get_running_loop().call_soon(of("cogs.innocent"), 0.0, gc.collect)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert watcher.turns == {}


async def test_a_single_hold_of_the_loop_is_laid_to_the_machine() -> None:
    for _ in range(2 * TURNS):  # looks of some may be lost on a busy machine
        watcher = Watcher()
        with watcher.watching():
            asyncio.get_running_loop().call_soon(of("cogs.slow"), 0.1)
            await asyncio.sleep(0)
        if watcher.turns:
            break
    assert watcher.turns.keys() == {"cogs.slow.work"}
    assert watcher.long() == {}


def test_where_nothing_takes_long_that_is_said() -> None:
    assert Watcher().report() == "nothing held the loop for long"
