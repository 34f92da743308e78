"""Commands about whole databases: export, backup, restore, move, shards.

A password never stands in the arguments of a command, which everybody on the machine can read.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from pathlib import Path

from cogs.platform.operator_settings import SHARDS, Failure, settings
from data.store.addresses import BadPlace, Place, Postgres
from data.store.addresses import place as named
from data.store.opening import check_programs, copied


def export(arguments: Namespace) -> None:
    """Print the file of a table, also while the bot plays on."""
    if not 0 < arguments.table < 2**63:  # databases know no others
        raise Failure(f"There is no table {arguments.table}.")
    from data.store.sqlite import room
    from data.store.sqlite_store import SqliteStore
    from engine.hosting.statistics.game_file import export as written

    where = database()
    with room(str(where)) as folder:
        here = Path(folder, "copy.sqlite3")
        copied(where, here)

        async def read() -> bytes:
            store = await SqliteStore.open(here)
            try:
                record = await store.load(arguments.table)
                log = await store.log(arguments.table)
            finally:
                await store.close()
            if record is None:
                raise Failure(f"There is no table {arguments.table}.")
            try:
                return written(record, log)
            except Exception as error:  # rows can be damaged in any way
                why = " ".join(f"{type(error).__name__}: {error}".split())
                raise Failure(f"Table {arguments.table} cannot be exported ({why}).") from error

        file = asyncio.run(read())
    sys.stdout.buffer.write(file)


def backup(arguments: Namespace) -> None:
    """Copy the database into a file, also while the bot plays on."""
    copied(database(), arguments.file)


def restore(arguments: Namespace) -> None:
    """Put a backup in the database's place, and name the former one."""
    chosen = settings().database
    kept: Path | None
    if isinstance(chosen, Postgres):
        check_programs(chosen)
        from data.store.move_database import restore as refilled

        where: Place = chosen
        kept = refilled(arguments.file, chosen)
    else:
        from data.store.copies import restore as restored

        where, _ = opened(chosen)
        kept = restored(arguments.file, where)
    former = f"The former database is {kept}." if kept else "There was no database before."
    print(f"{arguments.file} is restored as {where}. {former}")


def move(arguments: Namespace) -> None:
    """Copy all tables from a file to PostgreSQL, or back."""
    source, target = (_given(each) for each in (arguments.source, arguments.target))
    for each in (source, target):
        if isinstance(each, Postgres):
            check_programs(each)
    if isinstance(source, Path):
        source, there = opened(source)
        if not there:
            raise Failure(f"There is no database {source}.")
    from data.store.move_database import move as moved

    moved(source, target)
    print(
        f"All tables of {source} are in {target} now, each row compared: set POEPPEL_DATABASE to it."
    )


def shards(arguments: Namespace) -> None:
    """Lay the database out for another number of shards."""
    if not 1 <= arguments.number <= SHARDS:
        raise Failure(f"There can be 1 to 10,000 shards, not {arguments.number}.")
    chosen = settings().database
    if not isinstance(chosen, Postgres):
        raise Failure(
            f"The database is the file {chosen}, whose one process holds all shards: "
            "POEPPEL_SHARDS alone says how many."
        )
    check_programs(chosen)
    from data.store.move_database import lay_out

    former = lay_out(chosen, arguments.number)
    print(
        f"{chosen} is laid out for {arguments.number} shards, before for {former}: "
        f"set POEPPEL_SHARDS={arguments.number} for all workers, then start them."
    )


def database() -> Place:
    """Return the database, if there is one."""
    chosen = settings().database
    if isinstance(chosen, Postgres):
        return chosen
    file, there = opened(chosen)
    if not there:
        raise Failure(f"There is no database {file}; set POEPPEL_DATABASE to the right one.")
    return file


def opened(file: Path) -> tuple[Path, bool]:
    """Return the one name of a file, and whether there is one."""
    try:
        file = file.resolve()
        return file, file.exists()
    except (OSError, RuntimeError) as error:
        why = getattr(error, "strerror", None) or error
        raise Failure(f"The database {file} cannot be used: {why}.") from error


def _given(text: str) -> Place:
    """Return a place that stands in the arguments.

    Raises:
        Failure: it is none, or holds a password.
    """
    try:
        where = named(text)
    except (BadPlace, RuntimeError) as error:
        raise Failure(
            "Both must be a file, or an address like postgresql://user@host/name."
        ) from error
    if isinstance(where, Postgres) and where.has_password:
        raise Failure(
            "Leave the password out of the command, where others can read it: "
            "put it into the file that PGPASSFILE names."
        )
    return where
