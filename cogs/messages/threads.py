"""Threads: each begins at a message, and has its number.

So a repetition makes no second one. A message is sent again with its nonce, or found in its channel, and Discord
makes one thread of it at most: if it has one already, that is as good as made.
"""

from __future__ import annotations

from typing import Literal

import discord

from cogs.platform import request_tasks
from cogs.platform.discord_errors import Trouble, failure, trouble
from cogs.platform.limits import THREAD_NAME, cut
from cogs.platform.request_budget import Rank
from cogs.platform.request_tasks import InFlight

LASTS: Literal[10_080] = 10_080
"""Minutes until an idle thread is archived; a week is the longest Discord offers."""

EXISTS = 160_004
"""Discord's code where a message has a thread already."""


async def start_thread(message: discord.PartialMessage, name: str) -> None:
    """Start the thread of a message, unless it has one.

    Raises:
        InFlight: it may still be made.
        discord.DiscordException, aiohttp.ClientError, OSError: it is not made, as far as is known.
    """
    for last in (False, False, True):
        making = message.create_thread(name=cut(name, THREAD_NAME), auto_archive_duration=LASTS)
        error = await failure(request_tasks.call(making, Rank.BOARD))
        if error is None or (isinstance(error, discord.HTTPException) and error.code == EXISTS):
            return
        # Where the answer alone was lost, another request says that it is there.
        if last or isinstance(error, InFlight) or trouble(error) is not Trouble.LOST:
            raise error
