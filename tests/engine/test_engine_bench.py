"""The measurement of the engine works; what it measures is for `make bench` to say."""

from __future__ import annotations

import re
import sys

import pytest

from tests.bench import engine


def test_it_measures_every_house_rule_and_the_game_without() -> None:
    measured = engine.measure(seconds=0.5)
    assert {f"with {key}" for key in engine.ALL} | {"no house rule", "with all of them"} <= set(
        measured
    )
    assert all(figures["plies_per_second"] > 0 < figures["ratio"] for figures in measured.values())
    assert measured["no house rule"]["ratio"] == 1


def test_programs_that_are_not_installed_are_said_to_be_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("ludopy", "ludo_engine", "chess"):
        monkeypatch.setitem(sys.modules, name, None)
    engine.main(seconds=0.5)
    *ours, chess, king, ludopy = capsys.readouterr().out.splitlines()
    assert all(re.fullmatch(r".{32} +[0-9,]+ /s +[0-9.]+ x", line) for line in ours)
    assert [line.split(maxsplit=1) for line in (chess, king, ludopy)] == [
        ["chess", "not installed"],
        ["ludo-king-engine", "not installed"],
        ["ludopy", "not installed"],
    ]
