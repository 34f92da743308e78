"""Names and pictures of people: learned, asked for in `members`, never stored.

A board never waits for a name or a face; until one is known, colour and shape stand for the person.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

import discord

from cogs.platform.avatars import Avatars
from cogs.platform.lru_maps import LruMap
from data.foreign import Foreign
from render import Face

log = logging.getLogger("poeppel.names")


KEPT_SECONDS = 24 * 3600


class Names:
    """Display names by server and person, kept for a while, and faces."""

    def __init__(self, now: Callable[[], float], avatars: Avatars | None = None) -> None:
        """Begin without names; without *avatars*, without faces."""
        self._now, self._avatars = now, avatars
        self._names: LruMap[tuple[int, int], tuple[Foreign, float]] = LruMap()
        """The name, and when it was learned."""

    def hear(self, server: int, person: int, name: Foreign) -> None:
        """Remember a person's name on a server."""
        self._names[server, person] = (name, self._now())

    def learn(self, server: int, person: discord.abc.User) -> None:
        """Remember a person's name and picture on a server."""
        self.hear(server, person.id, person.display_name)
        if self._avatars is not None:
            self._avatars.learn(server, person)

    def get(self, server: int, person: int) -> Foreign | None:
        """Return a person's name on a server, if known."""
        name, learned = self._names.get((server, person)) or (None, 0.0)
        return name if abs(self._now() - learned) < KEPT_SECONDS else None

    def face(self, server: int, person: int) -> Face | None:
        """Return a person's picture on a server, if known."""
        return self._avatars.get(server, person) if self._avatars else None

    def only(self, server: int, people: Iterable[int]) -> Names:
        """Return the known names of *people* on a server, and no other."""
        few = Names(self._now)
        for person in people:
            if name := self.get(server, person):
                few.hear(server, person, name)
        return few

    def forget(self, person: int) -> None:
        """Forget a person's names and pictures, on all servers."""
        for key in [each for each in self._names if each[1] == person]:
            del self._names[key]
        if self._avatars is not None:
            self._avatars.forget(person)

    async def close(self) -> None:
        """Stop learning."""
        if self._avatars is not None:
            await self._avatars.close()
