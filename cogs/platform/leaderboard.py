"""Leaderboards of servers: computed from stored results, cached until those change."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from cogs.platform.lru import LruMap
from data.store.sql_store import SqlStore
from engine.hosting.statistics.standings import Standing, standings

KEPT = 200
"""Lists that are kept."""


class List(NamedTuple):
    """A leaderboard: a server's games of one kind in a season.

    Boards of six arms have one of their own.
    """

    server: int
    game: str
    six: bool
    season: str
    """Empty: the results of no season."""


class Leaderboards:
    """The standings of all lists."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._known: LruMap[List, tuple[int, Sequence[Standing]]] = LruMap(KEPT)
        """Each with the number of changes of its server's results before it was read."""
        self._one = asyncio.Lock()
        """One list is computed at a time."""

    async def standings(self, which: List) -> Sequence[Standing]:
        """Return all players of a list, including hidden ones, best first."""
        async with self._one:
            changes = self._store.results_changed(which.server)
            known = self._known.get(which)
            if known is None or known[0] != changes:
                scores = await self._store.scores(*which)
                known = changes, await asyncio.to_thread(standings, scores)
            self._known[which] = known
            return known[1]
