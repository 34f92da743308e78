"""Letters between processes on one database, each to a server's home.

A click in direct messages comes to the process with shard 0, and is handed on to the home of its table,
which answers it: taken there within a second, or taken back.  What is told of a person is kept until
the home of each server has handled it, be it after its next start.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct

logger = logging.getLogger("poeppel.notices")
NoticeKind = Literal["chosen", "gone"]
"""A person has chosen anew; a person is to be taken out of a table, or of all that belongs to none."""


class Notice(Struct, frozen=True):
    """A notice about a person for other processes."""

    kind: NoticeKind
    person: int
    table: int = 0


Handler = Callable[[Notice], Awaitable[None]]


class ProcessMessages:
    """No-op message bus of a single process.

    Notices may wait from a time when its database was shared.
    """

    def __init__(
        self,
        read: Callable[[str], Awaitable[Iterable[Sequence[Any]]]],
        write: Callable[[str, int], Awaitable[None]],
    ) -> None:
        """Handle notices in a database, by statements that *read* and *write* them."""
        self._read, self._write = read, write

    async def hand_on(self, shard: int, click: bytes) -> bool:
        """Hand a click to a shard's home; return whether it was taken.

        What was not taken is taken back: nobody answers it.
        """
        return False

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
        return there, there

    async def serve(self, take: Callable[[bytes], None], handle: Handler) -> None:
        """Take clicks and handle notices until cancelled; return if none can come.

        A notice that cannot be handled is told again a while later, or at the next start.
        """
        await self._handle_waiting(handle)

    async def _handle_waiting(self, handle: Handler) -> None:
        """Handle notices in order; a failed one stays."""
        for number, kind, person, table in await self._waiting():
            try:
                await handle(Notice(kind, person, table))
            except Exception:
                logger.exception("letter %s: cannot be handled, and is told again later", number)
            else:
                await self._drop(number)

    async def _waiting(self) -> Iterable[Sequence[Any]]:
        return await self._read('SELECT id, kind, person, "table" FROM notices ORDER BY id')

    async def _drop(self, number: int) -> None:
        await self._write("DELETE FROM notices WHERE id = ?", number)
