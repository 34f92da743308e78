"""The file of a cup: it names no person, fits, and shows each change of it."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.hosting.cups import acts
from engine.hosting.cups import cup as cups
from engine.hosting.cups.corrections import correct
from engine.hosting.cups.cup_file import exported, is_cup, verify
from engine.hosting.cups.events import FORMATS, LATEST, Ended, Format
from engine.hosting.state.beginnings import CALL
from tests.engine.hosting.cups.test_cup import PERSON, Log, setup

VERIFIER = Path(__file__).parents[4] / "docs" / "verify-cup.mjs"


@cache
def a_file(people: int = 13, corrected: bool = False, format: Format = LATEST) -> bytes:
    log = Log(setup(), people, format)
    for _ in range(2):
        log.draw()
        log.play(absent=(5,))
    log.take(acts.leave(log.cup, PERSON + 2))
    log.take(acts.leave(log.cup, PERSON + 5))
    log.take(acts.join(log.cup, PERSON + 5, 55))
    log.draw()
    log.play()
    log.take(correct(log.cup, 2, 1, ((log.cup.rounds[1].tables[0]),), "misread"))
    log.draw()
    log.play()
    assert log.tick() == Ended()
    if corrected:
        turned = tuple(reversed(log.cup.rounds[-1].results[1].places))
        log.take(correct(log.cup, len(log.cup.rounds), 1, turned, "misread as well"))
    tables = {
        (at, place): 100 * at + place
        for at, each in enumerate(log.cup.rounds, 1)
        for place in range(1, len(each.drawn) + 1)
    }
    return exported(log.cup, dict(reversed(tables.items())))


@pytest.mark.parametrize("format", FORMATS)
def test_a_cups_file_fits_and_names_no_person(format: Format) -> None:
    file = a_file(format=format)
    assert is_cup(file)
    verdict = verify(file)
    assert verdict.fits, verdict.says
    assert str(PERSON)[:8] not in file.decode()


def test_the_file_of_a_cup_corrected_after_its_end_fits() -> None:
    file = a_file(corrected=True)
    assert verify(file).fits
    assert json.loads(file)["order"] != json.loads(a_file())["order"]


def a_live_file() -> bytes:
    """Too few came, twice and once more; a sixth pressed too early for the other time."""
    log = Log(setup("live", rounds=1), 8)
    log.now = cups.draws_at(log.cup) - CALL
    while not log.cup.asked:
        log.tick()
        if log.cup.present == []:
            log.take(acts.arrive(log.cup, PERSON + 8))
        log.now = cups.draws_at(log.cup)
    log.take(acts.move(log.cup, log.now + 7200, "tomorrow"))
    log.now = cups.draws_at(log.cup) - CALL
    log.tick()
    for number in range(1, 7):
        log.take(acts.arrive(log.cup, PERSON + number))
    for _ in range(2):
        log.draw()
        log.play()
    log.tick()
    return exported(log.cup, {})


def test_a_cup_whose_beginning_was_moved_fits(tmp_path: Path) -> None:
    file = a_live_file()
    assert verify(file).fits
    assert shutil.which("node") is None or node(file, tmp_path)


def test_a_file_has_tables_in_order_and_clicks_as_text() -> None:
    """JavaScript would round the ids; one space a level keeps a file of 96 people small."""
    written = a_file()
    assert written.startswith(b'{\n "format": "poeppel-cup-2",\n')
    file = json.loads(written)
    tables = [(each["round"], each["place"]) for each in file["tables"]]
    assert tables == sorted(tables)
    assert {row["event"].get("person", 0) for row in file["log"]} == {0}
    joined = {"type": "Joined", "entrant": 1, "person": 0, "click": "1"}
    assert file["log"][1]["event"] == joined, "without a reason"
    clicks = [row["event"]["click"] for row in file["log"] if "click" in row["event"]]
    assert clicks == ["1", *map(str, range(1, 14)), "55"]


needs_node = pytest.mark.skipif(
    shutil.which("node") is None, reason="Node is not installed, which docs/verify-cup.mjs runs on"
)


def node(file: bytes, folder: Path) -> bool:
    """Let docs/verify-cup.mjs check a file; return whether it fits."""
    path = folder / "cup.json"
    path.write_bytes(file)
    ran = subprocess.run(
        ["node", str(VERIFIER), str(path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.stderr == ""
    return ran.returncode == 0


@pytest.mark.many
@needs_node
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("people", [6, 7, 13, 30])
def test_the_verifier_in_javascript_agrees(people: int, format: Format, tmp_path: Path) -> None:
    assert node(a_file(people, format=format), tmp_path)
    assert node(a_file(people, corrected=True, format=format), tmp_path)


def own_text(file: Any) -> None:
    file["log"][0]["event"]["click"] = {}


def early(file: Any) -> None:
    at = next(at for at, row in enumerate(file["log"]) if row["event"]["type"] == "Drawn")
    del file["log"][at]


@pytest.mark.parametrize("change", [own_text, early])
def test_rows_that_contradict_each_other_are_no_cup_in_one_sentence(
    change: Callable[[Any], None],
) -> None:
    file = json.loads(a_file())
    change(file)
    assert verify(json.dumps(file).encode()).says.endswith(".")


@pytest.mark.parametrize("content", [b'{"a":' * 100_000, b'{"format":"\xff"}', b"\xff"])
def test_a_file_that_is_no_text_is_none_of_a_cup(content: bytes) -> None:
    assert not is_cup(content)
    assert not verify(content).fits


def entrants(file: Any) -> None:
    first = next(row["event"] for row in file["log"] if row["event"]["type"] == "Drawn")
    first["tables"][0].reverse()


def result(file: Any) -> None:
    played = next(row["event"] for row in file["log"] if row["event"]["type"] == "Played")
    played["places"].reverse()


def final(file: Any) -> None:
    played = [row["event"] for row in file["log"] if row["event"]["type"] == "Played"]
    played[-1]["places"].reverse()


def join(file: Any) -> None:
    joined = next(row["event"] for row in file["log"] if row["event"]["type"] == "Joined")
    joined["click"] = "12345"


def late_join(file: Any) -> None:
    joined = [row["event"] for row in file["log"] if row["event"]["type"] == "Joined"]
    joined[-1]["click"] = "12345"


def former_format(file: Any) -> None:
    file["format"] = "poeppel-cup-1"


def format_of_the_log(file: Any) -> None:
    file["log"][0]["event"]["format"] = 1


def secret(file: Any) -> None:
    file["secret"] = "0" * 64


def seal(file: Any) -> None:
    file["published"] = "0" * 64


def seed(file: Any) -> None:
    file["tables"][2]["published"] = "0" * 64


def order(file: Any) -> None:
    file["order"].reverse()


def points(file: Any) -> None:
    file["standings"][0]["points"] += 12


def wins(file: Any) -> None:
    file["standings"][0]["wins"] += 1


def reason(file: Any) -> None:
    file["standings"][0]["by"] = "lot"


def unranked(file: Any) -> None:
    file["order"].pop()


def opening(file: Any) -> None:
    del file["log"][0]


def no_events(file: Any) -> None:
    file["log"] = []


def no_click(file: Any) -> None:
    file["log"][0]["event"]["click"] = "a"


def no_event(file: Any) -> None:
    file["log"][1]["event"]["type"] = "Nothing"


def surplus(file: Any) -> None:
    file["more"] = 1


def surplus_in_a_row(file: Any) -> None:
    file["log"][0]["more"] = 1


def surplus_in_a_table(file: Any) -> None:
    file["tables"][0]["more"] = 1


TAMPERED = [
    entrants, result, final, join, late_join, former_format, format_of_the_log, secret, seal, seed,
    order, unranked, points, wins, reason,
]  # fmt: skip
"""Changes of a file that still can be read."""
CHANGES = [
    *TAMPERED,
    opening,
    no_events,
    no_click,
    no_event,
    surplus,
    surplus_in_a_row,
    surplus_in_a_table,
]


@pytest.mark.many
@needs_node
@pytest.mark.parametrize("change", TAMPERED)
def test_the_verifier_in_javascript_finds_changes(
    change: Callable[[Any], None], tmp_path: Path
) -> None:
    file = json.loads(a_file())
    change(file)
    assert not node(json.dumps(file).encode(), tmp_path)


@pytest.mark.parametrize("change", CHANGES)
def test_each_change_is_found(change: Callable[[Any], None]) -> None:
    file = json.loads(a_file())
    change(file)
    assert not verify(json.dumps(file).encode()).fits


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"format": "poeppel-1"}'])
def test_other_files_are_none_of_a_cup(content: bytes) -> None:
    assert not is_cup(content)
    assert not verify(content).fits
