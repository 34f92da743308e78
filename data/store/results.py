"""The store of results."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from data.records import LONG_WAIT, Capture, PendingResults, Played, Result, Score
from data.store.connection import Connection
from data.store.result_rows import (
    CAPTURE,
    FOUND,
    IN_ORDER,
    OWED,
    PUT_OFF,
    RESULT,
    SELECT_OWED,
    SELECT_RESULTS,
    WEIGH,
    delete_some,
)
from data.store.rows import cells
from data.store.sql_base import SqlBase

PORTION = 5000
"""Results that are read in one go: the thread of the database has other work between two of them."""

COUNTING = "server = ? AND season = ? AND game = ? AND six = ? AND counts AND people > 1"
"""The results of a list."""
SCORE = (
    '"table", person, level, place = 1, share, start, CASE WHEN tells THEN aside END, seat, seats'
)
"""The fields of `Score`."""

PLAYED = """
    WITH counted AS (
        SELECT "table", people, person FROM results WHERE server = ? AND day = ? AND counts
    )
    SELECT "table", people, person FROM counted
    UNION SELECT counted."table", people, seats.person
    FROM counted JOIN seats ON seats."table" = counted."table"
"""
"""The people of games by result and by seat: some may have no result, or their game no seats."""


class SqlResults(SqlBase):
    """Results and captures; see `SqlStore`."""

    async def results_of(
        self,
        person: int,
        server: int | None = None,
        game: str | None = None,
        season: str | None = None,
    ) -> list[Result]:
        """Return a person's results, the latest table last; None: all of them."""
        wanted = {"server": server, "game": game, "season": season}
        given = {name: value for name, value in wanted.items() if value is not None}
        only = "".join(f" AND {name} = ?" for name in given)
        return await self._results(f"person = ?{only} {IN_ORDER}", person, *given.values())

    async def has_played(self, person: int, game: str) -> bool:
        """Return whether a person has a result of a game."""
        found = "SELECT 1 FROM results WHERE person = ? AND game = ? LIMIT 1"
        return await self._value(int, found, person, game) is not None

    async def results_at(self, tables: Collection[int]) -> list[Result]:
        """Return all results of some tables, by table and seat."""
        found = await self._read_of(tables, f'{SELECT_RESULTS} "table" IN ({{}}) {IN_ORDER}')
        return list(map(RESULT.record, found))

    async def played_on(self, server: int, day: int) -> list[Played]:
        """Return the people of each table with counting results on a day."""
        found = dict[int, Played]()
        for table, people, person in await self._read(PLAYED, server, day):
            known = found.setdefault(table, Played(people, set())).known
            known.update(() if person is None else (person,))
        return list(found.values())

    async def scores(self, server: int, game: str, six: bool, season: str) -> list[Score]:
        """Return the results that count in a list, by table."""
        found, after = list[Score](), -1
        while True:
            rows = await self._read(
                f'SELECT {SCORE} FROM results WHERE {COUNTING} AND "table" > ? '
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
        next_one = "SELECT min(season) FROM results WHERE server = ? AND season > ?"
        return (await self._each(next_one, server, first=""))[::-1]

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
        return await self._value(
            int,
            f"SELECT max(wait) FROM results WHERE server = ? AND season = ? AND wait >= {LONG_WAIT} "
            f"{earlier}AND people > 1 AND person IS NOT NULL AND place > 0",
            server,
            season,
            *given,
        )

    async def captures_at(self, tables: Collection[int]) -> list[Capture]:
        """Return all captures of some tables."""
        captures = f'SELECT {CAPTURE.columns} FROM captures WHERE "table" IN ({{}})'
        found = await self._read_of(tables, f'{captures} ORDER BY "table", "by", "of"')
        return list(map(CAPTURE.record, found))

    async def owed(self, failed: float, limit: int) -> list[PendingResults]:
        """Return owed results at home here, with a last failure before *failed*."""
        found = await self._read(
            f'{SELECT_OWED} failed <= ?{self.home.only()} ORDER BY "table" LIMIT ?',
            failed,
            limit,
        )
        return list(map(OWED.record, found))

    async def put_off(self, table: int, failed: float) -> None:
        """Note when booking the results of a table failed."""
        await self._write(PUT_OFF, failed, table)

    async def unweighed(self, version: int, limit: int) -> list[int]:
        """Return tables at home here with results of older weighing versions."""
        found = await self._read(
            f'SELECT DISTINCT "table" FROM results WHERE weighed < ?{self.home.only()} '
            'ORDER BY "table" LIMIT ?',
            version,
            limit,
        )
        return [table for (table,) in found]

    async def weigh(self, table: int, old: int, rows: Sequence[Result]) -> bool:
        """Store the findings of weighing, unless the results have changed.

        Args:
            table: its number.
            old: the version that had weighed them then.
            rows: the same results with what was found.
        """

        def weigh(db: Connection) -> bool:
            done = 0
            for each in rows:
                key = old, table, each.seat, each.since
                done += db.execute(WEIGH, (*cells(each, FOUND), *key)).rowcount
            return done == len(rows)

        done = await self._transact(weigh)
        self.note_results_of(rows)
        return done

    async def untold(self, person: int) -> bool:
        """Return whether a person has results, and was told of none."""
        return (
            await self._value(
                bool,
                "SELECT max(CASE WHEN told THEN 1 ELSE 0 END) FROM results WHERE person = ?",
                person,
            )
            is False
        )

    async def tell(self, person: int) -> None:
        """Note that a person was told of the results there are."""
        await self._write("UPDATE results SET told = ? WHERE person = ?", True, person)

    async def delete_results(self, server: int, before: int) -> int:
        """Delete some results *before* a day; return the tables' count."""
        deleted = await self._transact(lambda db: delete_some(db, server, before))
        self.note_results(server)
        return deleted

    def note_results_of(self, rows: Iterable[Result]) -> None:
        """Take note that these results have changed."""
        for server in {each.server for each in rows}:
            self.note_results(server)

    async def _results(self, condition: str, *values: object) -> list[Result]:
        found = await self._read(f"{SELECT_RESULTS} {condition}", *values)
        return list(map(RESULT.record, found))
