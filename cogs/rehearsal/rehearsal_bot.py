"""The rehearsal as a process: a bot without players."""

from __future__ import annotations

import asyncio
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import discord
from msgspec import structs

from cogs.client import Poeppel
from cogs.operator.logs import log_to_stderr
from cogs.platform.commands import commands_payload
from cogs.platform.interactions import Interaction
from cogs.platform.operator_settings import Failure, Settings, Worker
from cogs.rehearsal.leftovers import Leftovers
from cogs.rehearsal.steps import PRESSED, Rehearsal
from cogs.workers import claimed
from data.shipped.texts import texts
from data.store.errors import DatabaseInUse
from data.store.opening import alone

NOTED = "rehearsal.json"
"""The list of what has to be removed, beside the database."""


class RehearsalBot(Poeppel):
    """The bot with all commands and without tables; it uploads nothing."""

    async def setup_hook(self) -> None:
        """Leave commands to the rehearsal, unanswered."""
        await super().setup_hook()

        async def unanswered(interaction: Interaction, /) -> bool:
            return False

        self.tree.interaction_check = unanswered  # type: ignore[method-assign]

    async def _tell_of_commands(self) -> None:
        """Leave the commands to the rehearsal."""

    async def clicked(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """Leave the rehearsal's own button to it."""
        if custom_id != PRESSED:
            await super().clicked(interaction, custom_id, values)


def rehearse(arguments: Namespace, chosen: Settings) -> None:
    """Play the rehearsal.

    Raises:
        Failure: it cannot be played here, a belief does not hold, or something stays.
    """
    if not chosen.token:
        raise Failure("The rehearsal needs DISCORD_TOKEN, ideally the token of a test bot.")
    if arguments.everywhere:
        confirm()
    with sole(chosen):
        log_to_stderr(chosen)
        if not asyncio.run(played(arguments, chosen)):
            raise Failure("Not everything is as expected: please send us the lines above.")


@contextmanager
def sole(chosen: Settings) -> Iterator[None]:
    """Keep the bot from running in this block.

    Raises:
        Failure: it runs, with this database or on this machine with this token.
    """
    with ExitStack() as held:
        try:
            held.callback(alone(chosen.database).close)
        except DatabaseInUse as error:
            raise Failure("The bot is running with this database: stop it first.") from error
        if not held.enter_context(claimed(chosen.application)):
            raise Failure("A bot is running with this token on this machine: stop it first.")
        yield


def confirm() -> None:
    """Ask before the commands of all servers are touched.

    Raises:
        Failure: the answer is not "yes".
    """
    print(
        "This uploads this bot's commands for all servers, and restores the former ones afterwards."
    )
    print('Type "yes" to continue: ', end="", flush=True)
    if sys.stdin.readline().strip().lower() != "yes":
        raise Failure("Nothing was done.")


async def played(arguments: Namespace, chosen: Settings) -> bool:
    """Play the rehearsal with its own bot.

    Return whether all is in order.
    """
    with TemporaryDirectory() as folder:
        own = structs.replace(
            chosen,
            database=Path(folder) / "empty.sqlite3",
            monitor=None,
            shards=None,
            worker=Worker(),
        )
        async with RehearsalBot(own) as bot:
            await bot.login(chosen.token)
            connection = asyncio.create_task(bot.connect()) if arguments.press else None
            try:
                if connection is not None:
                    await _ready(bot, connection)
                rehearsal = Rehearsal(
                    bot,
                    arguments.channel,
                    Leftovers(chosen.file.with_name(NOTED)),
                    texts("en"),
                    await commands_payload(bot.tree),
                    person=arguments.person,
                    press=arguments.press,
                    long=arguments.long,
                    everywhere=arguments.everywhere,
                    now=time.time,
                    say=lambda line: print(line, flush=True),
                )
                return await rehearsal.run()
            finally:
                if connection is not None:
                    connection.cancel()


async def _ready(bot: discord.Client, connection: asyncio.Task[None]) -> None:
    """Return when the bot is connected.

    Raises:
        Failure, discord.DiscordException: it never will be.
    """
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait({ready, connection}, return_when=asyncio.FIRST_COMPLETED)
    if not ready.done():
        ready.cancel()
        connection.result()
        raise Failure("Discord closed the connection.")
