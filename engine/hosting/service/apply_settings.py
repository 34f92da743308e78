"""Settings of servers and persons, applied to their tables."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from data.records import Act, Change
from data.store.errors import StoreError
from engine.hosting.actions import deadlines
from engine.hosting.service.locks import retried
from engine.hosting.service.table_cache import TableCache, played
from engine.hosting.state.refusals import Refused
from engine.hosting.state.settings import NOBODY, Person, Server
from engine.hosting.state.time_limits import TimeLimits

log = logging.getLogger("poeppel.tables")

SEEN = "theme", "language"
"""What a server chooses that changes how its tables look."""

QUIET = "zone", "quiet_from", "quiet_to"
"""What it chooses that changes when people are left in peace."""

PERSONAL = "rolls", "asks", "draws", "zone", "more_time"
"""What a person chooses that changes what they are asked, or when."""


class SettingsApplier:
    """Changes of server and personal settings, applied to their tables."""

    def __init__(self, memory: TableCache) -> None:
        self._memory, self._now = memory, memory.now
        self._store, self._choices = memory.store, memory.choices

    async def change_server(
        self, server: int, make: Callable[[Server], Server], noted: Act | None = None
    ) -> Server:
        """Change a server's settings; its tables are shown again as needed.

        Args:
            server: its id.
            make: returns what is chosen from now on.
            noted: who changes what, for the server's admins to read.

        Raises:
            Refused: by *make*; nothing has changed.
        """
        tables = await self._store.tables_on(server)  # once it is stored, it holds at all
        async with self._choices.server_changed(server, make, noted) as (before, chosen):
            for table in tables if chosen != before else ():
                with _alone(table):
                    await self._apply_server_at(table, before, chosen)
        return chosen

    async def change_person(self, person: int, make: Callable[[Person], Person]) -> Person:
        """Change a person's settings; their tables go on as needed."""
        tables = await self._store.tables_of(person, here=True)
        async with self._choices.person_changed(person, make) as (before, chosen):
            if _differ(before, chosen, PERSONAL):
                await self._apply_at(tables, person, chosen)
        return chosen

    async def apply_person(self, person: int) -> None:
        """Apply a person's settings, changed in another process, to their tables."""
        chosen = await self._choices.person(person)
        await self._apply_at(await self._store.tables_of(person, here=True), person, chosen)

    async def _apply_at(self, tables: Iterable[int], person: int, chosen: Person) -> None:
        for table in tables:
            with _alone(table):
                await self._apply_person_at(table, person, chosen)

    @retried
    async def _apply_server_at(self, table: int, before: Server, chosen: Server) -> None:
        """Show a table by its server's settings: theme, time limits, presets."""
        async with self._memory.editing(table) as session:
            given = session.patience.seconds if session.plays else None
            session.server = chosen
            if session.plays and session.patience.seconds != given:
                session.moved_on = True  # a window that is to have a time limit, or none any longer
                await self._memory.save(session, session.change([], self._now()))
                return
            offers = session.record.status == "lobby" and chosen.presets != before.presets
            if deadlines.sleep(session) and _differ(before, chosen, QUIET):
                await self._memory.save(session, deadlines.anew(session))
            elif offers or _differ(before, chosen, SEEN):
                await self._memory.save(session, Change(table=table))
            else:
                self._memory.put(session)

    @retried
    async def _apply_person_at(self, table: int, person: int, chosen: Person) -> None:
        """Apply a person's settings to a table."""
        async with self._memory.editing(table) as session:
            known = session.wishes.get(person, NOBODY)
            before = session.patience if session.plays else None
            session.wishes = {**session.wishes, person: chosen}
            if before and session.undoable and session.record.settles is None and session.follows:
                session.settle()  # it counts without a further answer
                session.moved_on = True
            entries = await played(session, session.advance) if before else []
            if before and _longer(before, session.patience):
                session.moved_on = True  # a move that is to wait for a moment, or no longer
            lobby = session.record.status == "lobby" and known.more_time != chosen.more_time
            if lobby:
                await self._memory.save(session, Change(table=table))
            elif entries or session.moved_on:
                await self._memory.save(session, session.change(entries, self._now()))
            elif known.zone != chosen.zone and deadlines.sleep(session):
                await self._memory.save(session, deadlines.anew(session))
            else:
                self._memory.put(session)


@contextmanager
def _alone(table: int) -> Iterator[None]:
    """Let other tables change if this one cannot.

    It is then taken up from the store when it is next needed, as was chosen.
    """
    try:
        yield
    except Refused:
        pass  # a game may just be over
    except StoreError as error:
        log.error("table %s: cannot apply what was chosen: %s", table, error)


def _longer(before: TimeLimits, patience: TimeLimits) -> bool:
    """Return whether a table waits for another thing, or for longer."""
    more = (patience.seconds or 0) > (before.seconds or 0)
    return patience.asked != before.asked or (more and patience.asked != "move")


def _differ(one: Struct, other: Struct, fields: Iterable[str]) -> bool:
    """Return whether some fields of two values are not the same."""
    return any(getattr(one, field) != getattr(other, field) for field in fields)
