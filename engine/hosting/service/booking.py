"""Results of games, booked at their end, or later for former games."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from data.records import Capture, Change, Entry, Result
from engine.hosting.service.settings_cache import SettingsCache
from engine.hosting.service.store import Store
from engine.hosting.state.results import Seats, When, booked, seats, too_often
from engine.hosting.state.seasons import day_of, season_of
from engine.hosting.state.server_settings import Server
from engine.hosting.state.session import Session

log = logging.getLogger("poeppel.tables")

Books = tuple[tuple[Result, ...], tuple[Capture, ...]]


class Booking:
    """The booking of results."""

    def __init__(self, store: Store, choices: SettingsCache, now: Callable[[], float]) -> None:
        self._store, self._choices, self._now = store, choices, now
        self._owed = set[int]()
        """The tables whose game has ended without results."""

    async def book(self, session: Session, change: Change) -> None:
        """Count a game that ends with a *change*, and add its results.

        If that fails it ends without them, and the next change of the table brings them.
        """
        table = session.record.id
        if change.only_shown is not None or (change.status != "ended" and table not in self._owed):
            return
        try:
            rows = [*await self._store.log(table), *change.entries]
            game = await asyncio.to_thread(counted, session, rows)
            day = day_of(self._now(), session.server.zone)
            books = await self._booked(session, session.server, rows, game, day)
            change.results, change.captures = books
            self._owed.discard(table)
        except Exception:
            self._owed.add(table)
            log.exception("table %s: has no results", table)

    async def former(self, session: Session) -> Books:
        """Return the results of a game of before, for its people alone.

        There are none where it does not go any more as it did, or its server keeps none so long.
        """
        server = session.server
        if not (rows := await self._store.log(session.record.id)):
            return (), ()
        game = await asyncio.to_thread(counted, session, rows)
        if not game.known and session.system.looks_back(session.values()):
            return (), ()
        day = day_of(rows[-1].at, server.zone)
        if day_of(self._now(), server.zone) - day >= server.results_days:
            return (), ()
        return await self._booked(session, server, rows, game, day, former=True)

    async def _booked(
        self,
        session: Session,
        server: Server,
        rows: Sequence[Entry],
        game: Seats,
        day: int,
        former: bool = False,
    ) -> Books:
        """Return the results of a game by its people's and server's wishes."""
        if not server.results_days:
            return (), ()
        people = {who for each in game.people if (who := each.holder.person) is not None}
        wishes = await self._choices.wishes(sorted(people), session.wishes)
        today = () if former else await self._store.seated_on(session.record.server, day)
        when = When(
            day,
            season_of(day, server.season),
            not former and not too_often(people, today),
        )
        forgotten = [who for who, wish in wishes.items() if wish.listed == "forgotten"]
        return booked(session, rows, game, when, forgotten)


def counted(session: Session, rows: Sequence[Entry]) -> Seats:
    """Return a finished game counted by seats; takes tenths of a second."""
    return seats(session, rows, session.count(rows))
