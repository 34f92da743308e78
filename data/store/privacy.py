"""Personal data: columns with a person's id, and ways to it.

A test holds `PERSONAL` and the columns without any against the schema, so that a new column has to be
put into one of them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from data.store.connection import Connection
from data.store.cups import STOPPED, barring, forget_in_cups, forget_in_ends, named_in_cups
from data.store.message_rows import forget_in_messages
from data.store.packing import QUICK, BadPack, among, pack, unpack
from data.store.podiums import forget_places, named_in
from data.store.result_rows import FORGET
from data.store.rows import SAVE_PACKED
from data.store.shares import forget_shares
from data.store.sql_base import SqlBase

PERSONAL: Mapping[str, str] = {
    "tables.host": "host",
    "tables.setup": "host",
    "seats.person": "seats",
    "seats.away": "seats",
    "log.by": "answers",
    "packed.people": "answers",
    "packed.log": "answers",
    "message_people.person": "host hands",
    "persons.id": "language",
    "persons.settings": "settings",
    "acts.by": "acts",
    "acts.person": "acts",
    "acts.about": "acts",
    "servers.settings": "blocked",
    "results.person": "results",
    "podiums.places": "podiums",
    "dailies.person": "dailies",
    "day_shares.person": "shares",
    "cup_log.by": "cups",
    "cup_log.event": "cups",
    "cup_bars.hash": "bars",
    "interests.person": "interests",
}
"""By column: the kinds of things that `/privacy` tells of it."""

KINDS = tuple(dict.fromkeys(" ".join(PERSONAL.values()).split()))

CAPTURED = """
    SELECT captures.* FROM captures JOIN results ON captures."table" = results."table"
    WHERE person = ? AND NOT results."left" AND seat IN ("by", "of")
    ORDER BY captures."table", "by", "of"
"""
"""How often a person has sent others home, or has been, at tables where their results count."""

SHARED = "SELECT day, channel, points, marks FROM day_shares WHERE person = ? ORDER BY day, channel"

NAMED = "instr(about, '\"' || ? || '\"') > 0"
"""Whether an act says that a person was chosen: ids stand in it as texts."""

BESIDE = """
    SELECT server, channel, messages.message FROM messages
    JOIN message_people ON message_people.message = messages.id WHERE person = ? AND "table" = ?
"""
"""The messages that name a person, by table."""

HANDS = """
    SELECT channel, messages.message, posted_at, shows, posting, remains, refused FROM messages
    JOIN message_people ON message_people.message = messages.id
    WHERE person = ? AND "table" = ? AND kind = 'hand'
"""

LEVEL = "normal"
"""How the computer plays for somebody who was taken out."""

PORTION = 200
"""How many tables are looked through in one go, in a millisecond or so."""

PAUSE = 0.002
"""Seconds between two portions, for which others have the database."""

TRACES = f"""
    SELECT id FROM tables WHERE id > :after AND id <= :upto AND (
        host = :person OR instr(CAST(setup AS TEXT), :text) > 0
        OR EXISTS (SELECT 1 FROM seats WHERE "table" = id AND (person = :person OR away = :person))
        OR EXISTS (
            SELECT 1 FROM messages JOIN message_people ON message_people.message = messages.id
            WHERE messages."table" = tables.id AND person = :person
        )
        OR EXISTS (SELECT 1 FROM log WHERE "table" = id AND "by" = :person)
        OR EXISTS (SELECT 1 FROM packed WHERE "table" = id AND instr(people, :listed) > 0)
        OR EXISTS ({STOPPED.format("tables.id", ":person")})
    ) ORDER BY id
