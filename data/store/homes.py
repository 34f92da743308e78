"""Homes of servers: the process that keeps each in memory."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class Elsewhere(Exception):
    """A record of another home, kept here by mistake."""


class Home(Struct, frozen=True):
    """The servers that a process is home to."""

    shards: int = 1
    """How many there are in all."""
    own: frozenset[int] = frozenset({0})
    """Those that the process holds, by their numbers from 0."""

    @property
    def whole(self) -> bool:
        """Return whether it is the home of all servers."""
        return len(self.own) == self.shards

    @property
    def leads(self) -> bool:
        """Return whether this process leads: it holds the first shard."""
        return 0 in self.own

    def shard(self, server: int) -> int:
        """Return the shard of a server, as Discord reckons it."""
        return (server >> 22) % self.shards

    def holds(self, server: int) -> bool:
        """Return whether this is a server's home; direct messages (0) have none."""
        return not server or self.shard(server) in self.own

    def check(self, server: int) -> None:
        """Make sure that this is the home of a server.

        Raises:
            Elsewhere: it is not.
        """
        if not self.holds(server):
            held = ", ".join(map(str, sorted(self.own)))
            raise Elsewhere(f"server {server} is of shard {self.shard(server)}, here are: {held}")

    def part(self, shards: Iterable[int]) -> Home:
        """Return a `Home` limited to *shards*."""
        return Home(self.shards, frozenset(shards))

    def only(self, column: str = "server") -> str:
        """Return the condition that limits a statement to records at home here.

        >>> Home().only(), Home(4, frozenset({3, 1})).only("id")
        ('', ' AND (id >> 22) % 4 IN (1, 3)')
        """
        if self.whole:
            return ""
        return f" AND ({column} >> 22) % {self.shards} IN ({', '.join(map(str, sorted(self.own)))})"


ALONE = Home()
"""The home of all servers, as it is with one process."""
