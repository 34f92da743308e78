"""One of several processes that send all the requests they may, or none until they are told (SIGUSR1).

``python -m tests.worker_to_share URL SHARD ADDRESS BEGINS`` holds one of two shards.
"""

from __future__ import annotations

import asyncio
import signal
import sys

import aiohttp

from cogs.platform.request_budget import Rank
from cogs.workers import budget, lend
from data.store.homes import Home
from data.store.postgres.store import PostgresStore


async def send(url: str, shard: str, address: str, begins: str) -> None:
    """Send until killed."""
    store = await PostgresStore.open(url, home=Home(2, frozenset({int(shard)})))
    lent, told = budget(store.home), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, told.set)
    if begins == "busy":
        told.set()
    async with aiohttp.ClientSession() as session, asyncio.TaskGroup() as group:
        group.create_task(lend(store.process_messages, lent))

        async def request() -> None:
            async with session.get(address):
                pass

        print("ready", flush=True)
        await told.wait()
        queue = asyncio.Semaphore(100)
        while True:
            await queue.acquire()

            async def sent() -> None:
                await lent.wait(Rank.ASKED)
                flight = group.create_task(request())
                lent.follow(flight)
                flight.add_done_callback(lambda _: queue.release())

            group.create_task(sent())


if __name__ == "__main__":
    asyncio.run(send(*sys.argv[1:]))
