"""What people are called: learned from their clicks, fetched when needed, never stored.

A board never waits for a name; until one is known, colour and shape stand for the person.
"""

from __future__ import annotations

import time
from collections import OrderedDict

import discord

KEPT_SECONDS = 24 * 3600
KEPT_NAMES = 10_000


class Names:
    """Display names by server and person, kept for a while."""

    def __init__(self) -> None:
        self._names: OrderedDict[tuple[int, int], tuple[str, float]] = OrderedDict()

    def learn(self, server: int | None, person: discord.abc.User) -> bool:
        """Remember a name; return whether it is new."""
        if server is None:
            return False
        known = self.get(server, person.id)
        self._names[server, person.id] = (person.display_name, time.monotonic())
        self._names.move_to_end((server, person.id))
        while len(self._names) > KEPT_NAMES:
            self._names.popitem(last=False)
        return known != person.display_name

    def get(self, server: int, person: int) -> str | None:
        """Return what somebody is called on a server, if it is known."""
        name, learned = self._names.get((server, person), (None, 0.0))
        return name if time.monotonic() - learned < KEPT_SECONDS else None

    async def fetch(self, guild: discord.Guild, people: list[int]) -> bool:
        """Ask Discord for the names that are not known; return whether there were any."""
        found = False
        for person in people:
            if self.get(guild.id, person) is None:
                try:
                    found |= self.learn(guild.id, await guild.fetch_member(person))
                except discord.HTTPException:
                    continue
        return found
