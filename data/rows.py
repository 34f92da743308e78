"""Records as rows: columns are fields, so new fields need only migrations.

Lists are kept as JSON; seats have a table of their own, because persons are looked up there.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from data.connection import Connection, Row
from data.records import Act, Change, Entry, HandRecord, SeatRecord, TableRecord
from data.store_errors import Conflict, DamagedTable

OPEN = "status IN ('lobby', 'running')"
"""Word for word the condition of the indexes that hold the open tables alone."""

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


NOTHING = b"{}"
"""The settings of those that have chosen nothing; kept or not, it is the same."""

TABLE = [name for name in TableRecord.__struct_fields__ if name not in ("id", "seats")]
ENTRY = list(Entry.__struct_fields__)
SEAT = list(SeatRecord.__struct_fields__)
HAND = list(HandRecord.__struct_fields__)
ACT = list(Act.__struct_fields__)
CHANGED = [name for name in Change.__struct_fields__ if name in TABLE]

INSERT_TABLE = f"{insert('tables', TABLE)} RETURNING id"
INSERT_ENTRY = insert("log", ["table", *ENTRY])
INSERT_SEAT = insert("seats", ["table", *SEAT])
INSERT_ACT = insert("acts", ACT)
SAVE_HAND = upsert("hands", ["table", "person"], HAND)
PACKED = ["table", "people", "log"]
INSERT_PACKED, SAVE_PACKED = insert("packed", PACKED), upsert("packed", ["table"], PACKED)
DROP_HAND = 'DELETE FROM hands WHERE "table" = ? AND person = ?'
SELECT_TABLE = f"""
    SELECT id, {columns(TABLE)}, (
        SELECT json_group_array(json_object({", ".join(f"'{name}', {name}" for name in SEAT)}))
        FROM (SELECT * FROM seats WHERE "table" = tables.id ORDER BY seat)
    ) FROM tables
"""
SELECT_ENTRIES = f'SELECT {columns(ENTRY)} FROM log WHERE "table" = ? AND seq >= ? ORDER BY seq'
SELECT_ACTS = f"SELECT {columns(ACT)} FROM acts WHERE server = ? ORDER BY id DESC LIMIT ?"
SELECT_HANDS = f'SELECT {columns(HAND)} FROM hands WHERE "table" = ?'

_numbers = msgspec.json.Decoder(list[int])
_seats = msgspec.json.Decoder(list[SeatRecord])


def cell(value: object) -> object:
    """Return a field as it is stored."""
    return msgspec.json.encode(value) if isinstance(value, list) else value


def cells(record: msgspec.Struct, names: Iterable[str]) -> list[object]:
    """Return some fields as they are stored."""
    return [cell(getattr(record, name)) for name in names]


def table_record(row: Row) -> TableRecord:
    """Return the table in a row of `SELECT_TABLE`.

    Raises:
        DamagedTable: a list in it is none.
    """
    fields = dict(zip(["id", *TABLE, "seats"], row, strict=True))
    try:
        for name in ("contributions", "remains"):
            fields[name] = _numbers.decode(fields[name])
        fields["seats"] = _seats.decode(fields["seats"])
    except msgspec.DecodeError as error:
        raise DamagedTable(table=str(fields["id"])) from error
    return TableRecord(**fields)


def entry(row: Row) -> Entry:
    """Return the answer in a row of `SELECT_ENTRIES`."""
    fields = dict(zip(ENTRY, row, strict=True))
    return Entry(**{**fields, "itself": bool(fields["itself"])})


def hand_record(row: Row) -> HandRecord:
    """Return the hand in a row of `SELECT_HANDS`."""
    fields = dict(zip(HAND, row, strict=True))
    fields["remains"] = _numbers.decode(fields["remains"])
    return HandRecord(**fields)


def act(row: Row) -> Act:
    """Return the act in a row of `SELECT_ACTS`."""
    return Act(**dict(zip(ACT, row, strict=True)))


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
    db.executemany(INSERT_SEAT, [(table, *cells(seat, SEAT)) for seat in seats])
