"""Results of seasons in SQL for lists: few columns, in portions."""

from __future__ import annotations

from collections.abc import Collection

from data.records import LONG_WAIT, Score
from data.sql_base import SqlBase

PORTION = 5000
"""Results that are read in one go: the thread of the database has other work between two of them."""

COUNTING = "server = ? AND season = ? AND game = ? AND six = ? AND counts AND people > 1"
"""The results of a list."""


class SqlScores(SqlBase):
    """The results of seasons; see `SqlStore`."""

    async def scores(self, server: int, game: str, six: bool, season: str) -> list[Score]:
        """Return the results that count in a list, by table."""
        found, after = list[Score](), -1
        while True:
            rows = await self._read(
                'SELECT "table", person, level, place = 1, share, start, '
                f'CASE WHEN tells THEN aside END FROM results WHERE {COUNTING} AND "table" > ? '
                'ORDER BY "table" LIMIT ?',
                server, season, game, six, after, PORTION,
            )  # fmt: skip
            whole = len(rows) < PORTION
            last = rows[-1][0] if rows else after
            # The last table of a portion may have further rows, and is read again.
            found += [Score(*row) for row in rows if whole or row[0] != last]
            if whole:
                return found
            after = last - 1

    async def lists(self, server: int, season: str) -> list[tuple[str, bool]]:
        """Return a season's games on a server, each with six-arm flag."""
        found = list[tuple[str, bool]]()
        last = "", False
        # From one to the next by the index: a season may have many rows.
        while rows := await self._read(
            "SELECT game, six FROM results WHERE server = ? AND season = ? "
            "AND (game > ? OR game = ? AND six > ?) ORDER BY game, six LIMIT 1",
            server, season, last[0], *last,
        ):  # fmt: skip
            last = str(rows[0][0]), bool(rows[0][1])
            found.append(last)
        return found

    async def seasons(self, server: int) -> list[str]:
        """Return the seasons with results on a server, by name, latest first."""
        found, last = list[str](), ""
        next_one = "SELECT min(season) FROM results WHERE server = ? AND season > ?"
        while (last := (await self._read(next_one, server, last))[0][0]) is not None:
            found.append(last)
        return found[::-1]

    async def longest_wait(
        self, server: int, season: str, before: tuple[int, int] | None = None
    ) -> int | None:
        """Return a season's longest wait for a six, if any was long.

        With the day and number of a table, that in the games *before* it.
        """
        given, earlier = list[object](), ""
        if before is not None:
            day, table = before
            given, earlier = [day, day, table], 'AND (day < ? OR day = ? AND "table" < ?) '
        [(longest,)] = await self._read(
            f"SELECT max(wait) FROM results WHERE server = ? AND season = ? AND wait >= {LONG_WAIT} "
            f"{earlier}AND people > 1 AND person IS NOT NULL AND place > 0",
            server,
            season,
            *given,
        )
        return None if longest is None else int(longest)

    async def persons(self, people: Collection[int]) -> dict[int, bytes]:
        """Return the settings of many people, of those that have chosen anything."""
        found, sought = dict[int, bytes](), sorted(set(people))
        for first in range(0, len(sought), PORTION // 10):
            some = sought[first : first + PORTION // 10]
            marks = ", ".join("?" * len(some))
            rows = await self._read(
                f"SELECT id, settings FROM persons WHERE id IN ({marks})", *some
            )
            found |= {person: bytes(settings) for person, settings in rows}
        return found
