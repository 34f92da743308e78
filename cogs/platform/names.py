"""What people are called: learned from what they do, asked for in `cogs.platform.members`, never stored.

A board never waits for a name; until one is known, colour and shape stand for the person.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

import discord

KEPT_SECONDS = 24 * 3600
KEPT = 10_000

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """What was learned lately: the oldest is forgotten when there is too much."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._known: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def __setitem__(self, key: K, value: V) -> None:
        self._known[key] = value
        self._known.move_to_end(key)
        while len(self._known) > self._kept:
            self._known.popitem(last=False)

    def get(self, key: K) -> V | None:
        """Return what is known, if anything is."""
        return self._known.get(key)


class Names:
    """Display names by server and person, kept for a while."""

    def __init__(self) -> None:
        self._names: Recent[tuple[int, int], tuple[str, float]] = Recent()
        """The name, and when it was learned."""

    def learn(self, server: int, person: discord.abc.User) -> None:
        """Remember what somebody is called on a server."""
        self._names[server, person.id] = (person.display_name, time.monotonic())

    def get(self, server: int, person: int) -> str | None:
        """Return what somebody is called on a server, if it is known."""
        name, learned = self._names.get((server, person)) or (None, 0.0)
        return name if time.monotonic() - learned < KEPT_SECONDS else None
