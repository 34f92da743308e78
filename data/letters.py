"""Letters between processes on one database, each to a server's home.

A click in direct messages comes to the process with shard 0, and is handed on to the home of its table,
which answers it: taken there within a second, or taken back.  What is told of a person is kept until
the home of each server has heeded it, be it after its next start.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

logger = logging.getLogger("poeppel.letters")

Kind = Literal["chosen", "gone"]
"""A person has chosen anew; a person is to be taken out of a table."""


class Notice(Struct, frozen=True):
    """A notice about a person for other processes."""

    kind: Kind
    person: int
    table: int = 0


class Letters(Protocol):
    """Messages between processes."""

    async def hand_on(self, shard: int, click: bytes) -> bool:
        """Hand a click to a shard's home; return whether it was taken.

        What was not taken is taken back: nobody answers it.
        """

    async def tell(self, notice: Notice, shard: int | None = None) -> None:
        """Send a notice about a person to one shard's home or all."""

    async def identify(self, bucket: int) -> None:
        """Wait until a shard of a bucket may identify to Discord."""

    async def share(self, there: int, kept: int, wanted: int) -> tuple[int, int]:
        """Return the request tokens of this process, held and usable.

        The second number is smaller where others want back what they lent.

        Args:
            there: how many all processes have together.
            kept: with how many it goes on in any case; the others it had are free.
            wanted: how many it could use.
        """

    async def serve(
        self, take: Callable[[bytes], None], heed: Callable[[Notice], Awaitable[None]]
    ) -> None:
        """Take clicks and handle notices until cancelled.

        What cannot be heeded is told again a while later.
        """


WAITING = 'SELECT id, kind, person, "table" FROM notices ORDER BY id'
HEEDED = "DELETE FROM notices WHERE id = ?"


class Alone:
    """Letters of a process that shares its database with none.

    Some may wait from a time when it was shared.
    """

    def __init__(
        self,
        read: Callable[[str], Awaitable[Iterable[Sequence[Any]]]],
        write: Callable[[str, int], Awaitable[None]],
    ) -> None:
        """Handle notices in a database, by statements that *read* and *write* them."""
        self._read, self._write = read, write

    async def hand_on(self, shard: int, click: bytes) -> bool:
        """Hand nothing on: all is at home here."""
        return False

    async def tell(self, notice: Notice, shard: int | None = None) -> None:
        """Do nothing: there is no other process."""

    async def identify(self, bucket: int) -> None:
        """Return at once: there is no other process."""

    async def share(self, there: int, kept: int, wanted: int) -> tuple[int, int]:
        """Return all tokens."""
        return there, there

    async def serve(
        self, take: Callable[[bytes], None], heed: Callable[[Notice], Awaitable[None]]
    ) -> None:
        """Handle waiting notices, then return, as nothing else comes.

        What cannot be heeded is told again at the next start.
        """
        for number, kind, person, table in await self._read(WAITING):
            try:
                await heed(Notice(kind, person, table))
            except Exception:
                logger.exception("letter %s: cannot be heeded before the next start", number)
            else:
                await self._write(HEEDED, number)
