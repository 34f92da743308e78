"""Parts of the tests that `make` runs: each selects what it says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import CHEAP, belongs
from tests.soak import soaked

ROOT = Path(__file__).parent.parent


def test_check_lints_and_runs_the_tests_of_cheap_folders() -> None:
    command = ["make", "--dry-run", "--no-print-directory", "check"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for step in ("ruff check", "ruff format --check", "mypy", "pytest -q --part cheap"):
        assert f"-m {step}\n" in said


def test_of_a_cheap_folder_the_tests_of_many_games_are_left_out() -> None:
    """And nothing of any other folder is run, also where it is asked for by name."""
    asked = ("engine/card_race/test_rows.py", "engine/hosting/cups/test_cup.py", "test_parts.py")
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--part", "cheap"]
    files = [f"tests/{each}" for each in asked]
    said = subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True, check=True)
    found = [line for line in said.stdout.splitlines() if "::" in line]
    assert found
    assert all(line.startswith(files[0]) for line in found)
    assert "@pytest.mark.many" in (ROOT / files[0]).read_text("utf-8")
    assert "deselected" in said.stdout


def test_each_cheap_folder_has_tests() -> None:
    assert [folder for folder in CHEAP if not any(folder.glob("test_*.py"))] == []


@pytest.mark.parametrize(
    ("file", "many", "parts"),
    [
        ("tests/engine/classic/test_six.py", False, {"rules", "cheap"}),
        ("tests/engine/classic/test_six.py", True, {"rest"}),
        ("tests/engine/hosting/cups/test_cup.py", False, {"rules"}),
        ("tests/cogs/test_cups.py", False, {"rest"}),
    ],
)
def test_a_test_is_of_the_rules_or_the_rest_and_perhaps_cheap(
    file: str, many: bool, parts: set[str]
) -> None:
    every = ("rules", "rest", "cheap")
    assert {part for part in every if belongs(ROOT / file, many, part)} == parts


@pytest.mark.parametrize(("kept", "left"), [(2, "cd"), ("bd", "ac"), (("a",), "bcd")])
def test_of_a_matrix_all_rows_but_those_kept_are_for_the_soak(
    kept: int | str | tuple[str, ...], left: str
) -> None:
    found = soaked("abcd", kept)
    assert [each.values for each in found] == [("a",), ("b",), ("c",), ("d",)]
    assert "".join(each.values[0] for each in found if each.marks) == left


def test_a_matrix_of_which_no_row_is_kept_is_refused() -> None:
    with pytest.raises(AssertionError):
        soaked("abcd", "x")
