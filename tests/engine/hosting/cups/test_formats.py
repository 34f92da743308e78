"""Both formats of cups: golden files of each, running cups that keep theirs, files of tables."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot import main
from engine.hosting.cups import acts, cup_file
from engine.hosting.cups.cup_file import exported, verify_table
from engine.hosting.cups.events import COMPUTER, FORMATS, Format
from engine.hosting.state.dice import Dice
from engine.hosting.statistics import game_file
from tests.engine.hosting.cups.test_cups import PERSON, World, world

FILES = Path(__file__).with_name("files")
"""By format, as 1.1.0 and 1.2.0 have exported it: a cup with one of its tables, and a corrected cup of 13."""
DOCS = Path(__file__).parents[4] / "docs"

needs_node = pytest.mark.skipif(
    shutil.which("node") is None, reason="Node is not installed, which the verifiers run on"
)


def path(name: str, format: Format) -> Path:
    return FILES / f"{name}-{format}.json"


def node(verifier: str, *files: Path) -> bool:
    """Let a verifier of docs check files; return whether they fit."""
    command = ["node", str(DOCS / verifier), *map(str, files)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.stderr == ""
    return ran.returncode == 0


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("name", ["cup", "corrected"])
def test_a_cup_of_every_format_proves_itself_for_ever(name: str, format: Format) -> None:
    """Where one is missing: ``python -m tests.engine.hosting.golden_saves`` writes those of today."""
    verdict = cup_file.verify(path(name, format).read_bytes())
    assert verdict.fits, verdict.says


@pytest.mark.parametrize("format", FORMATS)
def test_a_table_of_every_format_proves_itself_for_ever(format: Format) -> None:
    table = path("table", format).read_bytes()
    assert game_file.verify(table).fits
    assert verify_table(path("cup", format).read_bytes(), table).fits


@needs_node
@pytest.mark.parametrize("format", FORMATS)
def test_the_verifiers_in_javascript_read_every_format(format: Format) -> None:
    assert node("verify-cup.mjs", path("corrected", format))
    assert node("verify-cup.mjs", path("cup", format), path("table", format))
    assert node("verify.mjs", path("table", format))


async def played(one: World, people: int = 7) -> tuple[bytes, list[bytes]]:
    """Play a cup to its end; return its file and those of its tables."""
    await one.open(people)
    await one.draw()
    while not (await one.get()).cup.over:
        await one.play()
    tables = await one.place.store.cup_tables(one.cup)
    files = []
    for table in tables.values():
        record, log = await one.place.kept(table)
        assert record is not None
        files.append(game_file.export(record, log))
    return exported((await one.get()).cup, tables), files


@pytest.mark.parametrize("format", FORMATS)
async def test_a_running_cup_keeps_its_format(format: Format, tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        with patch("engine.hosting.service.cups.LATEST", format):
            await one.open(7)
        await one.place.reopen()
        one.begun()
        [first, _] = await one.draw()
        at = first.setup.cup
        assert at is not None
        assert at.format == (await one.get()).cup.format == format
        name = first.record.id if format == 1 else at.name
        assert first.dice.message == Dice(b"", name, first.record.contributions, format).message
        record, log = await one.place.kept(first.record.id)
        assert record is not None
        file = json.loads(game_file.export(record, log))
        assert (file["format"], file.get("at")) == {
            1: ("poeppel-1", None), 2: ("poeppel-2", f"{one.cup}:1:1"),
        }[format]  # fmt: skip


async def test_all_files_of_a_cup_fit_and_belong_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with world(tmp_path) as one:
        cup, tables = await played(one)
    paths = [tmp_path / f"{at}.json" for at in range(len(tables) + 1)]
    for path, content in zip(paths, (cup, *tables), strict=True):
        path.write_bytes(content)
    assert main(["verify", *map(str, paths)]) == 0
    assert capsys.readouterr().out.count("has the contributions of its draw") == len(tables)
    if shutil.which("node"):
        assert node("verify-cup.mjs", *paths)
        assert all(node("verify.mjs", path) for path in paths[1:])


def other_contributions(game: Any) -> None:
    game["contributions"][0] = "5"


def other_place(game: Any) -> None:
    game["at"] = "1:1:2"


def other_secret(game: Any) -> None:
    game["published"] = "0" * 64


def other_table(game: Any) -> None:
    game["table"] = 99


@pytest.mark.parametrize("change", [other_contributions, other_place, other_secret, other_table])
async def test_a_table_that_is_not_of_the_cup_is_found(
    change: Callable[[Any], None], tmp_path: Path
) -> None:
    async with world(tmp_path) as one:
        cup, tables = await played(one, 6)
    game = json.loads(tables[0])
    assert verify_table(cup, tables[0]).fits
    change(game)
    changed = json.dumps(game).encode()
    assert not verify_table(cup, changed).fits
    if shutil.which("node"):
        (tmp_path / "cup.json").write_bytes(cup)
        (tmp_path / "table.json").write_bytes(changed)
        assert not node("verify-cup.mjs", tmp_path / "cup.json", tmp_path / "table.json")


async def test_the_number_of_a_table_changes_no_roll(tmp_path: Path) -> None:
    """It is free after the draw: numbers can be used up until one suits."""
    rolls = []
    for number in range(3):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with world(folder) as one:
            for _ in range(number):
                await one.place.open()
            await one.open(6)
            tables = await one.draw()
            rolls.append([session.dice.message for session in tables])
            assert tables[0].record.id == number + 1
    assert rolls[0] == rolls[1] == rolls[2]


async def test_computers_beside_two_people_have_places(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        await one.draw()
        await one.cups.act(one.cup, PERSON, lambda now: acts.leave(now, PERSON + 1))
        await one.due()
        await one.play()
        small = (await one.get()).cup.rounds[-1]
        assert sorted(map(len, small.drawn)) == [2, 3]
        await one.play()
        results = (await one.get()).cup.rounds[1].results.values()
        places = [[each for together in result.places for each in together] for result in results]
        assert sorted(map(len, places)) == [3, 3]
        assert sum(seats.count(COMPUTER) for seats in places) == 1


async def test_a_table_whose_people_are_all_deleted_is_counted(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(7)
        one.no = "cup-no-threads"
        await one.draw()
        small = min((await one.get()).cup.rounds[-1].drawn, key=len)
        for each in small:
            await one.place.store.take_out(PERSON + each)
        one.no = ""
        await one.until(one.place.time + 60)
        await one.play()
        assert len((await one.get()).cup.rounds[0].results) == 2
