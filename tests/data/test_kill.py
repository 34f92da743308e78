"""A process that is killed loses nothing that it acknowledged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from data.store.sqlite_store import SqliteStore
from tests.data.sample import entry, opened

KILLS = 10
TABLES = 20

PLAY = """
import asyncio, os, sys
from data.store.sqlite_store import SqliteStore
from tests.data.sample import answer, lobby

async def play(store, table):
    seq = (await store.load(table)).seq
    while True:
        await store.commit(answer(table, seq))
        os.write(1, b"%d %d\\n" % (table, seq))
        seq += 1

async def main():
    store = await SqliteStore.open(sys.argv[1])
    tables = [table.id async for table in store.open_tables()]
    while len(tables) < int(sys.argv[2]):
        tables.append(await store.open_table(lobby()))
    await asyncio.gather(*(play(store, table) for table in tables))

asyncio.run(main())
"""
"""Plays at all tables as fast as it can, and writes what is acknowledged as "table seq"."""


def killed(path: Path, lines: int) -> list[tuple[int, int]]:
    """Let it play until it has written so many lines, kill it, and return what it wrote."""
    command = [sys.executable, "-c", PLAY, str(path), str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout
        written = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        written += process.stdout.readlines()
    return [(int(table), int(seq)) for table, seq in map(bytes.split, written)]


async def test_acknowledged_changes_are_there_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "poeppel.sqlite3"
    random = Random(1)
    acknowledged: set[tuple[int, int]] = set()
    for _ in range(KILLS):
        acknowledged.update(killed(path, random.randrange(1, 1500)))
        async with opened(SqliteStore.open(path)) as store:
            stored: set[tuple[int, int]] = set()
            async for table in store.open_tables():
                log = await store.log(table.id)
                assert log == [entry(seq) for seq in range(table.seq)], (
                    "whole changes, without gaps"
                )
                stored.update((table.id, e.seq) for e in log)
            assert acknowledged <= stored
    assert len(acknowledged) > KILLS * TABLES
    assert not os.path.exists(f"{path}-wal"), "a store that was closed leaves one file"
