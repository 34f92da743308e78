"""Results of finished games, as every store keeps them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from data.records import Capture, Result, Score


class ResultStore(Protocol):
    """Results and captures, which outlive their tables; a part of `Store`."""

    results_changed: int
    """Counts the changes of results by this process, and what it hears of others'."""

    async def results_of(
        self,
        person: int,
        server: int | None = None,
        game: str | None = None,
        season: str | None = None,
    ) -> list[Result]:
        """Return a person's results, those of the latest table last; None: of all."""
        ...

    async def results_at(self, tables: Collection[int]) -> list[Result]:
        """Return all results of some tables, by table and seat."""
        ...

    async def results_on(self, server: int, day: int) -> list[Result]:
        """Return a server's results of a day."""
        ...

    async def season_results(self, server: int, game: str, season: str) -> list[Result]:
        """Return a server's results of a game in a season, by table and seat."""
        ...

    async def captures_at(self, tables: Collection[int]) -> list[Capture]:
        """Return all captures of some tables."""
        ...

    async def seasons(self, server: int) -> list[str]:
        """Return the seasons in which a server has results, by name, the last one first."""
        ...

    async def lists(self, server: int, season: str) -> list[tuple[str, bool]]:
        """Return the games of a server in a season, each with whether its board has six arms."""
        ...

    async def scores(self, server: int, game: str, six: bool, season: str) -> list[Score]:
        """Return the results that count in a list, by table."""
        ...

    async def longest_wait(self, server: int, season: str) -> int | None:
        """Return the longest wait of a person for a six in a season, if any was long."""
        ...

    async def persons(self, people: Collection[int]) -> dict[int, bytes]:
        """Return the settings of many people, of those that have chosen anything."""
        ...

    async def add_results(self, results: Sequence[Result], captures: Sequence[Capture]) -> None:
        """Store results of former games; those that are stored already stay."""
        ...

    async def ended(self, after: int, upto: int, shard: int, limit: int) -> list[int]:
        """Return the next tables of a shard whose game has ended, by number, up to one of them."""
        ...

    async def newest_table(self) -> int:
        """Return the highest number of a table so far, or 0."""
        ...

    async def unweighed(self, version: int, limit: int) -> list[int]:
        """Return tables at home here with results weighed by an older version, or by none."""
        ...

    async def weigh(self, table: int, old: int, rows: Sequence[Result]) -> bool:
        """Store the findings of weighing, if the results are still as they were read.

        Args:
            table: its number.
            old: the version that had weighed them then.
            rows: the same results with what was found.
        """
        ...

    async def delete_results(self, server: int, before: int) -> int:
        """Delete some results of a server *before* a day; return of how many tables."""
        ...
