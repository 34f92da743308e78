"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

# No test says how long something may take: machines are busy at times.
settings.register_profile("poeppel", deadline=None, max_examples=50)
settings.load_profile("poeppel")

MEMORY, ROOM = Path("/dev/shm"), 2 * 10**9
"""Where Linux keeps files in memory, and how many bytes have to be free there."""

RULES = Path(__file__).parent / "engine"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `make test` run in two parts, as measuring coverage makes the engine three times slower."""
    parser.addoption(
        "--part",
        choices=["rules", "rest"],
        help="only tests of the engine but for those marked `many`; or only all others",
    )


def pytest_configure() -> None:
    """Keep temporary files in memory: each of many hundred databases is flushed when it is made.

    Where pytest keeps them can be chosen as always, by --basetemp or the variable.
    """
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read what is not asked for."""
    if config.getoption("--part") != "rules":
        return None
    near = collection_path in (RULES, *RULES.parents) or RULES in collection_path.parents
    return None if near else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the part that is asked for."""
    part = config.getoption("--part")
    if part is None:
        return
    rules = [
        item for item in items if RULES in item.path.parents and not item.get_closest_marker("many")
    ]
    kept = rules if part == "rules" else [item for item in items if item not in set(rules)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


def pytest_collection_finish() -> None:
    """Leave what was collected out of every later collection of garbage, and those be rarer."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)
