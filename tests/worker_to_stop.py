"""A process of the bot that sends Discord one request after the other, made to be stopped and cut off."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import suppress

import discord
from discord.http import Route

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from data.store.addresses import Postgres
from data.store.postgres.store import PostgresStore
from tests.command_line import TOKEN


async def send(url: str, base: str) -> None:
    """Send until the end of the process."""
    Route.BASE = base
    async with Poeppel(Settings(database=Postgres(url))) as bot:
        bot.setup_hook = nothing  # type: ignore[method-assign]
        await bot.login(TOKEN)
        hold_back(bot)
        while True:
            with suppress(discord.DiscordException, OSError):
                await bot.http.request(Route("GET", "/ping"))
            await asyncio.sleep(0)


def hold_back(bot: Poeppel) -> None:
    """Let the thread that asks for the shards wait, from SIGUSR1 to SIGUSR2."""
    assert isinstance(bot.store, PostgresStore)
    lock, loop = bot.store._identity.db.lock, asyncio.get_running_loop()

    def hold() -> None:
        lock.acquire()
        print("held", flush=True)

    loop.add_signal_handler(signal.SIGUSR1, hold)
    loop.add_signal_handler(signal.SIGUSR2, lock.release)


async def nothing() -> None:
    """Begin nothing else that sends requests."""


if __name__ == "__main__":
    asyncio.run(send(*sys.argv[1:]))
