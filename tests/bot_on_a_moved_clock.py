"""A bot as a process of its own, at a Discord on loopback, whose time is that of a shared clock.

``python -m tests.bot_on_a_moved_clock CLOCK PROCESS BASE DATABASE WORKER``
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import aiosqlite
import discord
from discord import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from cogs.client import Poeppel
from cogs.platform import clock, request_tasks
from cogs.platform.operator_settings import Settings, settings
from cogs.views.faces.games import ClassicFace
from data.store import sqlite
from data.store.postgres import connection, store
from render import Picture
from tests.cogs.playing import secret
from tests.command_line import TOKEN
from tests.moved_clock import Counting, FollowingLoop, SharedClock

DOT = Picture(b"\x89PNG", 1, 1)


async def run(chosen: Settings, time: SharedClock) -> None:
    """Run until killed."""
    async with Poeppel(chosen, now=time.wall, seed=secret) as bot:
        # Heartbeats come from a thread, by the computer's clock: silence between them is no outage.
        bot._connection.heartbeat_timeout = float("inf")
        trace = bot.http.http_trace
        assert trace is not None
        asyncio.get_running_loop().following.count_requests(trace)  # type: ignore[attr-defined]
        await bot.start(TOKEN)


def stands_for_databases(following: Counting) -> ExitStack:
    """Have time stand while a thread works on a database."""
    patches, file = ExitStack(), aiosqlite.Connection
    for database in (sqlite.Database, connection.Database):
        counted = following.handed_over(database.hand_over)
        patches.enter_context(patch.object(database, "hand_over", counted))
    for name in ("_connect", "_execute", "close"):
        patches.enter_context(patch.object(file, name, following.awaited(getattr(file, name))))
    return patches


def main(file: str, process: str, base: str, database: str, worker: str) -> None:
    """Have everything that asks for the time be told the shared one."""
    time = SharedClock(Path(file))
    Route.BASE, Asset.BASE = base, f"{base}/cdn"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(base).with_scheme("ws").with_path("/gateway/")
    discord.utils.utcnow = time.now
    clock.passed = request_tasks.passed = lambda: time.elapsed  # type: ignore[attr-defined]
    given = {"POEPPEL_DATABASE": database}
    if worker != "1/1":
        given |= {"POEPPEL_SHARDS": "2", "POEPPEL_WORKER": worker}
    with (
        patch.object(ClassicFace, "draw", lambda *_: DOT),  # drawn in other tests
        # The database answers by the computer's clock: on a busy one late, though nothing is lost.
        patch.object(store, "HEARD", float("inf")),
        asyncio.Runner(loop_factory=lambda: FollowingLoop(time, int(process))) as runner,
    ):
        logging.basicConfig(level=logging.WARNING)
        following = runner.get_loop().following  # type: ignore[attr-defined]
        with stands_for_databases(following):
            runner.run(run(settings({"DISCORD_TOKEN": TOKEN, **given}), time))


if __name__ == "__main__":
    main(*sys.argv[1:])
