"""The store of cups: records, logs, and tables of rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from hmac import compare_digest, digest
from secrets import token_bytes
from typing import Any

import msgspec

from data.records import CupEntry, CupRecord, MessageRecord, TableRecord
from data.store.connection import Connection
from data.store.message_rows import add_message
from data.store.messages import OUTDATED, SHOWS, SqlMessages
from data.store.rows import INSERT_TABLE, TABLE, Mapper, insert, insert_seats

CUP = Mapper(CupRecord, [each for each in CupRecord.__struct_fields__ if each != "id"])
CUP_ENTRY = Mapper(CupEntry)
_WHOLE = Mapper(CupRecord)

OPEN_CUP = f"{insert('cups', CUP.names)} RETURNING id"
SELECT_CUP = f"SELECT {_WHOLE.columns} FROM cups WHERE"
SELECT_LOG = f"SELECT {CUP_ENTRY.columns} FROM cup_log WHERE cup = ? ORDER BY seq"
INSERT_EVENT = insert("cup_log", ["cup", *CUP_ENTRY.names])
FOLLOW = """
    UPDATE cups SET seq = ?, due = ?, status = ?,
    changed_at = CASE WHEN status = 'over' THEN changed_at ELSE ? END,
    changes = changes + 1, posts = posts + ? WHERE id = ? AND seq = ?
"""
"""Corrections after the end keep its moment, from which on a cup is kept."""
SEATED = 'SELECT "table" FROM cup_tables WHERE cup = ? AND round = ? AND place = ?'
SEAT = insert("cup_tables", ["cup", "round", "place", "table"])
BAR = insert("cup_bars", ["cup", "key", "hash"])
BARS = "SELECT key, hash FROM cup_bars WHERE cup = ?"
RUNNING = "status = 'running'"
"""Word for word the condition of the index of running cups."""
UNSHOWN = f"""
    SELECT cups.id FROM cups JOIN messages ON kind = 'cup' AND key = CAST(cups.id AS TEXT)
    WHERE ({OUTDATED.format("cups")} OR posted_for < posts) AND refused <= ?
"""
OVER = "server = ? AND status = 'over' AND changed_at < ?"
MESSAGES_OVER = f"""
    DELETE FROM messages WHERE kind = 'cup' AND server = ?
    AND key IN (SELECT CAST(id AS TEXT) FROM cups WHERE {OVER})
"""
BESIDE_OVER = f"""
    DELETE FROM messages WHERE kind = 'beside' AND "table" = 0 AND server = ?
    AND EXISTS (SELECT 1 FROM cups WHERE {OVER} AND messages.key LIKE CAST(cups.id AS TEXT) || '-%')
"""
NAMING = "instr(CAST(event AS TEXT), ?) > 0"
"""Whether an event may name a person, whose id is given as a text."""
NAMED = f"EXISTS (SELECT 1 FROM cup_log WHERE cup = cups.id AND {NAMING})"
OF_RUNNING_CUP = f"""
    EXISTS (SELECT 1 FROM cup_tables JOIN cups ON cups.id = cup
    WHERE cup_tables."table" = tables.id AND cups.{RUNNING})
"""
"""Whether a table is one of a cup that goes on."""

STOPPED = """
    SELECT cup_log.cup, seq FROM cup_tables JOIN cup_log ON cup_log.cup = cup_tables.cup
    WHERE "table" = {} AND "by" = {} AND instr(CAST(event AS TEXT), '"type":"Stopped"') > 0
    AND instr(CAST(event AS TEXT), '"table":' || CAST(place AS TEXT)) > 0
"""
"""The events by which a person has ended a cup's table, or seemingly; its board names them."""


