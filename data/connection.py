"""Protocols of a database and its connection, as the store's statements use them.

They are written for SQLite and PostgreSQL alike; a database's own module says the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

Row = Sequence[Any]

T = TypeVar("T")


class KeyTaken(Exception):
    """There is a row with this key."""


class Cursor(Protocol):
    """The rows that a statement has found, or how many it has changed."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Any: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection in a transaction, to be used in the database's thread."""

    def execute(self, statement: str, values: Any = (), /) -> Cursor: ...

    def executemany(self, statement: str, rows: Iterable[Any], /) -> Cursor:
        """Do a statement for each row.

        Raises:
            KeyTaken: there is a row with the key of one of them.
        """

    def update(self, statement: str, rows: Sequence[Sequence[Any]], /) -> set[Any]:
        """Do an update for each row, whose last value is the key; return the keys of those it found."""

    def commit(self) -> None: ...

    def rollback(self) -> None: ...


class Database(Protocol):
    """A database whose thread is given a whole transaction at once."""

    def hand_over(self, work: Callable[[Any], T], done: Callable[[T | Exception], None]) -> None:
        """Have *work* done in the database's thread, and *done* told in the loop what came of it."""

    async def execute_fetchall(self, statement: str, values: Any = (), /) -> Iterable[Row]:
        """Return what a statement finds, between two transactions."""

    def explained(self, error: Exception) -> Exception:
        """Return what an error of the database means, or a bug as it is."""

    def check(self) -> None:
        """Make sure that what is written can be found again.

        Raises:
            DatabaseGone: it cannot.
        """
