"""Splitting rulebooks: on examples of our own, and on the real ones where they are."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.sentences import (
    Sentence,
    blocks,
    clean,
    rulebook,
    sentences,
    split,
)

RULEBOOKS = os.environ.get("POEPPEL_RULEBOOKS", "")
with_rulebooks = pytest.mark.skipif(
    not RULEBOOKS, reason="POEPPEL_RULEBOOKS names no folder with the rulebooks"
)
BOOKS = ("000", "001", "002", "003", "004")


def places(text: str) -> list[tuple[str, int, int, str]]:
    return [(each.section, each.paragraph, each.number, each.text) for each in sentences(text)]


def test_sentences_are_counted_in_paragraphs_and_those_under_headings() -> None:
    text = "Vorweg.\n\n# **Ziel:**\n\nEins ist eins. Zwei\nist zwei!\n\nUnd drei?\n\n## Ende\nAus."
    assert places(text) == [
        ("", 1, 1, "Vorweg."),
        ("Ziel", 1, 1, "Eins ist eins."),
        ("Ziel", 1, 2, "Zwei ist zwei!"),
        ("Ziel", 2, 1, "Und drei?"),
        ("Ende", 1, 1, "Aus."),
    ]


def test_a_heading_that_comes_again_goes_on_counting() -> None:
    assert places("# A\n\nEins.\n\n# B\n\nZwei.\n\n# A\n\nDrei.")[-1] == ("A", 2, 1, "Drei.")


def test_items_of_a_list_are_sentences_of_a_paragraph() -> None:
    assert places("# Da\n\n- 1 Brett\n- 2 Figuren (je Farbe)\n\nSo.") == [
        ("Da", 1, 1, "1 Brett"),
        ("Da", 1, 2, "2 Figuren (je Farbe)"),
        ("Da", 2, 1, "So."),
    ]


def test_a_numbered_rule_is_a_section() -> None:
    text = "1. Roll. Then move.\n\nOr wait.\n\n12. (MUST) Go on."
    assert places(text) == [
        ("1", 1, 1, "Roll."),
        ("1", 1, 2, "Then move."),
        ("1", 2, 1, "Or wait."),
        ("12", 1, 1, "(MUST) Go on."),
    ]


def test_a_short_line_without_punctuation_is_a_heading() -> None:
    assert places("So geht es\n\nEins.\n\n55 Karten\n\nUnd: aus") == [
        ("So geht es", 1, 1, "Eins."),
        ("So geht es", 2, 1, "55 Karten"),
        ("So geht es", 3, 1, "Und: aus"),
    ]


def test_a_sentence_cut_by_a_page_break_is_put_together() -> None:
    assert places("Das gilt eben-\n\n\n\nfalls, wenn\n\n3 Leute\n\nspielen. Gut.\n\nnein") == [
        ("", 1, 1, "Das gilt ebenfalls, wenn 3 Leute spielen."),
        ("", 1, 2, "Gut."),
        ("", 2, 1, "nein"),
    ]


def test_lines_without_a_word_do_not_count() -> None:
    assert places("Eins.\n\n. >>>Zwei<<<\n\n**\n\nDrei.") == [
        ("", 1, 1, "Eins."),
        ("", 2, 1, ">>>Zwei<<<"),
        ("", 3, 1, "Drei."),
    ]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Wer z.B. eine 6 hat, bzw. Glück, zieht.", 1),
        ("Es sind evtl. Karten da (d.h. Figuren) oder ca. 5.", 1),
        ("See rule no. 10 and e.g. Rule 4.", 1),
        ("Bahnhofstr. 3 in Ulm", 1),
        ("Felder a, b usw. Danach ist Schluss.", 2),
        ("Felder a, b usw. und c.", 1),
        ("Ein Feld (Beispiel: Das ist es. Oder das).", 2),
        ("Erst links (1). Dann rechts (2). Aus.", 3),
        ('"Halt!" - so heißt es. "Weiter!" Und dann?', 3),
        ('Gegen "Halt!"- oder "Los!"-Karten hilft nichts.', 1),
        ("Achtung! 3 Felder vor.", 2),
        ("Aha... und weiter.", 1),
    ],
)
def test_a_sentence_ends_where_it_should(text: str, count: int) -> None:
    found = split(clean(text))
    assert len(found) == count
    assert " ".join(found) == clean(text)


def test_cleaning_leaves_the_words() -> None:
    assert clean("~~B~~ *Eine*  **“Karte”**<sup>®</sup> –\n don’t") == 'B Eine "Karte" - don\'t'
    assert clean("a\u0308rgern") == "ärgern"


def test_the_hash_is_that_of_the_cleaned_text() -> None:
    one, other = sentences("Die **„6“** zählt."), sentences('Die "6"\nzählt.')
    assert one[0].hash == other[0].hash
    assert one[0].hash != Sentence("", 1, 1, "Die 6 zählt.").hash
    assert re.fullmatch(r"[0-9a-f]{64}", one[0].hash)


def test_a_rulebook_is_found_by_its_number(tmp_path: Path) -> None:
    (tmp_path / "007_x.txt").write_text("Ja.", "utf-8")
    assert rulebook(tmp_path, "007") == "Ja."
    with pytest.raises(FileNotFoundError):
        rulebook(tmp_path, "008")


@with_rulebooks
@pytest.mark.parametrize("book", BOOKS)
def test_no_word_of_a_rulebook_is_lost(book: str) -> None:
    text = rulebook(Path(RULEBOOKS), book)
    found = sentences(text)
    places = {(each.section, each.paragraph, each.number) for each in found}
    assert len(places) == len(found)

    kept = [each.text for each in found]
    kept += [block.texts[0] for block in blocks(text) if block.heading]
    kept += re.findall(r"(?m)^(\d{1,2})\. ", text)
    assert sorted(re.findall(r"\w", " ".join(kept))) == sorted(re.findall(r"\w", clean(text)))
