"""The store of results in SQL, apart from tables, which they outlive."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from data.connection import Connection
from data.records import Capture, Owed, Result
from data.result_rows import (
    CAPTURE,
    FOUND,
    IN_ORDER,
    OWED,
    PUT_OFF,
    SELECT_OWED,
    SELECT_RESULTS,
    TELL,
    UNTOLD,
    WEIGH,
    delete_some,
    result,
)
from data.rows import cells, columns
from data.scores import SqlScores

MANY = 400
"""Of how many tables results are read in one go."""


class SqlResults(SqlScores):
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

    async def results_at(self, tables: Collection[int]) -> list[Result]:
        """Return all results of some tables, by table and seat."""
        found, sought = list[Result](), sorted(set(tables))
        for first in range(0, len(sought), MANY):
            some = sought[first : first + MANY]
            marks = ", ".join("?" * len(some))
            found += await self._results(f'"table" IN ({marks}) {IN_ORDER}', *some)
        return found

    async def seated_on(self, server: int, day: int) -> list[set[int]]:
        """Return the people of each table with counting results on a day."""
        seated = dict[int, set[int]]()
        for table, person in await self._read(
            'SELECT "table", person FROM results '
            "WHERE server = ? AND day = ? AND counts AND person IS NOT NULL",
            server,
            day,
        ):
            seated.setdefault(table, set()).add(person)
        return list(seated.values())

    async def season_results(self, server: int, game: str, season: str) -> list[Result]:
        """Return a server's results of a game in a season, ordered."""
        condition = f"server = ? AND game = ? AND season = ? {IN_ORDER}"
        return await self._results(condition, server, game, season)

    async def captures_at(self, tables: Collection[int]) -> list[Capture]:
        """Return all captures of some tables."""
        found, sought = list[Capture](), sorted(set(tables))
        for first in range(0, len(sought), MANY):
            some = sought[first : first + MANY]
            found += [
                Capture(*row)
                for row in await self._read(
                    f"SELECT {columns(CAPTURE)} FROM captures "
                    f'WHERE "table" IN ({", ".join("?" * len(some))}) ORDER BY "table", "by", "of"',
                    *some,
                )
            ]
        return found

    async def owed(self, failed: float, limit: int) -> list[Owed]:
        """Return owed results at home here, latest *failed* then, former games last."""
        found = await self._read(
            f'{SELECT_OWED} failed <= ?{self.home.only()} ORDER BY day IS NULL, "table" LIMIT ?',
            failed,
            limit,
        )
        return [Owed(**dict(zip(OWED, row, strict=True))) for row in found]

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

        done = bool(await self._writer.write(weigh))
        self.note_results_of(rows)
        return done

    async def untold(self, person: int) -> bool:
        """Return whether a person has results, and was told of none."""
        [(told,)] = await self._read(UNTOLD, person)
        return told is not None and not told

    async def tell(self, person: int) -> None:
        """Note that a person was told of the results there are."""
        await self._write(TELL, True, person)

    async def delete_results(self, server: int, before: int) -> int:
        """Delete some results *before* a day; return the tables' count."""
        deleted: int = await self._writer.write(lambda db: delete_some(db, server, before))
        self.note_results(server)
        return deleted

    def note_results_of(self, rows: Iterable[Result]) -> None:
        """Take note that these results have changed."""
        for server in {each.server for each in rows}:
            self.note_results(server)

    async def _results(self, condition: str, *values: object) -> list[Result]:
        return [result(row) for row in await self._read(f"{SELECT_RESULTS} {condition}", *values)]
