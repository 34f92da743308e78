"""Protocols of a database, its connection and cursors.

Statements are written for SQLite and PostgreSQL alike; a database's own module says the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

Row = Sequence[Any]

T = TypeVar("T")


class KeyTaken(Exception):
    """There is a row with this key."""


class Cursor(Protocol):
    """The rows found by a statement, or the number it changed."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Any: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection in a transaction, for the database's thread only."""

    def execute(self, statement: str, values: Any = (), /) -> Cursor: ...

    def executemany(self, statement: str, rows: Iterable[Any], /) -> Cursor:
        """Do a statement for each row.

        Raises:
            KeyTaken: there is a row with the key of one of them.
        """

    def update(self, statement: str, rows: Sequence[Sequence[Any]], /) -> set[Any]:
        """Update by *rows*, each ending in its key.

        Return the keys found.
        """

    def commit(self) -> None: ...

    def rollback(self) -> None: ...


class Database(Protocol):
    """A database with a thread for whole transactions."""

    def hand_over(self, work: Callable[[Any], T], done: Callable[[T | Exception], None]) -> None:
        """Do *work* in the database's thread; report to *done* in the loop."""

    async def execute_fetchall(self, statement: str, values: Any = (), /) -> Iterable[Row]:
        """Return the rows of a statement, between two transactions."""

    def explained(self, error: Exception) -> Exception:
        """Return the explanation of a database error, or a bug as is."""

    def check(self) -> None:
        """Check that written data can be found again.

        Raises:
            DatabaseGone: it cannot.
        """


@contextmanager
def explaining(explained: Callable[[Exception], Exception]) -> Iterator[None]:
    """Raise the meaning of an error in place of it."""
    try:
        yield
    except Exception as error:
        if (told := explained(error)) is error:
            raise
        raise told from error
