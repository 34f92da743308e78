"""Processes on one database: homes of servers, messages, lent requests."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from math import gcd
from typing import Any, Literal

from msgspec import Struct

from data.store.connection import Connection
from data.store.rows import upsert


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


def alive(shard: int, shards: int) -> str:
    """Return the name of the note with a shard's last served time."""
    return "alive" if shards == 1 else f"alive {shard}/{shards}"


# The database's number of shards, and the last served time of each.


SHARDS = "shards"
"""The name under which a database remembers its number of shards."""

REMEMBER = upsert("memory", ["key"], ["key", "value"])


def laid_out(db: Connection) -> int:
    """Return a database's number of shards; 1 before the first start."""
    found = db.execute("SELECT value FROM memory WHERE key = ?", (SHARDS,)).fetchall()
    return int(found[0][0]) if found else 1


def lay_out(db: Connection, shards: int) -> int:
    """Change a database's number of shards; return the former one.

    A shard's note becomes the oldest of the shards that had its servers: no table loses time.
    """
    former = laid_out(db)
    db.execute(REMEMBER, (SHARDS, str(shards)))
    if former != shards:
        rows = db.execute("SELECT key, value FROM memory WHERE key LIKE 'alive%'").fetchall()
        notes = {str(key): float(at) for key, at in rows}
        db.execute("DELETE FROM memory WHERE key LIKE 'alive%'")
        oldest = _oldest(notes, former, common := gcd(former, shards))
        kept = ((alive(each, shards), oldest.get(each % common)) for each in range(shards))
        db.executemany(REMEMBER, [(key, repr(at)) for key, at in kept if at is not None])
    return former


def leave_shards(db: Connection) -> None:
    """Forget shards, which a file's one process has not."""
    lay_out(db, 1)
    db.execute("DELETE FROM memory WHERE key = ?", (SHARDS,))


def _oldest(notes: dict[str, float], shards: int, common: int) -> dict[int, float]:
    """Return the oldest note of the shards with each remainder."""
    oldest: dict[int, float] = {}
    for shard in range(shards):
        if (at := notes.get(alive(shard, shards))) is not None:
            oldest[shard % common] = min(at, oldest.get(shard % common, at))
    return oldest


# Letters between processes on one database, each to a server's home.
#
# A click in direct messages comes to the process with shard 0, and is handed on to the home of its table,
# which answers it: taken there within a second, or taken back.  What is told of a person is kept until
# the home of each server has handled it, be it after its next start.


logger = logging.getLogger("poeppel.workers")

NoticeKind = Literal["chosen", "gone"]
"""A person has chosen anew; a person is to be taken out of a table."""


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


# Request tokens for Discord, lent among processes by rows in the database.
#
# A process gives up only tokens with which no request is under way, and takes only those in no other row,
# under a lock: together the rows never hold more than there are.  The tokens of a process that has ended
# are its own until its last request was counted; a process that cannot reach the database sends nothing
# long before that (`HOLDS`).


HOLDS = 2.0
"""Seconds for which tokens may be spent, from the question for them."""

GONE = 5.0
"""Seconds after which a row is another's: its tokens were spent, and their requests counted, by then."""

LOCK = "SELECT set_config('idle_in_transaction_session_timeout', '2000', true), pg_advisory_xact_lock(3)"
"""Else a process that was stopped here would stop the others, too, and for longer."""

NOW = "extract(epoch FROM clock_timestamp())::double precision"
DROP = f"DELETE FROM shares WHERE at < {NOW} - ? AND id <> ?"
ROWS = "SELECT id, tokens, wanted FROM shares ORDER BY id"
KEEP = f"UPDATE shares SET tokens = ?, wanted = ?, at = {NOW} WHERE id = ? RETURNING id"
BEGIN = f"INSERT INTO shares (tokens, wanted, at) VALUES (?::bigint, ?::bigint, {NOW}) RETURNING id"


def parts(wanted: Sequence[int], there: int) -> list[int]:
    """Divide tokens: each part is at least equal, or as wished.

    >>> parts([1, 50, 1], 45), parts([50, 50], 45), parts([1, 2], 45)
    ([1, 43, 1], [22, 23], [22, 23])
    """
    given, left = [0] * len(wanted), there
    order = sorted(range(len(wanted)), key=lambda each: wanted[each])
    for place, each in enumerate(order):
        given[each] = min(wanted[each], left // (len(order) - place))
        left -= given[each]
    for place, each in enumerate(order):  # nobody wishes for these, and all may have them
        more = left // (len(order) - place)
        given[each] += more
        left -= more
    return given


class Sharing:
    """A process's row."""

    def __init__(self) -> None:
        self._row = 0

    def exchange(self, db: Connection, there: int, kept: int, wanted: int) -> tuple[int, int]:
        """Return the tokens of this process, held and usable.

        Args:
            db: in a transaction of its own.
            there: how many there are in all.
            kept: with how many it goes on in any case; the others it held are free.
            wanted: how many it could use.
        """
        db.execute(LOCK).fetchall()
        db.execute(DROP, (GONE, self._row))
        rows = db.execute(ROWS).fetchall()
        others = sum(had for row, had, _ in rows if row != self._row)
        wishes = {**{row: wished for row, _, wished in rows}, self._row: wanted}
        part = parts(list(wishes.values()), there)[list(wishes).index(self._row)]
        tokens: int = max(0, min(max(kept, part), there - others))
        found = db.execute(KEEP, (tokens, wanted, self._row)).fetchall()
        if not found:  # it is the first time, or was away for too long
            found = db.execute(BEGIN, (tokens, wanted)).fetchall()
        [(self._row,)] = found
        return tokens, part
