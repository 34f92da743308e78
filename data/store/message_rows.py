"""Messages that are kept true as rows, and their statements."""

from __future__ import annotations

from collections.abc import Collection

from data.records import MessageRecord
from data.store.connection import Connection
from data.store.rows import Mapper, cells, insert

MESSAGE = Mapper(MessageRecord)
_KEPT = f"SELECT {MESSAGE.columns} FROM messages WHERE kind = ? AND key = ? AND server = ?"
_NAMES = [each for each in MESSAGE.names if each != "id"]
_FIELDS = [each for each in _NAMES if each != "changes"]
_INSERT = f"{insert('messages', _NAMES)} ON CONFLICT DO NOTHING"
_NAME = f"{insert('message_people', ['message', 'person', 'own'])} ON CONFLICT DO NOTHING"
_FOLLOW = f"""
    UPDATE messages SET {", ".join(f'"{name}" = ?' for name in _FIELDS)}, changes = changes + 1
    WHERE id = ? AND changes = ?
"""
_OF_TABLE = 'SELECT id FROM messages WHERE "table" = ?'


def add_message(
    db: Connection, record: MessageRecord, people: Collection[int] = (), own: int = 0
) -> MessageRecord:
    """Add a message that names *people*, unless it is there; return it.

    *own* is the person that posts it, if any.
    """
    db.execute(_INSERT, cells(record, _NAMES))
    [row] = db.execute(_KEPT, (record.kind, record.key, record.server)).fetchall()
    kept = MESSAGE.record(row)
    db.executemany(_NAME, [(kept.id, person, person == own) for person in people])
    return kept


def follow_message(db: Connection, record: MessageRecord, person: int) -> bool:
    """Store a person's message, new or unchanged since; return whether it is."""
    if record.id:
        follows = (*cells(record, _FIELDS), record.id, record.changes)
        return db.execute(_FOLLOW, follows).rowcount > 0
    taken = db.execute(_KEPT, (record.kind, record.key, record.server)).fetchall()
    add_message(db, record, [person])
    return not taken


def forget_in_messages(db: Connection, person: int, table: int | None = None) -> None:
    """Close the messages that name a person, of one table or all."""
    only, of = ("", ()) if table is None else (f" AND message IN ({_OF_TABLE})", (table,))
    naming = f"SELECT message FROM message_people WHERE person = ?{only}"
    close = f"UPDATE messages SET closed = ?, changes = changes + 1 WHERE id IN ({naming})"
    db.execute(close, (True, person, *of))
    db.execute(f"DELETE FROM message_people WHERE person = ?{only}", (person, *of))
