"""Records as rows: columns are fields, so new fields need only migrations.

Lists are kept as JSON; seats have a table of their own, because persons are looked up there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar, get_origin, get_type_hints

import msgspec

from data.records import Act, Change, Entry, SeatRecord, TableRecord
from data.store.connection import Connection, Row
from data.store.errors import Conflict, DamagedTable

S = TypeVar("S", bound=msgspec.Struct)

OPEN = "status IN ('lobby', 'running')"
"""Word for word the condition of the indexes that hold the open tables alone."""

UNANNOUNCED = "(appointed IS NULL OR status = 'running')"
"""Of open tables: those that count into limits, and whose time an outage puts off."""

OVER = "status IN ('ended', 'abandoned')"
"""Word for word the condition of the indexes of tables that are over."""

UNSHOWN = f"{OVER} AND (shown < revision OR posting > 0 OR length(remains) > 2)"
"""Word for word the condition of the index of closed tables of which not everybody was told."""


def columns(names: Iterable[str]) -> str:
    """Return *names* for use in a statement; some are words of SQL."""
    return ", ".join(f'"{name}"' for name in names)


def insert(table: str, names: Iterable[str]) -> str:
    """Return the statement that adds a row."""
    names = list(names)
    return f"INSERT INTO {table} ({columns(names)}) VALUES ({', '.join('?' for _ in names)})"


def upsert(table: str, key: Iterable[str], names: Iterable[str]) -> str:
    """Return the statement that inserts a row or updates it by *key*."""
    names, key = list(names), list(key)
    changed = ", ".join(f'"{name}" = excluded."{name}"' for name in names if name not in key)
    return f"{insert(table, names)} ON CONFLICT ({columns(key)}) DO UPDATE SET {changed}"


def cell(value: object) -> object:
    """Return a field as it is stored."""
    return msgspec.json.encode(value) if isinstance(value, list) else value


def cells(record: msgspec.Struct, names: Iterable[str]) -> list[object]:
    """Return some fields as they are stored."""
    return [cell(getattr(record, name)) for name in names]


class Mapper(Generic[S]):
    """The rows of one kind of record."""

    def __init__(self, kind: type[S], names: Iterable[str] = ()) -> None:
        """Map the fields called *names*, in this order, or all."""
        self._kind, self.names = kind, list(names) or list(kind.__struct_fields__)
        self.columns = columns(self.names)
        self._casts: dict[str, Callable[[Any], object]] = {}
        for name, of in get_type_hints(kind).items():
            if name in self.names and of is bool:  # which SQLite keeps as a number
                self._casts[name] = bool
            elif name in self.names and get_origin(of) is list:
                self._casts[name] = msgspec.json.Decoder(of).decode

    def cells(self, record: S) -> list[object]:
        """Return a record as it is stored."""
        return cells(record, self.names)

    def record(self, row: Row) -> S:
        """Return the record in a row.

        Raises:
            msgspec.DecodeError: a list in it is none.
        """
        fields = dict(zip(self.names, row, strict=True))
        for name, cast in self._casts.items():
            fields[name] = cast(fields[name])
        return self._kind(**fields)


NOTHING = b"{}"
"""The settings of those that have chosen nothing; kept or not, it is the same."""

TABLE = Mapper(
    TableRecord, [each for each in TableRecord.__struct_fields__ if each not in ("id", "seats")]
)
ENTRY, SEAT, ACT = Mapper(Entry), Mapper(SeatRecord), Mapper(Act)
CHANGED = [name for name in Change.__struct_fields__ if name in TABLE.names]

INSERT_TABLE = f"{insert('tables', TABLE.names)} RETURNING id"
INSERT_ENTRY = insert("log", ["table", *ENTRY.names])
INSERT_SEAT = insert("seats", ["table", *SEAT.names])
INSERT_ACT = insert("acts", ACT.names)
PACKED = ["table", "people", "log"]
INSERT_PACKED, SAVE_PACKED = insert("packed", PACKED), upsert("packed", ["table"], PACKED)
SELECT_TABLE = f"""
    SELECT id, {TABLE.columns}, (
        SELECT json_group_array(json_object({", ".join(f"'{name}', {name}" for name in SEAT.names)}))
        FROM (SELECT * FROM seats WHERE "table" = tables.id ORDER BY seat)
    ) FROM tables
"""
SELECT_ENTRIES = f'SELECT {ENTRY.columns} FROM log WHERE "table" = ? AND seq >= ? ORDER BY seq'
SELECT_ACTS = f"SELECT {ACT.columns} FROM acts WHERE server = ? ORDER BY id DESC LIMIT ?"

_WHOLE = Mapper(TableRecord, ["id", *TABLE.names, "seats"])


def table_record(row: Row) -> TableRecord:
    """Return the table in a row of `SELECT_TABLE`.

    Raises:
        DamagedTable: a list in it is none.
    """
    try:
        return _WHOLE.record(row)
    except msgspec.DecodeError as error:
        raise DamagedTable(table=str(row[0])) from error


def keep_settings(
    db: Connection, kind: str, id: int, settings: bytes, follows: bytes | None
) -> None:
    """Store settings of a *kind* if they follow those stored; None: any.

    Raises:
        Conflict: others are kept.
    """
    save, guard = upsert(kind, ["id"], ["id", "settings"]), f"WHERE {kind}.settings = ?"
    if follows is None:
        done = db.execute(save, (id, settings))
    elif follows == NOTHING:
        done = db.execute(f"{save} {guard}", (id, settings, follows))
    else:
        done = db.execute(
            f"UPDATE {kind} SET settings = ? {guard} AND id = ?", (settings, follows, id)
        )
    if not done.rowcount:
        raise Conflict(table="0")


def insert_seats(db: Connection, table: int, seats: Iterable[SeatRecord]) -> None:
    """Add the seats of a table."""
    db.executemany(INSERT_SEAT, [(table, *SEAT.cells(seat)) for seat in seats])
