"""Measure everything and print one table: ``python -m tests.bench [--smoke]``."""

from __future__ import annotations

import os
import platform
import sqlite3
import sys
from collections.abc import Iterator
from importlib.metadata import version
from itertools import chain

from tests.bench import clicks, engine, loop, pictures, storage, walls
from tests.bench.table import markdown

MODULES = (engine, walls, pictures, storage, clicks, loop)
PACKAGES = ("discord.py", "aiosqlite", "pillow", "msgspec")


def conditions() -> str:
    """Return on what machine and with which versions this is measured."""
    cores, load = os.cpu_count(), os.getloadavg()[0]
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return (
        f"{platform.system()} {platform.machine()}, {processor()}, {cores} cores, load {load:.1f} "
        f"at the beginning; Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, "
        f"{packages}"
    )


def processor() -> str:
    """Return what the processor is called, where Linux says so."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            named = (line.partition(":")[2].strip() for line in lines if "model name" in line)
            return next(named, platform.processor())
    except OSError:
        return platform.processor()


def lines(full: bool) -> Iterator[str]:
    """Yield what is printed."""
    yield conditions()
    yield ""
    yield from markdown(chain.from_iterable(module.rows(full) for module in MODULES))


if __name__ == "__main__":
    for line in lines("--smoke" not in sys.argv):
        print(line, flush=True)
