"""Measure everything, or some of it, and print one table: ``python -m tests.bench --help``."""

from __future__ import annotations

import os
import platform
import sqlite3
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.metadata import version
from itertools import chain

from tests.bench.table import markdown

NAMES = [
    "engine",
    "walls",
    "pictures",
    "films",
    "storage",
    "stores",
    "clicks",
    "ends",
    "loop",
    "requests",
    "results",
    "dailies",
    "cups",
    "footprint",
    "memory",
]
MODULES = {name: import_module(f"tests.bench.{name}") for name in NAMES}
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


def lines(full: bool, names: Iterable[str] = MODULES) -> Iterator[str]:
    yield conditions()
    yield ""
    yield from markdown(chain.from_iterable(MODULES[name].rows(full) for name in names))


if __name__ == "__main__":
    parser = ArgumentParser("python -m tests.bench", description="Measure how fast Pöppel is.")
    parser.add_argument("what", nargs="*", choices=[*MODULES, "all"], default="all")
    parser.add_argument("--smoke", action="store_true", help="every measurement for a moment only")
    asked = parser.parse_args()
    for line in lines(not asked.smoke, MODULES if "all" in asked.what else asked.what):
        print(line, flush=True)
