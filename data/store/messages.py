"""The store of messages that are kept true.

A record is changed where it has not been changed by others since it was read.  So a late note never brings
back a message that was taken out meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from msgspec import structs

from data.records import MessageKind, MessageRecord
from data.store.errors import Conflict
from data.store.message_rows import MESSAGE, add_message, forget_in_messages
from data.store.rows import cells
from data.store.sql_base import SqlBase

SELECT_MESSAGES = f"SELECT {MESSAGE.columns} FROM messages WHERE kind = ?"
SHOWS = "UPDATE messages SET shows = ? WHERE id = ? AND changes = ?"
OUTDATED = "shows <> CAST({}.changes AS TEXT) OR posting > 0 OR length(remains) > 2"
"""Whether a message shows less than a table stores, or has something to be tidied."""

POSTS = f"""
    SELECT {MESSAGE.columns} FROM messages WHERE kind = 'beside' AND "table" = ? AND NOT closed
    AND id IN (SELECT message FROM message_people WHERE person = ? AND own) ORDER BY id
"""

PINGS = f"""
    SELECT {MESSAGE.columns} FROM messages WHERE kind = 'ping' AND "table" = ? AND NOT closed
    AND id IN (SELECT message FROM message_people WHERE person = ?) ORDER BY id
"""
PINGED = """
    SELECT "table", person FROM messages JOIN message_people ON message_people.message = messages.id
    WHERE kind = 'ping' AND NOT closed
"""
HANDS = f"""
    SELECT person, {", ".join(f'messages."{name}"' for name in MESSAGE.names)} FROM messages
    JOIN message_people ON message_people.message = messages.id
    WHERE kind = 'hand' AND "table" = ? AND NOT closed ORDER BY person
"""


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

    async def message_places(self, kind: MessageKind, refused: float) -> list[tuple[str, int]]:
        """Return keys and servers of a kind here, unless *refused* later."""
        kept = f"SELECT key, server FROM messages WHERE kind = ? AND refused <= ?{self.home.only()}"
        found = await self._read(f"{kept} ORDER BY id", kind, refused)
        return [(key, server) for key, server in found]

    async def numbered_message(self, id: int) -> MessageRecord | None:
        """Return the message of a record's number, if any."""
        found = await self._read(f"SELECT {MESSAGE.columns} FROM messages WHERE id = ?", id)
        return next(map(MESSAGE.record, found), None)

    async def closed_messages(self) -> list[int]:
        """Return the closed messages here, by record."""
        closed = f"SELECT id FROM messages WHERE closed{self.home.only()} ORDER BY id"
        return [id for (id,) in await self._read(closed)]

    async def pinged(self) -> list[tuple[int, int]]:
        """Return the tables and people here with pings by direct message."""
        found = await self._read(f"{PINGED}{self.home.only()} ORDER BY messages.id")
        return [(table, person) for table, person in found]

    async def pings_of(self, table: int, person: int) -> list[MessageRecord]:
        """Return the direct messages that ping a person at a table."""
        return list(map(MESSAGE.record, await self._read(PINGS, table, person)))

    async def hands(self, table: int) -> dict[int, MessageRecord]:
        """Return the hands of a table by direct message, by person."""
        await self._writer.catch_up(SHOWS)
        found = await self._read(HANDS, table)
        return {person: MESSAGE.record(row) for person, *row in found}

    async def posts_of(self, table: int, person: int) -> list[MessageRecord]:
        """Return a person's posts of a table."""
        return list(map(MESSAGE.record, await self._read(POSTS, table, person)))

    async def keep_message(
        self, record: MessageRecord, people: Collection[int], own: int = 0
    ) -> MessageRecord:
        """Store a message that names *people*, unless it is there; return it.

        *own* is the person that posts it, if any.
        """
        return await self._transact(partial(add_message, record=record, people=people, own=own))

    async def drop_message(self, record: MessageRecord) -> None:
        """Delete the record of a message, unless it has changed."""
        gone = "DELETE FROM messages WHERE id = ? AND changes = ?"
        await self._write(gone, record.id, record.changes)

    async def close_messages(self, person: int) -> None:
        """Close all messages that name a person."""
        await self._transact(partial(forget_in_messages, person=person))

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
