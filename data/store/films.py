"""Films of finished games: files beside the database, limited in bytes.

They can be made again at any time, so that nothing is lost with them.  None of them shows a person.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Lock

log = logging.getLogger("poeppel.films")

MOST = 64_000_000
"""Bytes of all films together."""

BEING_WRITTEN = ".new"
"""How a file ends that is not whole yet."""


class Films:
    """The stored films; those shown longest ago make room for others.

    Every method may be called in any thread.  A disk that is full or refuses only costs time.
    """

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self._folder, self._most, self._lock = folder, most, Lock()
        self._newest = "", b""
        """The last one that was made, should the disk not take it."""

    def get(self, name: str) -> bytes | None:
        """Return a film, if it is kept."""
        file = self._folder / name
        with self._lock:
            newest, film = self._newest
            if name == newest:
                return film
            try:
                found = file.read_bytes()
                os.utime(file)
            except OSError:
                return None
            return found

    def has(self, name: str) -> bool:
        """Return whether a film is kept."""
        return name == self._newest[0] or (self._folder / name).is_file()

    def keep(self, name: str, film: bytes) -> None:
        """Keep a film; it is there whole, or not at all."""
        with self._lock:
            self._newest = name, film
            new = self._folder / f"{name}{BEING_WRITTEN}"
            try:
                self._folder.mkdir(mode=0o700, exist_ok=True)
                self._make_room(len(film))
                new.write_bytes(film)
                new.replace(self._folder / name)
            except OSError as error:
                log.warning("a film is not kept: %s", error)
                with suppress(OSError):
                    new.unlink(missing_ok=True)

    def tables(self) -> set[int]:
        """Return the tables with films."""
        return {table for file in self._files() if (table := _table(file.name)) is not None}

    def forget(self, tables: Iterable[int]) -> None:
        """Delete the films of some tables."""
        gone = set(tables)
        with self._lock:
            if _table(self._newest[0]) in gone:
                self._newest = "", b""
            for file in self._files():
                if _table(file.name) in gone:
                    with suppress(OSError):
                        file.unlink()

    def _make_room(self, size: int) -> None:
        """Delete the films shown longest ago, and unfinished ones, for space."""
        kept = []
        for file in self._files():
            if file.name.endswith(BEING_WRITTEN):
                file.unlink()
            else:
                seen = file.stat()
                kept.append((seen.st_mtime_ns, seen.st_size, file))
        left = sum(each for _, each, _ in kept) + size
        for _, each, file in sorted(kept):
            if left <= self._most:
                break
            file.unlink()
            left -= each

    def _files(self) -> list[Path]:
        try:
            return [file for file in self._folder.iterdir() if _table(file.name) is not None]
        except OSError:
            return []


def films_beside(database: Path) -> Path:
    """Return the folder of the films of a database.

    >>> films_beside(Path("/data/poeppel.sqlite3")).as_posix()
    '/data/poeppel.sqlite3-films'
    """
    return database.with_name(f"{database.name}-films")


def name(table: int, *further: str | int) -> str:
    """Name the film of a table.

    >>> name(12, "light", "en")
    '12-light-en.gif'
    """
    return f"{'-'.join(map(str, (table, *further)))}.gif"


def _table(name: str) -> int | None:
    number, dash, _ = name.partition("-")
    return int(number) if dash and number.isascii() and number.isdecimal() else None
