"""Letters between processes that share a database, each to the home of some server.

A click in direct messages comes to the process with shard 0, and is handed on to the home of its table,
which answers it: taken there within a second, or taken back.  What is told of a person is kept until
the home of each server has heeded it, be it after its next start.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

from msgspec import Struct

Kind = Literal["chosen", "gone"]
"""A person has chosen anew; a person is to be taken out of a table."""


class Notice(Struct, frozen=True):
    """Something about a person that other processes have to know."""

    kind: Kind
    person: int
    table: int = 0


class Letters(Protocol):
    """Messages between processes."""

    async def hand_on(self, shard: int, click: bytes) -> bool:
        """Hand a click on to the home of a shard; return whether that has taken it in time.

        What was not taken is taken back: nobody answers it.
        """

    async def tell(self, notice: Notice, shard: int | None = None) -> None:
        """Tell the home of a shard, or of all others, something about a person; it is kept until heeded."""

    async def identify(self, bucket: int) -> None:
        """Wait until a shard of a bucket may identify to Discord, among those of all processes."""

    async def serve(
        self, take: Callable[[bytes], None], heed: Callable[[Notice], Awaitable[None]]
    ) -> None:
        """Take clicks and heed notices, as they come, until cancelled.

        What cannot be heeded is told again a while later.
        """


class Alone:
    """Letters of a process that shares its database with none: there are none."""

    async def hand_on(self, shard: int, click: bytes) -> bool:
        """Hand nothing on: all is at home here."""
        return False

    async def tell(self, notice: Notice, shard: int | None = None) -> None:
        """Tell nobody: there is nobody else."""

    async def identify(self, bucket: int) -> None:
        """Wait for nobody."""

    async def serve(
        self, take: Callable[[bytes], None], heed: Callable[[Notice], Awaitable[None]]
    ) -> None:
        """Return at once, as nothing comes."""
