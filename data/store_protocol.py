"""The store's protocol in the game's words, and its refusals.

`data.store` keeps it in SQLite.  Another database may stand beside it: what every store has to
do is said here and tested by one suite for all of them.

Ids of persons, servers, channels and messages are Discord's; those of tables are the store's own,
from 1, and never used twice.  Settings are JSON objects, which a store does not look into.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from os import PathLike
from typing import Any, ClassVar, Protocol

from data.home import Home
from data.letters import Letters
from data.podium_protocol import PodiumStore
from data.records import Act, Change, Entry, HandRecord, TableRecord
from data.results_protocol import ResultStore


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


class Store(ResultStore, PodiumStore, Protocol):
    """Tables, logs, hands, settings, results; stored for good on return.

    A lobby or a running table is *open*.  Every method may raise `StoreError`, and then nothing of
    what it was to store is stored.  Whoever is cancelled while it waits does not learn the outcome:
    what was handed over may be stored all the same, and is stored as a whole or not at all.
    """

    home: Home
    """Which servers this process is home to."""
    letters: Letters
    """What goes to processes that are home to others."""

    def guard(self, lost: Callable[[], None]) -> None:
        """Watch the hold of the shards from now on.

        Args:
            lost: called once, in another thread, when it is gone; nothing may be shown from then on.
        """
        ...

    @property
    def heard(self) -> bool:
        """Return whether the hold of the shards was confirmed a moment ago."""
        ...

    async def open_table(self, record: TableRecord) -> int:
        """Store a new table with its seats; return its new id."""
        ...

    async def commit(self, change: Change) -> None:
        """Store a change as a whole; durable on return.

        Changes of one table take effect in the order in which they were handed over.

        Raises:
            Conflict: it follows another state of the table than the present one, or a number in the
                log is taken.
            UnknownTable: there is no such table, and it does not say what it follows.
        """
        ...

    async def load(self, table: int) -> TableRecord | None:
        """Return a table with its seats.

        Raises:
            DamagedTable: its row is malformed.
        """
        ...

    async def server_of(self, table: int) -> int | None:
        """Return the server of a table, if there is such a table."""
        ...

    async def log(self, table: int, since: int = 0) -> list[Entry]:
        """Return the log from the number *since* on, in order."""
        ...

    async def tables_in(self, channel: int) -> list[int]:
        """Return the open tables of a channel or thread, oldest first."""
        ...

    async def tables_on(self, server: int) -> list[int]:
        """Return the open tables of a server, oldest first."""
        ...

    async def hosted_on(self, server: int, person: int) -> list[int]:
        """Return a person's hosted open tables on a server, oldest first."""
        ...

    async def tables_of(self, person: int, here: bool = False) -> list[int]:
        """Return the open tables of a person, oldest first.

        Their seats, seats to come back to, and those they host.

        The oldest come first; with *here* only those that are at home here.
        """
        ...

    async def last_table(self, person: int, server: int, channel: int) -> int | None:
        """Return a person's latest finished game on a server, if any.

        A game that was closed before its end counts; of those in the channel, if there are any.
        """
        ...

    async def latest_over(self, server: int, channel: int) -> int | None:
        """Return a channel's latest finished game, if any; lobbies are none."""
        ...

    def open_tables(self) -> AsyncIterator[TableRecord]:
        """Iterate over all open tables at home here; damaged ones are logged."""
        ...

    async def unshown(self, since: float) -> list[int]:
        """Return the tables finished *since* then and not fully shown, oldest first.

        Those at home here alone.  With them go all that were over before, and have been changed by something else since.
        """
        ...

    async def count_open(self) -> int:
        """Return the number of open tables."""
        ...

    async def next_due(self, after: float) -> tuple[float, int] | None:
        """Return the next deadline *after* a moment, and its open table.

        It is one that is at home here.
        """
        ...

    async def due_tables(self, now: float) -> list[int]:
        """Return the open tables at home here that are due, longest first."""
        ...

    async def last_change(self, home: Home | None = None) -> float:
        """Return an open table's last change at a *home*, else 0."""
        ...

    async def postpone(
        self, seconds: float, server: int | None = None, home: Home | None = None
    ) -> None:
        """Put the deadlines of open tables off; their boards show it.

        Args:
            seconds: how much later.
            server: whose tables; None: those of all servers.
            home: where these are at home; None: here.
        """
        ...

    async def hands(self, table: int) -> list[HandRecord]:
        """Return the hands of a table, by person."""
        ...

    async def server(self, server: int) -> bytes:
        """Return a server's settings."""
        ...

    async def save_server(
        self, server: int, settings: bytes, noted: Act | None = None, follows: bytes | None = None
    ) -> None:
        """Store a server's settings with the act that changed them, atomically.

        Raises:
            Conflict: they do not replace those that they are said to follow.
        """
        ...

    async def note_act(self, noted: Act) -> None:
        """Store an act on a server."""
        ...

    async def acts(self, server: int, most: int) -> list[Act]:
        """Return at *most* so many of the latest acts on a server."""
        ...

    async def leave_server(self, server: int, at: float) -> None:
        """Record that the bot has left a server, once."""
        ...

    async def enter_server(self, server: int) -> None:
        """Record that the bot is on a server (again)."""
        ...

    async def left_servers(self) -> dict[int, float]:
        """Return the left servers at home here, and since when."""
        ...

    async def servers(self) -> list[int]:
        """Return the servers at home here with stored data."""
        ...

    async def forget_server(self, server: int) -> list[int]:
        """Delete a server's data bit by bit; return the deleted tables."""
        ...

    async def pack(self, before: float) -> int:
        """Pack the logs of some tables finished *before*; return their number.

        Their logs are read as before; times in them are then exact to the millisecond.
        """
        ...

    async def next_server_over(self, after: int) -> int | None:
        """Return the next server at home here with finished tables, or None."""
        ...

    async def delete_over(self, server: int, before: float) -> list[int]:
        """Delete some tables of a server that were over *before*; return which."""
        ...

    async def delete_acts(self, before: float) -> None:
        """Delete acts *before* a moment."""
        ...

    def traces(self, person: int) -> AsyncIterator[int]:
        """Walk over all tables in which a person's id stands, oldest first."""
        ...

    async def take_out(self, person: int, table: int | None = None) -> None:
        """Take a person's id out of a table.

        Without one, out of the rest.
        """
        ...

    async def about(self, person: int, table: int | None = None) -> dict[str, Any]:
        """Return the personal data at a table; without one, beside tables."""
        ...

    async def person(self, person: int) -> bytes:
        """Return a person's settings."""
        ...

    async def save_person(self, person: int, settings: bytes, follows: bytes | None = None) -> None:
        """Store a person's settings.

        Raises:
            Conflict: they do not replace those that they are said to follow.
        """
        ...

    async def recall(self, key: str) -> str | None:
        """Return the value remembered under *key*."""
        ...

    async def remember(self, key: str, value: str) -> None:
        """Keep something the bot needs to know after a restart."""
        ...

    async def watch(self) -> None:
        """Log an error repeatedly while the database is missing."""
        ...

    async def check(self, within: float) -> None:
        """Check that data can be stored, by a recent transaction or another.

        Args:
            within: seconds for which the outcome of the last transaction counts.

        Raises:
            StoreError: nothing can, as far as is known.
        """
        ...

    async def backup(self, target: str | PathLike[str]) -> None:
        """Write a copy of the present moment, while others go on.

        Raises:
            BackupExists: there is such a file already; it is left as it is.
        """
        ...

    async def close(self) -> None:
        """Store the work handed over and close; a second call is harmless."""
        ...
