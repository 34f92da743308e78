"""The store of shared days: their messages and people."""

from __future__ import annotations

from functools import partial

from data.records import MessageRecord, Share, SharedDay
from data.store.connection import Connection
from data.store.message_rows import add_message
from data.store.messages import OUTDATED, SHOWS, SqlMessages
from data.store.rows import Mapper, insert

SHARED_DAY, SHARE = Mapper(SharedDay), Mapper(Share)

ONE = "channel = ? AND day = ?"
ADD_DAY = f"{insert('shared_days', SHARED_DAY.names)} ON CONFLICT DO NOTHING"
ADD_SHARE = f"{insert('day_shares', ['channel', 'day', *SHARE.names])} ON CONFLICT DO NOTHING"
ANEW = f"UPDATE shared_days SET changes = changes + 1 WHERE {ONE}"
SHARED = f"UPDATE shared_days SET changes = changes + 1, shared = changes + 1 WHERE {ONE}"
TRIED = "UPDATE messages SET refused = 0, changes = changes + 1 WHERE kind = 'daily' AND key = ?"
SELECT = f"SELECT {SHARED_DAY.columns} FROM shared_days WHERE {ONE}"
SHARES = f"SELECT {SHARE.columns} FROM day_shares WHERE {ONE} ORDER BY points DESC, marks, person"
TELL = "UPDATE shared_days SET told = ?, changes = changes + 1 WHERE NOT told AND day < ?"
KEY = "CAST(shared_days.channel AS TEXT) || ':' || CAST(day AS TEXT)"
DUE = f"""
    SELECT shared_days.channel, day FROM shared_days JOIN messages ON kind = 'daily' AND key = {KEY}
    WHERE ({OUTDATED.format("shared_days")}) AND refused <= ?
"""
OLDEST = "day = (SELECT min(day) FROM shared_days WHERE day < ?)"
OLDEST_MESSAGES = f"""
    DELETE FROM messages WHERE kind = 'daily'
    AND key IN (SELECT {KEY} FROM shared_days WHERE {OLDEST})
"""


def key_of(channel: int, day: int) -> str:
    """Return the key of a shared day's message.

    >>> key_of(77, 20_784)
    '77:20784'
    """
    return f"{channel}:{day}"


class SqlShares(SqlMessages):
    """Days of the five as shared in channels; see `SqlStore`."""

    async def share(self, shared: SharedDay, own: Share) -> bool:
        """Add a person to a shared day once; mark it for redrawing.

        Returns:
            Whether their answers are there; else a deletion was first, and nothing is stored.
        """
        return await self._transact(partial(_share, shared=shared, own=own))

    async def shared_day(self, channel: int, day: int) -> SharedDay | None:
        """Return a day as shared in a channel, if it is."""
        return next(map(SHARED_DAY.record, await self._read(SELECT, channel, day)), None)

    async def shares(self, channel: int, day: int) -> list[Share]:
        """Return all that share a day in a channel, the best first."""
        return list(map(SHARE.record, await self._read(SHARES, channel, day)))

    async def tell_shared_days(self, before: int) -> None:
        """Mark the shared days *before* a day as over."""
        await self._write(f"{TELL}{self.home.only()}", True, before)

    async def due_shared_days(self, refused: float) -> list[tuple[int, int]]:
        """Return the shared days here with outdated messages, by channel and day.

        Those that were *refused* later rest.
        """
        await self._writer.catch_up(SHOWS)
        due = f"{DUE}{self.home.only('shared_days.server')} ORDER BY day, shared_days.channel"
        return [(channel, day) for channel, day in await self._read(due, refused)]

    async def forget_shared_days(self, before: int) -> None:
        """Delete the oldest shared day, if *before* a day."""

        def forget(db: Connection) -> None:
            db.execute(OLDEST_MESSAGES, (before,))
            db.execute(f"DELETE FROM shared_days WHERE {OLDEST}", (before,))

        await self._transact(forget)


def _share(db: Connection, shared: SharedDay, own: Share) -> bool:
    answered = "SELECT 1 FROM dailies WHERE person = ? AND day = ?"
    if not db.execute(answered, (own.person, shared.day)).fetchall():
        return False
    at, key = (shared.channel, shared.day), key_of(shared.channel, shared.day)
    if db.execute(ADD_DAY, SHARED_DAY.cells(shared)).rowcount:
        message = MessageRecord(kind="daily", key=key, server=shared.server, channel=shared.channel)
        add_message(db, message)
    db.execute(ADD_SHARE, [*at, *SHARE.cells(own)])
    db.execute(SHARED, at)
    db.execute(TRIED, (key,))
    return True


def forget_shares(db: Connection, person: int) -> None:
    """Take a person out of shared days, and mark these for redrawing."""
    gone = "DELETE FROM day_shares WHERE person = ? RETURNING channel, day"
    for at in db.execute(gone, (person,)).fetchall():
        db.execute(ANEW, at)
