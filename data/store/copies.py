"""Copies of former databases: before migrations, and when a backup is restored."""

from __future__ import annotations

import logging
import os
import re
import sqlite3
from contextlib import ExitStack, closing
from glob import escape
from itertools import count
from pathlib import Path

from data.store.errors import DatabaseUnusable
from data.store.migrating import Migration, missing
from data.store.sqlite import check_regular, copy, explained, lock

logger = logging.getLogger("poeppel.copies")


KEPT = re.compile(r"before-\d{1,4}(\.new.*)?")
"""The end of a copy's name, also of one half made: a backup of the operator's own ends otherwise."""


def keep(file: Path, migration: Migration) -> None:
    """Copy a database beside it, before its first migration.

    Raises:
        DatabaseFull, DatabaseUnusable: there can be no copy.
    """
    kept = file.with_name(f"{file.name}.before-{migration.number}")
    new = file.with_name(f"{kept.name}.new")
    new.unlink(missing_ok=True)  # of a start that was killed
    copy(file, new, locked=True)
    new.replace(kept)  # the copy of a first upgrade, which was taken back
    logger.warning("Before %s the database was copied to %s", migration.name, kept)


def forget_copies(file: Path, before: float, now: float) -> None:
    """Delete copies from *before* a moment; log those that stay."""
    for each in file.parent.glob(f"{escape(file.name)}.before-*"):
        if not KEPT.fullmatch(each.name.removeprefix(f"{file.name}.")):
            continue
        try:
            made = each.stat().st_mtime
            if made > now:  # by a clock that was ahead
                os.utime(each, (now, now))
            elif made < before:
                each.unlink()
                logger.info("%s is deleted, a copy made before an upgrade", each)
        except OSError as error:
            logger.warning("%s stays, a copy made before an upgrade: %s", each, error.strerror)


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
            if file.exists():
                check_regular(file)
                if backup.samefile(file):
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
