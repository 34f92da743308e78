"""The positions of today's five are read whole, or it is said in a sentence which file is at fault."""

from __future__ import annotations

import re
import shutil
from datetime import date
from pathlib import Path

import pytest

from data.shipped.positions import GAMES, BadPositions, positions

FOLDER = Path(__file__).parent.parent / "engine" / "positions"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "positions"))


def changed(folder: Path, number: int, game: str, was: str, now: str) -> None:
    path = folder / str(number) / f"{game}.json"
    text = path.read_text("utf-8")
    assert was in text
    path.write_text(text.replace(was, now), "utf-8")


def test_the_files_are_read_in_the_order_of_their_first_days(folder: Path) -> None:
    shutil.copytree(folder / "1", folder / "2")
    for game in GAMES:
        changed(folder, 2, game, '"number":1', '"number":2')
        changed(folder, 2, game, "2026-11-27", "2026-11-20")
    (folder / "notes.txt").touch()
    found = positions(folder)
    assert [file[0].number for file in found] == [2, 1]
    assert [file[0].begins for file in found] == [date(2026, 11, 20), date(2026, 11, 27)]
    assert [game.game for game in found[0]] == list(GAMES)


def test_the_best_way_has_the_highest_chance() -> None:
    [file] = positions(FOLDER)
    for position in (each for game in file for each in game.positions):
        assert max(way.chance for way in position.ways) == position.ways[position.best].chance


@pytest.mark.parametrize("missing", ["", "1", "1/walls.json"])
def test_a_missing_file_is_named(folder: Path, missing: str) -> None:
    path = folder / missing
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    with pytest.raises(BadPositions, match=r"walls\.json: .*No such file|there are no positions"):
        positions(folder)


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("\n]}\n", "", "truncated"),
        ('"form":1', '"form":2', "form 2 is newer than 1"),
        ('"form":1', '"form":"a"', "form"),
        ('"number":1', '"number":3', "it is walls of number 3"),
        ('"game":"walls"', '"game":"classic"', "it is classic of number 1"),
        ('"fails"', '"fail"', "fail"),
    ],
)
def test_a_file_that_cannot_be_used_is_named(folder: Path, was: str, now: str, said: str) -> None:
    changed(folder, 1, "walls", was, now)
    with pytest.raises(BadPositions, match=rf"positions/1/walls\.json: .*{re.escape(said)}"):
        positions(folder)


def test_a_position_without_a_best_way_is_named(folder: Path) -> None:
    text = (folder / "1" / "classic.json").read_text("utf-8")
    alike = re.sub(r'(\["\w+(?: \d)?"),\d+,', r"\1,500,", text)
    (folder / "1" / "classic.json").write_text(alike, "utf-8")
    with pytest.raises(BadPositions, match=r"classic\.json: position 0 has no best way"):
        positions(folder)


def test_a_newer_form_is_said_though_nothing_else_can_be_read(folder: Path) -> None:
    (folder / "1" / "classic.json").write_text('{"form":9,"days":{}}', "utf-8")
    with pytest.raises(BadPositions, match="form 9 is newer"):
        positions(folder)


def test_a_file_that_was_put_together_of_two_is_refused(folder: Path) -> None:
    changed(folder, 1, "walls", "2026-11-27", "2026-11-28")
    with pytest.raises(BadPositions, match="begin on several days"):
        positions(folder)


def test_after_a_repair_it_is_read_without_a_restart(folder: Path) -> None:
    file = folder / "1" / "walls.json"
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    with pytest.raises(BadPositions):
        positions(folder)
    file.write_bytes(whole)
    assert len(positions(folder)) == 1
