"""The people of the playground have faces, also on the boards."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import discord

from cogs.platform.avatars import Avatars
from playground.world import VERSION
from tests.playground.worlds import living


async def test_their_portraits_reach_the_bot_and_stay_there() -> None:
    async with living() as world:
        avatars, client = Avatars(monotonic), world.bot
        world.env.backend.cdn._blobs.update({f"old {number}": b"?" for number in range(1000)})
        world.env.forget()
        for person in world.people:
            data: Any = {
                "id": str(person.user.id),
                "username": "x",
                "discriminator": "0",
                "avatar": VERSION,
            }
            user = discord.User(state=client._connection, data=data)
            avatars.learn(1, user)
            async with asyncio.timeout(60):
                while not avatars.get(1, person.user.id):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        await avatars.close()
