"""The tool that spoils the rules: a few mutants in every run, so that it cannot rot."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.mutate import ROOT, mutants


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
    assert "3 noticed" in done.stdout, done.stdout + done.stderr
    assert done.returncode == 0


def test_every_kind_of_place_is_spoiled() -> None:
    """A comparison, a number, a condition, a statement."""
    source = "def f(a, b):\n    if not a < b:\n        b += 1\n    return b\n"
    after = {mutant.row for mutant in mutants("engine/x.py", source, ())}
    assert len(after) >= 5
