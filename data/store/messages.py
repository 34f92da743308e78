"""The store of messages that are kept true.

A record is changed where it has not been changed by others since it was read.  So a late note never brings
back a message that was taken out meanwhile.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from data.records import MessageKind, MessageRecord
from data.store.connection import Conflict, Connection
from data.store.rows import Mapper, cells, insert
from data.store.sql_base import SqlBase

MESSAGE = Mapper(MessageRecord)
SELECT_MESSAGES = f"SELECT {MESSAGE.columns} FROM messages WHERE kind = ?"
SHOWS = "UPDATE messages SET shows = ? WHERE id = ? AND changes = ?"
OUTDATED = "shows <> CAST({}.changes AS TEXT) OR posting > 0 OR length(remains) > 2"
"""Whether a message shows less than a table stores, or has something to be tidied."""

_NAMES = [each for each in MESSAGE.names if each != "id"]
_INSERT = insert("messages", _NAMES)


class SqlMessages(SqlBase):
    """Messages that are kept true; see `SqlStore`."""

    async def message(
        self, kind: MessageKind, key: str, server: int | None = None
    ) -> MessageRecord | None:
        """Return a message's record, if any.

        The *server* is needed where keys of a kind are told apart by it.
        """
        await self._writer.catch_up(SHOWS)
        chosen = f"{SELECT_MESSAGES} AND key = ? AND server = coalesce(?, server)"
        return next(map(MESSAGE.record, await self._read(chosen, kind, key, server)), None)

    async def messages(self, kind: MessageKind, server: int) -> list[MessageRecord]:
        """Return a server's messages of a kind, the latest first."""
        await self._writer.catch_up(SHOWS)
        latest = f"{SELECT_MESSAGES} AND server = ? ORDER BY id DESC"
        return list(map(MESSAGE.record, await self._read(latest, kind, server)))

    async def change_message(self, record: MessageRecord, **fields: Any) -> MessageRecord:
        """Store fields of a message; return its record after that.

        Only a change that says nothing but what it shows is kept in memory, and stored with a later
        transaction.

        Raises:
            Conflict: it is not as recorded any more, or gone.
        """
        changed = structs.replace(record, **fields)
        names = [each for each in fields if getattr(changed, each) != getattr(record, each)]
        if names == ["shows"]:
            self._writer.note(SHOWS, record.id, changed.shows, record.id, record.changes)
        elif names:
            values = ", ".join(f"{name} = ?" for name in names)
            follow = (
                f"UPDATE messages SET {values}, changes = changes + 1 WHERE id = ? AND changes = ?"
            )
            given = (*cells(changed, names), record.id, record.changes)
            if not await self._transact(lambda db: db.execute(follow, given).rowcount):
                raise Conflict(table="0")
            changed = structs.replace(changed, changes=record.changes + 1)
        return changed


def add_message(db: Connection, record: MessageRecord) -> None:
    """Add the record of a message."""
    db.execute(_INSERT, cells(record, _NAMES))
