"""The measurements work, each for a moment; what they measure is for `make bench` to say."""

from __future__ import annotations

import asyncio
import re
import sys
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest
from msgspec import structs

from cogs.widgets.message_layout import PictureJob
from engine.catalog import CATALOG
from tests.bench import (
    arena,
    clicks,
    cups,
    dailies,
    ends,
    engine,
    films,
    footprint,
    loop,
    memory,
    pictures,
    requests,
    results,
    storage,
    stores,
    walls,
)
from tests.bench.__main__ import conditions, lines
from tests.bench.table import Row, markdown
from tests.postgres import why_not
from tests.render.conftest import _fresh

__all__ = ["_fresh"]

AIMS = {
    engine: {"at least 6", "at least 0.5"},
    walls: {"below 0.2 ms"},
    pictures: {
        "at least 40, at most 1.2 ms",
        "at least 40, at most 1.8 ms",
        "at least 25, at most 2.5 ms",
        "at most 90.3 KB",
        "at most 48.9 KB",
        "at most 93.0 KB",
        "at most 1.1",
    },
    films: {"at most 2 s", "at most 1,500 KB", "at most 4 s", "at most 3,000 KB"},
    storage: {
        "at least 1.5",
        "at least 12",
        "below 5 ms",
        "nobody waits for 50 ms",
        "at most 12 KB",
    },
    stores: set() if why_not() else {"at least 0.6", "at most 1.2"},
    loop: {"at most 20 ms"},
    requests: {"at most 2"},
    ends: {"at most 120", "at most 1.05", "at most 500 KB"},
    results: {"at most 50 ms in the thread", "at most 20 ms", "at most 3 ms"},
    cups: {"at most 1.05"},
    dailies: {"at most 1.2", "at most 30 ms"},
    clicks: {
        "at most 1.3",
        "at least 320",
        "of 800 below 1 s",
        "below 3 s",
        "flat: about 1",
        "10,000 within 2 s",
        "quick: within 2 s",
        "at most 20 KB",
    },
}


@pytest.mark.usefixtures("_fresh")
@pytest.mark.parametrize("module", AIMS, ids=lambda module: module.__name__)
def test_it_measures_ours_beside_something_in_the_same_run(
    module: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    rows: list[Row] = list(module.rows(full=False))
    assert {row.aim for row in rows} - {""} == AIMS[module]
    assert len({(row.what, row.beside) for row in rows}) == len(rows)
    for row in rows:
        assert row.ours >= 0
        if row.theirs is not None:
            assert row.beside
            assert row.theirs > 0
            assert row.ratio is not None
            assert row.ratio > 0
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="this is not Linux")
def test_memory_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PictureJob, "painted", lambda sketch: b"a picture")
    games = len(CATALOG)
    found = asyncio.run(memory.measured(games, 1, prepared=False))
    assert [done for done, _ in found] == [0, memory.AT_ONCE, games]
    assert all(taken > 10 for _, taken in found)
    assert len(capsys.readouterr().out.splitlines()) == len(found)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="this is not Linux")
def test_memory_of_a_cup_of_servers_and_of_languages_is_measured() -> None:
    rows = list(footprint.rows(full=False))
    assert len({row.what for row in rows}) == len(rows)
    assert all(row.ours > 0 for row in rows if row.unit == "MiB")


def test_every_house_rule_that_moves_pieces_is_measured_alone_and_with_all() -> None:
    measured = engine.contenders()
    assert engine.ALL.keys() | {engine.PLAIN, "all", "tournament", "positions"} <= measured.keys()


def test_programs_that_are_not_installed_are_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ludopy", "ludo_engine", "chess"):
        monkeypatch.setitem(sys.modules, name, None)
    assert not engine.OTHERS.keys() & engine.contenders().keys()
    row = Row("engine", 242_488, "rolls/s", "ludopy", aim="at least 6")
    *_, line = markdown([row])
    assert line == "| engine | 242,000 rolls/s | ludopy | not installed |  | at least 6 |"


def test_the_table_says_where_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = [*AIMS, memory, footprint]
    for module in modules:
        row = Row(module.__name__, 4.118, "ms", "something", 2.0, "at most 3")
        monkeypatch.setattr(module, "rows", lambda full, row=row: [row])
    said = list(lines(full=False))
    assert re.search(r"\d+ cores, load \d", conditions())
    assert said[0].startswith(conditions().partition(", load")[0])
    assert said[-1] == "| tests.bench.memory | 4.12 ms | something | 2.00 ms | 2.06 | at most 3 |"
    widths = {line.count("|") for line in islice(said, 2, None)}
    assert widths == {7}
    assert len(said) == 4 + len(modules)


def test_matches_of_computer_players_are_played_and_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for match in [
        match for each in (arena.MATCHES, arena.LADDER, arena.TASTES) for match in each.values()
    ]:
        levels = arena.with_expert(CATALOG[match.game]).levels
        assert set(match.levels.split(",")) <= set(levels)
    quick = structs.replace(arena.MATCHES["classic, 2: hard, expert"], games=2)
    monkeypatch.setattr(arena, "MATCHES", {"quick": quick})
    won, games = arena.played(quick, 2)
    assert games == 4
    head, _, line = arena.lines([], 2)
    assert head.startswith("| match")
    assert line.startswith(f"| quick | 4 | {25 * won}.0 |")
    assert line.endswith("|  |")


def test_the_ladder_has_every_preset_by_every_number_of_people(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for key, system in CATALOG.items():
        for preset in system.presets:
            people = system.numbers(system.values(preset))
            assert all(f"{key} {preset}, {each}: hard, normal" in arena.LADDER for each in people)
    name = "walls shuffled, 3: easy, random"
    assert arena.LADDER[name].preset == "shuffled"
    quick = structs.replace(arena.LADDER[name], games=1)
    monkeypatch.setattr(arena, "WHOLE", {"ladder": {name: quick}})
    *_, line = arena.lines(["ladder"], 1)
    assert line.startswith(f"| {name} | 1 |")
    assert line.endswith("| 38.3 |")
    assert dict(arena.named(["walls, 2: hunter, normal"]))
