"""Restoring a backup, and keeping the former database."""

from __future__ import annotations

import os
import sqlite3
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path

from data.migrate import missing
from data.sqlite import copy, explained, lock
from data.store_errors import DatabaseUnusable


def restore(backup: Path, file: Path) -> Path | None:
    """Put a backup in place of *file*.

    Return the former one's name, if any.

    Nothing is changed unless the backup is whole and this version can use it.  The log beside the
    former file (`-wal`) is kept with it: beside another one it would spoil that.

    Raises:
        DatabaseInUse: a bot is running on *file*.
        DatabaseNewer, DatabaseUnusable: the backup cannot be used, or nothing be written here.
        DatabaseFull: there is no space beside *file*.
    """
    new = file.with_name(f"{file.name}-new")
    try:
        with closing(lock(file)), ExitStack() as tidy:
            if not backup.is_file():
                raise DatabaseUnusable(file=str(backup), reason="there is no such file")
            if file.exists() and backup.samefile(file):
                raise DatabaseUnusable(file=str(backup), reason="it is the database itself")
            if (backup := backup.resolve()) == new:  # it would be deleted before it is read
                raise DatabaseUnusable(file=str(backup), reason="here it needs another name")
            new.unlink(missing_ok=True)  # of a restoring that was killed
            tidy.callback(new.unlink, missing_ok=True)
            copy(backup, new)
            check(backup)
            _give(new, file)
            return _swap(new, file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise DatabaseUnusable(file=str(error.filename or file), reason=reason) from error


def check(backup: Path) -> None:
    """Check that a backup is whole, and of no newer version."""
    address = f"{backup.as_uri()}?mode=ro"
    with explained(backup), closing(sqlite3.connect(address, uri=True)) as db:
        [verdict] = db.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise DatabaseUnusable(file=str(backup), reason=" ".join(str(verdict).split()))
        [applied] = db.execute("SELECT max(number) FROM migrations").fetchone()
    missing(applied, str(backup))


def _give(new: Path, file: Path) -> None:
    """Leave nothing to root that the bot's user has to write."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (file if file.exists() else file.parent).stat()
        for each in new, Path(f"{file}-lock"):
            os.chown(each, owner.st_uid, owner.st_gid)


def _swap(new: Path, file: Path) -> Path | None:
    """Put *new* in place of *file*.

    An interruption leaves all as it was.
    """
    names = (file.with_name(f"{file.name}.old-{number}") for number in count(1))
    kept = next(name for name in names if not name.exists() and not os.path.exists(f"{name}-wal"))
    was_there = file.exists()
    with ExitStack() as undo:
        for ending in "", "-wal":
            former, name = Path(f"{file}{ending}"), Path(f"{kept}{ending}")
            if former.exists():
                former.rename(name)
                undo.callback(name.rename, former)
        Path(f"{file}-shm").unlink(missing_ok=True)
        new.rename(file)
        undo.pop_all()
    return kept if was_there else None
