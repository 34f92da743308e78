"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

from cogs.platform.operator_settings import NAMES

# No test says how long something may take: machines are busy at times.
settings.register_profile("poeppel", deadline=None, max_examples=50)
settings.load_profile("poeppel")

MEMORY, ROOM = Path("/dev/shm"), 2 * 10**9
"""Where Linux keeps files in memory, and how many bytes have to be free there."""

ROOT = Path(__file__).parent.parent
RULES = ROOT / "tests/engine"
MANY = b"pytest.mark.many"
"""What stands in each file there of which something belongs to the rest."""

CHEAP = {
    ROOT / "tests" / folder
    for folder in (
        "cogs/platform",
        "cogs/widgets",
        "data",
        "engine",
        "engine/action_cards",
        "engine/action_cards/kinds",
        "engine/card_race",
        "engine/classic",
        "engine/hosting",
        "engine/walls",
    )
}
"""Folders whose own tests take a minute in one process, but for those marked `many`: `make check` runs them."""

EXAMPLE = b">>> "
"""How an example begins in a docstring."""

TOGETHER = (
    "tests/playground/test_browser.py",  # has one browser
    "tests/playground/test_lobby_fits.py",  # the same
    "tests/render/",  # where much is drawn once
    "tests/test_repository.py",  # which is read once
    "tests/test_texts.py",  # as are these
)
"""Of these a whole file goes to one process; of all others each test goes to the next that is free.

The mark `xdist_group` would say so in the files; pytest 9.2 does not let pytest-xdist 3.8 heed it.
"""

LONG = (
    "tests/test_chaos.py",
    "tests/cogs/test_crowd.py",
    "tests/playground/test_server.py",
)
"""Where a single test takes many seconds: they begin first, so that nobody waits for one at the end."""


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Whole files first, so that nobody waits for one at the end, the others as they come."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0] if nodeid.startswith(TOGETHER) else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    """Distribute tests in our own way."""
    return Scheduling(config, log)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `make test` run in two parts, as measuring coverage makes the engine three times slower."""
    parser.addoption(
        "--part",
        choices=["rules", "rest", "cheap"],
        help="only tests of the engine but for those marked `many`; only all others; or cheap folders",
    )
    parser.addoption("--shuffled", metavar="NUMBER", help="in an order that the number decides")


def pytest_configure() -> None:
    """Keep temporary files in memory: each of many hundred databases is flushed when it is made.

    Where pytest keeps them can be chosen as always, by --basetemp or the variable.  Garbage is not
    looked for while tests are collected, of which all is kept.
    """
    gc.disable()
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even load what is not asked for, or has neither tests nor examples: every process would."""
    untested = collection_path.suffix == ".py" and not collection_path.name.startswith("test_")
    if untested and EXAMPLE not in collection_path.read_bytes():
        return True
    part, among = config.getoption("--part"), RULES in collection_path.parents
    if part == "cheap":
        leads = any(folder.is_relative_to(collection_path) for folder in CHEAP)
        return None if leads or collection_path.parent in CHEAP else True
    if part == "rules":
        return None if among or collection_path in (RULES, *RULES.parents) else True
    if part == "rest" and among and collection_path.is_file():
        return None if MANY in collection_path.read_bytes() else True
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the part that is asked for, what takes long first, or in an order by chance."""
    if number := config.getoption("--shuffled"):
        Random(number).shuffle(items)
    else:
        items.sort(key=lambda item: not item.nodeid.startswith(LONG))
    part = config.getoption("--part")
    if part is None:
        return
    kept, left = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        many = item.get_closest_marker("many") is not None
        (kept if belongs(item.path, many, part) else left).append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


def belongs(file: Path, many: bool, part: str) -> bool:
    """Whether a part has the tests of a file that are marked `many`, or the others."""
    if part == "cheap":
        return not many and file.parent in CHEAP
    return (RULES in file.parents and not many) == (part == "rules")


def pytest_collection_finish() -> None:
    """Leave what was collected out of every later collection of garbage, and those be rarer."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)
    gc.enable()


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a database would be, in a folder for this test alone; no other setting is set."""
    for name in NAMES:
        monkeypatch.setenv(name, "")  # as good as not set, and stronger than a line of .env
    file = tmp_path / "test.sqlite3"
    monkeypatch.setenv("POEPPEL_DATABASE", str(file))
    monkeypatch.chdir(tmp_path)
    return file
