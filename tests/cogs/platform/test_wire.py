"""Requests are awaited for seconds, never cancelled, and what comes of them late is told."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from cogs.platform import request_tasks
from cogs.platform.discord_errors import Trouble, trouble
from cogs.platform.request_budget import Rank
from cogs.platform.request_tasks import TIMEOUT, InFlight
from tests.engine.hosting.hurry import hurry


async def request(seconds: float, done: list[str], error: Exception | None = None) -> str:
    """Be carried out after a while."""
    await asyncio.sleep(seconds)
    done.append("done")
    if error is not None:
        raise error
    return "answer"


def test_a_request_that_takes_long_flies_on_and_counts_as_lost() -> None:
    done, late = list[str](), list[str]()

    async def play() -> None:
        began = asyncio.get_running_loop().time()
        with pytest.raises(InFlight) as flying:
            await request_tasks.call(request(60, done), Rank.REST)
        assert asyncio.get_running_loop().time() - began == pytest.approx(TIMEOUT)
        assert (trouble(flying.value), done) == (Trouble.LOST, [])
        flying.value.on_done(lambda task: late.append(task.result()))
        await asyncio.sleep(60)

    hurry(play())
    assert (done, late) == (["done"], ["answer"])


def test_the_outcome_of_a_quick_request_is_returned_or_raised() -> None:
    async def play() -> None:
        assert await request_tasks.call(request(1, []), Rank.REST) == "answer"
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await request_tasks.call(request(1, [], aiohttp.ServerDisconnectedError()), Rank.REST)

    hurry(play())


def test_a_caller_that_gives_up_waiting_cancels_no_request() -> None:
    """That would leave discord.py waiting for ever if it slept out a limit of the whole bot."""
    done = list[str]()

    async def play() -> None:
        waiting = asyncio.create_task(request_tasks.call(request(1, done), Rank.REST))
        await asyncio.sleep(0.5)
        waiting.cancel()
        await asyncio.sleep(1)
        assert waiting.cancelled()

    hurry(play())
    assert done == ["done"]


def test_at_the_end_of_the_process_nothing_is_told_any_more() -> None:
    done, late = list[str](), list[object]()

    async def play() -> None:
        with pytest.raises(InFlight) as flying:
            await request_tasks.call(request(60, done), Rank.REST)
        flying.value.on_done(late.append)
        await request_tasks.close()
        await asyncio.sleep(60)

    hurry(play())
    assert (done, late) == ([], [])
