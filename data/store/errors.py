"""Errors of the store, with the keys of their sentences."""

from __future__ import annotations

from typing import ClassVar


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
    """Another program or worker writes the same, and does not let go."""


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