"""


class SqlPrivacy(SqlBase):
    """The personal data of one person; see `SqlStore`."""

    async def traces(self, person: int) -> AsyncIterator[int]:
        """Walk over all tables in which a person's id stands, oldest first."""
        newest = await self._value(int, "SELECT max(id) FROM tables") or 0
        for after in range(0, newest, PORTION):
            sought = {
                "person": person,
                "text": str(person),
                "listed": f",{person},",
                "after": after,
                "upto": after + PORTION,
            }
            for table in await self._transact(partial(traces, sought=sought)):
                yield table
            if after + PORTION < newest:
                await asyncio.sleep(PAUSE)

    async def take_out(self, person: int, table: int | None = None) -> None:
        """Take a person's id out of a table.

        Without one, out of the rest, and of all that the files still hold.
        """
        if table is None:
            await self._transact(partial(take_out_of_the_rest, person=person))
            await self.wipe()
        else:
            await self._transact(partial(take_out, table=table, person=person))
        self.note_results()

    async def about(self, person: int, table: int | None = None) -> dict[str, Any]:
        """Return the personal data at a table; without one, beside tables."""
        what = partial(elsewhere, person=person)
        if table is not None:
            what = partial(at_table, table=table, person=person)
        return await self._transact(what)


def traces(db: Connection, sought: Mapping[str, object]) -> list[int]:
    """Return the tables of a portion with a person's id, or seemingly."""
    return [table for (table,) in db.execute(TRACES, sought)]


def without(value: Any, person: int) -> Any:
    """Return a setup without a person's id.

    >>> without({"invited": [1, 2], "opener": 2, "former": {"2": [0]}, "first": 0}, 2)
    {'invited': [1], 'opener': None, 'former': {}, 'first': 0}
    """
    if isinstance(value, dict):
        return {key: without(each, person) for key, each in value.items() if key != str(person)}
    if isinstance(value, list):
        return [without(each, person) for each in value if each != person]
    return None if value == person and not isinstance(value, bool) else value


def take_out(db: Connection, table: int, person: int) -> None:
    """Take a person's id out of a table.

    The game stays for the others.

    Its board may still name them, and is shown once more even if the process ends before, or notes an
    earlier edit after this.
    """
    chair = (table, person)
    db.execute(
        'UPDATE seats SET person = NULL, level = ? WHERE "table" = ? AND person = ?',
        (LEVEL, *chair),
    )
    db.execute('UPDATE seats SET away = NULL WHERE "table" = ? AND away = ?', chair)
    forget_in_messages(db, person, table)
    forget_in_ends(db, table, person)
    db.execute('UPDATE log SET "by" = 0 WHERE "table" = ? AND "by" = ?', chair)
    db.execute(f'{FORGET} AND "table" = ?', (person, table))
    for (setup,) in db.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchall():
        changed = msgspec.json.encode(without(json.loads(setup), person))
        db.execute(
            "UPDATE tables SET setup = ?, shown = -1, revision = revision + 1, "
            "changes = changes + 1 WHERE id = ?",
            (changed, table),
        )
    db.execute("UPDATE tables SET host = 0 WHERE id = ? AND host = ?", chair)
    for (log,) in db.execute('SELECT log FROM packed WHERE "table" = ?', (table,)).fetchall():
        try:
            unpacked = unpack(log)
        except BadPack:  # nobody can read it, nor say whose answers are in it
            db.execute('DELETE FROM packed WHERE "table" = ?', (table,))
            continue
        entries = [
            msgspec.structs.replace(each, by=0) if each.by == person else each for each in unpacked
        ]
        people, packed = among(each.by for each in entries), pack(entries, QUICK)
        db.execute(SAVE_PACKED, (table, people, packed))


def take_out_of_the_rest(db: Connection, person: int) -> None:
    """Take a person's id out of everything that belongs to no table.

    A block stays, as it would else be lifted by who is blocked.  Results stay for the others at their
    tables, as those of a stranger.
    """
    db.execute(FORGET, (person,))
    forget_places(db, person)
    forget_in_cups(db, person)
    db.execute("DELETE FROM persons WHERE id = ?", (person,))
    db.execute("DELETE FROM dailies WHERE person = ?", (person,))
    forget_shares(db, person)
    forget_in_messages(db, person)
    db.execute("DELETE FROM interests WHERE person = ?", (person,))
    db.execute('UPDATE acts SET "by" = 0 WHERE "by" = ?', (person,))
    db.execute("UPDATE acts SET person = NULL WHERE person = ?", (person,))
    for id, about in db.execute(f"SELECT id, about FROM acts WHERE {NAMED}", (person,)).fetchall():
        left = [each for each in json.loads(about) if each != str(person)]
        db.execute("UPDATE acts SET about = ? WHERE id = ?", (json.dumps(left), id))


