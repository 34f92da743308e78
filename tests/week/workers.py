"""A week of two workers: processes on one PostgreSQL, each with a Discord of its own shard, and one time.

Each is restarted and killed while the other goes on. Nothing else stands in for the product, but that their
questions for requests and letters are rarer, and that PostgreSQL is told the time of the week.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing.connection import Connection
from operator import add

import psycopg
from msgspec import structs

from tests.moved_clock import keep_pace
from tests.postgres import SHARED, Server
from tests.simulation import BEGINNING
from tests.week.figures import Day
from tests.week.lived import BEGINS, Lived, judged, lived_in
from tests.week.storage import InPostgres

SHARED_FIGURES = {"number", "seconds", "most", "database", "wal", "used"}
"""Those of a day that are the same for both workers, or the greatest of theirs."""

SPAWNED = multiprocessing.get_context("spawn")

TIME = (
    "CREATE FUNCTION clock_timestamp() RETURNS timestamptz VOLATILE LANGUAGE sql "
    "AS $$ SELECT to_timestamp(pg_read_file('{file}')::double precision) $$",
    "ALTER DATABASE postgres SET search_path = public, pg_catalog",
    "ALTER SYSTEM SET autovacuum_naptime = 1",
    "SELECT pg_reload_conf()",
)
"""Has a server tell the time in a file in place of its own, and tidy up as often as it passes."""


def lived_by_two(
    tables: int, days: int, seed: int = 1, tell: Callable[[Day], None] = print, meet: bool = True
) -> Lived:
    """Live through some days with so many tables, of which each worker has half."""
    weeks, told = list[Lived](), dict[int, Day]()
    with postgres_on_time() as (url, set_clock):
        set_clock(BEGINS)
        pipes = list[Connection]()
        for worker in (1, 2):
            ours, its = SPAWNED.Pipe()
            given = its, url, worker, tables // 2, days, f"{seed} {worker}", meet
            SPAWNED.Process(target=live, args=given, daemon=True).start()
            its.close()
            pipes.append(ours)
        for said in keep_pace(pipes, set_clock):
            if isinstance(said, Lived):
                weeks.append(said)
            elif other := told.pop(said.number, None):
                tell(together(other, said))
            else:
                told[said.number] = said
    one, two = weeks
    found = Lived(*map(add, structs.astuple(one), structs.astuple(two)))
    return judged(structs.replace(found, days=[*map(together, one.days, two.days)]))


@contextmanager
def postgres_on_time() -> Iterator[tuple[str, Callable[[float], None]]]:
    """Run a server; give the address of a database, and the setter of its clock."""
    made = Server(str(SHARED) if SHARED.is_dir() else None, hasty=False)
    try:
        file, url = made.folder / "clock", made.url("postgres")
        clock = os.open(file, os.O_CREAT | os.O_WRONLY, 0o644)
        with closing(psycopg.connect(url, autocommit=True)) as db:
            for statement in TIME:
                db.execute(statement.format(file=file).encode())

        def set_clock(passed: float) -> None:
            os.pwrite(clock, f"{BEGINNING + passed:020.6f}".encode(), 0)

        yield url, set_clock
        os.close(clock)
    finally:
        made.stop()


def live(
    pipe: Connection, url: str, worker: int, tables: int, days: int, seed: str, meet: bool
) -> None:
    """Live through the week of one worker, in its process."""
    stored = partial(InPostgres, url, worker)
    week = lived_in(stored, tables, days, seed, pipe.send, meet, pipe)
    pipe.send(
        structs.replace(week, problems=[f"worker {worker}: {each}" for each in week.problems])
    )


def together(one: Day, two: Day) -> Day:
    """Return the figures of both workers for a day."""
    both = {
        name: (max if name in SHARED_FIGURES else add)(getattr(one, name), getattr(two, name))
        for name in Day.__struct_fields__
    }
    return Day(**both)
