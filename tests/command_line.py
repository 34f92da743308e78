"""What the tests of the command line share: commands, what they print, and what they refuse."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

import bot

ROOT = Path(__file__).parent.parent
ID = 123456789012345678


def token_of(application: int) -> str:
    """A token of an application, as Discord writes them."""
    name = base64.urlsafe_b64encode(str(application).encode()).decode().rstrip("=")
    return f"{name}.AbCdEf.gh-ij_kl"


TOKEN = token_of(ID)
SIMULATE = ["simulate", "--game", "classic", "--players", "4", "--seed", "1"]
RENDER = ["render", "--game", "classic", "--players", "2", "--seed", "1", "--answers", "50"]

Capture = pytest.CaptureFixture[str]


def refusal(capsys: Capture, *argv: str, code: int = 1) -> str:
    """Run a command that cannot be carried out; return the one sentence it says."""
    assert bot.main(argv) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    return err.strip()


def output(capsys: Capture, *argv: str) -> Any:
    """Run a command; return the JSON it prints."""
    assert bot.main([*argv, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)
