"""The place of a database, protocols of its connection, errors.

Statements are written for SQLite and PostgreSQL alike; a database's own module says the rest.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

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


# Clocks of this computer.


def passed() -> float:
    """Count seconds, also while the process is stopped or the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


SCHEMES = ("postgresql", "postgres")

ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*://|postgres(?:ql)?:", re.IGNORECASE)
"""The beginning of what is meant as an address, and not as a file."""


class BadPlace(ValueError):
    """An address of no database; never repeated, it may hold a password."""


class Postgres(Struct, frozen=True):
    """A PostgreSQL database; as text it has no password."""

    url: str
    """Its address, perhaps with a password."""

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        host = parse_qs(parts.query).get("host") or [parts.netloc.rpartition("@")[2]]
        return f"postgresql://{unquote(host[0])}{unquote(parts.path)}"

    __repr__ = __str__

    @property
    def has_password(self) -> bool:
        """Return whether it holds a password, which others may not read."""
        parts = urlsplit(self.url)
        return ":" in parts.netloc.rpartition("@")[0] or "password" in parse_qs(parts.query)


Place = Path | Postgres


def place(given: str) -> Place:
    """Return the place that an operator names.

    >>> place("postgresql://me:secret@there:5432/poeppel")
    postgresql://there:5432/poeppel

    Raises:
        BadPlace: it is meant as an address, and is none of a PostgreSQL database.
        RuntimeError: it begins with a home folder that is not there.
    """
    if not ADDRESS.match(given):
        return Path(given).expanduser()
    try:
        parts = urlsplit(given)
    except ValueError as error:
        raise BadPlace from error
    # A password with such a character in it would end elsewhere than it seems to.
    named = re.fullmatch(r"/[^/@:#\s]+", parts.path)
    if parts.scheme not in SCHEMES or not named or parts.fragment or parts.netloc.count("@") > 1:
        raise BadPlace
    return Postgres(given)


# Errors of the store, with the keys of their sentences.


class StoreError(Exception):
    """A failure to store or read; the store itself goes on."""

    key: ClassVar[str]
    """Of the sentence that explains it, in the locale files."""

    def __init__(self, **about: str) -> None:
        super().__init__(self.key, about)
        self.about = about
        """Arguments of that sentence."""

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.about.items())])


class Conflict(StoreError):
    """A conflict: another change of the table, settings or answer came first."""

    key = "store-conflict"


class UnknownTable(StoreError):
    """The table does not exist, or is deleted."""

    key = "store-unknown-table"


class StoreClosed(StoreError):
    """The store is closed, or was while this waited."""

    key = "store-closed"


class DatabaseInUse(StoreError):
    """Another process has the database."""

    key = "store-in-use"


class ShardInUse(DatabaseInUse):
    """Another process holds one of the shards."""

    key = "store-shard-in-use"


class DatabaseNewer(StoreError):
    """A database of a newer version, which this one does not touch."""

    key = "store-newer"


class DatabaseUnusable(StoreError):
    """The database cannot be opened, read or written, for the reason given."""

    key = "store-unusable"


class DatabaseFull(DatabaseUnusable):
    """No space left on the disk."""

    key = "store-full"


class DatabaseLocked(DatabaseUnusable):
    """Another program writes the database, and does not let go of it."""


class DatabaseGone(StoreError):
    """The database file is deleted or replaced in use; writes are lost."""

    key = "store-gone"


class DamagedTable(StoreError):
    """A malformed stored table."""

    key = "store-damaged"


class BackupExists(StoreError):
    """The file a backup should go to is there already."""

    key = "store-backup-exists"


class DatabaseNotEmpty(StoreError):
    """There is something already where all tables should go to."""

    key = "store-not-empty"


class NotCopied(StoreError):
    """A copy differs from its original."""

    key = "store-not-copied"
