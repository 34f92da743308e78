"""The tool that spoils the rules: a few mutants in every run, so that it cannot rot."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.catalog import CATALOG
from tests.mutate import (
    EXPLAINED,
    JUDGEMENT,
    NO_RULES,
    ROOT,
    TESTS,
    explained,
    files,
    mutants,
    sampled,
    taken,
)
from tests.trials import trial


@pytest.mark.many
@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants need os.fork")
def test_spoiled_rules_are_noticed() -> None:
    """Some places of `engine/rules.py`, each noticed by its own tests."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutate", "--sample", "3", "--jobs", "1", "engine/rules.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "3 of " in done.stdout, done.stdout + done.stderr
    assert ", 0 not noticed" in done.stdout, done.stdout
    assert done.returncode == 0


def test_every_kind_of_place_is_spoiled() -> None:
    """A comparison, a number, a condition, a statement."""
    source = "def f(a, b):\n    if not a < b:\n        b += 1\n    return b\n"
    after = {mutant.row for mutant in mutants("engine/x.py", source)}
    assert len(after) >= 5


def test_a_sample_larger_than_all_mutants_is_all_of_them() -> None:
    every = [*mutants("engine/x.py", "def f(a, b):\n    return a < b\n")]
    assert sorted(sampled(every, len(every) + 1, 2)) == sorted(every)
    assert sampled(every, None, 2) is every
    [one] = sampled(every, 1, 2)
    assert one in every


PLAIN = """
class Rule:
    def weigh(self, weight: int, duties: int) -> int:
        for duty in duties:
            if duty:
                break
        return weight + 4 if duties & CAPTURE else weight
"""
MOVED = """
from somewhere import CAPTURE

class Base:
    def first(self) -> None:
        pass

class Another(Base):
    @staticmethod
    def weigh(weight: int, duties: int) -> int:
        \"\"\"Now with a docstring.\"\"\"
        for duty in duties:
            if duty:
                break
        if weight:
            return weight + 4 if duties & CAPTURE else weight
        return 0
"""


def test_a_survivor_is_known_wherever_it_stands() -> None:
    """By the expression that changes; a statement too short to tell, by its function as well."""
    keys = {mutant.key for mutant in mutants("engine/x.py", PLAIN)}
    assert keys < {mutant.key for mutant in mutants("engine/y/z.py", MOVED)}
    rule = "`weight + 4 if duties & CAPTURE else weight`"
    assert f"{rule} | `weight + 5 if duties & CAPTURE else weight`" in keys
    assert "`weigh: break` | `weigh: pass`" in keys


def test_long_expressions_are_cut_around_the_mutation() -> None:
    source = f"def f():\n    return [{', '.join(f'name_{n}' for n in range(50))}, 7, *rest]\n"
    (one, other) = mutants("engine/x.py", source)
    assert "name_49, 7, *rest" in one.before
    assert "name_49, 8, *rest" in one.after
    assert "name_49, 6, *rest" in other.after
    assert len(one.before) < 100


def test_one_reason_explains_one_survivor() -> None:
    """Of two that change alike, each has to be listed."""
    known = Counter(["a | b"])
    assert taken(known, "a | b")
    assert not taken(known, "a | b")
    assert not taken(known, "c | d")


def test_every_reason_stands_in_the_list_in_a_form_that_is_read() -> None:
    told, _, table = EXPLAINED.read_text("utf-8").partition("| before |")
    lines = table.splitlines()
    listed = [line for line in lines if line.startswith("|") and "---" not in line]
    assert explained().total() == len(listed)
    assert f"the {len(listed)} of the table" in told
    assert all(line.count(" | ") == 3 and line.endswith(" |") for line in listed)


def test_every_reason_is_of_code_that_is_there() -> None:
    """A reason of former code would excuse a mutant of later code."""
    spoiled = [file for path in TESTS for file in files(path)]
    code = "\n".join(ast.unparse(ast.parse(file.read_text("utf-8"))) for file in spoiled)
    listed = [key.partition("` | `")[0][1:].replace("¦", "|") for key in explained()]
    gone = [each for each in listed if re.sub(r"^\w+: (?=\S)", "", each) not in code]
    assert not gone


def test_every_module_that_knows_a_rule_is_spoiled() -> None:
    """A new one is either tried or named among those that only host games."""
    modules = {path.stem for path in (ROOT / "engine").glob("*.py")} - {"__init__"}
    packages = {path.parent.name for path in (ROOT / "engine").glob("*/__init__.py")}
    tried = {Path(path).relative_to("engine").with_suffix("").as_posix() for path in TESTS}
    untried = {key for key in CATALOG if not trial(key).noticed_by}
    assert tried >= (modules | packages) - NO_RULES - untried
    assert modules | packages >= NO_RULES
    spoiled = {file for path in TESTS for file in files(path)}
    games = [file for path in TESTS for file in (ROOT / path).rglob("*.py")]
    left_out = {file for file in games if file not in spoiled}
    assert {file.stem for file in left_out} == JUDGEMENT
    assert {file.stem for file in spoiled} >= {"game", "rules", "course", "cards"}


@pytest.mark.parametrize("tests", TESTS.values(), ids=TESTS)
def test_the_tests_that_notice_are_there(tests: Sequence[str]) -> None:
    for each in tests:
        path, _, test = each.removeprefix("--ignore=").removeprefix("--deselect=").partition("::")
        assert (ROOT / path).exists(), each
        assert not test or f"def {test}(" in (ROOT / path).read_text("utf-8"), each
