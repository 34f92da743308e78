"""The watcher of soak tests sees who holds the loop, and only if it is we."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from tests.watching import LONG, Watcher

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


async def test_who_holds_the_loop_is_said_if_it_is_we() -> None:
    watcher, loop = Watcher(), asyncio.get_running_loop()
    simcords, librarys = partial(of("simcord.slow"), 0.1), partial(of("json.slow"), 0.1)
    with watcher.watching():
        loop.call_soon(of("cogs.slow"), 0.1)
        loop.call_soon(simcords)
        loop.call_soon(librarys)
        loop.call_soon(of("engine.calls"), 0.0, librarys)
        loop.call_soon(of("data.calls"), 0.0, simcords)
        await asyncio.to_thread(of("render.elsewhere"), 0.1)
        await asyncio.sleep(0)
    assert set(watcher.longest) == {"cogs.slow.work", "engine.calls.work"}
    assert watcher.longest["cogs.slow.work"] > LONG
    assert "cogs.slow.work" in watcher.report()


def test_where_nothing_takes_long_that_is_said() -> None:
    assert Watcher().report() == "nothing held the loop for long"
