"""Two real processes that share Discord's limit of the whole bot."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import web

from cogs.platform.request_budget import SECOND
from tests.cogs.test_budget import most_in_a_second
from tests.data.places import needs_postgres
from tests.postgres import databases

pytestmark = needs_postgres

ALL = 45


class Workers:
    """Processes that send requests to this one, and when each of their requests came."""

    def __init__(self) -> None:
        self.url = databases().migrated()
        self.came: list[tuple[float, str]] = []
        self.address = ""
        self._all: list[Process] = []

    async def begin(self, shard: str, begins: str) -> Process:
        """Start a process that holds a shard, and is busy or idle at first."""
        command = ["-m", "tests.worker_to_share", self.url, shard, f"{self.address}/{shard}"]
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, begins, stdout=PIPE
        )
        self._all.append(process)
        assert process.stdout is not None
        assert await asyncio.wait_for(process.stdout.readline(), 60) == b"ready\n"
        return process

    async def counted(self, request: web.Request) -> web.Response:
        self.came.append((time.monotonic(), request.path[1:]))
        return web.Response()

    def lately(self, shard: str) -> int:
        """Return how many requests of a shard's process came in the last second."""
        since = time.monotonic() - SECOND
        return sum(at > since and by == shard for at, by in self.came)

    async def until(self, *least: int) -> None:
        """Wait until as many requests of each shard come in a second."""
        async with asyncio.timeout(60):
            while any(self.lately(str(shard)) < many for shard, many in enumerate(least)):  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    async def close(self) -> None:
        for process in self._all:
            if process.returncode is None:
                process.kill()
            await process.communicate()


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers()
    app = web.Application()
    app.router.add_get("/{shard}", workers.counted)
    runner: Any = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    workers.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    yield workers
    await workers.close()
    await runner.cleanup()


async def test_two_processes_never_send_more_than_one_may_and_leave_nothing_unused(
    workers: Workers,
) -> None:
    """Busy or idle, killed and started anew."""
    await workers.begin("0", "busy")
    other = await workers.begin("1", "idle")
    await workers.until(40)
    other.send_signal(signal.SIGUSR1)
    await workers.until(20, 20)
    other.kill()
    await workers.begin("1", "busy")
    await workers.until(20, 20)
    times = [at for at, _ in workers.came]
    assert 40 <= most_in_a_second(times) <= ALL
