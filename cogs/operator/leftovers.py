"""The list of what a rehearsal makes in Discord, kept on disk until it is removed.

A place is noted before anything is made there, so that even a process that is killed between a
request and its answer leaves nothing behind that the next one does not find.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct


class Leftovers(Struct):
    """The things that may have to be removed."""

    since: float = 0.0
    """Seconds since 1970 before which nothing was made."""
    places: list[int] = []
    """The channels and threads in which messages were posted."""
    threads: list[int] = []
    server: int | None = None
    """The server whose threads and commands may have to go."""
    commands: list[Any] | None = None
    """The commands that were there before, as Discord told them; None: they were not touched."""
    everywhere: list[Any] | None = None
    """The same of the commands of all servers."""


class List:
    """The file in which they are noted."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.noted = (
            msgspec.json.decode(file.read_bytes(), type=Leftovers) if file.exists() else None
        )

    def note(self, leftovers: Leftovers) -> None:
        """Note what may have to be removed, before it is made."""
        self.noted = leftovers
        beside = self.file.with_name(f"{self.file.name}.new")
        beside.write_bytes(msgspec.json.encode(leftovers))
        beside.replace(self.file)

    def clear(self) -> None:
        """Forget them: all is removed."""
        self.noted = None
        self.file.unlink(missing_ok=True)
