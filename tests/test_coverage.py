"""The rules are covered: tables and marks agree, also with the books."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from tests import coverage
from tests.rules import (
    FOLDER,
    MARKED,
    Rulebook,
    marked,
    reading,
    readings,
    rule,
    rulebooks,
)
from tests.sentences import clean, rulebook, sentences

RULEBOOKS = os.environ.get("POEPPEL_RULEBOOKS", "")
with_rulebooks = pytest.mark.skipif(
    not RULEBOOKS, reason="POEPPEL_RULEBOOKS names no folder with the rulebooks"
)
every_table = pytest.mark.parametrize("table", rulebooks().values(), ids=lambda table: table.book)

WORDS_OF_A_SENTENCE = 6
"""Shorter ones are found by chance."""


def test_every_rule_and_reading_has_a_test() -> None:
    assert coverage.missing() == []


@every_table
def test_every_entry_says_something(table: Rulebook) -> None:
    assert len(table.places()) == len(table.sentences)
    for entry in table.sentences:
        assert entry.says.endswith(".")
        assert "|" not in entry.says + entry.why
        assert bool(entry.why) == (entry.kind != "rule")
        assert re.fullmatch(r"[0-9a-f]{64}", entry.sha256)


def test_every_reading_says_something() -> None:
    assert len(readings()) == len(json.decode((FOLDER / "readings.json").read_bytes()))
    for each in readings().values():
        assert each.says.endswith(".")
        assert bool(each.why) == (each.kind != "rule")


def test_a_mark_that_names_no_rule_is_refused() -> None:
    with pytest.raises(LookupError):
        rule("000", "Spielablauf", 1, 99)
    with pytest.raises(LookupError):
        rule("000", "Spielmaterial", 1, 1)  # there is one board: no rule
    with pytest.raises(KeyError):
        rule("999", "", 1, 1)
    with pytest.raises(LookupError):
        reading("C-0")


def test_a_mark_needs_a_sentence_and_a_docstring() -> None:
    def test_nothing() -> None:
        pass

    with pytest.raises(AssertionError):
        rule("000", "Spielablauf", 1)
    with pytest.raises(AssertionError):
        marked(["C-1"])(test_nothing)


def test_a_rule_without_a_test_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = coverage.document()
    place = next(place for place in MARKED if not isinstance(place, str))
    monkeypatch.delitem(MARKED, place)
    monkeypatch.delitem(MARKED, "C-6")
    assert coverage.missing() == [str(place), "C-6"]
    assert coverage.document() != whole


def test_the_command_writes_the_document(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coverage, "DOCUMENT", tmp_path / "new.md")
    monkeypatch.setattr(sys, "argv", ["coverage"])
    coverage.main()
    assert (tmp_path / "new.md").read_text("utf-8") == coverage.document()
    (tmp_path / "007.txt").write_text("# Ziel\n\nEins. Zwei.", "utf-8")
    monkeypatch.setattr(sys, "argv", ["coverage", "--skeleton", "007", str(tmp_path)])
    coverage.main()
    table = json.decode(capsys.readouterr().out, type=Rulebook)
    assert [(each.section, each.sentence) for each in table.sentences] == [("Ziel", 1), ("Ziel", 2)]


@with_rulebooks
@every_table
def test_no_sentence_of_a_rulebook_is_forgotten_or_has_changed(table: Rulebook) -> None:
    found = [
        (each.section, each.paragraph, each.number, each.hash)
        for each in sentences(rulebook(Path(RULEBOOKS), table.book))
    ]
    known = [(each.section, each.paragraph, each.sentence, each.sha256) for each in table.sentences]
    if table.complete:
        assert known == found
    else:
        assert set(known) <= set(found)


@with_rulebooks
def test_no_sentence_of_a_rulebook_stands_in_the_repository() -> None:
    copied: dict[tuple[str, str], str] = {}
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=coverage.ROOT, capture_output=True, text=True, check=False
    )
    if listing.returncode:
        pytest.skip("this is no checkout: git does not say which files belong to it")
    every = {
        sentence.text: book
        for book in ("000", "001", "002", "003", "004")
        for sentence in sentences(rulebook(Path(RULEBOOKS), book))
        if len(sentence.text.split()) >= WORDS_OF_A_SENTENCE
    }
    for name in listing.stdout.split("\0"):
        path = coverage.ROOT / name
        if path.suffix in {".md", ".py", ".json", ".ftl", ".txt", ".toml"} and path.is_file():
            text = clean(path.read_text("utf-8"))
            copied |= {(name, book): words for words, book in every.items() if words in text}
    assert copied == {}
