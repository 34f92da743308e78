"""The store of podiums of seasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from data.records import MessageRecord, Placed, Podium
from data.store.connection import Connection
from data.store.message_rows import add_message
from data.store.messages import OUTDATED, SHOWS, SqlMessages
from data.store.rows import Mapper, cell, insert

PODIUM = Mapper(Podium)
SELECT = f"SELECT {PODIUM.columns} FROM podiums WHERE"
ADD = f"{insert('podiums', PODIUM.names)} ON CONFLICT DO NOTHING"
DUE = f"""
    SELECT podiums.server, season FROM podiums
    JOIN messages ON kind = 'podium' AND key = season AND messages.server = podiums.server
    WHERE ({OUTDATED.format("podiums")}) AND (refused <= ? OR until > ?)
"""
MESSAGES_BEFORE = """
    DELETE FROM messages WHERE kind = 'podium' AND server = ?
    AND key IN (SELECT season FROM podiums WHERE server = ? AND until < ?)
"""
NAMING = "instr(CAST(places AS TEXT), ?) > 0"
"""Whether a podium may name a person, whose id is given as a text."""
SHOW = "UPDATE podiums SET places = ?, changes = changes + 1 WHERE server = ? AND season = ?"
LISTING = """
    SELECT id FROM servers WHERE instr(CAST(settings AS TEXT), ?) > 0
    AND NOT EXISTS (SELECT 1 FROM podiums WHERE podiums.server = servers.id AND podiums.season = ?)
"""
LISTED = '"leaderboard":true'
"""What stands in the settings of a server with a leaderboard."""
CHANNELS = (
    "SELECT channel FROM tables WHERE server = ? GROUP BY channel ORDER BY max(id) DESC LIMIT ?"
)


class SqlPodiums(SqlMessages):
    """Messages with the best players of a season; see `SqlStore`."""

    async def add_podium(self, podium: Podium, message: MessageRecord) -> bool:
        """Store a season's podium unless there is one; return whether stored."""

        def add(db: Connection) -> bool:
            added = db.execute(ADD, PODIUM.cells(podium)).rowcount > 0
            if added:
                add_message(db, message)
            return added

        return await self._transact(add)

    async def podium(self, server: int, season: str) -> Podium | None:
        """Return the podium of a season, if any."""
        rows = await self._read(f"{SELECT} server = ? AND season = ?", server, season)
        return next(map(PODIUM.record, rows), None)

    async def due_podiums(self, refused: float, now: float) -> list[tuple[int, str]]:
        """Return the podiums here with outdated messages, by server and season.

        Args:
            refused: those that were refused later rest.
            now: the moment; those that may be posted still are among them in any case.
        """
        await self._writer.catch_up(SHOWS)
        due = f"{DUE}{self.home.only('podiums.server')} ORDER BY until, podiums.server"
        return [(server, season) for server, season in await self._read(due, refused, now)]

    async def renew_podiums(self, person: int) -> None:
        """Mark the podiums that name a person for redrawing."""

        def renew(db: Connection) -> None:
            for podium in _naming(db, person):
                keep_places(db, podium, podium.places)

        await self._writer.write(renew)

    async def next_server_remembered(self, after: int) -> int | None:
        """Return the next server here with results, podiums or cups."""
        found = [
            await self._value(
                int, f"SELECT min(server) FROM {table} WHERE server > ?{self.home.only()}", after
            )
            for table in ("results", "podiums", "cups")
        ]
        return min((server for server in found if server is not None), default=None)

    async def delete_podiums(self, server: int, before: float) -> None:
        """Delete a server's podiums that could be posted until *before* a moment."""

        def delete(db: Connection) -> None:
            db.execute(MESSAGES_BEFORE, (server, server, before))
            db.execute("DELETE FROM podiums WHERE server = ? AND until < ?", (server, before))

        await self._transact(delete)

    async def without_podium(self, season: str) -> list[int]:
        """Return the servers here with a leaderboard, but without a season's podium."""
        found = await self._read(f"{LISTING}{self.home.only('id')}", LISTED, season)
        return sorted(server for (server,) in found)

    async def latest_channels(self, server: int, most: int) -> list[int]:
        """Return the channels of a server's tables, the latest first."""
        return [channel for (channel,) in await self._read(CHANNELS, server, most)]


def forget_places(db: Connection, person: int) -> None:
    """Take a person out of all podiums, and mark those for redrawing."""
    for podium in _naming(db, person):
        left = [
            structs.replace(each, person=None) if each.person == person else each
            for each in podium.places
        ]
        keep_places(db, podium, left)


def keep_places(db: Connection, podium: Podium, places: list[Placed]) -> None:
    """Have a podium show *places*."""
    db.execute(SHOW, (cell(places), podium.server, podium.season))


def named_in(db: Connection, person: int) -> Iterator[dict[str, Any]]:
    """Yield a person's places on podiums, for its owner."""
    for podium in _naming(db, person):
        for each in podium.places:
            if each.person == person:
                where = {"server": podium.server, "season": podium.season}
                yield {**where, **structs.asdict(each)}


def _naming(db: Connection, person: int) -> list[Podium]:
    found = map(PODIUM.record, db.execute(f"{SELECT} {NAMING}", (str(person),)).fetchall())
    return [podium for podium in found if any(each.person == person for each in podium.places)]
