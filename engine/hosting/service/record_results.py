"""Results of games, booked at their end, or owed and booked later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from data.records import Capture, Change, Entry, Owed, Result
from engine.hosting.service.settings_cache import SettingsCache
from engine.hosting.service.store import Store
from engine.hosting.state.results import Seats, When, booked, day_of, season_of, seats, too_often
from engine.hosting.state.session import Session

log = logging.getLogger("poeppel.tables")

Books = tuple[tuple[Result, ...], tuple[Capture, ...]]


class Booking:
    """The booking of results."""

    def __init__(self, store: Store, choices: SettingsCache, now: Callable[[], float]) -> None:
        self._store, self._choices, self._now = store, choices, now

    async def book(self, session: Session, change: Change) -> None:
        """Add the results of a game that ends with a *change*.

        If that fails, the change notes that they are owed, with the day and season of the end.
        """
        if change.status != "ended":
            return
        record, server = session.record, session.server
        day = day_of(self._now(), server.zone)
        season = season_of(day, server.season)
        owed = Owed(table=record.id, server=record.server, day=day, season=season)
        try:
            rows = [*await self._store.log(record.id), *change.entries]
            change.results, change.captures = await self._booked(session, rows, owed)
        except Exception:
            change.owed = owed
            log.exception("table %s: has no results yet", record.id)

    async def late(self, session: Session, owed: Owed) -> Change:
        """Return the change that adds the results a finished game owes."""
        session.server = await self._choices.server(owed.server)  # which may have chosen since
        rows = await self._store.log(owed.table)
        results, captures = await self._booked(session, rows, owed)
        return Change(table=owed.table, results=results, captures=captures, owed=None)

    async def _booked(self, session: Session, rows: Sequence[Entry], owed: Owed) -> Books:
        """Return the results of a game by its people's and server's wishes.

        There are none where its server keeps none so long.
        """
        server, day, now = session.server, owed.day, self._now()
        if day_of(now, server.zone) - day >= server.days("results_days", now):
            return (), ()
        game = await asyncio.to_thread(counted, session, rows)
        people = {who for each in game.people if (who := each.holder.person) is not None}
        chosen = await self._choices.people(people)  # a session need not know of all that is chosen
        today = await self._store.seated_on(owed.server, day)
        when = When(day, owed.season, not too_often(people, today))
        forgotten = [who for who, own in chosen.items() if own.listed == "forgotten"]
        return booked(session, rows, game, when, forgotten)


def counted(session: Session, rows: Sequence[Entry]) -> Seats:
    """Return a finished game counted by seats; takes tenths of a second."""
    return seats(session, rows, session.count(rows))