class SqlCups(SqlMessages):
    """Cups; see `SqlStore`."""

    async def open_cup(self, record: CupRecord, opened: CupEntry) -> int:
        """Store a new cup with its first event; return its id."""

        def add(db: Connection) -> int:
            [(made,)] = db.execute(OPEN_CUP, CUP.cells(record)).fetchall()
            db.execute(INSERT_EVENT, [made, *CUP_ENTRY.cells(opened)])
            channel, server = record.channel, record.server
            message = MessageRecord(kind="cup", key=str(made), server=server, channel=channel)
            add_message(db, message)
            return int(made)

        return await self._transact(add)

    async def cup(self, cup: int) -> CupRecord | None:
        """Return a cup, if there is one of this number."""
        return next(iter(await self._cups("id = ?", cup)), None)

    async def cups_on(self, server: int) -> list[CupRecord]:
        """Return the running cups of a server, the oldest first."""
        return await self._cups(f"{RUNNING} AND server = ? ORDER BY id", server)

    async def latest_cup(self, server: int, channel: int) -> int | None:
        """Return the latest cup of a channel, running or over."""
        found = await self._cups(
            "server = ? AND channel = ? ORDER BY id DESC LIMIT 1", server, channel
        )
        return found[0].id if found else None

    async def cups_of(self, server: int, person: int) -> list[int]:
        """Return the cups of a server that are over, with a person."""
        over = f"server = ? AND status = 'over' AND {NAMED} ORDER BY id"
        return [each.id for each in await self._cups(over, server, str(person))]

    async def cups_with(self, person: int) -> list[int]:
        """Return the running cups with a person, wherever they are at home."""
        found = await self._cups(f"{RUNNING} AND {NAMED} ORDER BY id", str(person))
        return [each.id for each in found]

    async def running_cups(self) -> list[int]:
        """Return the running cups at home here."""
        return [each.id for each in await self._cups(f"{RUNNING}{self.home.only()} ORDER BY id")]

    async def cup_log(self, cup: int) -> list[CupEntry]:
        """Return the log of a cup, in order."""
        return list(map(CUP_ENTRY.record, await self._read(SELECT_LOG, cup)))

    async def follow_cup(
        self, cup: int, entries: Sequence[CupEntry], due: float | None, over: bool, posts: int
    ) -> bool:
        """Append events to a cup's log, with its next due time.

        Args:
            cup: its number.
            entries: the events, the first with the number after the last there is.
            due: when it has to be looked at; None: not by the clock.
            over: whether it is over.
            posts: how many new messages they ask for.

        Returns:
            Whether they did follow; else another event was first, and nothing is stored.
        """
        follow = partial(_follow, cup=cup, entries=entries, due=due, over=over, posts=posts)
        return await self._transact(follow)

    async def change_cup(self, cup: int, **fields: Any) -> None:
        """Store fields of a cup beside its log."""
        await self._change("cups", fields, id=cup)

    async def unshown_cups(self, refused: float) -> list[int]:
        """Return the cups at home here with outdated messages, unless refused later."""
        await self._writer.catch_up(SHOWS)
        unshown = f"{UNSHOWN}{self.home.only('cups.server')} ORDER BY cups.id"
        return [cup for (cup,) in await self._read(unshown, refused)]

    async def cup_tables(self, cup: int) -> dict[tuple[int, int], int]:
        """Return the tables of a cup by round and place."""
        found = 'SELECT round, place, "table" FROM cup_tables WHERE cup = ? ORDER BY round, place'
        return {(round, at): table for round, at, table in await self._read(found, cup)}

    async def seat_cup(self, cup: int, round: int, place: int, record: TableRecord) -> int:
        """Store a table of a cup, or return an earlier one."""

        def add(db: Connection) -> int:
            for (table,) in db.execute(SEATED, (cup, round, place)).fetchall():
                return int(table)
            [(made,)] = db.execute(INSERT_TABLE, TABLE.cells(record)).fetchall()
            insert_seats(db, made, record.seats)
            db.execute(SEAT, (cup, round, place, made))
            return int(made)

        return await self._transact(add)

    async def next_cup_due(self, after: float) -> tuple[float, int] | None:
        """Return the next due time here *after* a moment, and its cup."""
        found = await self._cups(
            f"due > ? AND {RUNNING}{self.home.only()} ORDER BY due, id LIMIT 1", after
        )
        return next(((each.due, each.id) for each in found if each.due is not None), None)

    async def due_cups(self, now: float) -> list[int]:
        """Return the running cups at home here that are due."""
        found = await self._cups(f"due <= ? AND {RUNNING}{self.home.only()} ORDER BY due, id", now)
        return [each.id for each in found]

    async def is_barred(self, cup: int, person: int) -> bool:
        """Return whether a person was barred from a cup before a deletion."""
        return bool(_of(person, await self._read(BARS, cup)))

    async def lift_bar(self, cup: int, person: int) -> None:
        """Lift a person's bar that outlived a deletion."""

        def lift(db: Connection) -> None:
            for hashed in _of(person, db.execute(BARS, (cup,)).fetchall()):
                db.execute("DELETE FROM cup_bars WHERE cup = ? AND hash = ?", (cup, hashed))

        await self._transact(lift)

    async def delete_cups(self, server: int, before: float) -> None:
        """Delete the cups of a server that were over *before* a moment."""

        def delete(db: Connection) -> None:
            for messages in (MESSAGES_OVER, BESIDE_OVER):
                db.execute(messages, (server, server, before))
            db.execute(f"DELETE FROM cups WHERE {OVER}", (server, before))

        await self._transact(delete)

    async def _cups(self, condition: str, *values: object) -> list[CupRecord]:
        return list(map(_WHOLE.record, await self._read(f"{SELECT_CUP} {condition}", *values)))


