"""The playground's world for one test, closed whatever happens.

A bot that is left open keeps its database's thread, and the process could not end.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from simcord.backend.models import Message

from playground.world import MakeBot, World
from tests.playground.stub import Stub


@contextlib.asynccontextmanager
async def living(
    make_bot: MakeBot = Stub, tell: Callable[[dict[str, Any]], None] = lambda news: None
) -> AsyncIterator[World]:
    """Start a world in which time passes; people can act within the block."""
    world = World(make_bot, tell)
    try:
        await world.start()
        with world.env.time_context():
            yield world
    finally:
        await world.close()


def messages(world: World) -> dict[int, Message]:
    """The messages in the channel, oldest first, by id; it changes with the channel."""
    return world.env.backend.messages[world.channel.id]
