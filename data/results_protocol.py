"""Results of finished games, as every store keeps them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from data.records import Capture, Result, Score


class ResultStore(Protocol):
    """Results and captures, which outlive their tables; a part of `Store`."""

    def results_changed(self, server: int) -> int:
        """Return the number of known changes to a server's results."""
        ...

    def note_results(self, *servers: int) -> None:
        """Record changed results of some servers; without any, of all."""
        ...

    async def results_of(
        self,
        person: int,
        server: int | None = None,
        game: str | None = None,
        season: str | None = None,
    ) -> list[Result]:
        """Return a person's results, the latest table last; None: all of them."""
        ...

    async def results_at(self, tables: Collection[int]) -> list[Result]:
        """Return all results of some tables, by table and seat."""
        ...

    async def seated_on(self, server: int, day: int) -> list[set[int]]:
        """Return the people of each table with counting results on a day."""
        ...

    async def season_results(self, server: int, game: str, season: str) -> list[Result]:
        """Return a server's results of a game in a season, ordered."""
        ...

    async def captures_at(self, tables: Collection[int]) -> list[Capture]:
        """Return all captures of some tables."""
        ...

    async def seasons(self, server: int) -> list[str]:
        """Return the seasons with results on a server, by name, latest first."""
        ...

    async def lists(self, server: int, season: str) -> list[tuple[str, bool]]:
        """Return a season's games on a server, each with six-arm flag."""
        ...

    async def scores(self, server: int, game: str, six: bool, season: str) -> list[Score]:
        """Return the results that count in a list, by table."""
        ...

    async def longest_wait(
        self, server: int, season: str, before: tuple[int, int] | None = None
    ) -> int | None:
        """Return a season's longest wait for a six, if any was long.

        With the day and number of a table, that in the games *before* it.
        """
        ...

    async def persons(self, people: Collection[int]) -> dict[int, bytes]:
        """Return the settings of many people, of those that have chosen anything."""
        ...

    async def add_results(self, results: Sequence[Result], captures: Sequence[Capture]) -> None:
        """Store results of former games; those that are stored already stay."""
        ...

    async def ended(self, after: int, upto: int, shard: int, limit: int) -> list[int]:
        """Return a shard's next tables with ended games, by number."""
        ...

    async def newest_table(self) -> int:
        """Return the highest number of a table so far, or 0."""
        ...

    async def unweighed(self, version: int, limit: int) -> list[int]:
        """Return tables at home here with results of older weighing versions."""
        ...

    async def weigh(self, table: int, old: int, rows: Sequence[Result]) -> bool:
        """Store the findings of weighing, unless the results have changed.

        Args:
            table: its number.
            old: the version that had weighed them then.
            rows: the same results with what was found.
        """
        ...

    async def untold(self, person: int) -> bool:
        """Return whether a person has results, and was told of none."""
        ...

    async def tell(self, person: int) -> None:
        """Note that a person was told of the results there are."""
        ...

    async def delete_results(self, server: int, before: int) -> int:
        """Delete some results *before* a day; return the tables' count."""
        ...