def _follow(
    db: Connection,
    cup: int,
    entries: Sequence[CupEntry],
    due: float | None,
    over: bool,
    posts: int,
) -> bool:
    first, last = entries[0], entries[-1]
    status = "over" if over else "running"
    values = (last.seq + 1, due, status, last.at, posts, cup, first.seq)
    if db.execute(FOLLOW, values).rowcount == 0:
        return False
    db.executemany(INSERT_EVENT, [[cup, *CUP_ENTRY.cells(each)] for each in entries])
    if over:
        db.execute("DELETE FROM cup_bars WHERE cup = ?", (cup,))
    return True


def forget_in_cups(db: Connection, person: int) -> None:
    """Take a person out of all cups, and mark these for redrawing.

    Their number stays, and so do their points, as nobody's.  A bar stays as a hash until the cup is over:
    else it would be lifted by deleting.
    """
    named = list(named_in_cups(db, person))
    for cup in sorted({each["cup"] for each in named}):
        if _is_barred(db, cup, person):
            key = token_bytes(KEY)
            db.execute(BAR, (cup, key, _hashed(key, person)))
        db.execute("UPDATE cups SET changes = changes + 1 WHERE id = ?", (cup,))
    for each in named:
        if "person" in each["event"]:
            changed = msgspec.json.encode({**each["event"], "person": 0})
            row = (changed, each["cup"], each["seq"])
            db.execute("UPDATE cup_log SET event = ? WHERE cup = ? AND seq = ?", row)
    db.execute('UPDATE cup_log SET "by" = 0 WHERE "by" = ?', (person,))


def forget_in_ends(db: Connection, table: int, person: int) -> None:
    """Take a person out of the end of a cup's table.

    Its cup is marked for redrawing.
    """
    for cup, seq in db.execute(STOPPED.format("?", "?"), (table, person)).fetchall():
        db.execute('UPDATE cup_log SET "by" = 0 WHERE cup = ? AND seq = ?', (cup, seq))
        db.execute("UPDATE cups SET changes = changes + 1 WHERE id = ?", (cup,))


def named_in_cups(db: Connection, person: int) -> Iterator[dict[str, Any]]:
    """Yield a person's events of cups, for their owner."""
    found = db.execute(
        f'SELECT cup, seq, at, "by", event FROM cup_log WHERE "by" = ? OR {NAMING} '
        "ORDER BY cup, seq",
        (person, str(person)),
    )
    for cup, seq, at, by, content in found.fetchall():
        event = msgspec.json.decode(content)
        if by == person or event.get("person") == person:
            if event.get("person", person) != person:
                del event["person"]  # whom else it is about concerns nobody
            yield {"cup": cup, "seq": seq, "at": at, "by": by == person, "event": event}


# Bars: people whom organisers took out of a running cup, and who deleted their data since.
#
# The key is random and goes with the bar, so that nothing tells persons of hashes later, or of two cups.


KEY = 32
"""Bytes of a key."""


def barring(db: Connection, person: int) -> list[int]:
    """Return the cups that a person is barred from by a hash."""
    rows = db.execute("SELECT cup, key, hash FROM cup_bars ORDER BY cup").fetchall()
    return [cup for cup, *bar in rows if _of(person, [bar])]


def _of(person: int, bars: Iterable[Sequence[Any]]) -> list[bytes]:
    """Return the hashes of a person among keys and hashes."""
    found = ((_hashed(bytes(key), person), bytes(hashed)) for key, hashed in bars)
    return [hashed for own, hashed in found if compare_digest(own, hashed)]


def _hashed(key: bytes, person: int) -> bytes:
    return digest(key, str(person).encode("ascii"), "sha256")


def _is_barred(db: Connection, cup: int, person: int) -> bool:
    """Return whether a running cup's log bars a person."""
    running = f"SELECT event FROM cup_log JOIN cups ON id = cup AND {RUNNING} WHERE cup = ?"
    own, barred = None, False
    for (content,) in db.execute(f"{running} ORDER BY cup_log.seq", (cup,)).fetchall():
        event = msgspec.json.decode(content)
        if event.get("person") == person:
            own, barred = event.get("entrant"), False
        elif event["type"] == "Left" and event["entrant"] == own:
            barred = barred or bool(event.get("why"))
    return barred
