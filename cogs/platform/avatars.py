"""Pictures of people: fetched beside the game, never awaited or stored.

The address of a person's picture comes with their interactions.  The picture is fetched once; until it is
there, and after any failure, the player's shape stands for the person.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from cogs.platform.lru_maps import LruMap, Moments
from render import Face, avatar

log = logging.getLogger("poeppel.avatars")

PIXELS = 64
"""How wide a picture is asked for."""
SECONDS = 1.0
"""How long one may take to come."""
AT_ONCE = 2
"""Pictures that are fetched at the same time."""
WAITING = 100
"""Pictures that wait for that at most; for others it is tried again when the person does something."""
KEPT = 400
"""Pictures that are kept, of about 12 KB each."""
AGAIN = 3600.0
"""Seconds until one that did not come, or was none, is asked for again."""


class Avatars:
    """Known faces, by server and person."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._worn: LruMap[tuple[int, int], str] = LruMap()
        """By server and person: where their picture is; nothing if they have none."""
        self._faces: LruMap[str, Face] = LruMap(KEPT)
        self._failed: Moments[str] = Moments(now, KEPT)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)

    def learn(self, server: int, person: discord.abc.User) -> None:
        """Note a person's picture on a server; fetch it if new."""
        asset = getattr(person, "guild_avatar", None) or person.avatar
        if asset is None:
            self._worn[server, person.id] = ""
            return
        small = asset.replace(size=PIXELS, format="png")
        self._worn[server, person.id] = small.url
        if self._faces.get(small.url) or small.url in self._tasks or len(self._tasks) >= WAITING:
            return
        if not self._failed.within(small.url, AGAIN):
            self._tasks[small.url] = asyncio.create_task(self._fetch(small))

    def get(self, server: int, person: int) -> Face | None:
        """Return a person's picture on a server, if known."""
        return self._faces.get(self._worn.get((server, person)) or "")

    def forget(self, person: int) -> None:
        """Forget a person's pictures, on all servers."""
        for key in [each for each in self._worn if each[1] == person]:
            del self._worn[key]

    async def close(self) -> None:
        """Stop fetching pictures."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _fetch(self, asset: discord.Asset) -> None:
        try:
            async with self._turn:
                content = await asyncio.wait_for(asset.read(), SECONDS)
                face = await asyncio.to_thread(avatar, content)
        except Exception as error:
            # Every error means the same, and no caller waits for it.
            log.info("no picture of somebody: %s", type(error).__name__)
            face = None
        finally:
            self._tasks.pop(asset.url, None)
        if face is None:
            self._failed.note(asset.url)
        else:
            self._faces[asset.url] = face
