"""The store of interests, and of the messages that ping their people.

An interest is a person's wish to be pinged on a server when a lobby there has free seats; a gathering is
the one message of a lobby that does so.  Its people are those with its lobby as their last ping.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from data.records import MessageRecord
from data.store.connection import Connection
from data.store.message_rows import add_message
from data.store.messages import SqlMessages
from data.store.rows import OPEN, UNANNOUNCED

ANY, OFF = "", "off"
"""In place of a game: all of them; none any more, kept until the last ping is old."""

ENDED = f"game = '{OFF}'"

ROLE = 0
"""In place of a person: the role that a server names instead."""

GATHERINGS = "messages WHERE kind = 'gathering'"
"""Their keys are the numbers of their lobbies."""

AT_A_TABLE = f"""
    SELECT 1 FROM seats JOIN tables ON tables.id = seats."table"
    WHERE seats.person = interests.person AND {OPEN} AND {UNANNOUNCED}
    AND instr(CAST(setup AS TEXT), '"pace":"days"') = 0
"""
"""Whether a person has a seat at an open table; daily games and appointments leave them free."""

INTERESTED = f"""
    SELECT person FROM interests WHERE server = ? AND person > 0 AND game IN ('{ANY}', ?)
    AND pinged <= ? AND NOT EXISTS ({AT_A_TABLE}) ORDER BY pinged, person LIMIT ?
"""

CHOOSE = """
    INSERT INTO interests (server, person, game, pinged, lobby) VALUES (?, ?, ?, ?, 0)
    ON CONFLICT (server, person) DO UPDATE SET game = excluded.game
"""
LAST_PING = "SELECT max(pinged) FROM interests WHERE person = ? AND person > 0"

PING = f"""
    UPDATE interests SET pinged = ?, lobby = ? WHERE person = ? AND pinged <= ?
    AND (server = ? OR person > 0) AND EXISTS (
        SELECT 1 FROM interests AS own
        WHERE own.server = ? AND own.person = interests.person AND NOT own.{ENDED}
    )
"""
"""On all servers at once, so that others there wait as well."""

WAITING = f"""
    SELECT id FROM tables WHERE {OPEN} AND status = 'lobby' AND opened_at <= ? AND changed_at > ?
    AND NOT EXISTS (SELECT 1 FROM {GATHERINGS} AND key = CAST(tables.id AS TEXT))
"""


class SqlGatherings(SqlMessages):
    """Interests and gatherings; see `SqlStore`."""

    async def interest(self, server: int, person: int) -> str | None:
        """Return the game of a person's interest on a server, if any."""
        asked = f"SELECT game FROM interests WHERE server = ? AND person = ? AND NOT {ENDED}"
        return await self._value(str, asked, server, person)

    async def choose_interest(self, server: int, person: int, game: str) -> None:
        """Store a person's interest, with their last ping on any server."""

        def choose(db: Connection) -> None:
            [(last,)] = db.execute(LAST_PING, (person,)).fetchall()
            db.execute(CHOOSE, (server, person, game, last or 0.0))

        await self._transact(choose)

    async def end_interest(self, server: int, person: int) -> None:
        """End a person's interest on a server; `forget_ended_interests` deletes it."""
        ended = f"UPDATE interests SET game = '{OFF}' WHERE server = ? AND person = ?"
        await self._write(ended, server, person)

    async def forget_ended_interests(self, rested: float) -> None:
        """Delete ended interests with a last ping up to *rested*."""
        await self._write(f"DELETE FROM interests WHERE {ENDED} AND pinged <= ?", rested)

    async def forget_interests(self, server: int, people: Collection[int]) -> None:
        """Delete the interests of former members."""
        for person in people:
            await self._write(
                "DELETE FROM interests WHERE server = ? AND person = ?", server, person
            )

    async def interested(self, server: int, game: str, rested: float, most: int) -> list[int]:
        """Return people to be pinged, the longest unpinged first.

        Args:
            server: where.
            game: what they would play.
            rested: the latest moment of their last ping.
            most: how many at most.
        """
        found = await self._read(INTERESTED, server, game, rested, most)
        return [person for (person,) in found]

    async def waiting_lobbies(self, opened: float, changed: float) -> list[int]:
        """Return the lobbies at home here without a gathering.

        Args:
            opened: the latest moment of their opening.
            changed: the moment before their last change.
        """
        found = await self._read(f"{WAITING}{self.home.only()} ORDER BY id", opened, changed)
        return [table for (table,) in found]

    async def lobbies_on(self, server: int) -> list[int]:
        """Return the lobbies of a server, oldest first."""
        asked = (
            f"SELECT id FROM tables WHERE server = ? AND {OPEN} AND status = 'lobby' ORDER BY id"
        )
        return [table for (table,) in await self._read(asked, server)]

    async def add_gathering(
        self, message: MessageRecord, people: Sequence[int], now: float, rested: float
    ) -> int:
        """Store a lobby's gathering; return how many people may be pinged.

        Where there is one already, or no last ping is from *rested* or before, nothing is stored.
        """
        return await self._transact(
            partial(_add, message=message, people=people, now=now, rested=rested)
        )

    async def gathered(self, server: int, lobby: int) -> list[int]:
        """Return the people of a gathering, or the role."""
        found = "SELECT person FROM interests WHERE server = ? AND lobby = ? ORDER BY person"
        return [person for (person,) in await self._read(found, server, lobby)]


def _add(
    db: Connection, message: MessageRecord, people: Sequence[int], now: float, rested: float
) -> int:
    """Store a gathering and the pings of its people, in one transaction."""
    server, lobby = message.server, int(message.key)
    if db.execute(f"SELECT 1 FROM {GATHERINGS} AND key = ?", (message.key,)).fetchall():
        return 0
    if people == [ROLE]:
        role = f"INSERT INTO interests VALUES (?, {ROLE}, '{ANY}', 0, 0) ON CONFLICT DO NOTHING"
        db.execute(role, (server,))
    pinged = [
        person
        for person in people
        if db.execute(PING, (now, lobby, person, rested, server, server)).rowcount
    ]
    if pinged:
        add_message(db, message)
    return len(pinged)