def at_table(db: Connection, table: int, person: int) -> dict[str, Any]:
    """Return the personal data at a table, if any, for its owner."""
    found = _dicts(
        db,
        "SELECT id, status, game, server, channel, host, setup, opened_at, changed_at "
        "FROM tables WHERE id = ?",
        table,
    )
    if not found:
        return {}
    [row] = found
    host, setup = row.pop("host"), json.loads(row.pop("setup"))
    row["host"] = host == person
    row["named_in"] = [key for key, value in setup.items() if without(value, person) != value]
    if db.execute(f"{BESIDE} AND kind <> 'hand' LIMIT 1", (person, table)).fetchall():
        row["named_in"].append("beside")
    if db.execute(STOPPED.format("?", "?"), (table, person)).fetchall():
        row["named_in"].append("stopped")
    row["seats"] = _dicts(
        db,
        'SELECT seat, away = :person AS away FROM seats WHERE "table" = :table '
        "AND (person = :person OR away = :person)",
        {"table": table, "person": person},
    )
    row["hands"] = _dicts(db, HANDS, person, table)
    for hand in row["hands"]:
        hand["remains"] = json.loads(hand["remains"])
    row["answers"] = _dicts(
        db,
        'SELECT seq, seat, action, at, itself FROM log WHERE "table" = ? AND "by" = ? ORDER BY seq',
        table,
        person,
    )
    for (log,) in db.execute('SELECT log FROM packed WHERE "table" = ?', (table,)):
        with suppress(BadPack):
            row["answers"] = [  # rows of it may be left
                {"seq": each.seq, "seat": each.seat, "action": each.action, "at": each.at}
                for each in unpack(log)
                if each.by == person
            ]
    return row


def elsewhere(db: Connection, person: int) -> dict[str, Any]:
    """Return the personal data beside tables, for its owner."""
    settings = db.execute("SELECT settings FROM persons WHERE id = ?", (person,)).fetchone()
    acts = _dicts(
        db,
        f'SELECT * FROM acts WHERE "by" = ? OR person = ? OR {NAMED} ORDER BY id',
        *3 * (person,),
    )
    for act in acts:
        if act["about"] and act["by"] != person:  # whom else it is about concerns nobody
            key, *ids = json.loads(act["about"])
            act["about"] = json.dumps([key, *(each for each in ids if each == str(person))])
    chosen = db.execute(
        "SELECT id, settings FROM servers WHERE instr(CAST(settings AS TEXT), ?) > 0",
        (str(person),),
    )
    results = _dicts(
        db, 'SELECT * FROM results WHERE person = ? ORDER BY "table", seat, since', person
    )
    for row in results:
        del row["person"]
    captures = _dicts(db, CAPTURED, person)
    return {
        "person": person,
        "settings": json.loads(settings[0]) if settings else None,
        "results": results,
        "captures": captures,
        "podiums": list(named_in(db, person)),
        "dailies": _dicts(
            db, "SELECT day, answers FROM dailies WHERE person = ? ORDER BY day", person
        ),
        "shares": _dicts(db, SHARED, person),
        "messages": _dicts(db, BESIDE, person, 0),
        "interests": _dicts(
            db,
            "SELECT server, game, pinged, lobby FROM interests WHERE person = ? ORDER BY server",
            person,
        ),
        "cups": list(named_in_cups(db, person)),
        "bars": barring(db, person),
        "acts": acts,
        "blocked": [id for id, kept in chosen if person in json.loads(kept).get("blocked", ())],
    }


def _dicts(db: Connection, statement: str, *values: Any) -> list[dict[str, Any]]:
    given = values[0] if values and isinstance(values[0], dict) else values
    cursor = db.execute(statement, given)
    names = [each[0] for each in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]
