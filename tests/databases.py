"""Databases for tests: to make one takes four times as long as to open one that is there."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from data.store.sqlite_store import SqliteStore


def made(file: Path) -> Path:
    """Have an empty database of ours at *file*, unless something is there already."""
    if not file.exists():
        file.touch(0o600)
        file.write_bytes(_empty())
    return file


@cache
def _empty() -> bytes:
    """What stands in a new database, made as always."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.sqlite3"

        async def make() -> None:
            await (await SqliteStore.open(file)).close()

        thread = Thread(target=lambda: asyncio.run(make()))  # here, a loop may be running
        thread.start()
        thread.join()
        return file.read_bytes()
