"""Two processes on one PostgreSQL that crashes, or whose disk is full, under load."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.engine.hosting.test_workers import Workers, both
from tests.postgres import Databases, Server, programs

pytestmark = pytest.mark.skipif(not programs(), reason="no PostgreSQL here that a test may crash")

DISK = 96
"""Megabytes of the small disk: twice what an empty database takes."""


@pytest.fixture
def disk() -> Iterator[Path]:
    """A small disk, which the server's user may reach."""
    place = Path(mkdtemp(prefix="poeppel-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m,mode=777", "none", str(place)]
    if os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:
        place.rmdir()
        pytest.skip("no right to mount a small disk here")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)
    place.rmdir()


@asynccontextmanager
async def playing(where: Path | None = None) -> AsyncIterator[tuple[Server, Workers]]:
    """Two processes at their tables, on a server that keeps what it has acknowledged.

    In the end what they wrote is held against what is stored.
    """
    server = Server(str(where) if where else None, hasty=False)
    workers = Workers(Databases(server.url("postgres")).make())
    try:
        await both(workers)
        await stored(workers)
        yield server, workers
        await stored(workers)
        await workers.check()
    finally:
        for each in workers.all:
            await each.killed()
        await asyncio.to_thread(server.stop)


async def stored(workers: Workers, times: int = 40) -> None:
    """Wait until each process has stored so many answers more."""
    await asyncio.gather(*(each.until("stored", times) for each in workers.all))


async def stands_still(workers: Workers) -> bool:
    """Whether nothing is stored for two seconds."""
    before = [each.said("stored") for each in workers.all]
    await asyncio.sleep(2)
    return before == [each.said("stored") for each in workers.all]


async def crashed(server: Server) -> None:
    """End a server in the middle of what it does, and start it again."""
    await asyncio.to_thread(server.crash)
    await asyncio.sleep(0.5)
    await asyncio.to_thread(server.start)


@pytest.mark.many
async def test_a_database_that_crashes_loses_nothing_that_was_acknowledged() -> None:
    """The processes find it again by themselves."""
    async with playing() as (server, workers):
        await crashed(server)
        await stored(workers)
        await crashed(server)


def fill(disk: Path) -> Path:
    """Write a file until the disk is full; return it."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(1 << 16)):
            pass
    return filler


@pytest.mark.many
async def test_a_full_disk_stops_play_until_there_is_room(disk: Path) -> None:
    """Answers are refused meanwhile, and none that was acknowledged is lost."""
    async with playing(disk) as (server, workers):
        filler = await asyncio.to_thread(fill, disk)
        async with asyncio.timeout(60):
            while not await stands_still(workers):
                pass  # a segment of the log has room for some more
        filler.unlink()
        await crashed(server)  # it may have ended by itself
