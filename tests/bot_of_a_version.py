"""A bot of any version as a process of its own, at a Discord on loopback, by a clock that is moved.

``python tests/bot_of_a_version.py CLONE CLOCK PROCESS BASE DATABASE 1/1``, with the Python of the clone's environment.
It is told on stdin ``TABLE ANSWERS``: players by chance then answer so often at a table, which it says on stdout.
"""

from __future__ import annotations

import asyncio
import base64
import importlib.util
import logging
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

CLONE, CLOCK, PROCESS, BASE, DATABASE, _ = sys.argv[1:]
sys.path[0] = CLONE  # in place of the folder of this file

import aiosqlite  # noqa: E402
import discord  # noqa: E402
from discord import Asset  # noqa: E402
from discord.gateway import DiscordWebSocket  # noqa: E402
from discord.http import Route  # noqa: E402
from yarl import URL  # noqa: E402

from cogs.client import Poeppel  # noqa: E402
from cogs.platform.operator_settings import settings  # noqa: E402

TOKEN = f"{base64.b64encode(b'123456789012345678').decode()}.AbCdEf.gh-ij_kl"
SQLITE = "data.store.sqlite", "data.sqlite"
"""Where versions have their databases."""


def beside(name: str) -> Any:
    """Load a module that lies beside this file."""
    found = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


moved = beside("moved_clock")
time = moved.SharedClock(Path(CLOCK))


def stands(following: Any, bot: Poeppel) -> None:
    """Have time stand while a thread works on the database, or a request is on its way."""
    trace = bot.http.http_trace
    assert trace is not None
    following.count_requests(trace)
    [database] = [sys.modules[name].Database for name in SQLITE if name in sys.modules]
    database.hand_over = following.handed_over(database.hand_over)
    file: Any = aiosqlite.Connection
    file._execute = following.awaited(file._execute)


async def play(bot: Poeppel, table: int, answers: int) -> int:
    """Have players by chance answer at a table; return how often they did."""
    tables: Any = bot.desk.tables if hasattr(bot, "desk") else bot.tables  # of 1.0.0, and later
    random = Random(table)
    for number in range(answers):
        session = await tables.get(table)
        waiting = session.waiting() if session.record.is_open and session.play else []
        person = session.controller(waiting[0]).person if waiting else None
        if person is None:
            return number
        action = random.choice(session.play.options(waiting[0]))
        await tables.act(table, person, session.play.number(waiting[0]), action)
    return answers


async def listen(bot: Poeppel) -> None:
    """Do what is told on stdin."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        print(await play(bot, *map(int, line.split())), flush=True)


async def run() -> None:
    """Run until told to stop."""
    loop = asyncio.get_running_loop()
    chosen = settings({"DISCORD_TOKEN": TOKEN, "POEPPEL_DATABASE": DATABASE}, Path("none"))
    async with Poeppel(chosen, now=time.wall) as bot:
        loop.add_signal_handler(signal.SIGTERM, lambda: asyncio.create_task(bot.close()))
        bot._connection.heartbeat_timeout = float("inf")
        stands(loop.following, bot)  # type: ignore[attr-defined]
        told = asyncio.create_task(listen(bot))
        await bot.start(TOKEN)
        told.cancel()


def main() -> None:
    """Have everything that asks for the time be told the shared one."""
    Route.BASE, Asset.BASE = BASE, f"{BASE}/cdn"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(BASE).with_scheme("ws").with_path("/gateway/")
    discord.utils.utcnow = time.now
    module: Any
    for name, module in list(sys.modules.items()):
        if name.startswith(("cogs.", "data.")) and hasattr(module, "passed"):
            module.passed = lambda: time.elapsed
    logging.basicConfig(level=logging.WARNING)
    with asyncio.Runner(loop_factory=lambda: moved.FollowingLoop(time, int(PROCESS))) as runner:
        runner.run(run())


if __name__ == "__main__":
    main()
